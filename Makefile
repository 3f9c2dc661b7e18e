# Everything runs in .venv, which the first target that needs it sets up.

PYTHON ?= python3
PIP     = .venv/bin/pip --disable-pip-version-check -qq
BUILD   = pyproject.toml setup.py
PAGE    = src/logothete/server/page
SOURCES = $(shell find src rules -path $(PAGE) -prune -o -name '*.py' -print -o -name '*.toml' -print -o -name '*.ftl' -print \
	-o -name '*.json' -print)
ARGS   ?=

.DEFAULT_GOAL := help
.PHONY: always help attack load play page serve terminal test test-install test-page test-compiled twins fuzz fuzz-pairs same soak bench bench-quick balance ladder ladder-quick strength learn maps types shown pictures measure-page format lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

# The compiled copy is not built again for a new page: the server is told where the page is.
WITH_PAGE = if [ -f $(PAGE)/index.html ]; then export LOGOTHETE_PAGE="$${LOGOTHETE_PAGE:-$(PAGE)}"; fi
SERVE     = $(WITH_PAGE); PYTHONPATH=build/engine .venv/bin/python -m logothete serve
AGAIN     = $(MAKE) --no-print-directory

# Nobody waits for the compiler: where the compiled copy is missing or old, the sources are served, and bots take the copy when it is there.
play: ## play in the browser (ARGS="--port 9000"; `logothete serve --help`); games are kept in logothete.db
	@if $(HAS_NODE); then page=page; else echo "$(NO_NODE)" >&2; echo "The server starts all the same." >&2; fi; \
	$(AGAIN) -j 2 .venv/run.stamp build/sources $$page || { \
		echo "Not everything could be set up (see above). \"make serve\" starts the server without building the page." >&2; exit 1; }
	@export LOGOTHETE_LOG_FORMAT="$${LOGOTHETE_LOG_FORMAT:-text}"; \
	if $(AGAIN) -q -o build/sources build/engine.stamp 2> /dev/null; then $(SERVE) --open $(ARGS); exit; fi; \
	rm -f build/engine.stamp; $(WITH_PAGE); \
	{ nice $(AGAIN) build/engine.stamp && $(COMPILED) && \
		echo "The engine is compiled: from now on bots think faster."; } & \
	compiling=$$!; trap 'kill $$compiling 2> /dev/null' EXIT; trap 'exit 130' INT TERM; \
	LOGOTHETE_ENGINE=build/engine .venv/bin/python -m logothete serve --open $(ARGS)

page: $(PAGE)/index.html ## build the page that the server shows in browsers (needs Node.js)
	@:

serve: build/engine.stamp ## open the table server as it is, without building the page (ARGS="--port 9000")
	@$(SERVE) $(ARGS)

terminal: GAME ?= byzantio
terminal: build/engine.stamp ## play in the terminal (GAME=byzantio; ARGS="--players 3 --lang fr" goes to the game)
	@PYTHONPATH=build/engine .venv/bin/python -m logothete play $(GAME) $(ARGS)

# What plays many games is tried on the compiled engine; the interpreted one plays them only where there is no other.
COMPILED = ls build/engine/logothete/kernel/state.*.so > /dev/null 2>&1

test: .venv/dev.stamp ## run every check, then the tests
	@echo "Style (ruff check)";             .venv/bin/ruff check
	@echo "Formatting (ruff format)";       .venv/bin/ruff format --check
	@echo "Types (mypy)";                   .venv/bin/mypy
	@echo "Layers (lint-imports)";          .venv/bin/lint-imports --no-logo
	@$(MAKE) --no-print-directory test-page
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory ladder-quick
	@echo "Tests (pytest, two processes)";  if $(COMPILED); then set -- -m "not long"; fi; \
		.venv/bin/pytest -n 2 --ignore=tests/page "$$@"
	@echo "Tests in a browser";             .venv/bin/pytest -n 2 tests/page

test-page: .venv/dev.stamp page types ## check and test the page's own sources (its tests in a browser run with the others)
	@git diff --exit-code --stat -- $(TYPES) || { echo "The server has changed: commit what \"make types\" wrote." >&2; exit 1; }
	@echo "Page: formatting (prettier)";    cd web && npm run --silent lint
	@echo "Page: types (svelte-check)";     cd web && npm run --silent check -- --output human
	@echo "Page: tests (vitest)";           cd web && npm run --silent test

