"""What packages plug in by entry points: games, bots. A checkout that was never installed plugs in its own."""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from importlib.metadata import EntryPoint, PackageNotFoundError, distribution, entry_points
from pathlib import Path

ROOT = Path(__file__).parents[3]


def plugged(group: str, name: str | None = None) -> list[EntryPoint]:
    """The entry points of a group, those of one name where it is given, in the order of their names."""
    entries = (*_installed(tuple(sys.path)).get(group, ()), *_of_bare_sources(group))
    found = {(entry.name, entry.value): entry for entry in entries}
    return [entry for key, entry in sorted(found.items()) if name is None or key[0] == name]


@cache
def _installed(folders: tuple[str, ...]) -> dict[str, tuple[EntryPoint, ...]]:
    """By group, what is plugged in from the folders that Python looks in: a file of every package is read, so it is done once."""
    found = entry_points()
    return {group: tuple(found.select(group=group)) for group in found.groups}


def _of_bare_sources(group: str) -> list[EntryPoint]:
    """Those that `pyproject.toml` names, where the sources run from a path (a GPU machine, a container) uninstalled."""
    try:
        distribution("triumvirate")
    except PackageNotFoundError:
        file = ROOT / "pyproject.toml"
        told = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"project": {}}
        named: dict[str, str] = told["project"].get("entry-points", {}).get(group, {})
        return [EntryPoint(name, value, group) for name, value in named.items()]
    return []
