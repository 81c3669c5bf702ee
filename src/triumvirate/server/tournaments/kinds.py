"""Which kinds of tournament a game has, how many may take part, and who meets whom next."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2

from triumvirate.core.game import Game
from triumvirate.core.options import Options
from triumvirate.server.store.tournaments import EntrantRow, MeetingRow, TournamentRow
from triumvirate.tournaments import arena, berger, knockout, rotation
from triumvirate.tournaments.meetings import DRAW, WIN, Meeting
from triumvirate.tournaments.standing import ARENA, KNOCKOUT, ROTATION, ROUND_ROBIN, SWISS
from triumvirate.tournaments.swiss import rounds as swiss

PAIRED = (ROUND_ROBIN, SWISS, KNOCKOUT, ARENA)
MOST_ENTRANTS = {ROUND_ROBIN: 32, SWISS: 1024, KNOCKOUT: 1024, ARENA: 1024, ROTATION: 512}
FEWEST_ROUNDS, MOST_ROUNDS = 3, 15


def kinds_of(game: Game) -> tuple[str, ...]:
    """Two at a table are paired; more change tables."""
    return (ROTATION,) if game.count_option or len(game.seats(game.check({}))) > 2 else PAIRED


def table_sizes(game: Game, options: Options) -> tuple[int, int]:
    """How few and how many sit at one table."""
    counts = next((option.choices for option in game.options if option.name == game.count_option), None)
    if counts:
        numbers = [count for count in counts if isinstance(count, int)]
        return min(numbers), max(numbers)
    seats = len(game.seats(game.check(options)))
    return seats, seats


def fewest(kind: str, game: Game, options: Options) -> int:
    """How many have to take part."""
    return table_sizes(game, options)[0] if kind == ROTATION else 2


def rounds_for(kind: str, wanted: int, count: int) -> int:
    """How many rounds a field plays: as many as were wished for, where that is possible."""
    if kind == ROUND_ROBIN:
        return len(berger.double(count) if wanted == 2 else berger.table(count))
    if kind == KNOCKOUT:
        return knockout.rounds(count)
    if kind == ARENA:
        return 0
    usual = max(FEWEST_ROUNDS, ceil(log2(max(2, count)))) if kind == SWISS else FEWEST_ROUNDS + 1
    longest = max(1, count - 1 + count % 2) if kind == SWISS else MOST_ROUNDS
    return min(wanted or usual, longest)


def played(meetings: Sequence[MeetingRow]) -> list[Meeting]:
    """The meetings as pairings and standings know them: as they ended, those that go on last."""
    return [
        Meeting(
            one.round,
            tuple(one.seats),
            None if one.points is None else tuple(one.points),
            one.is_played,
            tuple(one.factions),
        )
        for one in meetings
    ]


def in_order_of_ending(meetings: Sequence[MeetingRow]) -> list[MeetingRow]:
    """For streaks: what ended first comes first."""
    return sorted(meetings, key=lambda one: (one.ended is None, one.ended or 0, one.round, one.place))


def tables(
    row: TournamentRow, game: Game, field: Sequence[EntrantRow], meetings: Sequence[MeetingRow], round_: int
) -> list[tuple[int, ...]]:
    """The tables of a round, by numbers of entrants; one alone has it off."""
    here = [one.number for one in field if one.state == "in" and one.number is not None]
    before = played(meetings)
    if row.kind == ROUND_ROBIN:
        plan = berger.table(len(field))
        plan = berger.double(len(field)) if row.rounds > len(plan) else plan
        return plan[round_ - 1]
    if row.kind == KNOCKOUT:
        return knockout.pairs(len(field), before, round_)
    if row.kind == SWISS:
        return swiss.pairs(here, before) if len(here) > 1 else []
    if row.kind == ARENA:
        return [*arena.pairs(_waiting(here, meetings), played(in_order_of_ending(meetings)))]
    return rotation.tables(here, before, *table_sizes(game, row.options)) if len(here) >= 2 else []


def _waiting(here: Sequence[int], meetings: Sequence[MeetingRow]) -> list[int]:
    busy = {number for one in meetings if one.points is None for number in one.seats}
    return [number for number in here if number not in busy]


def off(kind: str) -> int:
    """What a round off is worth: a win, where the field was odd; half of one where tables of several did not come out."""
    return DRAW if kind == ROTATION else WIN
