"""Where the texts are that engines compile: a game's own folder, the folders of those who brought texts of theirs, and core.

`triumvirate.native.GAME.rules` is in the game's folder, `….GAME.playout` in `core/compiled`. A package that runs compiled
loops over games (search, learning, environments, analysis) has them in a folder `compiled` of its own, and they are found
under its name: `….GAME.search.grow`. What belongs to one game alone and not to its rules, as its bots' judgement does, has
the same folder in the game's part of the package (`bots/GAME/compiled`) and is found as `….GAME.bots.policy`. Packages from
elsewhere register their folder, or bring bots by an entry point `triumvirate.bots` that carries the game's name.

One folder may be compiled more than once: a *form* of a game is the same text under another name, in which some constants,
its switches, have other values. What a switch leaves out is not there at all for the compiler (`core/rewrite.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.machinery import PathFinder
from pathlib import Path
from types import MappingProxyType

from triumvirate.core.plugged import plugged

CORE = Path(__file__).parent / "compiled"
FOLDER = "compiled"

_packages: dict[str, Path] = {}
_owners: dict[str, Path] = {}
_switches: dict[str, Mapping[str, bool]] = {}
_form_of: dict[str, str] = {}
_bits: dict[str, Mapping[str, tuple[int, int]]] = {}
_NONE: Mapping[str, bool] = MappingProxyType({})
_LOOSE: Mapping[str, tuple[int, int]] = MappingProxyType({})


def register_package(
    game: str,
    folder: Path,
    switches: Mapping[str, bool] = _NONE,
    form_of: str = "",
    bits: Mapping[str, tuple[int, int]] = _LOOSE,
) -> None:
    """Tell the loader where a game's sources are, which of its constants are switches, and which rows of its records are
    bits of words; a form names its game."""
    _packages[game] = folder
    _bits[game] = bits
    if switches:
        _switches[game] = dict(switches)
    if form_of:
        _form_of[game] = form_of


def switches_of(game: str) -> Mapping[str, bool]:
    """The constants that a game's compiled text takes as given; none for a game that has no other form."""
    return _switches.get(game, _NONE)


def bits_of(game: str) -> Mapping[str, tuple[int, int]]:
    """The rows that a game's records hold as bits of words: how many bits a number has, and how many numbers there are."""
    return _bits.get(game, _LOOSE)


def register_texts(owner: str, folder: Path) -> None:
    """Tell the loader where a package from elsewhere has texts that it runs over games; they are found under its name."""
    _owners[owner] = folder


def folder_of(game: str) -> Path:
    """A game's own folder."""
    return _packages[game]


def is_known(game: str) -> bool:
    """Whether a game was registered."""
    return game in _packages


def is_owner(game: str, name: str) -> bool:
    """Whether somebody brought texts under this name, for every game or for this one."""
    return _folder_of_owner(game, name) is not None


def has_text(module: str, name: str) -> bool:
    """Whether the game that a compiled module is loaded for has a text of this name, such as `bots.policy`."""
    return find_text(module.split(".")[2], name.split(".")) is not None


def find_text(game: str, parts: Sequence[str]) -> Path | None:
    """The file behind a name: a game's own text before one of `core/compiled`; none for a name that is not there."""
    owned = _folder_of_owner(game, parts[0])
    if owned is not None:
        return _file(owned.joinpath(*parts[1:])) if len(parts) > 1 else None
    found = _file(_packages[game].joinpath(*parts))
    return found or _file(CORE.joinpath(*parts))


def locate(module: str) -> Path | None:
    """The file of a plain module, found without importing anything; none for what is not a file of Python text."""
    top, *rest = module.split(".")
    files = (_file(folder.joinpath(*rest)) for folder in (_folders_of(top) if rest else ()))
    return next((file for file in files if file is not None), None)


@cache
def _folders_of(package: str) -> tuple[Path, ...]:
    spec = PathFinder.find_spec(package)
    return tuple(map(Path, spec.submodule_search_locations or ())) if spec is not None else ()


def _folder_of_owner(game: str, name: str) -> Path | None:
    return _owners.get(name) or _within(CORE.parent.parent / name) or _of_this_game(_form_of.get(game, game), name)


@cache
def _of_this_game(game: str, group: str) -> Path | None:
    """The folder in our own package's part for a game, or in a package whose entry point has the game's name."""
    ours = _within(CORE.parent.parent / group / game)
    if ours is not None:
        return ours
    homes = (locate(entry.module) for entry in plugged(f"triumvirate.{group}", game))
    return next((found for home in homes if home is not None and (found := _within(home.parent))), None)


@cache
def _within(package: Path) -> Path | None:
    folder = package / FOLDER
    return folder if folder != CORE and folder.is_dir() else None


def _file(place: Path) -> Path | None:
    for file in (place.with_suffix(".py"), place / "__init__.py"):
        if file.is_file():
            return file
    return None
