"""Bit sets and rows of the native engine, as single machine instructions where the processor has them."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

import llvmlite.binding as llvm
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

if TYPE_CHECKING:
    from triumvirate.core.engine import Row

# What llvmlite and numba hand us and get back as it is: a value of the code that is written, or a type in it.
Value: TypeAlias = object
Kind: TypeAlias = object


class _Module(Protocol):
    def declare_intrinsic(self, name: str, kinds: Sequence[Kind], signature: Kind = ...) -> Value:
        """An instruction by LLVM's name."""


class _Builder(Protocol):
    """What we use of llvmlite's `IRBuilder`: each method writes one instruction and gives its value."""

    @property
    def module(self) -> _Module:
        """Where functions are declared."""

    def ctpop(self, value: Value) -> Value:
        """Count the bits."""

    def cttz(self, value: Value, never_zero: Value) -> Value:
        """Count the zeros behind the lowest bit."""

    def ctlz(self, value: Value, never_zero: Value) -> Value:
        """Count the zeros before the highest bit."""

    def call(self, function: Value, given: Sequence[Value]) -> Value:
        """Call a function."""

    def gep(self, pointer: Value, indices: Sequence[Value]) -> Value:
        """The address of an element."""

    def bitcast(self, value: Value, kind: Kind) -> Value:
        """The same bits as another type."""

    def trunc(self, value: Value, kind: Kind) -> Value:
        """The lowest bits."""

    def zext(self, value: Value, kind: Kind) -> Value:
        """Zeros before it."""

    def store(self, value: Value, pointer: Value, align: int) -> Value:
        """Write to memory."""

    def load(self, pointer: Value, align: int) -> Value:
        """Read from memory."""

    def insert_element(self, row: Value, value: Value, place: Value) -> Value:
        """Write one number of a row."""

    def shuffle_vector(self, row: Value, other: Value, places: Value) -> Value:
        """Choose numbers of a row."""

    def icmp_unsigned(self, how: str, one: Value, other: Value) -> Value:
        """Compare, number by number."""


class _Array(Protocol):
    data: Value


class _Context(Protocol):
    """What we use of numba's target context."""

    def make_array(self, kind: Kind) -> Callable[[_Context, _Builder, Value], _Array]:
        """What reads the parts of an array."""

    def get_dummy_value(self) -> Value:
        """The value of what has none."""


Generate: TypeAlias = Callable[[_Context, _Builder, Kind, Sequence[Value]], Value]
Typed: TypeAlias = tuple[Kind, Generate]


def _instruction(arity: int, write: Callable[[_Builder, Sequence[Value]], Value]) -> Callable[..., int]:
    """A numba intrinsic on 64-bit integers that writes its instruction with the builder."""
    signature = types.int64(*[types.int64] * arity)

    def generate(context: _Context, builder: _Builder, signature: Kind, arguments: Sequence[Value]) -> Value:
        return write(builder, arguments)

    if arity == 1:

        def unary(typing_context: object, mask: Kind) -> Typed:
            return signature, generate

        one: Callable[..., int] = intrinsic(unary)
        return one

    def binary(typing_context: object, bits: Kind, mask: Kind) -> Typed:
        return signature, generate

    two: Callable[..., int] = intrinsic(binary)
    return two


_TRUE = ir.Constant(ir.IntType(1), 1)
_count = _instruction(1, lambda builder, given: builder.ctpop(given[0]))
_trailing = _instruction(1, lambda builder, given: builder.cttz(given[0], _TRUE))
_leading = _instruction(1, lambda builder, given: builder.ctlz(given[0], _TRUE))


def _write_deposit(builder: _Builder, given: Sequence[Value]) -> Value:
    word = ir.IntType(64)
    function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
    return builder.call(function, given)


_deposit = _instruction(2, _write_deposit)


@njit  # type: ignore[untyped-decorator]
def popcount(mask: int) -> int:
    """How many members."""
    return _count(mask)


@njit  # type: ignore[untyped-decorator]
def lowest_bit(mask: int) -> int:
    """The smallest member of a set that has one."""
    return _trailing(mask)


@njit  # type: ignore[untyped-decorator]
def highest_bit(mask: int) -> int:
    """The largest member of a set that has one."""
    return 63 - _leading(mask)


@njit  # type: ignore[untyped-decorator]
def _nth_by_deposit(mask: int, n: int) -> int:
    return _trailing(_deposit(1 << n, mask))


@njit  # type: ignore[untyped-decorator]
def nth_by_loop(mask: int, n: int) -> int:
    """The n-th member, where no instruction finds it."""
    for _ in range(n):
        mask = mask & (mask - 1)
    return _trailing(mask)


def _has_deposit() -> bool:
    """Processors with BMI2 choose the n-th member in one instruction."""
    return platform.machine() in ("x86_64", "AMD64") and bool(llvm.get_host_cpu_features().get("bmi2"))


