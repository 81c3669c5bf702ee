"""`triumvirate doctor`: what is here, what is missing, and the command that mends it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import typer

# What each extra is for, in the order a person meets them.
EXTRAS = {
    "server": "the web server, and the imperator",
    "push": "notices by Web Push",
    "cluster": "PostgreSQL, and several workers",
    "rl": "PettingZoo, Gymnasium, pictures in pixels",
    "openspiel": "OpenSpiel games",
    "data": "datasets as Parquet",
    "mcp": "a seat for a language model",
    "arena": "ratings of teams",
    "learn": "training networks",
    "gpu": "the cuda engine",
}
NETWORKS = (".onnx", ".npz")  # what the imperators play by


class Finding(NamedTuple):
    """One thing that was looked at; `needed` things make the command fail when they are missing."""

    what: str
    good: bool
    said: str
    mend: str = ""
    needed: bool = False


def doctor() -> None:
    """Say what is here, what is missing, and how to mend it."""
    from rich.table import Table

    from triumvirate.cli.console import output

    console = output()
    drawn = Table("", "what", "found", "to mend it", box=None)
    failed = False
    for finding in findings():
        failed |= finding.needed and not finding.good
        mark = "[green]ok[/]" if finding.good else "[red]missing[/]" if finding.needed else "[yellow]without[/]"
        drawn.add_row(mark, finding.what, finding.said, "" if finding.good else finding.mend.replace("[", r"\["))
    console.print(drawn)
    if failed:
        raise typer.Exit(1)


def findings() -> Iterator[Finding]:
    """Look at everything, one after another."""
    import platform
    import sys

    from triumvirate import __version__

    yield Finding("triumvirate", True, __version__)
    machine = f"{platform.system()} {platform.machine()}"
    new_enough = sys.version_info >= (3, 11)
    yield Finding(
        "python", new_enough, f"{platform.python_version()} on {machine}", "install Python 3.11 or newer", True
    )
    yield from _packages()
    yield from _games()
    yield _cuda()
    yield from _files()
    yield _browser()
    yield from _terminal()


def _install(extra: str) -> str:
    wanted = f"triumvirate[{extra}]" if extra else "triumvirate"
    return f"pip install '{wanted}'"


def _packages() -> Iterator[Finding]:
    """Every package that the installed metadata asks for: each needed one, and the extras as wholes."""
    from importlib.metadata import PackageNotFoundError, version

    def missing_of(names: list[str]) -> list[str]:
        missing = []
        for name in names:
            try:
                version(name)
            except PackageNotFoundError:
                missing.append(name)
        return missing

    wanted = requirements()
    for name in wanted.get("", []):
        missing = missing_of([name])
        yield Finding(name, not missing, "not installed" if missing else version(name), _install(""), needed=True)
    for extra, purpose in EXTRAS.items():
        names = wanted.get(extra, [])
        missing = missing_of(names)
        said = f"{purpose}; not installed: {', '.join(missing)}" if missing else purpose
        yield Finding(f"extra {extra}", bool(names) and not missing, said, _install(extra))


def requirements() -> dict[str, list[str]]:
    """The packages that this one asks for, by extra; the key of those that are always needed is empty."""
    import re
    from importlib.metadata import PackageNotFoundError, requires

    try:
        lines = requires("triumvirate") or []
    except PackageNotFoundError:  # a bare source tree, never installed
        lines = []
    found: dict[str, list[str]] = {}
    for line in lines:
        name = re.match(r"[\w.-]+", line)
        extra = re.search(r"extra == ['\"](\w+)['\"]", line)
        if name and "sys_platform" not in line:
            found.setdefault(extra[1] if extra else "", []).append(name[0])
    return found


def _games() -> Iterator[Finding]:
    from triumvirate.core.code_cache import home
    from triumvirate.games import find_game, game_names
    from triumvirate.warming import is_compiled

    for name in game_names():
        try:
            game = find_game(name)
            data = len(list((game.package / "data").glob("*")))
            said = f"{game.title}, rules version {game.version}, {data} data files"
            yield Finding(name, data > 0, said, _install(""), needed=True)
        except Exception as fault:  # whatever keeps a game from loading is what we are here to say
            yield Finding(name, False, f"does not load: {type(fault).__name__}: {fault}", _install(""), needed=True)
            continue
        try:
            warm = is_compiled(game)
            said = f"compiled, in {home(name)}" if warm else "not compiled yet"
            yield Finding(f"{name}, native engine", warm, said, f"triumvirate warm {name}")
        except Exception as fault:
            yield Finding(
                f"{name}, native engine", False, f"{type(fault).__name__}: {fault}", f"triumvirate warm {name}"
            )


def _cuda() -> Finding:
    from triumvirate.core import engine

    if not engine.has_cuda():
        return Finding("cuda engine", False, "no GPU that numba-cuda can use; everything else works", _install("gpu"))
    try:
        name = engine.cuda_module().get_current_device().name
        return Finding("cuda engine", True, name.decode() if isinstance(name, bytes) else str(name))
    except Exception as fault:
        return Finding("cuda engine", False, f"{type(fault).__name__}: {fault}", _install("gpu"))


def _files() -> Iterator[Finding]:
    """What is made rather than written: the browser client and the networks."""
    from pathlib import Path

    here = Path(__file__).parent.parent
    page = here / "server" / "static" / "index.html"
    yield Finding("browser client", page.is_file(), "built" if page.is_file() else "not built", "scripts/build-web")
    files = (path for path in (here / "bots").glob("*/weights/imperator.*") if path.suffix in NETWORKS)
    weights = sorted({path.parent.parent.name for path in files})
    said = f"networks of {', '.join(weights)}" if weights else "no network; the legate stands in"
    yield Finding("imperator", bool(weights), said, "triumvirate train GAME --out FOLDER")


def _browser() -> Finding:
    import shutil

    name = "chromium-headless-shell"
    path = shutil.which(name)
    return Finding(name, bool(path), path or "not found; only tests drive one", f"sudo apt-get install -y {name}")


def _terminal() -> Iterator[Finding]:
    import locale
    import os
    import shutil
    import sys

    size = shutil.get_terminal_size()
    big = size.columns >= 80 and size.lines >= 24
    yield Finding("terminal", big, f"{size.columns}×{size.lines}", "a window of 80×24 characters or more")
    encoding = (sys.stdout.encoding or locale.getpreferredencoding()).lower()
    yield Finding("characters", "utf" in encoding, encoding, "export LANG=C.UTF-8")
    kind = os.environ.get("TERM", "")
    yield Finding("colours", kind not in ("", "dumb"), kind or "TERM is not set", "export TERM=xterm-256color")
