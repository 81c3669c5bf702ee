"""Battles of JULIUS CAESAR to be judged: all blocks are known, and who holds the place is reckoned out exactly."""

from __future__ import annotations

import random
from collections.abc import Iterator

from triumvirate.core.chance import secret_of_seed
from triumvirate.core.puzzles import Puzzle, Refutation
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.julius.view import JuliusView

ODDS = "odds"
BANDS = {"under_25": (0.05, 0.25), "to_50": (0.25, 0.5), "to_75": (0.5, 0.75), "over_75": (0.75, 0.95)}
WITHIN = 0.05  # a chance lies so far inside its band at least
FEWEST = 4  # blocks
LATEST = 2  # round


def find(table: Table) -> Iterator[Puzzle]:
    """The question that a battle asks in its first rounds, where nobody has anything hidden in it."""
    seat = table.deciders()[0]
    if not table.legal(seat)[0].action.startswith(("fire ", "retreat ", "pass ")):
        return
    view = JuliusView.of(table.view(seat))
    band = _band(view)
    if band is None:
        return
    state = table.game.knowledge.determinize(view, random.Random(0))
    percent, place = round(100 * _chance(view)), view.battle.place.replace("-", " ") if view.battle else ""
    yield Puzzle(
        table.game.positions.text(state, table.options),
        seat,
        ODDS,
        band,
        {name: float(name == band) for name in BANDS},
        "odds",
        1000 + 45 * min(len(view.shown), 10) + round(1500 * (0.125 - min(0.125, _inside(_chance(view), band)))),
        choices=tuple(BANDS),
        about={"place": place},
        refuted={band: Refutation(facts={"why": ODDS, "percent": percent})},
    )


def fault(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle: the battle is reckoned out once more."""
    table = Table.from_position(find_game("julius"), puzzle.position, secret_of_seed(0))
    view = JuliusView.of(table.view(puzzle.seat))
    if _band(view) != puzzle.answer:
        return "the chance lies elsewhere, or too near to another band"
    if puzzle.refuted[puzzle.answer].facts["percent"] != round(100 * _chance(view)):
        return "the chance is another"
    return None


def _chance(view: JuliusView) -> float:
    assert view.odds is not None
    assert view.seat is not None
    return view.odds.holds[view.seat].least / 1000


def _inside(chance: float, band: str) -> float:
    low, high = BANDS[band]
    return min(chance - low, high - chance)


def _band(view: JuliusView) -> str | None:
    """Where the chance lies; none where the battle is late, something in it is hidden, or it is too near to a border."""
    if view.phase != "fight" or view.battle is None or view.battle.round > LATEST or view.odds is None:
        return None
    if any(view.odds.unknown.values()) or len(view.shown) < FEWEST:
        return None
    return next((name for name in BANDS if _inside(_chance(view), name) >= WITHIN), None)
