"""What each fact of JULIUS CAESAR means as an event, and who may know it.

Facts that end in `_IS` name a block or card and are for its owner; the public fact beside each tells the place only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from triumvirate.core.events import Event, EventKind
from triumvirate.games.julius import facts as told
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.open import SEAT_NAMES, Seat
from triumvirate.games.julius.printed import BLOCK_IDS, CARD_IDS, PLACE_IDS
from triumvirate.games.julius.rules.blocks import COLOUR
from triumvirate.games.julius.state import COLOURS, DRAW_GAME, END_REASONS, FIRST_YEAR


def _seat(state: State, value: int) -> Seat:
    return SEAT_NAMES[value]


def _winner(state: State, value: int) -> Seat | None:
    return None if value == DRAW_GAME else SEAT_NAMES[value]


def _block(state: State, value: int) -> str:
    return BLOCK_IDS[value]


def _place(state: State, value: int) -> str:
    return PLACE_IDS[value]


def _card(state: State, value: int) -> str:
    return CARD_IDS[value]


def _colour(state: State, value: int) -> str:
    return COLOURS[value]


def _year(state: State, value: int) -> int:
    return FIRST_YEAR + int(value)


def _number(state: State, value: int) -> int:
    return int(value)


def _flag(state: State, value: int) -> bool:
    return bool(value)


def _letter(state: State, value: int) -> str:
    return "ABCD"[value]


def _reason(state: State, value: int) -> str:
    return END_REASONS[value]


_SEAT, _BLOCK, _PLACE, _CARD = ("seat", _seat), ("block", _block), ("place", _place), ("card", _card)
_FROM, _TO = ("from", _place), ("to", _place)
_BOTH = ("caesar", _number), ("pompeius", _number)

_IN_COLOUR = {"colour": str}

KINDS: dict[int, EventKind] = {
    told.SET_UP: EventKind("set_up", (("free", _flag),)),
    told.DEPLOYED_IS: EventKind("deployed_is", (_SEAT, _BLOCK, _FROM, _TO), private=True),
    told.DEPLOYMENT_ENDED: EventKind("deployment_ended", (_SEAT,)),
    told.YEAR_BEGAN: EventKind("year_began", (("year", _year),)),
    told.CARD_DEALT: EventKind("card_dealt", (_SEAT, _CARD), private=True, reveals=True),
    told.TURN_BEGAN: EventKind("turn_began", (("year", _year), ("turn", _number))),
    told.CARD_DISCARDED: EventKind("card_discarded", (_SEAT, _CARD), private=True),
    told.CARD_CHOSEN: EventKind("card_chosen", (_SEAT, _CARD), private=True),
    told.CHOICE_TAKEN_BACK: EventKind("choice_taken_back", (_SEAT,), private=True),
    told.SIDE_READY: EventKind("side_ready", (_SEAT,)),
    told.SIDE_NOT_READY: EventKind("side_not_ready", (_SEAT,)),
    told.CARDS_REVEALED: EventKind("cards_revealed", (("caesar", _card), ("pompeius", _card)), reveals=True),
    told.APOLLO_COPIED: EventKind("apollo_copied", (_SEAT, _CARD)),
    told.EVENTS_CANCELLED: EventKind("events_cancelled"),
    told.COMMAND_BEGAN: EventKind("command_began", (_SEAT, _CARD)),
    told.JUPITER_DREW: EventKind("jupiter_drew", (_SEAT, _PLACE, ("colour", _colour)), reveals=True),
    told.JUPITER_DREW_IS: EventKind("jupiter_drew_is", (_SEAT, _BLOCK, _PLACE)),
    told.JUPITER_DECLINED: EventKind("jupiter_declined", (_SEAT,)),
    told.DEFECTED: EventKind("defected", (_SEAT, _FROM, _TO)),
    told.DEFECTED_IS: EventKind("defected_is", (_SEAT, _BLOCK, _FROM, _TO)),
    told.VULCAN_STRUCK: EventKind("vulcan_struck", (_SEAT, _PLACE), reveals=True),
    told.NO_TARGET: EventKind("no_target", (_SEAT, _CARD)),
    told.BLOCK_MOVED: EventKind("block_moved", (_SEAT, _FROM, _TO, ("step", _number)), reworded=_IN_COLOUR),
    told.BLOCK_MOVED_IS: EventKind("block_moved_is", (_SEAT, _BLOCK, _FROM, _TO, ("step", _number)), private=True),
    told.EMBARKED: EventKind("embarked", (_SEAT, _FROM, _TO)),
    told.ATTACKED: EventKind("attacked", (_SEAT, _PLACE, _FROM, ("reserve", _flag))),
    told.RESPONDED: EventKind("responded", (_SEAT, _PLACE, _FROM)),
    told.MOVEMENT_ENDED: EventKind("movement_ended", (_SEAT,)),
    told.MAIN_ROAD_NAMED: EventKind("main_road_named", (_SEAT, _PLACE, _FROM)),
    told.SURPRISE_NAMED: EventKind("surprise_named", (_SEAT, _PLACE)),
    told.LEVIED: EventKind("levied", (_SEAT, _PLACE)),
    told.LEVIED_IS: EventKind("levied_is", (_SEAT, _BLOCK, _PLACE), private=True),
    told.BUILT: EventKind("built", (_SEAT, _PLACE)),
    told.BUILT_IS: EventKind("built_is", (_SEAT, _BLOCK, _PLACE), private=True),
    told.LEVY_ENDED: EventKind("levy_ended", (_SEAT,)),
    told.BATTLE_BEGAN: EventKind(
        "battle_began", (_SEAT, _PLACE, ("attacker", _seat), ("surprise", _flag)), reveals=True
    ),
    told.BLOCK_SHOWN: EventKind("block_shown", (_SEAT, _BLOCK, _PLACE, ("steps", _number)), reveals=True),
    told.ROUND_BEGAN: EventKind("round_began", (_PLACE, ("round", _number))),
    told.ROLES_SWAPPED: EventKind("roles_swapped", (_SEAT, _PLACE)),
    told.DISRUPTED: EventKind("disrupted", (_SEAT, _BLOCK, _PLACE), reveals=True),
    told.FIRED: EventKind(
        "fired",
        (
            _SEAT,
            _BLOCK,
            _PLACE,
            ("round", _number),
            ("letter", _letter),
            ("firepower", _number),
            ("dice", _number),
        ),
    ),
    told.DIE_ROLLED: EventKind("die_rolled", (_SEAT, ("die", _number), ("hit", _flag))),
    told.PASSED: EventKind("passed", (_SEAT, _BLOCK)),
    told.HIT_TAKEN: EventKind("hit_taken", (_SEAT, _BLOCK, _PLACE, ("steps", _number))),
    told.STEP_LOST_IS: EventKind("step_lost_is", (_SEAT, _BLOCK, _PLACE), private=True),
    told.ELIMINATED: EventKind("eliminated", (_SEAT, _BLOCK, _PLACE), reveals=True),
    told.LEADER_KILLED: EventKind("leader_killed", (_SEAT, _BLOCK, _PLACE), reveals=True),
    told.CLEOPATRA_TURNED: EventKind("cleopatra_turned", (_SEAT, _PLACE), reveals=True),
    told.RETREATED: EventKind("retreated", (_SEAT, _BLOCK, _FROM, _TO)),
    told.TRAPPED: EventKind("trapped", (_SEAT, _BLOCK, _PLACE)),
    told.BATTLE_ENDED: EventKind("battle_ended", (_SEAT, _PLACE)),
    told.REGROUPED: EventKind("regrouped", (_SEAT, _FROM, _TO), reworded=_IN_COLOUR),
    told.REGROUPED_IS: EventKind("regrouped_is", (_SEAT, _BLOCK, _FROM, _TO), private=True),
    told.REGROUP_ENDED: EventKind("regroup_ended", (_SEAT, _PLACE)),
    told.WINTER_BEGAN: EventKind("winter_began", (("year", _year),)),
    told.CLEOPATRA_HOME: EventKind("cleopatra_home", (_SEAT, _PLACE)),
    told.VICTORY_CHECKED: EventKind("victory_checked", _BOTH),
    told.NAVIS_TO_PORT: EventKind("navis_to_port", (_SEAT, _FROM, _TO)),
    told.NAVIS_TO_PORT_IS: EventKind("navis_to_port_is", (_SEAT, _BLOCK, _FROM, _TO), private=True),
    told.DISBANDED: EventKind("disbanded", (_SEAT, _PLACE), reworded=_IN_COLOUR),
    told.DISBANDED_IS: EventKind("disbanded_is", (_SEAT, _BLOCK, _PLACE), private=True),
    told.DISBANDING_ENDED: EventKind("disbanding_ended", (_SEAT,)),
    told.GAME_ENDED: EventKind("game_ended", (("winner", _winner), ("reason", _reason))),
}

# Everybody sees the colour of a block that goes its way, not which one it is: the fact behind the public one names it.
COLOURED = {
    told.BLOCK_MOVED: told.BLOCK_MOVED_IS,
    told.REGROUPED: told.REGROUPED_IS,
    told.DISBANDED: told.DISBANDED_IS,
}

# Both players see the block that Jupiter draws, onlookers do not.
FOR_BOTH_PLAYERS = (told.JUPITER_DREW_IS, told.DEFECTED_IS)


def event_of(state: State, fact: Sequence[int]) -> Event:
    """A fact as an event."""
    event = KINDS[fact[0]].event(state, fact[1:])
    if fact[0] in COLOURED:
        return replace(event, facts={**event.facts, "colour": _colour_of_next(state, fact)})
    return replace(event, audience=SEAT_NAMES) if fact[0] in FOR_BOTH_PLAYERS else event


def _colour_of_next(state: State, fact: Sequence[int]) -> str:
    """The colour of the block that the next fact of the same action names."""
    log = state.log or []
    at = next(number for number, told_fact in enumerate(log) if told_fact is fact)
    following = log[at + 1]
    assert following[0] == COLOURED[fact[0]]
    return COLOURS[COLOUR[following[2]]]
