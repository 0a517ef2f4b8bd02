"""Lines of work: proof is what git has, and what is left out is left to the fitting, never dropped in silence."""

from __future__ import annotations

from reorient.model import observations, places, subjects, utterances, values
from reorient.render import phrases
from reorient.resolve import settle
from reorient.results import words_of_people, work
from reorient.talk import observe
from support.talks import Talk


def git(field: str, key: str, **value: values.Value) -> observations.Observation:
    return observations.Observation(
        subject=subjects.Subject(subjects.Kind.REPOSITORY, "/r"),
        field=field,
        key=key,
        value=values.Record(**value),
        voice=observations.Voice.GIT,
        place=places.Place(source="git", mark=f"git {key[:7]}", locator=f"git show {key}", revision=key),
    )


def lines(talk: Talk, *more: observations.Observation, top: str | None = "/r"):
    found = settle.all([*observe.observe(talk.done()), *more])
    return [*words_of_people.lines(found), *work.lines(found, top=top)]


COMMITTED = Talk().human("go").run("git commit -m x", "[main 8a988ea] verify signatures").agent("Committed.")


def test_a_commit_that_git_has_is_proven_and_cites_it():
    oid = "8a988ea" + "0" * 33
    done = [line for line in lines(COMMITTED, git("commit", oid, oid=oid, subject="verify")) if line.section == "done"]

    assert [line.phrase for line in done] == ["done.commit"]
    assert done[0].cites[0].mark == "git 8a988ea"


def test_a_commit_that_git_does_not_show_is_only_said_by_the_session():
    other = "1" * 40
    done = [line for line in lines(COMMITTED, git("commit", other, oid=other, subject="x")) if line.section == "done"]

    assert [line.phrase for line in done] == ["done.commit_unseen"]


def test_a_ticked_to_do_is_not_told_again_where_a_commit_is_called_like_it():
    talk = Talk().human("go").run("git commit -m x", "[main 8a988ea] Verify signatures").agent("Committed.")
    talk = talk.todos(**{"verify signatures": "done", "write the manual": "done"})

    done = {line.phrase: line for line in lines(talk) if line.section == "done"}

    assert done["done.commit_unseen"].args["subject"] == "Verify signatures"
    assert done["done.todos"].args["items"] == ("write the manual",)


def test_only_files_that_git_shows_as_changed_are_edited_and_not_committed():
    talk = Talk().human("go").edit("/r/a.py").edit("/r/b.py").agent("Done.")
    edited = [
        line
        for line in lines(talk, git("uncommitted", "a.py", path="a.py", state="unstaged"))
        if line.section == "edited"
    ]

    assert [line.args["paths"] for line in edited] == [("a.py",)]


def test_a_failed_edit_is_no_edit():
    talk = Talk().human("go")
    talk.tool(utterances.Call(name="Edit", id="x", edits=("/r/a.py",)), "denied", failed=True)

    assert [line for line in lines(talk) if line.section == "edited"] == []


def test_every_rule_and_every_to_do_has_its_line_however_many():
    talk = Talk()
    for number in range(20):
        talk.human(f"never touch module number{number}").agent("ok")
    talk.todos(**{f"step_{number:02}": "pending" for number in range(20)})
    made = lines(talk)

    assert sum(line.section == "rule" for line in made) == 20
    assert [line.args["text"] for line in made if line.section == "open"] == [f"step {n:02}" for n in range(20)]


def test_what_is_told_for_its_gist_is_shown_by_its_two_ends_and_held_whole():
    words = "review " + "the parcels of the week and " * 40 + "close them"
    todo = next(line for line in lines(Talk().todos(**{words: "pending"})) if line.section == "open")

    shown = phrases.line(todo, "en")

    assert len(shown) < 400
    assert "…(+" in shown
    assert todo.args["text"] == words
