"""Tables of numbers in NumPy's files, read without it: for Python that runs inside a page."""

from __future__ import annotations

import ast
import struct
import zipfile
from array import array
from collections.abc import Sequence
from pathlib import Path

MAGIC = b"\x93NUMPY"
KINDS = {"<f4": "f", "<f8": "d"}


def read_table(file: Path, name: str) -> tuple[int, int, Sequence[float]]:
    """A table of an `.npz` file: rows, columns, and all numbers row by row."""
    with zipfile.ZipFile(file) as opened:
        data = opened.read(f"{name}.npy")
    if not data.startswith(MAGIC):
        raise ValueError(f"{name} in {file.name} is not a table of NumPy's")
    start = 10 if data[6] == 1 else 12
    length = struct.unpack("<H" if data[6] == 1 else "<I", data[8:start])[0]
    about = ast.literal_eval(data[start : start + length].decode("latin-1"))
    if about["fortran_order"] or about["descr"] not in KINDS:
        raise ValueError(f"{name} in {file.name} has another order or kind of number")
    numbers = array(KINDS[about["descr"]])
    numbers.frombytes(data[start + length :])
    rows, columns = about["shape"]
    return rows, columns, numbers
