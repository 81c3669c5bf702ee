"""Acts that are told before they are carried out, draws that are made again, and turns noted for bots: as values."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import a_match, a_table, some_people, some_seats
from triumvirate.core.chance import secret_of_seed
from triumvirate.core.events import Event
from triumvirate.core.table import Entry
from triumvirate.games import find_game
from triumvirate.server.matches import cache as caches
from triumvirate.server.matches import curtain, history, round_lots
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch, Note

NOW = 1_000_000
SCENE = next(iter(find_game("rubico").scenes))


# --- the curtain ------------------------------------------------------------------------------------------------------


def an_act(*kinds: str) -> Entry:
    return Entry(3, "p1", "confirm", (5,), tuple(Event(kind, {}) for kind in kinds))


def a_told_table(**row: Any) -> HeldMatch:
    offers = [{"kind": kind, "seat": "p1", "to": []} for kind in ("take_back", "pause")]
    customs = {"scenes": 100}
    return a_table(
        "cato", "livia", **{"customs": customs, "deciders": ["p1"], "offers": offers, "stage": {"x": 1}} | row
    )


def test_an_act_that_opens_a_scene_is_kept_as_it_was_made_and_everything_stands_still() -> None:
    draft, act = a_told_table(), an_act(SCENE, "went")
    assert curtain.falls(draft, act, Note(NOW, "person", "why", "key"))
    assert curtain.behind(draft) is act, "nobody carries it out again to look at it"
    kept = curtain.of(draft.row)
    assert (kept["seat"], kept["action"], kept["outcomes"]) == ("p1", "confirm", [5])
    assert curtain.note_of(kept) == Note(NOW, "person", "why", "key")
    assert (kept["beat"], kept["skip"], kept["stage"]) == (0, [], {"x": 1})
    assert kept["ends"] == NOW + kept["beats"][0]["ms"] > NOW
    assert draft.row.deciders == []
    assert [offer["kind"] for offer in draft.row.offers] == ["pause"], "there is nothing to take back now"


@pytest.mark.parametrize(
    ("row", "act"),
    [
        ({}, an_act("went")),
        ({"customs": {}}, an_act(SCENE)),
        ({"same_screen": True}, an_act(SCENE)),
        ({"game": "caesar"}, an_act(SCENE)),
    ],
)
def test_an_act_that_opens_none_goes_on_at_once(row: dict[str, Any], act: Entry) -> None:
    draft = a_told_table(**row)
    assert not curtain.falls(draft, act, Note(NOW, "person"))
    assert (draft.behind, draft.row.stage, draft.row.deciders) == (None, {"x": 1}, ["p1"])
    assert len(draft.row.offers) == 2


# --- draws that are made again ----------------------------------------------------------------------------------------


def played(is_true: bool) -> HeldMatch:
    """A match of two moves whose draws are those of its secret, or of another."""
    row = a_match(game="caesar", options=find_game("caesar").check({}), secret=secret_of_seed(5), secret_known=True)
    row.rules = find_game("caesar").version
    drawn = HeldMatch(row, some_seats("cato", "livia"), some_people("cato", "livia"))
    if not is_true:
        drawn.row = a_match(**{name: getattr(row, name) for name in ("game", "options", "rules")}, secret=b"x" * 32)
    drawn.begin(NOW)
    assert drawn.table is not None
    for _ in range(2):
        choice = drawn.table.legal()[0]
        drawn.note(drawn.table.act(choice.seat, choice.action), Note(NOW, "person"))
    drawn.row = row
    return drawn


@pytest.mark.parametrize("is_true", [True, False])
def test_every_entry_is_shown_with_its_own_draws_whether_its_secret_gives_them_or_not(is_true: bool) -> None:
    held = played(is_true)
    told = history.verification(held).entries
    assert [entry.number for entry in told] == [0, 1, 2]
    drawn = [[draw.outcome for draw in entry.draws] for entry in told]
    assert drawn == [list(entry.outcomes) for entry in held.entries]
    assert len(drawn[0]) > 10


# --- what bot workers have to know ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "touched", "stand_in", "is_shared", "is_noted"),
    [
        (("cato", "@legate"), set(), None, True, True),
        (("cato", "livia"), set(), None, True, False),
        (("cato", "livia"), {"p1"}, None, True, True),
        (("cato", "livia"), set(), "legate", True, True),
        (("cato", "@legate"), {"p1"}, "legate", False, False),
    ],
)
def test_bot_workers_hear_of_tables_where_a_bot_sits_or_may_have_sat(
    people: tuple[str, ...],
    touched: set[str],
    stand_in: str | None,
    is_shared: bool,
    is_noted: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(caches.bot_queue, "note", lambda *what: what)
    monkeypatch.setattr(caches.stages, "waits_for_bot", lambda held: "waits")
    cache: Any = MatchCache.__new__(MatchCache)
    cache.bus = SimpleNamespace(is_shared=is_shared)
    for status in ("running", "finished"):
        held = a_table(*people, status=status)
        held.touched, held.seats[1].stand_in = touched, stand_in
        assert cache._bots_turn(held) == (("m", "waits", status != "running") if is_noted else None)


# --- a start that nobody could go on with -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "deadline"),
    [
        ({"deadline": NOW}, NOW + 50),
        ({"deadline": NOW + 90}, NOW + 90),
        ({"deadline": None}, None),
        ({"deadline": NOW, "status": "running"}, NOW),
        ({"deadline": NOW, "source": "lobby"}, NOW),
    ],
)
def test_who_is_waited_for_before_a_round_has_a_while_when_nobody_could_do_anything(
    row: dict[str, Any], deadline: int | None
) -> None:
    draft = a_table("cato", "livia", **{"status": "open", "source": "tournament", **row})
    is_waited = deadline is not None and row.keys() == {"deadline"}
    assert round_lots.forgive(draft, NOW + 50) is is_waited
    assert draft.row.deadline == deadline
