"""Planted secrets come out of no command, in no format, in no error."""

from __future__ import annotations

import pytest

from support import places, planted, repos


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> places.Place:
    """Every planted secret stands in the person's words, the agent's, a command, an output, a to-do and a summary."""
    place = places.make(tmp_path_factory.mktemp("secrets"))
    told = place.rows()
    for kind, secret in planted.SECRETS:
        told.human(f"Never commit this, it is our {kind}: {secret} - use it instead of the old one")
        told.agent(f"I'll keep {secret} out of the repository. The problem is {secret}.")
        told.tool("Bash", {"command": f"deploy --with '{secret}'"}, f"Error: {secret} was refused", failed=True)
    todos = [{"content": f"rotate {secret}", "status": "pending", "activeForm": "x"} for _, secret in planted.SECRETS]
    told.tool("TodoWrite", {"todos": todos}, "ok")
    told.compaction("Pending tasks: rotate " + " and ".join(secret for _, secret in planted.SECRETS[:9]))
    told.human("rotate them: " + "\n".join(secret for _, secret in planted.SECRETS))
    place.session(told)
    repo = repos.Repo(place.folder, home=place.root / "git-home", make=False)
    for at, (_, secret) in enumerate(planted.SECRETS[:8]):
        repo.write(f"file{at}.txt", secret)
        repo.git("add", ".")
        repo.git("commit", "-qm", f"add the key {secret.splitlines()[0]}")
    return place


def test_at_least_sixty_are_planted():
    assert len(planted.SECRETS) >= 60


@pytest.mark.parametrize(
    "args",
    [
        ("now",),
        ("now", "--budget", "20000"),
        ("now", "--budget", "20000", "--lang", "zh"),
        ("now", "--budget", "20000", "--format", "json"),
        ("now", "--budget", "20000", "--format", "yaml"),
        ("context", "--budget", "20000"),
        ("context", "--budget", "20000", "--format", "json"),
        ("why", "rule"),
        ("why", "last_request", "--format", "json"),
        ("why", "timeline", "--format", "yaml"),
        ("why", "s:1"),
        ("why", "s:3"),
        ("sessions",),
    ],
    ids=" ".join,
)
def test_no_planted_secret_comes_out(place, args):
    done = place.reorient(*args)

    assert done.code == 0, done.err
    for kind, secret in planted.SECRETS:
        for part in secret.split("\n"):
            if len(part) > 20 or part == secret:
                assert part not in done.out + done.err, kind


def test_errors_hold_no_secret_either(place):
    for _, secret in planted.SECRETS:
        done = place.reorient("why", secret.splitlines()[0]) if not secret.startswith("-") else None
        assert done is None or secret not in done.err + done.out


def test_check_of_a_result_with_a_secret_in_it_masks_it(place):
    saved = place.now("--format", "json").out
    secret = planted.SECRETS[0][1]
    done = place.reorient("check", "-", stdin=saved.replace("billing", secret).replace("rotate", f"rotate {secret}"))

    assert secret not in done.out + done.err
