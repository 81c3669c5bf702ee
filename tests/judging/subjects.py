"""Whom the proofs about a judge are about, game by game: the bots that play, what the judge says, and a referee."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from triumvirate.analysis.budget import BUDGETS, Occasion, seed_of
from triumvirate.analysis.findings import Moment
from triumvirate.analysis.judges import judge_for
from triumvirate.analysis.paired import apart, difference
from triumvirate.bots import find_bot
from triumvirate.bots.caesar import chances as caesar_chances
from triumvirate.bots.calibration import Chances, Facts
from triumvirate.bots.julius import chances as julius_chances
from triumvirate.bots.julius.judge import begins, played_out
from triumvirate.bots.rubico import chances as rubico_chances
from triumvirate.bots.rubico.counsel import Counsel, chosen_as
from triumvirate.bots.rubico.judge import RubicoJudge, caesars_chance, kind_of, reckoned
from triumvirate.bots.rubico.mind import decide
from triumvirate.bots.rubico.playing import Way, fared
from triumvirate.core.table import Table
from triumvirate.core.view import LegalAction, View
from triumvirate.games.rubico.view import RubicoView

REFEREE_PAIRS = 1536
RUBICO_PAIRS = 192
OTHER_LUCK = 1_000_003
Lost = tuple[float, bool]  # what a referee sees lost for sure, and whether the judge calls it
POOR = ("recruit", "beginner")  # who gives commands with faults in them
COMMANDED = ("move", "levy")  # phases of a command
QUICK_GAMES = 32  # by which a curve of JULIUS CAESAR is found


@dataclass(frozen=True)
class Found:
    """A chance as the judge finds it, before it is calibrated: of which kind, and of which side's."""

    kind: str
    chance: float
    seats: tuple[str, ...]
    facts: Facts
    is_exact: bool = False


@dataclass(frozen=True)
class Subject:
    """The judge of one game."""

    game: str
    strongest: str
    quick: str
    levels: tuple[str, ...]  # of matches with faults in them
    options: Callable[[random.Random], dict[str, Any]]
    referee: Callable[[Table, Moment], bool]
    random_fault: Callable[[Table, str, random.Random], Lost | None]  # none where nothing is judged
    found: Callable[[Table, View, list[LegalAction]], list[Found]]
    chances: Chances
    asked_at: tuple[str, ...] = ()  # the verbs of decisions of which the chance is asked; none for all
    errs_at: tuple[str, ...] = ()  # and of those where random faults are made
    looks: int = 1  # at so many decisions of a match, until one of them can lose 15 points


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


def random_move(before: Table, seat: str, rng: random.Random) -> Lost:
    """A legal action of CAESAR! taken at random, beside the judge's best."""
    view, legal = before.view(seat), before.legal(seat)
    judge = find_bot("caesar", "coach").adviser
    taken, best = rng.choice(legal), judge.weigh(view, legal).best
    seen = difference(view, best.index, taken.index, REFEREE_PAIRS // 2, seed_of(view) + 2 * OTHER_LUCK)
    return seen.mean - seen.doubt, bool(judge.opinion(view, legal, taken.action).verdict)


def random_choice(before: Table, seat: str, rng: random.Random) -> Lost:
    """Cards of RUBICO chosen at random, where a Centurion confirms."""
    view, legal = before.view(seat), before.legal(seat)
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


def poor_command(before: Table, seat: str, rng: random.Random) -> Lost | None:
    """A command of JULIUS CAESAR that a recruit or a beginner gives, beside the best that a referee with other truths finds."""
    if before.view(seat).phase != "move" or not begins(before, seat):
        return None
    after, number, bot = before.fork(), len(before.entries), find_bot("julius", rng.choice(POOR))
    while seat in after.deciders() and after.view(seat).phase in COMMANDED:
        after.act(seat, bot.choose(after.view(seat), after.legal(seat), 0.1, rng.getrandbits(32)).action)
    first = after.entries[number].action
    iterations = BUDGETS[Occasion.LOOKING_BACK].iterations
    seen, said = (
        judge_for(after, None, iterations, luck).moment(before, number, seat, first) for luck in (OTHER_LUCK, 0)
    )
    return (seen.lost, bool(said.verdict)) if seen is not None and said is not None else None


def found_in_caesar(table: Table, view: View, legal: list[LegalAction]) -> list[Found]:
    """What the search finds."""
    weighed = find_bot("caesar", "coach").adviser.weigh(view, legal)
    raw = next(one.chance for one in weighed.searched.options if one.index == weighed.best.index)
    return [Found("hint", raw, (str(view.seat),), caesar_chances.facts_of(view), weighed.searched.is_exact)]


def found_in_julius(table: Table, view: View, legal: list[LegalAction]) -> list[Found]:
    """What tries find from the view, and what quick games find in the position as it is; nothing within a command."""
    advice = find_bot("julius", "coach").adviser.found(view, legal, 0.1, 0)
    if advice.chance is None:
        return []
    facts, seats = julius_chances.facts_of(view), (str(view.seat),)
    curve = played_out(table, view, QUICK_GAMES, f"0 {len(table.entries)}")
    return [
        Found(julius_chances.kind_of(view), advice.chance, seats, facts),
        Found(julius_chances.CURVE, curve, seats, facts),
    ]


def found_in_rubico(table: Table, view: View, legal: list[LegalAction]) -> list[Found]:
    """What is reckoned for the seat, and for Caesar's side by what all can see."""
    best, roles = decide(view, legal, Counsel), RubicoView.of(view).roles
    truth = {seat: RubicoView.of(table.view(seat)).roles[seat] for seat in table.seats}
    sides = {role: tuple(seat for seat in table.seats if truth[seat] == role) for role in ("caesar", "senate")}
    own = sides[str(roles[str(view.seat)])]
    open_view = replace(RubicoView.of(view), seat=None)
    return [
        Found(kind_of(best), reckoned(view, best), own, rubico_chances.facts_of(view)),
        Found(rubico_chances.CURVE, caesars_chance(view), sides["caesar"], rubico_chances.facts_of(open_view)),
    ]


SUBJECTS = {
    "caesar": Subject(
        "caesar",
        "imperator@200",
        "imperator@32",
        ("tribune", "beginner"),
        lambda rng: {},
        refereed_by_playouts,
        random_move,
        found_in_caesar,
        caesar_chances.CHANCES,
    ),
    "julius": Subject(
        "julius",
        "imperator@160",
        "imperator@24",
        ("tribune", "beginner"),
        lambda rng: {},
        refereed_by_another,
        poor_command,
        found_in_julius,
        julius_chances.CHANCES,
        ("move", "play", "fire", "retreat", "hit"),
        ("move", "end-move"),
        looks=2,
    ),
    "rubico": Subject(
        "rubico",
        "imperator",
        "imperator",
        ("tribune", "beginner"),
        lambda rng: {"players": rng.randint(3, 7)},
        refereed_by_another,
        random_choice,
        found_in_rubico,
        rubico_chances.CHANCES,
        ("confirm", "claim", "use", "pass"),
        ("confirm",),
    ),
}
