"""A game's book, made from its text, its data and its rulings: `book_of(game, language, players)`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

from msgspec.structs import replace

from triumvirate.book import playing, reading
from triumvirate.book.audit import sections_of
from triumvirate.book.document import (
    Block,
    Book,
    Chapter,
    Drawn,
    FactTable,
    Figure,
    Mark,
    OptionTold,
    Paragraph,
    PieceList,
    PieceTold,
    Points,
    Section,
    Span,
    Words,
)
from triumvirate.book.filling import fill, looks
from triumvirate.book.reading import Item, Part, Text
from triumvirate.book.words import MARKS, WORDS
from triumvirate.core import speech
from triumvirate.core.book import Asked, BookSource, Facts
from triumvirate.core.errors import BadRequest
from triumvirate.core.game import Game
from triumvirate.core.options import Option, OptionValue


def book_of(game: Game, language: str = "en", players: int = 0) -> Book:
    """The rules of a game for people; in English where a language is not spoken here."""
    spoken = speech.known(language)
    counts = game.counts if len(game.counts) > 1 else ()
    usual = len(game.seats(game.check({}))) if counts else 0
    return _made(game, spoken, players if players in counts else usual)


def text_file(game: Game, language: str) -> Path:
    """Where the text of a game's book is."""
    return game.package / "data" / f"book.{language}.md"


@cache
def _made(game: Game, language: str, players: int) -> Book:
    asked = Asked(language, players)
    file = text_file(game, language)
    chapters = _Maker(game, asked, reading.read_text(file)).chapters() if file.exists() else _from_code(game)
    used = {
        block.mark
        for chapter in chapters
        for section in chapter.sections
        for block in section.blocks
        if isinstance(block, Paragraph)
    }
    return Book(
        game=game.name,
        title=game.title,
        version=game.version,
        language=language,
        players=players,
        counts=list(game.counts) if len(game.counts) > 1 else [],
        marks={mark: WORDS[language][f"{mark}.about"] for mark in MARKS if mark in used},
        chapters=chapters,
    )


def _from_code(game: Game) -> list[Chapter]:
    """A game that has no text: what its functions say they do, section by section."""
    sections = [
        Section(told.id, told.title or told.id, [Paragraph([Span(entry.paraphrase)]) for entry in told.functions])
        for told in sections_of(game)
        if told.functions
    ]
    return [Chapter("rules", game.title, sections)]


