"""Tables of the cuda engine: every one in a GPU's memory once, in the narrowest numbers that hold it.

Constant memory has a cache of a few kilobytes and gives the threads of a warp one number after the other where they ask for
different ones. Small tables are there; long ones are in ordinary memory, which the first-level cache holds a line at a time.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np

from triumvirate.core.arrays import Array
from triumvirate.core.engine import cuda_module

cuda = cuda_module()
LONG = 256  # bytes


def reader(row: Array) -> Callable[[int], int]:
    """The device function that reads a table; the same one for every module that names the table."""
    return _reader(row.tobytes(), row.dtype.char)


@functools.cache
def _reader(content: bytes, kind: str) -> Callable[[int], int]:
    row = np.frombuffer(content, kind)
    if len(content) > LONG:
        return _reader_of_long(row)

    def read(n: int) -> int:
        return np.int64(row[n])  # type: ignore[return-value]

    made: Callable[[int], int] = cuda.jit(device=True)(read)
    return made


def _reader_of_long(row: Array) -> Callable[[int], int]:
    """A device function that reads a table from global memory, where numba itself puts none."""
    from llvmlite import ir
    from numba import types
    from numba.cuda.extending import intrinsic

    global_memory = 1
    number = ir.IntType(8 * row.itemsize)
    kept = ir.ArrayType(number, len(row))

    @intrinsic  # type: ignore[untyped-decorator]
    def read_at(typing_context: object, n: object) -> tuple[object, Callable[..., object]]:
        def generate(context: object, builder: ir.IRBuilder, signature: object, given: list[ir.Value]) -> ir.Value:
            table = ir.GlobalVariable(builder.module, kept, builder.module.get_unique_name("table"), global_memory)
            table.linkage, table.global_constant, table.align = "internal", True, row.itemsize
            table.initializer = ir.Constant(kept, row.tolist())
            place = builder.gep(table, [ir.Constant(ir.IntType(32), 0), given[0]])
            return builder.sext(builder.load(place), ir.IntType(64)) if row.itemsize < 8 else builder.load(place)

        return types.int64(types.int64), generate

    def read(n: int) -> int:
        return read_at(np.int64(n))  # type: ignore[no-any-return]

    made: Callable[[int], int] = cuda.jit(device=True)(read)
    return made