test-compiled: build/engine.stamp .venv/dev.stamp ## run the tests of kernel, games, bots and adapters on the compiled engine
	@$(COMPILED) || { \
		echo "There is no C compiler here, so the compiled engine is not tested."; exit 0; }; \
	echo "Tests on the compiled engine"; \
	PYTHONPATH=build/engine LOGOTHETE_EXPECT=compiled .venv/bin/pytest -n 2 tests/compiled tests/golden tests/kernel tests/geometry tests/games \
		tests/bots tests/adapters

twins: N ?= 1000000
twins: build/engine.stamp .venv/dev.stamp ## compare twin worlds: what a seat receives may not depend on secrets (N=1000000)
	@PYTHONPATH=build/engine .venv/bin/python -m tests.twins N=$(N)

fuzz: N ?= 1000
fuzz: build/engine.stamp .venv/dev.stamp ## play N random games and check what must always hold (N=1000)
	@PYTHONPATH=build/engine .venv/bin/python -m tests.fuzz --games $(N)

fuzz-pairs: N ?= 100000
fuzz-pairs: build/engine.stamp .venv/dev.stamp ## the same with games of cards, until every two cards came together in a game (at most N)
	@PYTHONPATH=build/engine .venv/bin/python -m tests.fuzz --all-pairs --games $(N)
	@PYTHONPATH=build/engine .venv/bin/python -m tests.games.diktat.pairs $(N)

same: N ?= 200
same: build/engine.stamp .venv/dev.stamp ## play N games of each title as an earlier engine did (BASE=FILE, see tests/playthrough.py; N=200)
	@PYTHONPATH=build/engine .venv/bin/python -m tests.playthrough --games $(N) --processes 2 --against $(BASE)

soak: N ?= 50
test-install: .venv/dev.stamp ## build the wheel with the compiled engine in a clean environment, install it in another, play (minutes)
	@LOGOTHETE_INSTALL_FORM=release .venv/bin/pytest tests/test_install.py

soak: .venv/dev.stamp ## kill the server N times under play, with each database: nothing acknowledged is lost (N=50)
	@.venv/bin/python -m tests.server.living --kills $(N)

load: build/release.stamp build/load/stamp ## measure the table server under load (minutes; QUICK=1: one minute; ARGS="--json FILE")
	@.venv/bin/python -m load.run $(if $(QUICK),--quick) $(ARGS)

attack: build/release.stamp ## how long somebody waits for a bot while one guest has laid 200 tables of strong ones (ten minutes at most)
	@.venv/bin/python -m load.attack --engine build/release $(ARGS)

bench: build/release.stamp .venv-bench/stamp ## measure the engine beside others (six minutes; ARGS="--json FILE")
	@.venv-bench/bin/python -m benchmarks.bench $(ARGS)

balance: GAME ?= necrosia
balance: N ?= 2000
balance: BY ?= showed
balance: build/release.stamp ## what a game favours, by N games for each number of players (GAME=necrosia, N=2000; an hour): docs/balance
	@mkdir -p docs/balance
	@PYTHONPATH=build/release .venv/bin/python -m logothete balance $(GAME) --games $(N) --seed 1 --by $(BY) --lang en \
		--report docs/balance/$(GAME).md $(ARGS)

# Every title of the shelf unless one is named. A page is written also where a level falls short: it says so.
SHELF  = $(if $(GAME),$(GAME),$$($(LADDER) -c "from logothete.games import titles; print(*titles())"))
LADDER = PYTHONPATH=build/engine .venv/bin/python

ladder: build/engine.stamp ## whether the levels of the bots are what they promise (GAME=necrosia; all together an hour): docs/ladder
	@mkdir -p docs/ladder
	@for game in $(SHELF); do \
		$(LADDER) -m logothete ladder $$game --lang en --json docs/ladder/$$game.json --report docs/ladder/$$game.md $(ARGS); \
		[ $$? -le 1 ] || exit 1; \
	done

ladder-quick: build/engine.stamp ## the same by a few games of each title, a minute or two; only what is badly wrong fails
	@$(COMPILED) || { echo "There is no C compiler here, so the levels of the bots are not tried."; exit 0; }; \
	for game in $(SHELF); do \
		echo "Levels ($$game)"; \
		found=$$($(LADDER) -m logothete ladder $$game --quick --lang en) || { echo "$$found"; exit 1; }; \
	done

# Goes on with the games that are there. After a change of a bot, remove them first: they were played by another.
# Each series is name/seed/bots; the game is how the name begins.
SERIES = $(foreach game,byzantio nekken, \
		$(game)-random/2033/greedy,random,random,random \
		$(game)-greedy/2033/strategist:200ms,greedy,greedy,greedy \
		$(game)-less-time/2034/strategist:3ms,strategist:12ms,strategist:50ms,greedy) \
	$(foreach start,byzantio-more-time/2029 nekken-more-time/2032,$(start)/strategist:50ms,strategist:200ms,strategist:800ms,greedy)

