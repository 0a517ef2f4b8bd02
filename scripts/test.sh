#!/bin/sh
# test.sh [pytest options]: the tests under coverage, then what they left uncovered. Whatever they make stands in one
# temporary folder that is gone afterwards: some 30,000 small files, so in memory where there is room and programs may run.
set -eu
cd "$(dirname "$0")/.."

fit() {
    [ -w "$1" ] && [ "$(df -Pk "$1" | awk 'NR == 2 { print $4 }')" -gt 4000000 ] || return 1
    probe=$(mktemp "$1/reorient-probe.XXXXXX") || return 1
    printf '#!/bin/sh\n' > "$probe" && chmod +x "$probe"
    if "$probe" 2> /dev/null; then rm -f "$probe"; else rm -f "$probe"; return 1; fi
}
place=${TMPDIR:-/tmp}
if [ -z "${TMPDIR:-}" ] && fit /dev/shm; then place=/dev/shm; fi

scratch=$(mktemp -d "$place/reorient-test.XXXXXX")
sweep() { rm -rf "$scratch" 2> /dev/null || { chmod -R u+rwX "$scratch" && rm -rf "$scratch"; }; }
trap sweep EXIT
trap 'exit 130' INT TERM
TMPDIR=$scratch COVERAGE_FILE=$scratch/coverage
export TMPDIR COVERAGE_FILE

.venv/bin/coverage run -m pytest "$@"
.venv/bin/coverage combine -q
.venv/bin/coverage report
.venv/bin/coverage json -q -o "$scratch/coverage.json"
.venv/bin/python scripts/branches.py "$scratch/coverage.json"
