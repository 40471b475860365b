# Everything a player or a developer does with Durbar. Needs GNU make and Python 3.11 or newer, nothing else:
# all the rest is installed into .venv. A C compiler makes Durbar much faster, but it works without.
#
# .venv holds what a user gets: the real, compiled wheel. Interpreted runs put src before it with PYTHONPATH.

PYTHON = python3
PY = .venv/bin/python
PIP = $(PY) -m pip --quiet --quiet --disable-pip-version-check

export PIP_CONSTRAINT = constraints.txt

# $(call listed,...): the requirements that pyproject.toml lists there.
listed = $$($(PY) -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); print(*$(1))')

# The stamp of the installed wheel is named after the contents of all it is made of.
SOURCES := $(shell find src docs/rules hatch_build.py pyproject.toml constraints.txt -type f ! -name '*.pyc' \
	2>/dev/null | LC_ALL=C sort | xargs cksum | cksum | cut -d' ' -f1)
TOOLS = .venv/tools
WHEEL = .venv/wheel-$(SOURCES)
DEV = .venv/dev

.PHONY: help setup play test lint format bench bench-server clean
.DELETE_ON_ERROR:

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile

setup: $(WHEEL) $(DEV)  ## install Durbar and the developers' tools into .venv

play: $(WHEEL)  ## play Gangs of Kyoto in the terminal
	@.venv/bin/durbar play kyoto

test: setup lint  ## everything: lint, then all tests interpreted and again compiled
	@echo "Tests, interpreted"
	@PYTHONPATH=src $(PY) -m pytest -q -n auto --doctest-modules --doctest-glob="*.md" README.md docs src tests
	@echo "Tests, compiled"
	@$(PY) -m pytest -q -n auto --ignore=tests/wheel tests

lint: $(DEV)  ## check style and types
	@echo "Style and types"
	@.venv/bin/ruff check --quiet
	@.venv/bin/ruff format --check --quiet
	@.venv/bin/mypy --no-error-summary

format: $(DEV)  ## put imports and layout right
	@.venv/bin/ruff check --quiet --select I --fix
	@.venv/bin/ruff format

bench: setup  ## measure the speed, beside the peers
	@$(PY) bench/run.py

bench-server: setup  ## measure the server, beside boardgame.io
	@$(PY) bench/server/run.py

clean:  ## remove all that was installed or made
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

$(TOOLS): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Durbar needs Python 3.11 or newer. Name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Installing what Durbar needs"
	@test -x .venv/bin/pip || $(PYTHON) -m venv .venv
	@$(PIP) install $(call listed,p["build-system"]["requires"] + p["project"]["dependencies"])
	@touch $@

$(WHEEL): $(TOOLS)
	@echo "Building Durbar (compiling takes a moment)"
	@rm -f .venv/wheel-*
	@$(PIP) install --no-deps --no-build-isolation .
	@$(PY) -c 'import durbar; durbar.compiled() or print("This is Durbar in plain Python. Compiled it is much" \
		" faster; DURBAR_COMPILE=require make clean setup says what stands in the way.")'
	@touch $@

$(DEV): $(TOOLS)
	@echo "Installing the developers' tools"
	@$(PIP) install $(call listed,sum(p["project"]["optional-dependencies"].values(), []))
	@touch $@
