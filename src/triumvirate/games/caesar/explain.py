"""Why an action of CAESAR! is refused: a sentence for people and the section of the book behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from triumvirate.games.caesar.printed import BORDER_IDS, DATA, PROVINCE_IDS
from triumvirate.games.caesar.rules import legal
from triumvirate.games.caesar.state import (
    ACT_BONUS,
    ACT_CLOSE,
    BONUS_NAMES,
    BORDERS,
    PHASES,
)
from triumvirate.games.caesar.tokens import token_id
from triumvirate.games.caesar.words import border_name, catalogue, province_name, token_name

# The sentence's key in the words of a language, and the section.
REASONS: dict[int, tuple[str, str | None]] = {
    legal.NO_SUCH_ACTION: ("no_such_action", None),
    legal.WRONG_PHASE: ("wrong_phase", "turn.2"),
    legal.NOT_IN_HAND: ("not_in_hand", "turn.1"),
    legal.SPACE_TAKEN: ("space_taken", "turn.1"),
    legal.WRONG_ICON: ("wrong_icon", "turn.1"),
    legal.SAME_FACES: ("same_faces", "tokens"),
    legal.NO_BORDER_CONTROL: ("no_border_control", "border_control"),
    legal.NOT_DOUBLE_LINED: ("not_double_lined", "border_control"),
    legal.MAY_PLACE: ("may_place", "house.stuck"),
    legal.NOT_CLOSING: ("not_closing", "turn.2"),
    legal.NOT_PENDING: ("not_pending", "turn.2e"),
    legal.NO_TOKEN_TARGET: ("no_token_target", "bonus.might"),
    legal.NO_MARKER_TARGET: ("no_marker_target", "bonus.might"),
    legal.NO_CENTURION: ("no_centurion", "bonus.centurion"),
}


def refusal(state: Any, seat: int, action: int, language: str = "en") -> tuple[str, str | None]:
    """The sentence and the section for an action that is not legal."""
    key, section = REASONS[legal.refusal(state, seat, action)]
    words = catalogue(language)
    facts = {"waiting": words["waiting_for"][PHASES[state.phase]]}
    if 0 <= action < ACT_CLOSE:
        facts |= _placement(state, action // (3 * BORDERS), action // 3 % BORDERS, words)
    elif key == "not_closing":
        facts["province"] = province_name(PROVINCE_IDS[action - ACT_CLOSE])
        facts["closing"] = _list([province_name(PROVINCE_IDS[province]) for province in state.closing], words)
    elif key == "not_pending":
        facts["bonus"] = words["bonuses"][BONUS_NAMES[action - ACT_BONUS]]
        facts["pending"] = _list([words["bonuses"][BONUS_NAMES[bonus]] for bonus in state.pending], words)
    return words["refusals"][key].format(**facts), section


def _placement(state: Any, kind: int, border: int, words: Mapping[str, Any]) -> dict[str, str]:
    token = token_id(state, kind)
    return {
        "token": token_name(token, words) if token else "?",
        "space": border_name(BORDER_IDS[border]),
        "icon": words["icons"][DATA["borders"][border]["icon"]],
        "laurel": words["icons"]["laurel"],
    }


def _list(names: list[str], words: Mapping[str, Any]) -> str:
    return str(words["and"]).join(names)
