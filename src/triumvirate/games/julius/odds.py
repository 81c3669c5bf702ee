"""What a battle promises, from what one viewer may know of it: reserves that nobody has named count as unknown.

For these the battle is thought through twice: with the weakest blocks that they may be at one step, and with the
strongest at full strength. A page shows the numbers as a range then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.open import SEAT_NAMES, Seat
from triumvirate.games.julius.printed import BLOCK_IDS
from triumvirate.games.julius.rules.battle import attacking_side
from triumvirate.games.julius.rules.blocks import (
    ATTACKING_LETTER,
    COLOUR,
    DEFENDING_LETTER,
    FIREPOWER,
    IS_LEADER,
    IS_NAVIS,
    IS_THIRD_LEADER,
    MOST_STEPS,
    SIDE,
    STRENGTH,
    leader_fell,
)
from triumvirate.games.julius.rules.retreat import retreats
from triumvirate.games.julius.state import (
    BLOCKS,
    DEAD,
    FIRST_SEA,
    NO_BLOCK,
    PHASE_FIGHT,
    PHASE_HIT,
    PHASE_RETREAT_TO,
    ROUNDS,
)
from triumvirate.games.julius.volleys import Field, Fighter, Outcome, fight_out

FIGHTING = (PHASE_FIGHT, PHASE_HIT, PHASE_RETREAT_TO)
# An unknown reserve as everybody sees it: its owner, its colour, and the place it came from.
Unknown = tuple[int, int, int]


@dataclass(slots=True)
class Range:
    """A number that depends on unknown blocks: its least and its most; the same without any."""

    least: int
    most: int


@dataclass(slots=True)
class Odds:
    """What the battle promises if everybody fires and nobody leaves before he must.

    `holds` is the chance of each side to hold the place, in thousandths; `lost` how many blocks it may expect to lose, in
    hundredths; `unknown` its reserves that the viewer cannot name. `passing` and `leaving` are for the side that
    is up: its chances if one of its blocks does not fire now, or retreats.
    """

    holds: dict[Seat, Range]
    lost: dict[Seat, Range]
    unknown: dict[Seat, int]
    passing: dict[str, Range]
    leaving: dict[str, Range]


def odds_for(state: State, viewer: int | None, up: Iterable[int]) -> Odds | None:
    """The odds of the battle in progress as a viewer may work them out; `up` are blocks of his whose turn it is."""
    if state.phase not in FIGHTING:
        return None
    known = [
        block for block in range(BLOCKS) if state.where[block] == state.battle_at and _is_known(state, viewer, block)
    ]
    unknown = Counter(
        (state.owner[block], COLOUR[block], state.came[block])
        for block in range(BLOCKS)
        if state.where[block] == state.battle_at and not _is_known(state, viewer, block)
    )
    both = _outcomes(state, viewer, known, unknown)
    may_fire = state.round < ROUNDS or state.seat != attacking_side(state)
    passing, leaving = {}, {}
    for block in up:
        if may_fire:
            passing[BLOCK_IDS[block]] = _chance(state, _outcomes(state, viewer, known, unknown, passes=block))
        if state.round > 1 and retreats(state, state.seat, block):
            stay = [other for other in known if other != block]
            leaving[BLOCK_IDS[block]] = _chance(state, _outcomes(state, viewer, stay, unknown))
    return Odds(
        holds={seat: _range(both, "holds", i, 1000) for i, seat in enumerate(SEAT_NAMES)},
        lost={seat: _range(both, "lost", i, 100) for i, seat in enumerate(SEAT_NAMES)},
        unknown={seat: sum(n for of, n in unknown.items() if of[0] == i) for i, seat in enumerate(SEAT_NAMES)},
        passing=passing,
        leaving=leaving,
    )


def _is_known(state: State, viewer: int | None, block: int) -> bool:
    """Blocks that lie open, and one's own."""
    return not state.reserve[block] or state.owner[block] == viewer


def _range(both: list[Outcome], what: str, side: int, unit: int) -> Range:
    found = [round(getattr(outcome, what)[side] * unit) for outcome in both]
    return Range(min(found), max(found))


def _chance(state: State, both: list[Outcome]) -> Range:
    return _range(both, "holds", state.seat, 1000)


def _outcomes(
    state: State, viewer: int | None, known: list[int], unknown: Counter[Unknown], passes: int = NO_BLOCK
) -> list[Outcome]:
    """The battle to its end: once where all is known, else for the best and the worst that a side may have in reserve."""
    outcomes = []
    for strong in (0, 1) if unknown else (0,):
        sides: list[list[Fighter]] = [[], []]
        for block in known:
            if block != state.mover or state.phase != PHASE_RETREAT_TO:
                sides[state.owner[block]].append(_fighter(state, block, passes))
        for reserve, count in sorted(unknown.items()):
            sides[reserve[0]] += _guesses(state, viewer, reserve, count, reserve[0] == strong)
        field = Field(
            (_ordered(sides[0]), _ordered(sides[1])),
            attacking_side(state),
            state.round,
            state.surprised == state.battle_at,
            state.seat,
            state.hits,
        )
        outcomes.append(fight_out(field))
    return outcomes


def _ordered(side: list[Fighter]) -> tuple[Fighter, ...]:
    """The strongest first, so that equal forces are one and the same question."""
    return tuple(sorted(side, reverse=True))


def _fighter(state: State, block: int, passes: int) -> Fighter:
    attacks = state.owner[block] == attacking_side(state)
    return Fighter(
        ATTACKING_LETTER[block],
        DEFENDING_LETTER[block],
        FIREPOWER[block],
        _strengths(block),
        state.steps[block],
        _use(block),
        bool(state.reserve[block]),
        bool(state.acted[block]) or block == passes,
        attacks and retreats(state, state.owner[block], block) == 0,
    )


def _guesses(state: State, viewer: int | None, reserve: Unknown, count: int, strong: bool) -> list[Fighter]:
    """The strongest or the weakest that unknown reserves may be."""
    _, colour, came = reserve
    blocks = [
        block
        for block in range(BLOCKS)
        if COLOUR[block] == colour
        and state.where[block] != DEAD
        and (viewer is None or state.owner[block] != viewer)
        and not (state.where[block] == state.battle_at and not state.reserve[block])
        and IS_NAVIS[block] == (came >= FIRST_SEA)
        and not (IS_THIRD_LEADER[block] and not leader_fell(state, SIDE[block]))
    ]
    blocks.sort(key=lambda block: (_power(block) if strong else FIREPOWER[block], -DEFENDING_LETTER[block], block))
    chosen = blocks[-count:] if strong else blocks[:count]
    return [
        Fighter(
            ATTACKING_LETTER[block],
            DEFENDING_LETTER[block],
            FIREPOWER[block],
            _strengths(block),
            MOST_STEPS[block] if strong else 1,
            _use(block),
            reserve=True,
        )
        for block in chosen
    ]


def _strengths(block: int) -> tuple[int, ...]:
    return tuple(STRENGTH[block * 5 : block * 5 + MOST_STEPS[block] + 1])


def _power(block: int) -> int:
    return FIREPOWER[block] * STRENGTH[block * 5 + MOST_STEPS[block]]


def _use(block: int) -> int:
    """Leaders are kept longest, then those that hit best, then those that act first."""
    return 100 * IS_LEADER[block] + 10 * FIREPOWER[block] - int(DEFENDING_LETTER[block])
