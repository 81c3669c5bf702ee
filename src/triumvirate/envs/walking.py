"""A match as OpenSpiel walks it: points that are never changed, with every draw of the rules as an action of chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from triumvirate.core.fields import State
from triumvirate.envs.catalogue import Setting
from triumvirate.envs.remembering import Memory


class _Asked(Exception):
    """The rules want a chance outcome that is not known yet."""

    def __init__(self, outcomes: int) -> None:
        self.outcomes = outcomes


class _Script:
    """Answers the rules' `chance` with the outcomes so far, then stops them."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._left = list(reversed(outcomes))

    def take(self, state: State, n: int, what: int) -> int:
        """The next outcome."""
        if n == 1:
            return 0
        if not self._left:
            raise _Asked(n)
        return self._left.pop()


@dataclass(frozen=True)
class SetUp:
    """A step that chance may interrupt: the beginning."""

    setting: Setting

    def carry_out(self, state: State) -> None:
        """Deal."""
        self.setting.begin(state)


@dataclass(frozen=True)
class Act:
    """A step that chance may interrupt: somebody's action."""

    setting: Setting
    seat: int
    action: int

    def carry_out(self, state: State) -> None:
        """Act."""
        self.setting.game.rules.apply(state, self.seat, self.action)


_Kept = tuple[State, "Act | None", "SetUp | Act | None", tuple[int, ...], int]  # a point without the one before


def _walk(kept: Sequence[_Kept], first: dict[int, Memory]) -> Point:
    """The last point of a walk that was pickled."""
    at: Point | None = None
    for state, by, pending, outcomes, asked in kept:
        at = Point(state, at, by, pending, outcomes, asked, {} if at else first)
    assert at is not None
    return at


@dataclass(frozen=True)
class Point:
    """Where a walk stands. Never changed, so copies of a state share it."""

    state: State
    before: Point | None = None  # where the last decision was taken
    by: Act | None = None  # what was decided there
    pending: SetUp | Act | None = None  # what chance interrupted
    outcomes: tuple[int, ...] = ()
    asked: int = 0
    # What seats remember here, filled when first asked for; at the beginning of a sampled match, what its seat does.
    remembered: dict[int, Memory] = field(default_factory=dict, compare=False)

    def __deepcopy__(self, memo: dict[int, object]) -> Point:
        return self

    def __reduce__(self) -> tuple[Callable[..., Point], tuple[list[_Kept], dict[int, Memory]]]:
        """All points of the walk side by side: one inside the other, a long match would be too deep."""
        kept: list[_Kept] = []
        at = self
        while True:
            kept.append((at.state, at.by, at.pending, at.outcomes, at.asked))
            if at.before is None:
                return _walk, (kept[::-1], at.remembered)
            at = at.before

    def go(self) -> Point:
        """Carry the pending step out as far as the outcomes known so far allow."""
        assert self.pending is not None
        state = self.state.copy()
        state.source = _Script(self.outcomes)
        try:
            self.pending.carry_out(state)
        except _Asked as asked:
            return replace(self, asked=asked.outcomes)
        state.source = None
        return Point(state, self.before, self.by)

    def decide(self, act: Act) -> Point:
        """Somebody acts here."""
        return Point(self.state, self, act, act).go()

    def draw(self, outcome: int) -> Point:
        """Chance decides."""
        return replace(self, outcomes=(*self.outcomes, outcome)).go()

    def memory(self, player: int, look: Callable[[State, int], tuple[str, bytes]]) -> Memory:
        """What a seat remembers here of all that came before, its view and row at each point told by `look`."""
        trail: list[Point] = []
        at = self
        while player not in at.remembered and at.before is not None:
            trail.append(at)
            at = at.before
        memory = at.remembered.setdefault(player, Memory())
        for point in reversed(trail):
            assert point.before is not None
            own = point.by.action if point.by is not None and point.by.seat == player else None
            memory = memory.after(*look(point.before.state, player), own)
            point.remembered[player] = memory
        return memory
