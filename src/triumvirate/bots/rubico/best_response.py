"""A talker learns to speak against a frozen bot of RUBICO, by policy gradient: what was said in matches won is said oftener.

    python -m triumvirate.bots.rubico.best_response --bot imperator --players 7 --games 2000 --workers 16 --within 1400

learns from 2,000 matches altogether. The table of each bot and count of players is kept after every batch
(`talkers/BOT.json`), so that it can be stopped at any time: the same command goes on. With `--within` it stops by
itself, with status 3 while matches are left.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path

from triumvirate.arena.match import play_match
from triumvirate.arena.workers import cores, spread
from triumvirate.bots import Bot, find_bot
from triumvirate.bots.contract import Choice, Chooser
from triumvirate.bots.rubico.mind import chosen
from triumvirate.bots.rubico.tables import Table, found, keep, shares
from triumvirate.bots.rubico.talker import MANNERS, Talker, beginner_s_table, file_of, situation, worded
from triumvirate.core.table import Table as Match
from triumvirate.core.view import LegalAction, View
from triumvirate.games.rubico.game import GAME
from triumvirate.games.rubico.view import RubicoView

BATCH = 192  # matches between two changes of the table
RATE = 8.0
GOES_ON = 3  # the status of what stopped by itself and is not at its end
FARTHEST = 4.0  # no manner becomes quite certain or quite impossible

Said = tuple[int, int]  # situation and manner


class Tried(Chooser):
    """A talker that notes what it says; else the bot itself."""

    name = "tried"

    def __init__(self, bot: Bot, talker: Talker) -> None:
        self.bot, self.talker, self.said = bot, talker, list[Said]()

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """The bot's choice, except what is said of the own cards."""
        facts, seat = RubicoView.of(view), str(view.seat)
        if facts.phase == "talk":
            for place, card in enumerate(facts.rows[seat]):
                if card.said is None:
                    number = situation(view, place)
                    manner = self.talker.drawn(number, random.Random(f"{seed} {place}"))
                    self.said.append((number, manner))
                    return chosen(view, f"claim {place + 1} {worded(view, place, manner)}")
        return self.bot.choose(view, legal, seconds, seed)


@dataclass(frozen=True)
class Lesson:
    """One match to be played: the bot, the table, the count of players and the deal."""

    bot: str
    table: Table
    players: int
    seed: int


def play(lesson: Lesson) -> tuple[int, list[Said]]:
    """Whether a senator who speaks by the table won among bots, and what it said."""
    options, bot = {"players": lesson.players}, find_bot("rubico", lesson.bot)
    start = Match.new(GAME, options, lesson.seed)
    assert GAME.teams is not None
    senators = [seat for seat, role in GAME.teams.dealt(start.truth()).items() if role == "senate"]
    seat = senators[lesson.seed % len(senators)]
    tried = Tried(bot, Talker(lesson.table))
    result = play_match(GAME, options, [tried if one == seat else bot for one in start.seats], lesson.seed).result()
    assert result is not None
    return int(seat in result.winners), tried.said


def improved(table: Table, played: Iterable[tuple[int, list[Said]]]) -> list[list[float]]:
    """The table after a batch: in each situation towards what was said where more was won than usual."""
    matches = list(played)
    usual = sum(won for won, _ in matches) / len(matches)
    pulls = [[0.0] * MANNERS for _ in table]
    visits = [0] * len(table)
    for won, said in matches:
        for number, manner in said:
            visits[number] += 1
            for other, share in enumerate(shares(table[number])):
                pulls[number][other] += (won - usual) * ((other == manner) - share)
    return [
        [
            max(-FARTHEST, min(FARTHEST, at + RATE * pull / max(BATCH // 8, count)))
            for at, pull in zip(row, by, strict=True)
        ]
        for row, by, count in zip(table, pulls, visits, strict=True)
    ]


def learn(bot: str, players: int, games: int, seed: int, workers: int, file: Path, within: float = inf) -> bool:
    """Batch after batch until the table has learned from so many matches, or the time is over; whether it has."""
    began = time.monotonic()
    table, done = found(file, players, beginner_s_table())
    while done < games:
        if time.monotonic() - began >= within:
            return False
        lessons = (Lesson(bot, table, players, seed + done + n) for n in range(BATCH))
        matches = list(spread(play, lessons, workers))
        table, done = improved(table, matches), done + BATCH
        keep(file, players, table, done)
        print(f"{players} players, {done} matches: won {sum(won for won, _ in matches) / BATCH:.1%}", flush=True)
    return True


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="imperator", help="whom to answer")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=2000, help="matches to learn from, those of before included")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument(
        "--within", type=float, default=inf, metavar="SECONDS", help="stop after the batch of that moment"
    )
    parser.add_argument("--out", type=Path, help="another file than the one that the panel reads")
    asked = parser.parse_args()
    file = asked.out or file_of(asked.bot)
    find_bot("rubico", asked.bot)
    if learn(asked.bot, asked.players, asked.games, asked.seed, asked.workers, file, asked.within):
        return 0
    print("Stopped: the same command goes on.")
    return GOES_ON


if __name__ == "__main__":
    sys.exit(main())
