"""Matches that judges are asked about: bots play them, and single decisions are taken out of them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from judging.subjects import Subject
from triumvirate.arena.match import choice_seed
from triumvirate.bots import find_bot
from triumvirate.core.table import Table
from triumvirate.games import find_game


def new_table(subject: Subject, seed: int) -> Table:
    """A match that begins."""
    return Table.new(find_game(subject.game), subject.options(random.Random(seed)), seed=seed)


def match(subject: Subject, seed: int, *levels: str) -> Table:
    """A match of these bots to its end, which take turns at every decision."""
    table, rng = new_table(subject, seed), random.Random(seed)
    while not table.is_over():
        seat = table.deciders()[0]
        bot = find_bot(subject.game, levels[0] if len(levels) == 1 else rng.choice(levels))
        seed_here = choice_seed(seed, len(table.entries))
        table.act(seat, bot.choose(table.view(seat), table.legal(seat), 0.1, seed_here).action)
    return table


def positions(subject: Subject, table: Table, rng: random.Random, verbs: Sequence[str]) -> Iterator[tuple[Table, str]]:
    """Decisions of a match in any order, of these verbs where some are named: the table before each, and who decides."""
    entries = [one for one in table.entries if one.seat and (not verbs or one.action.split()[0] in verbs)]
    rng.shuffle(entries)
    for entry in entries:
        before, seat = table.at(entry.number - 1), str(entry.seat)
        if len(before.legal(seat)) > 1:
            yield before, seat
