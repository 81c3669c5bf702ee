"""Compiled code on disk: a folder for each module, named by what its code was made of.

numba keeps compiled functions by the path and time of their source, and does not see edits in other files. Here both are
left out: the folder's name is the digest of `core/closure.py`, so a second install that shares the cache finds the code
of the first, an edit anywhere below a function compiles it anew, and an edit anywhere else does not.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Protocol, TypeVar

from triumvirate.core.closure import digest_of, digests_of
from triumvirate.core.said import base

# By these numba is told to take the processor for another one.
TOLD = ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES", "NUMBA_ENABLE_AVX")


class Dispatcher(Protocol):
    """A function that numba compiles when it is called."""

    py_func: FunctionType
    _cache: object


D = TypeVar("D", bound=Dispatcher)


@cache
def compiler() -> str:
    """Who compiles, and for which processor: numba's release, Python's, and the processor as numba takes it.

    Every server asks, to know which bots are awake: numba itself, slow to load, is left to who compiles or runs compiled code.
    """
    from llvmlite import binding

    features = ""
    with suppress(RuntimeError):  # what LLVM says where it does not know the processor
        features = binding.get_host_cpu_features().flatten()
    processor = (binding.get_process_triple(), binding.get_host_cpu_name(), features)
    told = (os.environ[name] for name in TOLD if name in os.environ)
    return " ".join([version("numba"), sys.implementation.cache_tag or sys.version, *processor, *told])


def home(game: str) -> Path:
    """Where all compiled code of a game is kept."""
    return base() / game


@cache
def digest(game: str, module: str) -> str:
    """The digest of a module as it is now; a process loads a text once, so it is asked for once."""
    return digest_of(game, module, compiler())


def folder_of(game: str, module: str) -> Path:
    """The folder of a module's compiled code."""
    return home(game) / f"{module}-{digest(game, module)}"


def keep(dispatcher: D) -> D:
    """Let a function of a compiled engine load its code from the folder of its module, and save it there.

    Where that folder cannot be written the function compiles in every process.
    """
    from triumvirate.core.numba_cache import ModuleCache

    _, _, game, module = dispatcher.py_func.__module__.split(".", 3)
    try:
        folder = folder_of(game, module)
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return dispatcher
    dispatcher._cache = ModuleCache(dispatcher.py_func, folder)
    return dispatcher


def note_complete(game: str, modules: Iterable[str]) -> None:
    """Note that everything these modules are asked for is compiled now, with the files that were there to prove it."""
    modules = list(modules)
    folders = [folder_of(game, module) for module in modules]
    files = sorted(str(file.relative_to(home(game))) for folder in folders for file in folder.glob("*.nbi"))
    home(game).mkdir(parents=True, exist_ok=True)
    _marker(game, modules).write_text(json.dumps(files))


def is_complete(game: str, modules: Iterable[str]) -> bool:
    """Whether all of these modules, as they are now, were compiled and their code is still there."""
    marker = _marker(game, modules)
    return marker.is_file() and all((home(game) / file).is_file() for file in json.loads(marker.read_text()))


def _marker(game: str, modules: Iterable[str]) -> Path:
    names = sorted(modules)
    found = zip(names, digests_of(game, names, compiler()), strict=True)
    digests = " ".join(f"{module}-{digest}" for module, digest in found)
    return home(game) / f"complete-{hashlib.blake2b(digests.encode(), digest_size=10).hexdigest()}.json"
