"""The deal of the day of JULIUS CAESAR: the year 705 with a task, judged when 706 begins."""

from __future__ import annotations

import random

from triumvirate.core.daily import WON, Daily, Terms, Weighed
from triumvirate.core.table import Table
from triumvirate.games.julius.state import FIRST_YEAR
from triumvirate.games.julius.view import JuliusView

POINTS, ROME = "points", "rome"
# By seat: each task with the victory points that it asks for at the year's end.
TASKS: dict[str, tuple[tuple[str, int], ...]] = {
    "caesar": ((POINTS, 4), (POINTS, 5), (ROME, 3)),
    "pompeius": ((POINTS, 7), (POINTS, 8), (ROME, 6)),
}


def terms(day: int, rng: random.Random) -> Terms:
    """The sides take turns; the task is drawn."""
    seat = tuple(TASKS)[day % 2]
    task, aim = rng.choice(TASKS[seat])
    return Terms({}, seat, "tribune", task, aim)


def is_year_over(table: Table, terms: Terms) -> bool:
    """The next year has begun, or the war is over."""
    return table.is_over() or _seen(table).year > FIRST_YEAR


def weigh(table: Table, terms: Terms) -> Weighed:
    """The task first, then the points ahead. Who has won the war has done any task, and who has lost it none."""
    view, result = _seen(table), table.result()
    own = view.points[terms.seat]  # type: ignore[index]  # a seat of this game
    other = next(points for seat, points in view.points.items() if seat != terms.seat)
    has_rome = {group.owner for group in view.places.get("roma", [])} == {terms.seat}
    is_done = own >= terms.aim and (terms.task != ROME or has_rome)
    if result is not None and result.winners:
        is_done = terms.seat in result.winners
    return Weighed(WON * is_done + own - other, is_done, {"own": own, "other": other, "rome": int(has_rome)})


def _seen(table: Table) -> JuliusView:
    view = table.view(None)
    assert isinstance(view, JuliusView)
    return view


DAILY = Daily(terms, weigh=weigh, ends=is_year_over)