strength: N ?= 400
strength: build/release.stamp ## how well the bots of Byzantio and Nekken play, by N games each (N=400; nine hours of a processor): docs/strength
	@mkdir -p docs/strength
	@for series in $(SERIES); do \
		name=$${series%%/*}; rest=$${series#*/}; \
		echo "$$name" && PYTHONPATH=build/release .venv/bin/python -m logothete arena $${name%%-*} \
			--bots $${rest#*/} --games $(N) --seed $${rest%%/*} --lang en \
			--json docs/strength/$$name.json --resume --report docs/strength/$$name.md $(ARGS) || exit 1; \
	done

# Tables of equals, and of mixed strength: what nobody good would do must be seen to be judged. What players want, and what they
# do readily, is learned from those who know it.
S = strategist:200it
D = strategist:400it
LEARN_AT = $(S),$(S) $(S),$(S),$(S) $(S),$(S),$(S),$(S) $(S),greedy $(S),strategist:50it,greedy $(S),$(S),strategist:50it,greedy
EQUALS_AT = $(D),$(D),$(D),$(D)
DECIDED_AT = $(D),greedy,greedy,greedy
LEARN_ARENA = PYTHONPATH=build/release .venv/bin/python -m logothete arena

learn: N ?= 120
learn: build/release.stamp .venv/dev.stamp ## let bots learn to play Byzantio and Nekken from games of theirs (N=120 for each of eight tables; an hour)
	@rm -rf build/learn
	@for game in byzantio nekken; do \
		for bots in $(LEARN_AT) $(EQUALS_AT) $(DECIDED_AT); do \
			$(LEARN_ARENA) $$game --bots $$bots --games $(N) --seed 1 --records build/learn/$$game/$$bots || exit 1; \
		done; \
		.venv/bin/python -m scripts.learn_byzantio $$game $(LEARN_AT:%=build/learn/$$game/%) --only judgement || exit 1; \
		.venv/bin/python -m scripts.learn_byzantio $$game build/learn/$$game/$(EQUALS_AT) build/learn/$$game/$(DECIDED_AT) \
			--only suspicion || exit 1; \
		.venv/bin/python -m scripts.learn_byzantio $$game build/learn/$$game/$(DECIDED_AT) --only instinct || exit 1; \
	done

bench-quick: BASE ?= HEAD~1
bench-quick: .venv/run.stamp $(if $(COMPILED),build/release.stamp) ## compare with an earlier commit (BASE=HEAD~1; COMPILED=1 compiles both)
	@.venv/bin/python -m benchmarks.quick $(BASE) $(if $(COMPILED),--compiled) $(ARGS)

maps: build/maps/stamp ## draw the maps of the boards again (ARGS="PACK_FOLDER --preview")
	@PYTHONPATH=src build/maps/venv/bin/python -m scripts.maps $(ARGS)

build/maps/stamp: scripts/maps.txt requirements/run.txt scripts/package.json scripts/package-lock.json
	@$(HAS_NODE) || { echo "$(NO_NODE)" >&2; exit 1; }
	@echo "Setting up what maps are drawn with (once) …"
	@mkdir -p build/maps && cp scripts/package.json scripts/package-lock.json build/maps/
	@cd build/maps && npm ci --loglevel error --no-audit --no-fund
	@$(PYTHON) -m venv build/maps/venv
	@build/maps/venv/bin/pip --disable-pip-version-check -qq install --require-hashes -r requirements/run.txt -r scripts/maps.txt
	@touch $@

TYPES = web/src/lib/api/schema.d.ts web/src/games/*/schema.d.ts

types: .venv/run.stamp | web/node_modules/.package-lock.json ## make the page's types of the server's interface, and of the games' views and scenes
	@.venv/bin/python -m scripts.view_types
	@mkdir -p build && .venv/bin/python -m scripts.openapi > build/openapi.json
	@cd web && npx --no-install openapi-typescript ../build/openapi.json -o src/lib/api/schema.d.ts > /dev/null 2>&1

shown: .venv/run.stamp ## play again the games that the front page and the rulebooks show (after a change of rules or boards)
	@.venv/bin/python -m scripts.shown

pictures: .venv/dev.stamp page ## take the pictures of the documentation (minutes; needs Chromium)
	@.venv/bin/python -m scripts.pictures $(ARGS)

measure-page: .venv/dev.stamp page ## measure the page in a browser: size, time, memory, frames (needs Chromium; ARGS="--json FILE")
	@.venv/bin/python -m scripts.measure_page $(ARGS)

format: .venv/dev.stamp ## format the sources and repair what ruff can
	@.venv/bin/ruff check --fix-only
	@.venv/bin/ruff format
	@if [ -d web/node_modules ]; then cd web && npm run --silent format > /dev/null; fi

# Without the machine's pip settings, so that the hashes are those of the releases
# themselves and not of a mirror that holds only some of their files.
lock: ## pin the dependencies again (ARGS=--upgrade for newer ones)
	@echo "Pinning the dependencies …"
	@set -e; dir=$$(mktemp -d); trap 'rm -rf "$$dir"' EXIT; \
	$(PYTHON) -m venv "$$dir"; \
	"$$dir/bin/pip" --disable-pip-version-check -qq install pip-tools==7.6.2; \
	cd requirements; \
	for set in run dev research ../benchmarks/requirements ../scripts/maps; do \
		PIP_CONFIG_FILE=/dev/null PIP_FIND_LINKS= "$$dir/bin/pip-compile" -q --no-config \
			--generate-hashes --allow-unsafe --strip-extras --no-header --no-annotate \
			--no-emit-options --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
			$(ARGS) --output-file $$set.txt $$set.in; \
	done

# Copies of the package with the compiled engine in it; the sources themselves stay interpreted, so that a change is never hidden by
# an old binary. Without a C compiler they are pure Python. build/engine is for daily work, and compiles only what has changed;
# build/release is what a wheel holds, and what is measured.
build/engine.stamp: FORM = quick
build/engine.stamp: TAKES = seconds, the first time a minute
build/release.stamp: FORM = release
build/release.stamp: TAKES = two or three minutes
build/engine.stamp build/release.stamp: $(SOURCES) $(BUILD) build/sources scripts/compiling.py .venv/run.stamp
	@echo "Compiling the engine (after a change; $(TAKES)) …"; rm -f $@
	@LOGOTHETE_BUILD_PAGE=no LOGOTHETE_COMPILE=$${LOGOTHETE_COMPILE:-$(FORM)} .venv/bin/python setup.py -q build --build-lib $(basename $@) \
		> $(basename $@).log 2>&1 || { cat $(basename $@).log >&2; exit 1; }
	@grep "^No C compiler" $(basename $@).log || true
	@touch $@

# The names of the sources, written when they are others: a module that was removed is newer than nothing.
build/sources: always
	@mkdir -p build; echo $(SOURCES) | cmp -s - $@ || { rm -f build/engine.stamp build/release.stamp; echo $(SOURCES) > $@; }

always:

# The page. A build that fails half-way must not pass for one that is done.
HAS_NODE = node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' \
	2> /dev/null && npm --version > /dev/null 2>&1
NO_NODE  = The page needs Node.js 20.19 or newer, with npm, to be built: install it from nodejs.org or your system.

$(PAGE)/index.html: $(shell find web -name node_modules -prune -o -type f -print 2> /dev/null) | web/node_modules/.package-lock.json
	@$(HAS_NODE) || { echo "$(NO_NODE)" >&2; exit 1; }
	@echo "Building the page (after a change) …"
	@cd web && npm run --silent build -- --logLevel warn || { rm -f ../$@; exit 1; }
	@rm -rf build/*/logothete/server/page

# Not `npm ci`, which refuses a lock that does not name the binaries of every system: only those that a system has are
# installed, at the locked versions.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@$(HAS_NODE) || { echo "$(NO_NODE)" >&2; exit 1; }
	@echo "Setting up what the page is built with (once) …"
	@cd web && npm install --no-save --loglevel error --no-audit --no-fund > /dev/null
	@touch $@

clean: ## remove the environment, the caches and what was built; games are kept
	@rm -rf .venv .venv-bench build dist $(PAGE) web/node_modules src/*.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
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

# The server that ours is measured beside: installed for `make load` alone.
build/load/stamp: load/boardgame/package.json load/boardgame/package-lock.json
	@mkdir -p build/load
	@cp $^ build/load
	@echo "Installing boardgame.io for the comparison (once) …"
	@cd build/load && npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel error && touch stamp || \
		echo "boardgame.io cannot be installed here (it needs Node.js 18 or newer with npm): the comparison is left out." >&2

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Logothete needs Python 3.11 or newer, but \"$(PYTHON) --version\" says: $$($(PYTHON) --version 2>&1)" >&2; \
		echo "Install one, or name it: make PYTHON=python3.12 …" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments: its venv module is missing." >&2; \
		echo "Install it (Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@$(PYTHON) -m venv .venv
