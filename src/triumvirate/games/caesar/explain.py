"""Why an action of CAESAR! is refused: a sentence for people and the section of the book behind it."""

from __future__ import annotations

from triumvirate.core.fields import State
from triumvirate.core.plain import JsonObject
from triumvirate.games.caesar.notation import ACTIONS
from triumvirate.games.caesar.printed import BORDER_IDS, DATA, PROVINCE_IDS
from triumvirate.games.caesar.rules import reasons
from triumvirate.games.caesar.rules import refusal as reason_against
from triumvirate.games.caesar.state import BONUS_NAMES, PHASES
from triumvirate.games.caesar.tokens import token_id
from triumvirate.games.caesar.words import border_name, catalogue, province_name, token_name

# The sentence's key in the words of a language, and the section.
REASONS: dict[int, tuple[str, str | None]] = {
    reasons.NO_SUCH_ACTION: ("no_such_action", None),
    reasons.WRONG_PHASE: ("wrong_phase", "turn.2"),
    reasons.NOT_IN_HAND: ("not_in_hand", "turn.1"),
    reasons.SPACE_TAKEN: ("space_taken", "turn.1"),
    reasons.WRONG_ICON: ("wrong_icon", "turn.1"),
    reasons.SAME_FACES: ("same_faces", "tokens"),
    reasons.NO_BORDER_CONTROL: ("no_border_control", "border_control"),
    reasons.NOT_DOUBLE_LINED: ("not_double_lined", "border_control"),
    reasons.MAY_PLACE: ("may_place", "house.stuck"),
    reasons.NOT_CLOSING: ("not_closing", "turn.2"),
    reasons.NOT_PENDING: ("not_pending", "turn.2e"),
    reasons.NO_TOKEN_TARGET: ("no_token_target", "bonus.might"),
    reasons.NO_MARKER_TARGET: ("no_marker_target", "bonus.might"),
    reasons.NO_CENTURION: ("no_centurion", "bonus.centurion"),
}


def refusal(state: State, seat: int, action: int, language: str = "en") -> tuple[str, str | None]:
    """The sentence and the section for an action that is not legal."""
    key, section = REASONS[reason_against(state, seat, action)]
    words = catalogue(language)
    facts = {"waiting": words["waiting_for"][PHASES[state.phase]]}
    if key != "no_such_action":
        facts |= _named(state, action, words)
    return words["refusals"][key].format(**facts), section


def _named(state: State, action: int, words: JsonObject) -> dict[str, str]:
    """What the action names, and what could be named instead where that is short."""
    decision, named = ACTIONS.table.named(action)
    if decision.verb == "place":
        return _placement(state, named[0], named[1], words)
    if decision.verb == "close":
        closing = [province_name(PROVINCE_IDS[province]) for province in state.closing]
        return {"province": province_name(PROVINCE_IDS[named[0]]), "closing": _list(closing, words)}
    if decision.verb == "bonus":
        pending = [words["bonuses"][BONUS_NAMES[bonus]] for bonus in state.pending]
        return {"bonus": words["bonuses"][BONUS_NAMES[named[0]]], "pending": _list(pending, words)}
    return {}


def _placement(state: State, kind: int, border: int, words: JsonObject) -> dict[str, str]:
    token = token_id(state, kind)
    return {
        "token": token_name(token, words) if token else "?",
        "space": border_name(BORDER_IDS[border]),
        "icon": words["icons"][DATA["borders"][border]["icon"]],
        "laurel": words["icons"]["laurel"],
    }


def _list(names: list[str], words: JsonObject) -> str:
    return str(words["and"]).join(names)
