"""The pieces of CAESAR! as the board and the book draw them: tokens, markers, bonuses, borders' icons, command tiles.

Nothing is told by colour alone: Caesar's pieces are round, Pompey's have eight corners; face-down ones carry a mark.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

from triumvirate.show.drawing import BLUE, CREAM, EDGE, GOLD, PLAIN, RED, Point, Sheet, disc, drawings_of, octagon

DRAWINGS = drawings_of(Path(__file__).with_name("drawings.json"))
COLOUR = {"caesar": RED, "pompey": BLUE}
RADIUS = 26.0


def shape(seat: str, at: Point, r: float) -> str:
    """The outline of a side's pieces."""
    return disc(at, r) if seat == "caesar" else octagon(at, r)


def marker(sheet: Sheet, seat: str, at: Point, flipped: bool, r: float) -> None:
    """A control marker; face down it is pale."""
    sheet.path(shape(seat, at, r), PLAIN if flipped else COLOUR[seat], stroke=COLOUR[seat], stroke_width=2.5)
    sheet.path(shape(seat, at, r * 0.84), stroke=COLOUR[seat] if flipped else CREAM, stroke_width=0.9, opacity=0.7)
    if not flipped:
        sheet.icon(seat, at, r * 1.2, CREAM)


def bonus(sheet: Sheet, name: str, at: Point, side: float = 34) -> None:
    """A bonus token."""
    sheet.box(
        at[0] - side / 2, at[1] - side / 2, side, side, PLAIN, rx=side * 0.2, stroke=GOLD, stroke_width=side * 0.07
    )
    sheet.icon(name, at, side * 0.7)


def _ground(sheet: Sheet, seat: str, at: Point, r: float) -> None:
    sheet.path(shape(seat, (at[0] + 1.2, at[1] + 2.2), r), "#000000", opacity=0.28)
    sheet.path(shape(seat, at, r), COLOUR[seat], stroke=EDGE, stroke_width=1.3)
    sheet.path(shape(seat, at, r * 0.89), stroke=CREAM, stroke_width=0.9, opacity=0.5)


def back(sheet: Sheet, seat: str, at: Point, known: str | None, r: float = RADIUS) -> None:
    """A token face down; `known` is written small for who knows it all the same: its owner, or who saw it turned."""
    _ground(sheet, seat, at, r)
    sheet.icon(seat, at, r * 1.15, CREAM, opacity=0.85)
    if known:
        sheet.label((at[0], at[1] + r * 0.8), "/".join(known.split("-")[-2:]), 11, CREAM, EDGE)


def token(sheet: Sheet, seat: str, at: Point, name: str, values: Sequence[int], turn: float, r: float = RADIUS) -> None:
    """A token with its first value towards a direction, its second away from it, and its icons between them."""
    _ground(sheet, seat, at, r)
    band = f"M{-r * 0.87:.1f} {-r * 0.27:.1f}H{r * 0.87:.1f}V{r * 0.27:.1f}H{-r * 0.87:.1f}Z"
    across = f"translate({at[0]:.1f} {at[1]:.1f}) rotate({math.degrees(turn) + 90:.1f})"
    sheet.path(band, CREAM, transform=across, opacity=0.94)
    icons = icons_of(name)
    along = (-math.sin(turn), math.cos(turn))
    for number, icon in enumerate(icons):
        shift = (number - (len(icons) - 1) / 2) * r * 0.66
        sheet.icon(icon, (at[0] + along[0] * shift, at[1] + along[1] * shift), r * 0.76, "#2a1a0e")
    for value, side in zip(values, (0.62, -0.62), strict=True):
        place = (at[0] + math.cos(turn) * r * side, at[1] + math.sin(turn) * r * side)
        sheet.text(place, str(value), r * 0.66, CREAM, font_weight="bold", opacity=1.0 if value else 0.72)


def icons_of(name: str) -> list[str]:
    """The icons that a token's name begins with."""
    return [part for part in name.split("-")[:-2] if part != "centurion"]
