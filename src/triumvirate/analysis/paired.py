"""Two actions played out side by side: the same truths and the same draws for both, so that luck cancels out."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from triumvirate.analysis.findings import MISTAKE, SLIP
from triumvirate.bots.registry import brought
from triumvirate.core.view import View
from triumvirate.games import find_game
from triumvirate.search.room import room_of

Playouts = Callable[[View, Sequence[int], int, int], Sequence[Sequence[float]]]
"""Points (1, ½, 0) of the view's seat for some actions, a row each, over so many games from a first seed."""
FIRST = 96  # pairs that are looked at before more are asked for
TRUTHS = 64
SURE = 2.0  # standard errors


@dataclass(frozen=True)
class Difference:
    """How much better one action fared than another, and how far that may be off."""

    mean: float
    doubt: float  # the standard error
    pairs: int

    @property
    def is_sure(self) -> bool:
        """Whether the one is better beyond its noise."""
        return self.mean - SURE * self.doubt > 0.0

    def is_under(self, least: float) -> bool:
        """Whether it is less than that beyond its noise."""
        return self.mean + SURE * self.doubt < least


def difference(view: View, better: int, other: int, pairs: int, seed: int) -> Difference:
    """How the two fare, over so many pairs."""
    return apart(playouts_for(view.game)(view, (better, other), pairs, seed))


def apart(points: Sequence[Sequence[float]]) -> Difference:
    """How two rows of points differ, game by game."""
    found = [float(one) - float(two) for one, two in zip(*points, strict=True)]
    return Difference(fmean(found), stdev(found) / math.sqrt(len(found)), len(found))


def settled(view: View, better: int, other: int, most: int, seed: int) -> Difference:
    """The same with as few pairs as are needed."""
    play = playouts_for(view.game)
    return asked_until_sure(lambda more, done: play(view, (better, other), more, seed + done), FIRST, most)


def asked_until_sure(ask: Callable[[int, int], Sequence[Sequence[float]]], first: int, most: int) -> Difference:
    """Ask for `first` pairs, and for as many again as there were while it is not settled: until one is better for sure, or
    surely by little, or `most` are over. `ask` is told how many more, and how many there are.
    """
    points: tuple[list[float], list[float]] = [], []
    while True:
        done = len(points[0])
        for kept, new in zip(points, ask(min(first, most) if not done else min(done, most - done), done), strict=True):
            kept.extend(new)
        found = apart(points)
        is_little = found.is_under(SLIP) or (found.mean < SLIP and found.is_under(MISTAKE))
        if found.is_sure or is_little or len(points[0]) >= most:
            return found


def playouts_for(game: str) -> Playouts:
    """The playouts of a game's strongest quick player, or those of the search."""
    return brought(game, lambda roster: roster.playouts) or quick_playouts


def quick_playouts(view: View, actions: Sequence[int], games: int, seed: int) -> list[list[float]]:
    """Played out by the policy that the search plays with, in compiled text."""
    game = find_game(view.game).played_with(view.options)
    seat, rng, room = game.seats(view.options).index(view.seat or ""), random.Random(seed), room_of(game)
    truths = [game.knowledge.determinize(view, rng) for _ in range(min(games, TRUTHS))]
    tries = [(n % len(truths), seat, action, seed + n) for action in actions for n in range(games)]
    points = room.words([0] * len(tries))
    told = room.words((number for one in tries for number in one), 4)
    room.call("analysis.tries", "try_all", room.states(truths[:1]), room.states(truths), told, 1, points)
    won = [0.5 * point for point in room.listed(points)]
    return [won[first : first + games] for first in range(0, len(won), games)]
