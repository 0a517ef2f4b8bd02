#!/bin/sh
# env.sh run|test: make or complete .venv for that use. Finds a Python first: 3.11 or newer, one that can make
# environments if there is one; PYTHON=PATH names it instead. setup_env.py does the rest and says what it does.
set -u
here=$(CDPATH='' cd "$(dirname "$0")" && pwd) || exit 1

# Prints "usable|bare|old VERSION EXECUTABLE"; old also for what is no Python 3.
probe='import sys
kind = "usable" if sys.version_info >= (3, 11) else "old"
try:
    import ensurepip, venv
except ImportError:
    kind = "bare" if kind == "usable" else kind
print(kind, "%d.%d" % sys.version_info[:2], sys.executable)'

found='' seen=''
try() {
    answer=$("$1" -c "$probe" 2>/dev/null) || return 0
    case $answer in
        usable*) found=${answer#* * }; return 1 ;;
        bare*) found=${found:-${answer#* * }} ;;
        old*) seen=${seen:-${answer#* }} ;;
    esac
}

if [ -n "${PYTHON:-}" ]; then
    try "$PYTHON"
else
    for name in python3 python3.13 python3.12 python3.11 python3.14; do
        try "$name" || break
    done
fi

if [ -z "$found" ]; then
    echo "reorient needs Python 3.11 or newer; found ${PYTHON:+at $PYTHON }${seen:-none}." >&2
    echo "Where another Python stands elsewhere: make PYTHON=/path/to/python3.11 ${1:-run}" >&2
    exit 1
fi
exec "$found" -I "$here/setup_env.py" "$@"
