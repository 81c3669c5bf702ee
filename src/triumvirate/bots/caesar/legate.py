"""The legate of CAESAR!: the tree search with the playout policy of `compiled/policy.py`."""

from __future__ import annotations

from dataclasses import replace

from triumvirate.bots.caesar.trail import track
from triumvirate.bots.caesar.tribune import reasons
from triumvirate.bots.contract import Bot
from triumvirate.bots.reasons import Reason
from triumvirate.bots.searcher import Searcher
from triumvirate.games.caesar import rules
from triumvirate.games.caesar.made_state import State
from triumvirate.search import Memory, Settings

SETTINGS = Settings(trust=1.5, truths=16)


def told(truth: State, seat: int, action: int) -> list[Reason]:
    """What an action does at once."""
    state = truth.copy()
    state.log = []
    rules.apply(state, seat, action)
    return reasons(state.log, seat)


def legate() -> Searcher:
    """The legate as a searcher, which the coach tunes down."""
    return Searcher(
        "caesar",
        "legate",
        SETTINGS,
        reason=told,
    )


def make() -> Bot:
    """The bot."""
    return replace(legate(), memory=Memory(track))
