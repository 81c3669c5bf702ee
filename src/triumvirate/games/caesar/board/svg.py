"""CAESAR! as a picture: provinces, border spaces and pieces at the places that the data file gives them.

Nothing is told by colour alone: Caesar's pieces are round, Pompey's have eight corners; face-down ones carry a mark.
"""

from __future__ import annotations

import math
from pathlib import Path

from triumvirate.core.view import View
from triumvirate.games.caesar.printed import DATA, Border, Province, Spot
from triumvirate.games.caesar.truth import Seat
from triumvirate.games.caesar.view import CaesarView, SeenProvince, SeenToken
from triumvirate.show.drawing import (
    BLUE,
    COAST,
    CREAM,
    EDGE,
    FAINT,
    GOLD,
    HALO,
    INK,
    LAND,
    PLAIN,
    RED,
    Point,
    Sheet,
    disc,
    drawings_of,
    octagon,
)

DRAWINGS = drawings_of(Path(__file__).with_name("drawings.json"))
WIDTH = 1000.0
HEIGHT = WIDTH / DATA["board"]["aspect"]
RADIUS = DATA["board"]["space_radius"] * WIDTH
SEATS: tuple[Seat, Seat] = ("caesar", "pompey")
COLOUR = {"caesar": RED, "pompey": BLUE}
NAME = {"caesar": "CAESAR", "pompey": "POMPEY"}
TITLE_AT: dict[str, Point] = {"caesar": (50, 729), "pompey": (640, 33)}
MARKERS = int(DATA["markers"])
# Where a name stands, seen from its control space, when straight above it a piece would cover it; then the totals' places.
ASIDE: dict[str, Point] = {
    "hispania_ulterior": (-44, -32),
    "hispania_citerior": (-44, -32),
    "gallia_cisalpina": (0, -36),
    "mauritania": (-14, -34),
    "italia": (-34, -27),
    "numidia": (-8, -32),
    "aegyptus": (-16, -32),
    "achaia": (-8, -30),
    "creta": (-18, -30),
    "sardinia": (-10, -30),
}
BESIDE: tuple[Point, Point] = ((-33, 0), (33, 0))
TO_THE_LEFT: tuple[Point, Point] = ((-58, 0), (-33, 0))


def draw(view: View) -> str:
    """The board as one viewer may see it."""
    seen = CaesarView.of(view)
    sheet = Sheet(WIDTH, round(HEIGHT), f"CAESAR!, {standing(seen)}", DRAWINGS)
    sheet.coast(1.3)
    for province in DATA["provinces"]:
        _land(sheet, province, seen.provinces[province["id"]])
    sheet.frame()
    for seat in SEATS:
        _corner(sheet, seat, seen)
    for border in DATA["borders"]:
        _space(sheet, border, seen.borders[border["id"]])
    for province in DATA["provinces"]:
        _province(sheet, province, seen)
    for border in DATA["borders"]:
        lying = seen.borders[border["id"]]
        if lying is not None:
            _piece(sheet, border, lying)
    return sheet.done()


def standing(seen: CaesarView) -> str:
    """Whose turn it is, or that the match is over, with the markers placed."""
    turn = f"{seen.to_move.capitalize()} to move" if seen.to_move else "over"
    return f"{turn}, markers placed {seen.placed['caesar']}:{seen.placed['pompey']}"


def _at(place: Spot) -> Point:
    return place[0] * WIDTH, place[1] * HEIGHT


def _outline(sheet_points: list[Spot]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in map(_at, sheet_points)) + "Z"


def _shape(seat: str, at: Point, r: float) -> str:
    return disc(at, r) if seat == "caesar" else octagon(at, r)


def _land(sheet: Sheet, province: Province, settled: SeenProvince) -> None:
    shape = _outline(province["outline"])
    if settled.control:
        sheet.path(shape, COLOUR[settled.control], opacity=0.22)
    elif settled.closed:
        sheet.path(shape, FAINT, opacity=0.25)
    sheet.path(shape, stroke=HALO, stroke_width=6, opacity=0.6, stroke_linejoin="round")
    sheet.path(shape, stroke=COAST, stroke_width=2, stroke_linejoin="round")


def _province(sheet: Sheet, province: Province, seen: CaesarView) -> None:
    name, at = province["id"], _at(province["control"][0])
    settled, bonus = seen.provinces[name], seen.bonuses[name]
    aside = ASIDE.get(name, (0, -32))
    *above, last = province["name"].split()
    for row, word in enumerate([*above, last]):
        high = at[1] + aside[1] - 15 * (len(above) - row)
        sheet.label((at[0] + aside[0], high), word, 15, font_weight="bold")
    totals = TO_THE_LEFT if name.startswith("hispania") else BESIDE
    for seat, place in zip(SEATS, totals, strict=True):
        value = settled.totals[seat]
        spot = (at[0] + place[0], at[1] + place[1])
        sheet.path(_shape(seat, spot, 10.5), COLOUR[seat], opacity=1.0 if value else 0.45)
        sheet.text(spot, str(value), 13, CREAM, font_weight="bold")
    sheet.circle(at, 20, LAND, stroke=COAST, stroke_width=1.2, stroke_dasharray="3 3")
    for space in province["control"]:
        if settled.control:
            _marker(sheet, settled.control, _at(space), settled.flipped, 18)
    if not settled.control and bonus:
        sheet.box(at[0] - 17, at[1] - 17, 34, 34, PLAIN, rx=7, stroke=GOLD, stroke_width=2.4)
        sheet.icon(bonus, at, 24)
    elif not settled.control and settled.closed:
        sheet.text(at, "=", 24, FAINT, font_weight="bold")


