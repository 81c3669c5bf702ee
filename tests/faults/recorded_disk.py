"""A disk that writes down what SQLite asks of it, so that its files can be made as a power cut may leave them.

Under the name of SQLite's own file layer stands one that passes everything on and notes it: writes, changes of size,
syncs, deletions. After a cut a file holds what was there at its last sync, and of every later write any part, sector by
sector: a disk may keep what nobody asked it to keep yet, and in any order. It is the library that Python's `sqlite3`
itself is linked with, reached by ctypes, so the server under test is the one that people run.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

SECTOR = 512
OK = 0
WATCHED = 0x100 | 0x800 | 0x80000  # SQLITE_OPEN_MAIN_DB, _MAIN_JOURNAL, _WAL

Kind = Literal["write", "resize", "sync", "delete"]
Keeps = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Asked:
    """One thing that was asked of the disk."""

    kind: Kind
    file: str
    place: int = 0
    data: bytes = b""


@dataclass
class Recording:
    """Everything that was asked, in order."""

    asked: list[Asked] = field(default_factory=list)

    def moments(self) -> list[int]:
        """Before each sync, when most is at stake, and after it."""
        syncs = [number for number, one in enumerate(self.asked) if one.kind == "sync"]
        return sorted({moment for number in syncs for moment in (number, number + 1)})

    def files_after_a_cut(self, moment: int, keeps: Keeps) -> dict[str, bytes]:
        """The files when power goes after so many calls: `keeps` says of every sector not yet synced whether it is there."""
        safe: dict[str, bytearray] = {}
        open_still: dict[str, list[Asked]] = {}
        for one in self.asked[:moment]:
            if one.kind == "delete":
                safe.pop(one.file, None)
                open_still.pop(one.file, None)
            elif one.kind == "sync":
                found = safe.setdefault(one.file, bytearray())
                for done in open_still.pop(one.file, []):
                    _carry_out(found, done)
            else:
                open_still.setdefault(one.file, []).append(one)
        for file, unsure in open_still.items():
            found = safe.setdefault(file, bytearray())
            for done in unsure:
                _carry_out_in_parts(found, done, keeps)
        return {file: bytes(content) for file, content in safe.items()}


def _carry_out(content: bytearray, one: Asked) -> None:
    if one.kind == "resize":
        del content[one.place :]
        content.extend(bytes(one.place - len(content)))
        return
    end = one.place + len(one.data)
    content.extend(bytes(max(0, end - len(content))))
    content[one.place : end] = one.data


def _carry_out_in_parts(content: bytearray, one: Asked, keeps: Keeps) -> None:
    if one.kind == "resize":
        if keeps():
            _carry_out(content, one)
        return
    for start in range(0, len(one.data), SECTOR):
        if keeps():
            _carry_out(content, Asked("write", one.file, one.place + start, one.data[start : start + SECTOR]))


def nothing_is_kept() -> bool:
    return False


def everything_is_kept() -> bool:
    return True


def some_is_kept(seed: int) -> Keeps:
    rng = random.Random(seed)
    return lambda: rng.random() < 0.5


# --- SQLite's file layer ----------------------------------------------------------------------------------------------

# Paths are pointers and stay so: SQLite keeps the very one that it was given.
OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, POINTER(c_int))
DELETE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
RESIZE = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)
CLOSE = CFUNCTYPE(c_int, c_void_p)


class Layer(Structure):
    """`sqlite3_vfs`, as far as it is touched here and of the size that its first version has."""

    _fields_ = [
        *[(name, c_int) for name in ("version", "file_size", "longest_path")],
        *[("next", c_void_p), ("name", c_char_p), ("own", c_void_p), ("open", OPEN), ("delete", DELETE)],
        *[(f"other{number}", c_void_p) for number in range(14)],
    ]


class Methods(Structure):
    """`sqlite3_io_methods`, all three versions of it."""

    _fields_ = [
        *[
            ("version", c_int),
            ("close", CLOSE),
            ("read", c_void_p),
            ("write", WRITE),
            ("resize", RESIZE),
            ("sync", SYNC),
        ],
        *[(f"other{number}", c_void_p) for number in range(13)],
    ]


def library() -> ctypes.CDLL | None:
    """The SQLite that Python uses, if it is a library of its own and of the same release."""
    name = ctypes.util.find_library("sqlite3")
    found = ctypes.CDLL(name) if name else None
    if found is None:
        return None
    found.sqlite3_libversion.restype = c_char_p
    found.sqlite3_vfs_find.restype = POINTER(Layer)
    return found if found.sqlite3_libversion().decode() == sqlite3.sqlite_version else None


@contextmanager
def recording(sqlite: ctypes.CDLL, folder: Path) -> Iterator[Recording]:
    """Files of a folder that are opened from now on are watched; all must be closed before this ends."""
    recorded = Recording()
    below: Layer = sqlite.sqlite3_vfs_find(None).contents
    names: dict[int, str] = {}
    tables: dict[int, Methods] = {}  # ours, by the address of SQLite's: they must outlive the files

    def name_of(path: int | None) -> str | None:
        found = Path(ctypes.string_at(path).decode()) if path else None
        return found.name if found and found.parent == folder else None

    def opened(_: Any, path: int | None, file: int, flags: int, told: Any) -> int:
        code = int(below.open(ctypes.addressof(below), path, file, flags, told))
        if code == OK and flags & WATCHED and (name := name_of(path)):
            names[file] = name
            methods = c_void_p.from_address(file)
            assert methods.value is not None
            methods.value = ctypes.addressof(ours_instead_of(methods.value))
        return code

    def deleted(_: Any, path: int, is_synced: int) -> int:
        code = int(below.delete(ctypes.addressof(below), path, is_synced))
        if code == OK and (name := name_of(path)):
            recorded.asked.append(Asked("delete", name))
        return code

    def ours_instead_of(address: int) -> Methods:
        if address in tables:
            return tables[address]
        theirs = Methods.from_address(address)
        ours = Methods()
        ctypes.pointer(ours)[0] = theirs

        def write(file: int, data: int, length: int, place: int) -> int:
            recorded.asked.append(Asked("write", names[file], place, ctypes.string_at(data, length)))
            return int(theirs.write(file, data, length, place))

        def resize(file: int, size: int) -> int:
            recorded.asked.append(Asked("resize", names[file], size))
            return int(theirs.resize(file, size))

        def sync(file: int, flags: int) -> int:
            code = int(theirs.sync(file, flags))
            recorded.asked.append(Asked("sync", names[file]))
            return code

        def close(file: int) -> int:
            names.pop(file)
            return int(theirs.close(file))

        ours.write, ours.resize, ours.sync, ours.close = WRITE(write), RESIZE(resize), SYNC(sync), CLOSE(close)
        tables[address] = ours
        return ours

    above = Layer()
    ctypes.pointer(above)[0] = below
    above.name, above.next = b"recorded", None
    above.open, above.delete = OPEN(opened), DELETE(deleted)
    assert sqlite.sqlite3_vfs_register(ctypes.byref(above), 1) == OK
    try:
        yield recorded
    finally:
        sqlite.sqlite3_vfs_unregister(ctypes.byref(above))
        sqlite.sqlite3_vfs_register(ctypes.byref(below), 1)
    assert not names, f"still open: {sorted(names.values())}"
