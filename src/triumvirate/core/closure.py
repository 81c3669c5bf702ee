"""What a compiled module is made of, told by reading and not by importing: its text, all texts it loads, their data files.

The digest names the folder that its compiled code is kept in (`core/code_cache.py`). It depends on nothing else: not on
where the sources are, when they were written, their comments, or what a game says, shows and explains.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from triumvirate.core import texts
from triumvirate.core.trees import parse

# What makes compiled code of a text; whoever imports the rulebook depends on these, and on no more of core than it names.
LOADER = ("engine.py", "rewrite.py", "rulebook.py", "native_bits.py", "compiled/generator.py", "compiled/tight.py")
# What makes `rules.made` of the chapters that declare decisions; those are told by importing `core/decisions.py`.
MAKERS = (
    "decisions.py",
    "made.py",
    "making.py",
    "making_lists.py",
    "making_masks.py",
    "making_pieces.py",
    "reasons.py",
)
MADE, DECISIONS = ".rules.made", "triumvirate.core.decisions"
RULEBOOK = ("triumvirate.core.rulebook", "triumvirate.core.engine")
DATA = (".json", ".npz", ".csv", ".toml")


def parts_of(game: str, module: str) -> dict[str, Path]:
    """Every file that a module's compiled code depends on, by a name that is the same wherever the file lies."""
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
        file = _file_of(name, game, home)
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


def digest_of(game: str, module: str, compiler: str) -> str:
    """A short digest of all that a module's compiled code depends on, the compiler included."""
    digest = hashlib.blake2b(compiler.encode(), digest_size=10)
    digest.update("".join(f"{name} {on}" for name, on in sorted(texts.switches_of(game).items())).encode())
    digest.update("".join(f"{name} {bits}" for name, bits in sorted(texts.bits_of(game).items())).encode())
    for name, file in sorted(parts_of(game, module).items()):
        digest.update(name.encode() + _read(file).content)
    return digest.hexdigest()


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
    """Comments and docstrings are left out of the content, because they compile to nothing."""
    if file.suffix != ".py":
        return _Text((), (), file.read_bytes())
    tree = parse(file.read_bytes())
    strings = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    data = tuple(file.parent / text for text in strings if text.endswith(DATA))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node, False) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return _Text(tuple(_imports(tree.body)), tuple(path for path in data if path.is_file()), ast.dump(tree).encode())


def _imports(body: list[ast.stmt]) -> Iterator[str]:
    """Names of modules, and of what may be one; not those that only type checkers or single functions import."""
    for statement in body:
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom):
            module = "." * statement.level + (statement.module or "")
            if statement.module:
                yield module
            joint = "." if statement.module else ""
            yield from (f"{module}{joint}{alias.name}" for alias in statement.names)
        elif isinstance(statement, ast.If) and "TYPE_CHECKING" not in ast.unparse(statement.test):
            yield from _imports(statement.body + statement.orelse)
        elif isinstance(statement, ast.Try):
            yield from _imports(statement.body + [line for handler in statement.handlers for line in handler.body])


def _absolute(name: str, package: str) -> str:
    """A relative name as seen from a package: one dot is the package itself, each further one its parent."""
    dots = len(name) - len(name.lstrip("."))
    if dots == 0:
        return name
    base = package.split(".")
    return ".".join([*base[: len(base) - dots + 1], name[dots:]])
