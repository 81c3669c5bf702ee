"""What the proofs about the judge of a game count: a row for each game, and of many rows shares with a bar to pass."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice

from judging.chances import LESSONS, chance_row, chance_shares
from judging.matches import match, new_table, positions
from judging.shares import Share
from judging.subjects import SUBJECTS, Subject
from ledger import Row
from triumvirate.analysis import analyse
from triumvirate.analysis.findings import BLUNDER
from triumvirate.bots import find_bot
from triumvirate.bots.reasons import TOLD_BESIDE, Why

CALLED = ("mistake", "blunder")
# How sentences begin, by their keys, that say what is done or how things stand, and not what it is good for.
DESCRIBING = (
    *("only", "random", "asleep", "reckoned"),
    *("closes_both", "closes_ahead", "closes_behind", "defeat"),
    *("claim.", "done.", "lock.", "put.", "card.known", "card.called", "card.untold", "confirm.called"),
    *("faces", "counts", "op.group", "op.stay", "op.levy", "hit.stays", "hit.lost", "winter.", "battle.odds"),
)
ENOUGH_REFEREED = 100
ENOUGH_LOST = 30


@dataclass(frozen=True)
class Check:
    """One proof: what is seen in the game of a seed, and what that comes to over all games."""

    row: Callable[[Subject, int], Row]
    shares: Callable[[Subject, Sequence[Row]], list[Share]]


def _sum(rows: Sequence[Row], name: str) -> float:
    return sum(row[name] for row in rows)


def reasons(subject: Subject, seed: int) -> Row:
    """Moves of the best bot that carry a reason of their own, and such that are only described."""
    kinds = Counter[str]()
    table, bot = new_table(subject, seed), find_bot(subject.game, subject.strongest)
    while not table.is_over():
        seat = table.deciders()[0]
        chosen = bot.choose(table.view(seat), table.legal(seat), 0.1, seed + kinds.total())
        kinds[kind_of(chosen.why)] += 1
        table.act(seat, chosen.action)
    return {"said": kinds["reason"], "described": kinds["description"], "of": kinds.total()}


def kind_of(why: Why) -> str:
    """Whether anything is said for a move that does more than describe it, beside chances and other moves; or nothing is."""
    said = why.without(*TOLD_BESIDE)
    if said.words or any(not one.key.startswith(DESCRIBING) for one in said.reasons):
        return "reason"
    return "description" if said else "nothing"


def reason_shares(subject: Subject, rows: Sequence[Row]) -> list[Share]:
    of = int(_sum(rows, "of"))
    return [
        Share("moves with a reason", _sum(rows, "said"), of, 0.70),
        Share("moves that are only described", _sum(rows, "described"), of, 1.0, at_most=True),
    ]


def hints(subject: Subject, seed: int) -> Row:
    """A match in which all sides do as they are advised, looked back at."""
    table, coach = new_table(subject, seed), find_bot(subject.game, "coach")
    while not table.is_over():
        seat = table.deciders()[0]
        table.act(seat, coach.advise(table.view(seat), table.legal(seat), 0.1, seed).best[0].action)
    moments = analyse(table).moments
    called = [[moment.number, moment.action, moment.verdict] for moment in moments if moment.verdict]
    return {"called": called, "of": len(moments)}


def hint_shares(subject: Subject, rows: Sequence[Row]) -> list[Share]:
    called = sum(len(row["called"]) for row in rows)
    mistakes = sum(verdict in CALLED for row in rows for _, _, verdict in row["called"])
    of = int(_sum(rows, "of"))
    return [
        Share("hints that were called a mistake", mistakes, of, 0.0, at_most=True),
        Share("hints that were called a fault of any size", called, of, 0.0, at_most=True),
    ]


def selfplay(subject: Subject, seed: int) -> Row:
    """Mistakes that the judge finds in a match of the strongest bot, and which of them a referee confirms."""
    table = match(subject, seed, subject.strongest)
    called = [moment for moment in analyse(table).moments if moment.verdict in CALLED]
    return {
        "of": sum(entry.seat is not None for entry in table.entries),
        "called": [[moment.number, moment.action, bool(subject.referee(table, moment))] for moment in called],
    }


def selfplay_shares(subject: Subject, rows: Sequence[Row]) -> list[Share]:
    verdicts = [is_confirmed for row in rows for _, _, is_confirmed in row["called"]]
    refereed = verdicts[:ENOUGH_REFEREED]
    return [
        Share("moves of the strongest bot called mistakes", len(verdicts), int(_sum(rows, "of")), 0.02, at_most=True),
        Share("such verdicts that a referee confirms", sum(refereed), len(refereed), 0.90),
    ]


def losses(subject: Subject, seed: int) -> Row:
    """A bad move at a decision taken at random: what playouts show it to lose, and whether the judge calls it."""
    rng = random.Random(seed)
    taken = positions(subject, match(subject, seed, *subject.levels), rng, subject.errs_at)
    tried = islice(filter(None, (subject.random_fault(before, seat, rng) for before, seat in taken)), subject.looks)
    lost, is_called = next((one for one in tried if one[0] >= BLUNDER), (0.0, False))
    return {"lost": lost, "called": is_called}


def loss_shares(subject: Subject, rows: Sequence[Row]) -> list[Share]:
    lost = [row for row in rows if row["lost"] >= BLUNDER]
    return [Share("moves that lose 15 points and are called", _sum(lost, "called"), len(lost), 0.80, least=ENOUGH_LOST)]


CHECKS = {
    "reasons": Check(reasons, reason_shares),
    "hints": Check(hints, hint_shares),
    "selfplay": Check(selfplay, selfplay_shares),
    "losses": Check(losses, loss_shares),
    "chances": Check(chance_row, chance_shares),
    "lessons": Check(partial(chance_row, positions_asked=LESSONS), chance_shares),
}


def row_of(check: str, game: str, seed: int, number: int) -> Row:
    """The row of one game, for a pool of processes."""
    return CHECKS[check].row(SUBJECTS[game], seed + number)


def work_of(check: str, game: str, seed: int) -> Callable[[int], Row]:
    """The same for any number."""
    return partial(row_of, check, game, seed)
