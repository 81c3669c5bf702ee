"""How far back somebody at a table of RUBICO remembers: only so many rounds, with all that was said and used in them."""

from __future__ import annotations

from dataclasses import replace

from triumvirate.core.view import View
from triumvirate.games.rubico.view import RubicoView


def remembered(view: View, rounds: int | None) -> RubicoView:
    """A view without what lies further back than the last so many rounds; all of it where nothing is forgotten."""
    facts = RubicoView.of(view)
    if rounds is None or rounds >= len(facts.history):
        return facts
    first = facts.round - rounds
    return replace(
        facts,
        history=[entry for entry in facts.history if entry["round"] >= first],
        used=[use for use in facts.used if use.round >= first],
    )
