"""The blocks and cards of JULIUS CAESAR for its book, drawn as the board draws them."""

from __future__ import annotations

from collections.abc import Mapping

from triumvirate.core.book import Asked, Piece
from triumvirate.games.julius.board.pieces import card_face, rating, whole_block
from triumvirate.games.julius.book.facts import strengths
from triumvirate.games.julius.printed import DATA


def blocks(asked: Asked) -> Mapping[str, Piece]:
    """A block of each kind, and how many of the kind there are on both sides."""
    made = {}
    for block in DATA["blocks"]:
        key = f"block.{block['type']}"
        if key not in made:
            count = sum(other["type"] == block["type"] for other in DATA["blocks"])
            made[key] = Piece(whole_block(block), f"[{rating(block)} {strengths(block)}]", count)
    return made


def commands(asked: Asked) -> Mapping[str, Piece]:
    """The command cards, equal ones together."""
    made = {}
    for card in DATA["cards"]:
        if not card["event"] and f"card.{card['move']}-{card['levy']}" not in made:
            count = sum((other["move"], other["levy"]) == (card["move"], card["levy"]) for other in DATA["cards"])
            made[f"card.{card['move']}-{card['levy']}"] = Piece(
                card_face(card), f"[{card['move']}/{card['levy']}]", count
            )
    return made


def events(asked: Asked) -> Mapping[str, Piece]:
    """The cards of the gods."""
    return {
        f"card.{card['id']}": Piece(card_face(card), f"[{card['name']}]", 1) for card in DATA["cards"] if card["event"]
    }


PIECES = {"blocks": blocks, "commands": commands, "events": events}
