"""A deal is made: a secret is drawn, what follows from it is played as far as the person does not."""

from __future__ import annotations

import random
from collections.abc import Sequence

from triumvirate.bots import find_bot
from triumvirate.core.chance import digest, new_secret
from triumvirate.core.daily import Daily, Terms
from triumvirate.core.game import Game
from triumvirate.core.table import Entry, Table
from triumvirate.games import find_game
from triumvirate.server.daily import days
from triumvirate.server.daily.deal import Deal, part_of

MOST_TRIES = 400
MOST_ACTIONS = 5_000
SECONDS = 1.0  # told to a bot, which thinks by its seed alone


def deal_of(game: str, day: str) -> Deal:
    """A new deal of a game for a day: dealt until it fits what the day asks for."""
    found, part = find_game(game), part_of(game)
    for _ in range(MOST_TRIES):
        made = _tried(found, part, day, new_secret())
        if made is not None:
            return made
    raise RuntimeError(f"no deal of {game} for {day} was found")


def _tried(game: Game, part: Daily, day: str, secret: bytes) -> Deal | None:
    terms = part.terms(days.number(day), random.Random(digest(secret, "terms")))
    table = Table(game, terms.options, secret)
    table.set_up()
    terms = Terms(table.options, terms.seat, terms.bot, terms.task, terms.aim)
    if not part.fits(table, terms):
        return None
    prelude: list[tuple[str, str]] = []
    bot = find_bot(game.name, terms.bot)
    while not part.begins(table, terms):
        if table.is_over() or len(prelude) > MOST_ACTIONS:
            return None
        seat = table.deciders()[0]
        chosen = bot.choose(
            table.view(seat), table.legal(seat), SECONDS, seed(secret, seat, decisions(table.entries, seat))
        )
        table.act(seat, chosen.action)
        prelude.append((seat, chosen.action))
    return None if part.ends(table, terms) else Deal(game.name, game.version, day, terms, secret, tuple(prelude))


def decisions(entries: Sequence[Entry], seat: str) -> int:
    """How often a seat has decided."""
    return sum(entry.seat == seat for entry in entries)


def seed(secret: bytes, seat: str, number: int, nth: int = 0) -> int:
    """What a bot decides by at a decision of its seat: the same for everybody; `nth` is another try of the same bot."""
    return int(digest(secret, f"bot {seat} {number} {nth}")[:8], 16)
