"""Names are taken from masked words: a secret that is taken out of its text alone no longer looks like one."""

from __future__ import annotations

import pytest

from reorient.app import discreet
from reorient.model import values
from reorient.talk import observe
from support.talks import Talk

SECRET = "correctHorse_" + "battery9"
FORMS = (
    "password = {}",
    'PASSWORD="{}"',
    "the password is {}",
    "curl --api-key {} https://example.org",
    "Authorization: Bearer {}",
    '"auth_token": "{}"',
    "密码是{}",
    "tool --pass {}",
    "curl -u admin:{} http://example.org",
    "sshpass -p {} ssh example.org",
    "htpasswd -b users admin {}",
    "redis-cli -a {} ping",
    "Set-Cookie: sid={}",
    "<password>{}</password>",
    'dbPass := "{}"',
    "psql postgres://app:{}@db/x",
)


def names(talk: Talk) -> set[str]:
    """The names in play, as the product takes them."""
    found = (item.value for item in observe.observe(discreet.masked(talk.done())) if item.field == "name")
    return {str(value["name"]) for value in found if isinstance(value, values.Record)}


@pytest.mark.parametrize("form", FORMS)
def test_no_secret_of_a_command_or_an_edit_or_a_message_is_a_name(form):
    words = form.format(SECRET)
    talk = Talk().human(words).run(words).wrote("/r/app.py", f"def start_here():\n{words}\n").agent(words)

    told = names(talk)

    assert not any(SECRET in name for name in told)
    assert "start_here" in told


def test_a_name_that_is_no_secret_is_told_from_each_of_them():
    talk = (
        Talk().human("see half_even").run("go test -run TestRound").wrote("/r/a.go", "func roundHalf() {}").agent("ok")
    )

    assert {"half_even", "TestRound", "roundHalf"} <= names(talk)


def test_a_command_stays_what_was_run_and_its_bare_form_is_beside_it():
    talk = discreet.masked(Talk().run(f"PGPASSWORD={SECRET} psql").run("pytest -q").done())

    calls = [item.call for item in talk.utterances if item.call]

    assert [call.run for call in calls] == [f"PGPASSWORD={SECRET} psql", "pytest -q"]
    assert [call.bare for call in calls] == ["PGPASSWORD=[masked: password] psql", None]
