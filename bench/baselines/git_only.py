"""Reference: what git alone says."""

import subprocess
import sys

if __name__ == "__main__":
    for words in (["branch", "-vv"], ["log", "--oneline", "-5"], ["status", "-sb"], ["stash", "list"]):
        command = ["git", "-C", sys.argv[2], "-c", "core.quotepath=off", *words]
        print(subprocess.run(command, capture_output=True, text=True).stdout)
