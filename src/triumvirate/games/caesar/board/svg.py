"""CAESAR! as a picture: provinces, border spaces and pieces at the places that the data file gives them."""

from __future__ import annotations

import math

from triumvirate.core.view import View
from triumvirate.games.caesar.board.pieces import COLOUR, DRAWINGS, back, marker, shape, token
from triumvirate.games.caesar.board.pieces import bonus as bonus_token
from triumvirate.games.caesar.printed import DATA, Border, Province, Spot
from triumvirate.games.caesar.seats import Seat
from triumvirate.games.caesar.view import CaesarView, SeenProvince, SeenToken
from triumvirate.games.caesar.words import catalogue
from triumvirate.show.drawing import COAST, CREAM, FAINT, HALO, INK, LAND, Point, Sheet

WIDTH = 1000.0
HEIGHT = WIDTH / DATA["board"]["aspect"]
RADIUS = DATA["board"]["space_radius"] * WIDTH
SEATS: tuple[Seat, Seat] = ("caesar", "pompey")
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


def draw(view: View, language: str = "en") -> str:
    """The board as one viewer may see it."""
    seen = CaesarView.of(view)
    sheet = Sheet(WIDTH, round(HEIGHT), f"CAESAR!, {standing(seen, language)}", DRAWINGS)
    sheet.coast(1.3)
    for province in DATA["provinces"]:
        _land(sheet, province, seen.provinces[province["id"]])
    sheet.frame()
    for seat in SEATS:
        _corner(sheet, seat, seen, language)
    for border in DATA["borders"]:
        _space(sheet, border, seen.borders[border["id"]])
    for province in DATA["provinces"]:
        _province(sheet, province, seen)
    for border in DATA["borders"]:
        lying = seen.borders[border["id"]]
        if lying is not None:
            _piece(sheet, border, lying)
    return sheet.done()


def standing(seen: CaesarView, language: str) -> str:
    """Whose turn it is, or that the match is over, with the markers placed."""
    words, names = catalogue(language)["drawn"], catalogue(language)["names"]
    turn = words["to_move"].format(seat=names[seen.to_move]) if seen.to_move else words["over"]
    return str(words["standing"].format(turn=turn, **seen.placed))


def spot(place: Spot) -> Point:
    """A place of the data file on the sheet."""
    return place[0] * WIDTH, place[1] * HEIGHT


def _outline(sheet_points: list[Spot]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in map(spot, sheet_points)) + "Z"


def _land(sheet: Sheet, province: Province, settled: SeenProvince) -> None:
    land = _outline(province["outline"])
    if settled.control:
        sheet.path(land, COLOUR[settled.control], opacity=0.22)
    elif settled.closed:
        sheet.path(land, FAINT, opacity=0.25)
    sheet.path(land, stroke=HALO, stroke_width=6, opacity=0.6, stroke_linejoin="round")
    sheet.path(land, stroke=COAST, stroke_width=2, stroke_linejoin="round")


def _province(sheet: Sheet, province: Province, seen: CaesarView) -> None:
    name, at = province["id"], spot(province["control"][0])
    settled, bonus = seen.provinces[name], seen.bonuses[name]
    aside = ASIDE.get(name, (0, -32))
    *above, last = province["name"].split()
    for row, word in enumerate([*above, last]):
        high = at[1] + aside[1] - 15 * (len(above) - row)
        sheet.label((at[0] + aside[0], high), word, 15, font_weight="bold")
    totals = TO_THE_LEFT if name.startswith("hispania") else BESIDE
    for seat, place in zip(SEATS, totals, strict=True):
        value = settled.totals[seat]
        total = (at[0] + place[0], at[1] + place[1])
        sheet.path(shape(seat, total, 10.5), COLOUR[seat], opacity=1.0 if value else 0.45)
        sheet.text(total, str(value), 13, CREAM, font_weight="bold")
    sheet.circle(at, 20, LAND, stroke=COAST, stroke_width=1.2, stroke_dasharray="3 3")
    for space in province["control"]:
        if settled.control:
            marker(sheet, settled.control, spot(space), settled.flipped, 18)
    if not settled.control and bonus:
        bonus_token(sheet, bonus, at)
    elif not settled.control and settled.closed:
        sheet.text(at, "×", 24, FAINT, font_weight="bold")


def _corner(sheet: Sheet, seat: Seat, seen: CaesarView, language: str) -> None:
    placed, owned = seen.placed[seat], seen.senate[seat]
    x, y = TITLE_AT[seat]
    solo = seen.solo
    itself = bool(solo and solo.seat == seat)
    words = catalogue(language)["drawn"]
    name = "AUTO-CRASSUS" if itself else catalogue(language)["names"][seat].upper()
    held = [] if itself else [words["hand"].format(n=seen.hand_sizes[seat])]
    told = [words["left"].format(n=MARKERS - placed), *held, words["bag"].format(n=seen.bag_sizes[seat])]
    if seen.to_move == seat:
        sheet.arrow((x - 14, y), COLOUR[seat])
    sheet.label((x, y), name, 17, COLOUR[seat], anchor="start", font_weight="bold", letter_spacing=2)
    sheet.label((x + 160, y), ", ".join(told), 13, anchor="start")
    spots = DATA["board"]["supply"][seat]
    for number, place in enumerate(spots["control"]):
        at = spot(place)
        if number >= placed:
            marker(sheet, seat, at, False, 17)
        else:
            sheet.path(shape(seat, at, 17), HALO, stroke=COAST, stroke_width=1.2, stroke_dasharray="3 3", opacity=0.8)
            sheet.text(at, str(number + 1), 14, FAINT)
    for number, place in enumerate(spots["senate"]):
        px, py = spot(place)
        sheet.box(px - 15, py - 15, 30, 30, HALO, rx=6, stroke=COAST, stroke_width=1.2, stroke_dasharray="3 3")
        if number < owned:
            bonus_token(sheet, "senate", (px, py), 30)


def _space(sheet: Sheet, border: Border, lying: SeenToken | None) -> None:
    at, double = spot(border["at"]), border["double_lined"]
    if double:
        sheet.circle(at, RADIUS + 1.5, HALO, stroke=COAST, stroke_width=2)
    sheet.circle(at, RADIUS - (4 if double else 2), HALO, stroke=COAST, stroke_width=1.8)
    if lying is None:
        sheet.icon(border["icon"], at, 26, INK, opacity=0.82)


def _piece(sheet: Sheet, border: Border, lying: SeenToken) -> None:
    at = spot(border["at"])
    if lying.marker:
        marker(sheet, lying.marker, at, False, 24)
    elif lying.facedown or lying.token is None:
        back(sheet, lying.seat, at, lying.token)
    else:
        token(sheet, lying.seat, at, lying.token, lying.values, _turn_towards_first(border))


def _turn_towards_first(border: Border) -> float:
    """The direction from a space towards its first province, square to the border line."""
    line = math.radians(border["angle"])
    normal = (-math.sin(line), math.cos(line))
    first = next(province for province in DATA["provinces"] if province["id"] == border["provinces"][0])
    corners = [spot(corner) for corner in first["outline"]]
    at = spot(border["at"])
    middle = (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
    ahead = (middle[0] - at[0]) * normal[0] + (middle[1] - at[1]) * normal[1]
    return math.atan2(normal[1], normal[0]) if ahead >= 0 else math.atan2(-normal[1], -normal[0])
