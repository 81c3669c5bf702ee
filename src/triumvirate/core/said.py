"""What a file of Python says to whoever asks what compiled code is made of; kept on disk, so that it is parsed once.

Every process that loads compiled code asks this of a hundred files, and parsing them took it half a second. An answer is
kept under the digest of the file's bytes, in a folder named by Python and by this very text: it cannot become untrue.
"""

from __future__ import annotations

import ast
import hashlib
import marshal
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

from triumvirate.core.trees import parse

DATA = (".json", ".npz", ".csv", ".toml")


class Said(NamedTuple):
    """Modules that it imports when loaded (relative ones with their dots), data files it may name, and its code.

    Comments and docstrings are left out of the code, because they compile to nothing.
    """

    imports: tuple[str, ...]
    data: tuple[str, ...]
    content: bytes


def base() -> Path:
    """Where everything is kept that is made of texts; `TRIUMVIRATE_CACHE` puts it elsewhere."""
    base = os.environ.get("TRIUMVIRATE_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "triumvirate"


def said(text: bytes) -> Said:
    """What a text says, from the shelf or by reading it."""
    file = base() / _folder() / hashlib.blake2b(text, digest_size=16).hexdigest()
    with suppress(OSError, ValueError, EOFError, TypeError):  # not there, or broken
        return Said(*marshal.loads(file.read_bytes()))
    found = _read(text)
    with suppress(OSError):  # nothing can be written there: it is read again by the next process
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_suffix(f".{os.getpid()}")
        draft.write_bytes(marshal.dumps(tuple(found)))
        draft.replace(file)
    return found


@cache
def _folder() -> str:
    python = f"{sys.implementation.cache_tag} {sys.version_info}"
    return f"said-{hashlib.blake2b(python.encode() + Path(__file__).read_bytes(), digest_size=10).hexdigest()}"


def _read(text: bytes) -> Said:
    tree = parse(text)
    strings = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    data = tuple(one for one in strings if one.endswith(DATA))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node, False) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return Said(tuple(_imports(tree.body)), data, ast.dump(tree).encode())


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
