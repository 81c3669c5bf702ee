"""Why an action of CAESAR! is refused: a sentence for people and the section of the book behind it."""

from __future__ import annotations

from typing import Any

from triumvirate.games.caesar.printed import BORDER_IDS, DATA, PROVINCE_IDS
from triumvirate.games.caesar.rules import legal
from triumvirate.games.caesar.state import (
    ACT_BONUS,
    ACT_CLOSE,
    BONUS_NAMES,
    BORDERS,
    PHASE_PLACE,
    PHASES,
)
from triumvirate.games.caesar.tokens import token_id

SECTIONS = {
    legal.NO_SUCH_ACTION: None,
    legal.WRONG_PHASE: "turn.2",
    legal.NOT_IN_HAND: "turn.1",
    legal.SPACE_TAKEN: "turn.1",
    legal.WRONG_ICON: "turn.1",
    legal.SAME_FACES: "tokens",
    legal.NO_BORDER_CONTROL: "border_control",
    legal.NOT_DOUBLE_LINED: "border_control",
    legal.MAY_PLACE: "house.stuck",
    legal.NOT_CLOSING: "turn.2",
    legal.NOT_PENDING: "turn.2e",
    legal.NO_TOKEN_TARGET: "bonus.might",
    legal.NO_MARKER_TARGET: "bonus.might",
    legal.NO_CENTURION: "bonus.centurion",
}

WAITING_FOR = {
    "place": "a token to be placed",
    "close": "the choice of which province closes first",
    "bonus": "the choice of which bonus comes first",
    "might": "the target of Might",
    "centurion": "the choice of a centurion",
    "over": "nothing: the game is over",
}


def refusal(state: Any, seat: int, action: int) -> tuple[str, str | None]:
    """The sentence and the section for an action that is not legal."""
    code = legal.refusal(state, seat, action)
    return _sentence(state, code, action), SECTIONS[code]


def _sentence(state: Any, code: int, action: int) -> str:
    if code == legal.WRONG_PHASE:
        return f"The table waits for {WAITING_FOR[PHASES[state.phase]]}."
    if action < ACT_CLOSE and state.phase == PHASE_PLACE and code != legal.NO_SUCH_ACTION:
        return _placement_sentence(state, code, action // (3 * BORDERS), action // 3 % BORDERS)
    if code == legal.MAY_PLACE:
        return "You can still place a token; passing is only for a player who cannot."
    if code == legal.NOT_CLOSING:
        closing = " and ".join(name_of(PROVINCE_IDS[p]) for p in state.closing)
        return f"{name_of(PROVINCE_IDS[action - ACT_CLOSE])} is not closing now; {closing} are."
    if code == legal.NOT_PENDING:
        waiting = " and ".join(BONUS_NAMES[bonus].capitalize() for bonus in state.pending)
        return f"There is no {BONUS_NAMES[action - ACT_BONUS].capitalize()} to resolve now; {waiting} are waiting."
    return {
        legal.NO_TOKEN_TARGET: (
            "Might turns an open token of the opponent; one covered by a marker, already face down or your own is no target."
        ),
        legal.NO_MARKER_TARGET: "Might turns a control marker of the opponent that is still face up in a province.",
        legal.NO_CENTURION: "You do not have that centurion in front of your screen.",
        legal.NO_SUCH_ACTION: "There is no such action in the table of actions.",
    }[code]


def _placement_sentence(state: Any, code: int, kind: int, border: int) -> str:
    token, space = token_id(state, kind), border_name(BORDER_IDS[border])
    icon = DATA["borders"][border]["icon"]
    return {
        legal.NOT_IN_HAND: f"You do not have {token} behind your screen.",
        legal.SPACE_TAKEN: f"The space {space} is already filled.",
        legal.WRONG_ICON: f"The space {space} takes {icon} or laurel; {token} does not carry {icon}.",
        legal.SAME_FACES: f"{token} has two equal values and lies one way only.",
        legal.NO_BORDER_CONTROL: "Tokens are placed face down only with the Border Control expansion.",
        legal.NOT_DOUBLE_LINED: f"Only the three double-lined spaces take a token face down; {space} is not one of them.",
    }[code]


def name_of(province: str) -> str:
    """A province's name as the map shows it."""
    return next(str(entry["name"]) for entry in DATA["provinces"] if entry["id"] == province)


def border_name(border: str) -> str:
    """A border space by its two provinces."""
    first, second = next(entry["provinces"] for entry in DATA["borders"] if entry["id"] == border)
    return f"{name_of(first)}\u2013{name_of(second)}"
