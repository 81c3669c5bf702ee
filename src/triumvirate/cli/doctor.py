"""`triumvirate doctor`: what is here, what is missing, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import typer


class Finding(NamedTuple):
    """One thing that was looked at; `needed` things make the command fail when they are missing."""

    what: str
    good: bool
    said: str
    needed: bool = True


def doctor() -> None:
    """Say what is here and what is missing."""
    from rich.table import Table

    from triumvirate.cli.console import output

    console = output()
    drawn = Table("", "what", "found", box=None)
    failed = False
    for finding in findings():
        failed |= finding.needed and not finding.good
        mark = "[green]ok[/]" if finding.good else "[red]missing[/]" if finding.needed else "[yellow]without[/]"
        drawn.add_row(mark, finding.what, finding.said)
    console.print(drawn)
    if failed:
        console.print("Run 'make setup' in the checkout to put right what is missing.")
        raise typer.Exit(1)


def findings() -> Iterator[Finding]:
    """Look at everything, one after another."""
    import platform
    import sys

    from triumvirate import __version__

    yield Finding("triumvirate", True, __version__)
    machine = f"{platform.system()} {platform.machine()}"
    yield Finding("python", sys.version_info >= (3, 11), f"{platform.python_version()} on {machine}")
    for package in ("numpy", "numba", "typer", "rich", "textual", "msgspec"):
        yield _package(package)
    yield from _games()
    yield _cuda()
    yield from _terminal()


def _package(name: str, needed: bool = True) -> Finding:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return Finding(name, True, version(name), needed)
    except PackageNotFoundError:
        return Finding(name, False, "not installed", needed)


def _games() -> Iterator[Finding]:
    from triumvirate.cli.warm import is_warm
    from triumvirate.core.engine import cache_folder
    from triumvirate.games import GAMES, find_game

    for name in GAMES:
        try:
            game = find_game(name)
            data = len(list((game.package / "data").glob("*")))
            yield Finding(name, data > 0, f"{game.title}, rules version {game.version}, {data} data files")
        except Exception as fault:  # whatever keeps a game from loading is what we are here to say
            yield Finding(name, False, f"does not load: {type(fault).__name__}: {fault}")
            continue
        try:
            warm, folder = is_warm(name), cache_folder(name)
            said = f"compiled, in {folder}" if warm else "not compiled yet; 'triumvirate warm' does it"
            yield Finding(f"{name}, native engine", warm, said, needed=False)
        except Exception as fault:
            yield Finding(f"{name}, native engine", False, f"{type(fault).__name__}: {fault}", needed=False)


def _cuda() -> Finding:
    from triumvirate.core import engine

    if engine.has_cuda():
        try:
            name = engine.cuda_module().get_current_device().name
            return Finding("cuda engine", True, name.decode() if isinstance(name, bytes) else str(name), needed=False)
        except Exception as fault:
            return Finding("cuda engine", False, f"{type(fault).__name__}: {fault}", needed=False)
    return Finding("cuda engine", False, "no GPU that numba-cuda can use; everything else works", needed=False)


def _terminal() -> Iterator[Finding]:
    import locale
    import os
    import shutil
    import sys

    size = shutil.get_terminal_size()
    big = size.columns >= 80 and size.lines >= 24
    said = f"{size.columns}×{size.lines}" + ("" if big else "; the table needs 80×24")
    yield Finding("terminal", big, said, needed=False)
    encoding = (sys.stdout.encoding or locale.getpreferredencoding()).lower()
    yield Finding("characters", "utf" in encoding, encoding, needed=False)
    kind = os.environ.get("TERM", "")
    yield Finding("colours", kind not in ("", "dumb"), kind or "TERM is not set", needed=False)