class _Maker:
    """Fills the gaps of a text and puts pieces, tables and examples where it names them."""

    def __init__(self, game: Game, asked: Asked, text: Text) -> None:
        self.game, self.asked, self.text = game, asked, text
        self.source: BookSource = game.book.get() if game.book is not None else BookSource(lambda asked: {})
        self.facts: Facts = {**text.words, **self.source.facts(asked)}
        self.options: dict[str, Option] = {option.name: option for option in game.options}

    def chapters(self) -> list[Chapter]:
        """All chapters; those without a section for this table are left out."""
        made = [
            Chapter(name, self.said(title), [self.section(part) for part in parts if self.is_told(part.only)])
            for name, title, parts in self.text.chapters
        ]
        return [self.with_pieces_told(chapter, made) for chapter in made if chapter.sections]

    def is_told(self, only: list[tuple[str, bool]]) -> bool:
        """Whether what hangs on facts is told at this table."""
        unknown = [flag for flag, _ in only if flag not in self.facts]
        if unknown:
            raise BadRequest(f"The book asks for '{unknown[0]}', which is no fact of it.")
        return all(bool(self.facts[flag]) is wanted for flag, wanted in only)

    def said(self, text: str, facts: Facts | None = None) -> str:
        """A sentence with its gaps filled."""
        return fill(text, self.facts if facts is None else {**self.facts, **facts}, self.asked.language)

    def words(self, text: str, facts: Facts | None = None) -> Words:
        """A sentence with its gaps filled and its looks."""
        return looks(self.said(text, facts))

    def section(self, part: Part) -> Section:
        """A section with its blocks; points that follow each other are one list."""
        blocks: list[Block] = []
        for item in part.items:
            if not self.is_told(item.only):
                continue
            last = blocks[-1] if blocks else None
            if item.sort in ("point", "number"):
                numbered = item.sort == "number"
                if isinstance(last, Points) and last.numbered == numbered:
                    last.items.append(self.words(item.text))
                else:
                    blocks.append(Points([self.words(item.text)], numbered))
            else:
                blocks.append(self.block(item, part.id))
        return Section(part.id, self.said(part.title), blocks)

    def block(self, item: Item, section: str) -> Block:
        """One block."""
        if item.sort == "option":
            return self.option(item)
        if item.sort == "pieces":
            return self.pieces(item, section)
        if item.sort == "table":
            rows = self.source.tables[item.name](self.asked)
            return FactTable(
                self.said(item.title),
                [self.said(cell) for cell in item.head],
                [[self.words(cell) for cell in row] for row in rows],
            )
        if item.sort == "picture":
            picture = self.source.pictures[item.name](self.asked)
            return Figure(self.said(item.title), [Drawn(picture.svg, picture.plain)], self.words(item.text), None)
        if item.sort == "example":
            return self.example(item)
        mark = cast("Mark | None", item.mark or None)
        return Paragraph(self.words(item.text), mark, item.rulings)

    def example(self, item: Item) -> Figure:
        """A position, played by the rules."""
        example = self.source.examples[item.name]
        played = playing.play(self.game, example)
        drawn = [example.draw(view, self.asked) for view in played.shown]
        facts = example.facts(played.after, played.told)
        return Figure(
            self.said(item.title),
            [Drawn(picture.svg, picture.plain) for picture in drawn],
            self.words(item.text, facts),
            item.name,
        )

    def option(self, item: Item) -> OptionTold:
        """An option with its values from the plug."""
        option = self.options[item.name]
        values = option.choices or ((False, True) if option.type == "bool" else (None, *option.shipped))
        return OptionTold(
            item.name,
            self.said(item.title),
            [self.value(item.name, value) for value in values],
            self.value(item.name, option.default),
            self.words(item.text),
        )

    def value(self, option: str, value: OptionValue) -> str:
        """A value of an option as people read it: its name, and what the text says it means."""
        words = WORDS[self.asked.language]
        if isinstance(value, bool):
            return words["true" if value else "false"]
        if value is None:
            return words["none"]
        meant = self.text.words.get(f"{option}_{value}")
        return f"{value} = {meant}" if meant else str(value)

    def pieces(self, item: Item, section: str) -> PieceList:
        """Pieces, each with its drawing; the text and the data must name the same ones."""
        drawn = self.source.pieces[item.name](self.asked)
        named = [piece for piece, _, _ in item.pieces]
        if set(named) != set(drawn):
            raise BadRequest(f"Pieces '{item.name}': the text names {named}, the data {list(drawn)}.")
        told = []
        for piece, name, text in item.pieces:
            known = drawn[piece]
            told.append(
                PieceTold(piece, self.said(name), known.svg, known.plain, known.count, self.words(text), section)
            )
        return PieceList(told)

    def with_pieces_told(self, chapter: Chapter, made: list[Chapter]) -> Chapter:
        """Pieces whose text is only a section's name tell what that section says first."""
        first = {
            section.id: block.text
            for other in made
            for section in other.sections
            for block in section.blocks[:1]
            if isinstance(block, Paragraph)
        }

        def told(piece: PieceTold) -> PieceTold:
            if len(piece.text) != 1 or piece.text[0].look != "section":
                return piece
            section = piece.text[0].text
            return replace(piece, text=first.get(section, piece.text), section=section)

        sections = []
        for section in chapter.sections:
            blocks = [
                PieceList([told(piece) for piece in block.pieces]) if isinstance(block, PieceList) else block
                for block in section.blocks
            ]
            sections.append(replace(section, blocks=blocks))
        return replace(chapter, sections=sections)
