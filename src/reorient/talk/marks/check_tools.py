"""Commands that check work, as data: a program and the words after it that make it a check, in no language.

ANY: the program checks whatever its words are. A set: one of these must be its first word that is no flag. A program
that runs scripts of the project's own (make, npm run, just) counts where the script's name says that it checks.
"""

from __future__ import annotations

import re

ANY: frozenset[str] = frozenset()


def _each(names: str, words: frozenset[str] = ANY) -> dict[str, frozenset[str]]:
    return dict.fromkeys(names.split(), words)


def _of(words: str) -> frozenset[str]:
    return frozenset(words.split())


PROGRAMS: dict[str, frozenset[str]] = {
    **_each(
        "pytest py.test tox nox unittest nose2 behave robot mypy pyright basedpyright flake8 pylint bandit isort ty"
    ),
    **_each(
        "jest vitest mocha ava tap jasmine karma tsc vue-tsc svelte-check eslint stylelint oxlint xo standard knip"
    ),
    **_each("golangci-lint staticcheck govulncheck gotestsum ginkgo ctest ninja clang-tidy cppcheck meson-test"),
    **_each("rspec rubocop standardrb minitest brakeman cucumber phpunit pest phpstan psalm phpcs pint busted prove"),
    **_each("shellcheck bats hadolint yamllint actionlint markdownlint ansible-lint tflint cfn-lint sqlfluff vale"),
    **_each("ktlint detekt swiftlint checkstyle xcodebuild scalafmt credo dialyzer hlint elm-test trunk msbuild"),
    **_each("ruff", _of("check format")),
    **_each("black", _of("--check")),
    **_each("prettier", _of("--check -c --list-different -l")),
    **_each("biome", _of("check lint ci")),
    **_each("playwright", _of("test")),
    **_each("cypress", _of("run")),
    **_each("go", _of("test vet build")),
    **_each("cargo", _of("test check clippy build nextest fmt bench doc miri")),
    **_each("deno bun", _of("test lint check fmt")),
    **_each("dotnet swift", _of("test build")),
    **_each("mix", _of("test credo dialyzer compile format")),
    **_each("bazel bazelisk buck2 pants", _of("test build lint check")),
    **_each("zig", _of("test build")),
    **_each(
        "stack cabal sbt lein gleam dune forge hardhat anchor dub crystal raco", _of("test build check compile spec")
    ),
    **_each("flutter dart", _of("test analyze build")),
    **_each("mvn mvnw gradle gradlew", _of("test verify check build compile package install assemble lint")),
    **_each("terraform tofu terragrunt packer", _of("validate plan fmt")),
    **_each("helm", _of("lint template")),
    **_each("docker podman", _of("build buildx")),
    **_each("cmake", _of("--build")),
    **_each("meson", _of("test compile")),
    **_each("pre-commit prek", _of("run")),
    **_each("manage.py artisan rails rake", _of("test check migrate db:migrate spec")),
    **_each("next vite webpack rollup ng nuxt astro", _of("build test lint check")),
    **_each("kubeconform kubeval conftest alembic flyway liquibase dbmate"),
    **_each("javac kotlinc rustc gcc g++ clang clang++ verilator iverilog pg_prove newman k6 buf"),
    **_each("nginx caddy haproxy promtool ansible-playbook", _of("-t validate -c check --syntax-check")),
    **_each("dbt", _of("test build run compile")),
    **_each("prisma knex sequelize goose atlas", _of("migrate validate db:migrate up db")),
    **_each("pio west idf.py platformio", _of("test run build check")),
    **_each("hugo mkdocs docusaurus", _of("build --strict")),
    **_each("nix", _of("flake build")),
    **_each("elixir"),
}
CALLED = {"py.test": "pytest", "mvnw": "mvn", "./mvnw": "mvn", "gradlew": "gradle", "./gradlew": "gradle"}
SCRIPTS = frozenset(
    "npm pnpm yarn bun deno make gmake just task mise rake turbo nx lerna composer invoke inv poe hatch pdm rush".split()
)
SCRIPT = re.compile(
    r"[\w:./-]*(?:test|lint|check|build|ci\b|typecheck|tsc|spec|verify|validate|e2e|all\b|compile)[\w:./-]*"
)
SCRIPT_FLAGS = frozenset("--filter -F --prefix -C -w --workspace --cwd --dir -f --project".split())
RUNNERS = frozenset("npx bunx uvx pnpx".split())
_CHECKS = r"(?:tests?|checks?|lint|specs?|smoke|e2e|verify|validate|selftest|runtests)"
BINARY = re.compile(
    rf"(?:\./|/|\w+/)(?:[\w./-]*[/_-])?(?:unit)?{_CHECKS}(?:\.(?:sh|py|js|exe))?$|\./[\w./-]*tests?[\w.-]*$|\./(?:[\w./-]*[/_-])?{_CHECKS}[\w.-]*$"
)
INTERPRETERS = frozenset("sh bash zsh python python3 node ruby perl julia php lua Rscript escript tclsh".split())
PROGRAM_FILE = re.compile(rf"(?:[\w./-]*[/_-])?{_CHECKS}(?:[_-][\w-]+)?\.\w+|[\w./-]*\btests?/(?:run|all|main)\w*\.\w+")
TESTS = re.compile(
    r"test|spec\b|e2e|smoke|verify|jest|mocha|\bava\b|\btap\b|playwright|cypress|cucumber|behave|robot|\b[tn]ox\b|nose2|busted|prove|bats|ginkgo"
    r"|\bpest\b|jasmine|karma|make check|phpunit|miri|newman"
)
CODE = re.compile(r"devtools::(?:test|check)\(|testthat::test|Pkg\.test\(")

NOT_A_RUN = re.compile(
    r"^\s*(?:sudo\s+)?(?:grep|rg|ag|cat|ls|ll|find|fd|which|type|command|pip3?|echo|printf|sed|awk|head|tail|wc|git|gh|glab|vim?|nano|less|"
    r"more|man|apt|apt-get|brew|rm|mv|cp|mkdir|touch|chmod|tee|diff|curl|wget|kill|pkill|ps|export|tree|stat|file|du|jq|ln|"
    r"(?:npm|pnpm|yarn|bun|uv|poetry|cargo|go|gem|bundle|composer|conda|dotnet)\s+(?:i|install|add|ci|get|remove|uninstall|update|upgrade|"
    r"mod|sync|lock|init|info|view|outdated|pip)|docker\s+(?:logs|ps|images|pull|rm|inspect))\b"
)
