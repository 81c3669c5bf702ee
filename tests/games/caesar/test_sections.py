"""A person with the book can check the code: every section has a function and a test, every house ruling a test."""

import ast
import json
import re
from pathlib import Path

import pytest

import triumvirate.games.caesar as package
import triumvirate.games.caesar.rules
from triumvirate.core.rulebook import REGISTRY

TESTS = Path(__file__).parent
SECTIONS = json.loads((TESTS.parents[1] / "data/caesar_sections.json").read_text(encoding="utf-8"))["sections"]
RULINGS = (Path(package.__path__[0]) / "rulings.md").read_text(encoding="utf-8")
RULED = re.findall(r"^## ([a-z_.0-9]+) — (.+)$", RULINGS, re.M)


def all_names():
    """The names of all test functions beside this file."""
    names = []
    for path in TESTS.glob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names += [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return names


NAMES = all_names()


def named_after(section):
    return [name for name in NAMES if name.startswith(f"test_{section.replace('.', '_')}_")]


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_of_the_book_has_a_function_and_a_test(section):
    entries = REGISTRY.get(("caesar", section), [])
    assert entries, f"no function is tagged with {section}"
    assert all(entry.paraphrase for entry in entries)
    assert named_after(section), f"no test is named after {section}"


def test_every_tag_in_the_rules_is_a_section_of_the_book_or_a_house_ruling():
    tagged = {section for game, section in REGISTRY if game == "caesar"}
    known = {*SECTIONS, *(section for section, _ in RULED)}
    assert tagged <= known


@pytest.mark.parametrize("section", sorted({section for section, _ in RULED}))
def test_every_ruling_has_a_test(section):
    assert named_after(section), f"no test is named after {section}"


def test_every_house_test_has_its_ruling():
    checked = 0
    for name in NAMES:
        if name.startswith("test_house_"):
            checked += 1
            rulings = [section for section, _ in RULED if name.startswith(f"test_{section.replace('.', '_')}_")]
            assert rulings, name
    assert checked


def test_every_ruling_is_a_titled_paragraph():
    parts = re.split(r"^## ", RULINGS, flags=re.M)[1:]
    assert len(parts) == len(RULED)
    for part in parts:
        head, _, body = part.partition("\n")
        assert len(body.strip()) > 40, head


def test_refusals_cite_sections_that_exist():
    from triumvirate.games.caesar import explain

    assert {section for _, section in explain.REASONS.values() if section} <= set(SECTIONS)
    assert triumvirate.games.caesar.rules.__doc__
