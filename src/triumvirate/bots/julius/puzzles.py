"""Puzzles of JULIUS CAESAR: decisions in battle and in the last turns of a year that quick games to its end tell apart.

Every choice is tried in the same games: what the seat has not seen is dealt anew for each of them, then dice and deals are
the same for all choices. What counts is how many victory points the side is ahead when winter comes, and a choice is the
answer when every other is behind it by a good part of a point, and by far more than such numbers can err.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from triumvirate.bots.julius import battle_puzzles
from triumvirate.bots.julius.overlooked import FIGHTING, example, goes_to
from triumvirate.bots.registry import find_bot
from triumvirate.core import engine
from triumvirate.core.chance import secret_of_seed
from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.core.puzzles import Puzzle, Refutation
from triumvirate.core.table import Table
from triumvirate.core.view import LegalAction, View
from triumvirate.games import find_game
from triumvirate.games.julius.printed import BLOCK_IDS, PLACE_IDS
from triumvirate.games.julius.rules.blocks import IS_LEADER
from triumvirate.games.julius.rules.board import CITY_VALUE
from triumvirate.games.julius.view import JuliusView

BATTLE, YEAR, LEADER = "battle", "year", "leader"
COMMANDING = ("cards", "step", "regroup_to")  # before a block is in hand many clicks lead to the same
VERBS = ("play", "step", "stop", "regroup-to", "fire", "hit", "retreat", "retreat-to", "pass")
LATE = 3  # turns of a year: from here on it is the year that is played for
MARGIN = 0.4  # points
STEPS = ((40, 0.7), (200, 0.5), (1000, MARGIN))  # games a choice, and the margin it must have then
GAMES = STEPS[-1][0]
SURE = 4.0  # standard errors of the margin
FEWEST, MOST = 4, 24  # choices
FEWEST_FOR_LEADER = {"fight": 3, "hit": 2}  # where one's leader fights along: to go or to stay, and who bleeds for him
SETTLED = 7.0  # points ahead or behind: there is not much left to play for
SHOWN = 2


def find(table: Table) -> Iterator[Puzzle]:
    """The puzzles of a position: a battle to be judged, or a decision."""
    yield from battle_puzzles.find(table)
    yield from _decisions(table)


def _decisions(table: Table) -> Iterator[Puzzle]:
    seat = table.deciders()[0]
    legal = table.legal(seat)
    if not 1 < len(legal) <= MOST or legal[0].action.partition(" ")[0] not in VERBS:
        return
    view = table.view(seat)
    if not _may_ask(view) or len(legal) < _fewest(view):
        return
    state = table.game.knowledge.determinize(view, random.Random(0))
    tried = Tried({}, {})
    for games, margin in STEPS:
        tried = _tried(table.game, state, table.seats.index(seat), legal, games)
        if not tried.is_clear(margin):
            return
    dealt = Table.from_position(table.game, table.game.positions.text(state, table.options), secret_of_seed(0))
    ordered = tried.ordered
    if _is_dull(view, ordered[0], ordered) or abs(tried.worth[ordered[0]]) > SETTLED:
        return
    yield Puzzle(
        dealt.position_text(),
        seat,
        _theme(view, ordered[0]),
        ordered[0],
        tried.worth,
        "playouts",
        _level(dealt, seat, tried.worth),
        unit="points",
        refuted={action: Refutation(example(dealt, seat, action)) for action in ordered[1 : 1 + SHOWN]},
    )


class Tried(NamedTuple):
    """What each choice is worth, and the standard error of how far it is behind the best."""

    worth: dict[str, float]
    errors: dict[str, float]

    @property
    def ordered(self) -> list[str]:
        """The best first."""
        return sorted(self.worth, key=lambda action: -self.worth[action])

    def is_clear(self, margin: float) -> bool:
        """Whether every other choice is so far behind, and beyond doubt."""
        best, *others = self.ordered
        behind = {action: self.worth[best] - self.worth[action] for action in others}
        return all(by >= margin and by >= SURE * self.errors[action] for action, by in behind.items())


def _is_dull(view: View, answer: str, choices: Iterable[str]) -> bool:
    """Whoever may fire fires, mostly; and the only city of value that stands open is walked into by anybody."""
    if answer.startswith("fire"):
        return True
    valued = {choice for choice in choices if goes_to(choice) in _valued()}
    return valued == {answer} and not _strikes(view, answer)


def _strikes(view: View, action: str) -> bool:
    """Whether an action goes where enemies stand."""
    return any(group.owner != view.seat for group in JuliusView.of(view).places.get(goes_to(action), ()))


@cache
def _valued() -> frozenset[str]:
    return frozenset(name for place, name in enumerate(PLACE_IDS) if CITY_VALUE[place])


def fault(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle: all choices are tried anew in other games, and what is shown is played."""
    if puzzle.theme == battle_puzzles.ODDS:
        return battle_puzzles.fault(puzzle)
    table = Table.from_position(find_game("julius"), puzzle.position, secret_of_seed(0))
    legal = table.legal(puzzle.seat)
    if _theme(table.view(puzzle.seat), puzzle.answer) != puzzle.theme:
        return "its theme is another"
    if {choice.action for choice in legal} != set(puzzle.worth):
        return "the choices are others"
    if puzzle.margin < MARGIN:
        return "its margin is too small"
    if _is_dull(table.view(puzzle.seat), puzzle.answer, puzzle.worth):
        return "anybody would do it"
    state = table.game.positions.parse(puzzle.position)[1]
    again = _tried(table.game, state, table.seats.index(puzzle.seat), legal, GAMES, GAMES)
    if again.ordered[0] != puzzle.answer or not again.is_clear(0.6 * MARGIN):
        return "in other games it is not clearly the best"
    for action, told in puzzle.refuted.items():
        after = table.fork()
        for decider, chosen in ((puzzle.seat, action), *told.line):
            after.act(decider, chosen)
    return None


