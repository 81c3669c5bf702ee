"""The pieces of CAESAR! for its book, drawn as the board draws them."""

from __future__ import annotations

import math
from collections.abc import Mapping

from triumvirate.core.book import Asked, Piece
from triumvirate.games.caesar.board import pieces as drawn
from triumvirate.games.caesar.board.text import ICON
from triumvirate.games.caesar.printed import DATA, ICONS, Token
from triumvirate.games.caesar.words import catalogue
from triumvirate.show.drawing import COAST, CREAM, GOLD, HALO, INK, PLAIN, Sheet

UP = -math.pi / 2  # the higher value above
STEP = 58.0


def _strip(title: str, tokens: list[Token]) -> str:
    sheet = Sheet(STEP * len(tokens), STEP, title, drawn.DRAWINGS)
    for number, token in enumerate(tokens):
        name = "-".join([*token["icons"], *map(str, token["values"])])
        drawn.token(sheet, "caesar", (STEP * (number + 0.5), STEP / 2), name, token["values"], UP)
    return sheet.done()


def _plain(tokens: list[Token]) -> str:
    return "  ".join(
        "".join(ICON[icon] for icon in token["icons"]) + "{}/{}".format(*token["values"]) for token in tokens
    )


def influence(asked: Asked) -> Mapping[str, Piece]:
    """The tokens of one player by their icon."""
    made = {}
    for icon in ICONS:
        tokens = [token for token in DATA["influence"] if token["icons"] == [icon]]
        made[f"token.{icon}"] = Piece(
            _strip(catalogue(asked.language)["icons"][icon], tokens), _plain(tokens), len(tokens)
        )
    return made


def centurions(asked: Asked) -> Mapping[str, Piece]:
    """The strong tokens of one player."""
    return {
        "token.centurion": Piece(
            _strip(catalogue(asked.language)["drawn"]["centurions"], DATA["centurions"]),
            _plain(DATA["centurions"]),
            len(DATA["centurions"]),
        )
    }


def bonuses(asked: Asked) -> Mapping[str, Piece]:
    """The bonus tokens of the base game and the expansions."""
    made = {}
    for group in DATA["bonuses"].values():
        for name, count in group.items():
            called = catalogue(asked.language)["bonuses"][name]
            sheet = Sheet(STEP, STEP, called, drawn.DRAWINGS)
            drawn.bonus(sheet, name, (STEP / 2, STEP / 2), 46)
            made[f"bonus.{name}"] = Piece(sheet.done(), f"[{called}]", count)
    return made


def others(asked: Asked) -> Mapping[str, Piece]:
    """Markers, and what is printed on the board."""
    words = catalogue(asked.language)["drawn"]
    both = Sheet(2 * STEP, STEP, words["markers"], drawn.DRAWINGS)
    drawn.marker(both, "caesar", (STEP / 2, STEP / 2), False, 24)
    drawn.marker(both, "pompey", (STEP * 1.5, STEP / 2), False, 24)
    turned = Sheet(2 * STEP, STEP, words["facedown"], drawn.DRAWINGS)
    drawn.marker(turned, "caesar", (STEP / 2, STEP / 2), True, 24)
    drawn.back(turned, "pompey", (STEP * 1.5, STEP / 2), None)
    spaces = Sheet(3 * STEP, STEP, words["spaces"], drawn.DRAWINGS)
    for number, icon in enumerate(("sword", "shield", "ship")):
        at = (STEP * (number + 0.5), STEP / 2)
        spaces.circle(at, 26, HALO, stroke=COAST, stroke_width=1.8)
        spaces.icon(icon, at, 26, INK)
    double = Sheet(STEP, STEP, words["double"], drawn.DRAWINGS)
    double.circle((STEP / 2, STEP / 2), 27, HALO, stroke=COAST, stroke_width=2)
    double.circle((STEP / 2, STEP / 2), 22, HALO, stroke=COAST, stroke_width=1.8)
    doubles = [border for border in DATA["borders"] if border["double_lined"]]
    return {
        "marker": Piece(both.done(), "●C ●P", DATA["markers"]),
        "facedown": Piece(turned.done(), "○C ▒▒P▒▒"),
        "space": Piece(spaces.done(), "│ † │ │ ▿ │ │ ≈ │", len(DATA["borders"]) - len(doubles)),
        "space.double": Piece(double.done(), "‖   ‖", len(doubles)),
    }


def tiles(asked: Asked) -> Mapping[str, Piece]:
    """The command tiles of Auto-Crassus: how many of each the decks use at most."""
    made = {}
    for letter, tasks in DATA["tiles"].items():
        most = max(deck.get(letter, 0) for decks in DATA["decks"].values() for deck in decks.values())
        sheet = Sheet(STEP, STEP, catalogue(asked.language)["drawn"]["tile"].format(letter=letter), drawn.DRAWINGS)
        sheet.box(5, 5, STEP - 10, STEP - 10, PLAIN, rx=8, stroke=GOLD, stroke_width=3)
        sheet.text((STEP / 2, STEP / 2 - 6), letter, 26, font_weight="bold")
        for number in range(len(tasks)):
            sheet.circle((STEP / 2 + (number - (len(tasks) - 1) / 2) * 9, STEP - 15), 2.6, INK, stroke=CREAM)
        made[f"tile.{letter.lower()}"] = Piece(sheet.done(), f"[{letter}]", most)
    return made


PIECES = {"influence": influence, "centurions": centurions, "bonuses": bonuses, "others": others, "tiles": tiles}
