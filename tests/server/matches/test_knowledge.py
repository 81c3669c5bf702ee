"""The entries that a viewer knows of, and the numbers they have for them."""

from __future__ import annotations

from typing import Any

import pytest

from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.server.errors import Stale
from triumvirate.server.matches import acting, knowledge
from triumvirate.server.matches.entries import entries_for
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.matches.history import board_text, history
from triumvirate.server.store.rows import MatchRow, SeatRow


def held(game: str, *acts: tuple[str, str], seed: int = 3, **options: Any) -> HeldMatch:
    """A match after some actions; `back` takes the last one back."""
    table = Table.new(find_game(game), options, seed=seed)
    for seat, action in acts:
        if action == "back":
            table.take_back(seat)
        else:
            table.act(seat, next(c.action for c in table.legal(seat) if c.action.startswith(action)))
    clock: Any = {"kind": "none", "seconds": 0, "increment": 0, "days": 0, "on_time_out": ""}
    row = MatchRow("m", game, table.version, table.options, b"s" * 32, clock, None, 0, 0, status="running")
    row.number = len(table.entries) - 1
    seats = [SeatRow("m", seat, place, "person", person=f"p{place}") for place, seat in enumerate(table.seats)]
    return HeldMatch(row, seats, {}, table, [Note(number, "person") for number in range(len(table.entries))])


CARDS = [
    ("pompeius", "discard"),
    ("pompeius", "take-back"),
    ("pompeius", "discard"),
    ("caesar", "discard"),
    ("caesar", "play"),
]


def told(match: HeldMatch, seat: str | None) -> list[tuple[int, str | None]]:
    return [(entry.number, entry.seat) for entry in entries_for(match, seat, -1, "en")]


def test_numbers_are_the_viewers_own_and_leave_no_gap() -> None:
    match = held("julius", *CARDS)
    assert told(match, "caesar") == [(0, None), (1, "caesar"), (2, "caesar")]
    assert told(match, "pompeius") == [(0, None), (1, "pompeius"), (2, "pompeius"), (3, "pompeius"), (4, "caesar")]
    assert told(match, None) == [(0, None), (1, "caesar")]
    assert [knowledge.last(match, seat) for seat in ("caesar", "pompeius", None)] == [2, 4, 1]
    assert [knowledge.true_number(match, "caesar", own) for own in (0, 1, 2, 3)] == [0, 4, 5, None]
    assert [knowledge.own_number(match, "caesar", true) for true in (0, 1, 3, 4, 5)] == [0, 0, 0, 1, 2]


def test_history_and_boards_go_by_the_same_numbers() -> None:
    match = held("julius", *CARDS)
    entries, following = history(match, "caesar", 1, 1, "en")
    assert [(entry.number, entry.at) for entry in entries] == [(1, 4)]
    assert following is None
    assert board_text(match, None, 1)
    with pytest.raises(Exception, match="no such entry"):
        board_text(match, None, 2)


def test_what_a_seat_does_not_know_of_makes_nothing_stale() -> None:
    match = held("julius", *CARDS[:3])
    acting._check_fresh(match, "caesar", 0)
    with pytest.raises(Stale, match="not come that far"):
        acting._check_fresh(match, "caesar", 1)
    with pytest.raises(Stale, match="moved on"):
        acting._check_fresh(match, "pompeius", 2)


def test_what_somebody_took_back_is_told_to_nobody_else() -> None:
    acts = [*CARDS, ("pompeius", "play")]
    match = held("julius", *acts)
    mover = match.table.deciders()[0]  # type: ignore[union-attr]
    other = "caesar" if mover == "pompeius" else "pompeius"
    match = held("julius", *acts, (mover, ""), (mover, "back"))
    undone, back = len(match.entries) - 2, len(match.entries) - 1
    for seat, knows in ((mover, True), (other, False), (None, False)):
        shown = {entry.at for entry in entries_for(match, seat, -1, "en")}
        assert (undone in shown) is knows
        assert back in shown
        event = entries_for(match, seat, knowledge.last(match, seat) - 1, "en")[-1].events[0]
        assert event["number"] == knowledge.own_number(match, seat, undone)
    match.row.status = "finished"
    assert len(told(match, other)) == len(match.entries)


def test_that_something_unseen_was_taken_back_is_unseen_too() -> None:
    match = held("julius", ("pompeius", "discard"), ("pompeius", "back"))
    assert told(match, "caesar") == [(0, None)]
    assert told(match, "pompeius") == [(0, None), (1, "pompeius"), (2, "pompeius")]


def test_an_open_end_gives_the_records_numbers_and_all_entries_to_who_had_others() -> None:
    match = held("julius", *CARDS)
    assert knowledge.after(match, "caesar", 2) == 2
    match.row.status = "finished"
    assert [number for number, _ in told(match, "caesar")] == list(range(6))
    assert knowledge.after(match, "caesar", 2) == -1
    open_match = held("caesar", ("caesar", ""), seed=1)
    open_match.row.status = "finished"
    assert knowledge.after(open_match, "caesar", 0) == 0


def test_a_draft_looks_further_without_the_match_it_was_made_of() -> None:
    match = held("julius", *CARDS[:1])
    assert knowledge.last(match, "caesar") == 0
    draft = match.draft()
    assert draft.table is not None
    draft.note(draft.table.act("caesar", draft.table.legal("caesar")[0].index), Note(9, "person"))
    assert knowledge.last(draft, "caesar") == 1
    assert knowledge.last(match, "caesar") == 0
    assert not knowledge.is_open_change(draft)
