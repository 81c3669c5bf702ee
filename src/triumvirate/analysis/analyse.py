"""Judges every decision of a match from what its seat could know then.

Each is searched anew from the seat's own view, so a good move that met bad luck is not called a mistake.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from triumvirate.bots import BOTS, find_bot
from triumvirate.bots.contract import Choice
from triumvirate.bots.searcher import Searcher
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import SETUP, TAKE_BACK, Table

SLIP, MISTAKE, BLUNDER = 0.04, 0.08, 0.15  # chance to win that a move gave away
SWING = 0.12
MOST_TURNING_POINTS = 6
EXPLORE = 0.3  # more than in play, so that the move that was made is judged as carefully as the best one
ENOUGH = 8  # an action with less than this part of the visits is searched by itself

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Moment:
    """One decision: what was done, what the search would have done, and the chances of both."""

    number: int
    seat: str
    action: str
    chance: float  # of the first seat's side to win, before the action
    taken: float  # the deciding seat's chance with what it did
    best: Choice  # what the search would have done, with the deciding seat's chance
    line: tuple[str, ...]

    @property
    def lost(self) -> float:
        """How much of its chance the seat gave away."""
        return max(0.0, (self.best.chance or 0.0) - self.taken)

    @property
    def verdict(self) -> str:
        """In a word, or nothing where the move was good."""
        if self.action == self.best.action or self.lost < SLIP:
            return ""
        return "blunder" if self.lost >= BLUNDER else "mistake" if self.lost >= MISTAKE else "slip"

    def to_json(self) -> dict[str, Any]:
        """For pages and files."""
        return {
            "number": self.number,
            "seat": self.seat,
            "action": self.action,
            "chance": round(self.chance, 4),
            "taken": round(self.taken, 4),
            "lost": round(self.lost, 4),
            "verdict": self.verdict,
            "best": {"action": self.best.action, "why": self.best.why, "chance": round(self.best.chance or 0.0, 4)},
            "line": list(self.line),
        }


@dataclass(frozen=True)
class TurningPoint:
    """Where the match turned: by somebody's move, or by what was drawn and shown after it."""

    number: int
    seat: str
    action: str
    swing: float  # of the first seat's side
    cause: str  # the verdict on the move, or "luck"

    def to_json(self) -> dict[str, Any]:
        """For pages and files."""
        return {**self.__dict__, "swing": round(self.swing, 4)}


@dataclass(frozen=True)
class Analysis:
    """A whole match."""

    game: str
    seats: tuple[str, ...]
    side: tuple[str, ...]  # whose chance the curve shows: the first seat and those who win with it
    winners: tuple[str, ...] | None
    moments: tuple[Moment, ...]
    iterations: int

    @property
    def curve(self) -> tuple[float, ...]:
        """The side's chance before every decision, and the result where there is one."""
        ends: tuple[float, ...] = ()
        if self.winners is not None:
            ends = (0.5 if not self.winners else float(self.side[0] in self.winners),)
        return (*(moment.chance for moment in self.moments), *ends)

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The largest swings, in the order of the match."""
        curve = self.curve
        points = []
        for place, moment in enumerate(self.moments[: len(curve) - 1]):
            swing = curve[place + 1] - curve[place]
            if abs(swing) >= SWING or moment.verdict == "blunder":
                by_move = moment.lost >= max(SLIP, abs(swing) / 2)
                cause = moment.verdict if by_move and moment.verdict else "luck"
                points.append(TurningPoint(moment.number, moment.seat, moment.action, swing, cause))
        largest = sorted(points, key=lambda point: -abs(point.swing))[:MOST_TURNING_POINTS]
        return tuple(sorted(largest, key=lambda point: point.number))

    def to_json(self) -> dict[str, Any]:
        """For pages and files."""
        return {
            "game": self.game,
            "seats": list(self.seats),
            "side": list(self.side),
            "winners": None if self.winners is None else list(self.winners),
            "iterations": self.iterations,
            "curve": [round(chance, 4) for chance in self.curve],
            "turning_points": [point.to_json() for point in self.turning_points],
            "moments": [moment.to_json() for moment in self.moments],
        }


def analyse(table: Table, iterations: int = 4000, seed: int = 1, progress: Progress | None = None) -> Analysis:
    """Search every decision of a match again, each with so many iterations; the same call gives the same answer.

    It takes a while (about a twentieth of a second a decision in CAESAR!): call it in a thread or process of its own.
    """
    result = table.result()
    winners = result.winners if result is not None else None
    if len(table.seats) > 2 and winners is None:
        raise BadRequest("A match of more than two is analysed when it is over: before that nobody's side is known.")
    side = _side(table.seats, winners)
    searcher = searcher_for(table.game.name)
    searcher = replace(searcher, iterations=iterations, settings=replace(searcher.settings, explore=EXPLORE))
    undone = {entry.events[0].facts["number"] for entry in table.entries if entry.action == TAKE_BACK}
    before = table.fork()
    moments = []
    total = len(table.entries)
    while before.entries and before.entries[-1].action != SETUP:
        entry = before.entries[-1]
        before.rewind()
        if entry.seat is not None and entry.action != TAKE_BACK and entry.number not in undone:
            moments.append(_moment(before, entry.number, entry.seat, entry.action, side, searcher, seed))
        if progress is not None:
            progress(total - len(before.entries), total)
    return Analysis(table.game.name, table.seats, side, winners, tuple(reversed(moments)), iterations)


def _moment(
    table: Table, number: int, seat: str, action: str, side: tuple[str, ...], searcher: Searcher, seed: int
) -> Moment:
    legal = table.legal(seat)
    found, why = searcher.think(table.view(seat), legal, 0.0, seed + number)
    taken = next(option for option in found.options if option.action == action)
    with_it = taken.chance
    if taken.visits < found.iterations // ENOUGH:
        with_it = searcher.judge(table.view(seat), legal, taken.index, seed + number)
    best = found.best
    chance = best.chance if seat in side else 1.0 - best.chance
    line = tuple(f"{step.seat}: {step.action}" for step in found.line)
    return Moment(number, seat, action, chance, with_it, Choice(best.action, why(best.index), best.chance), line)


def searcher_for(game: str) -> Searcher:
    """The game's own searching bot, or the plain search where it has none."""
    for name in reversed(BOTS.get(game, {})):
        bot = find_bot(game, name)
        if isinstance(bot, Searcher) and bot.evaluator is None:
            return bot
    return Searcher(game, "search", "The plain search.")


def _side(seats: tuple[str, ...], winners: tuple[str, ...] | None) -> tuple[str, ...]:
    """The first seat with all that share its fate."""
    if len(seats) == 2 or not winners:
        return (seats[0],)
    won = seats[0] in winners
    return tuple(seat for seat in seats if (seat in winners) == won)
