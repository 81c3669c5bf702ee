"""The cards of RUBICO for its book, drawn as the board draws them."""

from __future__ import annotations

from collections.abc import Mapping

from triumvirate.core.book import Asked, Piece
from triumvirate.games.rubico.board import pieces as drawn
from triumvirate.games.rubico.board.svg import STAR
from triumvirate.games.rubico.names import FACE_NAMES
from triumvirate.games.rubico.printed import DATA, deck_of
from triumvirate.games.rubico.state import POWERS, SENATE_CARDS
from triumvirate.games.rubico.truth import RowCard
from triumvirate.games.rubico.words import catalogue
from triumvirate.show.drawing import COAST, CREAM, EDGE, GOLD, PLAIN, RED, Sheet

LETTER = {"red": "R", "blue": "B", "janus": "J", "pompey": "P"}


def march(asked: Asked) -> Mapping[str, Piece]:
    """The March cards that are in play at this count of players."""
    deck = deck_of(asked.players)
    made = {}
    for face in FACE_NAMES:
        sheet = Sheet(58, 76, catalogue(asked.language)["faces"][face], drawn.DRAWINGS)
        drawn.march_card(sheet, 5, 5, RowCard(face=face, said=None, picked=False, covered=False, known_by=[]))
        made[f"march.{face}"] = Piece(sheet.done(), f"[{LETTER[face]}]", deck[face])
    return made


def senate(asked: Asked) -> Mapping[str, Piece]:
    """The Senate cards."""
    made = {}
    for name in SENATE_CARDS:
        written = drawn.senate_name(name, asked.language)
        sheet = Sheet(84, 60, written, drawn.DRAWINGS)
        drawn.senate_card(sheet, 5, 5, name, asked.language)
        made[f"senate.{name}"] = Piece(sheet.done(), f"[{written}]", DATA["senate_cards"][name])
    return made


def powers(asked: Asked) -> Mapping[str, Piece]:
    """The power cards, one of each."""
    made = {}
    for name in POWERS:
        called = catalogue(asked.language)["powers"][name]
        sheet = Sheet(84, 76, called, drawn.DRAWINGS)
        drawn.power_card(sheet, 5, 5, name, asked.language)
        made[f"power.{name}"] = Piece(sheet.done(), f"[{called.upper()}]", 1)
    return made


def others(asked: Asked) -> Mapping[str, Piece]:
    """Roles, the Centurion, Caesar's marker and the checkpoints."""
    made, words = {}, catalogue(asked.language)["drawn"]
    roles = DATA["roles"][str(asked.players)]
    for side, colour in (("caesar", "red"), ("senate", "blue")):
        sheet = Sheet(58, 76, words[f"role.{side}"], drawn.DRAWINGS)
        drawn.role_card(sheet, 5, 5, side)
        made[f"role.{side}"] = Piece(sheet.done(), f"({LETTER[colour]})", roles[colour])
    sheet = Sheet(58, 58, words["centurion"], drawn.DRAWINGS)
    sheet.circle((29, 29), 28, PLAIN, stroke=COAST, stroke_width=1.5)
    sheet.icon("centurion", (29, 29), 38, "#6b2d2a")
    made["centurion"] = Piece(sheet.done(), "(C)", 1)
    sheet = Sheet(58, 58, words["marker"], drawn.DRAWINGS)
    sheet.circle((29, 29), 23, RED, stroke=EDGE, stroke_width=1.5)
    sheet.icon("caesar", (29, 29), 32, CREAM)
    made["marker"] = Piece(sheet.done(), "(►)", 1)
    sheet = Sheet(58, 58, words["checkpoint"], drawn.DRAWINGS)
    sheet.circle((29, 29), 23, PLAIN, stroke=GOLD, stroke_width=3.5)
    sheet.path(STAR, GOLD, transform="translate(19 19) scale(0.83)", opacity=0.55, stroke=COAST)
    made["checkpoint"] = Piece(sheet.done(), "*")
    return made


PIECES = {"march": march, "senate": senate, "powers": powers, "others": others}
