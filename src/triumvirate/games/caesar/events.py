"""What each fact of CAESAR! means as an event, and who may know it."""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.core.events import Converter, Event, EventKind
from triumvirate.games.caesar import facts as told
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.own import EFFECT_NAMES
from triumvirate.games.caesar.printed import BORDER_IDS, PROVINCE_IDS
from triumvirate.games.caesar.seats import SEAT_NAMES, Seat
from triumvirate.games.caesar.state import ALL_BONUS_NAMES, DRAW_GAME, END_REASONS, FACE_DOWN, NOBODY, TURNED
from triumvirate.games.caesar.tokens import token_id, tokens_in
from triumvirate.games.caesar.variants import TILE_LETTERS


def _seat(state: State, value: int) -> Seat:
    return SEAT_NAMES[value]


def _winner(state: State, value: int) -> Seat | None:
    return None if value in (NOBODY, DRAW_GAME) else SEAT_NAMES[value]


def _province(state: State, value: int) -> str:
    return PROVINCE_IDS[value]


def _border(state: State, value: int) -> str:
    return BORDER_IDS[value]


def _bonus(state: State, value: int) -> str:
    return ALL_BONUS_NAMES[value]


def _effect(state: State, value: int) -> str:
    return EFFECT_NAMES[value]


def _tokens(state: State, value: int) -> list[str]:
    return tokens_in(state, value)


def _tile(state: State, value: int) -> str:
    return TILE_LETTERS[value]


def _number(state: State, value: int) -> int:
    return int(value)


def _flag(state: State, value: int) -> bool:
    return bool(value)


def _reason(state: State, value: int) -> str:
    return END_REASONS[value]


def _rules(*names: str) -> Converter:
    def read(state: State, bits: int) -> list[str]:
        return [name for bit, name in enumerate(names) if bits >> bit & 1]

    return read


_SEAT, _PROVINCE, _BORDER, _TOKEN = ("seat", _seat), ("province", _province), ("border", _border), ("token", token_id)
_BONUS, _COUNT, _EFFECT = ("bonus", _bonus), ("count", _number), ("effect", _effect)
PROVINCE_TIES = ("next_to_won", "senate", "poison", "land_locked", "next_to_land_locked", "random", "italia")
SPACE_TIES = ("losing_most", "land_locked", "random")
TOKEN_TIES = ("not_wild", "combined_value", "left_most")

