"""What a result stands on: files, what they reach by their imports, and a digest of what they say.

Results that took hours (`make prove`, the arena's kept games) are kept under such a digest, so that they are forgotten
when something changed that they stand on, and only then. Nothing is imported to find out; files are read.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from triumvirate.core.trees import parse

MISSING = b"missing"


def digest(paths: Iterable[Path], base: Path) -> str:
    """A short digest of these files by name and content; what a comment or a docstring says counts for nothing."""
    made = hashlib.blake2b(digest_size=8)
    for path in sorted(set(paths)):
        made.update(path.relative_to(base).as_posix().encode() + b"\0" + _content(path))
    return made.hexdigest()


def reached(modules: Iterable[str], root: Path, within: Sequence[str]) -> set[Path]:
    """The files of these modules and of all that they import, as far as it lies within these packages.

    `root` is the folder that the packages are in; an import inside a function counts like any other.
    """
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        name = waiting.pop()
        if not any(f"{name}.".startswith(f"{package}.") for package in within):
            continue
        place = root.joinpath(*name.split("."))
        for path in (place.with_suffix(".py"), place / "__init__.py"):
            if path.is_file() and path not in found:
                found.add(path)
                package = name if path.name == "__init__.py" else name.rpartition(".")[0]
                waiting += [_absolute(imported, package) for imported in _read(path).imports]
    return found


class _Text(NamedTuple):
    """What a file of Python says: whatever it imports that may be a module, and a digest of its code."""

    imports: tuple[str, ...]
    content: bytes


def _content(path: Path) -> bytes:
    if not path.is_file():
        return MISSING
    return _read(path).content if path.suffix == ".py" else hashlib.blake2b(path.read_bytes()).digest()


def _read(path: Path) -> _Text:
    return _read_once(path, path.stat().st_mtime_ns)


@cache
def _read_once(path: Path, written: int) -> _Text:
    text = path.read_bytes()
    try:
        tree = parse(text)
    except SyntaxError:
        return _Text((), hashlib.blake2b(text).digest())
    imports = tuple(_imports(tree))
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
            and ast.get_docstring(node) is not None
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return _Text(imports, hashlib.blake2b(ast.dump(tree).encode()).digest())


def _imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield module
            yield from (f"{module}{'.' if node.module else ''}{alias.name}" for alias in node.names)


def _absolute(name: str, package: str) -> str:
    """A relative name as seen from a package: one dot is the package itself, each further one its parent."""
    dots = len(name) - len(name.lstrip("."))
    if dots == 0:
        return name
    above = package.split(".")
    return ".".join([*above[: len(above) - dots + 1], *filter(None, [name[dots:]])])
