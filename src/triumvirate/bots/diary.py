"""Diaries: what each seat of a match that is over thought, or could have known, round by round.

A bot's sentences are made of what it computes from its own views of then; a person's page says only what could have been known
from theirs. Every sentence is a key with facts, so that it can be read back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from triumvirate.bots.reasons import Reason
from triumvirate.bots.registry import brought
from triumvirate.core.table import Table


@dataclass(frozen=True)
class Page:
    """One round: sentences, and how likely each other seat was to be of the hidden side, in percent, where that is reckoned."""

    round: int
    entry: int  # after which all of it was so
    lines: tuple[Reason, ...]
    doubts: Mapping[str, int]


@dataclass(frozen=True)
class Diary:
    """The pages of a seat; `bot` is the level that wrote it, and empty for what a person could have known."""

    seat: str
    bot: str
    pages: tuple[Page, ...]


Write = Callable[[Table, Mapping[str, str]], tuple[Diary, ...]]  # a match that is over, and the bots by seat


def diaries(table: Table, bots: Mapping[str, str]) -> tuple[Diary, ...]:
    """The diaries of a match that is over; none where nobody writes any."""
    write = brought(table.game.name, lambda roster: roster.diary)
    return write(table, bots) if write is not None and table.is_over() else ()
