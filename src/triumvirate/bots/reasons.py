"""Why a bot moved: keyed sentences with facts, put into a language when they are shown."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from triumvirate.bots.italian import elided
from triumvirate.bots.speech import NOBODY, Fact, named, sentence

# Sentences that pages leave out of a reason, because chances, alternatives and the line have places of their own there.
TOLD_BESIDE = ("chance", "answer", "next", "stronger")
# Sentences that name other actions, or what a bot holds (`hand.…`): not for others' ears while the match runs.
ITS_OWN, HAND = ("answer", "next", "stronger"), "hand."


@dataclass(frozen=True)
class Reason:
    """One sentence: its key in the `words` files of the game's bots or of all, and what fills its gaps."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def said(self, game: str, language: str, names: Mapping[str, str] = NOBODY) -> str:
        """In words; a sentence that counts one thing has a form of its own. `names` says who sits in a seat."""
        facts = dict(self.facts)
        key = f"{self.key}.one" if facts.get("count") == 1 else self.key
        template = sentence(game, key, language) or sentence(game, self.key, language)
        told = template.format(**{name: named(game, name, value, language, names) for name, value in facts.items()})
        return elided(told) if language == "it" else told


@dataclass(frozen=True, repr=False)
class Why:
    """A bot's reason: sentences by their keys; or words of its own, which stay as they are in every language."""

    game: str
    reasons: tuple[Reason, ...] = ()
    words: str = ""

    def said(self, language: str = "en", names: Mapping[str, str] = NOBODY) -> str:
        """In a language; `names` says who sits in a seat."""
        told = (one.said(self.game, language, names) for one in self.reasons)
        return " ".join(sentence for sentence in (self.words, *told) if sentence)

    def __str__(self) -> str:
        return self.said()

    def __repr__(self) -> str:
        return repr(self.said())

    def __bool__(self) -> bool:
        return bool(self.reasons or self.words)

    def without(self, *keys: str) -> Why:
        """What is left when some sentences are told otherwise."""
        return because(self.game, (one for one in self.reasons if one.key not in keys), self.words)

    def for_others(self) -> Why:
        """What everybody may hear while the match runs."""
        heard = (one for one in self.reasons if one.key not in ITS_OWN and not one.key.startswith(HAND))
        return because(self.game, heard, self.words)

    def also(self, *more: Reason) -> Why:
        """The same and more."""
        return Why(self.game, (*self.reasons, *more), self.words)

    def kept(self) -> str:
        """As a database keeps it: keys and facts, to be said later in anybody's language; nothing for no reason."""
        if not self:
            return ""
        reasons = [[one.key, dict(one.facts)] for one in self.reasons]
        return json.dumps([self.game, reasons, self.words] if self.words else [self.game, reasons])


NOTHING = Why("")


def why(game: str, key: str, **facts: Fact) -> Why:
    """A reason of one sentence."""
    return Why(game, (reason(key, **facts),))


def because(game: str, reasons: Iterable[Reason], words: str = "") -> Why:
    """A reason of several sentences, in their order; of none it is the one that says nothing."""
    told = tuple(reasons)
    return Why(game, told, words) if told or words else NOTHING


def in_words(text: str) -> Why:
    """A reason that a bot words itself."""
    return Why("", (), text)


def reason(key: str, **facts: Fact) -> Reason:
    """One sentence of several."""
    return Reason(key, tuple(facts.items()))


def read(text: str) -> Why:
    """What `kept` gave. What is no document was kept as a bot worded it, before reasons had a form for that."""
    try:
        game, reasons, *words = json.loads(text)
        return Why(game, tuple(_reason(key, facts) for key, facts in reasons), *words)
    except (ValueError, TypeError, AttributeError):
        return in_words(text)


def _reason(key: str, facts: dict[str, str | int | Sequence[str]]) -> Reason:
    filled = ((name, value if isinstance(value, str | int) else tuple(value)) for name, value in facts.items())
    return Reason(key, tuple(filled))
