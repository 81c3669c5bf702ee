"""Commands in processes of their own that need not import everything anew: forked from one that has done so once."""

from __future__ import annotations

import multiprocessing
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

PATIENCE = 120.0
HELD = ("triumvirate.cli.app", "triumvirate.server.run", "triumvirate.server.store.migrate")


@dataclass(frozen=True)
class Done:
    """How a command ended, and what it said."""

    code: int | None
    said: str


def _run(command: tuple[str, ...], environment: dict[str, str], said: str) -> NoReturn:
    """In the child: as `python -m triumvirate.cli` would."""
    there = os.open(said, os.O_WRONLY | os.O_CREAT, 0o600)
    os.dup2(there, 1)
    os.dup2(there, 2)
    os.environ.update(environment)
    sys.argv = ["triumvirate", *command]
    from triumvirate.cli import main

    main()
    sys.exit(0)


def run(command: tuple[str, ...], environment: dict[str, str], said: Path) -> Done:
    """A command until it ends; what it says is written to a file."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(list(HELD))
    process = context.Process(target=_run, args=(command, {**os.environ, **environment}, str(said)))
    process.start()
    process.join(PATIENCE)
    if process.is_alive():
        process.kill()
        process.join()
        raise AssertionError(f"{command} does not end")
    return Done(process.exitcode, said.read_text(encoding="utf-8"))
