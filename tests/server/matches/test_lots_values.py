"""Numbers before the start as values: who owes what, when the start is off, and what is kept of it."""

from __future__ import annotations

from typing import Any

import pytest

from server.rows import a_table
from triumvirate.core.chance import commitment
from triumvirate.server.matches import lots
from triumvirate.server.matches.held import HeldMatch

NOW = 1_000_000


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """When matches began; none has a set-up here."""
    found: list[int] = []
    monkeypatch.setattr(lots.entry, "begin", lambda draft, now: found.append(now))
    return found


def sealed(**numbers: Any) -> HeldMatch:
    """Cato and Livia with numbers, and a bot."""
    usual = {"expected": ["cato", "livia"], "seals": {"cato": "c", "livia": "l"}}
    return a_table("cato", "livia", "@legate", numbers=usual | numbers)


def test_a_table_without_numbers_begins_at_once(begun: list[int]) -> None:
    draft = a_table("cato", "livia", deadline=5, code="ABC")
    for seat in draft.seats:
        seat.token = "t"
    lots.begin(draft, NOW)
    assert begun == [NOW]
    assert (draft.row.status, draft.row.deadline, draft.row.numbers) == ("running", None, {})
    assert draft.row.code is None
    assert [seat.token for seat in draft.seats] == [None, None]
    assert draft.touched == {"p1", "p2"}


def test_a_room_of_many_keeps_its_code(begun: list[int]) -> None:
    draft = a_table("cato", "livia", "nero", code="ABC")
    lots.begin(draft, NOW)
    assert draft.row.code == "ABC"


