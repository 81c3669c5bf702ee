"""Whom the proofs about a judge are about, game by game: the bots that play, what the judge says, and a referee."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from triumvirate.analysis.budget import BUDGETS, Occasion, seed_of
from triumvirate.analysis.findings import Moment
from triumvirate.analysis.judges import judge_for
from triumvirate.analysis.paired import apart, difference
from triumvirate.bots import find_bot
from triumvirate.bots.julius.adviser import judged
from triumvirate.bots.rubico.counsel import Counsel, chosen_as
from triumvirate.bots.rubico.judge import RubicoJudge
from triumvirate.bots.rubico.playing import Way, fared
from triumvirate.core.table import Table
from triumvirate.core.view import LegalAction, View
from triumvirate.games.rubico.view import RubicoView

REFEREE_PAIRS = 1536
RUBICO_PAIRS = 192
OTHER_LUCK = 1_000_003
Lost = tuple[float, bool]  # what a referee sees lost for sure, and whether the judge calls it


@dataclass(frozen=True)
class Subject:
    """The judge of one game."""

    game: str
    strongest: str
    quick: str
    levels: tuple[str, ...]  # of matches with faults in them
    options: Callable[[random.Random], dict[str, Any]]
    referee: Callable[[Table, Moment], bool]
    random_fault: Callable[[View, list[LegalAction], random.Random], Lost]
    asked_at: tuple[str, ...] = ()  # the verbs of decisions of which the chance is asked; none for all
    errs_at: tuple[str, ...] = ()  # and of those where random faults are made


def refereed_by_playouts(table: Table, moment: Moment) -> bool:
    """Whether many more playouts with other luck find the better move better too."""
    before = table.at(moment.number - 1)
    view, legal = before.view(moment.seat), {one.action: one.index for one in before.legal(moment.seat)}
    asked = (legal[moment.best.action], legal[moment.action])
    return difference(view, *asked, REFEREE_PAIRS, seed_of(view) + OTHER_LUCK).mean > 0.0


def refereed_by_another(table: Table, moment: Moment) -> bool:
    """Whether a judge with other truths and other luck, and a larger budget, finds something lost as well."""
    iterations = BUDGETS[Occasion.PROOF].iterations
    judge = judge_for(table, None, iterations, OTHER_LUCK)
    found = judge.moment(table.at(moment.number - 1), moment.number, moment.seat, moment.action)
    return found is not None and found.lost > 0.0


def random_move(view: View, legal: list[LegalAction], rng: random.Random) -> Lost:
    """A legal action of CAESAR! taken at random, beside the judge's best."""
    judge = find_bot("caesar", "coach").adviser
    taken, best = rng.choice(legal), judge.weigh(view, legal).best
    seen = difference(view, best.index, taken.index, REFEREE_PAIRS // 2, seed_of(view) + 2 * OTHER_LUCK)
    return seen.mean - seen.doubt, bool(judge.opinion(view, legal, taken.action).verdict)


def random_choice(view: View, legal: list[LegalAction], rng: random.Random) -> Lost:
    """Cards of RUBICO chosen at random, where a Centurion confirms."""
    confirm = next(one.index for one in legal if one.action == "confirm")
    rows = list(RubicoView.of(view).rows.values())
    cells = [(seat, place) for seat, row in enumerate(rows) for place, card in enumerate(row) if not card.covered]
    rng.shuffle(cells)
    chosen: list[tuple[int, int]] = []
    for cell in cells:
        if len(chosen) < RubicoView.of(view).quota and sum(other[0] == cell[0] for other in chosen) < 2:
            chosen.append(cell)
    other, best = chosen_as(view, tuple(chosen)), chosen_as(view, Counsel(view).cards())
    seen = apart(fared((Way(best, confirm), Way(other, confirm)), RUBICO_PAIRS, seed_of(view) + 2 * OTHER_LUCK))
    return seen.mean - seen.doubt, bool(RubicoJudge().opinion(other, legal, "confirm").verdict)


def random_single(view: View, legal: list[LegalAction], rng: random.Random) -> Lost:
    """A card, a hit, a shot or a retreat of JULIUS CAESAR taken at random; the referee has other truths."""
    taken = rng.choice([one for one in legal if one.action != "take-back"]).action
    seen = judged(view, legal, taken, OTHER_LUCK)
    said = find_bot("julius", "coach").opine(view, legal, taken)
    return (seen.lost if seen.is_confirmed else 0.0), bool(said.verdict)


SUBJECTS = {
    "caesar": Subject(
        "caesar",
        "imperator@200",
        "imperator@32",
        ("tribune", "beginner"),
        lambda rng: {},
        refereed_by_playouts,
        random_move,
    ),
    "julius": Subject(
        "julius",
        "legate@160",
        "legate@24",
        ("tribune", "beginner"),
        lambda rng: {},
        refereed_by_another,
        random_single,
        ("move",),
        ("play", "discard", "fire", "retreat", "hit"),
    ),
    "rubico": Subject(
        "rubico",
        "legate",
        "legate",
        ("tribune", "beginner"),
        lambda rng: {"players": rng.randint(3, 7)},
        refereed_by_another,
        random_choice,
        ("confirm",),
        ("confirm",),
    ),
}
