"""A truth that agrees with all a view says: hidden blocks and cards are dealt at random among what they can be."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, fields

from triumvirate.core.view import View
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.memory.cases import Strengths, bits
from triumvirate.games.julius.memory.dealing import Deal, Recollection
from triumvirate.games.julius.memory.start import POOL
from triumvirate.games.julius.open import SEAT_NAMES, Mover, Public, Seat
from triumvirate.games.julius.printed import BLOCK_IDS, BLOCK_INDEX, CARD_INDEX, PLACE_IDS, PLACE_INDEX
from triumvirate.games.julius.rules.blocks import (
    COLOUR,
    IS_LEADER,
    IS_NAVIS,
    IS_THIRD_LEADER,
    MOST_STEPS,
    SIDE,
    START,
)
from triumvirate.games.julius.rules.board import SEA_FROM
from triumvirate.games.julius.state import (
    BLOCKS,
    COLOURS,
    FIRST_SEA,
    FIRST_YEAR,
    HAND,
    LEVY,
    NEPTUNE,
    SEATS,
    VULCAN,
)
from triumvirate.games.julius.truth import TrueBlock, Truth, state_of
from triumvirate.games.julius.view import Group, JuliusView

START_COUNTS = Counter((SIDE[block], PLACE_IDS[START[block]]) for block in range(BLOCKS) if START[block] != LEVY)
PUBLIC = tuple(field.name for field in fields(Public))


@dataclass(slots=True, eq=False)
class Hidden:
    """A block on the map that the viewer cannot name, by what everybody saw of it."""

    place: str
    group: Group


def determinize(view: View, rng: random.Random) -> State:
    """Own and open blocks as they are; every other one somewhere it may be, at a strength it may have, by the view alone."""
    return dealt(view, None, rng)[0]


def dealt(view: View, remembered: Recollection | None, rng: random.Random) -> tuple[State, Deal | None]:
    """The same by what is remembered, too, where something is; with the deal that it follows."""
    seen = JuliusView.of(view)
    mover = seen.mover.copy() if seen.mover else None
    deal = None if remembered is None else remembered.deal(rng)
    blocks = None if deal is None else _remembered_blocks(seen, deal, rng)
    if blocks is None:
        deal, blocks = None, _blocks(seen, mover, rng)
    hands, discarded, chosen = _cards(seen, rng)
    truth = Truth(
        **{name: getattr(seen, name) for name in PUBLIC},
        phase=seen.phase,
        blocks=blocks,
        hands=hands,
        discarded=discarded,
        chosen=chosen,
        mover=mover,
        deployed=seen.deployed or 0,
    )
    return state_of(view.options, truth), deal


# --- blocks ---------------------------------------------------------------------------------------------------------


def _known(view: JuliusView) -> dict[str, TrueBlock]:
    """The blocks that the viewer can name."""
    known: dict[str, TrueBlock] = {}
    for name in view.dead:
        known[name] = _off_map(name, "dead")
    for own in view.own or ():
        assert view.seat is not None
        known[own.block] = TrueBlock(own.place, own.steps, view.seat, own.moved, own.came, own.reserve, own.acted)
    for name in view.pool or ():
        known[name] = _off_map(name, "levy")
    for shown in view.shown:
        assert view.battle is not None
        place = view.battle.place
        known[shown.block] = TrueBlock(place, shown.steps, shown.owner, shown.moved, shown.came, False, shown.acted)
    return known


def _blocks(view: JuliusView, mover: Mover | None, rng: random.Random) -> dict[str, TrueBlock]:
    """All blocks; of those that the viewer cannot name only the view says something."""
    known = _known(view)
    unnamed = _hidden_blocks(view, known)
    for colour in range(len(COLOURS)):
        hidden = [block for block in unnamed if block.group.colour == COLOURS[colour]]
        free = _free_blocks(view, known, colour)
        if mover and mover["colour"] == COLOURS[colour] and mover["block"] not in known:
            _place_turncoat(view, known, hidden, free, mover, rng)
        _fill(view, known, hidden, free, rng)
    return {name: known.get(name) or _off_map(name, "levy") for name in BLOCK_IDS}


Standing = tuple[str, str, str]  # whose, where, of which colour


def _remembered_blocks(view: JuliusView, deal: Deal, rng: random.Random) -> dict[str, TrueBlock] | None:
    """All blocks, where the deal has them; None where the view speaks against it."""
    known = _known(view)
    room: dict[Standing, list[Hidden]] = {}
    for hidden in _hidden_blocks(view, known):
        room.setdefault((hidden.group.owner, hidden.place, hidden.group.colour), []).append(hidden)
    standing: dict[Standing, list[int]] = {}
    for block, name in enumerate(BLOCK_IDS):
        cell = deal.cell(block)
        if name not in known and cell is not None and cell.place != POOL:
            standing.setdefault((cell.owner, cell.place, COLOURS[COLOUR[block]]), []).append(block)
    if {key: len(blocks) for key, blocks in standing.items()} != {key: len(groups) for key, groups in room.items()}:
        return None
    for key, blocks in standing.items():
        rng.shuffle(blocks)
        for block in blocks:
            there = _group_for(view, block, deal, room[key])
            if there is None:
                return None
            room[key].remove(there)
            steps, group = _one_of(deal.strengths(block), rng), there.group
            known[BLOCK_IDS[block]] = TrueBlock(there.place, steps, group.owner, group.moved, group.came, group.reserve)
    return {name: known.get(name) or _off_map(name, "levy") for name in BLOCK_IDS}


def _group_for(view: JuliusView, block: int, deal: Deal, room: list[Hidden]) -> Hidden | None:
    """Where a block of a place belongs by what everybody saw: first where only its kind can be."""
    cell = deal.cell(block)
    assert cell is not None
    able = [
        hidden
        for hidden in room
        if (hidden.group.came or "") == cell.came and _kind(view, hidden) in (None, IS_NAVIS[block])
    ]
    return min(able, key=lambda hidden: _kind(view, hidden) is None, default=None)


def _one_of(strengths: Strengths, rng: random.Random) -> int:
    """One of some numbers of steps, the higher ones likelier."""
    steps = list(bits(strengths))
    return rng.choices(steps, steps)[0]


def _off_map(name: str, pool: str) -> TrueBlock:
    return TrueBlock(pool, 0, SEAT_NAMES[SIDE[BLOCK_INDEX[name]]])


def _hidden_blocks(view: JuliusView, known: dict[str, TrueBlock]) -> list[Hidden]:
    """One entry for every block on the map that the viewer cannot name."""
    named = Counter(
        (block.place, COLOURS[COLOUR[BLOCK_INDEX[name]]], block.owner, block.moved, block.came, block.reserve)
        for name, block in known.items()
    )
    hidden = []
    for place, groups in view.places.items():
        for group in groups:
            if group.owner != view.seat:
                seen = named[place, group.colour, group.owner, group.moved, group.came, group.reserve]
                hidden += [Hidden(place, group) for _ in range(group.count - seen)]
    return hidden


def _is_opening(view: JuliusView) -> bool:
    """Before the first cards are revealed every block of the order of battle stands in one of its cities, unhurt."""
    before_cards = view.phase in ("deploy", "cards") and not any(view.spent.values())
    if view.year != FIRST_YEAR or view.turn > 1 or not before_cards:
        return False
    counts: Counter[tuple[int, str]] = Counter()
    for place, groups in view.places.items():
        for group in groups:
            counts[SEATS.index(group.owner), place] += group.count
    return counts == START_COUNTS


def _free_blocks(view: JuliusView, known: dict[str, TrueBlock], colour: int) -> list[str]:
    """The blocks of a colour that may stand somewhere on the map; a third leader only after another one's death."""
    fallen = any(IS_LEADER[BLOCK_INDEX[name]] and COLOUR[BLOCK_INDEX[name]] == colour for name in view.dead)
    opening = _is_opening(view)
    return [
        name
        for block, name in enumerate(BLOCK_IDS)
        if COLOUR[block] == colour
        and name not in known
        and (fallen or not IS_THIRD_LEADER[block])
        and (START[block] != LEVY or not opening)
    ]


