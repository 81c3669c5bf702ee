"""The blocks and cards of JULIUS CAESAR as the board and the book draw them."""

from __future__ import annotations

from pathlib import Path

from triumvirate.games.julius.printed import DATA, Block, Card
from triumvirate.show.drawing import (
    BLUE,
    COAST,
    CREAM,
    EDGE,
    GOLD,
    GREEN,
    INK,
    PLAIN,
    RED,
    Point,
    Sheet,
    drawings_of,
)

DRAWINGS = drawings_of(Path(__file__).with_name("drawings.json"))
COLOUR = {"caesar": "#a8742a", "pompeius": GREEN, "cleopatra": BLUE}
NUMERALS = ("0", "I", "II", "III", "IV")
SIDE = 28.0
_TYPE = {block["id"]: block["type"] for block in DATA["blocks"]}


def face(sheet: Sheet, at: Point, block: str, owner: str, strength: int, side: float = SIDE) -> None:
    """A block that one sees: its kind, and the strength it has."""
    x, y = at
    colour = COLOUR.get("cleopatra" if block == "cleopatra" else owner, INK)
    sheet.box(x - side / 2, y - side / 2, side, side, colour, rx=side / 7, stroke=EDGE, stroke_width=1.2)
    sheet.icon(_TYPE[block], (x, y - side / 7), side * 0.54, CREAM)
    sheet.text((x, y + side * 0.32), NUMERALS[strength], side * 0.36, CREAM, font_weight="bold")


def whole_block(block: Block) -> str:
    """A block at full strength with its rating beside it, as a picture of its own."""
    sheet = Sheet(96, 58, block["name"], DRAWINGS)
    face(sheet, (29, 29), block["id"], block["side"], block["strengths"][-1], 50)
    said = rating(block)
    sheet.box(57, 10, 38, 38, PLAIN, rx=7)
    sheet.text((76, 29), said, 20 if len(said) < 3 else 15, INK, font_weight="bold")
    return sheet.done()


def rating(block: Block) -> str:
    """When a block acts and what its dice must not exceed."""
    return f"{'/'.join(block['initiative'])}{block['firepower']}"


def card_face(card: Card) -> str:
    """A card: a god's name, or move points above levy points."""
    sheet = Sheet(58, 76, card["name"], DRAWINGS)
    sheet.box(4, 4, 50, 68, PLAIN, rx=6, stroke=RED if card["event"] else COAST, stroke_width=2.6)
    if card["event"]:
        sheet.icon("star", (29, 26), 26, GOLD)
        sheet.text((29, 56), card["name"], 12, INK, font_weight="bold")
        return sheet.done()
    sheet.text((29, 30), str(card["move"]), 30, INK, font_weight="bold")
    sheet.text((29, 58), "▲" * card["levy"], 14, RED)
    return sheet.done()
