"""RUBICO as text: the road, the Senate's row, and everybody's row of cards with what was said of them."""

from __future__ import annotations

from rich.text import Text

from triumvirate.core.view import View
from triumvirate.games.rubico.board.pieces import senate_name
from triumvirate.games.rubico.printed import track_of
from triumvirate.games.rubico.truth import RowCard
from triumvirate.games.rubico.view import RubicoView
from triumvirate.games.rubico.words import catalogue

STYLE = {"red": "bold #d1495b", "blue": "bold #5b8fd9", "janus": "bold #c9a227", "pompey": "bold #a678c9"}
LETTER = {"red": "R", "blue": "B", "janus": "J", "pompey": "P"}
LEGEND = "R red  B blue  J Janus  P Pompey  ▒ face down; (R) said to be red, {R} corrected  ^ taken  # covered"


def draw(view: View, language: str = "en") -> Text:
    """The whole table, a line for each thing on it."""
    facts = RubicoView.of(view)
    text = Text()
    text.append(_standing(facts), style="bold")
    text.append("\n")
    _add_road(text, view, language)
    _add_senate(text, facts, language)
    text.append("March deck  ", style="bold")
    text.append("  ".join(f"{face} {count}" for face, count in facts.deck.items()) + "\n\n", style="dim")
    for seat in facts.rows:
        _add_seat(text, seat, view, language)
    if facts.holding:
        held = facts.holding
        text.append(f"{held.seat} holds {held.face or 'a card'} and puts it down.\n")
    text.append(LEGEND, style="dim")
    return text


def _standing(facts: RubicoView) -> str:
    if facts.result:
        winner = "Caesar's side" if facts.result.winner == "caesar" else "The Senate"
        return f"Round {facts.round}. {winner} has won."
    waits = f"; to act: {', '.join(facts.waiting_for)}" if facts.waiting_for else ""
    return f"Round {facts.round}, {facts.phase}. {facts.quota} cards to take{waits}"


def _add_road(text: Text, view: View, language: str) -> None:
    facts = RubicoView.of(view)
    names = {box["id"]: box["name"] for box in track_of(view.options["track"], view.options["players"])}
    text.append(f"{catalogue(language)['drawn']['road']:<8}", style="bold")
    for number, name in enumerate(facts.track):
        said = names[name] + ("*" if number in facts.checkpoints else "")
        text.append(" – " if number else "", style="dim")
        text.append(
            f"[{said}]" if number == facts.position else said, style="reverse" if number == facts.position else ""
        )
    text.append("\n")


def _add_senate(text: Text, facts: RubicoView, language: str) -> None:
    senate = facts.senate
    text.append(f"{catalogue(language)['drawn']['row']:<8}", style="bold")
    text.append(" ".join([*(f"[{senate_name(card, language)}]" for card in senate.shown), *["▒"] * len(senate.left)]))
    text.append("   " + "  ".join(f"Legio {name} {count}/4" for name, count in senate.legions.items()) + "\n")


def _add_seat(text: Text, seat: str, view: View, language: str) -> None:
    facts, words = RubicoView.of(view), catalogue(language)
    drawn = words["drawn"]
    mark = "C" if seat == facts.centurion else "▸" if seat in facts.waiting_for else " "
    text.append(f"{mark} {seat:<4}", style="bold reverse" if seat == view.seat else "bold")
    for card in facts.rows[seat]:
        text.append("  ")
        face = card.face
        text.append(LETTER[face] if face else "▒", style=STYLE.get(face or "", ""))
        text.append(_claim(card), style="dim")
        text.append("^" if card.picked else "#" if card.covered else " ")
    role = facts.roles[seat]
    notes = [drawn[role]] if role else []
    power = facts.powers[seat]
    notes += [words["powers"][power] if power else drawn["power"]] if seat in facts.holds_power else []
    word = facts.words[seat]
    notes += [f"“{drawn[f'word.{word.word}']} {word.about}”"] if word else []
    notes += [drawn["centurion"]] if seat == facts.centurion else []
    text.append(("  " + ", ".join(notes)) if notes else "", style="dim")
    text.append("\n")


def _claim(card: RowCard) -> str:
    """What was said of a card, in other brackets where it was corrected."""
    if card.said is None:
        return "   "
    letter = LETTER.get(card.said, "?")
    return f"{{{letter}}}" if card.said_first else f"({letter})"


def draw_view(view: View, width: int) -> Text:
    """The board, as wide as it is."""
    return draw(view)
