"""A book as one page of HTML that needs nothing else: to print on A4, to send, to put into the documentation."""

from __future__ import annotations

from html import escape

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
    Words,
)
from triumvirate.book.words import WORDS

STYLE = """
@page { size: A4; margin: 16mm 15mm 18mm }
body { font: 10.5pt/1.42 "Palatino Linotype", Palatino, "Liberation Serif", Georgia, serif; color: #2c1f15;
  max-width: 48rem; margin: 1rem auto; padding: 0 1rem; background: #fffdf7 }
h1 { font-size: 24pt; letter-spacing: .08em; margin: 0 0 .2rem; color: #7c1c18 }
h2.new { break-before: page }
h2 { font-size: 16pt; color: #7c1c18; border-bottom: 1.5pt solid #cbb994; margin: 1.4rem 0 .5rem; break-after: avoid }
h3 { font-size: 11.5pt; margin: .9rem 0 .2rem; break-after: avoid }
h3 small { font-weight: 400; color: #7a6650 }
p { margin: .25rem 0 .45rem } a { color: #7c1c18; text-decoration: none }
.marked { border-left: 3px solid #b98a1e; padding-left: .6rem }
.mark { font: 700 7.5pt system-ui, sans-serif; border: 1px solid #8a6410; color: #7a560c; border-radius: 9pt;
  padding: 0 .45em; margin-right: .4em; white-space: nowrap }
.pieces { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .4rem .9rem;
  list-style: none; padding: 0; margin: .5rem 0 }
.pieces li { display: flex; flex-wrap: wrap; gap: .2rem .6rem; align-items: center; break-inside: avoid }
.pieces li span { flex: 1 1 8rem }
.pieces svg { flex: none; height: 34pt; width: auto; max-width: 11rem } .pieces small { color: #5c4a38 }
figure { margin: .6rem 0; break-inside: avoid } figure .pair { display: flex; gap: .6rem }
figure .pair.wide { display: block } figure .pair div { flex: 1 1 0 }
figure svg { display: block; box-sizing: border-box; width: 100%; height: auto; border: 1px solid #cbb994;
  border-radius: 5px; overflow: hidden }
figcaption { font-size: 9.5pt; margin-top: .25rem; break-before: avoid }
table { border-collapse: collapse; font-size: 9pt; margin: .5rem 0; width: 100% } caption { text-align: left; font-weight: 700 }
table.short, dl { break-inside: avoid } p:has(+ table), tr:nth-last-child(-n+4) { break-after: avoid }
p, li { orphans: 3; widows: 3 }
th, td { border: 1px solid #cbb994; padding: .12rem .4rem; text-align: left; vertical-align: top } tr { break-inside: avoid }
code { font-size: 9pt } dl { margin: .3rem 0 } dt { font-weight: 700 } dd { margin: 0 0 .3rem 1rem }
@media print { body { background: none; max-width: none; margin: 0; padding: 0; color: #000 } }
nav ul { columns: 2; font-size: 9.5pt; padding-left: 1rem }
"""
WIDE = 2.0  # a strip, such as a road: two of them stand one above the other
SHORT = 24  # rows: a table that is not broken; longer ones repeat their head
HIGH = {False: 128.0, True: 72.0}  # millimetres of a picture of the whole board, and of an example


def page(book: Book) -> str:
    """A whole page."""
    words = WORDS[book.language]
    players = f", {book.players} {words['players']}" if book.players else ""
    contents = "".join(f'<li><a href="#{chapter.id}">{escape(chapter.title)}</a></li>' for chapter in book.chapters)
    return (
        f'<!doctype html><html lang="{book.language}"><meta charset="utf-8"><title>{escape(book.title)}</title>'
        f"<style>{STYLE}</style><h1>{escape(book.title)}</h1>"
        f"<p><small>Triumvirate, {words['version']} {book.version}{players}</small></p>"
        f"<nav><ul>{contents}</ul></nav>{article(book)}</html>\n"
    )


