"""A person with the book can check the code: every section that is carried out has a test, every ruling too."""

import ast
import re
from pathlib import Path

import pytest

import triumvirate.games.julius as package
from triumvirate.core.rulebook import REGISTRY

TESTS = Path(__file__).parent
RULINGS = (Path(package.__path__[0]) / "rulings.md").read_text(encoding="utf-8")
RULED = re.findall(r"^## ([0-9.]+) — (.+)$", RULINGS, re.M)
SECTIONS = sorted({section for game, section in REGISTRY if game == "julius"})
BOOK = [
    "1", "2", "3.1", "3.2", "3.3", "4", "5", "6", "6.1", "6.2", "6.3", "6.7", "7.1", "7.2", "7.3", "7.4", "7.6", "7.7",
    "8", "8.1", "8.2", "8.3", "8.4", "8.5", "9", "9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "10", "11",
]  # fmt: skip


def all_names():
    names = []
    for path in TESTS.glob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names += [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return names


NAMES = all_names()


def named_after(section):
    return [name for name in NAMES if name.startswith(f"test_{section.replace('.', '_')}_")]


@pytest.mark.parametrize("section", BOOK)
def test_every_section_of_the_book_has_a_function_and_a_test(section):
    assert REGISTRY.get(("julius", section)), f"no function is tagged with {section}"
    assert named_after(section), f"no test is named after {section}"


def test_every_tagged_function_names_a_section_of_the_book_and_paraphrases_it():
    assert [section for section in SECTIONS if section not in BOOK] == []
    for section in SECTIONS:
        assert all(entry.paraphrase for entry in REGISTRY["julius", section])


@pytest.mark.parametrize("section", [section for section, _ in RULED])
def test_every_ruling_has_a_test(section):
    assert named_after(section)
