"""What an event of JULIUS CAESAR could do as the map is: told of its card, and asked before it is called wasted.

The keys say that it is about the hand: while the match runs nobody else hears which event was put away, or chosen.
"""

from __future__ import annotations

from triumvirate.bots.julius.sense import NEIGHBOURS
from triumvirate.bots.reasons import Reason, reason
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.printed import CARD_IDS, PLACE_IDS
from triumvirate.games.julius.rules.blocks import IS_NAVIS
from triumvirate.games.julius.rules.board import EDGE, NEXT_FROM, NEXT_TO
from triumvirate.games.julius.rules.event_cards import may_draw_from, may_strike
from triumvirate.games.julius.state import (
    APOLLO,
    BLOCKS,
    COLOURS,
    FIRST_CITY,
    FIRST_SEA,
    JUPITER,
    MARS,
    NEPTUNE,
    PLACES,
    ROADS,
    VULCAN,
)

IDLE = "hand.idle"
COLOURED = range(len(COLOURS))


def could(truth: State, seat: int, card: int) -> Reason | None:
    """What an event finds to do; nothing is said of Mercury and Pluto, who help whoever marches."""
    found: Reason | None = None
    if card == JUPITER:
        places = range(FIRST_CITY, PLACES)
        count = sum(any(may_draw_from(truth, seat, place, colour) for colour in COLOURED) for place in places)
        found = reason("hand.jupiter", count=count)
    elif card == VULCAN:
        most, city = max(_struck(truth, seat), default=(0, 0))
        found = reason("hand.vulcan", place=PLACE_IDS[-city], count=most)
    elif card in (MARS, NEPTUNE):
        count = len(within_reach(truth, seat, is_by_sea=card == NEPTUNE))
        found = reason("hand.attack", card=CARD_IDS[card], count=count)
    elif card == APOLLO and truth.previous[1 - seat]:
        return reason("hand.apollo", card=CARD_IDS[truth.previous[1 - seat]])
    return found if found is None or dict(found.facts)["count"] else reason(IDLE, card=CARD_IDS[card])


def _struck(truth: State, seat: int) -> list[tuple[int, int]]:
    """How many blocks each city of the enemy's has; the first of equals is the largest."""
    cities = (place for place in range(FIRST_CITY, FIRST_SEA) if may_strike(truth, seat, place))
    return [(int(truth.present[(1 - seat) * PLACES + place]), -place) for place in cities]


def within_reach(truth: State, seat: int, is_by_sea: bool) -> list[int]:
    """Places of the enemy's next to a side's ships, or next to its blocks ashore by road."""
    found = set()
    for block in range(BLOCKS):
        place = truth.where[block]
        if truth.owner[block] != seat or place < FIRST_CITY or bool(IS_NAVIS[block]) != is_by_sea:
            continue
        beside = _by_sea(place) if is_by_sea else NEIGHBOURS[place]
        found |= {int(other) for other in beside if truth.present[(1 - seat) * PLACES + other]}
    return sorted(found)


def _by_sea(place: int) -> list[int]:
    ways = (NEXT_TO[i] for i in range(NEXT_FROM[place], NEXT_FROM[place + 1]))
    return [other for other in ways if EDGE[place * PLACES + other] >= ROADS]


def is_idle(truth: State, seat: int, card: int) -> bool:
    """Whether the map gives an event nothing to do."""
    told = could(truth, seat, card)
    return told is not None and told.key == IDLE
