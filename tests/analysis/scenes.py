"""Matches that the tests look back at."""

import random

from tables import GAME
from triumvirate.bots import find_bot
from triumvirate.core.table import Table

OPEN_WIN = "hand caesar shield-5-1 ship-3-3; hand pompey ship-5-1; on SY-AG caesar sword-4-2 4/2; placed 11 11"


def match(seed=2, options=None):
    """A match that the tribune wins from a player without a plan, with one take-back."""
    table, rng = Table.new(GAME, options or {}, seed=seed), random.Random(seed)
    table.act("caesar", table.legal("caesar")[0].action)
    table.take_back("caesar")
    while not table.is_over():
        seat = table.deciders()[0]
        bot = find_bot("caesar", "tribune" if seat == "pompey" else "recruit")
        table.act(seat, bot.choose(table.view(seat), table.legal(seat), 0.1, rng.getrandbits(30)).action)
    return table