nth_bit = _nth_by_deposit if _has_deposit() else nth_by_loop


def _is_row_of_bytes(kind: Kind) -> bool:
    return isinstance(kind, types.Array) and kind.layout == "C" and kind.dtype in (types.int8, types.boolean)


def _place(context: _Context, builder: _Builder, kind: Kind, row: Value, at: Value, pointer: Kind) -> Value:
    """The address of a row's element."""
    data = context.make_array(kind)(context, builder, row).data
    return builder.bitcast(builder.gep(data, [at]), pointer)


def _spread(lanes: int) -> Callable[[Row, int, int], None]:
    """An intrinsic that stores so many bits as bytes of 0 and 1, which is one masked move where the processor has it."""
    row, bits = ir.VectorType(ir.IntType(8), lanes), ir.VectorType(ir.IntType(1), lanes)

    def store(typing_context: object, out: Kind, at: Kind, mask: Kind) -> Typed | None:
        def generate(context: _Context, builder: _Builder, signature: Kind, given: Sequence[Value]) -> Value:
            word = given[2] if lanes == 64 else builder.trunc(given[2], ir.IntType(lanes))
            bytes_of = builder.zext(builder.bitcast(word, bits), row)
            place = _place(context, builder, out, given[0], given[1], row.as_pointer())
            builder.store(bytes_of, place, align=1)
            return context.get_dummy_value()

        return (types.void(out, types.int64, types.int64), generate) if _is_row_of_bytes(out) else None

    made: Callable[[Row, int, int], None] = intrinsic(store)
    return made


_spread_32, _spread_64 = _spread(32), _spread(64)


def _compare(lanes: int) -> Callable[[Sequence[int], int, int], int]:
    """An intrinsic that compares so many bytes with one, which is an instruction or two where the processor has them."""
    row, bits = ir.VectorType(ir.IntType(8), lanes), ir.IntType(lanes)
    firsts = ir.Constant(ir.VectorType(ir.IntType(32), lanes), [0] * lanes)

    def compare(typing_context: object, numbers: Kind, at: Kind, number: Kind) -> Typed | None:
        def generate(context: _Context, builder: _Builder, signature: Kind, given: Sequence[Value]) -> Value:
            place = _place(context, builder, numbers, given[0], given[1], row.as_pointer())
            one = builder.insert_element(
                ir.Constant(row, ir.Undefined), builder.trunc(given[2], ir.IntType(8)), ir.Constant(ir.IntType(32), 0)
            )
            all_of_it = builder.shuffle_vector(one, one, firsts)
            same = builder.icmp_unsigned("==", builder.load(place, align=1), all_of_it)
            return builder.zext(builder.bitcast(same, bits), ir.IntType(64))

        return (types.int64(numbers, types.int64, types.int64), generate) if _is_row_of_bytes(numbers) else None

    made: Callable[[Sequence[int], int, int], int] = intrinsic(compare)
    return made


_compare_32 = _compare(32)


@intrinsic  # type: ignore[untyped-decorator]
def _copy(typing_context: object, out: Kind, at: Kind, row: Kind, first: Kind, n: Kind) -> Typed | None:
    def generate(context: _Context, builder: _Builder, signature: Kind, given: Sequence[Value]) -> Value:
        byte, word = ir.IntType(8).as_pointer(), ir.IntType(64)
        target = _place(context, builder, out, given[0], given[1], byte)
        source = _place(context, builder, row, given[2], given[3], byte)
        move = builder.module.declare_intrinsic("llvm.memcpy", [byte, byte, word])
        builder.call(move, [target, source, given[4], ir.Constant(ir.IntType(1), 0)])
        return context.get_dummy_value()

    if not (_is_row_of_bytes(out) and _is_row_of_bytes(row)):
        return None
    return types.void(out, types.int64, row, types.int64, types.int64), generate


@njit  # type: ignore[untyped-decorator]
def write_bits(out: Row, at: int, mask: int, n: int) -> None:
    """The first n places of a set as 0 or 1, and what is behind them up to 32 or 64 in all."""
    if n > 32:
        _spread_64(out, at, mask)
    else:
        _spread_32(out, at, mask)


@njit  # type: ignore[untyped-decorator]
def write_row(out: Row, at: int, row: Sequence[int], first: int, n: int) -> None:
    """A copy of n bytes."""
    _copy(out, at, row, first, n)


@njit  # type: ignore[untyped-decorator]
def equal(row: Sequence[int], number: int) -> int:
    """The places of a row of bytes that hold a number, as a bit set: the first 32 and the last 32 at once."""
    n = len(row)
    if n >= 32:
        return _compare_32(row, 0, number) | _compare_32(row, n - 32, number) << (n - 32)
    places = 0
    for place in range(n):
        places |= (row[place] == number) << place
    return places
