"""A truth that agrees with all a view says: hidden blocks and cards are dealt at random among what they can be."""

from __future__ import annotations

import random
from collections import Counter

from triumvirate.core.fields import State
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import View
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
from triumvirate.games.julius.truth import state_of

NOT_HIDDEN = {"moved": 0, "came": None, "reserve": False, "acted": False}
START_COUNTS = Counter((SIDE[block], PLACE_IDS[START[block]]) for block in range(BLOCKS) if START[block] != LEVY)
PUBLIC = [
    "year",
    "turn",
    "phase",
    "to_move",
    "played",
    "previous",
    "spent",
    "command",
    "attacks",
    "activated",
    "crossings",
    "entries",
    "battle",
    "result",
]


def determinize(view: View, rng: random.Random) -> State:
    """Own and open blocks as they are; every other one somewhere it may be, at a strength it may have."""
    facts = view.plain_facts()
    truth: JsonObject = {name: facts[name] for name in PUBLIC}
    truth["mover"] = dict(facts["mover"]) if facts["mover"] else None
    truth["blocks"] = _blocks(view, facts, truth["mover"], rng)
    truth["deployed"] = facts.get("deployed", 0)
    _cards(view, facts, truth, rng)
    return state_of(view.options, truth)


# --- blocks ---------------------------------------------------------------------------------------------------------


def _blocks(view: View, facts: JsonObject, mover: JsonObject | None, rng: random.Random) -> JsonObject:
    known: JsonObject = {}
    for name in facts["dead"]:
        known[name] = _off_map(name, "dead")
    for block in facts.get("own", ()):
        known[block["block"]] = _on_map(block, block["place"], str(view.seat))
    for name in facts.get("pool", ()):
        known[name] = _off_map(name, "levy")
    for block in facts["shown"]:
        known[block["block"]] = {**_on_map(block, facts["battle"]["place"], block["owner"]), "reserve": False}
    places = _hidden_groups(view, facts, known)
    for colour in range(3):
        hidden = [place for place in places if place["colour"] == COLOURS[colour]]
        free = _free_blocks(facts, known, colour)
        if mover and mover["colour"] == COLOURS[colour] and mover["block"] not in known:
            _place_turncoat(known, hidden, free, mover, rng)
        _fill(view, facts, known, hidden, free, rng)
    return {name: known.get(name) or _off_map(name, "levy") for name in BLOCK_IDS}


def _off_map(name: str, pool: str) -> JsonObject:
    return {"place": pool, "steps": 0, "owner": SEATS[SIDE[BLOCK_INDEX[name]]], **NOT_HIDDEN}


def _on_map(block: JsonObject, place: str, owner: str) -> JsonObject:
    told: JsonObject = {name: block[name] for name in ("moved", "came", "reserve", "acted") if name in block}
    return {"place": place, "steps": block["steps"], "owner": owner, **NOT_HIDDEN, **told}


def _hidden_groups(view: View, facts: JsonObject, known: JsonObject) -> list[JsonObject]:
    """One entry for every block on the map that the viewer cannot name."""
    hidden = []
    for place, groups in facts["places"].items():
        for group in groups:
            if group["owner"] == view.seat:
                continue
            named = sum(
                block["place"] == place
                and COLOURS[COLOUR[BLOCK_INDEX[name]]] == group["colour"]
                and all(block[fact] == group[fact] for fact in ("owner", "moved", "came", "reserve"))
                for name, block in known.items()
            )
            hidden += [{**group, "place": place}] * (group["count"] - named)
    return hidden


def _is_opening(facts: JsonObject) -> bool:
    """Before the first cards are revealed every block of the order of battle stands in one of its cities, unhurt."""
    before_cards = facts["phase"] in ("deploy", "cards") and not any(facts["spent"].values())
    if facts["year"] != FIRST_YEAR or facts["turn"] > 1 or not before_cards:
        return False
    counts: Counter[tuple[int, str]] = Counter()
    for place, groups in facts["places"].items():
        for group in groups:
            counts[SEATS.index(group["owner"]), place] += group["count"]
    return counts == START_COUNTS


def _free_blocks(facts: JsonObject, known: JsonObject, colour: int) -> list[str]:
    """The blocks of a colour that may stand somewhere on the map; a third leader only after another one's death."""
    fallen = any(IS_LEADER[BLOCK_INDEX[name]] and COLOUR[BLOCK_INDEX[name]] == colour for name in facts["dead"])
    return [
        name
        for block, name in enumerate(BLOCK_IDS)
        if COLOUR[block] == colour
        and name not in known
        and (fallen or not IS_THIRD_LEADER[block])
        and (START[block] != LEVY or not _is_opening(facts))
    ]


