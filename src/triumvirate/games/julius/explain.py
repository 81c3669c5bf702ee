"""Why an action of JULIUS CAESAR is refused: a sentence for people and the section of the book behind it."""

from __future__ import annotations

from triumvirate.core.fields import State
from triumvirate.games.julius.notation import block_of_action, card_of_action, place_of_action
from triumvirate.games.julius.printed import CARD_IDS, DATA, PLACE_NAMES
from triumvirate.games.julius.rules import reasons as why
from triumvirate.games.julius.rules import refusal as reason_against
from triumvirate.games.julius.state import PHASES
from triumvirate.games.julius.words import block_name, catalogue

# The sentence's key in the words of a language, and the section.
REASONS: dict[int, tuple[str, str | None]] = {
    why.NO_SUCH_ACTION: ("no_such_action", None),
    why.WRONG_PHASE: ("wrong_phase", "4"),
    why.NOT_YOURS: ("not_yours", "1"),
    why.NOT_ON_MAP: ("not_on_map", "1"),
    why.NOT_NEXT: ("not_next", "7.1"),
    why.NOT_STRAIGHT_BACK: ("not_straight_back", "7.1"),
    why.NO_ATTACK_THIS_FAR: ("no_attack_this_far", "7.1"),
    why.ENEMY_ROAD: ("enemy_road", "7.4"),
    why.ROAD_FULL: ("road_full", "7.2"),
    why.PINNED: ("pinned", "7.4"),
    why.NAVIS_STAYS: ("navis_stays", "7.6"),
    why.MOVED_ALREADY: ("moved_already", "7.1"),
    why.WRONG_KIND: ("wrong_kind", "6"),
    why.NO_POINTS: ("no_points", "7.1"),
    why.NO_WAY: ("no_way", "7.1"),
    why.NOT_EMBARKING: ("not_embarking", "7.6"),
    why.EMBARKED_TOO_LATE: ("embarked_too_late", "7.6"),
    why.SEA_NOT_FRIENDLY: ("sea_not_friendly", "7.6"),
    why.NO_PORT_REACHABLE: ("no_port_reachable", "7.6"),
    why.NOT_A_PORT_TO_LAND: ("not_a_port_to_land", "7.6"),
    why.CANNOT_STOP: ("cannot_stop", "7.6"),
    why.NOT_A_ROAD_USED: ("not_a_road_used", "7.3"),
    why.NOT_YOUR_BATTLE: ("not_your_battle", "6.3"),
    why.NOT_IN_POOL: ("not_in_pool", "7.7"),
    why.LEADER_NOT_DUE: ("leader_not_due", "2"),
    why.NO_CITY_TO_LEVY: ("no_city_to_levy", "7.7"),
    why.NOT_A_LEVY_CITY: ("not_a_levy_city", "7.7"),
    why.NO_LEVIES: ("no_levies", "7.7"),
    why.NOT_IN_FRIENDLY_CITY: ("not_in_friendly_city", "7.7"),
    why.FULL_STRENGTH: ("full_strength", "7.7"),
    why.LONG_MARCH: ("long_march", "7.7"),
    why.NO_BATTLE_THERE: ("no_battle_there", "8"),
    why.NOT_IN_BATTLE: ("not_in_battle", "8.1"),
    why.NOT_ITS_TURN: ("not_its_turn", "8.1"),
    why.ATTACKER_MUST_RETREAT: ("attacker_must_retreat", "8.1"),
    why.NO_RETREAT_YET: ("no_retreat_yet", "8.1"),
    why.NOWHERE_TO_RETREAT: ("nowhere_to_retreat", "8.4"),
    why.NO_RETREAT_THERE: ("no_retreat_there", "8.4"),
    why.NOT_STRONGEST: ("not_strongest", "8.2"),
    why.NOT_HERE: ("not_here", "8.5"),
    why.NO_REGROUP_THERE: ("no_regroup_there", "8.5"),
    why.NOT_AT_SEA: ("not_at_sea", "9.3"),
    why.NO_FRIENDLY_PORT: ("no_friendly_port", "9.3"),
    why.CLEOPATRA_STAYS: ("cleopatra_stays", "9.5"),
    why.SUPPLY_EXCEEDED: ("supply_exceeded", "9.4"),
    why.NOT_IN_HAND: ("not_in_hand", "5"),
    why.ALREADY_DISCARDED: ("already_discarded", "5"),
    why.DISCARD_FIRST: ("discard_first", "5"),
    why.NOTHING_TO_COPY: ("nothing_to_copy", "6.1"),
    why.ALREADY_CHOSEN: ("already_chosen", "5"),
    why.NOTHING_TO_TAKE_BACK: ("nothing_to_take_back", "5"),
    why.NO_TARGET_THERE: ("no_target_there", "6.2"),
    why.NOT_ADJACENT_FRIENDLY: ("not_adjacent_friendly", "6.2"),
    why.NOT_ENEMY_CITY: ("not_enemy_city", "6.7"),
    why.NOT_TO_DEPLOY: ("not_to_deploy", "3.2"),
    why.NOT_A_START_CITY: ("not_a_start_city", "3.2"),
    why.COUNTS_WRONG: ("counts_wrong", "3.2"),
}


def refusal(state: State, seat: int, action: int, language: str = "en") -> tuple[str, str | None]:
    """The sentence and the section for an action that is not legal."""
    key, section = REASONS[reason_against(state, seat, action)]
    words = catalogue(language)
    sentence = words["refusals"][key].format(
        waiting=words["waiting_for"][PHASES[state.phase]],
        block=_block(action) or words["unnamed"]["block"],
        place=_place(action) or words["unnamed"]["place"],
        card=_card(action) or words["unnamed"]["card"],
    )
    return sentence, section


def _block(action: int) -> str | None:
    block = block_of_action(action)
    return None if block is None else block_name(DATA["blocks"][block]["id"])


def _place(action: int) -> str | None:
    place = place_of_action(action)
    return None if place is None else PLACE_NAMES[place]


def _card(action: int) -> str | None:
    card = card_of_action(action)
    return None if card is None else CARD_IDS[card]
