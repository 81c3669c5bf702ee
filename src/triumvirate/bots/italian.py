"""Italian as it is spoken: what stands before a percentage takes the form that the number's first sound asks for."""

from __future__ import annotations

import re

BEFORE_VOWEL = {"al": "all'", "dal": "dall'", "del": "dell'", "il": "l'"}
BEFORE_ZERO = {"al": "allo ", "dal": "dallo ", "del": "dello ", "il": "lo ", "un": "uno "}
PERCENTAGE = re.compile(r"\b(al|dal|del|il|un) (\d+)(?= %)")


def elided(text: str) -> str:
    """A text with its percentages as they are said: all'1 %, allo 0 %, all'8 %, all'11 %, all'87 %, al 90 %."""
    return PERCENTAGE.sub(_agreed, text)


def _agreed(found: re.Match[str]) -> str:
    word, number = found.groups()
    if number == "0":
        return BEFORE_ZERO[word] + number
    begins_with_a_vowel = number in ("1", "8", "11") or (len(number) == 2 and number[0] == "8")
    return BEFORE_VOWEL.get(word, f"{word} ") + number if begins_with_a_vowel else found.group()
