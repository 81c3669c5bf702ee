"""What each fact of RUBICO means as an event, and who may know it."""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.core.events import Converter, Event, EventKind
from triumvirate.games.rubico import facts as told
from triumvirate.games.rubico.made_state import State
from triumvirate.games.rubico.names import FACE_NAMES, FACTION_NAMES, Face, Faction, seats_in
from triumvirate.games.rubico.notation import use_text
from triumvirate.games.rubico.printed import track_of
from triumvirate.games.rubico.state import (
    END_REASONS,
    NOBODY,
    POWERS,
    SAYINGS,
    SEATS,
    SENATE_CARDS,
    TRACKS,
    WORDS,
)


def _seat(state: State, value: int) -> str:
    return SEATS[value]


def _seats(state: State, value: int) -> list[str]:
    return seats_in(value)


def _place(state: State, value: int) -> int:
    return int(value) + 1


def _number(state: State, value: int) -> int:
    return int(value)


def _face(state: State, value: int) -> Face | None:
    return None if value == NOBODY else FACE_NAMES[value]


def _faction(state: State, value: int) -> Faction:
    return FACTION_NAMES[value]


def _box(state: State, value: int) -> str:
    return str(track_of(TRACKS[state.track], state.players)[value]["id"])


def _named(names: Sequence[str]) -> Converter:
    def read(state: State, value: int) -> str:
        return names[value]

    return read


_SEAT, _FROM, _PLACE, _FACE = ("seat", _seat), ("from", _seat), ("place", _place), ("face", _face)
_POWER, _ROUND, _CARDS = ("power", _named(POWERS)), ("round", _number), ("cards", _number)

KINDS: dict[int, EventKind] = {
    told.ROLE_DEALT: EventKind("role_dealt", (_SEAT, ("role", _faction)), private=True, reveals=True),
    told.POWER_DEALT: EventKind("power_dealt", (_SEAT, _POWER), private=True, reveals=True),
    told.SENATORS_MET: EventKind("senators_met", (_SEAT, ("senators", _seats)), private=True, reveals=True),
    told.SET_UP: EventKind("set_up", (("centurion", _seat),)),
    told.ROUND_BEGAN: EventKind("round_began", (_ROUND, ("centurion", _seat), _CARDS)),
    told.CARD_DEALT: EventKind("card_dealt", (_SEAT, _PLACE, _FACE), private=True, reveals=True),
    told.ROW_SWAPPED: EventKind("row_swapped", (_SEAT, _PLACE, ("other", _place)), private=True),
    told.ROW_LOCKED: EventKind("row_locked", (_SEAT,)),
    told.ROWS_PUBLISHED: EventKind("rows_published", reveals=True),
    told.CARD_CLAIMED: EventKind("card_claimed", (_SEAT, _PLACE, ("saying", _named(SAYINGS))), reveals=True),
    told.CLAIM_CORRECTED: EventKind(
        "claim_corrected",
        (_SEAT, _PLACE, ("before", _named(SAYINGS)), ("saying", _named(SAYINGS))),
        reveals=True,
    ),
    told.WORD_GIVEN: EventKind("word_given", (_SEAT, ("word", _named(WORDS)), ("about", _seat)), reveals=True),
    told.TALK_ENDED: EventKind("talk_ended", (_SEAT,)),
    told.CHOICE_BEGAN: EventKind("choice_began", (_SEAT, _CARDS)),
    told.CARD_PICKED: EventKind("card_picked", (_SEAT, _FROM, _PLACE)),
    told.CARD_UNPICKED: EventKind("card_unpicked", (_SEAT, _FROM, _PLACE)),
    told.CHOICE_CONFIRMED: EventKind("choice_confirmed", (_SEAT, _CARDS), reveals=True),
    told.POWER_USED: EventKind(
        "power_used", (_SEAT, _POWER, ("target", _number)), reveals=True, reworded={"target": str}
    ),
    told.CARD_TAKEN: EventKind("card_taken", (_SEAT, _FROM, _PLACE)),
    told.CARD_SEEN: EventKind("card_seen", (_SEAT, _FROM, _PLACE, _FACE), private=True, reveals=True),
    told.CARD_PUT: EventKind("card_put", (_SEAT, _PLACE)),
    told.CARD_COVERED: EventKind("card_covered", (_SEAT, _PLACE)),
    told.SELECTION_LOST: EventKind("selection_lost", (_FROM, _PLACE)),
    told.MARKER_MOVED: EventKind("marker_moved", (("start", _box), ("end", _box))),
    told.POWER_PASSED: EventKind("power_passed", (_SEAT,), private=True),
    told.EXTRA_ADDED: EventKind("extra_added"),
    told.CARD_DISCARDED: EventKind("card_discarded"),
    told.CARD_REVEALED: EventKind("card_revealed", (_FACE, ("counts_as", _face)), reveals=True),
    told.REVEAL_COUNTED: EventKind("reveal_counted", (("red", _number), ("blue", _number), ("pompey", _number))),
    told.CAESAR_ADVANCED: EventKind("caesar_advanced", (("difference", _number), ("steps", _number))),
    told.SENATE_TURNED: EventKind(
        "senate_turned", (("position", _number), ("card", _named(SENATE_CARDS))), reveals=True
    ),
    told.ROUND_ENDED: EventKind("round_ended", (_ROUND,)),
    told.GAME_ENDED: EventKind("game_ended", (("winner", _faction), ("reason", _named(END_REASONS)))),
}


def event_of(state: State, fact: Sequence[int]) -> Event:
    """A fact as an event; a power's target is written as in its action."""
    event = KINDS[fact[0]].event(state, fact[1:])
    if fact[0] == told.POWER_USED:
        event.facts["target"] = use_text(fact[2], fact[3])
    return event
