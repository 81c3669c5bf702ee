"""JULIUS CAESAR as a picture: the cities and seas, roads by their kinds, and the blocks that stand there.

A viewer's own blocks show their kind and strength, the others' only their backs and how many they are.
"""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.core.view import View
from triumvirate.games.julius.board.pieces import COLOUR, DRAWINGS, SIDE, face
from triumvirate.games.julius.open import SEAT_NAMES
from triumvirate.games.julius.printed import DATA, Place
from triumvirate.games.julius.view import Group, JuliusView, OwnBlock, ShownBlock
from triumvirate.games.julius.words import catalogue
from triumvirate.show.drawing import COAST, CREAM, EDGE, GOLD, HALO, PLAIN, RED, SEA, SEA_LINE, Point, Sheet

WIDTH, HEIGHT = 1500.0, 1000.0
ROAD: dict[str, dict[str, float | str]] = {
    "major": {"stroke_width": 5},
    "minor": {"stroke_width": 2.6},
    "strait": {"stroke_width": 3, "stroke_dasharray": "6 5"},
}


def draw(view: View, language: str = "en") -> str:
    """The map as one viewer may see it."""
    facts = JuliusView.of(view)
    sheet = Sheet(WIDTH, HEIGHT, f"JULIUS CAESAR, {standing(facts, language)}", DRAWINGS)
    sheet.coast(1.6)
    _links(sheet)
    for first, second, kind in DATA["roads"]:
        sheet.line(spot(first), spot(second), HALO, stroke_width=8, opacity=0.75)
        sheet.line(spot(first), spot(second), "#8a4b22", stroke_linecap="round", **ROAD[kind])
    for place in DATA["places"]:
        _place(sheet, place, facts)
    for place in sorted(DATA["places"], key=lambda entry: spot(entry["id"])[1]):
        _garrison(sheet, place["id"], facts)
    _track(sheet, facts, language)
    sheet.frame()
    return sheet.done()


def standing(facts: JuliusView, language: str) -> str:
    """Year, turn and points."""
    words = catalogue(language)
    points = ", ".join(f"{words['names'][seat]} {facts.points[seat]}" for seat in SEAT_NAMES)
    return str(words["drawn"]["standing"].format(year=facts.year, turn=facts.turn, points=points))


def spot(place: str) -> Point:
    """Where a place lies on the sheet."""
    x, y = DRAWINGS.places[place]
    return x, y


def _links(sheet: Sheet) -> None:
    for first, second in DATA["port_links"]:
        sheet.line(
            spot(first), spot(second), SEA_LINE, stroke_width=1.6, stroke_dasharray="1 7", stroke_linecap="round"
        )
    for first, second in DATA["sea_borders"]:
        sheet.line(spot(first), spot(second), SEA_LINE, stroke_width=4, stroke_dasharray="1 12", stroke_linecap="round")


def _place(sheet: Sheet, place: Place, facts: JuliusView) -> None:
    at = x, y = spot(place["id"])
    if facts.battle and facts.battle.place == place["id"]:
        sheet.path(f"M{x - 26} {y - 26}l52 52M{x + 26} {y - 26}l-52 52", stroke=RED, stroke_width=7, opacity=0.8)
    if place["kind"] == "sea":
        sheet.circle(at, 15, SEA, stroke=SEA_LINE, stroke_width=2.4)
        sheet.path(
            f"M{x - 9} {y - 2}q3 -4 6 0t6 0t6 0M{x - 9} {y + 4}q3 -4 6 0t6 0t6 0", stroke=COAST, stroke_width=1.6
        )
        for row, word in enumerate(place["name"].split()):
            sheet.label((x, y + 28 + row * 16), word, 15, "#35606b", SEA, font_style="italic")
        return
    value = place["value"]
    sheet.circle(at, 17 if value else 13, PLAIN, stroke=COAST, stroke_width=3.4 if value else 2.4)
    for number in range(value):
        sheet.icon("star", (x + (number - (value - 1) / 2) * 14, y), 14, GOLD)
    if place["port"] != "none":
        harbour = (x + (15 if value else 12), y + 6)
        major = place["port"] == "major"
        sheet.circle(harbour, 8, "#35606b" if major else PLAIN, stroke="#35606b", stroke_width=1.4)
        sheet.icon("anchor", harbour, 12, CREAM if major else "#35606b")
    sheet.label((x, y + (30 if value else 26)), place["name"], 15, font_weight="bold" if value else "normal")


def _garrison(sheet: Sheet, place: str, view: JuliusView) -> None:
    """A viewer's own blocks one by one, the other groups as a stack of backs with a number."""
    x, y = spot(place)
    own = [block for block in view.own or () if block.place == place]
    shown = view.shown if view.battle and view.battle.place == place else []
    groups = [group for group in view.places.get(place, []) if not own or group.owner != view.seat]
    row = 0
    if own:
        _faces(sheet, (x, y - 10), own, view.seat or "")
        row += 1
    for owner in SEAT_NAMES:
        faces = [block for block in shown if block.owner == owner and owner != view.seat]
        if faces:
            _faces(sheet, (x, y - 10 - row * 32), faces, owner)
            groups = [group for group in groups if group.owner != owner]
            row += 1
    for number, group in enumerate(groups):
        across = x + (number - (len(groups) - 1) / 2) * (SIDE + 8)
        _backs(sheet, (across, y - 10 - row * 32), group)


def _faces(sheet: Sheet, at: Point, blocks: Sequence[OwnBlock | ShownBlock], owner: str) -> None:
    step = min(SIDE + 3, 60 / max(len(blocks) - 1, 1))
    for number, block in enumerate(blocks):
        across = at[0] + (number - (len(blocks) - 1) / 2) * step
        face(sheet, (across, at[1]), block.block, owner, block.strength)


def _backs(sheet: Sheet, at: Point, group: Group) -> None:
    x, y = at
    colour = COLOUR[group.colour]
    for lift in range(min(group.count, 3) - 1, -1, -1):
        place = (x - SIDE / 2 + lift * 3, y - SIDE / 2 - lift * 3)
        sheet.box(*place, SIDE, SIDE, colour, rx=4, stroke=EDGE, stroke_width=1.2)
    mark = "cleopatra" if group.colour == "cleopatra" else group.owner
    if group.count == 1:
        sheet.icon(mark, at, 18, CREAM, opacity=0.9)
        return
    sheet.icon(mark, at, 18, CREAM, opacity=0.35)
    sheet.text(at, str(group.count), 19, CREAM, font_weight="bold")


def _track(sheet: Sheet, facts: JuliusView, language: str) -> None:
    """Year, turn, points and the cards turned up, in the corner of Germania where nothing happens."""
    words, names = catalogue(language)["drawn"], catalogue(language)["names"]
    sheet.box(1090, 26, 384, 112, PLAIN, rx=10, stroke=COAST, stroke_width=2, opacity=0.94)
    sheet.text(
        (1108, 48), words["when"].format(year=facts.year, turn=facts.turn), 20, anchor="start", font_weight="bold"
    )
    for row, seat in enumerate(SEAT_NAMES):
        y = 80 + row * 36
        sheet.box(1112, y - 13, 26, 26, COLOUR[seat], rx=4)
        sheet.icon(seat, (1125, y), 18, CREAM)
        if seat in facts.deciders:
            sheet.arrow((1100, y), COLOUR[seat])
        card = facts.revealed[seat]
        said = words["has"].format(seat=names[seat], points=facts.points[seat], cards=facts.hand_sizes[seat])
        sheet.text((1148, y), f"{said}{f', {card}' if card else ''}", 18, anchor="start")
