"""Tables of numbers in NumPy's files, read without it: for Python that runs inside a page."""

from __future__ import annotations

import ast
import struct
import zipfile
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

MAGIC = b"\x93NUMPY"
KINDS = {"<f4": "f", "<f8": "d", "<i8": "q", "<f2": "e", "|i1": "b", "|u1": "B"}


class Kept(NamedTuple):
    """Numbers as a file has them: of what kind by `struct`'s letter, in which shape, and their bytes."""

    kind: str
    shape: tuple[int, ...]
    data: bytes


def read_kept(file: Path) -> dict[str, Kept]:
    """All that an `.npz` file has, by name."""
    with zipfile.ZipFile(file) as opened:
        return {name.removesuffix(".npy"): _read(opened.read(name), name, file) for name in opened.namelist()}


def read_table(file: Path, name: str) -> tuple[int, int, Sequence[float]]:
    """A table of an `.npz` file: rows, columns, and all numbers row by row."""
    with zipfile.ZipFile(file) as opened:
        kept = _read(opened.read(f"{name}.npy"), name, file)
    numbers = array(kept.kind)
    numbers.frombytes(kept.data)
    rows, columns = kept.shape
    return rows, columns, numbers


def _read(data: bytes, name: str, file: Path) -> Kept:
    if not data.startswith(MAGIC):
        raise ValueError(f"{name} in {file.name} is not a table of NumPy's")
    start = 10 if data[6] == 1 else 12
    length = struct.unpack("<H" if data[6] == 1 else "<I", data[8:start])[0]
    about = ast.literal_eval(data[start : start + length].decode("latin-1"))
    if about["fortran_order"] or about["descr"] not in KINDS:
        raise ValueError(f"{name} in {file.name} has another order or kind of number")
    return Kept(KINDS[about["descr"]], about["shape"], data[start + length :])
