"""Takes printed prose apart: a reader names its sentences as patterns, each with the check of what it claims."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

Check = Callable[..., bool]


@dataclass(frozen=True)
class Sentence:
    """One kind of sentence: how it reads in each language, and whether it is so, asked of a scene with its gaps filled."""

    english: str
    italian: str
    check: Check

    def pattern(self, language: str) -> re.Pattern[str]:
        text = self.english if language == "en" else self.italian
        escaped = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(text).replace(r"\ ", " "))
        return re.compile(escaped + r"(?= [A-ZÈ\d]|$)")


class NotSo(Exception):
    """A sentence that is not so, or that nobody understands."""


ONES = ("zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici")
TENS = ("", "dieci", "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta", "cento")
ARTICLES = {  # before a vowel, before zero and before all else
    "al": ("all'", "allo ", "al "),
    "del": ("dell'", "dello ", "del "),
    "il": ("l'", "lo ", "il "),
    "un": ("un ", "uno ", "un "),
}


def percentage(told: str, article: str = "al") -> int:
    """A percentage from 0 to 100 as a sentence has it: a number, in Italian with its article as the number's first sound asks."""
    digits = re.search(r"\d+$", told)
    if digits is None or int(digits.group()) > 100:
        raise ValueError(told)
    number = int(digits.group())
    first = (ONES[number] if number < len(ONES) else TENS[number // 10])[0]
    by_vowel, by_zero, else_by = ARTICLES[article]
    before = by_vowel if first in "aeiou" else by_zero if first == "z" else else_by
    if told not in (digits.group(), before + digits.group()):
        raise ValueError(told)
    return number


def check_prose(sentences: Sequence[Sentence], prose: str, language: str, scene: Any) -> int:
    """How many sentences the prose has, each of them understood and true of the scene; a fault says which is not."""
    place, count = 0, 0
    while place < len(prose):
        for sentence in sentences:
            found = sentence.pattern(language).match(prose, place)
            if found is not None and _is_so(sentence, found, language, scene):
                break
        else:
            raise NotSo(f"not so, or not understood: {prose[place:]!r} (of {prose!r})")
        place, count = found.end() + 1, count + 1
    return count


def _is_so(sentence: Sentence, found: re.Match[str], language: str, scene: Any) -> bool:
    try:
        return sentence.check(scene, *found.groups())
    except (LookupError, ValueError):
        return False
