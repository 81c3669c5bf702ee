"""The cards of RUBICO as the board and the book draw them."""

from __future__ import annotations

from pathlib import Path

from triumvirate.games.rubico.truth import RowCard
from triumvirate.games.rubico.words import catalogue
from triumvirate.show.drawing import (
    BLUE,
    COAST,
    CREAM,
    EDGE,
    FAINT,
    GOLD,
    INK,
    PLAIN,
    RED,
    Attribute,
    Sheet,
    drawings_of,
)

DRAWINGS = drawings_of(Path(__file__).with_name("drawings.json"))
FACE = {"red": RED, "blue": BLUE, "janus": "#7a5a1c", "pompey": "#4d3566"}
FACE_ICON = {"red": "caesar", "blue": "laurel", "janus": "janus", "pompey": "pompey", "?": "?"}


def senate_card(sheet: Sheet, x: float, y: float, name: str | None, language: str = "en") -> None:
    """A Senate card; without a name its back."""
    if name is None:
        sheet.box(x, y, 74, 50, "#6b2d2a", rx=6, stroke=EDGE, stroke_width=1.2)
        sheet.icon("senate", (x + 37, y + 25), 26, CREAM, opacity=0.55)
        return
    sheet.box(x, y, 74, 50, PLAIN, rx=6, stroke=GOLD, stroke_width=2.4)
    sheet.text((x + 37, y + 25), senate_name(name, language), 13, INK, font_weight="bold")


def senate_name(name: str, language: str) -> str:
    """What is written on a Senate card."""
    return str(catalogue(language)["drawn"][f"card.{name}"])


def march_card(sheet: Sheet, x: float, y: float, card: RowCard) -> None:
    """A March card: its face where the viewer knows it, what was said of it, whether it is chosen or covered."""
    raised = y - 5 if card.picked else y
    face = card.face
    edge: dict[str, Attribute] = {"stroke": GOLD if card.picked else EDGE, "stroke_width": 3.5 if card.picked else 1.2}
    sheet.box(x, raised, 48, 66, FACE[face] if face else "#c9b58a", rx=6, **edge)
    if face:
        sheet.icon(FACE_ICON[face], (x + 24, raised + 33), 30, CREAM)
    else:
        sheet.path(
            f"M{x + 8} {raised + 8}h32v50h-32zM{x + 8} {raised + 8}l32 50M{x + 40} {raised + 8}l-32 50",
            stroke=COAST,
            opacity=0.5,
        )
    if card.covered:
        sheet.icon("shield", (x + 24, raised + 33), 44, GOLD, opacity=0.85)
    if card.said:
        sheet.circle((x + 50, raised + 8), 13, PLAIN, stroke=COAST, stroke_width=1.4)
        sheet.icon(FACE_ICON[card.said], (x + 50, raised + 8), 16, FACE.get(card.said, FAINT))


def power_card(sheet: Sheet, x: float, y: float, name: str, language: str = "en") -> None:
    """A power card with its god's name."""
    sheet.box(x, y, 74, 66, "#4d3566", rx=6, stroke=GOLD, stroke_width=2.4)
    sheet.icon("power", (x + 37, y + 26), 30, CREAM)
    sheet.text((x + 37, y + 54), catalogue(language)["powers"][name].upper(), 11.5, CREAM, font_weight="bold")


def role_card(sheet: Sheet, x: float, y: float, side: str) -> None:
    """A role card: Caesar's side with the eagle, a senator with the laurel."""
    is_red = side == "caesar"
    sheet.box(x, y, 48, 66, RED if is_red else BLUE, rx=6, stroke=GOLD, stroke_width=2.4)
    sheet.icon("caesar" if is_red else "senate", (x + 24, y + 33), 34, CREAM)
