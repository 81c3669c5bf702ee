"""What bots say at a table beside their moves: a game's talkers, what they may know, and how their lines are kept.

A line is a key with facts, said to every reader in their own language. Whoever hosts bots asks a talker now and then
what a seat would say; when that is follows from public things alone, and what is said from the seat's own view, from what
everybody heard, and from a seed.
"""

from __future__ import annotations

import json
import random
import re
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from triumvirate.bots.registry import brought
from triumvirate.bots.speech import NOBODY
from triumvirate.core.speech import words_in
from triumvirate.core.view import View

# What bots are called at a table of many, each with a manner: it colours the wording and nothing else.
MANNERS = ("blunt", "sly", "nervous", "jovial")
PERSONAS: Mapping[str, str] = MappingProxyType(
    {
        "Sabina": "sly",
        "Crispus": "jovial",
        "Flavia": "nervous",
        "Rufus": "blunt",
        "Drusilla": "sly",
        "Priscus": "blunt",
        "Antonia": "jovial",
        "Varus": "nervous",
        "Lavinia": "sly",
        "Florus": "jovial",
    }
)
_BEGINNING = re.compile(r"(?:^|(?<=[.!?] ))[a-zà-ÿ]")


@dataclass(frozen=True)
class Line:
    """What was said at the table: a bot's line, or a phrase of a person's; words of somebody's own have no key."""

    key: str
    facts: tuple[tuple[str, str | int], ...] = ()
    moment: str = ""  # when a bot said it: its talker's name for that time

    def fact(self, name: str) -> str:
        """One of its facts; empty where it has none such."""
        return str(dict(self.facts).get(name, ""))

    def kept(self) -> str:
        """As a database keeps it."""
        return json.dumps([self.key, dict(self.facts), self.moment])

    @classmethod
    def read(cls, text: str) -> Line:
        """What `kept` gave."""
        key, facts, moment = json.loads(text)
        return cls(key, tuple(facts.items()), moment)


@dataclass(frozen=True)
class Heard:
    """A line and whose seat it came from; None for somebody without one."""

    seat: str | None
    line: Line
    is_bot: bool = False


@dataclass(frozen=True)
class Speaker:
    """Who is asked to speak: the level that plays the seat, the manner that its name has, and a seed of its own."""

    bot: str
    manner: str
    seed: int


@dataclass(frozen=True)
class Talk:
    """How the bots of a game talk.

    `occasion` names what everybody sees now, from a spectator's view, with the moment as its first two words: another
    name is another occasion to say something. `speak` is what a seat says, or nothing. `watched` is how many seconds
    everybody needs to see what has just happened, `breath` how many pauses a seat takes before its next open action; both
    follow from a spectator's view. `phrase` is the table's phrase that says the same, where only those are heard.
    """

    words: Path  # a folder with `words.en.json` and so on
    occasion: Callable[[View], str]
    speak: Callable[[View, Speaker, Sequence[Heard]], Line | None]
    watched: Callable[[View], float]
    breath: Callable[[View, str], float]
    phrase: Callable[[Line], str | None]
    named: Callable[[str, str | int, str], str]  # a fact by its name in a language; seats are named by the table


def talk_of(game: str) -> Talk | None:
    """How the bots of a game talk; None where nobody brings that."""
    return brought(game, lambda roster: roster.talk)


def manner_of(name: str) -> str:
    """The manner of a bot that is called so."""
    return PERSONAS.get(name) or MANNERS[zlib.crc32(name.encode()) % len(MANNERS)]


def said(game: str, line: Line, language: str, names: Mapping[str, str] = NOBODY) -> str:
    """A bot's line in words; `names` says who sits in a seat."""
    talk = talk_of(game)
    if talk is None:
        return ""
    template = str(words_in(talk.words, language).get(line.key, ""))
    facts = {
        name: names.get(str(value), str(value).upper())
        if name.startswith("seat")
        else talk.named(name, value, language)
        for name, value in line.facts
    }
    return _BEGINNING.sub(lambda found: found[0].upper(), template.format(**facts))


def next_line(
    talk: Talk, view_of: Callable[[str], View], speakers: Mapping[str, Speaker], heard: Sequence[Heard], luck: str
) -> Heard | None:
    """Who of the bots speaks next, and what: asked in an order that `luck` gives, which is public; or nobody."""
    for seat in random.Random(luck).sample(sorted(speakers), len(speakers)):
        line = talk.speak(view_of(seat), speakers[seat], heard)
        if line is not None:
            return Heard(seat, line, is_bot=True)
    return None
