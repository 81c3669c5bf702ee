"""The rules as the web page shows them: every section that a refusal, the log or the rulings name is there, in both languages."""

import re
from pathlib import Path

import pytest

from games.julius.test_sections import BOOK, RULED
from triumvirate.games.julius.events import KINDS
from triumvirate.games.julius.explain import REASONS

CLIENT = Path(__file__).parents[3] / "web/src/games/julius"


def houses(language):
    """Each section with the first paragraph that is the house's own, empty where none is."""
    text = (CLIENT / f"rules.{language}.ts").read_text(encoding="utf-8")
    _, *told = re.split(r'\bid: "', text)
    return [(one.partition('"')[0], "".join(re.findall(r"^    house: (\d),$", one, re.M))) for one in told]


def sections(language):
    return [section for section, _ in houses(language)]


def linked():
    """The section that the log names for each kind of event."""
    return dict(re.findall(r'^  (\w+): "([0-9.]+)",$', (CLIENT / "sections.ts").read_text(encoding="utf-8"), re.M))


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_section_that_is_named_can_be_read(language):
    there = sections(language)
    assert len(there) == len(set(there))
    named = {section for _, section in REASONS.values() if section} | set(BOOK) | {section for section, _ in RULED}
    assert named | set(linked().values()) <= set(there)


def test_both_languages_have_the_same_sections_and_house_rulings():
    assert houses("en") == houses("it")


def test_every_ruling_of_the_house_is_marked_on_the_page():
    marked = {section for section, house in houses("en") if house}
    assert {section for section, _ in RULED} - marked <= {"10"}  # a remark, no ruling


def test_the_log_links_only_events_that_exist():
    assert set(linked()) <= {kind.name for kind in KINDS.values()}
