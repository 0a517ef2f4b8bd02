"""The README's picture shows what the demo prints today."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "picture.py"


def test_the_picture_is_what_the_demo_prints():
    drawn = subprocess.run([sys.executable, str(SCRIPT), "-"], capture_output=True, text=True, check=True).stdout

    assert drawn == (SCRIPT.parents[1] / "docs" / "demo.svg").read_text(encoding="utf-8"), "run `make picture`"
