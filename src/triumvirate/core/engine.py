"""The engine loader: one rules text as plain Python, compiled by numba, as CUDA device functions, or as WebAssembly.

A game's package is importable four times: as `triumvirate.games.NAME` (python engine), `triumvirate.native.NAME`,
`triumvirate.cuda.NAME` and `triumvirate.wasm.NAME`. The last three are not on disk: a finder loads the same files under
those names, changes in them what `core/rewrite.py` says (switches as they stand, no events, tables fit for a GPU), and
`@rule` compiles what it tags.
"""

from __future__ import annotations

import ast
import functools
import importlib
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, ModuleType
from typing import Protocol, TypeVar

from triumvirate.core import code_cache, texts
from triumvirate.core.rewrite import with_places, with_readers, with_switches, with_tight_rows, without_events
from triumvirate.core.texts import has_text, register_package, register_texts
from triumvirate.core.trees import parse

__all__ = ["ENGINES", "cuda_module", "has_cuda", "has_text", "load", "of", "register_package", "register_texts"]

PRIMITIVES = {
    "chance": "generator",
    "emit": "",
    "popcount": "bits",
    "lowest_bit": "bits",
    "highest_bit": "bits",
    "nth_bit": "bits",
    "write_bits": "bits",
    "write_row": "bits",
    "equal": "bits",
    "nth_flag": "tight",
    "clear_row": "tight",
}
ENGINES = ("python", "native", "cuda", "wasm")
COMPILED = ENGINES[1:]
_lock = threading.RLock()
F = TypeVar("F", bound=Callable[..., object])


class Row(Protocol):
    """What numbers are written into: a list here, an array of bytes on the compiled engines."""

    def __setitem__(self, place: int, value: int, /) -> None:
        """Write one."""


class _Source(Protocol):
    def take(self, state: _Heard, n: int, what: int) -> int:
        """A drawn number from 0 to n-1."""


class _Heard(Protocol):
    """A state of the python engine, as a table listens to it."""

    source: _Source | None
    log: list[tuple[int, ...]] | None


class PythonEngine:
    """Functions as they are written, on slotted objects with lists: starts at once and steps in a debugger."""

    name = "python"

    def compile(self, function: F) -> F:
        """Nothing to do."""
        return function

    def apart(self, function: F) -> F:
        """Nothing is copied anywhere."""
        return function

    def rewrite(self, tree: ast.Module) -> ast.Module:
        """Nothing to do here either."""
        return tree

    def table(self, values: Iterable[int]) -> Sequence[int]:
        """A tuple is the fastest row to index in plain Python."""
        return tuple(values)

    def primitive(self, importer: str, name: str) -> Callable[..., object]:
        """Chance that a table can script, events that a table hears, and the integer methods of Python."""
        own: dict[str, Callable[..., object]] = {
            "chance": _chance,
            "emit": _emit,
            "popcount": int.bit_count,
            "lowest_bit": _lowest_bit,
            "highest_bit": _highest_bit,
            "nth_bit": _nth_bit,
            "write_bits": _write_bits,
            "write_row": _write_row,
            "equal": _equal,
            "nth_flag": _nth_flag,
            "clear_row": _clear_row,
        }
        return own[name]


class NativeEngine:
    """Functions compiled by numba over a packed record, without the global lock, cached on disk."""

    name = "native"

    def compile(self, function: F) -> F:
        """Compile at the first call, or load from the cache of exactly these sources."""
        import numba

        return code_cache.keep(numba.njit(nogil=True, error_model="numpy")(function))  # type: ignore[no-any-return]

    def apart(self, function: F) -> F:
        """A processor's compiler knows best what to copy."""
        return function

    def table(self, values: Iterable[int]) -> Sequence[int]:
        """An array that the compiler freezes into the code, as narrow as its numbers allow: caches are small."""
        import numpy as np

        row = np.array(list(values), np.int64)
        kinds = (kind for kind in (np.int8, np.int16, np.int32) if np.array_equal(row.astype(kind), row))
        return row.astype(next(kinds, np.int64))  # type: ignore[return-value]

    def rewrite(self, tree: ast.Module) -> ast.Module:
        """No events, which are for tables, and tables use the python engine; and nobody counts from a row's end."""
        return with_places(without_events(tree))

    def primitive(self, importer: str, name: str) -> Callable[..., object] | None:
        """The compiled text of `core/compiled`, loaded under this engine and game."""
        if name == "emit":
            return None
        home = ".".join(importer.split(".")[:3])
        bits = PRIMITIVES[name] == "bits"
        module = f"triumvirate.core.{self.name}_bits" if bits else f"{home}.{PRIMITIVES[name]}"
        found: Callable[..., object] = getattr(importlib.import_module(module), name)
        return found


class CudaEngine(NativeEngine):
    """The same functions as CUDA device functions, one game per thread."""

    name = "cuda"

    def compile(self, function: F) -> F:
        """A device function; kernels are made by the templates that call it."""
        return cuda_module().jit(device=True)(function)  # type: ignore[no-any-return]

    def apart(self, function: F) -> F:
        """A call that stays one: where the text is copied, threads that come by different ways go through it one by one."""
        from triumvirate.core.cuda_calls import as_call

        return as_call(function)

    def rewrite(self, tree: ast.Module) -> ast.Module:
        """The same, and tables that constant memory holds once."""
        return with_readers(super().rewrite(tree))