def _place_turncoat(
    known: JsonObject, hidden: list[JsonObject], free: list[str], mover: JsonObject, rng: random.Random
) -> None:
    """The block that Jupiter drew lies where it was: its old owner knows it, an onlooker does not."""
    if mover["block"] is None:
        mover["block"] = rng.choice(
            [name for name in free if not IS_LEADER[BLOCK_INDEX[name]] and not IS_NAVIS[BLOCK_INDEX[name]]]
        )
    name = mover["block"]
    place = next(
        place for place in hidden if place["place"] == mover["at"] and not place["moved"] and not place["reserve"]
    )
    hidden.remove(place)
    free.remove(name)
    known[name] = {**NOT_HIDDEN, "place": place["place"], "steps": _steps(name, False, rng), "owner": place["owner"]}


def _fill(
    view: View,
    facts: JsonObject,
    known: JsonObject,
    hidden: list[JsonObject],
    free: list[str],
    rng: random.Random,
) -> None:
    """The places that take only Navis or only land blocks first, then the ports where either may be."""
    opening = _is_opening(facts)
    rng.shuffle(free)
    rng.shuffle(hidden)
    for place in sorted(hidden, key=lambda place: _kind(facts, place) is None):
        wanted = _kind(facts, place)
        choices = [name for name in free if wanted is None or IS_NAVIS[BLOCK_INDEX[name]] == wanted]
        if opening and view.options["setup"] == "historical":
            choices = [name for name in choices if PLACE_IDS[START[BLOCK_INDEX[name]]] == place["place"]] or choices
        free.remove(choices[0])
        known[choices[0]] = {
            "place": place["place"],
            "steps": _steps(choices[0], opening, rng),
            "owner": place["owner"],
            **{fact: place[fact] for fact in ("moved", "came", "reserve")},
            "acted": False,
        }


def _kind(facts: JsonObject, place: JsonObject) -> int | None:
    """1 where only a Navis can be, 0 where only a land block can, None where either may."""
    at = PLACE_INDEX[place["place"]]
    if at >= FIRST_SEA:
        return 1
    if SEA_FROM[at] == SEA_FROM[at + 1]:
        return 0
    if place["came"]:
        return int(PLACE_INDEX[place["came"]] >= FIRST_SEA)
    card = facts["played"][place["owner"]]
    if place["moved"] and card and CARD_INDEX[card] <= VULCAN:
        return int(CARD_INDEX[card] == NEPTUNE)
    return None


def _steps(name: str, opening: bool, rng: random.Random) -> int:
    """Full strength before the first cards; later every step is possible, the higher ones likelier."""
    most = MOST_STEPS[BLOCK_INDEX[name]]
    if opening:
        return most
    return rng.choices(range(1, most + 1), range(1, most + 1))[0]


# --- cards ----------------------------------------------------------------------------------------------------------


def _cards(view: View, facts: JsonObject, truth: JsonObject, rng: random.Random) -> None:
    """Hidden hands, discards and choices from the cards not seen, within the house rule of two events."""
    truth["hands"], truth["discarded"], truth["chosen"] = {}, {}, {}
    unseen = list(facts["unseen_cards"])
    rng.shuffle(unseen)
    for seat in SEATS:
        if seat == view.seat:
            truth["hands"][seat] = facts["hand"]
            truth["discarded"][seat], truth["chosen"][seat] = facts["discarded"], facts["chosen"]
        else:
            _hidden_hand(view, facts, truth, seat, unseen)


def _hidden_hand(view: View, facts: JsonObject, truth: JsonObject, seat: str, unseen: list[str]) -> None:
    choosing, ready, size = facts["phase"] == "cards", facts["ready"][seat], facts["hand_sizes"][seat]
    past_discard = facts["turn"] > 1 or (facts["turn"] == 1 and not choosing)
    held = size + past_discard
    events = sum(CARD_INDEX[card] <= VULCAN for card in facts["spent"][seat])
    room = 2 - events if view.options["max_2_events"] else HAND
    hand: list[str] = []
    for card in list(unseen):
        is_event = CARD_INDEX[card] <= VULCAN
        if len(hand) < held and (not is_event or room > 0):
            room -= is_event
            hand.append(card)
            unseen.remove(card)
    truth["discarded"][seat], truth["chosen"][seat] = None, facts["revealed"][seat]
    if ready:
        truth["chosen"][seat] = next(card for card in hand if card != "apollo" or facts["turn"] > 1)
        hand.remove(truth["chosen"][seat])
    if past_discard or (ready and facts["turn"] == 1):
        truth["discarded"][seat] = hand.pop()
    truth["hands"][seat] = hand
