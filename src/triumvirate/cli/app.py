"""The list of commands, and how any fault is told to a person: one line on standard error, never a traceback."""

from __future__ import annotations

import functools
import importlib
import os
import sys
from collections.abc import Callable
from typing import Annotated, NoReturn

import typer

# A command is a function in the file of its name (`check_bot` for `check-bot`). To add one, write the file and name it here.
COMMANDS = (
    "games",
    "play",
    "engine",
    "simulate",
    "arena",
    "check-bot",
    "bench-agent",
    "verify",
    "fuzz",
    "rules",
    "replay",
    "analyse",
    "diary",
    "perft",
    "solve",
    "puzzles",
    "daily",
    "oracle",
    "train",
    "curves",
    "dataset",
    "export",
    "export-site",
    "examples",
    "mcp",
    "warm",
    "doctor",
)
# What is said of a command that is a group of others.
GROUPS = {
    "arena": "Let bots play each other and say how strong they are, with intervals.",
    "puzzles": "Positions with one best answer: solve them, look for more, prove those that are shipped.",
    "daily": "Deals of the day: hold an opened one against what was published of it.",
}
# Commands whose file may not be there yet; they are listed as soon as it is.
LATER = ("serve", "worker", "db", "bring")

BAD_USE, FAULT, STOPPED = 2, 70, 130


def build() -> typer.Typer:
    """The command line with all its commands. Plain help text: drawing it with Rich would double the start-up time."""
    app = typer.Typer(
        help="One table for all games: play, simulate, check the rules.",
        epilog="Each command explains itself: triumvirate COMMAND --help",
        rich_markup_mode=None,
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(about)
    for name in (*COMMANDS, *(name for name in LATER if _is_there(name))):
        module = name.replace("-", "_")
        found = getattr(importlib.import_module(f"triumvirate.cli.{module}"), module)
        if isinstance(found, dict):
            app.add_typer(_group(found), name=name, help=GROUPS[name])
        else:
            app.command(name)(for_people(found))
    return app


def _group(commands: dict[str, Callable[..., object]]) -> typer.Typer:
    """Commands under one name."""
    group = typer.Typer(rich_markup_mode=None, no_args_is_help=True)
    for name, command in commands.items():
        group.command(name)(for_people(command))
    return group


def _is_there(name: str) -> bool:
    return os.path.exists(os.path.join(os.path.dirname(__file__), f"{name}.py"))


def _show_version(asked: bool) -> None:
    if asked:
        from triumvirate import __version__

        typer.echo(f"triumvirate {__version__}")
        raise typer.Exit


def about(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and stop.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """One table for all games: play, simulate, check the rules."""


def for_people(command: Callable[..., object]) -> Callable[..., object]:
    """The command with its faults told in one line: exit status 2 for a refusal, 130 when stopped by Ctrl-C."""

    @functools.wraps(command)
    def run(*given: object, **named: object) -> object:
        from triumvirate.core.errors import TriumvirateError

        try:
            return command(*given, **named)
        except TriumvirateError as refused:
            rule = f" (rule {refused.rule})" if refused.rule else ""
            _stop(f"{refused.reason}{rule}", BAD_USE)
        except KeyboardInterrupt:
            _stop("stopped", STOPPED)
        except BrokenPipeError:
            # the reader of our output went away; writing on, even at exit, would only repeat the fault
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(1) from None
        except OSError as fault:
            where = f"{fault.filename}: " if fault.filename else ""
            _stop(f"{where}{fault.strerror or fault}", BAD_USE)
        except (typer.Exit, typer.Abort):
            raise
        except Exception as fault:
            if os.environ.get("TRIUMVIRATE_TRACEBACK") or type(fault).__module__.startswith("typer"):
                raise
            said = f"{type(fault).__name__}: {fault}"
            _stop(f"a fault in Triumvirate itself: {said} (TRIUMVIRATE_TRACEBACK=1 shows where)", FAULT)

    return run


def _stop(message: str, status: int) -> NoReturn:
    typer.echo(f"triumvirate: {message}", err=True)
    raise typer.Exit(status)