def _marker(sheet: Sheet, seat: str, at: Point, flipped: bool, r: float) -> None:
    sheet.path(_shape(seat, at, r), PLAIN if flipped else COLOUR[seat], stroke=COLOUR[seat], stroke_width=2.5)
    sheet.path(_shape(seat, at, r * 0.84), stroke=COLOUR[seat] if flipped else CREAM, stroke_width=0.9, opacity=0.7)
    if not flipped:
        sheet.icon(seat, at, r * 1.2, CREAM)


def _corner(sheet: Sheet, seat: Seat, seen: CaesarView) -> None:
    placed, owned = seen.placed[seat], seen.senate[seat]
    x, y = TITLE_AT[seat]
    solo = seen.solo
    itself = bool(solo and solo.seat == seat)
    name = "AUTO-CRASSUS" if itself else NAME[seat]
    held = f"bag {seen.bag_sizes[seat]}" if itself else f"hand {seen.hand_sizes[seat]}, bag {seen.bag_sizes[seat]}"
    if seen.to_move == seat:
        sheet.arrow((x - 14, y), COLOUR[seat])
    sheet.label((x, y), name, 17, COLOUR[seat], anchor="start", font_weight="bold", letter_spacing=2)
    sheet.label((x + 160, y), f"{MARKERS - placed} left, {held}", 13, anchor="start")
    spots = DATA["board"]["supply"][seat]
    for number, spot in enumerate(spots["control"]):
        at = _at(spot)
        if number >= placed:
            _marker(sheet, seat, at, False, 17)
        else:
            sheet.path(_shape(seat, at, 17), HALO, stroke=COAST, stroke_width=1.2, stroke_dasharray="3 3", opacity=0.8)
            sheet.text(at, str(number + 1), 14, FAINT)
    for number, spot in enumerate(spots["senate"]):
        px, py = _at(spot)
        sheet.box(px - 15, py - 15, 30, 30, HALO, rx=6, stroke=COAST, stroke_width=1.2, stroke_dasharray="3 3")
        if number < owned:
            sheet.box(px - 15, py - 15, 30, 30, PLAIN, rx=6, stroke=GOLD, stroke_width=2.4)
            sheet.icon("senate", (px, py), 22)


def _space(sheet: Sheet, border: Border, lying: SeenToken | None) -> None:
    at, double = _at(border["at"]), border["double_lined"]
    if double:
        sheet.circle(at, RADIUS + 1.5, HALO, stroke=COAST, stroke_width=2)
    sheet.circle(at, RADIUS - (4 if double else 2), HALO, stroke=COAST, stroke_width=1.8)
    if lying is None:
        sheet.icon(border["icon"], at, 26, INK, opacity=0.82)


def _piece(sheet: Sheet, border: Border, lying: SeenToken) -> None:
    seat, at, r = lying.seat, _at(border["at"]), 26.0
    if lying.marker:
        _marker(sheet, lying.marker, at, False, 24)
        return
    sheet.path(_shape(seat, (at[0] + 1.2, at[1] + 2.2), r), "#000000", opacity=0.28)
    sheet.path(_shape(seat, at, r), COLOUR[seat], stroke=EDGE, stroke_width=1.3)
    sheet.path(_shape(seat, at, r * 0.89), stroke=CREAM, stroke_width=0.9, opacity=0.5)
    if lying.facedown or lying.token is None:
        sheet.icon(seat, at, r * 1.15, CREAM, opacity=0.85)
        if lying.token:  # known all the same: one's own, or seen before Might turned it
            sheet.label((at[0], at[1] + r * 0.8), "/".join(lying.token.split("-")[-2:]), 11, CREAM, EDGE)
        return
    turn = _turn_towards_first(border)
    band = f"M{-r * 0.87:.1f} {-r * 0.27:.1f}H{r * 0.87:.1f}V{r * 0.27:.1f}H{-r * 0.87:.1f}Z"
    across = f"translate({at[0]:.1f} {at[1]:.1f}) rotate({math.degrees(turn) + 90:.1f})"
    sheet.path(band, CREAM, transform=across, opacity=0.94)
    icons = [part for part in lying.token.split("-")[:-2] if part != "centurion"]
    along = (-math.sin(turn), math.cos(turn))
    for number, name in enumerate(icons):
        shift = (number - (len(icons) - 1) / 2) * r * 0.66
        sheet.icon(name, (at[0] + along[0] * shift, at[1] + along[1] * shift), r * 0.76, "#2a1a0e")
    for value, side in zip(lying.values, (0.62, -0.62), strict=True):
        place = (at[0] + math.cos(turn) * r * side, at[1] + math.sin(turn) * r * side)
        sheet.text(place, str(value), r * 0.66, CREAM, font_weight="bold", opacity=1.0 if value else 0.72)


def _turn_towards_first(border: Border) -> float:
    """The direction from a space towards its first province, square to the border line."""
    line = math.radians(border["angle"])
    normal = (-math.sin(line), math.cos(line))
    first = next(province for province in DATA["provinces"] if province["id"] == border["provinces"][0])
    corners = [_at(corner) for corner in first["outline"]]
    at = _at(border["at"])
    middle = (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
    ahead = (middle[0] - at[0]) * normal[0] + (middle[1] - at[1]) * normal[1]
    return math.atan2(normal[1], normal[0]) if ahead >= 0 else math.atan2(-normal[1], -normal[0])
