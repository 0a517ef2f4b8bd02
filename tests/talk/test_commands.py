"""Which commands are worth repeating."""

from __future__ import annotations

import pytest

from reorient.talk import commands


@pytest.mark.parametrize(
    ("run", "shown"),
    [
        ("cd api && pytest -q -k double", ["pytest -q -k double"]),
        ("make", ["make"]),
        ("npm run check 2>&1 | tail -20", ["npm run check"]),
        ("CI=1 timeout 60 go test ./... > out.txt", ["go test ./..."]),
        ("git add -A && git commit -m \"$(cat <<'EOF'\nfix: round up\n\nand; more\nEOF\n)\"", ["git add -A", "git commit"]),
        ("git log --format='%h && %s' -3", ["git log --format='%h && %s' -3"]),
        ("cat > x.py <<'EOF'\nnpm install x\nEOF\npython3 x.py", ["python3 x.py"]),
    ],
)  # fmt: skip
def test_builds_tests_runs_and_version_control_are_worth_it(run, shown):
    assert [command.shown for command in commands.worth(run)] == shown


@pytest.mark.parametrize("run", ["ls x", "cat a.py | grep -n send", "echo 'npm test'", "sed -n 1,9p a", "", "x" * 5000])
def test_what_only_looks_is_not(run):
    assert list(commands.worth(run)) == []


def test_a_long_command_is_told_by_its_first_words():
    (command,) = commands.worth("git log --oneline " + " ".join(f"path-{at}" for at in range(20)))

    assert (command.head, command.shown) == ("git log", "git log")
