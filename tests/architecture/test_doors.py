"""One door reads, one writes, one prints; each planted way around them is found."""

from __future__ import annotations

import pytest

from architecture import doors, planted, tree


@pytest.mark.promise("R10", "C-06")
def test_the_package_keeps_its_doors():
    assert doors.violations(tree.read()) == []


@pytest.mark.parametrize(
    ("room", "source"),
    [
        ("talk__x", "import os"),
        ("resolve__x", "import time"),
        ("render__x", "import random"),
        ("results__x", "from pathlib import Path"),
        ("sources__x", "import subprocess"),
        ("sources__x", "import socket"),
        ("sources__x", "from urllib import request"),
        ("sources__x", "import urllib.request"),
        ("app__x", "from pathlib import Path\nPath('x').read_text()"),
        ("app__x", "text = open('x').read()"),
        ("app__x", "import io\nio.open('x')"),
        ("app__x", "import os\nos.environ.get('X')"),
        ("app__x", "from os import environ\nenviron['X']"),
        ("app__x", "import os as system\nsystem.listdir('.')"),
        ("app__x", "from os import path\npath.exists('.')"),
        ("app__x", "import datetime\ndatetime.datetime.now(datetime.UTC)"),
        ("model__x", "from datetime import date\ndate.today()"),
        ("surfaces__x", "import os\nos.getenv('X')"),
        ("config", "import os\nos.read(0, 1)"),
        ("sources__x", "def f(path):\n    return path.read_bytes()"),
    ],
)
def test_reading_the_world_outside_its_door_is_found(tmp_path, room, source):
    assert doors.violations(planted.package(tmp_path, **{room: source}))


@pytest.mark.parametrize(
    ("room", "source"),
    [
        ("reach", "import os\nos.replace('a', 'b')"),
        ("reach", "import os\nos.open('a', os.O_RDONLY | os.O_CREAT)"),
        ("reach", "import shutil\nshutil.rmtree('a')"),
        ("reach", "import tempfile\ntempfile.mkdtemp()"),
        ("app__x", "import os\nos.makedirs('a')"),
        ("sources__x", "from os import unlink\nunlink('a')"),
        ("surfaces__x", "def f(path):\n    path.write_text('a')"),
        ("render__x", "print('a')"),
        ("app__x", "import sys\nsys.stderr.write('a')"),
    ],
)
def test_writing_outside_its_room_is_found(tmp_path, room, source):
    assert doors.violations(planted.package(tmp_path, **{room: source}))


@pytest.mark.parametrize(
    ("room", "source"),
    [
        ("app__x", "import click"),
        ("surfaces__hook", "import click"),
        ("talk__x", "import yaml"),
        ("app__now", "import yaml"),
        ("reach", "import requests"),
        ("effects__x", "import platformdirs"),
    ],
)
def test_a_third_party_outside_its_file_is_found(tmp_path, room, source):
    assert doors.violations(planted.package(tmp_path, **{room: source}))


@pytest.mark.parametrize(
    ("room", "source"),
    [
        ("reach", "import os, subprocess, time\nos.environ, os.stat('a'), time.monotonic()"),
        ("config", "import os\nos.environ.get('X')"),
        ("effects__x", "import os\nos.replace('a', 'b')"),
        ("surfaces__cli__now", "import click\nclick.echo('a')"),
        ("sources__x", "import os\nos.path.join('a', 'b')"),
        ("talk__x", "import re, datetime\ndatetime.datetime.fromisoformat('2026-01-01').replace(year=1)"),
        ("talk__x", "def f(world, text):\n    return world.open(text.replace('a', 'b'))"),
    ],
)
def test_what_has_its_door_is_let_through(tmp_path, room, source):
    assert doors.violations(planted.package(tmp_path, **{room: source})) == []