def article(book: Book) -> str:
    """The marks and all chapters."""
    words = WORDS[book.language]
    parts = [f"<p>{_mark(mark, words)} {escape(about)}.</p>" for mark, about in book.marks.items()]
    for number, chapter in enumerate(book.chapters):
        new = ' class="new"' if number == 1 else ""  # the story and the aim are the title page
        parts.append(f'<h2 id="{chapter.id}"{new}>{escape(chapter.title)}</h2>')
        parts += [section_of(section, words) for section in chapter.sections]
    return "\n".join(parts)


def section_of(section: Section, words: dict[str, str]) -> str:
    """One section with its heading."""
    heading = f'<h3 id="{anchor(section.id)}">{escape(section.title)} <small>{section.id}</small></h3>'
    return "\n".join([heading, *(_block(block, words) for block in section.blocks)])


def anchor(section: str) -> str:
    """Where a section stands in the page; a chapter may have the same name."""
    return f"s-{section}"


def _mark(mark: str, words: dict[str, str]) -> str:
    return f'<span class="mark">{escape(words[mark])}</span>'


def _words(words: Words) -> str:
    tags = {"strong": "strong", "code": "code"}
    told = []
    for span in words:
        text = escape(span.text)
        if span.look == "section":
            told.append(f'<a href="#{anchor(span.text)}">§{text}</a>')
        elif span.look == "plain":
            told.append(text)
        else:
            told.append(f"<{tags[span.look]}>{text}</{tags[span.look]}>")
    return "".join(told)


def _block(block: Block, words: dict[str, str]) -> str:
    if isinstance(block, Paragraph):
        if block.mark is None:
            return f"<p>{_words(block.text)}</p>"
        return f'<p class="marked">{_mark(block.mark, words)}{_words(block.text)}</p>'
    if isinstance(block, Points):
        tag = "ol" if block.numbered else "ul"
        return f"<{tag}>" + "".join(f"<li>{_words(item)}</li>" for item in block.items) + f"</{tag}>"
    if isinstance(block, OptionTold):
        values = ", ".join(f"{value} ({words['usual']})" if value == block.usual else value for value in block.values)
        title = f"<dt>{escape(block.title)} <code>{block.option}</code></dt>"
        return f"<dl>{title}<dd>{_words(block.text)} <small>{escape(values)}</small></dd></dl>"
    if isinstance(block, PieceList):
        told = []
        for piece in block.pieces:
            count = f" × {piece.count}" if piece.count else ""
            name = f"<strong>{escape(piece.name)}</strong>{count}<br><small>{_words(piece.text)}</small>"
            told.append(f"<li>{piece.svg}<span>{name}</span></li>")
        return f'<ul class="pieces">{"".join(told)}</ul>'
    if isinstance(block, FactTable):
        head = "".join(f"<th>{escape(cell)}</th>" for cell in block.head)
        rows = "".join("<tr>" + "".join(f"<td>{_words(cell)}</td>" for cell in row) + "</tr>" for row in block.rows)
        short = ' class="short"' if len(block.rows) <= SHORT else ""
        caption = f"<caption>{escape(block.title)}</caption>"
        return f"<table{short}>{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return _figure(block, words)


def _figure(figure: Figure, words: dict[str, str]) -> str:
    title = f"{words['example']}: {figure.title}" if figure.example else figure.title
    most = HIGH[bool(figure.example)]
    pictures = "".join(
        f'<div style="max-width:{most * _shape(picture.svg):.0f}mm">{picture.svg}</div>' for picture in figure.pictures
    )
    wide = " wide" if any(_shape(picture.svg) > WIDE for picture in figure.pictures) else ""
    return (
        f'<figure><div class="pair{wide}">{pictures}</div>'
        f"<figcaption><strong>{escape(title)}</strong> {_words(figure.text)}</figcaption></figure>"
    )


def _shape(svg: str) -> float:
    """How much wider than high a picture is."""
    *_, width, height = svg.partition('viewBox="')[2].partition('"')[0].split()
    return float(width) / float(height)
