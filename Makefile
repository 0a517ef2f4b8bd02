# Two commands on a fresh machine: `make run` and `make test`. Each makes what it needs inside .venv, and says so.
DIR ?= .
PYTHON ?=
export PYTHON

.PHONY: help run test test-heavy picture triggers check format bench clean

help: ## show this
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

run: ## where things stand in this folder, or in DIR=...; the demo where no session is found
	@sh scripts/env.sh run
	@.venv/bin/reorient now --demo-if-empty "$(DIR)"
	@echo "(The command is .venv/bin/reorient; 'pipx install .' makes it plain reorient.)" >&2

test: check ## lint, types and all tests but the heavy ones, with coverage
	sh scripts/test.sh

test-heavy: check ## all tests, with many more examples
	sh scripts/test.sh -m "" --hypothesis-profile=heavy

picture: ## draw docs/demo.svg anew
	@sh scripts/env.sh run
	.venv/bin/python scripts/picture.py

triggers: ## write anew what the marks of talk need, after they were changed
	@sh scripts/env.sh run
	.venv/bin/python scripts/triggers.py

check: ## lint and types alone
	@sh scripts/env.sh test
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy

format: ## lay the code out and mend what lint can mend
	@sh scripts/env.sh test
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .

bench: ## measure speed and how many planted facts come back; a report, never a gate
	@sh scripts/env.sh run
	@for each in bench/speed.py bench/fidelity.py; do if [ -f $$each ]; then .venv/bin/python $$each; fi; done

clean: ## remove what the other targets made
	@if [ -f .venv/reorient-env.json ]; then rm -rf .venv; fi
	rm -rf build dist .coverage .hypothesis .mypy_cache .ruff_cache bench/out
	find src tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} +
