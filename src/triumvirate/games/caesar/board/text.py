"""The board of CAESAR! as text: a pure function from a view's facts to lines with styles.

Nothing is told by colour alone: owners have letters, icons have shapes, markers are filled or hollow.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

from triumvirate.core.view import View
from triumvirate.games.caesar.board import map as caesar_map
from triumvirate.games.caesar.board.map import Box
from triumvirate.games.caesar.printed import DATA
from triumvirate.games.caesar.seats import Seat
from triumvirate.games.caesar.view import CaesarView, Solo

SEATS: tuple[Seat, Seat] = ("caesar", "pompey")
LETTER = {"caesar": "C", "pompey": "P"}
NAME = {"caesar": "Caesar", "pompey": "Pompey"}
ICON = {"sword": "†", "shield": "▿", "ship": "≈", "laurel": "*"}
LEGEND = "† sword  ▿ shield  ≈ ship  * laurel: any"
PAINT = {"caesar": "bold #ffffff on #9b2226", "pompey": "bold #ffffff on #1f4e8c"}
INK = {"caesar": "bold #d1495b", "pompey": "bold #5b8fd9"}
SHORT = {"tactics": "Tac", "wealth": "Wea", "might": "Mig", "senate": "Sen", "poison": "Poi", "centurion": "Cen"}
LONG = {name: name.capitalize()[:8] for name in SHORT} | {"centurion": "Centur."}
OUTLINE = "#8a8175"
MARKERS = int(DATA["markers"])
_BORDER = {border["id"]: border for border in DATA["borders"]}
_PROVINCE = {province["id"]: province for province in DATA["provinces"]}


@dataclass(frozen=True)
class Marks:
    """What a screen adds to the board: the cursor, spots to choose from, a token not yet placed, what is new."""

    cursor: str | None = None
    choices: frozenset[str] = frozenset()
    ghost: tuple[str, str, tuple[int, int] | None] | None = None  # space, seat, values (None: face down)
    new: frozenset[str] = field(default_factory=frozenset)


def draw(view: View, width: int, height: int, marks: Marks | None = None) -> Text:
    """The whole board, exactly so many characters wide and high."""
    marks = marks or Marks()
    seen = CaesarView.of(view)
    places = caesar_map.layout(width, height)
    sheet = _Sheet(width, height)
    for row, line in enumerate(places.outlines):
        sheet.write(0, row, line, OUTLINE)
    for province, box in places.provinces.items():
        _draw_province(sheet, box, province, seen, marks)
    for space, box in places.spaces.items():
        _draw_space(sheet, box, space, seen, marks)
    for seat in SEATS:
        _draw_player(sheet, places.corners[seat], seat, seen, bool(view.options.get("centurions")))
    return sheet.text()


def _draw_province(sheet: _Sheet, box: Box, name: str, seen: CaesarView, marks: Marks) -> None:
    settled = seen.provinces[name]
    roomy = box.height >= 3
    owner, bonus = settled.control, seen.bonuses[name]
    title = caesar_map.title(name, roomy)
    style = PAINT[owner] if owner else "dim" if settled.closed else "bold"
    if name in marks.choices:
        style += " underline"
    if name == marks.cursor:
        style += " reverse"
    sheet.centre(box, 0, title, style)
    caesar, pompey = (settled.totals[seat] for seat in SEATS)
    totals = [(str(caesar), INK["caesar"]), (":", ""), (str(pompey), INK["pompey"])]
    if owner:
        marker = ("○" if settled.flipped else "●") * len(_PROVINCE[name]["control"]) + LETTER[owner]
        held = [(marker, INK[owner])]
    elif settled.closed:
        held = [("tied", "dim")]
    else:
        held = [((LONG[bonus] if roomy else SHORT[bonus]) if bonus else "", "italic")]
    if roomy:
        sheet.centre_parts(box, 1, held)
        sheet.centre_parts(box, 2, totals)
    else:
        gap = " " if sum(len(text) for text, _ in [*held, *totals]) < box.width else ""
        sheet.centre_parts(box, 1, [*held, (gap, ""), *totals])


def _draw_space(sheet: _Sheet, box: Box, name: str, seen: CaesarView, marks: Marks) -> None:
    lying = seen.borders[name]
    here = " reverse" if name == marks.cursor else ""
    if marks.ghost and marks.ghost[0] == name:
        _, seat, values = marks.ghost
        sheet.write(box.column, box.row, token_cell(name, seat, values), PAINT[seat] + " reverse blink")
    elif lying is None:
        edge = "‖" if _BORDER[name]["double_lined"] else "│"
        chosen = name in marks.choices
        style = "bold #c9a227" if chosen else "#8a8175"
        sheet.write(box.column, box.row, f"{edge} {ICON[_BORDER[name]['icon']]} {edge}", style + here)
    elif lying.marker:
        sheet.write(box.column, box.row, f" ●{LETTER[lying.marker]}● ", PAINT[lying.marker] + here)
    else:
        values = None if lying.facedown else lying.values
        style = PAINT[lying.seat]
        style += " underline" if name in marks.new or name in marks.choices else ""
        sheet.write(box.column, box.row, token_cell(name, lying.seat, values), style + here)


def token_cell(space: str, seat: str, values: tuple[int, int] | None) -> str:
    """A token as five characters: each value beside an arrow to the province that it faces; `▒` when face down."""
    if values is None:
        return f"▒▒{LETTER[seat]}▒▒"
    first, second = values if caesar_map.first_is_before()[space] else (values[1], values[0])
    before, after = "◂▸" if caesar_map.directions()[space] == "across" else "▴▾"
    return f"{first}{before}{LETTER[seat]}{after}{second}"


def _draw_player(sheet: _Sheet, box: Box, seat: Seat, seen: CaesarView, centurions: bool) -> None:
    placed = seen.placed[seat]
    turn = " ◀" if seen.to_move == seat else ""
    solo = seen.solo
    name = "Auto-Crassus" if solo and solo.seat == seat else NAME[seat]
    sheet.write(box.column, box.row, f" {name} ({LETTER[seat]}) {placed}/{MARKERS} ", PAINT[seat])
    sheet.write(box.column + len(f" {name} ({LETTER[seat]}) {placed}/{MARKERS} "), box.row, turn, "bold")
    sheet.write(box.column, box.row + 1, "●" * placed + "○" * (MARKERS - placed), INK[seat])
    senates = f"Senate {seen.senate[seat]}"
    if solo and solo.seat == seat:
        sheet.write(box.column + MARKERS + 1, box.row + 1, f"bag {seen.bag_sizes[seat]}", "")
        _write_line(sheet, box, senates, solo)
        return
    held = f"hand {seen.hand_sizes[seat]}  bag {seen.bag_sizes[seat]}"
    sheet.write(box.column, box.row + 2, f"{senates}  {held}", "")
    if centurions:
        left = " ".join(short_token(token) for token in seen.centurions[seat])
        sheet.write(box.column, box.row + 3, f"cent. {left}", "")


def _write_line(sheet: _Sheet, box: Box, senates: str, solo: Solo) -> None:
    """The automaton's tiles and its line of tokens, in as many rows as they take: nothing of them is cut."""
    words = [senates, f" tiles {''.join(solo.tiles) or '–'}", " line", *(short_token(token) for token in solo.line)]
    rows = [""]
    for word in words:
        longer = f"{rows[-1]} {word}" if rows[-1] else word.strip()
        if len(longer) <= box.width:
            rows[-1] = longer
        else:
            rows.append(word.strip())
    for number, row in enumerate(rows):
        sheet.write(box.column, box.row + 2 + number, row.ljust(box.width), "")


