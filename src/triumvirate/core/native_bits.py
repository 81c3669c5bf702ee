"""Bit sets of the native engine, as single machine instructions where the processor has them."""

from __future__ import annotations

import platform
from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic


def _instruction(arity: int, write: Callable[[Any, list[Any]], Any]) -> Any:
    """A numba intrinsic on 64-bit integers that writes its instruction with the builder."""
    signature = types.int64(*[types.int64] * arity)

    def generate(context: Any, builder: Any, signature: Any, arguments: list[Any]) -> Any:
        return write(builder, arguments)

    if arity == 1:

        def unary(typing_context: Any, mask: Any) -> Any:
            return signature, generate

        return intrinsic(unary)

    def binary(typing_context: Any, bits: Any, mask: Any) -> Any:
        return signature, generate

    return intrinsic(binary)


_TRUE = ir.Constant(ir.IntType(1), 1)
_count = _instruction(1, lambda builder, given: builder.ctpop(given[0]))
_trailing = _instruction(1, lambda builder, given: builder.cttz(given[0], _TRUE))
_leading = _instruction(1, lambda builder, given: builder.ctlz(given[0], _TRUE))


def _write_deposit(builder: Any, given: list[Any]) -> Any:
    word = ir.IntType(64)
    function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
    return builder.call(function, given)


_deposit = _instruction(2, _write_deposit)


@njit  # type: ignore[untyped-decorator]
def popcount(mask: int) -> int:
    """How many members."""
    return _count(mask)  # type: ignore[no-any-return]


@njit  # type: ignore[untyped-decorator]
def lowest_bit(mask: int) -> int:
    """The smallest member of a set that has one."""
    return _trailing(mask)  # type: ignore[no-any-return]


@njit  # type: ignore[untyped-decorator]
def highest_bit(mask: int) -> int:
    """The largest member of a set that has one."""
    return 63 - _leading(mask)  # type: ignore[no-any-return]


@njit  # type: ignore[untyped-decorator]
def _nth_by_deposit(mask: int, n: int) -> int:
    return _trailing(_deposit(1 << n, mask))  # type: ignore[no-any-return]


@njit  # type: ignore[untyped-decorator]
def _nth_by_loop(mask: int, n: int) -> int:
    for _ in range(n):
        mask = mask & (mask - 1)
    return _trailing(mask)  # type: ignore[no-any-return]


def _has_deposit() -> bool:
    """Processors with BMI2 choose the n-th member in one instruction."""
    return platform.machine() in ("x86_64", "AMD64") and bool(llvm.get_host_cpu_features().get("bmi2"))


nth_bit = _nth_by_deposit if _has_deposit() else _nth_by_loop
