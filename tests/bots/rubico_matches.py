"""Matches of RUBICO between bots, decision by decision."""

from triumvirate.bots import find_bot
from triumvirate.core.table import Table
from triumvirate.games.rubico.game import GAME


def decisions(players, seeds, level="legate"):
    """Every decision of some matches between bots of a level."""
    bot = find_bot("rubico", level)
    for seed in seeds:
        table = Table.new(GAME, {"players": players}, seed)
        while not table.is_over():
            seat = table.deciders()[0]
            yield table, seat
            table.act(seat, bot.choose(table.view(seat), table.legal(seat), 1.0, seed).action)
