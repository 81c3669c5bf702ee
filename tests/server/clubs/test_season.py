"""The standing of a season, from outcomes alone; and seasons that there were not."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from triumvirate.server.clubs import showing
from triumvirate.server.clubs.season import Line, standing
from triumvirate.server.clubs.showing import by_name
from triumvirate.server.errors import NotFound
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.store.seasons import Outcome


def test_points_are_counted_where_two_members_met() -> None:
    played = [
        Outcome("m1", "ada", "won"),
        Outcome("m1", "bea", "lost"),
        Outcome("m2", "ada", "drawn"),
        Outcome("m2", "cleo", "drawn"),
        Outcome("m3", "cleo", "won"),  # against somebody from elsewhere
    ]
    assert standing(played) == [Line(1, "ada", 3, 1, 2), Line(2, "cleo", 1, 0, 1), Line(3, "bea", 0, 0, 1)]


def test_who_is_equal_shares_a_place() -> None:
    played = [Outcome("m1", "ada", "drawn"), Outcome("m1", "bea", "drawn"), Outcome("m2", "ada", "won")]
    assert [line.place for line in standing(played)] == [1, 1]
    assert standing([]) == []


def test_who_shares_a_place_stands_there_by_name() -> None:
    lines = standing([Outcome("m1", who, "drawn") for who in ("p_1", "p_2", "p_3")])
    people = {who: PersonRow(id=who, name=name, created=0) for who, name in (("p_1", "Cleo"), ("p_2", "ada"))}
    assert [line.person for line in lines] == ["p_1", "p_2", "p_3"]
    assert [line.person for line in by_name(lines, people)] == ["p_3", "p_2", "p_1"], "who is gone has no name"


@pytest.mark.parametrize(
    ("number", "is_asked"), [(-1, False), (0, False), (1, True), (2**31 - 1, True), (2**31, False), (2**40, False)]
)
def test_a_season_that_no_database_can_number_is_looked_for_in_none(
    number: int, is_asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def find(db: object, club: str, number: int) -> None:
        asked.append(number)

    monkeypatch.setattr(showing.seasons, "find", find)
    with pytest.raises(NotFound):
        asyncio.run(showing.past(SimpleNamespace(db=None), "c", number))  # type: ignore[arg-type]
    assert asked == ([number] if is_asked else [])
