"""What a game's WebAssembly file offers: compiled functions under plain names, with numbers and places in its memory.

numba passes an array as seven values and a state as its place. A page passes an array as its place and its length, a
state as its place, whole numbers as 32 bits and seeds as 64; the functions written here stand between the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from numba import typeof, types

from triumvirate.bots.registry import rosters_for
from triumvirate.bots.roster import Offered
from triumvirate.core import engine
from triumvirate.search.settings import Settings
from triumvirate.search.tree import plant_tree

if TYPE_CHECKING:
    from numba.core.types import Type

    from triumvirate.core.game import Game

# A fault of the rules (a function that reports one) ends the call as WebAssembly ends it: by a trap.
WRITTEN = """
define {result} @{name}({parameters}) {{
  %result = alloca {kept}
  %fault = alloca ptr
  store ptr null, ptr %fault
{lines}
  %status = call i32 @{symbol}({given})
  %is_bad = icmp ne i32 %status, 0
  br i1 %is_bad, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
{back}
}}
"""
RESULTS = {
    "none": ("void", "ptr", "  ret void"),
    "bool": ("i32", "i8", "  %small = load i8, ptr %result\n  %value = zext i8 %small to i32\n  ret i32 %value"),
    "int64": ("i64", "i64", "  %value = load i64, ptr %result\n  ret i64 %value"),
    "float64": ("double", "double", "  %value = load double, ptr %result\n  ret double %value"),
}


class Seed:
    """A whole number of 64 bits; all others are passed with 32."""


@dataclass(frozen=True)
class Export:
    """A compiled function that is offered, and what it takes."""

    module: str
    function: str
    takes: tuple[object, ...]  # kinds of numba's, or `Seed`
    name: str = ""

    @property
    def called(self) -> str:
        """By what name."""
        return self.name or self.function


def exports_of(game: Game) -> list[Export]:
    """What a game offers: its rules one by one, the loops that play it at random, the search, tries, and what its bots use."""
    records = game.layout.records([game.prepare(game.check({}))])
    state, states, numbers = typeof(records[0]), typeof(records), types.int64[::1]
    rows = types.float64[:, ::1]
    number, tree = types.int64, typeof(plant_tree(1, 1, 0, Settings().knobs()))
    return [
        Export("rules", "deciders", (state,)),
        Export("rules", "count_legal", (state, number)),
        Export("rules", "nth_legal", (state, number, number)),
        Export("rules", "list_legal", (state, number, numbers)),
        Export("rules", "refusal", (state, number, number)),
        Export("rules", "apply", (state, number, number)),
        Export("rules", "is_over", (state,)),
        Export("rules", "winners", (state,)),
        Export("playout", "start", (state, Seed)),
        Export("playout", "play_out", (state, number)),
        Export("playout", "play_many", (states, states, Seed, number, numbers)),
        Export("playout", "step_batch", (states,)),
        Export("search.grow", "think", (tree, states, states, Seed, number, number)),
        Export("search.grow", "move_root", (tree, tree, number)),
        Export("search.grow", "gather", (tree, states, states, types.int32[:, ::1], numbers, numbers, Seed, number)),
        Export("search.grow", "settle", (tree, states, types.int32[:, ::1], numbers, numbers, rows, rows)),
        Export("analysis.tries", "try_all", (states, states, types.int64[:, ::1], number, numbers)),
        *_offered_by_bots(game, state, states),
    ]


def _offered_by_bots(game: Game, state: Type, states: Type) -> list[Export]:
    """What the game's bots think with, as their rosters have it: made for the usual text, and for no other form's records."""
    if game.form is not None:
        return []
    words = {
        "state": state,
        "states": states,
        "number": types.int64,
        "wide": Seed,
        "share": types.float64,
        "numbers": types.int64[::1],
        "shares": types.float64[::1],
        "rows": types.float64[:, ::1],
        "bytes": types.int8[::1],
        "halves": types.uint16[::1],
        "singles": types.float32[::1],
        "single_rows": types.float32[:, ::1],
    }

    def kinds(one: Offered) -> tuple[object, ...]:
        if isinstance(one.takes, str):
            return tuple(words[word] for word in one.takes.split())
        return tuple(typeof(given) for given in one.takes.get()())

    return [
        Export(one.module, one.function, kinds(one), one.name)
        for roster in rosters_for(game.name)
        for part in roster.compiled
        for one in part.offered
    ]


def compiled_for(text: str, export: Export) -> tuple[str, str]:
    """LLVM's text of an exported function with all that it calls, and of the function that stands before it."""
    kinds = tuple(types.int64 if kind is Seed else kind for kind in export.takes)
    function = getattr(engine.load(text, "wasm", export.module), export.function)
    function.compile(kinds)
    made = function.overloads[kinds]
    before = _standing_before(export, made.fndesc.llvm_func_name, str(made.signature.return_type))
    return made.library.get_llvm_str(), before


def _standing_before(export: Export, symbol: str, returned: str) -> str:
    parameters: list[str] = []
    lines: list[str] = []
    given = ["ptr %result", "ptr %fault"]
    for place, kind in enumerate(export.takes):
        _pass(kind, f"%a{place}", parameters, lines, given)
    result, kept, back = RESULTS[returned]
    return WRITTEN.format(
        result=result,
        name=export.called,
        parameters=", ".join(parameters),
        kept=kept,
        lines="\n".join(f"  {line}" for line in lines),
        symbol=symbol,
        given=", ".join(given),
        back=back,
    )


def _pass(kind: object, name: str, parameters: list[str], lines: list[str], given: list[str]) -> None:
    """What a caller gives for one kind, and what numba's function is given of it."""
    if kind is Seed:
        parameters.append(f"i64 {name}")
        given.append(f"i64 {name}")
    elif isinstance(kind, types.Integer):
        parameters.append(f"i32 {name}")
        lines.append(f"{name}.wide = sext i32 {name} to i64")
        given.append(f"i64 {name}.wide")
    elif isinstance(kind, types.Float):
        parameters.append(f"double {name}")
        given.append(f"double {name}")
    elif isinstance(kind, types.Record):
        parameters.append(f"ptr {name}")
        given.append(f"ptr {name}")
    elif isinstance(kind, types.BaseTuple):
        for place, part in enumerate(kind):
            _pass(part, f"{name}.{place}", parameters, lines, given)
    elif isinstance(kind, types.Array) and kind.layout == "C":
        _pass_array(kind, name, parameters, lines, given)
    else:
        raise TypeError(f"A page cannot pass {kind}.")


def _pass_array(kind: types.Array, name: str, parameters: list[str], lines: list[str], given: list[str]) -> None:
    size = _bytes_of(kind.dtype)
    parameters.append(f"ptr {name}")
    shape: list[str] = []
    strides: list[str] = []
    count = "1"
    for axis in reversed(range(kind.ndim)):
        long = f"{name}.n{axis}"
        parameters.insert(len(parameters) - (kind.ndim - 1 - axis), f"i32 {long}")
        lines.append(f"{long}.wide = zext i32 {long} to i64")
        lines.append(f"{long}.stride = mul i64 {size}, {count}")
        lines.append(f"{long}.count = mul i64 {long}.wide, {count}")
        shape.insert(0, f"i64 {long}.wide")
        strides.insert(0, f"i64 {long}.stride")
        count = f"{long}.count"
    given += ["ptr null", "ptr null", f"i64 {count}", f"i64 {size}", f"ptr {name}", *shape, *strides]


def _bytes_of(kind: Type) -> int:
    if isinstance(kind, types.Record):
        return int(kind.size)
    return max(1, int(getattr(kind, "bitwidth", 8)) // 8)
