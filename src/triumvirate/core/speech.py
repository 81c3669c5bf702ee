"""Sentences for people in other languages than English, in which errors are raised.

A folder's `sentences.it.json` gives the Italian of each English sentence; a sentence may have gaps, `{name}`, which take
over what stands there. What a language does not know is told in English.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from re import Pattern

from triumvirate.core.plain import JsonObject

LANGUAGES = ("en", "it")
_GAP = re.compile(r"\{(\w+)\}")
_folders: list[Path] = []


def add_folder(folder: Path) -> None:
    """Take the sentences of a folder, where it has some."""
    if folder not in _folders:
        _folders.append(folder)
        _catalogue.cache_clear()


def known(language: str | None) -> str:
    """A language that is spoken here: the one asked for, or English."""
    return language if language in LANGUAGES else "en"


@cache
def words_in(folder: Path, language: str, about: str = "words") -> JsonObject:
    """The words of a folder, `words.en.json` and so on, in a language that is spoken here."""
    text = (folder / f"{about}.{known(language)}.json").read_text(encoding="utf-8")
    return json.loads(text)  # type: ignore[no-any-return]


def told(sentence: str, language: str) -> str:
    """An English sentence in a language."""
    if language == "en":
        return sentence
    whole, gapped = _catalogue(language)
    if sentence in whole:
        return whole[sentence]
    for pattern, other in gapped:
        match = pattern.fullmatch(sentence)
        if match:
            return other.format(**{name: told(value, language) for name, value in match.groupdict().items()})
    return sentence


@cache
def _catalogue(language: str) -> tuple[dict[str, str], list[tuple[Pattern[str], str]]]:
    whole: dict[str, str] = {}
    gapped: list[tuple[Pattern[str], str]] = []
    for folder in _folders:
        for sentence, other in sentences(folder, language).items():
            if _GAP.search(sentence):
                gapped.append((_pattern(sentence), other))
            else:
                whole[sentence] = other
    return whole, gapped


def sentences(folder: Path, language: str) -> dict[str, str]:
    """The sentences of one folder, English first."""
    file = folder / f"sentences.{language}.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def _pattern(sentence: str) -> Pattern[str]:
    parts = _GAP.split(sentence)  # text, gap, text, gap, text
    texts = [re.escape(part) if i % 2 == 0 else f"(?P<{part}>.*)" for i, part in enumerate(parts)]
    return re.compile("".join(texts), re.DOTALL)


add_folder(Path(__file__).parent)
