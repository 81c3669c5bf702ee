"""Content of one's own: what a game that takes a document of its players' making tells about it, for every game alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from triumvirate.core.lazy import Lazy
from triumvirate.core.options import Options, OptionValue


class ToldSection(NamedTuple):
    """A section of the rules that a document writes itself: sentences, then points."""

    id: str
    title: str
    text: tuple[str, ...] = ()
    points: tuple[str, ...] = ()


class Measured(NamedTuple):
    """Matches that bots played with a document: wins by seat, draws, how long each was, how often its things came up."""

    games: int
    wins: Mapping[str, int]
    draws: int
    actions: Sequence[int]
    came: Sequence[int]  # of each thing of one's own, in the document's order


@dataclass(frozen=True)
class HomeMade:
    """The option that takes a document, texts to start from, how its rules are told, what it is called, how it plays.

    The usual game does not pay for it: what the rules say about home-made content is compiled into a form of its own
    (`core/forms.py`).
    """

    option: str
    is_in: Callable[[Options], bool]  # whether a match has content that the usual form does not know
    examples: Callable[[], Mapping[str, str]]
    names: Callable[[OptionValue, str], Sequence[str]]  # of its own things, in a language
    told: Lazy[Callable[[OptionValue, str], Sequence[ToldSection]]]
    guide: Lazy[
        Callable[[str], Sequence[ToldSection]]
    ]  # all words that a document may use, `so` written, in a language
    measure: Lazy[Callable[[Options, int, int], Measured]]  # so many matches, by a seed, on the native engine
