# Two commands: `make build` prints every game, `make test` proves that it still can.
# Both make the virtual environment first; neither needs more than Python 3.11 or later, make and a package index.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: build test format chart bench docs fuzz mutants clean

build: $(READY)
	$(BIN)/printkit build

test: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest --numprocesses auto --dist loadfile --no-loadscope-reorder

format: $(READY)
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

# The drawings and land tables of the charts, from their coastlines; both are kept in the repository.
chart: $(READY)
	$(BIN)/printkit chart

bench: $(READY)
	$(BIN)/python benchmarks/startup.py
	$(BIN)/python benchmarks/sheets.py
	$(BIN)/python benchmarks/check.py
	$(BIN)/python benchmarks/catalogues.py
	$(BIN)/python benchmarks/imposition.py
	$(BIN)/python benchmarks/profiles.py
	$(BIN)/python benchmarks/hexes.py
	$(BIN)/python benchmarks/cards.py

# Damage every file of a small game 300 times; the tests do the same a few times only.
fuzz: $(READY)
	FUZZ_ROUNDS=300 $(BIN)/pytest tests/bad_input/test_fuzz.py

# Every mutant of the shipped games, and the page about them; the tests try a part.
mutants: $(READY)
	PYTHONPATH=tests $(BIN)/python -m check.mutations.report > docs/mutations.md

# The pages of all findings and of all that sources may say, from the code itself; tests hold both files fresh.
docs: $(READY)
	$(BIN)/python -m printkit.cli.reference > docs/rules.md
	$(BIN)/python -m printkit.cli.vocabulary > docs/sources.md

clean:
	rm -rf $(VENV) dist .mypy_cache .pytest_cache .ruff_cache

# The environment is made again only when pyproject.toml has changed. An older pip knows no dependency groups.
$(READY): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "printkit needs Python 3.11 or later; say which: make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --editable . --group dev
	@touch $@
