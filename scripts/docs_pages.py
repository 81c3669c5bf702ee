"""MkDocs hook: makes the pages of the rules from the games' books, the rules' functions and tests, and the rulings, and the
pages of observations from the games' features, and the page of grammars from decisions."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from triumvirate.book.audit import Section, rulings_of, sections_of
from triumvirate.book.making import book_of
from triumvirate.book.page import section_of
from triumvirate.book.words import WORDS
from triumvirate.core.game import Game
from triumvirate.core.grammar import rules_of, written
from triumvirate.envs.observing import features_of
from triumvirate.games import find_game, game_names

ROOT = Path(__file__).parent.parent


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add a page of rules for each game, and the files that stand at the root of the repository."""
    for name in game_names():
        files.append(File.generated(config, f"rules/{name}.md", content=rules_page(find_game(name))))
        files.append(File.generated(config, f"observations/{name}.md", content=observations_page(find_game(name))))
    files.append(File.generated(config, "grammar.md", content=grammar_page()))
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


def observations_page(game: Game) -> str:
    """What every number of a game's observations is."""
    features = features_of(game)
    lines = [
        f"# What an agent observes of {game.title}",
        "",
        f"A row of {features.size:,} numbers, the same in every environment and on every engine; `env.features` has this table, "
        "with the fields of the state that each is told from (`made_of`), and the bounds of the spaces come from it. *Place* is "
        "where it stands in the row; of several axes, how far apart neighbours are. `features.named(NAME).place(VALUE, …)` finds "
        "a number, `features.at(PLACE)` says what one means.",
        "",
        f"**What a policy without memory cannot know.** {features.memory}",
        "",
        '<div class="features" markdown>',
        "",
        "| feature | place | numbers | from – to | meaning |",
        "|---|---|---|---|---|",
    ]
    for feature in features:
        steps = "".join(f" + {step} a {axis.name}" for axis, step in zip(feature.axes, feature.steps, strict=True))
        is_plain = feature.steps in ((), (1,))
        last = f"–{feature.first + feature.size - 1}" if feature.size > 1 else ""
        place = f"{feature.first}{last if is_plain else steps}"
        shape = " × ".join(f"{len(axis)} ({axis.name})" for axis in feature.axes) or "1"
        bounds = f"{feature.low:g} – {feature.high:g}".replace("inf", "∞")
        lines.append(f"| `{feature.name}` | {place} | {shape} | {bounds} | {feature.meaning} |")
    lines += ["", "</div>"]
    lines += ["", "## The axes", ""]
    for axis in dict.fromkeys(axis for feature in features for axis in feature.axes):
        lines += [f'??? abstract "{axis.name} ({len(axis)})"', "", f"    {', '.join(axis.values)}", ""]
    return "\n".join(lines)


def grammar_page() -> str:
    """How actions, records and positions of all games are written."""
    lines = [
        "# Grammars",
        "",
        "How actions, records and positions are written, made from the code that reads them; a test makes a parser of this very "
        'page and holds it against whole matches. A rule is `name ::= expression` with `"text"`, other rules, '
        "`/regular expressions/`, `( )`, `|`, `?`, `*` and `+`. Spaces are written as text: where none stands, none may.",
        "",
        "What a grammar cannot say is left to the engine: whether a token is in this match, whether an action is legal now.",
        "",
    ]
    for name in game_names():
        game = find_game(name)
        if game.grammar is not None:
            lines += [f"## {game.title} {{ #{name} }}", "", "```ebnf", written(rules_of(game)), "```", ""]
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
