"""A book for the terminal: 80 columns of characters, with a twin of every drawing."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from triumvirate.book.document import (
    Block,
    Book,
    FactTable,
    Figure,
    OptionTold,
    Paragraph,
    PieceList,
    Points,
    Section,
    plainly,
)
from triumvirate.book.words import WORDS

WIDTH = 80
INDENT = "  "


def lines_of(book: Book, chosen: Sequence[Section] | None = None) -> Iterator[tuple[str, str]]:
    """The lines with the style of each (`title`, `heading`, `mark` or none); all sections, or some."""
    words = WORDS[book.language]
    if chosen is None:
        players = f", {book.players} {words['players']}" if book.players else ""
        yield f"{book.title}, {words['version']} {book.version}{players}", "title"
        yield "", ""
        for mark, about in book.marks.items():
            yield from _wrapped(f"[{words[mark]}] {about}.", "", INDENT, "mark")
    for chapter in book.chapters:
        told = [section for section in chapter.sections if chosen is None or section in chosen]
        if told and chosen is None:
            yield "", ""
            yield chapter.title.upper(), "title"
        for section in told:
            yield "", ""
            yield f"{section.title}  ({section.id})", "heading"
            blocks = [told for told in (list(_block(block, words)) for block in section.blocks) if told]
            for number, told_block in enumerate(blocks):
                if number:
                    yield "", ""
                yield from told_block


def _block(block: Block, words: dict[str, str]) -> Iterator[tuple[str, str]]:
    if isinstance(block, Paragraph):
        mark = f"[{words[block.mark]}] " if block.mark else ""
        yield from _wrapped(mark + plainly(block.text), INDENT, INDENT, "mark" if mark else "")
    elif isinstance(block, Points):
        for number, item in enumerate(block.items, 1):
            sign = f"{number}. " if block.numbered else "- "
            yield from _wrapped(sign + plainly(item), INDENT, INDENT + " " * len(sign))
    elif isinstance(block, OptionTold):
        values = ", ".join(f"{value} ({words['usual']})" if value == block.usual else value for value in block.values)
        yield from _wrapped(f"{block.title}: {plainly(block.text)}", INDENT, INDENT * 2)
        yield from _wrapped(f"{block.option}: {values}", INDENT * 2, INDENT * 3, "mark")
    elif isinstance(block, PieceList):
        for piece in block.pieces:
            count = f" × {piece.count}" if piece.count else ""
            yield from _wrapped(f"{piece.plain}  {piece.name}{count}", INDENT, INDENT * 2, "piece")
            yield from _wrapped(plainly(piece.text), INDENT * 3, INDENT * 3)
    elif isinstance(block, FactTable):
        yield from _table(block)
    elif isinstance(block, Figure):
        yield from _figure(block, words)


def _figure(figure: Figure, words: dict[str, str]) -> Iterator[tuple[str, str]]:
    title = f"{words['example']}: {figure.title}" if figure.example else figure.title
    drawn = [picture for picture in figure.pictures if picture.plain]
    if not figure.text and not drawn:
        return  # nothing of it can be said in characters
    yield INDENT + title, "piece"
    for number, picture in enumerate(drawn):
        if len(drawn) > 1:
            yield f"{INDENT * 2}{words['after' if number else 'before']}:", "mark"
        for line in picture.plain.splitlines():
            yield from _wrapped(line.rstrip(), INDENT * 3, INDENT * 5)
    yield from _wrapped(plainly(figure.text), INDENT * 2, INDENT * 2)


def _table(table: FactTable) -> Iterator[tuple[str, str]]:
    """Columns as wide as they want to be; where that is too wide, the widest are broken into lines."""
    if table.title:
        yield from _wrapped(table.title, INDENT, INDENT, "piece")
    rows = [table.head, *([plainly(cell) for cell in row] for row in table.rows)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(table.head))]
    least = [max(len(word) for row in rows for word in row[column].split() or [""]) for column in range(len(widths))]
    room = WIDTH - len(INDENT) - 2 * (len(widths) - 1)
    while sum(widths) > room and widths != least:
        widest = max(range(len(widths)), key=lambda column: (widths[column] > least[column], widths[column]))
        widths[widest] -= 1
    for number, row in enumerate(rows):
        broken = [textwrap.wrap(cell, max(width, 1)) or [""] for cell, width in zip(row, widths, strict=True)]
        for line in range(max(map(len, broken))):
            cells = [
                (cell[line] if line < len(cell) else "").ljust(width)
                for cell, width in zip(broken, widths, strict=True)
            ]
            yield f"{INDENT}{'  '.join(cells)}".rstrip(), "piece" if number == 0 else ""


def _wrapped(text: str, first: str, after: str, style: str = "") -> Iterator[tuple[str, str]]:
    for line in textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=after, break_on_hyphens=False):
        yield line, style