@pytest.mark.parametrize(
    ("row", "is_mixed"),
    [
        ({"customs": {"anonymous": True}}, True),
        ({}, False),
        ({"customs": {"anonymous": True}, "same_screen": True}, False),
    ],
)
def test_seats_are_mixed_where_names_are_hidden(
    row: dict[str, Any], is_mixed: bool, begun: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    mixed: list[Any] = []
    monkeypatch.setattr(lots.aliases, "mix", mixed.append)
    lots.start_draft(a_table("cato", "livia", "nero", **row), NOW)
    assert bool(mixed) == is_mixed


def test_who_has_not_sealed_is_waited_for(begun: list[int]) -> None:
    draft = sealed(seals={"cato": "c"})
    lots.begin(draft, NOW)
    assert not begun
    assert draft.row.numbers["is_waiting"]
    assert draft.row.deadline is None
    assert lots.asked(draft, "cato") is None
    assert lots.asked(draft, "livia") == lots.SEAL
    assert lots.asked(draft, "nero") is None
    assert lots.asked(draft, None) is None


def test_when_all_have_sealed_the_seals_are_shown_by_seat_and_each_has_half_a_minute(begun: list[int]) -> None:
    draft = sealed(is_waiting=True)
    lots.begin(draft, NOW)
    numbers = draft.row.numbers
    assert not begun
    assert "is_waiting" not in numbers
    assert draft.row.deadline == NOW + 30_000
    assert list(numbers["shares"]) == ["p3"], "a bot opens at once"
    assert numbers["opening"] == {"p1": "c", "p2": "l", "p3": commitment(bytes.fromhex(numbers["shares"]["p3"]))}
    assert lots.opening(draft.row) == numbers["opening"]
    assert len(bytes.fromhex(numbers["shares"]["p3"])) == 32
    assert lots.asked(draft, "cato") == lots.OPEN
    numbers["shares"]["p1"] = "00"
    assert lots.asked(draft, "cato") is None
    draft.row.status = "running"
    assert lots.asked(draft, "livia") is None
    assert lots.opening(draft.row) == {}


def test_a_tournament_may_give_longer(begun: list[int]) -> None:
    draft = sealed(until=NOW + 90_000)
    lots.begin(draft, NOW)
    assert draft.row.deadline == NOW + 90_000


def test_who_sits_down_with_a_seal_is_expected_once() -> None:
    draft = a_table("cato", "livia")
    lots.sealed_by(draft, "cato", None)
    assert draft.row.numbers == {}
    lots.sealed_by(draft, "cato", "c")
    lots.sealed_by(draft, "livia", "l")
    lots.sealed_by(draft, "cato", "d")
    assert draft.row.numbers == {"expected": ["cato", "livia"], "seals": {"cato": "d", "livia": "l"}}


def test_a_start_that_is_off_forgets_what_was_seen_and_keeps_who_adds_numbers_and_streaks() -> None:
    draft = sealed(voids=2, before={"cato": ("senator", 2)}, opening={"p1": "c"}, shares={"p1": "00"})
    draft.row.deadline = NOW
    lots.stop(draft)
    kept, deadline = draft.row.numbers, draft.row.deadline
    assert kept == {"expected": ["cato", "livia"], "voids": 2, "before": {"cato": ("senator", 2)}}
    assert not deadline
    gone = a_table("nero", "@legate", numbers={"expected": ["cato"], "seals": {"cato": "c"}, "voids": 1})
    lots.stop(gone)
    assert gone.row.numbers == {}
    alone = a_table("nero", numbers={"expected": [], "before": {"nero": ("senator", 1)}})
    lots.stop(alone)
    assert alone.row.numbers == {"before": {"nero": ("senator", 1)}}
    fresh = sealed()
    lots.stop(fresh)
    assert fresh.row.numbers == {"expected": ["cato", "livia"], "voids": 0}


@pytest.mark.parametrize(
    ("row", "is_late"),
    [
        ({"deadline": NOW}, True),
        ({"deadline": NOW + 1}, False),
        ({"deadline": None}, False),
        ({"deadline": NOW, "status": "running"}, False),
    ],
)
def test_a_number_is_late_from_the_moment_that_was_set(row: dict[str, Any], is_late: bool) -> None:
    draft = sealed()
    for name, value in row.items():
        setattr(draft.row, name, value)
    assert lots.is_late(draft.row, NOW) is is_late
    assert lots.void_if_late(draft, NOW) is is_late
    assert ("is_waiting" in draft.row.numbers) is is_late
    assert draft.row.numbers.get("voids", 0) == int(is_late)
    if is_late:
        assert draft.row.numbers == {"expected": ["cato", "livia"], "voids": 1, "is_waiting": True}
        assert draft.row.deadline is None


def test_a_tournament_has_its_own_rules_for_who_is_late() -> None:
    draft = sealed()
    draft.row.deadline, draft.row.source = NOW, "tournament"
    assert not lots.void_if_late(draft, NOW)
    assert draft.row.deadline == NOW


@pytest.mark.parametrize(
    ("numbers", "kept"),
    [
        ({"expected": ["cato"], "seals": {"cato": "c"}}, {}),
        ({"expected": ["cato"], "shares": {"p1": "00"}}, {"expected": ["cato"], "shares": {"p1": "00"}, "voids": 0}),
        (
            {"expected": ["cato"], "shares": {"p1": "00"}, "voids": 3},
            {"expected": ["cato"], "shares": {"p1": "00"}, "voids": 3},
        ),
        ({"broke_off": ["livia"]}, {"broke_off": ["livia"], "voids": 0}),
        ({"broke_off": ["livia"], "voids": 1}, {"broke_off": ["livia"], "voids": 1}),
        ({"before": {"livia": ("senator", 2), "brutus": ("x", 1)}}, {"streaks": {"p2": ("senator", 2)}}),
        ({"before": {"brutus": ("x", 1)}}, {}),
    ],
)
def test_what_the_draws_follow_from_is_kept_by_seat(
    numbers: dict[str, Any], kept: dict[str, Any], begun: list[int]
) -> None:
    draft = a_table("cato", "livia", numbers=numbers)
    lots.start_draft(draft, NOW)
    assert draft.row.numbers == kept
