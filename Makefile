# Everything from a clean clone, on a machine with python3, pip and make.

PYTHON ?= python3
UV_VERSION := 0.13.7
GAME ?= struggle-of-empires
FUZZ_GAMES ?= 20000

export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Hundreds of processes start in the tests: none of them compiles every module anew.
unexport PYTHONDONTWRITEBYTECODE
# Nor does a small network take several cores at a time.
export OPENBLAS_NUM_THREADS ?= 1

UV := .tools/bin/uv
BIN := .venv/bin
# The engine compiled for speed, once (OPTIMIZE=once) in a third of the time, or (little, as make test does) in a fraction.
OPTIMIZE ?= all
COMPILED := build/compiled$(if $(filter-out all,$(OPTIMIZE)),-$(OPTIMIZE))
COPY_CLIENT = tar -C src -c tricorne/server/static | tar -C $(COMPILED)/lib/python*/site-packages -x
# The packages that others install.
DIST := $(if $(filter little,$(OPTIMIZE)),build/)dist$(if $(filter little,$(OPTIMIZE)),-little)
FUZZ_COUNTS := build/fuzz
CATANATRON := build/catanatron
# PyTorch, large and in no lock file, has an environment of its own; TORCH=any takes it however large it is.
LEARNING := build/learning
TORCH ?= small
# What builds the site of the documentation, apart from all else.
SITE := build/docs

TOOLS_READY := .tools/uv-$(UV_VERSION)
READY := .venv/ready
DEV_READY := .venv/ready-dev
CLIENT_READY := src/tricorne/server/static/stamp.txt
# Compiled wheels are kept for all clones of this user, each under the hash of what it was made from.
WHEELS ?= $(if $(XDG_CACHE_HOME)$(HOME),$(or $(XDG_CACHE_HOME),$(HOME)/.cache)/tricorne,build)/wheels
override WHEELS := $(abspath $(WHEELS))
WHEELS_KEPT := 8
COMPILED_READY := $(COMPILED)/ready
CATANATRON_READY := $(CATANATRON)/ready

CC_FOUND := $(shell command -v $${CC:-cc} || command -v gcc || command -v clang)
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -name '*.so' -not -path '*/server/static/*')
# What the compiler sees: modules, its own version, and what it is told. Texts and data of games are only copied; what
# else is installed makes no difference.
ENGINE := $(filter %.py,$(filter src/tricorne/kernel/% src/tricorne/games/%,$(SOURCES))) \
	$(shell sed -nE 's!^ *"/(src/tricorne/(bots/search|server)/[a-z_/]*[.]py)",$$!\1!p' pyproject.toml)
ENGINE_HASH = $(shell { uname -sm; $(PYTHON) -V; $(CC_FOUND) --version; echo "$(LIKE_PYTHON) $$CFLAGS" $(OPTIMIZE) $(sort $(ENGINE)); cat $(sort $(ENGINE)) $(HOW_$(OPTIMIZE)); sed -n '/^\[project.scripts/,/^\[tool.cibuildwheel/p' pyproject.toml; \
	grep -E '^(hatch-mypyc|hatchling|mypy|setuptools)==' requirements-dev.lock; } \
	2>/dev/null | $(PYTHON) -c 'import hashlib, sys; print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest()[:16])')
CLIENT := $(shell find client -type f -not -name '*.pyc' -not -path '*/node_modules/*')
# What stands above the engine and plays much is tested on the compiled engine, where there is one. Of the server's
# tests one shows that it also runs on Python; the others read files of the repository.
ON_PYTHON := $(addprefix tests/server/,test_play.py test_documents.py test_proxies.py) tests/lessons/test_coach.py
ABOVE := tests/analysis tests/arena tests/bots tests/envs tests/leaks tests/learning tests/recorded tests/cli/test_arena.py tests/cli/test_report.py \
	$(filter-out $(ON_PYTHON),$(wildcard tests/server/test_*.py tests/lessons/test_*.py))
