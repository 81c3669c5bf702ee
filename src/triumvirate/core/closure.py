"""What a compiled module is made of, told by reading and not by importing: its text, all texts it loads, their data files.

The digest names the folder that its compiled code is kept in (`core/code_cache.py`). It depends on nothing else: not on
where the sources are, when they were written, their comments, or what a game says, shows and explains.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from triumvirate.core import texts
from triumvirate.core.said import said

# What makes compiled code of a text; whoever imports the rulebook depends on these, and on no more of core than it names.
LOADER = ("engine.py", "rewrite.py", "rulebook.py", "native_bits.py", "compiled/generator.py", "compiled/tight.py")
# What makes `rules.made` of the chapters that declare decisions; those are told by importing `core/decisions.py`.
MAKERS = (
    "decisions.py",
    "made.py",
    "making.py",
    "making_flags.py",
    "making_lists.py",
    "making_masks.py",
    "making_pieces.py",
    "reasons.py",
)
MADE, DECISIONS = ".rules.made", "triumvirate.core.decisions"
Places = dict[str, Path | None]  # the file behind a name, or that there is none
RULEBOOK = ("triumvirate.core.rulebook", "triumvirate.core.engine")


def parts_of(game: str, module: str, places: Places | None = None) -> dict[str, Path]:
    """Every file that a module's compiled code depends on, by a name that is the same wherever the file lies.

    Who asks for several modules in one go has the same `places` looked up once.
    """
    places = {} if places is None else places
    home = f"triumvirate.native.{game}"
    found: dict[str, Path] = {}
    seen: set[str] = set()
    open_names = [f"{home}.{module}"]
    while open_names:
        name = open_names.pop()
        if name in seen:
            continue
        seen.add(name)
        if name in RULEBOOK:
            found.update(_of_core(LOADER))
            continue
        if name == home + MADE:
            found.update(_of_core(MAKERS))
            open_names += [RULEBOOK[0], *_declaring(game, name.rpartition(".")[0])]
            continue
        if name not in places:
            places[name] = _file_of(name, game, home)
        file = places[name]
        if file is not None:
            found[name] = file
            text = _read(file)
            package = name if file.name == "__init__.py" else name.rpartition(".")[0]
            open_names += [_absolute(imported, package) for imported in text.imports]
            found.update({f"data {path.name}": path for path in text.data})
    return found


def _declaring(game: str, package: str) -> Iterator[str]:
    """The chapters of a game's rules that declare decisions."""
    for file in sorted((texts.folder_of(game) / "rules").glob("*.py")):
        if DECISIONS in _read(file).imports:
            yield f"{package}.{file.stem}"


def digest_of(game: str, module: str, compiler: str, places: Places | None = None) -> str:
    """A short digest of all that a module's compiled code depends on, the compiler included."""
    digest = hashlib.blake2b(compiler.encode(), digest_size=10)
    digest.update("".join(f"{name} {on}" for name, on in sorted(texts.switches_of(game).items())).encode())
    digest.update("".join(f"{name} {bits}" for name, bits in sorted(texts.bits_of(game).items())).encode())
    for name, file in sorted(parts_of(game, module, places).items()):
        digest.update(name.encode() + _read(file).content)
    return digest.hexdigest()


def digests_of(game: str, modules: Sequence[str], compiler: str) -> list[str]:
    """The same of several modules at once."""
    places: Places = {}
    return [digest_of(game, module, compiler, places) for module in modules]


def _of_core(files: Iterable[str]) -> dict[str, Path]:
    return {f"core/{file}": Path(__file__).parent / file for file in files}


def _file_of(name: str, game: str, home: str) -> Path | None:
    """The file of a module of this game on a compiled engine, or of a plain one of our own or of the game's package."""
    if name.startswith(home + "."):
        return texts.find_text(game, name[len(home) + 1 :].split("."))
    if name.split(".")[0] in ("triumvirate", _top_of(game)):
        return texts.locate(name)
    return None


@cache
def _top_of(game: str) -> str:
    """The top package that a game's folder lies in: a stranger's game brings its own."""
    folder = texts.folder_of(game)
    while (folder.parent / "__init__.py").is_file():
        folder = folder.parent
    return folder.name


class _Text(NamedTuple):
    """What one file says: modules that it imports when loaded (relative ones with their dots), data files it names."""

    imports: tuple[str, ...]
    data: tuple[Path, ...]
    content: bytes


def _read(file: Path) -> _Text:
    return _read_once(file, file.stat().st_mtime_ns)


@cache
def _read_once(file: Path, written: int) -> _Text:
    if file.suffix != ".py":
        return _Text((), (), file.read_bytes())
    found = said(file.read_bytes())
    data = (file.parent / name for name in found.data)
    return _Text(found.imports, tuple(path for path in data if path.is_file()), found.content)


def _absolute(name: str, package: str) -> str:
    """A relative name as seen from a package: one dot is the package itself, each further one its parent."""
    dots = len(name) - len(name.lstrip("."))
    if dots == 0:
        return name
    base = package.split(".")
    return ".".join([*base[: len(base) - dots + 1], name[dots:]])
