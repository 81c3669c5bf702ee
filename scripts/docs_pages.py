"""MkDocs hook: makes the pages of the rules from the games' books, the rules' functions and tests, and the rulings."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from triumvirate.book.audit import Section, rulings_of, sections_of
from triumvirate.book.making import book_of
from triumvirate.book.page import section_of
from triumvirate.book.words import WORDS
from triumvirate.core.game import Game
from triumvirate.games import find_game, game_names

ROOT = Path(__file__).parent.parent


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add a page of rules for each game, and the files that stand at the root of the repository."""
    for name in game_names():
        files.append(File.generated(config, f"rules/{name}.md", content=rules_page(find_game(name))))
    for source, target in (("CHANGELOG.md", "changelog.md"), ("CREDITS.md", "credits.md")):
        files.append(File.generated(config, target, content=(ROOT / source).read_text(encoding="utf-8")))
    return files


def rules_page(game: Game) -> str:
    """One game's book, drawings included, where the code and its tests are, and all rulings."""
    code = {section.id: section for section in sections_of(game)}
    book = book_of(game)
    words = WORDS[book.language]
    lines = [
        f"# The rules of {game.title}",
        "",
        f"In our own words: rules version {book.version}, as the client and `triumvirate rules {game.name}` tell them. "
        f"`triumvirate rules {game.name} SECTION --audit` prints a section with its functions and tests.",
        "",
        *(f'<p><span class="mark">{words[mark]}</span> {about}.</p>' for mark, about in book.marks.items()),
        "",
    ]
    for chapter in book.chapters:
        lines += [f"## {chapter.title} {{ #{chapter.id} }}", ""]
        for section in chapter.sections:
            lines += [f'<div class="book" markdown="0">{section_of(section, words)}</div>', ""]
            lines += _code(code.get(section.id))
    lines += [
        "## House rulings { #rulings }",
        "",
        "Every decision that we took where the book says nothing, with the sections it belongs to.",
        "",
    ]
    for ruling in rulings_of(game):
        lines += [f"### {ruling.title} {{ #{_anchor('ruling.' + ruling.id)} }}", "", f"`{ruling.id}` {ruling.text}", ""]
    return "\n".join(lines)


def _code(code: Section | None) -> list[str]:
    if code is None or not code.functions:
        return []
    lines = [f'??? abstract "{code.id} in the code"', ""]
    for function in code.functions:
        where = function.module.removeprefix("triumvirate.")
        lines.append(f"    - `{where}.{function.function}`: {function.paraphrase}")
    return [*lines, "", f"    Tests: {len(code.tests)}.", ""]


def _anchor(name: str) -> str:
    return name.replace(".", "-")
