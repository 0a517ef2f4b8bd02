"""Beats into rows: what each beat of a story looks like in a session file."""

from __future__ import annotations

import json
import pathlib
import random
from collections.abc import Mapping

from bench.stories import chatter, filler, rows, shape

_TAILS = {"short": 3, "long": 280}
_TURNS = {"few": 7, "many": 56}  # human turns in all
_NODS_AFTER = {"few": 0, "many": 5}
_NOISE = 2_600_000  # characters of tool chatter for noise 1


class Teller:
    """Turns beats into rows."""

    def __init__(
        self,
        story: shape.Story,
        options: shape.Options,
        session: rows.Session,
        root: pathlib.Path,
        ids: Mapping[str, str],
    ) -> None:
        self._session = session
        self._spoken: list[str] = []
        self._root = root
        self._ids = ids
        self._branch = story.repository.branch
        self._tail = _TAILS[options.tail]
        seed = f"{options.seed}:{story.name}"
        self._filler = filler.Filler(rng=random.Random(f"{seed}:filler"), lang=story.lang, in_play=story.in_play)
        slots = [beat.kind for beat in story.beats if isinstance(beat, shape.Slot)]
        rng, talks = random.Random(f"{seed}:chatter"), slots.count("chatter") or 1
        after = _NODS_AFTER[options.turns]
        own = sum(isinstance(beat, shape.Human) for beat in story.beats)
        said = chatter.turns(story.lang, held=story.held, count=max(0, _TURNS[options.turns] - own - after), rng=rng)
        self._said = [said[slot::talks] for slot in range(talks)]
        self._nods = chatter.nods(story.lang, held=story.held, count=after, rng=rng)
        self._noise = int(options.noise * _NOISE) // (slots.count("noise") or 1)
        self._commits = {commit.name: commit for commit in story.repository.commits}

    def all(self, beats: tuple[shape.Beat, ...]) -> None:
        for beat in beats:
            getattr(self, "_" + type(beat).__name__.lower())(beat)

    def _human(self, beat: shape.Human) -> None:
        self._spoken.append(beat.text)
        self._session.human(beat.text)

    def _agent(self, beat: shape.Agent) -> None:
        self._session.agent(beat.text)

    def _think(self, beat: shape.Think) -> None:
        self._session.think(beat.text)

    def _run(self, beat: shape.Run) -> None:
        given = {"command": beat.command, "description": f"Run {beat.command.split()[0]}"}
        if beat.failed:
            text = f"Exit code 1\n{beat.output}"
            self._session.tool("Bash", given, text, copy=f"Error: {text}", failed=True)
            return
        copy = {"stdout": beat.output, "stderr": "", "interrupted": False, "isImage": False}
        self._session.tool("Bash", given, beat.output, copy=copy, failed=False)

    def _read(self, beat: shape.Read) -> None:
        path = self._path(beat.path)
        numbered = "\n".join(f"{number:6}→{line}" for number, line in enumerate(beat.text.split("\n"), 1))
        copy = {
            "type": "text",
            "file": {"filePath": path, "content": beat.text, "numLines": beat.text.count("\n") + 1, "startLine": 1},
        }
        self._session.tool("Read", {"file_path": path}, numbered, copy=copy)

    def _edit(self, beat: shape.Edit) -> None:
        path = self._path(beat.path)
        if not beat.old:
            copy = {
                "type": "create",
                "filePath": path,
                "content": beat.new,
                "structuredPatch": [],
                "originalFile": None,
            }
            given = {"file_path": path, "content": beat.new}
            self._session.tool("Write", given, f"File created successfully at: {path}", copy=copy)
            return
        lines = [f"-{line}" for line in beat.old.split("\n")] + [f"+{line}" for line in beat.new.split("\n")]
        patch = [
            {
                "oldStart": 1,
                "oldLines": beat.old.count("\n") + 1,
                "newStart": 1,
                "newLines": beat.new.count("\n") + 1,
                "lines": lines,
            }
        ]
        copy = {
            "filePath": path, "oldString": beat.old, "newString": beat.new, "originalFile": beat.old,
            "structuredPatch": patch, "userModified": False, "replaceAll": False,
        }  # fmt: skip
        given = {"replace_all": False, "file_path": path, "old_string": beat.old, "new_string": beat.new}
        shown = "Here's the result of running `cat -n` on a snippet of the edited file:"
        said = f"The file {path} has been updated. {shown}\n     1→{beat.new}"
        self._session.tool("Edit", given, said, copy=copy)

    def _search(self, beat: shape.Search) -> None:
        self._session.tool("Grep", {"pattern": beat.pattern, "output_mode": "content"}, beat.found)

    def _fetch(self, beat: shape.Fetch) -> None:
        copy = {
            "bytes": len(beat.page),
            "code": 200,
            "codeText": "OK",
            "result": beat.page,
            "durationMs": 812,
            "url": beat.url,
        }
        self._session.tool("WebFetch", {"url": beat.url, "prompt": "What does this page say?"}, beat.page, copy=copy)

    def _todos(self, beat: shape.Todos) -> None:
        todos = [{"content": text, "status": status, "activeForm": text} for text, status in beat.items]
        said = (
            "Todos have been modified successfully. Ensure that you continue to use the todo list to track your"
            " progress. Please proceed with the current tasks if applicable"
        )
        self._session.tool("TodoWrite", {"todos": todos}, said, copy={"oldTodos": [], "newTodos": todos})

    def _task(self, beat: shape.Task) -> None:
        identity = str(beat.number)
        if not beat.status:
            given = {"subject": beat.text, "description": beat.text, "activeForm": beat.text}
            copy = {"task": {"id": identity, "subject": beat.text}}
            self._session.tool("TaskCreate", given, f"Task #{identity} created successfully: {beat.text}", copy=copy)
            return
        change = {
            "success": True,
            "taskId": identity,
            "updatedFields": ["status"],
            "statusChange": {"from": "pending", "to": beat.status},
        }
        self._session.tool(
            "TaskUpdate", {"taskId": identity, "status": beat.status}, f"Updated task #{identity} status", copy=change
        )

    def _subagent(self, beat: shape.Subagent) -> None:
        self._session.subagent(beat.prompt, beat.answer)

    def _teammate(self, beat: shape.Teammate) -> None:
        self._session.teammate(beat.name, beat.text)

    def _notice(self, beat: shape.Notice) -> None:
        self._session.notice(beat.text)

    def _queued(self, beat: shape.Queued) -> None:
        self._session.queued(beat.text, withdrawn=beat.withdrawn)

    def _refused(self, beat: shape.Refused) -> None:
        said = (
            "The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file edit,"
            f" the new_string was NOT written to the file). To tell you how to proceed, the user said:\n{beat.reason}"
        )
        given = {"command": beat.command, "description": f"Run {beat.command.split()[0]}"}
        self._session.tool("Bash", given, said, copy="User rejected tool use", failed=True)

    def _compacted(self, beat: shape.Compacted) -> None:
        """The summary as the story has it, and the list of the person's messages that real summaries end with."""
        listed = "\n".join(f'   - "{text}"' for text in self._spoken)
        self._session.compacted(f"{beat.summary}\n\nAll user messages:\n{listed}", beat.trigger)

    def _committed(self, beat: shape.Committed) -> None:
        commit = self._commits[beat.name]
        self._session.wait_until(commit.minute)
        files = sorted(commit.files)
        subject = json.dumps(commit.subject, ensure_ascii=False)
        counted = f"{len(files)} files changed, {12 * len(files)} insertions(+)"
        said = f"[{self._branch} {self._ids[beat.name][:7]}] {commit.subject}\n {counted}"
        self._run(shape.Run(f"git add {' '.join(files)} && git commit -m {subject}", said))

    def _mark(self, beat: shape.Mark) -> None:
        getattr(self._session, beat.kind)()

    def _slot(self, beat: shape.Slot) -> None:
        if beat.kind == "tail":
            self._filler.turns(self._session, self._tail)
        elif beat.kind == "noise":
            self._filler.until(self._session, self._noise)
        elif beat.kind == "nods":
            self._chatter(self._nods)
        else:
            self._chatter(self._said.pop(0))

    def _chatter(self, said: list[tuple[str, str]]) -> None:
        for words, answer in said:
            self._human(shape.Human(words))
            if answer:
                self._session.agent(answer)
                self._session.turn_end()
            else:
                self._filler.turns(self._session, 1)

    def _path(self, path: str) -> str:
        return path if path.startswith("/") else f"{self._root}/{path}"
