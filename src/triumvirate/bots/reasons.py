"""Why a bot moved: keyed sentences with facts, said in English or Italian with the names that the games use."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from triumvirate.bots.names import Fact, named, sentence

# Sentences that pages leave out of a reason, because chances, alternatives and the line have places of their own there.
TOLD_BESIDE = ("chance", "answer", "next", "stronger")
# Sentences that name other actions, and so what a bot holds: not for others' ears while the match runs.
ITS_OWN = ("answer", "next", "stronger")


@dataclass(frozen=True)
class Reason:
    """One sentence: its key in `words.en.json` and `words.it.json`, and what fills its gaps."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def said(self, game: str, language: str) -> str:
        """In words; a sentence that counts one thing has a form of its own."""
        facts = dict(self.facts)
        key = f"{self.key}.one" if facts.get("count") == 1 else self.key
        template = sentence(game, key, language) or sentence(game, self.key, language)
        return template.format(**{name: named(game, name, value, language) for name, value in facts.items()})


class Why(str):
    """A reason as text, English by itself, which can also be said in other languages and kept by its keys."""

    __slots__ = ("game", "reasons")
    game: str
    reasons: tuple[Reason, ...]

    def __new__(cls, game: str, reasons: Iterable[Reason]) -> Why:
        """From its sentences, in their order."""
        kept = tuple(reasons)
        made = super().__new__(cls, _said(game, kept, "en"))
        made.game, made.reasons = game, kept
        return made

    def __getnewargs__(self) -> tuple[str, tuple[Reason, ...]]:  # type: ignore[override]
        """So that it goes to other processes whole."""
        return self.game, self.reasons

    def said(self, language: str) -> str:
        """In a language."""
        return _said(self.game, self.reasons, language)

    def without(self, *keys: str) -> Why:
        """What is left when some sentences are told otherwise."""
        return Why(self.game, (reason for reason in self.reasons if reason.key not in keys))

    def kept(self) -> str:
        """As a database keeps it: keys and facts, to be said later in anybody's language."""
        return json.dumps([self.game, [[reason.key, dict(reason.facts)] for reason in self.reasons]])


def why(game: str, key: str, **facts: Fact) -> Why:
    """A reason of one sentence."""
    return Why(game, [reason(key, **facts)])


def reason(key: str, **facts: Fact) -> Reason:
    """One sentence of several."""
    return Reason(key, tuple(facts.items()))


def said(text: str, language: str, without: tuple[str, ...] = ()) -> str:
    """A reason in a language, fresh or as it was kept; a bot of one's own may give a plain sentence."""
    if not isinstance(text, Why):
        text = read(text)
    return text.without(*without).said(language) if isinstance(text, Why) else text


def kept(text: str) -> str:
    """As a database keeps it."""
    return text.kept() if isinstance(text, Why) else text


def read(text: str) -> str:
    """What `kept` gave: a reason by its keys, or a plain sentence."""
    if not text.startswith('["'):
        return text
    game, reasons = json.loads(text)
    return Why(game, [reason(key, **{name: _fact(value) for name, value in facts.items()}) for key, facts in reasons])


def _fact(value: Any) -> Fact:
    return tuple(value) if isinstance(value, list) else value


def _said(game: str, reasons: Iterable[Reason], language: str) -> str:
    return " ".join(told for told in (reason.said(game, language) for reason in reasons) if told)
