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
