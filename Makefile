# make play: set everything up once and play.   make test: set everything up once and test.
# Needs Python 3.11+ and make; whatever else is wanted is installed here, on first use.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
ENGINE := $(shell find src/colonnade/kernel src/colonnade/titles src/colonnade/bots -name '*.py' 2>/dev/null)
WEB := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)
TESTS ?= tests

.PHONY: play test soak bench wheel reference golden lint format docs clean help

help:
	@echo "make play    play in your terminal or browser"
	@echo "make test    all checks and tests"
	@echo "make soak    the same tests with big counts (hours)"
	@echo "make bench   measure the engine"
	@echo "make golden  record the golden games anew"
	@echo "make docs    build the documentation in build/site"
	@echo "make wheel   build an installable package, web client inside, in dist"
	@echo "make clean   remove everything that was built"

play: $(STAMPS)/engine $(STAMPS)/web
	@$(BIN)/python -m colonnade play

test: $(STAMPS)/test $(STAMPS)/engine $(STAMPS)/web $(STAMPS)/browser lint
	@echo "== tests, on the engine as built"
	@$(BIN)/python -m pytest $(TESTS) -n 2 --dist worksteal --durations=15
	@echo "== rule tests, on the interpreted engine"
	@COLONNADE_PURE=1 $(BIN)/python -m pytest tests/kernel tests/puerto_rico tests/test_golden.py -n 2 --dist worksteal

soak: $(STAMPS)/test $(STAMPS)/engine $(STAMPS)/web $(STAMPS)/browser
	COLONNADE_SOAK=1 $(BIN)/python -m pytest $(TESTS) -n 2 --dist worksteal

lint: $(STAMPS)/test
	@echo "== ruff and mypy"
	@$(BIN)/ruff check -q src tests tools setup.py
	@$(BIN)/ruff format -q --check src tests tools setup.py
	@$(BIN)/mypy

format: $(STAMPS)/test
	$(BIN)/ruff format -q src tests tools setup.py
	$(BIN)/ruff check -q --fix src tests tools setup.py

bench: $(STAMPS)/engine
	$(BIN)/python -m colonnade bench --compare benchmarks/recorded.json

reference: $(STAMPS)/engine
	$(BIN)/python tools/reference.py

golden: $(STAMPS)/engine
	$(BIN)/python tools/golden.py --all

docs: $(STAMPS)/docs
	@COLONNADE_PURE=1 $(BIN)/python tools/reference.py
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict -q
	@echo "== the documentation is in build/site; to read it with search: $(BIN)/python -m http.server -d build/site"

wheel: $(STAMPS)/packages $(STAMPS)/web
	@echo "== building the package"
	@rm -rf build/lib* build/bdist*
	@$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w dist .
	@ls dist/*.whl

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete

$(STAMPS)/venv:
	@echo "== making the virtual environment in $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit("colonnade needs Python 3.11 or newer, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV) || { \
	  echo "== installing python3-venv"; \
	  apt-get update -q && apt-get install -qy python3-venv && $(PYTHON) -m venv $(VENV); }
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/packages: $(STAMPS)/venv requirements.txt pyproject.toml setup.py
	@echo "== installing packages"
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements.txt
	@COLONNADE_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(STAMPS)/test: $(STAMPS)/packages requirements-test.txt
	@echo "== installing test packages"
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements-test.txt
	@touch $@

$(STAMPS)/docs: $(STAMPS)/packages requirements-docs.txt
	@echo "== installing what builds the documentation"
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements-docs.txt
	@touch $@

$(STAMPS)/engine: $(STAMPS)/packages setup.py $(ENGINE)
	@if command -v $${CC:-cc} >/dev/null; then \
	  echo "== compiling the engine (a few minutes, once)"; \
	  find src -name '*.so' -delete; \
	  mkdir -p build && $(BIN)/python setup.py -q build_ext --inplace >build/engine.log 2>&1 \
	    || { find src -name '*.so' -delete; tail -20 build/engine.log; echo "== compiling failed, playing on the interpreted engine"; }; \
	else echo "== no C compiler: the engine runs interpreted"; fi
	@touch $@

$(STAMPS)/web: $(STAMPS)/packages tools/build_web.sh $(WEB)
	@sh tools/build_web.sh $(VENV)
	@touch $@

$(STAMPS)/browser: $(STAMPS)/venv
	@if ! command -v chromium >/dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "== installing chromium for the browser tests"; \
	  mkdir -p build && { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy chromium; } >build/chromium.log 2>&1 \
	    || echo "== chromium can't be installed: the browser tests will be skipped"; \
	fi
	@touch $@
