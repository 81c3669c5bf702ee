"""The book of a game on the wire."""

from __future__ import annotations

from typing import Any

import pytest

from triumvirate.server.client import Refused


def test_the_book_is_sent_in_the_language_and_for_the_table_asked_for(server: Any) -> None:
    book = server.client().book("rubico", "it", 3)
    assert (book.game, book.language, book.players, book.counts) == ("rubico", "it", 3, [3, 4, 5, 6, 7])
    assert book.chapters[0].title == "Una marcia, e un coltello"
    assert {type(block).__name__ for section in book.sections() for block in section.blocks} == {
        "Paragraph",
        "Points",
        "OptionTold",
        "PieceList",
        "FactTable",
        "Figure",
    }


def test_a_game_that_is_not_there_has_no_book(server: Any) -> None:
    with pytest.raises(Refused, match="senet"):
        server.client().book("senet")
