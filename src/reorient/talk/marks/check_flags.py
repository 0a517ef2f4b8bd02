"""Flags of the commands that check work, as data: what each leaves out of a run, in no language.

HARMLESS leave nothing out and take no value, VALUED leave nothing out and take one: they set how much is told, how it is
run and when it stops. PICKS choose tests by their names or marks, PROJECTS a part of the repository. What is in none
of them may leave anything out.
"""

from __future__ import annotations

import re


def _words(*lines: str) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())


HARMLESS = _words(
    "-v -vv -vvv -q -qq -x -s -l -B -U -o -ra -rA -race --verbose --quiet --silent --bail --failfast --fail-fast --ci",
    "--no-header --no-cov --runInBand --trace --backtrace --offline --no-daemon --info --stacktrace --rerun-tasks --locked",
    "--console --coverage --no-coverage --run --no-build --no-restore --nologo --workspace --all --all-targets --release",
    "--all-features --nocapture --no-fail-fast --output-on-failure --disable-warnings --no-color --no-colors --color",
    "--colors --testdox --strict --noEmit --pretty --headed --stop-on-failure --watch=false --watchAll=false --no-watch",
    "--detectOpenHandles --forceExit --no-cache --continue --parallel --batch-mode --no-transfer-progress --frozen --dots",
    "--documentation --passWithNoTests --no-progress --if-present --showlocals --exitfirst --no-interaction --force",
    "--keepdb --noinput -- run exec test clean",
)
VALUED = _words(
    "-f -e -j -n -T -W -o --format --reporter --reporters --tb --maxfail --timeout -timeout --testTimeout --durations --seed",
    "--order --logger --verbosity --workers --retries --maxWorkers --repeat --repeat-each -count --count --cov --color",
    "--cov-report --colors --console --test-dir --output --junitxml --log-level -parallel --shuffle -sdk -destination",
    "-derivedDataPath --max-warnings --memory-limit --threads --pool --jobs --outputFile --framework --settings",
)
PICKS = _words(
    "-k -m -t -g -run -R -Dtest -Dit.test --tests --test --grep --filter --testNamePattern --testPathPattern --run-test",
    "--testPathPatterns --example --name -only-testing --gtest_filter --spec --only --test-name-pattern --test_filter",
    "-DtestOnly --plain-name --select",
)
PROJECTS = _words("-p -pl --pl --package --project --projects --workspace -w --filter -F --scope --prefix -C")
CONFIGURATIONS = _words("Release Debug release debug")
GLUED = re.compile(r"-(?:j|T|n|W)\w*\d\w*|-(?:count|timeout|parallel|v|race)\b.*|-short=false")
PLUGIN = re.compile(r"no:\w+")
