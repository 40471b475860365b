# Everything a player or a developer does with Durbar. Needs GNU make and Python 3.11 or newer, nothing else:
# all the rest is installed into .venv. A C compiler makes Durbar much faster, but it works without.
#
# .venv holds what a user gets: the real, compiled wheel. Interpreted runs put src before it with PYTHONPATH.

PYTHON = python3
PY = .venv/bin/python
PIP = $(PY) -m pip --quiet --quiet --disable-pip-version-check

# $(call locked,durbar dev): install what these locks name: those versions, and only files whose hashes they hold.
locked = install --require-hashes $(foreach lock,$(1),--requirement locks/$(lock).txt)

# The stamp of the installed wheel is named after the contents of all it is made of.
stamp = $(shell find $(1) -type f ! -name '*.pyc' ! -path 'web/node_modules/*' ! -path 'web/dist/*' \
	2>/dev/null | LC_ALL=C sort | xargs cksum | cksum | cut -d' ' -f1)
SOURCES := $(call stamp,src web docs/rules hatch_build.py pyproject.toml locks)
PAGES := $(call stamp,web docs/rules $(wildcard src/durbar/games/*/text))
TOOLS = .venv/tools
NODE = .venv/node
WEB = .venv/web-$(PAGES)
WHEEL = .venv/wheel-$(SOURCES)
DEV = .venv/dev
AUDIT = .venv/audit/done
AUDITOR = .venv/audit/bin/python

PYTEST = $(PY) -m pytest -q -n auto --dist worksteal  # a process that has nothing left helps the others

# The tests that prove one rule or one thing each; those that play many whole games take their time.
QUICK = tests/core tests/rules tests/test_portable.py \
	--ignore-glob='*/test_random_games.py' --ignore-glob='*/test_referee.py'

.PHONY: help setup play check quick test compiled browser interpreted postgres fuzz faults lint lint-python lint-web unit format game docs chromium bench bench-server bench-envs attack lock audit release clean
.DELETE_ON_ERROR:

# Where Python was told to keep no bytecode, each of the hundreds of processes of the tests would compile it all again.
unexport PYTHONDONTWRITEBYTECODE

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile

setup: $(WHEEL) $(DEV)  ## install Durbar and the developers' tools into .venv

play: $(WHEEL)  ## open the table, and a browser to sit down at it
	@.venv/bin/durbar serve --open

check: $(DEV) $(NODE)  ## between edits: style, types and the quick tests, in less than a minute
	@$(MAKE) --no-print-directory --jobs 2 lint quick

quick: $(DEV)
	@PYTHONPATH=src $(PY) -m pytest -q $(QUICK)

# What is proved both ways is the games: rules, laws, golden games and thoughts. What plays or damages very many of them is
# proved once, compiled: the golden files hold the sources to the same games. Bots, puzzles, training, environments, server and
# terminal play them, and are tested once, compiled; or once as sources, where a test puts something else in the place of a function.
INSIDE = tests/server/test_faults.py tests/server/test_leaks.py
MANY = $(addprefix tests/proofs/test_,observations.py positions.py secrets.py) \
	$(wildcard tests/rules/*/test_random_games.py tests/rules/*/test_referee.py)

test:  ## everything: lint, then all tests compiled, in a browser, and the games interpreted
	@$(MAKE) --no-print-directory --jobs 2 setup chromium lint unit
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target compiled browser interpreted

compiled: setup
	@echo "Tests, compiled"
	@$(PYTEST) $(addprefix --ignore=tests/,browser tools wheel) $(addprefix --ignore=,$(INSIDE)) tests

browser: setup
	@echo "Tests, in a browser"
	@$(PYTEST) tests/browser

interpreted: setup
	@echo "Tests, interpreted"
	@PYTHONPATH=src $(PYTEST) --doctest-modules --doctest-glob="*.md" \
		$(addprefix --ignore=tests/,bots browser cli envs lab puzzles review train) $(addprefix --ignore=,$(MANY)) \
		$(addprefix --ignore=,$(filter-out $(INSIDE),$(wildcard tests/server/test_*.py))) README.md docs src tests

# Every store keeps the promises of test_stores.py, in every run of the tests; these tell what the house does with them.
ON_POSTGRES = $(addprefix tests/server/test_,$(addsuffix .py, \
	arranged members moderation notices pairing people ratings reviews tournaments))

postgres: $(DEV)  ## the tests of members, notices, order, ratings and tournaments with their tables in PostgreSQL
	@PYTHONPATH=src $(PY) -m pytest -q -p tests.server.on_postgres $(ON_POSTGRES)

fuzz: setup  ## damage positions for as long as you like: make fuzz GAME=xanadu SECONDS=600 (0: until Ctrl-C)
	@$(PY) -m tests.proofs.fuzz $(if $(GAME),--game $(GAME)) $(if $(SECONDS),--seconds $(SECONDS)) \
		$(if $(SEED),--seed $(SEED)) $(if $(CASE),--case $(CASE))

faults: setup  ## break everything that serves a house, and see whether anything is lost: make faults FAULTS=200 SEED=5
	@$(PY) -m tests.server.faults $(if $(FAULTS),--faults $(FAULTS)) $(if $(SEED),--seed $(SEED))

lint: lint-python lint-web  ## check style and types

lint-python: $(DEV)
	@echo "Style and types"
	@$(PY) -m ruff check --quiet
	@$(PY) -m ruff format --check --quiet
	@$(PY) -m mypy --no-error-summary
	@PYTHONPATH=src $(PY) web/generate.py --check

lint-web: $(NODE)
	@echo "Style and types of the browser client"
	@web/npm run --silent layout
	@web/npm run --silent lint
	@web/npm run --silent check

unit: $(NODE)
	@echo "Tests of the browser client"
	@web/npm run --silent test

format: $(DEV) $(NODE)  ## put imports and layout right
	@$(PY) -m ruff check --quiet --select I --fix
	@$(PY) -m ruff format
	@web/npm run --silent format

game: $(TOOLS)  ## start a new game from the template: make game NAME=bhaktapur TITLE="Bells of Bhaktapur"
	@$(PY) tools/new_game.py "$$NAME" "$$TITLE"

docs: $(TOOLS)  ## make the documentation a site: build/docs/index.html
	@$(PY) tools/docs.py

chromium:
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do \
		command -v $$name >/dev/null && exit; \
	done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium"; \
		apt-get update -qq >/dev/null && \
			{ apt-get install -qq -y chromium-headless-shell || apt-get install -qq -y chromium; } >/dev/null; \
	else \
		echo "There is no Chromium here, so the browser tests are left out; install it to run them."; \
	fi

bench: setup  ## measure the speed, beside the peers
	@$(PY) bench/run.py

bench-server: setup  ## measure the server, beside boardgame.io
	@$(PY) bench/server/run.py

attack: setup  ## attack a server in every way that once made others wait, and measure what they notice
	@$(PY) bench/server/attack.py

bench-envs: setup  ## measure the environments, beside PettingZoo's games and OpenSpiel's
	@$(PY) bench/envs.py

lock: $(AUDIT)  ## write the locks anew after a change of pyproject.toml
	@$(AUDITOR) tools/lock.py

audit: $(AUDIT) $(NODE)  ## ask whether anything is known against the packages that are used
	@$(AUDITOR) tools/audit.py

release: $(DEV) $(NODE)  ## build the sdist and a wheel in dist, and try both in clean environments
	@$(PY) tools/release.py

clean:  ## remove all that was installed or made
	rm -rf .venv build dist web/dist web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .fuzz
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

$(TOOLS): locks/durbar.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Durbar needs Python 3.11 or newer. Name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Installing what Durbar needs"
	@test -x .venv/bin/pip || $(PYTHON) -m venv .venv
	@$(PIP) $(call locked,durbar)
	@touch $@

$(NODE): $(TOOLS) web/package-lock.json locks/node.txt
	@echo "Installing what the browser client is built with"
	@node -p 'process.exit(process.versions.node.split(".")[0] >= 22 ? 0 : 1)' >/dev/null 2>&1 && \
		command -v npm >/dev/null || $(PIP) $(call locked,node)
	@web/npm ci --no-progress --loglevel=error >/dev/null
	@touch $@

$(WEB): $(NODE)
	@echo "Building the browser client"
	@rm -f .venv/web-*
	@web/npm run --silent build -- --logLevel warn
	@touch $@

$(WHEEL): $(TOOLS) $(WEB)
	@echo "Building Durbar (compiling takes a moment)"
	@rm -f .venv/wheel-*
	@$(PIP) install --no-deps --no-build-isolation .
	@$(PY) -c 'import durbar; durbar.compiled() or print("This is Durbar in plain Python. Compiled it is much" \
		" faster; DURBAR_COMPILE=require make clean setup says what stands in the way.")'
	@touch $@

$(DEV): $(TOOLS) locks/dev.txt
	@echo "Installing the developers' tools"
	@$(PIP) $(call locked,durbar dev)
	@touch $@

$(AUDIT): $(TOOLS) locks/audit.txt
	@echo "Installing what makes and checks the locks"
	@$(PYTHON) -m venv .venv/audit
	@$(AUDITOR) -m pip --quiet --quiet --disable-pip-version-check $(call locked,audit)
	@touch $@
