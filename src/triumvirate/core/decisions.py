"""A decision stands in one place: above the function that carries it out.

    @decision("levy", BLOCK, phase=PHASE_LEVY, unless=why_not_levy)
    @rule("7.7")
    def levy(s, seat, block): ...

says the verb, the *nouns* it names, the phase it belongs to, and the predicate that gives a reason against it. The nouns
of a game and the frozen order of its verbs stand in `games/NAME/actions.py` (`ORDER`, to which new verbs are appended);
numbers and texts of all actions follow from these. Out of the declarations of a game's `rules` package, `core/making.py`
makes the text of a module `rules.made`, for every engine:

    apply(s, seat, action)          calls the function declared, and what follows by itself
    refusal(s, seat, action)        0, or the reason: no such action, `not_now`, the wrong phase, the predicate
    count_legal, nth_legal, list_legal                  what `refusal` lets pass, phase by phase in the order of the table
    mark_legal, show_legal, ACTIONS, ACT_LEVY, …        masks, and the first number of each verb

`rules/__init__.py` imports from `.made` what it offers; `triumvirate rules NAME --made` prints the text.

What a declaration may say
- **phase**: one number or several of `s.phase` (or of the function tagged `@moment`, where the same phase asks different
  seats for different things); without it a decision is always there. **outside**: the reason in another phase, a number
  or a function `(s, seat)`; `WRONG_PHASE` unless told otherwise, None where the predicate says that too.
- **unless**: `(s, seat, *named)` gives 0 or a reason. **provided**: the same as a yes or no, with its **reason**.
  **among**: `(s, seat)` gives a bit set of what may be named, counted from 0 within the decision's own part of the table;
  alone with a **reason** it is the predicate, beside `unless` or `provided` it says which are worth asking.
- Quicker ways to list, each held against the predicate by `tests/games/test_legal_lists.py` over random positions:
  **exactly**: `(s, seat)` gives the bit set of all that the predicate lets pass. **candidates**: two functions,
  `(s, seat)` how many and `(s, seat, i)` which, in the order of the list. **counts**, **nth** (and **lists**): `(s, seat)`
  how many, `(s, seat, n)` the n-th within its part, or -1 when there are fewer, `(s, seat, out, count, first)` writes
  them all and gives the new count. **marks**, **shows**, **wipes**: see `core/making_masks.py`. **case**: a function
  `(s, seat)` and the number it must give for this decision to be listed.
- **fallback**: listed only when nothing else is. **spoken** False: the verb is not part of the text. **given** False:
  this form of the game has no such decision (a switch of the rules stands there, see `core/texts.py`).

For a whole game: `@moment`, `@not_now` (a reason against anything a seat might do now, asked first), `@deciding` (the
seats that may act; then others are listed nothing and `@not_now` is asked only for them), `@beforehand` and
`@afterwards` (what the game does by itself before and after every action), `list_phase` (one
phase counted and listed by functions of its own), and in the game's `ORDER` also `together` (verbs listed together, value
by value, in this order), `kept` (legal lists kept in the state, see `Kept`) and `in_parts` (a long `apply` is cut into
functions: which is quicker on a GPU, that or one function, only measuring tells).
"""

from __future__ import annotations

import importlib.util
import pkgutil
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.abc import InspectLoader
from math import prod
from typing import TypedDict, TypeVar, Unpack

from triumvirate.core.reasons import ALLOWED, WRONG_PHASE

F = TypeVar("F", bound=Callable[..., object])
Rule = Callable[..., object]


@dataclass(frozen=True)
class Noun:
    """What actions name: its word in errors, the texts of its values in order, the number of the first one.

    Where texts depend on the state, `count` says how many values there are, `text(state, *named)` gives one, with the
    numbers named up to and with this one, and `find(state, word, *named before)` leads back, or gives None.
    The first `unused` values are in the table but never chosen.
    """

    name: str
    texts: Sequence[str] = ()
    first: int = 0
    unused: int = 0
    count: int = 0
    text: Callable[..., str] | None = None
    find: Callable[..., int | None] | None = None
    unknown: str = ""
    section: str | None = None
    form: str = ""

    def __len__(self) -> int:
        return self.count or len(self.texts)