def short_token(token: str) -> str:
    """`ship-5-1` as `≈5/1`; the icons of a token that carries several stand side by side."""
    *icons, high, low = token.split("-")
    return "".join(ICON.get(icon, "") for icon in icons) + f"{high}/{low}"


class _Sheet:
    """A grid of characters with styles."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def write(self, column: int, row: int, text: str, style: str) -> None:
        """Put text down; what does not fit is cut."""
        if 0 <= row < self.height:
            for place, character in enumerate(text, column):
                if 0 <= place < self.width:
                    self.cells[row][place] = (character, style)

    def centre(self, box: Box, row: int, text: str, style: str) -> None:
        """Put text in the middle of a line of a box."""
        self.write(box.column + (box.width - len(text)) // 2, box.row + row, text, style)

    def centre_parts(self, box: Box, row: int, parts: list[tuple[str, str]]) -> None:
        """The same for text in several styles."""
        column = box.column + (box.width - sum(len(text) for text, _ in parts)) // 2
        for text, style in parts:
            self.write(column, box.row + row, text, style)
            column += len(text)

    def text(self) -> Text:
        """All of it, runs of one style together."""
        out = Text(no_wrap=True, end="")
        for number, row in enumerate(self.cells):
            start = 0
            for at in range(1, self.width + 1):
                if at == self.width or row[at][1] != row[start][1]:
                    run = "".join(character for character, _ in row[start:at])
                    out.append(run, Style.parse(row[start][1]) if row[start][1] else None)
                    start = at
            if number + 1 < self.height:
                out.append("\n")
        return out


def draw_view(view: View, width: int) -> Text:
    """The board at most so wide, with the hand of whoever looks."""
    wide = max(80, width)
    board = draw(view, wide, 18 if wide < 84 else round(wide * 0.4))
    held = CaesarView.of(view).hand
    if held:
        hand = "  ".join(short_token(token) for token in held)
        board.append(f"\nYour hand: {hand}   ({LEGEND})")
    return board
