#!/bin/sh
# test.sh [pytest options]: the tests under coverage, then what they left uncovered. Whatever they make stands in one
# temporary folder that is gone afterwards.
set -eu
cd "$(dirname "$0")/.."
scratch=$(mktemp -d "${TMPDIR:-/tmp}/reorient-test.XXXXXX")
sweep() { chmod -R u+rwX "$scratch"; rm -rf "$scratch"; }
trap sweep EXIT
trap 'exit 130' INT TERM
TMPDIR=$scratch COVERAGE_FILE=$scratch/coverage
export TMPDIR COVERAGE_FILE
.venv/bin/coverage run -m pytest "$@"
.venv/bin/coverage combine -q
.venv/bin/coverage report
.venv/bin/coverage json -q -o "$scratch/coverage.json"
.venv/bin/python scripts/branches.py "$scratch/coverage.json"
