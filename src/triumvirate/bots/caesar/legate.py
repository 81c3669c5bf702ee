"""The legate of CAESAR!: the tree search with the playout policy of `compiled/policy.py`."""

from __future__ import annotations

from dataclasses import replace

from triumvirate.bots.caesar.cautions import against
from triumvirate.bots.caesar.ending import reckon
from triumvirate.bots.caesar.reasons import told
from triumvirate.bots.caesar.trail import track
from triumvirate.bots.contract import Bot
from triumvirate.bots.searcher import Searcher
from triumvirate.search import Memory, Settings

SETTINGS = Settings(trust=1.5, truths=16)


def legate() -> Searcher:
    """The legate as a searcher, which the coach tunes down."""
    return Searcher("caesar", "legate", SETTINGS, reason=told, caution=against)


def make() -> Bot:
    """The bot."""
    return replace(legate(), memory=Memory(track), reckon=reckon)
