"""Ends of CAESAR! solved: what every action is worth when few spaces are left (`compiled/ending.py` reckons it)."""

from __future__ import annotations

import random
import struct
from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING, NamedTuple, cast

from triumvirate.bots.roster import Ends
from triumvirate.core import engine
from triumvirate.core.view import LegalAction, View
from triumvirate.games import find_game
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.rules.board import DOUBLE_LINED
from triumvirate.games.caesar.state import CENTURION, INFLUENCE_SLOTS, NOBODY, POISON, SEATS
from triumvirate.games.caesar.view import CaesarView
from triumvirate.search import Option, Solved, ground
from triumvirate.search.page_room import PageRoom
from triumvirate.search.room import room_of
from triumvirate.search.tree import LONGEST_LIST

if TYPE_CHECKING:
    from triumvirate.core.arrays import Array, Records

FEW = 8  # free spaces: such ends are nearly always reckoned out
TRIED = 10  # and from here on bots try, which often succeeds
LIMIT = 200_000  # positions that they look into before they give up, half a second of a core
TABLE = 1 << 17
DEEPEST, WIDEST = 96, 1024

# What compiled text keeps of a depth and of an action there: names and numpy's kinds, aligned.
FRAME = (
    *((name, "<f8") for name in ("alpha", "beta", "best", "total", "left", "weight")),
    *((name, "<i8") for name in ("key", "combination", "last")),
    *((name, "<i4") for name in ("count", "at", "size")),
)
CHILD = (("known", "<f8"), ("promise", "<i8"), *((name, "<i4") for name in ("action", "kind", "draws", "is_done")))
A_FRAME, SIZE_AT, A_CHILD = struct.Struct("<6d3q3i4x"), 80, struct.Struct("<dq4i")
Known = tuple[float, int, int]  # what an action is worth, what it promises, and which it is


class Room(NamedTuple):
    """The arrays that an end is reckoned in, in the order in which a page passes them."""

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
    found, positions = _reckoned(state, seat, most) if ground.is_native() else _reckoned_in_page(state, seat, most)
    if not found:
        return None
    texts = {choice.index: choice.action for choice in legal}
    found.sort(key=lambda one: (-round(one[0], 9), -one[1]))
    return Solved(tuple(Option(action, texts[action], 1, known) for known, _, action in found), positions)


def _reckoned(state: State, seat: int, most: int) -> tuple[list[Known], int]:
    """On the native engine: every action with its worth, none where it was given up, and the positions looked into."""
    room = make_room(state, seat, most)
    actions = int(engine.load("caesar", "native", "bots.ending").solve(room))
    told = room.children[0, :actions]
    return [(float(one["known"]), int(one["promise"]), int(one["action"])) for one in told], int(room.counts[0])


def _reckoned_in_page(state: State, seat: int, most: int) -> tuple[list[Known], int]:
    """The same in a page's memory."""
    room = room_of(find_game("caesar"))
    assert isinstance(room, PageRoom)
    start, size = _laid_out(state, seat)
    states, frames = room.states([start], DEEPEST), room.blank(A_FRAME.size, DEEPEST)
    frames.write(SIZE_AT, struct.pack("<i", size))
    children, counts = room.blank(A_CHILD.size, DEEPEST, WIDEST), room.words([0, most, seat])
    known = (room.blank(8, TABLE), room.blank(8, TABLE), room.blank(1, TABLE))
    lowest, legal = room.blank(8, DEEPEST, INFLUENCE_SLOTS + 4), room.words([0] * LONGEST_LIST)
    actions = int(room.call("bots.ending", "solve_end", states, frames, children, lowest, legal, *known, counts))
    told = A_CHILD.iter_unpack(children.read(0, actions * A_CHILD.size))
    return [(one[0], one[1], one[2]) for one in told], int(counts[0])


def reckon(view: View, legal: Sequence[LegalAction]) -> Solved | None:
    """What bots do when few spaces are left; None before that, and where all actions are worth the same."""
    assert isinstance(view, CaesarView)
    if sum(lying is None for lying in view.borders.values()) > TRIED:
        return None
    found = solve(view, legal, LIMIT)
    return found if found is not None and found.matters else None


def make_room(state: State, seat: int, most: int) -> Room:
    """Room with the end laid out in it."""
    import numpy as np

    layout = find_game("caesar").layout
    start, size = _laid_out(state, seat)
    room = Room(
        np.zeros(DEEPEST, layout.dtype()),
        np.zeros(DEEPEST, np.dtype(list(FRAME), align=True)),
        np.zeros((DEEPEST, WIDEST), np.dtype(list(CHILD), align=True)),
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


def _laid_out(state: State, seat: int) -> tuple[State, int]:
    """The end as compiled text has it: the other player's hand is all that they have; and how many they really hold."""
    foe, start = 1 - seat, state.copy()
    start.hand[foe] |= start.bag[foe]
    start.bag[foe] = 0
    return start, int(state.hand[foe]).bit_count()


def example() -> tuple[Room]:
    """What compiled text is given."""
    game = find_game("caesar")
    return (make_room(cast(State, game.prepare(game.check({}))), 0, 1),)


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
    engine.load("caesar", "native", "bots.ending").solve(*example())


ENDS = Ends(solve, sample, FEW, TRIED)
