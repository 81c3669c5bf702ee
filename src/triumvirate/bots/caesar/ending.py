"""Ends of CAESAR! solved: what every action is worth when few spaces are left (`compiled/ending.py` reckons it)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import count
from typing import NamedTuple, cast

import numpy as np

from triumvirate.bots.roster import Ends
from triumvirate.core import engine
from triumvirate.core.arrays import Array, Records
from triumvirate.core.view import LegalAction, View
from triumvirate.games import find_game
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.rules.board import DOUBLE_LINED
from triumvirate.games.caesar.state import CENTURION, INFLUENCE_SLOTS, NOBODY, POISON, SEATS
from triumvirate.games.caesar.view import CaesarView
from triumvirate.search import Option, Solved
from triumvirate.search.tree import LONGEST_LIST

FEW = 8  # free spaces: such ends are nearly always reckoned out
TRIED = 10  # and from here on bots try, which often succeeds
LIMIT = 200_000  # positions that they look into before they give up, half a second of a core
TABLE = 1 << 17
DEEPEST, WIDEST = 96, 1024

FRAME = np.dtype(
    [
        *((name, "<f8") for name in ("alpha", "beta", "best", "total", "left", "weight")),
        *((name, "<i8") for name in ("key", "combination", "last")),
        *((name, "<i4") for name in ("count", "at", "size")),
    ],
    align=True,
)
CHILD = np.dtype(
    [("known", "<f8"), ("promise", "<i8"), *((name, "<i4") for name in ("action", "kind", "draws", "is_done"))],
    align=True,
)


class Room(NamedTuple):
    """The arrays that an end is reckoned in."""

    states: Array
    frames: Records
    children: Array
    lowest: Array  # by depth and token kind: the worst for us that the other player can do with it
    legal: Array
    keys: Array
    values: Array
    bounds: Array
    counts: Array  # positions looked into, their limit, our seat


def is_open(state: State, seat: int) -> bool:
    """Whether all that is still to come is told by the rules of an end: two players, nothing face down, no Poison.

    Poison, Centurions and the supply of Border Control are out of it while they may still be drawn or chosen; so is a
    centurion behind the other screen, where everybody knows it is.
    """
    lying = {*state.bonus, *state.pending[: state.pending_n]}
    return (
        state.automaton == NOBODY
        and not state.own_kinds
        and not state.hidden
        and not (state.with_border_control and state.free & DOUBLE_LINED)
        and lying.isdisjoint((POISON, CENTURION))
        and not (state.skip_draw or any(state.owed))
        and not (state.hand[1 - seat] | state.bag[1 - seat]) >> INFLUENCE_SLOTS
    )


def solve(view: View, legal: Sequence[LegalAction], most: int) -> Solved | None:
    """What each action is worth, from what its seat knows; None where that is no end, or more positions than `most`."""
    seat = SEATS.index(view.seat or "")
    state = cast(State, find_game("caesar").knowledge.determinize(view, random.Random(0)))
    if not is_open(state, seat):
        return None
    room = make_room(state, seat, most)
    actions = int(engine.load("caesar", "native", "bots.ending").solve(room))
    if not actions:
        return None
    texts = {choice.index: choice.action for choice in legal}
    found = [(float(one["known"]), int(one["promise"]), int(one["action"])) for one in room.children[0, :actions]]
    found.sort(key=lambda one: (-round(one[0], 9), -one[1]))
    return Solved(tuple(Option(action, texts[action], 1, known) for known, _, action in found), int(room.counts[0]))


def reckon(view: View, legal: Sequence[LegalAction]) -> Solved | None:
    """What bots do when few spaces are left; None before that, and where all actions are worth the same."""
    assert isinstance(view, CaesarView)
    if sum(lying is None for lying in view.borders.values()) > TRIED:
        return None
    found = solve(view, legal, LIMIT)
    return found if found is not None and found.matters else None


def make_room(state: State, seat: int, most: int) -> Room:
    """Room with the end laid out in it."""
    layout, foe = find_game("caesar").layout, 1 - seat
    size = int(state.hand[foe]).bit_count()
    start = state.copy()
    start.hand[foe] |= start.bag[foe]
    start.bag[foe] = 0
    room = Room(
        np.zeros(DEEPEST, layout.records([start]).dtype),
        np.zeros(DEEPEST, FRAME),
        np.zeros((DEEPEST, WIDEST), CHILD),
        np.zeros((DEEPEST, INFLUENCE_SLOTS + 4), np.float64),
        np.zeros(LONGEST_LIST, np.int64),
        np.zeros(TABLE, np.int64),
        np.zeros(TABLE, np.float64),
        np.zeros(TABLE, np.int8),
        np.array([0, most, seat], np.int64),
    )
    room.states[:1] = layout.records([start])
    room.frames["size"][0] = size
    return room


def sample(spaces: int, seed: int) -> str:
    """A position with so many free spaces in which there is something to choose, from a match of quick play by both sides."""
    game, quick = find_game("caesar"), engine.load("caesar", "native", "bots.policy")
    options = game.check({})
    for number in count(seed << 16):
        states = game.layout.records([game.prepare(options)])
        state = states[0]
        state["rng_seed"], state["rng_count"] = number, 0
        game.native.setup(state)
        while not game.native.is_over(state) and int(state["free"]).bit_count() > spaces:
            seat = int(state["to_move"])
            game.native.apply(state, seat, int(quick.policy_action(state, seat)))
        if not game.native.is_over(state) and game.native.count_legal(state, int(state["to_move"])) > 1:
            return game.positions.text(game.layout.from_record(state), options)
    raise AssertionError


def warm() -> None:
    """Compile it."""
    game = find_game("caesar")
    room = make_room(cast(State, game.prepare(game.check({}))), 0, 1)
    engine.load("caesar", "native", "bots.ending").solve(room)


ENDS = Ends(solve, sample, FEW)
