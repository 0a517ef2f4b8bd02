"""Reference: the last 8,000 characters of what was said and printed, oldest first."""

import json
import sys

_KEPT = 8_000


def tail(session: str) -> str:
    said: list[str] = []
    with open(session, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            try:
                row = json.loads(line)
            except ValueError:
                continue
            said += _texts(row)
    return "\n".join(said)[-_KEPT:]


def _texts(row: dict) -> list[str]:
    message = row.get("message") or {}
    who, content = message.get("role", row.get("type")), message.get("content")
    if isinstance(content, str):
        return [f"{who}: {content}"]
    parts = [
        block.get("text") or block.get("content") or json.dumps(block.get("input", ""), ensure_ascii=False)
        for block in content or ()
    ]
    return [f"{who}: {part if isinstance(part, str) else json.dumps(part, ensure_ascii=False)}" for part in parts]


if __name__ == "__main__":
    print(tail(sys.argv[1]))
