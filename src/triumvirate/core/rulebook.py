"""What a rules file imports: the `@rule` tag, tables, chance, events and bit sets, as the engine that loads it has them.

`from triumvirate.core.rulebook import rule, chance, emit` gives plain functions when the python engine imports a rules
file and compiled ones when another engine loads the same text. The engine is read off the importing module's name
(`triumvirate.games.…` or `triumvirate.native.…`), so both may be loaded in one process and in any order.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from triumvirate.core import engine as _engine
from triumvirate.core import made as _made

F = TypeVar("F", bound=Callable[..., object])


@dataclass(frozen=True)
class RuleEntry:
    """One paragraph of a book: the section, our paraphrase, and the function that carries it out."""

    game: str
    section: str
    paraphrase: str
    function: str
    module: str
    line: int


_made.be_found()  # rules import from their `.made`, which is in no file
REGISTRY: dict[tuple[str, str], list[RuleEntry]] = {}


def rule(section: str) -> Callable[[F], F]:
    """Tag a function with its section of the book and give it to the loading engine."""

    def tag(function: F) -> F:
        engine = _engine.of(function.__module__)
        if engine.name == "python":
            _register(section, function)
        return engine.compile(function)

    return tag


def compiled(function: F) -> F:
    """A function that the loading engine compiles but no book mentions."""
    return _engine.of(function.__module__).compile(function)


def apart(function: F) -> F:
    """A compiled function that a GPU's compiler leaves where it is, so that threads from different callers meet in it."""
    return _engine.of(sys._getframe(1).f_globals["__name__"]).apart(function)


def table(values: Iterable[int]) -> Sequence[int]:
    """A constant row of numbers that rules may index, by a name in capitals and never from its end."""
    return _engine.of(sys._getframe(1).f_globals["__name__"]).table(values)


def _register(section: str, function: Callable[..., object]) -> None:
    module = function.__module__
    game = module.split(".games.")[1].split(".")[0] if ".games." in module else module.split(".")[0]
    paraphrase = " ".join((function.__doc__ or "").split())
    entry = RuleEntry(game, section, paraphrase, function.__name__, module, function.__code__.co_firstlineno)
    REGISTRY.setdefault((game, section), []).append(entry)


if TYPE_CHECKING:
    from triumvirate.core.fields import State

    def chance(s: State, n: int, what: int) -> int:
        """A random number from 0 to n-1; `what` says what is being drawn, for scripts and records."""

    def emit(s: State, kind: int, *facts: int) -> None:
        """Tell the table a fact. Compiled engines drop the statement."""

    def popcount(mask: int) -> int:
        """How many members a bit set has."""

    def lowest_bit(mask: int) -> int:
        """The smallest member of a bit set."""

    def highest_bit(mask: int) -> int:
        """The largest member of a bit set."""

    def nth_bit(mask: int, n: int) -> int:
        """The n-th smallest member of a bit set."""

    def write_bits(out: _engine.Row, at: int, mask: int, n: int) -> None:
        """Write the first n places of a bit set as 0 or 1, from `out[at]` on, into a row of bytes.

        The places behind them, up to 32 in all (64 where n is larger), may be overwritten too: the row is written from
        front to back and is long enough.
        """

    def write_row(out: _engine.Row, at: int, row: Sequence[int], first: int, n: int) -> None:
        """Copy n bytes, from `row[first]` on to `out[at]` on."""

    def equal(row: Sequence[int], number: int) -> int:
        """The places of a row that hold a number, as a bit set; a row of at most 63 numbers from 0 on."""

    def clear_row(row: list[int]) -> None:
        """All numbers of a row are 0 again."""

    def nth_flag(row: Sequence[int], n: int) -> int:
        """The place of the n-th 1 in a row of 0 and 1."""

else:

    def __getattr__(name: str) -> Callable[..., object] | None:
        if name not in _engine.PRIMITIVES:
            raise AttributeError(f"rules have no primitive called {name!r}")
        importer = sys._getframe(1).f_globals["__name__"]
        return _engine.of(importer).primitive(importer, name)
