"""Ends of CAESAR! by plain enumeration in Python: no pruning, no table of positions, every hand and every draw by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from triumvirate.games import find_game
from triumvirate.games.caesar import facts
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.state import PHASE_OVER, PHASE_PLACE, SLOTS

GAME = find_game("caesar")
Outcome = tuple[float, State]


class Script:
    """Chance that follows a list as far as it goes, then takes the first value; it notes how many values there were."""

    def __init__(self, given: list[int]) -> None:
        self.given = given
        self.sizes: list[int] = []

    def take(self, state: State, n: int, what: int) -> int:
        place = len(self.sizes)
        self.sizes.append(n)
        return self.given[place] if place < len(self.given) else 0


def outcomes(state: State, seat: int, action: int, given: list[int] | None = None) -> Iterator[Outcome]:
    """What an action may lead to, with the chance of each."""
    given = given or []
    after, script = state.copy(), Script(given)
    after.source, after.log = script, []
    GAME.rules.apply(after, seat, action)
    if len(script.sizes) == len(given):
        share = 1.0
        for n in script.sizes:
            share /= n
        yield share, after
        return
    for value in range(script.sizes[len(given)]):
        yield from outcomes(state, seat, action, [*given, value])


def reward(state: State, seat: int) -> float:
    return 1.0 if state.winner == seat else 0.0 if state.winner == 1 - seat else 0.5


def slots(mask: int) -> list[int]:
    return [slot for slot in range(SLOTS) if mask >> slot & 1]


def dealt_anew(state: State, seat: int, size: int) -> float:
    """A seat's chance where the other one's hand, of this size, is dealt from hand and bag at each of its turns."""
    foe = 1 - seat
    if state.phase == PHASE_OVER:
        return reward(state, seat)
    if state.to_move == seat:
        return max(after(state, seat, action, size) for action in GAME.legal(state, seat))
    if state.phase != PHASE_PLACE:
        return min(after(state, seat, action, size) for action in GAME.legal(state, foe))
    pool, total, hands = state.hand[foe], 0.0, list(combinations(slots(state.hand[foe]), size))
    for hand in hands:
        held = state.copy()
        held.hand[foe] = sum(1 << slot for slot in hand)
        choices = GAME.legal(held, foe)
        if all(GAME.notation.text(held, foe, action) == "pass" for action in choices):
            total += 1.0 if state.stuck_loses and hand else after(held, seat, choices[0], size)
        else:
            held.hand[foe] = pool
            total += min(after(held, seat, action, size) for action in choices)
    return total / len(hands)


def after(state: State, seat: int, action: int, size: int) -> float:
    """The same after an action; what the other one draws from an empty bag makes its hand larger, as far as there is any."""
    mover, foe, total = state.to_move, 1 - seat, 0.0
    for share, then in outcomes(state, mover, action):
        held = size
        if mover == foe:
            held -= state.hand[foe].bit_count() - then.hand[foe].bit_count()
            held += sum(1 for fact in then.log if fact[:2] == (facts.BAG_EMPTY, foe))
        total += share * dealt_anew(then, seat, min(held, then.hand[foe].bit_count()))
    return total


def pooled(state: State, seat: int) -> State:
    """The other player's hand and bag as one pool."""
    start = state.copy()
    start.hand[1 - seat] |= start.bag[1 - seat]
    start.bag[1 - seat] = 0
    return start


def open_handed(state: State, seat: int) -> float:
    """A seat's chance where both see everything and nothing is left to chance."""
    if state.phase == PHASE_OVER:
        return reward(state, seat)
    best: Callable[..., float] = max if state.to_move == seat else min
    results = (list(outcomes(state, state.to_move, action)) for action in GAME.legal(state, state.to_move))
    return best(open_handed(after, seat) for ((_, after),) in results)


def as_it_is(states: list[State], seat: int, action: int) -> float:
    """What an action is really worth in a match where each bag holds one token at most: the mean over the other's hands.

    Before the other one moves nobody knows which of these states it is, so one choice is made for all that look alike;
    when they have moved and drawn, nothing is hidden from anybody.
    """
    total, ours = 0.0, []
    for state in states:
        ((_, then),) = outcomes(state, seat, action)
        if then.phase != PHASE_OVER and then.to_move == seat:
            ours.append(then)
        else:
            total += open_handed(then, seat)
    if ours:
        total += max(as_it_is(ours, seat, choice) * len(ours) for choice in GAME.legal(ours[0], seat))
    return total / len(states)
