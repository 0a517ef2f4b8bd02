"""Branches that tests take, by room: each room of [tool.reorient.branches] must reach its floor."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main(report: str) -> int:
    """1 when a room lies below its floor."""
    files = json.loads(Path(report).read_text())["files"]
    floors = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["reorient"]["branches"]
    return max([judge(room, floor, files) for room, floor in floors.items()], default=0)


def judge(room: str, floor: int, files: dict[str, dict[str, dict[str, int]]]) -> int:
    """Print one room's share; 1 when it lies below the floor."""
    parts = [file["summary"] for path, file in files.items() if f"reorient/{room}/" in path]
    every, taken = (sum(part[key] for part in parts) for key in ("num_branches", "covered_branches"))
    share = 100 * taken / every if every else 100.0
    print(f"branches of {room}: {share:.1f} % ({taken} of {every}), at least {floor} %")
    return int(share < floor)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
