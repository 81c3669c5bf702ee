"""Who takes part: enough of them, bots that make an odd field even, and the order of seeds."""

from __future__ import annotations

from dataclasses import replace

from triumvirate.bots import points_of
from triumvirate.games import find_game
from triumvirate.server.store import people
from triumvirate.server.store.database import Database
from triumvirate.server.store.tournaments import EntrantRow, TournamentRow, Whole
from triumvirate.server.tournaments import kinds
from triumvirate.tournaments.standing import ARENA, ROTATION

USUAL = 1500  # what somebody without a rating is held to be


def bot_entrant(row: TournamentRow, bot: str, taken: set[str], now: int) -> EntrantRow:
    """A bot takes part, by a name of its own."""
    number = next(number for number in range(1, 2000) if f"bot:{bot}#{number}" not in taken)
    return EntrantRow(row.id, f"bot:{bot}#{number}", None, bot, now)


def filling(found: Whole, now: int) -> list[EntrantRow]:
    """The bots that come in at the start, where the tournament wants it: an even field, or enough for one table."""
    row = found.row
    if row.fill is None or row.kind == ARENA:
        return []
    count = len(found.entrants)
    least = kinds.fewest(row.kind, find_game(row.game), row.options)
    wanted = max(0, least - count) if row.kind == ROTATION else max(count % 2, least - count)
    added: list[EntrantRow] = []
    for _ in range(wanted):
        taken = {one.who for one in [*found.entrants, *added]}
        added.append(bot_entrant(row, row.fill, taken, now))
    return added


def is_enough(found: Whole) -> bool:
    """Whether it can start: with somebody who is no filler, and as many as the kind needs."""
    least = kinds.fewest(found.row.kind, find_game(found.row.game), found.row.options)
    is_filled = found.row.fill is not None and found.row.kind != ARENA and bool(found.entrants)
    return is_filled or len(found.entrants) >= least


async def seeded(db: Database, row: TournamentRow, entrants: list[EntrantRow]) -> list[EntrantRow]:
    """Everybody with a number, the strongest first; who joined first comes first among equals."""
    ratings = await people.ratings_of_many(db, {one.person for one in entrants if one.person})
    rated = [
        replace(
            one, rating=points_of(row.game, one.bot) if one.bot else ratings.get(one.person or "", {}).get(row.game)
        )
        for one in entrants
    ]
    order = sorted(rated, key=lambda one: (-(one.rating or USUAL), one.joined, one.who))
    return [replace(one, number=number) for number, one in enumerate(order)]
