"""Seats that are laid anew because the rules want fewer or more of them."""

from __future__ import annotations

import pytest

from server.rows import a_table
from triumvirate.core.errors import BadRequest
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.tables import arranging


def names(held: HeldMatch) -> list[tuple[str, str | None]]:
    return [(seat.seat, seat.person or seat.bot) for seat in held.seats]


@pytest.mark.parametrize(
    ("people", "wanted", "after"),
    [
        (("cato", None, "@a", "livia"), ["p1", "p2", "p3"], ["cato", "a", "livia"]),
        (("cato", None, "@a", "livia"), ["p1", "p2"], ["cato", "livia"]),
        (("@a", None, "cato", "@b"), ["p1", "p2"], ["a", "cato"]),
        ((None, "cato", None), ["p1", "p2"], [None, "cato"]),
        (("cato", "livia"), ["p1", "p2", "p3"], ["cato", "livia", None]),
        (("cato", "livia", "@a"), ["p1"], None),
    ],
)
def test_of_fewer_seats_the_empty_ones_go_first_and_then_bots_the_last_before_the_first(
    people: tuple[str | None, ...], wanted: list[str], after: list[str | None] | None
) -> None:
    held = a_table(*people, game="rubico")
    before = list(held.seats)
    if after is None:
        with pytest.raises(BadRequest):
            arranging._seat_anew(held, wanted)
        assert held.seats == before
        return
    arranging._seat_anew(held, wanted)
    assert names(held) == list(zip(wanted, after, strict=True))
    assert held.is_seated_anew
    assert [seat.place for seat in held.seats] == list(range(len(wanted)))
    assert [seat.token is not None for seat in held.seats] == [one is None for one in after]


def test_the_same_seats_are_not_laid_anew() -> None:
    held = a_table("cato", None)
    before = list(held.seats)
    arranging._seat_anew(held, ["p1", "p2"])
    assert held.seats == before
    assert not held.is_seated_anew
