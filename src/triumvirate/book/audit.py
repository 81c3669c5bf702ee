"""What `triumvirate rules --audit` shows: the `@rule` functions, joined with the names of tests and the file of rulings."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from triumvirate.core.game import Game
from triumvirate.core.rulebook import REGISTRY, RuleEntry

_TEST = re.compile(r"^\s*(?:async )?def (test_\w+)\(")
_CITED = re.compile(r"\(([a-z0-9_.]+)\)")
_RULING = re.compile(r"^## +`?([\w.]+)`? +[—–-] +(.+?)\s*$")


@dataclass(frozen=True)
class Test:
    """A test, found by its name."""

    __test__ = False  # pytest: this is no test class

    name: str
    file: str
    line: int


@dataclass(frozen=True)
class Ruling:
    """What we decided where the book is silent."""

    id: str
    title: str
    text: str


@dataclass
class Section:
    """One section of the book and everything that belongs to it."""

    id: str
    title: str = ""
    functions: list[RuleEntry] = field(default_factory=list)
    tests: list[Test] = field(default_factory=list)
    rulings: list[Ruling] = field(default_factory=list)


def sections_of(game: Game) -> list[Section]:
    """All sections in the order of the rules files; rulings that no section carries come last."""
    _load_all_rules(game)
    sections: dict[str, Section] = {}
    titles = game.sections
    for name, title in titles.items():
        sections[name] = Section(name, title)
    for (owner, name), entries in REGISTRY.items():
        if owner == game.name:
            sections.setdefault(name, Section(name)).functions.extend(entries)
    for ruling in rulings_of(game):
        for name in _CITED.findall(ruling.text):
            if name in sections and name != ruling.id:
                sections[name].rulings.append(ruling)
        sections.setdefault(ruling.id, Section(ruling.id, ruling.title)).rulings.append(ruling)
    tests = tests_of(game)
    for section in sections.values():
        stem = "test_" + section.id.replace(".", "_") + "_"
        section.tests = [test for test in tests if test.name.startswith(stem)]
    listed = list(sections.values())
    return listed if titles else sorted(listed, key=lambda section: _order(section.id))


def gaps(sections: Iterable[Section]) -> list[str]:
    """A line for each section that lacks a function or a test; a house ruling needs a test only."""
    lines = []
    for section in sections:
        is_house_ruling = bool(section.rulings) and section.id.startswith("house.")
        if not section.functions and not is_house_ruling:
            lines.append(f"{section.id}: no function is tagged with it")
        if not section.tests:
            lines.append(f"{section.id}: no test is named test_{section.id.replace('.', '_')}_…")
    return lines


def _load_all_rules(game: Game) -> None:
    """Functions register themselves when their file is imported; some files may not have been."""
    package = game.rules.__name__
    for path in sorted((game.package / "rules").glob("*.py")):
        if path.stem != "__init__":
            importlib.import_module(f"{package}.{path.stem}")


def _order(section: str) -> tuple[int, list[tuple[int, str]]]:
    """Sections in a reader's order where the game names none: the set-up first, house rulings last, numbers as numbers."""
    rank = {"setup": 0, "house": 2}.get(section.split(".")[0], 1)
    parts = re.findall(r"\d+|\D+", section)
    return rank, [(int(part), "") if part.isdigit() else (-1, part) for part in parts]


def rulings_of(game: Game) -> list[Ruling]:
    """The entries of `rulings.md`: a heading `## id — title`, then the text."""
    path = game.package / "rulings.md"
    if not path.exists():
        return []
    found: list[tuple[str, str, list[str]]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        heading = _RULING.match(line)
        if heading:
            found.append((heading[1], heading[2], []))
        elif line.startswith("#"):
            found.append(("", "", []))
        elif found and line.strip():
            found[-1][2].append(line.strip())
    return [Ruling(name, title.rstrip("."), " ".join(text)) for name, title, text in found if name]


def tests_of(game: Game) -> list[Test]:
    """The tests of a game by name, when this is a checkout; none otherwise."""
    folder = tests_folder(game)
    if folder is None:
        return []
    tests: list[Test] = []
    for path in sorted(folder.rglob("*.py")):
        if game.name in path.relative_to(folder).as_posix():
            tests.extend(_tests_in(path, folder.parent))
    return tests


def _tests_in(path: Path, root: Path) -> Sequence[Test]:
    lines = path.read_text(encoding="utf-8").splitlines()
    file = path.relative_to(root).as_posix()
    found = ((number, _TEST.match(line)) for number, line in enumerate(lines, 1))
    return [Test(match[1], file, number) for number, match in found if match]


def tests_folder(game: Game) -> Path | None:
    """`tests/` beside the sources, or below the folder where the command runs."""
    for base in (*game.package.parents, Path.cwd()):
        if (base / "tests").is_dir() and (base / "pyproject.toml").exists():
            return base / "tests"
    return None
