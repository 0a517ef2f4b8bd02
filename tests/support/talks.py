"""Talks for tests of meaning: said in one line each, no runtime's rows needed."""

from __future__ import annotations

from reorient.model import places, utterances
from reorient.model.utterances import Kind, Who


class Talk:
    """Collects utterances; every one is a row of its own, a minute after the one before."""

    def __init__(self) -> None:
        self._said: list[utterances.Utterance] = []
        self._calls = 0

    def human(self, text: str, kind: Kind = Kind.MESSAGE) -> Talk:
        return self._add(Who.HUMAN, kind, text)

    def agent(self, text: str) -> Talk:
        return self._add(Who.AGENT, Kind.MESSAGE, text)

    def teammate(self, text: str, name: str = "i1904") -> Talk:
        return self._add(Who.TEAMMATE, Kind.MESSAGE, text, name=name)

    def summary(self, text: str) -> Talk:
        self._add(Who.SYSTEM, Kind.COMPACTION, "")
        return self._add(Who.SUMMARY, Kind.MESSAGE, text)

    def mark(self, kind: Kind, text: str = "") -> Talk:
        return self._add(Who.SYSTEM, kind, text)

    def run(self, command: str, output: str = "", *, failed: bool | None = False) -> Talk:
        return self.tool(utterances.Call(name="Bash", id=self._id(), run=command), output, failed=failed)

    def edit(self, *paths: str) -> Talk:
        return self.tool(utterances.Call(name="Edit", id=self._id(), edits=paths), "updated")

    def wrote(self, path: str, code: str) -> Talk:
        return self.tool(utterances.Call(name="Edit", id=self._id(), edits=(path,), wrote=code), "updated")

    def read(self, path: str, text: str = "") -> Talk:
        return self.tool(utterances.Call(name="Read", id=self._id(), reads=(path,)), text)

    def todos(self, **states: str) -> Talk:
        entries = tuple(
            utterances.Todo(key=text, text=text.replace("_", " "), state=state) for text, state in states.items()
        )
        return self.tool(utterances.Call(name="TodoWrite", id=self._id(), todos=entries, todos_whole=True), "ok")

    def tool(self, call: utterances.Call, output: str = "", *, failed: bool | None = False) -> Talk:
        self._add(Who.AGENT, Kind.CALL, "", call=call)
        return self._add(Who.TOOL, Kind.OUTCOME, output, outcome=utterances.Outcome(call_id=call.id, failed=failed))

    def begun(self, command: str) -> Talk:
        """A tool use that has given nothing back yet."""
        return self._add(Who.AGENT, Kind.CALL, "", call=utterances.Call(name="Bash", id=self._id(), run=command))

    def done(self) -> utterances.Talk:
        return utterances.Talk(id="0000-test", source="test", path="/talks/t.jsonl", utterances=tuple(self._said))

    def _id(self) -> str:
        self._calls += 1
        return f"call-{self._calls}"

    def _add(self, who: Who, kind: Kind, text: str, **more: object) -> Talk:
        line = len(self._said) + 1
        place = places.Place(
            source="test",
            mark=f"s:{line}",
            locator=f"/talks/t.jsonl:{line}",
            revision=f"r{line}",
            stated_at=f"2026-03-02T{9 + line // 60 % 10:02}:{line % 60:02}:00Z",
        )
        self._said.append(
            utterances.Utterance(
                who=who, kind=kind, index=line * 64, place=place, text=text, at=place.stated_at, **more
            )  # type: ignore[arg-type]
        )
        return self