def _may_ask(view: View) -> bool:
    facts = JuliusView.of(view)
    return facts.phase in FIGHTING or (facts.phase in COMMANDING and facts.turn >= LATE)


def _fewest(view: View) -> int:
    """How many choices make a question."""
    return FEWEST_FOR_LEADER.get(JuliusView.of(view).phase, FEWEST) if _own_there(view) & _leaders() else FEWEST


def _theme(view: View, answer: str) -> str:
    """A leader in hand or in the battle; a battle that is on, or one that the answer begins; else what the year is worth."""
    strikes = answer.startswith("step ") and _strikes(view, answer)
    if _own_there(view) & _leaders() and not strikes:
        return LEADER
    return BATTLE if strikes or _battlefield(view) is not None else YEAR


def _own_there(view: View) -> set[str]:
    """The seat's own blocks in the battle, and the one in hand."""
    facts, at = JuliusView.of(view), _battlefield(view)
    in_hand = facts.mover["block"] if facts.mover is not None else None
    return {block.block for block in facts.own or () if block.place == at or block.block == in_hand}


def _battlefield(view: View) -> str | None:
    facts = JuliusView.of(view)
    return facts.battle.place if facts.battle is not None and facts.phase in FIGHTING else None


@cache
def _leaders() -> frozenset[str]:
    return frozenset(name for block, name in enumerate(BLOCK_IDS) if IS_LEADER[block])


def _tried(game: Game, state: State, seat: int, legal: Sequence[LegalAction], games: int, first: int = 0) -> Tried:
    """What so many games say of each choice, the same games for all."""
    truth = game.layout.records([state])
    loops = engine.load("julius", "native", "bots.year_end")
    order = [choice.index for choice in legal]
    sums, squares = np.zeros(len(order), np.int64), np.zeros(len(order), np.int64)
    loops.leads_of(truth.copy(), truth, seat, np.array(order, np.int64), games, first, sums, squares)
    best = int(np.argmax(sums))
    if best:  # the others are compared with the best one, which comes first
        order[0], order[best] = order[best], order[0]
        sums, squares = np.zeros_like(sums), np.zeros_like(squares)
        loops.leads_of(truth.copy(), truth, seat, np.array(order, np.int64), games, first, sums, squares)
    texts = {choice.index: choice.action for choice in legal}
    worth = {texts[index]: float(total) / games for index, total in zip(order, sums, strict=True)}
    errors = {
        texts[index]: float(np.sqrt(max(0.0, square / games - ((total - sums[0]) / games) ** 2) / games))
        for index, total, square in zip(order, sums, squares, strict=True)
    }
    return Tried(worth, errors)


def _level(table: Table, seat: str, worth: dict[str, float]) -> int:
    """Harder with more choices and a smaller margin, and where a quick player does something else."""
    best, second = sorted(worth.values(), reverse=True)[:2]
    view = table.view(seat)
    seen = find_bot("julius", "beginner").choose(view, table.legal(seat), 1.0, 0).action
    level = 1100 + 15 * len(worth) + round(150 * (2.0 - min(2.0, best - second)))
    return level + (200 if worth[seen] < best else 0)