@dataclass(frozen=True)
class Decision:
    """One declaration; functions are kept as what the made text imports."""

    verb: str
    nouns: tuple[Noun, ...]
    function: Rule
    phases: tuple[int, ...] = ()
    outside: int | Rule | None = WRONG_PHASE
    unless: Rule | None = None
    provided: Rule | None = None
    reason: int = ALLOWED
    among: Rule | None = None
    exactly: Rule | None = None
    candidates: tuple[Rule, Rule] | None = None
    counts: Rule | None = None
    nth: Rule | None = None
    lists: Rule | None = None
    marks: Rule | None = None
    shows: Rule | None = None
    wipes: Rule | None = None
    case: tuple[Rule, int] | None = None
    fallback: bool = False
    spoken: bool = True

    @property
    def size(self) -> int:
        """How many actions it has."""
        return prod(len(noun) for noun in self.nouns)

    @property
    def constant(self) -> str:
        """The name of its first number in the made text: `might token` is ACT_MIGHT_TOKEN."""
        return "ACT_" + re.sub(r"\W+", "_", self.verb).upper()

    @property
    def is_predicate_among(self) -> bool:
        """Whether the bit set alone says what is allowed."""
        return self.among is not None and self.unless is None and self.provided is None

    @property
    def whole(self) -> Rule | None:
        """What gives the bit set of all that is allowed, where there is such a function."""
        return self.among if self.is_predicate_among else self.exactly


class More(TypedDict, total=False):
    """What a declaration may say besides its verb, nouns and phases: the fields of `Decision` by their names."""

    outside: int | Rule | None
    unless: Rule | None
    provided: Rule | None
    reason: int
    among: Rule | None
    exactly: Rule | None
    candidates: tuple[Rule, Rule] | None
    counts: Rule | None
    nth: Rule | None
    lists: Rule | None
    marks: Rule | None
    shows: Rule | None
    wipes: Rule | None
    case: tuple[Rule, int] | None
    fallback: bool
    spoken: bool


@dataclass(frozen=True)
class Kept:
    """Legal lists kept in the state: the row and the counter that hold them, the field that says whose they are, and the
    phases that are listed when asked.

    The made text then has `keep_legal(s, seat)`: `apply` calls it last, for the decision that came up, and so must `setup`.
    With `flags` the row holds no numbers of actions but 0 and 1 (see `core/making_flags.py`), as records of a GPU do.
    """

    row: str
    counter: str
    seat: str
    besides: tuple[int, ...] = ()
    flags: bool = False


class Order:
    """The frozen order of a game's verbs, which numbers all its actions; new verbs are appended."""

    def __init__(
        self, *verbs: str, together: Sequence[Sequence[str]] = (), kept: Kept | None = None, in_parts: bool = False
    ) -> None:
        self.verbs = verbs
        self.in_parts = in_parts
        self.together = tuple(tuple(group) for group in together)
        self.kept = kept


@dataclass
class Declared:
    """All that the modules of one `rules` package have declared."""

    decisions: dict[str, Decision] = field(default_factory=dict)
    moment: Rule | None = None
    not_now: Rule | None = None
    deciding: Rule | None = None
    beforehand: Rule | None = None
    afterwards: Rule | None = None
    phase_lists: dict[int, tuple[Rule, Rule]] = field(default_factory=dict)


_declared: dict[str, Declared] = {}
_tables: dict[str, ActionTable] = {}


def decision(
    verb: str, *nouns: Noun, phase: int | Sequence[int] = (), given: bool = True, **more: Unpack[More]
) -> Callable[[F], F]:
    """Declare what the function below carries out; the module's docstring says what can be declared."""

    def declare(function: F) -> F:
        phases = (phase,) if isinstance(phase, int) else tuple(phase)
        if given:
            _of(function).decisions[verb] = Decision(verb, nouns, function, phases, **more)
        return function

    return declare


