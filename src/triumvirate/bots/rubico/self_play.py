"""Imperators of RUBICO learn to talk by playing each other: how a senator tells its row, and so how senators are read.

    python -m triumvirate.bots.rubico.self_play --players 5 --games 4000 --workers 16 --within 500

learns from 4,000 matches altogether. What was said in matches won is said oftener, and is at once believed less: readers
hold that senators speak as the table says, so what is left to be gained by another way of speaking goes down. The table of
each count of players is kept after every batch (`speech.json`); the same command goes on where it was stopped, and with
`--within` it stops by itself, with status 3 while matches are left.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import inf, log
from pathlib import Path

from triumvirate.arena.match import play_match
from triumvirate.arena.workers import cores, spread
from triumvirate.bots.contract import Choice, Chooser
from triumvirate.bots.rubico.imperator import Reader
from triumvirate.bots.rubico.insight import minding
from triumvirate.bots.rubico.mind import decide
from triumvirate.bots.rubico.speech import KEPT, SITUATIONS, Manner
from triumvirate.bots.rubico.tables import Shares, Table, found, keep, shares
from triumvirate.core.table import Table as Match
from triumvirate.core.view import LegalAction, View
from triumvirate.games.rubico.game import GAME
from triumvirate.games.rubico.view import RubicoView

BATCH = 320  # matches between two changes of the table
RATE = 4.0
SLOWS = 1600  # matches after which it is half as large
DOUBTED = 12  # so many words count half
RAREST = 0.02  # no manner is given up for good
GOES_ON = 3  # the status of what stopped by itself and is not at its end
BEGINS = (0.1, 0.12, 0.18, 0.1, 0.2, 0.18, 0.12)  # the shares of all manners before anything is learned
TO_FELLOWS = (0.05, 0.65, 0.05, 0.05, 0.05, 0.1, 0.05)

Said = tuple[int, Manner]  # situation and manner


@cache
def speaking(table: tuple[Shares, ...]) -> type[Reader]:
    """An imperator that speaks, and reads, by a table."""

    class Pupil(Reader):
        """Talks by the table of the day."""

        rates = staticmethod(lambda players: table)
        habits = staticmethod(partial(minding, rates=rates))

    return Pupil


class Learner(Chooser):
    """An imperator that notes how it speaks."""

    name = "learner"

    def __init__(self, table: tuple[Shares, ...]) -> None:
        self.mind, self.said = speaking(table), list[Said]()

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """As imperators choose."""
        facts = RubicoView.of(view)
        begins = facts.phase == "talk" and all(card.said is None for card in facts.rows[str(view.seat)])
        if begins and facts.roles[str(view.seat)] == "senate":
            mind = self.mind(view)
            self.said.append((mind.situation, mind.manner))
        return decide(view, legal, self.mind)


@dataclass(frozen=True)
class Lesson:
    """One match to be played: the table, the count of players and the deal."""

    table: tuple[Shares, ...]
    players: int
    seed: int


def play(lesson: Lesson) -> tuple[int, list[Said]]:
    """Whether the Senate won, and what senators said."""
    options, learner = {"players": lesson.players}, Learner(lesson.table)
    seats = Match.new(GAME, options, lesson.seed).seats
    table = play_match(GAME, options, [learner] * len(seats), lesson.seed)
    result = table.result()
    assert result is not None
    assert GAME.teams is not None
    return int(GAME.teams.dealt(table.truth())[result.winners[0]] == "senate"), learner.said


def improved(table: Table, played: Iterable[tuple[int, Sequence[Said]]], rate: float) -> list[list[float]]:
    """The table after a batch: in each situation towards what was said where more was won than there usually is."""
    won: dict[int, list[int]] = defaultdict(list)
    by_manner: dict[Said, list[int]] = defaultdict(list)
    for result, said in played:
        for number, manner in said:
            won[number].append(result)
            by_manner[number, manner].append(result)
    better = [list(row) for row in table]
    for (number, manner), results in by_manner.items():
        usual = sum(won[number]) / len(won[number])
        better[number][manner] += rate * sum(result - usual for result in results) / (len(results) + DOUBTED)
    return [bounded(row) for row in better]


def beginner_s_table() -> list[list[float]]:
    """What nothing was learned for yet."""
    return [[log(share) for share in (TO_FELLOWS if number % 2 else BEGINS)] for number in range(SITUATIONS)]


def bounded(row: Sequence[float]) -> list[float]:
    """The logarithms of shares of which none is rarer than the rarest."""
    floor = [max(RAREST, share) for share in shares(row)]
    return [log(share / sum(floor)) for share in floor]


def learn(players: int, games: int, seed: int, workers: int, file: Path, within: float = inf) -> bool:
    """Batch after batch until the table has learned from so many matches, or the time is over; whether it has."""
    began = time.monotonic()
    table, done = found(file, players, beginner_s_table())
    while done < games:
        if time.monotonic() - began >= within:
            return False
        known = tuple(shares(row) for row in table)
        lessons = (Lesson(known, players, seed + done + n) for n in range(BATCH))
        matches = list(spread(play, lessons, workers))
        table = improved(table, matches, RATE / (1.0 + done / SLOWS))
        done += BATCH
        keep(file, players, table, done)
        print(
            f"{players} players, {done} matches: the Senate won {sum(won for won, _ in matches) / BATCH:.1%}",
            flush=True,
        )
    return True


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=4000, help="matches to learn from, those of before included")
    parser.add_argument("--seed", type=int, default=2_000_000)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument(
        "--within", type=float, default=inf, metavar="SECONDS", help="stop after the batch of that moment"
    )
    parser.add_argument("--out", type=Path, default=KEPT, help="another file than the one that imperators speak by")
    asked = parser.parse_args()
    if learn(asked.players, asked.games, asked.seed, asked.workers, asked.out, asked.within):
        return 0
    print("Stopped: the same command goes on.")
    return GOES_ON


if __name__ == "__main__":
    sys.exit(main())