class WasmEngine(NativeEngine):
    """The same functions as WebAssembly: `in_page` builds what numba writes for this engine into one file a game."""

    name = "wasm"

    def compile(self, function: F) -> F:
        """Nothing is compiled before the builder asks for it, and nothing is kept but the file it builds."""
        import numba

        return numba.njit(nogil=True, error_model="numpy")(function)  # type: ignore[no-any-return]


_engines: dict[str, PythonEngine | NativeEngine] = {
    "python": PythonEngine(),
    "native": NativeEngine(),
    "cuda": CudaEngine(),
    "wasm": WasmEngine(),
}


def of(module: str) -> PythonEngine | NativeEngine:
    """The engine that a module is being loaded for, told by its name."""
    parts = module.split(".")
    if len(parts) > 2 and parts[0] == "triumvirate" and parts[1] in COMPILED:
        return _engines[parts[1]]
    return _engines["python"]


def load(game: str, engine: str, module: str = "rules") -> ModuleType:
    """A game's module on an engine: its `rules`, or a template of `core/compiled` such as `playout`."""
    with _lock:
        return importlib.import_module(f"triumvirate.{engine}.{game}.{module}")


@functools.cache
def cuda_module() -> ModuleType:
    """numba's CUDA module, with the alias that its releases before 0.31 expect of NumPy."""
    import numpy as np

    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    return importlib.import_module("numba.cuda")


@functools.cache
def has_cuda() -> bool:
    """Whether this machine can run the cuda engine."""
    try:
        return bool(cuda_module().is_available())
    except Exception:  # any fault of a driver or a missing package means the same: no GPU here
        return False


class _RulesLoader(SourceFileLoader):
    """Compiles a rules file as its engine wants it; never uses the byte code of the python engine."""

    def get_code(self, fullname: str) -> CodeType:
        home = fullname.split(".")[:3]
        tree = with_switches(parse(self.get_data(self.path), self.path), texts.switches_of(home[2]))
        tree = of(fullname).rewrite(with_tight_rows(tree, texts.bits_of(home[2]), ".".join(home)))
        code: CodeType = compile(ast.fix_missing_locations(tree), self.path, "exec")
        return code


class _RulesFinder(MetaPathFinder):
    """Finds `triumvirate.native.GAME.…`, `triumvirate.cuda.GAME.…` and `triumvirate.wasm.GAME.…` where `core/texts.py` says."""

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        top, *parts = fullname.split(".")
        if top != "triumvirate" or not parts or parts[0] not in COMPILED:
            return None
        if len(parts) == 1:
            return ModuleSpec(fullname, None, is_package=True)
        game, *inside = parts[1:]
        if not texts.is_known(game):
            return None
        if not inside or (len(inside) == 1 and texts.is_owner(game, inside[0])):
            return ModuleSpec(fullname, None, is_package=True)
        file = texts.find_text(game, inside)
        if file is None:
            return None
        folders = [str(file.parent)] if file.name == "__init__.py" else None
        loader = _RulesLoader(fullname, str(file))
        return spec_from_file_location(fullname, file, loader=loader, submodule_search_locations=folders)


sys.meta_path.insert(0, _RulesFinder())


def _chance(s: _Heard, n: int, what: int) -> int:
    if s.source is None:
        return _generator().below(s, n)  # type: ignore[no-any-return]
    return s.source.take(s, n, what)


def _emit(s: _Heard, kind: int, *facts: int) -> None:
    if s.log is not None:
        s.log.append((kind, *facts))


def _lowest_bit(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _highest_bit(mask: int) -> int:
    return mask.bit_length() - 1


def _nth_bit(mask: int, n: int) -> int:
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def _write_bits(out: Row, at: int, mask: int, n: int) -> None:
    for place in range(n):
        out[at + place] = mask >> place & 1


def _write_row(out: Row, at: int, row: Sequence[int], first: int, n: int) -> None:
    for place in range(n):
        out[at + place] = row[first + place]


def _equal(row: Sequence[int], number: int) -> int:
    """Three calls that look at whole rows are much quicker than a loop."""
    return int(bytes(row).translate(_digits(number))[::-1], 2)


@functools.cache
def _digits(number: int) -> bytes:
    """For every byte the digit 1 where it is this number, else 0."""
    return bytes(ord("1") if byte == number else ord("0") for byte in range(256))


def _nth_flag(row: Sequence[int], n: int) -> int:
    place = -1
    for _ in range(n + 1):
        place = row.index(1, place + 1)
    return place


def _clear_row(row: list[int]) -> None:
    row[:] = [0] * len(row)


def below(s: object, n: int) -> int:
    """A random number from 0 to n-1, by the text that every engine runs."""
    return _generator().below(s, n)  # type: ignore[no-any-return]


@functools.cache
def _generator() -> ModuleType:
    """Imported at the first call, because its text imports the rulebook, which imports this."""
    return importlib.import_module("triumvirate.core.compiled.generator")
