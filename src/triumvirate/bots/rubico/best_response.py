"""A talker learns to speak against a frozen bot of RUBICO, by policy gradient: what was said in matches won is said oftener.

    python -m triumvirate.bots.rubico.best_response --bot imperator --players 7 --games 2000 --workers 16

goes on from the table that is kept and writes it anew after every batch, so that it can be stopped at any time.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from triumvirate.arena.match import play_match
from triumvirate.arena.workers import cores, spread
from triumvirate.bots import Bot, find_bot
from triumvirate.bots.contract import Choice, Chooser
from triumvirate.bots.rubico.mind import chosen
from triumvirate.bots.rubico.talker import KEPT, MANNERS, Table, Talker, beginner_s_table, shares, situation, worded
from triumvirate.core.plain import JsonObject
from triumvirate.core.table import Table as Match
from triumvirate.core.view import LegalAction, View
from triumvirate.games.rubico.game import GAME
from triumvirate.games.rubico.view import RubicoView

BATCH = 192  # matches between two changes of the table
RATE = 8.0
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


def learn(bot: str, players: int, games: int, seed: int, workers: int, kept: Path) -> None:
    """Batch after batch; the file holds the tables of all counts, with how much each has learned from."""
    told: JsonObject = {"bot": bot, "games": {}, "tables": {}}
    if kept.is_file():
        told = json.loads(kept.read_text(encoding="utf-8"))
    table = told["tables"].get(str(players)) or beginner_s_table()
    done = told["games"].get(str(players), 0)
    while games > 0:
        first = seed + done
        lessons = (Lesson(bot, table, players, first + n) for n in range(BATCH))
        matches = list(spread(play, lessons, workers))
        table, done, games = improved(table, matches), done + BATCH, games - BATCH
        told["tables"][str(players)] = [[round(number, 3) for number in row] for row in table]
        told["games"][str(players)] = done
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(told), encoding="utf-8")
        print(f"{players} players, {done} matches: won {sum(won for won, _ in matches) / BATCH:.1%}", flush=True)


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="imperator")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--out", type=Path, default=KEPT)
    asked = parser.parse_args()
    learn(asked.bot, asked.players, asked.games, asked.seed, asked.workers, asked.out)


if __name__ == "__main__":
    main()