# What a compiled engine never sees: the repository itself, its texts, its client.
NEVER_COMPILED := $(addprefix tests/,test_readme.py test_adding_a_language.py test_docs.py test_adding_a_bot.py test_deploy.py test_repository.py \
	test_extras.py test_site.py cli browser client examples messages release)
COMPILED_TESTS := $(filter-out $(NEVER_COMPILED),$(patsubst %/,%,$(wildcard tests/test_*.py tests/[a-z]*/))) $(filter tests/cli/%,$(ABOVE))
# Of the tests of single rules, which run on Python, make test repeats one in so many on the compiled engine.
SHARE ?= 12
# Slow cases beside others that show nearly the same have the marker long_case.
CHOSEN ?= not long_case

# Many tests wait: for a server, a page, a process that was killed. One worker more than there are cores works meanwhile.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(1 + len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1 + (os.cpu_count() or 1))')

# A test that hangs says where, and fails.
HANGING := -o faulthandler_timeout=400 -o faulthandler_exit_on_timeout=true

QUICK_TESTS := tests/kernel tests/golden $(wildcard tests/games/*/rules) tests/test_bad_input.py tests/server/test_play.py

# A C compiler that does not optimize and reads the headers of all modules once.
LITTLE_CC := bench/cc-little
# A compilation that learns from games.
WATCHED_CC := bench/compile-watched
HOW_little := $(LITTLE_CC)
HOW_all := $(WATCHED_CC)
# As Python itself is compiled, which is forgotten where CFLAGS is set: else every look into a list or tuple is checked twice.
LIKE_PYTHON := -DNDEBUG -fwrapv
# Inlining from module to module makes the compiled engine faster, where the compiler knows how.
INLINING = $(shell echo 'int main(void) { return 0; }' | $${CC:-cc} -flto=auto -x c -o /dev/null - 2>/dev/null \
	&& echo -flto=auto -fvisibility=hidden)

.DEFAULT_GOAL := help
.PHONY: help setup client play site is-compiled play-compiled terminal test test-learning check packages check-and-pytest check-python check-client format pytest quick test-long browser test-compiled compiled dist test-dist docs fuzz bench scenery screenshots screens lock clean

help: ## players: Say what can be made
	@echo "Tricorne. The two commands to know: make play, make test."
	@for who in players developers measuring upkeep; do echo; echo "For $$who:"; \
		awk -F ':.*## ' -v who="$$who" '/^[a-z-]+:.*## / { split($$2, said, ": "); if (said[1] == who) printf "  make %-14s %s\n", $$1, substr($$2, length(who) + 3) }' Makefile; done

setup: $(READY) $(CLIENT_READY) ## players: Prepare the environment in .venv and build the client

client: $(CLIENT_READY) ## developers: Build the browser client

# On the compiled engine, where these sources have been compiled before and this clone has what tests need.
play: ## players: Play in the browser: serves at the address that it prints
	@if [ ! -e $(READY) ] || [ ! -e $(CLIENT_READY) ]; then echo "The first time Tricorne prepares itself: it fetches what it needs into .tools and .venv and builds the pages for the"; \
		echo "browser. That takes about a minute, needs the internet, and installs nothing outside this folder."; fi
	@$(MAKE) --no-print-directory setup
	@for how in all once little; do $(MAKE) --no-print-directory --silent OPTIMIZE=$$how is-compiled 2>/dev/null && exec $(MAKE) --no-print-directory OPTIMIZE=$$how play-compiled; done; \
		echo "The engine runs as Python; make compiled makes bots several times as quick."; exec $(BIN)/tricorne serve

is-compiled:
	@test -n "$(CC_FOUND)" -a -e $(DEV_READY) -a -e $(WHEELS)/$(ENGINE_HASH)/ready

play-compiled: $(COMPILED_READY)
	@$(COPY_CLIENT)
	@echo "The engine is compiled."
	@$(COMPILED)/bin/tricorne serve

site: $(DEV_READY) $(CLIENT_READY) ## players: A site of several processes on this machine: Caddy, two web, bots, PostgreSQL, Redis
	$(BIN)/python -m deploy.site

terminal: $(READY) ## players: Play in the terminal (GAME=struggle-of-empires)
	$(BIN)/tricorne play $(GAME)

# The compiler uses one core only: the checks and the tests on Python run beside it. What later tests need is installed
# meanwhile, which is waiting for the most part.
test: $(DEV_READY) ## developers: Run all checks and all tests: on Python, compiled, in the browser
	@$(MAKE) --no-print-directory --jobs=3 OPTIMIZE=little packages $(if $(CC_FOUND),compiled) check-and-pytest
	@$(MAKE) --no-print-directory OPTIMIZE=little test-compiled
	@$(MAKE) --no-print-directory OPTIMIZE=little browser

check: $(DEV_READY) ## developers: Format, lint, types: of Python and of the client
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check-python check-client

packages: $(DEV_READY)
	@$(BIN)/python -m tests.server.site
	@$(BIN)/python -m tests.browser.chromium

check-and-pytest:
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory pytest

check-python: $(DEV_READY)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

check-client: $(READY)
	$(BIN)/python client/build.py check

format: $(DEV_READY) ## developers: Put Python and the client into their format
	$(BIN)/ruff check --fix --exit-zero --quiet
	$(BIN)/ruff format
	$(BIN)/python client/build.py format

# Long games and what stands above are for the compiled engine, where there is one.
pytest: $(DEV_READY) $(CLIENT_READY) ## developers: Run the tests on the engine as Python
	TRICORNE_BUILD=interpreted $(BIN)/pytest -n auto --dist worksteal $(HANGING) --ignore=tests/browser --durations=25 \
		-m "$(CHOSEN)$(if $(CC_FOUND), and not long_play" $(addprefix --ignore=,$(ABOVE)),")

# Without PyTorch it says so and runs the tests that need none.
test-learning: $(LEARNING)/ready ## developers: Teach a network from nothing, stop and resume: what needs PyTorch, if it is to be had without gigabytes
	@$(PYTHON) tests/learning/pytorch.py $(LEARNING) $(filter any,$(TORCH))
	TRICORNE_BUILD=interpreted OMP_NUM_THREADS=1 $(LEARNING)/bin/python -m pytest -n auto --dist worksteal $(HANGING) --durations=10 tests/learning

quick: $(DEV_READY) $(CLIENT_READY) ## developers: A first answer within a minute: lint, rules, examples, records, one table on a server
	$(BIN)/ruff check --quiet
	$(BIN)/pytest -n auto -q -m "not long_play" $(QUICK_TESTS)

test-long: $(DEV_READY) $(CLIENT_READY) ## developers: All that make test leaves out: everything on Python and compiled, all looks in the browser, long games
	TRICORNE_BUILD=interpreted $(BIN)/pytest -n auto -m "long_play or long_case" --ignore=tests/browser $(addprefix --ignore=,$(ABOVE))
	TRICORNE_BUILD=interpreted $(BIN)/pytest -n auto tests/analysis tests/arena tests/bots tests/envs tests/leaks tests/learning tests/lessons tests/recorded tests/cli tests/server
	@$(MAKE) --no-print-directory test-compiled SHARE=1 CHOSEN=
	@$(MAKE) --no-print-directory browser CHOSEN=
	$(BIN)/pytest tests/fairness/long_attack.py tests/fairness/long_statistics.py
	TRICORNE_STORM_TABLES=200 $(BIN)/pytest -s tests/server/test_site.py -k every_part_is_killed
	$(BIN)/pytest -s tests/server/long_starving.py tests/server/long_hostile.py tests/server/long_day.py tests/server/long_kill.py
	TRICORNE_FUZZ_GAMES=1600 $(BIN)/pytest -n auto tests/fuzz

# A run of their own: other tests that wait for events would fail beside a browser's. With OPTIMIZE=little the server
# plays on the compiled engine. A file stays with one worker, which prepares its tables once.
IS_LITTLE := $(and $(CC_FOUND),$(filter little,$(OPTIMIZE)))
browser: $(DEV_READY) $(CLIENT_READY) $(if $(IS_LITTLE),$(COMPILED_READY)) ## developers: Play in a real Chromium (which is installed if there is none)
	$(BIN)/python -m tests.browser.chromium
	$(if $(IS_LITTLE),$(COPY_CLIENT))
	TRICORNE_BUILD=interpreted $(if $(IS_LITTLE),TRICORNE_SERVER_PYTHON=$(COMPILED)/bin/python) $(BIN)/pytest -n $(WORKERS) $(HANGING) --dist loadscope -m "$(CHOSEN)" --durations=25 tests/browser

ifneq ($(CC_FOUND),)

test-compiled: $(COMPILED_READY) $(CLIENT_READY) ## developers: Run what plays much, and a share of the rules' tests, on the compiled wheel
	$(COPY_CLIENT)
	# With what was prepared of them for the run on Python.
	rm -rf $(COMPILED)/table && mkdir $(COMPILED)/table
	cp -rp tests docs examples bench datasets pyproject.toml $(wildcard .hypothesis) $(COMPILED)/table
	cd $(COMPILED)/table && TRICORNE_BUILD=compiled TRICORNE_SHARE=$(SHARE) ../bin/python -m pytest -n $(WORKERS) --dist worksteal $(HANGING) -m "$(CHOSEN)" --durations=25 \
		--ignore-glob='*/test_messages.py' $(addprefix --ignore=,$(ON_PYTHON)) $(COMPILED_TESTS)

compiled: $(COMPILED_READY) ## developers: Compile a wheel with mypyc and install it into build/compiled
	@echo "The compiled wheel is $$(ls $(WHEELS)/$(ENGINE_HASH)/*.whl), installed in $(COMPILED)"

else

test-compiled compiled:
	@echo "Left out: the compiled engine, because there is no C compiler here (install gcc or clang)."

endif

dist: $(DEV_READY) $(CLIENT_READY) $(if $(CC_FOUND),$(COMPILED_READY)) ## upkeep: Build the packages in dist: wheel with the compiled engine, pure wheel, source archive
	rm -rf $(DIST)
	$(if $(CC_FOUND),@$(MAKE) --no-print-directory $(WHEELS)/$(ENGINE_HASH)/ready)
	$(UV) build --quiet --no-build-isolation --python $(BIN)/python --out-dir $(DIST)
	$(if $(CC_FOUND),$(BIN)/python release/wheels.py join $(DIST)/*-none-any.whl $(WHEELS)/$(ENGINE_HASH)/*.whl $(DIST),@echo "Left out: the compiled wheel, because there is no C compiler here (install gcc or clang).")
	@$(BIN)/python release/wheels.py sizes $(DIST)

# With the engine compiled in a fraction of the time.
test-dist: ## developers: Install each package of make dist into an empty environment and play there: server, Chromium, arena; try the image
	@$(MAKE) --no-print-directory OPTIMIZE=little dist
	$(BIN)/python -m tests.browser.chromium
	TRICORNE_DIST=build/dist-little $(BIN)/pytest -s tests/release/long_dist.py tests/release/long_first_game.py tests/release/long_image.py

docs: $(READY) $(SITE)/ready ## upkeep: Build the documentation as a site in build/site/site; warnings and broken links are errors
	rm -rf build/site/pages
	$(BIN)/python docs/site/stage.py build/site
	NO_MKDOCS_2_WARNING=1 $(SITE)/bin/mkdocs build --strict --config-file build/site/mkdocs.yml
	$(BIN)/python docs/site/versions.py build/site/site
	@echo "The site is in build/site/site: $(BIN)/python -m http.server --directory build/site/site"

fuzz: $(DEV_READY) ## developers: Play random games under every option (FUZZ_GAMES=20000)
	rm -rf $(FUZZ_COUNTS)
	TRICORNE_FUZZ_GAMES=$(FUZZ_GAMES) TRICORNE_FUZZ_COUNTS=$(FUZZ_COUNTS) $(BIN)/pytest -n auto tests/fuzz
	$(BIN)/python -m tests.fuzz.report $(FUZZ_COUNTS)

bench: $(DEV_READY) $(CLIENT_READY) $(CATANATRON_READY) $(if $(CC_FOUND),$(COMPILED_READY)) ## measuring: Measure the speed, as JSON
	@$(BIN)/python -m tests.browser.chromium >/dev/null
	@$(BIN)/python -m tests.browser.bench $(BIN)/tricorne bench --json --tables 200 --most-tables 800

scenery: $(DEV_READY) ## upkeep: Draw the maps' pictures anew where their data have changed
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m client.scenery
	$(BIN)/python client/icons.py

screenshots: $(DEV_READY) $(CLIENT_READY) ## upkeep: Make the pictures of both boards in docs/screenshots
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.browser.screenshots docs/screenshots

screens: $(DEV_READY) $(CLIENT_READY) ## upkeep: Make pictures of every screen in build/screens, to be looked at (SCREENS="home is-take")
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.browser.screens build/screens $(SCREENS)

lock: $(TOOLS_READY) ## upkeep: Choose the versions in the lock files anew
	$(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 --upgrade \
		--custom-compile-command "make lock" --extra build --extra bots --extra hosting --output-file requirements.lock pyproject.toml
	$(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 --upgrade \
		--custom-compile-command "make lock" --extra dev --constraint requirements.lock \
		--output-file requirements-dev.lock pyproject.toml
	$(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 --upgrade \
		--custom-compile-command "make lock" --output-file bench/catanatron.lock bench/catanatron.in
	$(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 --upgrade \
		--custom-compile-command "make lock" --output-file docs/site/site.lock docs/site/site.in

clean: ## upkeep: Remove environments, builds and caches
	rm -rf .tools .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

# --- how each environment comes about; a stamp file says that it is ready

$(TOOLS_READY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tricorne needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	rm -rf .tools
	$(PYTHON) -m pip install --quiet --target .tools uv==$(UV_VERSION)
	touch $@

$(READY): $(TOOLS_READY) requirements.lock pyproject.toml
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip sync --quiet --require-hashes --python .venv requirements.lock
	# The client has a rule of its own: in make test it is built while others work, with the packages of its checks.
	TRICORNE_CLIENT=later $(UV) pip install --quiet --no-deps --no-build-isolation --python .venv --editable .
	touch $@

# Playing needs little; tests, benchmarks and compiling need the rest.
$(DEV_READY): $(READY) requirements-dev.lock
	$(UV) pip install --quiet --require-hashes --python .venv --requirements requirements-dev.lock
	touch $@

$(CLIENT_READY): $(READY) $(CLIENT)
	$(BIN)/python client/build.py
	@touch $@

# The wheel is made from the source archive, in a folder of its own: no native module ever lands in src. What was
# compiled before from the same sources is taken again; what is not compiled is copied, with what Python has made of it.
$(COMPILED_READY): $(DEV_READY) $(SOURCES)
	@$(MAKE) --no-print-directory $(COMPILED)/of-$(ENGINE_HASH)
	find $(COMPILED)/lib/python*/site-packages/tricorne -type f -not -name '*.so' -delete
	tar -C src -c tricorne | tar -C $(COMPILED)/lib/python*/site-packages -x
	touch $@

$(COMPILED)/of-%: $(WHEELS)/%/ready requirements-dev.lock
	@touch $(WHEELS)/$*
	rm -rf $(COMPILED)
	$(UV) venv --quiet --python $(PYTHON) $(COMPILED)
	$(UV) pip sync --quiet --require-hashes --python $(COMPILED) requirements-dev.lock
	$(UV) pip install --quiet --no-deps --python $(COMPILED) $(WHEELS)/$*/*.whl
	# What Python has made of the same packages in .venv it need not make again.
	cd $(COMPILED)/lib/python*/site-packages && find . -type d | sed 's,$$,/__pycache__,' \
		| tar -C $(CURDIR)/.venv/lib/python*/site-packages -c -T - 2>/dev/null | tar -x
	touch $@

# Made in a folder of its own and put into its place at once: two clones may compile the same at the same time.
.PRECIOUS: $(WHEELS)/%/ready $(COMPILED)/of-%
$(WHEELS)/%/ready: | $(DEV_READY)
	@mkdir -p $(WHEELS) build
	@echo "Compiling the engine ($(if $(filter all,$(OPTIMIZE)),about half an hour on two cores,some minutes); build/compile-$(OPTIMIZE).log) ..."
	@set -e; made=$$(mktemp -d $(WHEELS)/new-XXXXXX); trap 'rm -rf "$$made"' EXIT; \
		{ $(COMPILE_$(OPTIMIZE)); } >build/compile-$(OPTIMIZE).log 2>&1 || { cat build/compile-$(OPTIMIZE).log; exit 1; }; \
		rm -rf "$$made/source"; touch "$$made/ready"; chmod 755 "$$made"; \
		if [ -e $@ ]; then exit 0; fi; rm -rf $(WHEELS)/$*; mv "$$made" $(WHEELS)/$*
	@touch $(WHEELS)/$*
	@ls -td $(WHEELS)/[0-9a-f]*/ | tail -n +$$(($(WHEELS_KEPT) + 1)) | xargs rm -rf

# The compiler learns from games which way branches go, where it knows how (gcc): a tenth faster, and
# three times the wait (about half an hour on two cores). OPTIMIZE=once leaves that out.
WATCHES = $(shell echo 'int main(void) { return 0; }' | $${CC:-cc} -fprofile-generate -fprofile-partial-training -x c -o /dev/null - 2>/dev/null && echo yes)

BUILD_WHEEL = HATCH_BUILD_HOOK_ENABLE_MYPYC=true $(CURDIR)/$(UV) build --no-build-isolation --python $(CURDIR)/$(BIN)/python --out-dir "$$made"
# What is not compiled is copied later, the client too.
COPY = mkdir "$$made/source" \
	&& tar -c --exclude __pycache__ --exclude static src hatch_build.py README.md CHANGELOG.md LICENSE pyproject.toml | tar -C "$$made/source" -x
COMPILE_once = CFLAGS="$(LIKE_PYTHON) $$CFLAGS $(INLINING)" $(BUILD_WHEEL)
COMPILE_all = $(if $(WATCHES),$(COPY) && CFLAGS="$(LIKE_PYTHON) $$CFLAGS $(INLINING)" $(WATCHED_CC) "$$made/source" "$$made" $(CURDIR)/$(UV) $(CURDIR)/$(BIN)/python,$(COMPILE_once))
COMPILE_little = $(COPY) \
	&& (cd "$$made/source" && COMPILER=$(CC_FOUND) CC=$(CURDIR)/$(LITTLE_CC) $(BUILD_WHEEL) --wheel)

$(CATANATRON_READY): $(TOOLS_READY) bench/catanatron.lock
	$(UV) venv --quiet --allow-existing --python $(PYTHON) $(CATANATRON)
	$(UV) pip sync --quiet --require-hashes --python $(CATANATRON) bench/catanatron.lock
	touch $@

$(LEARNING)/ready: $(DEV_READY) requirements-dev.lock
	$(UV) venv --quiet --allow-existing --python $(PYTHON) $(LEARNING)
	$(UV) pip install --quiet --require-hashes --python $(LEARNING) --requirements requirements-dev.lock
	TRICORNE_CLIENT=later $(UV) pip install --quiet --no-deps --no-build-isolation --python $(LEARNING) --editable .
	touch $@

$(SITE)/ready: $(TOOLS_READY) docs/site/site.lock
	$(UV) venv --quiet --allow-existing --python $(PYTHON) $(SITE)
	$(UV) pip sync --quiet --require-hashes --python $(SITE) docs/site/site.lock
	touch $@
