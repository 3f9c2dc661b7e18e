# Everything runs in .venv, which the first target that needs it sets up.

PYTHON ?= python3
PIP     = .venv/bin/pip --disable-pip-version-check -qq
BUILD   = pyproject.toml setup.py
SOURCES = $(shell find src rules -name '*.py' -o -name '*.toml' -o -name '*.ftl')
ARGS   ?=

.DEFAULT_GOAL := help
.PHONY: help play serve test test-compiled twins fuzz soak bench bench-quick format lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

play: build/engine.stamp ## play Byzantio in the terminal (ARGS="..." goes to the game)
	@PYTHONPATH=build/engine .venv/bin/python -m logothete play byzantio $(ARGS)

serve: build/engine.stamp ## open the table server here (ARGS="--port 9000"; `logothete serve --help`)
	@PYTHONPATH=build/engine .venv/bin/python -m logothete serve $(ARGS)

test: .venv/dev.stamp ## run every check, then the tests
	@echo "Style (ruff check)";             .venv/bin/ruff check
	@echo "Formatting (ruff format)";       .venv/bin/ruff format --check
	@echo "Types (mypy)";                   .venv/bin/mypy
	@echo "Layers (lint-imports)";          .venv/bin/lint-imports --no-logo
	@echo "Tests (pytest, two processes)";  .venv/bin/pytest -n 2
	@$(MAKE) --no-print-directory test-compiled

test-compiled: build/engine.stamp .venv/dev.stamp ## run the tests of kernel, games, bots and adapters on the compiled engine
	@ls build/engine/logothete/kernel/state.*.so > /dev/null 2>&1 || { \
		echo "There is no C compiler here, so the compiled engine is not tested."; exit 0; }; \
	echo "Tests on the compiled engine"; \
	PYTHONPATH=build/engine LOGOTHETE_EXPECT=compiled .venv/bin/pytest -n 2 tests/compiled tests/kernel tests/games tests/bots \
		tests/adapters

twins: N ?= 1000000
twins: build/engine.stamp .venv/dev.stamp ## compare twin worlds: what a seat receives may not depend on secrets (N=1000000)
	@PYTHONPATH=build/engine .venv/bin/python -m tests.twins N=$(N)

fuzz: N ?= 1000
fuzz: build/engine.stamp .venv/dev.stamp ## play N random games and check what must always hold (N=1000)
	@PYTHONPATH=build/engine .venv/bin/python -m tests.fuzz --games $(N)

soak: N ?= 50
soak: .venv/dev.stamp ## kill the server N times under play, with each database: nothing acknowledged is lost (N=50)
	@.venv/bin/python -m tests.server.living --kills $(N)

bench: build/engine.stamp .venv-bench/stamp ## measure the engine beside others (six minutes; ARGS="--json FILE")
	@.venv-bench/bin/python -m benchmarks.bench $(ARGS)

bench-quick: BASE ?= HEAD~1
bench-quick: .venv/run.stamp $(if $(COMPILED),build/engine.stamp) ## compare with an earlier commit (BASE=HEAD~1; COMPILED=1 compiles both)
	@.venv/bin/python -m benchmarks.quick $(BASE) $(if $(COMPILED),--compiled) $(ARGS)

format: .venv/dev.stamp ## format the sources and repair what ruff can
	@.venv/bin/ruff check --fix-only
	@.venv/bin/ruff format

# Without the machine's pip settings, so that the hashes are those of the releases
# themselves and not of a mirror that holds only some of their files.
lock: ## pin the dependencies again (ARGS=--upgrade for newer ones)
	@echo "Pinning the dependencies …"
	@set -e; dir=$$(mktemp -d); trap 'rm -rf "$$dir"' EXIT; \
	$(PYTHON) -m venv "$$dir"; \
	"$$dir/bin/pip" --disable-pip-version-check -qq install pip-tools==7.6.2; \
	cd requirements; \
	for set in run dev research ../benchmarks/requirements; do \
		PIP_CONFIG_FILE=/dev/null PIP_FIND_LINKS= "$$dir/bin/pip-compile" -q --no-config \
			--generate-hashes --allow-unsafe --strip-extras --no-header --no-annotate \
			--no-emit-options --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
			$(ARGS) --output-file $$set.txt $$set.in; \
	done

# A copy of the package with the compiled engine in it; the sources themselves stay interpreted, so that a change is
# never hidden by an old binary. Without a C compiler the copy is pure Python.
build/engine.stamp: $(SOURCES) $(BUILD) .venv/run.stamp
	@mkdir -p build
	@echo "Building the engine (after a change; about a minute) …"
	@.venv/bin/python setup.py -q build --build-lib build/engine > build/engine.log 2>&1 \
		|| { cat build/engine.log >&2; exit 1; }
	@grep "^No C compiler" build/engine.log || true
	@touch $@

clean: ## remove the environment, the caches and what was built
	@rm -rf .venv .venv-bench build dist src/*.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# The stamps say which requirements are in .venv. Those of dev.txt include those of run.txt.
.venv/run.stamp: requirements/run.txt $(BUILD) | .venv/bin/pip
	@echo "Setting up the environment (once) …"
	@$(PIP) install --require-hashes -r requirements/run.txt
	@LOGOTHETE_COMPILE=no $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev.stamp: requirements/dev.txt requirements/research.txt $(BUILD) | .venv/bin/pip
	@echo "Setting up the environment for development (once) …"
	@$(PIP) install --require-hashes -r requirements/dev.txt -r requirements/research.txt
	@LOGOTHETE_COMPILE=no $(PIP) install --no-deps --no-build-isolation -e .
	@touch .venv/run.stamp $@

# The engines that ours is measured beside: never in .venv. One that cannot be installed is reported as absent.
.venv-bench/stamp: benchmarks/requirements.txt requirements/run.txt | .venv/run.stamp
	@echo "Setting up the environment of the benchmarks (once) …"
	@.venv/bin/python -m venv .venv-bench
	@.venv-bench/bin/pip --disable-pip-version-check -qq install --require-hashes -r requirements/run.txt
	@.venv-bench/bin/pip --disable-pip-version-check -qq install --require-hashes --no-build-isolation \
		-r benchmarks/requirements.txt && touch $@ || echo "The other engines cannot be installed here." >&2

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Logothete needs Python 3.11 or newer, but \"$(PYTHON) --version\" says: $$($(PYTHON) --version 2>&1)" >&2; \
		echo "Install one, or name it: make PYTHON=python3.12 …" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments: its venv module is missing." >&2; \
		echo "Install it (Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@$(PYTHON) -m venv .venv
