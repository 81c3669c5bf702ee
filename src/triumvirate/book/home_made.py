"""The rules of a home-made variant, written by themselves: a chapter for the book of its game."""

from __future__ import annotations

from msgspec.structs import replace

from triumvirate.book.document import Block, Book, Chapter, Paragraph, Points, Section, Span
from triumvirate.book.filling import looks
from triumvirate.book.making import book_of
from triumvirate.core import speech
from triumvirate.core.game import Game
from triumvirate.core.options import OptionValue

CHAPTER = "variant"


def chapter_of(game: Game, document: OptionValue, language: str) -> Chapter:
    """What a checked document changes and brings, in a language."""
    assert game.home_made is not None
    sections = [
        Section(part.id, part.title, _blocks(part.text, part.points))
        for part in game.home_made.told.get()(document, speech.known(language))
    ]
    return Chapter(CHAPTER, str(document["name"]), sections)


def guide_of(game: Game, language: str) -> list[Section]:
    """What may be written in a document, in a language; unlike a document's own words these have looks."""
    assert game.home_made is not None
    return [
        Section(
            part.id,
            part.title,
            [
                *(Paragraph(looks(text)) for text in part.text),
                *([Points([looks(p) for p in part.points])] if part.points else []),
            ],
        )
        for part in game.home_made.guide.get()(speech.known(language))
    ]


def _blocks(text: tuple[str, ...], points: tuple[str, ...]) -> list[Block]:
    blocks: list[Block] = [Paragraph([Span(sentence)]) for sentence in text]
    return [*blocks, Points([[Span(point)] for point in points])] if points else blocks


def book_with(game: Game, document: OptionValue, language: str, players: int = 0) -> Book:
    """The book of a game for a table that plays with a document: its own chapter first."""
    book = book_of(game, language, players)
    return replace(book, chapters=[chapter_of(game, document, language), *book.chapters])
