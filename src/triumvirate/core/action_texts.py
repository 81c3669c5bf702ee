"""Actions as text, both ways, from a game's declared decisions: `place ship-5-1 SD-SC 1/5` is a verb and its nouns."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import product

from triumvirate.core.decisions import ActionTable, Decision, Noun, table_of
from triumvirate.core.errors import Illegal
from triumvirate.core.fields import State

SHOWN, WORD = 60, 40  # so much of a text or a word is repeated in an error
FEW = 8  # so many values of a noun are listed in an error


class ActionTexts:
    """The texts of one game's actions: `rules` names the package that declares them, `title` is the game's."""

    def __init__(self, rules: str, title: str, ignore_case: bool = False) -> None:
        self._rules = rules
        self._title = title
        self._ignore_case = ignore_case

    @cached_property
    def table(self) -> ActionTable:
        """The action table behind the texts."""
        return table_of(self._rules)

    @cached_property
    def _texts(self) -> tuple[str | None, ...]:
        """The text of every number, None where it depends on the state."""
        texts: list[str | None] = []
        for row in self.table.rows:
            if any(noun.text for noun in row.nouns):
                texts += [None] * row.size
            else:
                texts += [_joined(row, words) for words in product(*(noun.texts for noun in row.nouns))]
        return tuple(texts)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self._texts) if text is not None}

    @cached_property
    def forms(self) -> str:
        """How actions read, verbs with the same nouns together."""
        forms: dict[str, list[str]] = {}
        for row in self.table.rows:
            nouns = " ".join(noun.form or noun.name.upper() for noun in row.nouns)
            forms.setdefault(nouns or row.verb, []).append(row.verb if nouns and row.spoken else "")
        return ", ".join(f"{'|'.join(verbs)} {nouns}".strip() for nouns, verbs in forms.items())

    def named_by(self, verb: str) -> list[str]:
        """All that a verb may name, in the order of the table; not for nouns that are called after the state."""
        row = self.table.declared.decisions[verb]
        return [" ".join(words) for words in product(*(noun.texts for noun in row.nouns))]

    def text(self, state: State, action: int) -> str:
        """The text of an action's number."""
        if not 0 <= action < len(self._texts):
            return f"action {action}"
        known = self._texts[action]
        if known is not None:
            return known
        row, named = self.table.named(action)
        return _joined(row, [word_of(noun, state, named[: at + 1]) for at, noun in enumerate(row.nouns)])

    def texts(self, state: State, actions: Sequence[int], depends_on: Hashable = None) -> list[str]:
        """The texts of many actions of one state; what was asked before with the same `depends_on` is remembered."""
        known = _remembered(self._rules, depends_on)
        for action in actions:
            if action not in known:
                known[action] = self.text(state, action)
        return [known[action] for action in actions]

    def parse(self, state: State, text: str) -> int:
        """The number of an action's text; anything else is refused with what is wrong in it."""
        said = " ".join(text.lower().split()) if self._ignore_case else text
        if said in self._numbers:
            return self._numbers[said]
        words = said.split(" ")
        for row, rest in self._readings(words):
            return self._index(state, row, rest)
        raise Illegal(f"'{said[:SHOWN]}' is no action of {self._title}; actions read: {self.forms}.")

    def _readings(self, words: Sequence[str]) -> Iterator[tuple[Decision, Sequence[str]]]:
        """Rows whose verb and number of words fit."""
        for row in self.table.rows:
            verb = row.verb.split(" ") if row.spoken else []
            rest = words[len(verb) :]
            fits = list(words[: len(verb)]) == verb and len(rest) == _words_in(row)
            if fits and (row.spoken or rest[0] in row.nouns[0].texts):
                yield row, rest

    def _index(self, state: State, row: Decision, words: Sequence[str]) -> int:
        """The number of a row's action, or the first of its words that names nothing."""
        named: list[int] = []
        left = list(words)
        for noun in row.nouns:
            length = _words_of(noun)
            word = " ".join(left[:length])
            del left[:length]
            named.append(_value(noun, state, word, named))
        return self.table.index(row.verb, *named)


def word_of(noun: Noun, state: State, named: Sequence[int]) -> str:
    """What a noun's value is called; the numbers named before it stand before it."""
    return noun.text(state, *named) if noun.text else noun.texts[named[-1] - noun.first]


def _value(noun: Noun, state: State, word: str, named: Sequence[int]) -> int:
    if noun.find:
        value = noun.find(state, word, *named)
    else:
        value = noun.texts.index(word) + noun.first if word in noun.texts else None
    if value is None:
        raise Illegal(_unknown(noun, word[:WORD]), noun.section)
    return value


def _unknown(noun: Noun, word: str) -> str:
    if noun.unknown:
        return noun.unknown.format(word)
    if 0 < len(noun.texts) <= FEW:
        return f"There is no {noun.name} '{word}'; there are {', '.join(noun.texts)}."
    return f"There is no {noun.name} '{word}'."


def _joined(row: Decision, words: Sequence[str]) -> str:
    return " ".join([row.verb, *words] if row.spoken else words)


def _words_of(noun: Noun) -> int:
    """How many words a value takes: `swap 1 3` names one pair."""
    return noun.texts[0].count(" ") + 1 if noun.texts else 1


def _words_in(row: Decision) -> int:
    return sum(_words_of(noun) for noun in row.nouns)


@lru_cache(maxsize=64)
def _remembered(rules: str, depends_on: Hashable) -> dict[int, str]:
    return {}