def _place_turncoat(
    view: JuliusView,
    known: dict[str, TrueBlock],
    hidden: list[Hidden],
    free: list[str],
    mover: Mover,
    rng: random.Random,
) -> None:
    """The block that Jupiter drew lies where it was, its new owner's already: the old one knows it, an onlooker does not."""
    name = mover["block"] or rng.choice(
        [name for name in free if not IS_LEADER[BLOCK_INDEX[name]] and not IS_NAVIS[BLOCK_INDEX[name]]]
    )
    mover["block"] = name
    # It has no orders any more, and in a view the groups of a place without orders stand first.
    there = next(block for block in hidden if block.place == mover["at"] and block.group.owner == view.to_move)
    hidden.remove(there)
    free.remove(name)
    known[name] = TrueBlock(there.place, _steps(name, False, rng), there.group.owner)


def _fill(
    view: JuliusView, known: dict[str, TrueBlock], hidden: list[Hidden], free: list[str], rng: random.Random
) -> None:
    """The places that take only Navis or only land blocks first, then the ports where either may be."""
    opening = _is_opening(view)
    rng.shuffle(free)
    rng.shuffle(hidden)
    for block in sorted(hidden, key=lambda block: _kind(view, block) is None):
        wanted = _kind(view, block)
        choices = [name for name in free if wanted is None or IS_NAVIS[BLOCK_INDEX[name]] == wanted]
        if opening and view.options["setup"] == "historical":
            choices = [name for name in choices if PLACE_IDS[START[BLOCK_INDEX[name]]] == block.place] or choices
        free.remove(choices[0])
        group, steps = block.group, _steps(choices[0], opening, rng)
        known[choices[0]] = TrueBlock(block.place, steps, group.owner, group.moved, group.came, group.reserve)


