"""What a puzzle of RUBICO names of its position: whose side one is on, and in a terminal the rounds that were played."""

from __future__ import annotations

from triumvirate.core.speech import words_in
from triumvirate.core.view import View
from triumvirate.games.rubico.history import PastCard, PastRound
from triumvirate.games.rubico.view import RubicoView
from triumvirate.games.rubico.words import FOLDER


def named(view: View) -> dict[str, object]:
    """What one is oneself: who is a senator is asked about the others."""
    seen = RubicoView.of(view)
    return {"role": seen.roles[str(seen.seat)]}


def notes(view: View, language: str) -> list[str]:
    """What was said of every card, which were taken, and what was turned up."""
    words: dict[str, str] = words_in(FOLDER, language, "puzzles")["notes"]
    return [words["legend"], *(_round(entry, words) for entry in RubicoView.of(view).history)]


def _round(entry: PastRound, words: dict[str, str]) -> str:
    rows = "  ".join(f"{seat} {' '.join(_card(card) for card in row)}" for seat, row in entry["rows"].items() if row)
    shown = " ".join(_letter(face) for face in entry["shown"])
    work = [words[one] for one in ("extra", "discard") if one in entry["work"]]
    return words["round"].format(
        round=entry["round"], rows=rows, shown=shown, work="".join(f" ({one})" for one in work)
    )


def _card(card: PastCard) -> str:
    """What was said of it in brackets, unless one knows it."""
    said = _letter(card.face) if card.face else f"({_letter(card.said or '?')})"
    return f"{said}{'^' if card.taken else ''}"


def _letter(face: str) -> str:
    return face[0].upper()
