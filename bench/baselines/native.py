"""Reference: the runtime's own summary, the last one in the session. Nothing where the session was never compacted."""

import json
import sys


def last(session: str) -> str:
    summary = ""
    with open(session, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            if '"isCompactSummary":true' not in line:
                continue
            try:
                content = json.loads(line)["message"]["content"]
            except (ValueError, KeyError, TypeError):
                continue
            summary = content if isinstance(content, str) else "\n".join(block.get("text", "") for block in content)
    return summary


if __name__ == "__main__":
    print(last(sys.argv[1]))