def beforehand(function: F) -> F:
    """Tag the function `(s)` that runs before any action is carried out."""
    _of(function).beforehand = function
    return function


def moment(function: F) -> F:
    """Tag the function `(s, seat)` whose number takes the place of `s.phase` for this game's decisions."""
    _of(function).moment = function
    return function


def not_now(function: F) -> F:
    """Tag the function `(s, seat)` that gives a reason why a seat may do nothing at all now, or 0."""
    _of(function).not_now = function
    return function


def deciding(function: F) -> F:
    """Tag the function `(s)` that gives the seats that may act now, as a bit set."""
    _of(function).deciding = function
    return function


def afterwards(function: F) -> F:
    """Tag the function `(s)` that runs after every action."""
    _of(function).afterwards = function
    return function


def list_phase(phase: int, counts: Rule, nth: Rule) -> None:
    """Count and list one phase by functions of the game's own.

    `nth` is given the seat, n, and the first numbers of the phase's verbs in the order of the table.
    """
    _of(counts).phase_lists[phase] = (counts, nth)


def written(function: Rule) -> Rule:
    """The function as it is written, whatever an engine has made of it."""
    return getattr(function, "py_func", function)


def _of(function: Rule) -> Declared:
    return _declared.setdefault(written(function).__module__.rpartition(".")[0], Declared())


@dataclass(frozen=True)
class ActionTable:
    """The action table of a game on an engine: its decisions in their frozen order."""

    package: str
    rows: tuple[Decision, ...]
    declared: Declared
    order: Order

    @cached_property
    def firsts(self) -> dict[str, int]:
        """The first number of each verb."""
        numbers, at = {}, 0
        for row in self.rows:
            numbers[row.verb] = at
            at += row.size
        return numbers

    @cached_property
    def actions(self) -> int:
        """How many actions there are."""
        return sum(row.size for row in self.rows)

    def first(self, verb: str) -> int:
        """The first number of a verb."""
        return self.firsts[verb]

    def index(self, verb: str, *named: int) -> int:
        """The number of an action."""
        row = self.declared.decisions[verb]
        at = 0
        for noun, value in zip(row.nouns, named, strict=True):
            at = at * len(noun) + value - noun.first
        return self.firsts[verb] + at

    def named(self, action: int) -> tuple[Decision, tuple[int, ...]]:
        """The decision that an action belongs to, and the numbers it names."""
        row = next(row for row in reversed(self.rows) if self.firsts[row.verb] <= action)
        at = action - self.firsts[row.verb]
        values = []
        for noun in reversed(row.nouns):
            at, place = divmod(at, len(noun))
            values.append(place + noun.first)
        return row, tuple(reversed(values))


def table_of(package: str) -> ActionTable:
    """The action table of a `rules` package that is loaded, or being loaded."""
    return _tables[package] if package in _tables else read_table(package)


def _declares(module: str) -> bool:
    """Whether a module's text imports anything from here: others may themselves need what is made."""
    spec = importlib.util.find_spec(module)
    loader = spec.loader if spec else None
    return isinstance(loader, InspectLoader) and __name__ in (loader.get_source(module) or "")


def read_table(package: str) -> ActionTable:
    """Load the chapters of a `rules` package that declare something, and put what they declare in order."""
    for chapter in pkgutil.iter_modules(sys.modules[package].__path__):
        if _declares(f"{package}.{chapter.name}"):
            importlib.import_module(f"{package}.{chapter.name}")
    order: Order = importlib.import_module(package.rpartition(".")[0] + ".actions").ORDER
    declared = _declared[package]
    if sorted(order.verbs) != sorted(declared.decisions):
        apart = ", ".join(sorted(set(order.verbs) ^ set(declared.decisions)))
        raise ValueError(f"{package}: the verbs declared and those in the order of actions.py differ: {apart}")
    rows = tuple(declared.decisions[verb] for verb in order.verbs)
    _tables[package] = ActionTable(package, rows, declared, order)
    return _tables[package]