KINDS: dict[int, EventKind] = {
    told.BONUS_DEALT: EventKind("bonus_dealt", (_PROVINCE, _BONUS)),
    told.SET_UP: EventKind("set_up", (("first", _seat),)),
    told.TURN_BEGAN: EventKind("turn_began", (_SEAT,)),
    told.TOKEN_PLACED: EventKind(
        "token_placed",
        (_SEAT, _TOKEN, _BORDER, ("facing", _number)),
        reveals=True,
        reworded={"facing": None, "values": list[int]},
    ),
    told.TOKEN_HIDDEN: EventKind("token_hidden", (_SEAT, _BORDER)),
    told.TOKEN_HIDDEN_IS: EventKind("token_hidden_is", (_SEAT, _TOKEN, _BORDER), private=True),
    told.SUPPLY_DRAWN: EventKind("supply_drawn", (_SEAT, _BONUS)),
    told.SUPPLY_EMPTY: EventKind("supply_empty", (_SEAT,)),
    told.PROVINCE_CLOSED: EventKind("province_closed", (_SEAT, _PROVINCE)),
    told.BONUS_TAKEN: EventKind("bonus_taken", (_SEAT, _PROVINCE, _BONUS)),
    told.PROVINCE_WON: EventKind("province_won", (_SEAT, _PROVINCE, ("caesar", _number), ("pompey", _number))),
    told.PROVINCE_TIED: EventKind("province_tied", (_PROVINCE, ("each", _number))),
    told.ITALIA_SECOND: EventKind("italia_second", (_SEAT,)),
    told.BORDER_MARKED: EventKind("border_marked", (_SEAT, _BORDER)),
    told.ORDER_CHOSEN: EventKind("order_chosen", (_SEAT, _PROVINCE)),
    told.TACTICS_GAINED: EventKind("tactics", (_SEAT,)),
    told.WEALTH_GAINED: EventKind("wealth", (_SEAT,)),
    told.MIGHT_LOST: EventKind("might_lost", (_SEAT,)),
    told.TOKEN_TURNED: EventKind("token_turned", (_SEAT, _TOKEN, _BORDER)),
    told.MARKER_TURNED: EventKind("marker_turned", (_SEAT, _PROVINCE)),
    told.SENATE_GAINED: EventKind("senate", (_SEAT, _COUNT, ("won", _flag))),
    told.SENATE_MARKER: EventKind("senate_marker", (_SEAT,)),
    told.POISONED_TOKEN: EventKind("poisoned", (_SEAT, _TOKEN), reveals=True),
    told.POISON_LOST: EventKind("poison_lost", (_SEAT,)),
    told.CENTURION_TAKEN: EventKind("centurion_taken", (_SEAT, _TOKEN)),
    told.CENTURION_LOST: EventKind("centurion_lost", (_SEAT,)),
    told.TOKEN_DRAWN: EventKind("token_drawn", (_SEAT,)),
    told.TOKEN_DRAWN_IS: EventKind("token_drawn_is", (_SEAT, _TOKEN), private=True, reveals=True),
    told.DRAW_SKIPPED: EventKind("draw_skipped", (_SEAT,)),
    told.BAG_EMPTY: EventKind("bag_empty", (_SEAT,)),
    told.PASSED: EventKind("passed", (_SEAT,)),
    told.GAME_ENDED: EventKind("game_ended", (("winner", _winner), ("reason", _reason))),
    told.TILE_DRAWN: EventKind("tile_drawn", (_SEAT, ("tile", _tile))),
    told.TILES_SHUFFLED: EventKind("tiles_shuffled", (_SEAT,)),
    told.LINE_DRAWN: EventKind("line_drawn", (_SEAT, _TOKEN)),
    told.LINE_DISCARDED: EventKind("line_discarded", (_SEAT, _TOKEN)),
    told.RESOLVE_CHOSEN: EventKind(
        "auto_choice",
        (
            _SEAT,
            ("step", _number),
            _PROVINCE,
            ("value", _number),
            ("province_ties", _rules(*PROVINCE_TIES)),
            ("space_ties", _rules(*SPACE_TIES)),
            ("token_ties", _rules(*TOKEN_TIES)),
            ("candidates", _number),
        ),
    ),
    told.RESOLVE_NOTHING: EventKind("auto_nothing", (_SEAT,)),
    told.BONUS_ASIDE: EventKind("bonus_aside", (_SEAT, _BONUS)),
    told.MARKER_REMOVED: EventKind("marker_removed", (_SEAT, _COUNT)),
    told.GIFT_WITHHELD: EventKind("gift_withheld", (("person", _seat),)),
    told.OWN_BEGAN: EventKind("own_began", (_SEAT, _BONUS)),
    told.OWN_LOST: EventKind("own_lost", (_SEAT, _EFFECT)),
    told.OWN_DECLINED: EventKind("own_declined", (_SEAT, _EFFECT)),
    told.OWN_AGAIN: EventKind("own_again", (_SEAT,)),
    told.OWN_SKIPS: EventKind("own_skips", (_SEAT,)),
    told.OWN_MARKER: EventKind("own_marker", (_SEAT,)),
    told.OWN_SENATE: EventKind("own_senate", (_SEAT, _COUNT)),
    told.OWN_SENATE_TAKEN: EventKind("own_senate_taken", (_SEAT, _COUNT)),
    told.OWN_TOKEN_LOST: EventKind("own_token_lost", (_SEAT, _TOKEN), reveals=True),
    told.OWN_LOOKED: EventKind("own_looked", (_SEAT, ("tokens", _tokens)), private=True, reveals=True),
    told.OWN_TURNED: EventKind("own_turned", (_SEAT, _TOKEN, _BORDER)),
    told.OWN_TURNED_AROUND: EventKind("own_turned_around", (_SEAT, _TOKEN, _BORDER)),
    told.OWN_TAKEN_BACK: EventKind("own_taken_back", (_SEAT, _TOKEN, _BORDER)),
    told.OWN_MARKED: EventKind("own_marked", (_SEAT, _BORDER)),
    told.OWN_BARRED: EventKind("own_barred", (_SEAT, _BORDER)),
    told.OWN_MARKER_TURNED: EventKind("own_marker_turned", (_SEAT, _PROVINCE)),
    told.OWN_MARKER_RAISED: EventKind("own_marker_raised", (_SEAT, _PROVINCE)),
    told.OWN_CLAIMED: EventKind("own_claimed", (_SEAT, _PROVINCE)),
    told.OWN_RETURNED: EventKind("own_returned", (_SEAT,)),
    told.OWN_RETURNED_IS: EventKind("own_returned_is", (_SEAT, _TOKEN), private=True),
    told.OWN_CENTURION: EventKind("own_centurion", (_SEAT, _TOKEN)),
}


def event_of(state: State, fact: Sequence[int]) -> Event:
    """A fact as an event; placements also say which value faces which province."""
    event = KINDS[fact[0]].event(state, fact[1:])
    if fact[0] == told.TOKEN_PLACED:
        _, _, kind, _, facing = fact
        high, low = state.high[kind], state.low[kind]
        del event.facts["facing"]
        event.facts["values"] = [low, high] if facing == TURNED else [high, low]
        assert facing != FACE_DOWN
    return event
