"""The board of CAESAR! as reasons speak of it: what an action changes before anybody else moves, by public facts alone.

Influence is never hidden (what lies face down counts nothing), so who would win a province can be told for certain; which
tokens the other holds is known only as the set of those not seen yet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from triumvirate.games.caesar import facts, rules
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.rules.board import (
    BORDER_FIRST,
    BORDER_SECOND,
    BORDERS_OF,
    DEGREE,
    FITS,
    SPACES_OF,
    WIDEST,
    other_side,
)
from triumvirate.games.caesar.rules.tokens import value_towards_first, value_towards_second
from triumvirate.games.caesar.state import BORDERS, NOBODY, PROVINCES, TURNED

Fact = tuple[int, ...]
# Behind these comes another turn, or what chance decided: no part of what an action was taken for.
ENDS = (facts.TURN_BEGAN, facts.TILES_SHUFFLED, facts.TILE_DRAWN, facts.SUPPLY_DRAWN)


@dataclass(frozen=True)
class Board:
    """Free spaces, influence and markers."""

    free: int
    influence: tuple[int, ...]
    controlled: tuple[int, ...]
    flipped: int
    marked: int

    @classmethod
    def of(cls, state: State) -> Board:
        """The board of a state."""
        marked = state.border_marked[0] | state.border_marked[1]
        return cls(state.free, tuple(state.influence), tuple(state.controlled), state.flipped, marked)

    def last_space(self, province: int) -> int | None:
        """The one space that is still free around a province."""
        spaces = self.free & SPACES_OF[province]
        return spaces.bit_length() - 1 if spaces and not spaces & (spaces - 1) else None

    def spaces(self, province: int) -> int:
        """How many spaces around a province are free."""
        return (self.free & SPACES_OF[province]).bit_count()

    def is_open(self, province: int) -> bool:
        """Whether a space around it is free."""
        return self.free & SPACES_OF[province] != 0

    def lead(self, seat: int, province: int) -> int:
        """How far a seat is ahead there; behind where negative."""
        return self.influence[seat * PROVINCES + province] - self.influence[(1 - seat) * PROVINCES + province]

    def border_markers(self, seat: int, province: int) -> int:
        """How many border markers winning the province would bring a seat, as things stand."""
        borders = (BORDERS_OF[province * WIDEST + i] for i in range(DEGREE[province]))
        held = self.controlled[seat] & ~self.flipped
        return sum(held >> other_side(b, province) & 1 and not self.marked >> b & 1 for b in borders)

    def with_token(self, seat: int, border: int, first: int, second: int) -> Board:
        """After a token was put on a border space."""
        influence = list(self.influence)
        influence[seat * PROVINCES + BORDER_FIRST[border]] += first
        influence[seat * PROVINCES + BORDER_SECOND[border]] += second
        return replace(self, free=self.free & ~(1 << border), influence=tuple(influence))


@dataclass(frozen=True)
class Deed:
    """An action of a seat in a position, and the facts that it brought at once."""

    state: State
    seat: int
    log: tuple[Fact, ...]

    @classmethod
    def of(cls, truth: State, seat: int, action: int) -> Deed:
        """What an action does; the truth stays as it is."""
        state = truth.copy()
        state.log = []
        rules.apply(state, seat, action)
        return cls.told(truth, seat, state.log)

    @classmethod
    def told(cls, truth: State, seat: int, log: list[Fact]) -> Deed:
        """The same from the facts of an action that was carried out already."""
        end = next((place for place, fact in enumerate(log) if fact[0] in ENDS), len(log))
        return cls(truth, seat, tuple(log[:end]))

    @property
    def foe(self) -> int:
        """The other seat."""
        return 1 - self.seat

    def kinds(self, kind: int) -> list[Fact]:
        """The facts of a kind."""
        return [fact for fact in self.log if fact[0] == kind]

    @property
    def is_last(self) -> bool:
        """Whether the match is over with it."""
        return bool(self.kinds(facts.GAME_ENDED))

    @property
    def is_for_two(self) -> bool:
        """Whether two people play with what is printed: then all that the other can do next is told by the board."""
        return self.state.automaton == NOBODY and not self.state.own_kinds

    @property
    def moves_again(self) -> bool:
        """Whether the same seat has the next turn."""
        return bool(self.state.again or self.kinds(facts.TACTICS_GAINED))

    @cached_property
    def before(self) -> Board:
        """The board that it was done on."""
        return Board.of(self.state)

    @cached_property
    def after(self) -> Board:
        """The board when it was done, before anybody draws or answers."""
        board = self.before
        for kind, seat, *rest in self.log:
            if kind == facts.TOKEN_PLACED:
                token, border, facing = rest
                values = self.state.high[token], self.state.low[token]
                board = board.with_token(seat, border, *(values[::-1] if facing == TURNED else values))
            elif kind == facts.TOKEN_HIDDEN:
                board = board.with_token(seat, rest[0], 0, 0)
            elif kind == facts.TOKEN_TURNED:
                first, second = turned_values(self.state, rest[1])
                board = board.with_token(1 - seat, rest[1], -first, -second)
            elif kind == facts.MARKER_TURNED:
                board = replace(board, flipped=board.flipped | 1 << rest[0])
            elif kind == facts.PROVINCE_WON:
                held = list(board.controlled)
                held[seat] |= 1 << rest[0]
                board = replace(board, controlled=tuple(held))
            elif kind == facts.BORDER_MARKED:
                board = replace(board, marked=board.marked | 1 << rest[0])
        return board

    @property
    def touched(self) -> tuple[int, ...]:
        """The provinces beside the token that was placed."""
        placed = next((fact[3] for fact in self.log if fact[0] == facts.TOKEN_PLACED), None)
        return () if placed is None else (BORDER_FIRST[placed], BORDER_SECOND[placed])


def turned_values(state: State, border: int) -> tuple[int, int]:
    """What the token on a border adds to the two provinces beside it."""
    return value_towards_first(state, border), value_towards_second(state, border)


def unseen(state: State, seat: int) -> set[int]:
    """The kinds of tokens that a seat may hold, as far as the other can know: in hand, bag or face down."""
    slots = state.hand[seat] | state.bag[seat]
    held = {state.kind[slot] for slot in range(len(state.kind)) if slots >> slot & 1}
    lying = state.hidden & state.owned[seat]
    return held | {state.token[border] for border in range(BORDERS) if lying >> border & 1}


def may_close_and_win(state: State, board: Board, seat: int, province: int) -> bool:
    """Whether one token that a seat may hold closes a province and wins it."""
    border = board.last_space(province)
    if border is None:
        return False
    needed = 1 - board.lead(seat, province)
    return any(_best(state, kind) >= needed for kind in fitting(state, seat, border))


def fitting(state: State, seat: int, border: int) -> Iterator[int]:
    """The kinds that a seat may hold and that fit a space."""
    return (kind for kind in unseen(state, seat) if FITS[state.icons[kind]] >> border & 1)


def in_hand(state: State, seat: int, border: int) -> list[int]:
    """The kinds in a seat's own hand that fit a space."""
    hand = state.hand[seat]
    kinds = {state.kind[slot] for slot in range(len(state.kind)) if hand >> slot & 1}
    return [kind for kind in kinds if FITS[state.icons[kind]] >> border & 1]


def best_in_hand(state: State, seat: int, border: int, placed: int | None) -> int | None:
    """The most that a token left in a seat's own hand would add from a space; None where none fits."""
    held = [state.kind[slot] for slot in range(len(state.kind)) if state.hand[seat] >> slot & 1]
    if placed is not None:
        held.remove(state.kind[placed])
    return max((_best(state, kind) for kind in held if FITS[state.icons[kind]] >> border & 1), default=None)


def strongest_there(state: State, board: Board, seat: int, province: int) -> int:
    """The most that one token which a seat may hold would add to a province."""
    spaces = board.free & SPACES_OF[province]
    there = (kind for border in range(BORDERS) if spaces >> border & 1 for kind in fitting(state, seat, border))
    return max((_best(state, kind) for kind in there), default=0)


def targets(state: State, seat: int) -> list[int]:
    """The spaces where Might finds a token of a seat: face up, and under no marker."""
    marked = state.border_marked[0] | state.border_marked[1]
    lying = state.owned[seat] & ~state.free & ~state.face_down & ~marked
    return [border for border in range(BORDERS) if lying >> border & 1]


def _best(state: State, kind: int) -> int:
    return max(state.high[kind], state.low[kind])
