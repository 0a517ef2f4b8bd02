"""Reference: git, the last 14 human turns, the last failure, the open to-dos. What a person writes in half an hour."""

import json
import subprocess
import sys


def main(session: str, repository: str) -> None:
    human, todos, failure, calls = [], [], "", {}
    for line in open(session, encoding="utf-8", errors="replace"):
        try:
            row = json.loads(line)
        except ValueError:
            continue
        content = (row.get("message") or {}).get("content")
        typed = row.get("type") == "user" and not row.get("isMeta") and not row.get("isCompactSummary")
        if typed and isinstance(content, str) and not content.startswith("<"):
            human.append(content)
        for block in content if isinstance(content, list) else ():
            if block.get("type") == "tool_use":
                calls[block["id"]] = block["input"].get("command", block["name"])
                todos = block["input"].get("todos", todos)
            elif block.get("type") == "tool_result" and block.get("is_error"):
                failure = f"$ {calls.get(block['tool_use_id'])}\n{str(block['content'])[-400:]}"
    for words in (["branch", "--show-current"], ["log", "--oneline", "-5"], ["status", "-sb"]):
        out = subprocess.run(
            ["git", "-C", repository, "-c", "core.quotepath=off", *words], capture_output=True, text=True
        )
        print(f"## git {' '.join(words)}\n{out.stdout}")
    print("## Last 14 human turns")
    for text in human[-14:]:
        print(f"- {text}")
    print(f"\n## Last failure\n{failure}\n\n## To-dos")
    for todo in todos:
        if todo["status"] != "completed":
            print(f"- [{todo['status']}] {todo['content']}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
