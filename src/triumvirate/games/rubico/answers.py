"""What can be answered at a table of RUBICO: the claims that were made of cards, in this round and before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triumvirate.core.parts import Answers
from triumvirate.core.view import View
from triumvirate.games.rubico.view import RubicoView

SILENCE = "?"


def claims(view: View) -> Iterator[tuple[str, ...]]:
    """Every claim that stands: whose card, the place, what it was called, and the round."""
    facts = RubicoView.of(view)
    for entry in facts.history:
        for seat, past in entry["rows"].items():
            yield from _claims_of(seat, [card.said for card in past], entry["round"])
    for seat, row in facts.rows.items():
        yield from _claims_of(seat, [card.said for card in row], facts.round)


def _claims_of(seat: str, sayings: Sequence[str | None], number: int) -> Iterator[tuple[str, ...]]:
    for place, said in enumerate(sayings, 1):
        if said not in (None, SILENCE):
            yield seat, str(place), str(said), str(number)


def is_said(view: View, words: Sequence[str]) -> bool:
    """Whether a card was called so."""
    return tuple(words) in claims(view)


ANSWERS = Answers(
    phrases=("believe_claim", "doubt_claim", "deny_claim"), named=("seat", "place", "face", "round"), is_said=is_said
)
