"""Why an action of RUBICO is refused: a sentence for people and the section of the book behind it.

No sentence says more than the asking player knows: only the own power, the own row, and what lies open.
"""

from __future__ import annotations

from triumvirate.core.reasons import reasons_of
from triumvirate.games.rubico.made_state import State
from triumvirate.games.rubico.rules import reasons
from triumvirate.games.rubico.rules import refusal as reason_against
from triumvirate.games.rubico.rules.rows import capacity, picked_n
from triumvirate.games.rubico.state import SEATS
from triumvirate.games.rubico.words import catalogue

REASONS = reasons_of(reasons)  # the sentence's key in the words of a language, and the section


def refusal(state: State, seat: int, action: int, language: str = "en") -> tuple[str, str | None]:
    """The sentence, with seats in braces for who sits there, and the section for an action that is not legal."""
    key, section = REASONS[reason_against(state, seat, action)]
    sentence = catalogue(language)["refusals"][key].format(
        centurion=f"{{{SEATS[state.centurion]}}}",
        last=f"{{{SEATS[state.players - 1]}}}",
        quota=state.quota,
        needed=min(state.quota, capacity(state)),
        picked=picked_n(state),
    )
    return sentence, section
