"""The deal of the day of RUBICO: a round of deduction, and on two days of the week a whole evening among bots."""

from __future__ import annotations

import random

from triumvirate.core.daily import WIN, WON, Daily, Terms, Weighed
from triumvirate.core.table import Table
from triumvirate.games.rubico.state import SEATS
from triumvirate.games.rubico.view import RubicoView

ROUND = "round"
EVENINGS = (2, 6)  # Wednesday and Sunday
FIRST_DAY = 3  # 1 January 1970 was a Thursday
EARLIEST = 3  # the first round with something to deduce from


def terms(day: int, rng: random.Random) -> Terms:
    """How many play, and where the person sits."""
    players = rng.choice((5, 6) if is_evening(day) else (5, 6, 7))
    seat = rng.choice(SEATS[:players])
    return Terms({"players": players}, seat, "tribune", WIN if is_evening(day) else ROUND)


def is_evening(day: int) -> bool:
    """Whether the day's deal is a whole game."""
    return (day + FIRST_DAY) % 7 in EVENINGS


def is_for_caesar(table: Table, terms: Terms) -> bool:
    """A round of deduction is for Caesar's side, which does not know whom to believe."""
    return terms.task == WIN or _seen(table, terms.seat).roles[terms.seat] == "caesar"


def is_centurion(table: Table, terms: Terms) -> bool:
    """The person takes over when they are Centurion, once there have been rounds to judge the others by."""
    view = _seen(table)
    return terms.task == WIN or (view.round >= EARLIEST and view.centurion == terms.seat and view.phase == "arrange")


def is_round_over(table: Table, terms: Terms) -> bool:
    """A round of deduction ends with the round that the person leads."""
    return table.is_over() or (terms.task == ROUND and _led(table, terms) is not None)


def weigh(table: Table, terms: Terms) -> Weighed:
    """A round by the red cards found, less the blue and Pompey's; an evening by the victory, then by how far Caesar came."""
    if terms.task == ROUND:
        red, wrong, quota = _led(table, terms) or (0, 0, 0)
        result = table.result()
        is_done = red > wrong or (result is not None and terms.seat in result.winners)
        return Weighed(WON * is_done + 10 * red - 10 * wrong, is_done, {"red": red, "wrong": wrong, "of": quota})
    result, view = table.result(), _seen(table, terms.seat)
    is_done = result is not None and terms.seat in result.winners
    left = view.checkpoints[-1] - view.position
    towards = -left if view.roles[terms.seat] == "caesar" else left
    return Weighed(WON * is_done + towards, is_done, {"left": left, "rounds": view.round})


def _led(table: Table, terms: Terms) -> tuple[int, int, int] | None:
    """Red cards, others and how many were to be taken, in the round that the person led; None before its end."""
    for past in reversed(_seen(table).history):
        if past["centurion"] == terms.seat and past["round"] >= EARLIEST:
            return past["red"], past["blue"] + past["pompey"], past["quota"]
    return None


def _seen(table: Table, seat: str | None = None) -> RubicoView:
    view = table.view(seat)
    assert isinstance(view, RubicoView)
    return view


DAILY = Daily(terms, weigh=weigh, ends=is_round_over, fits=is_for_caesar, begins=is_centurion)
