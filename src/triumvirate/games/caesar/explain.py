"""Why an action of CAESAR! is refused: a sentence for people and the section of the book behind it."""

from __future__ import annotations

from triumvirate.core.plain import JsonObject
from triumvirate.core.reasons import reasons_of
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.notation import ACTIONS
from triumvirate.games.caesar.own import EFFECT_NAMES
from triumvirate.games.caesar.printed import BORDER_IDS, DATA, PROVINCE_IDS
from triumvirate.games.caesar.rules import reasons
from triumvirate.games.caesar.rules import refusal as reason_against
from triumvirate.games.caesar.rules.own_targets import done_by, effect_now
from triumvirate.games.caesar.state import ALL_BONUS_NAMES, OWN_NAMES, PHASES
from triumvirate.games.caesar.tokens import token_id
from triumvirate.games.caesar.words import border_name, catalogue, province_name, token_name

REASONS = reasons_of(reasons)  # the sentence's key in the words of a language, and the section

ASKED_FOR = ("choose space", "choose province", "choose token", "accept", "decline")


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
        return _waiting(state, ALL_BONUS_NAMES[named[0]], words)
    if decision.verb == "resolve":
        return _waiting(state, OWN_NAMES[named[0]], words)
    if decision.verb in ASKED_FOR:
        effect = EFFECT_NAMES[done_by(effect_now(state))]
        return {"asked": words["effects"].get(effect, "")}
    return {}


def _waiting(state: State, bonus: str, words: JsonObject) -> dict[str, str]:
    pending = [words["bonuses"][ALL_BONUS_NAMES[waits]] for waits in state.pending]
    return {"bonus": words["bonuses"][bonus], "pending": _list(pending, words)}


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
