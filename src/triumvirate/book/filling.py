"""Sentences with gaps become words for people: facts as numbers or in letters, and the looks of names and sections."""

from __future__ import annotations

import re

from triumvirate.book.document import Span, Words
from triumvirate.core.book import Facts
from triumvirate.core.errors import BadRequest

GAP = re.compile(r"\{(\w+)(?::([^{}]+))?\}")
_LOOKS = re.compile(r"\*\*(.+?)\*\*|`(.+?)`|§([a-z0-9_]+(?:\.[a-z0-9_]+)*)")
LETTERS = {
    "en": "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen twenty",
    "it": "nessuno uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici "
    "sedici diciassette diciotto diciannove venti",
}
RANKS = {
    "en": "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
    "it": "zero primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo",
}


def fill(text: str, facts: Facts, language: str) -> str:
    """A sentence with its gaps filled; a name that nobody knows is refused."""

    def told(gap: re.Match[str]) -> str:
        name, how = gap[1], gap[2]
        if name not in facts:
            raise BadRequest(f"The book names '{name}', which is no fact of it: {text[:60]}")
        value = facts[name]
        if how is None:
            return fill(value, facts, language) if isinstance(value, str) else str(value)
        if not isinstance(value, int):
            raise BadRequest(f"The book wants '{name}' in letters, and it is no number: {text[:60]}")
        return _counted(value, how, language)

    return GAP.sub(told, text)


def _counted(value: int, how: str, language: str) -> str:
    """A number as a word, a rank, or with the word that fits it."""
    if "|" in how:
        one, more = how.split("|")
        return f"{value} {one if value == 1 else more}"
    words = (RANKS if how.lower() == "th" else LETTERS)[language].split()
    word = words[value] if 0 <= value < len(words) else str(value)
    return word.capitalize() if how[0].isupper() else word


def looks(text: str) -> Words:
    """Words with their looks."""
    spans: Words = []
    end = 0
    for found in _LOOKS.finditer(text):
        if found.start() > end:
            spans.append(Span(text[end : found.start()]))
        if found[1]:
            spans.append(Span(found[1], "strong"))
        elif found[2]:
            spans.append(Span(found[2], "code"))
        else:
            spans.append(Span(found[3], "section"))
        end = found.end()
    if end < len(text):
        spans.append(Span(text[end:]))
    return spans