def _kind(view: JuliusView, block: Hidden) -> int | None:
    """1 where only a Navis can be, 0 where only a land block can, None where either may."""
    at, group = PLACE_INDEX[block.place], block.group
    if at >= FIRST_SEA:
        return 1
    if SEA_FROM[at] == SEA_FROM[at + 1]:
        return 0
    if group.came:
        return int(PLACE_INDEX[group.came] >= FIRST_SEA)
    card = view.played[group.owner]
    if group.moved and card and CARD_INDEX[card] <= VULCAN:
        return int(CARD_INDEX[card] == NEPTUNE)
    return None


def _steps(name: str, opening: bool, rng: random.Random) -> int:
    """Full strength before the first cards; later every step is possible, the higher ones likelier."""
    most = MOST_STEPS[BLOCK_INDEX[name]]
    if opening:
        return most
    return rng.choices(range(1, most + 1), range(1, most + 1))[0]


# --- cards ----------------------------------------------------------------------------------------------------------

Cards = tuple[list[str], str | None, str | None]  # in hand, discarded, chosen


def _cards(
    view: JuliusView, rng: random.Random
) -> tuple[dict[Seat, list[str]], dict[Seat, str | None], dict[Seat, str | None]]:
    """Hidden hands, discards and choices from the cards not seen, within the house rule of two events."""
    unseen = list(view.unseen_cards)
    rng.shuffle(unseen)
    held: dict[Seat, Cards] = {}
    for seat in SEAT_NAMES:
        own = view.hand or [], view.discarded, view.chosen
        held[seat] = own if seat == view.seat else _hidden_hand(view, seat, unseen)
    return (
        {seat: hand for seat, (hand, _, _) in held.items()},
        {seat: discarded for seat, (_, discarded, _) in held.items()},
        {seat: chosen for seat, (_, _, chosen) in held.items()},
    )


def _hidden_hand(view: JuliusView, seat: Seat, unseen: list[str]) -> Cards:
    choosing, ready = view.phase == "cards", view.ready[seat]
    past_discard = view.turn > 1 or (view.turn == 1 and not choosing)
    held = view.hand_sizes[seat] + past_discard
    events = sum(CARD_INDEX[card] <= VULCAN for card in view.spent[seat])
    room = 2 - events if view.options["max_2_events"] else HAND
    hand: list[str] = []
    for card in list(unseen):
        is_event = CARD_INDEX[card] <= VULCAN
        if len(hand) < held and (not is_event or room > 0):
            room -= is_event
            hand.append(card)
            unseen.remove(card)
    discarded, chosen = None, view.revealed[seat]
    if ready:
        chosen = next(card for card in hand if card != "apollo" or view.turn > 1)
        hand.remove(chosen)
    if past_discard or (ready and view.turn == 1):
        discarded = hand.pop()
    return hand, discarded, chosen
