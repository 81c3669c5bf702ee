"""Why an action of JULIUS CAESAR is refused: a sentence for people and the section of the book behind it."""

from __future__ import annotations

from triumvirate.core.reasons import reasons_of
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.notation import block_of_action, card_of_action, place_of_action
from triumvirate.games.julius.open import SEAT_NAMES
from triumvirate.games.julius.printed import BLOCK_IDS, CARD_IDS, PLACE_NAMES
from triumvirate.games.julius.rules import reasons as why
from triumvirate.games.julius.rules import refusal as reason_against
from triumvirate.games.julius.state import PHASES
from triumvirate.games.julius.words import block_name, card_name, catalogue

REASONS = reasons_of(why)  # the sentence's key in the words of a language, and the section


def refusal(state: State, seat: int, action: int, language: str = "en") -> tuple[str, str | None]:
    """The sentence and the section for an action that is not legal."""
    key, section = REASONS[reason_against(state, seat, action)]
    words = catalogue(language)
    sentence = words["refusals"][key].format(
        waiting=words["waiting_for"][PHASES[state.phase]],
        block=_block(action, seat, language) or words["unnamed"]["block"],
        place=_place(action) or words["unnamed"]["place"],
        card=_card(action) or words["unnamed"]["card"],
    )
    return sentence, section


def _block(action: int, seat: int, language: str) -> str | None:
    block = block_of_action(action)
    return None if block is None else block_name(BLOCK_IDS[block], language, SEAT_NAMES[seat])


def _place(action: int) -> str | None:
    place = place_of_action(action)
    return None if place is None else PLACE_NAMES[place]


def _card(action: int) -> str | None:
    card = card_of_action(action)
    return None if card is None else card_name(CARD_IDS[card])
