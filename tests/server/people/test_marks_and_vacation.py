"""Whom one mutes, and days off, over fakes: how many of either there are, and what stands still meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import NO_CLOCK, a_table, some_people
from triumvirate.server.errors import Forbidden
from triumvirate.server.matches.clock import DAY_MS
from triumvirate.server.people import vacation
from triumvirate.server.routes import me

CATO = some_people("cato")["cato"]
NOW = 1_000 * DAY_MS


@pytest.mark.parametrize(("kind", "others"), [("muted", {"blocked": 500}), ("blocked", {"muted": 500})])
def test_a_list_of_marks_holds_five_hundred(kind: str, others: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    known = {kind: 499} | others
    written: list[Any] = []

    async def meant(cache: Any, person: Any, other: str) -> tuple[str, str]:
        return other, f"handle of {other}"

    async def marked(db: Any, person: str) -> dict[str, list[str]]:
        return {name: ["x"] * number for name, number in known.items()}

    async def mark(db: Any, *what: Any) -> None:
        written.append(what)

    async def reply(worker: Any, person: Any) -> str:
        return "me"

    monkeypatch.setattr(me, "meant", meant)
    monkeypatch.setattr(me, "me_reply", reply)
    monkeypatch.setattr(me.people, "marked", marked)
    monkeypatch.setattr(me.people, "mark", mark)
    doors = {"muted": (me.mute.fn, me.unmute.fn), "blocked": (me.block.fn, me.unblock.fn)}[kind]

    def knock(door: Any) -> Any:
        return asyncio.run(door(SimpleNamespace(cache=None, db=None), CATO, "livia"))

    assert knock(doors[0]) == "me"
    known[kind] = 500
    with pytest.raises(Forbidden):
        knock(doors[0])
    assert knock(doors[1]) == "me", "one less"
    assert written == [("cato", kind, "handle of livia", True), ("cato", kind, "handle of livia", False)]


@pytest.mark.parametrize(
    ("before", "left", "days", "until", "left_after"),
    [
        (None, 10, 3, 3, 7),
        (None, 10, 10, 10, 0),
        (None, 10, 11, None, None),
        (2.5, 10, 0, None, 12),
        (2.5, 1, 3, 3, 0),
        (2.5, 0, 3, None, None),
        (-1, 4, 4, 4, 0),
        (0, 4, 5, None, None),
    ],
)
def test_days_off_come_out_of_the_years_and_full_ones_come_back(
    before: float | None,
    left: int,
    days: int,
    until: int | None,
    left_after: int | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    person = replace(CATO, vacation_left=left)
    person.vacation_until = None if before is None else NOW + int(before * DAY_MS)
    changed: list[dict[str, Any]] = []
    told: list[str] = []
    committed: list[str] = []
    written: dict[str, int] = {}
    tables = {
        "days": a_table("cato", "livia", id="days", clock={**NO_CLOCK, "kind": "days", "days": 2}, status="running"),
        "live": a_table("cato", id="live", clock={**NO_CLOCK, "kind": "live", "seconds": 60}, status="running"),
    }

    async def change(db: Any, who: str, **columns: Any) -> None:
        changed.append(columns)

    async def find(db: Any, who: str) -> Any:
        return replace(person, **changed[-1])

    async def running_with(db: Any, who: str) -> list[str]:
        return list(tables)

    @asynccontextmanager
    async def changing(match: str) -> AsyncIterator[Any]:
        yield tables[match]

    async def commit(draft: Any) -> None:
        committed.append(draft.id)
        written.update(draft.row.clocks["since"])

    monkeypatch.setattr(vacation.people, "change", change)
    monkeypatch.setattr(vacation.people, "find", find)
    monkeypatch.setattr(vacation.matches, "running_with", running_with)
    cache: Any = SimpleNamespace(db=None, now=lambda: NOW, person_changed=told.append, changing=changing, commit=commit)
    row = tables["days"].row
    row.deciders = ["p1"]
    row.clocks = {"left": {"p1": 2 * DAY_MS, "p2": 2 * DAY_MS}, "since": {"p1": NOW}}
    if left_after is None:
        with pytest.raises(Forbidden):
            asyncio.run(vacation.take_vacation(cache, person, days * DAY_MS))
        assert (changed, told, committed) == ([], [], [])
        return
    asyncio.run(vacation.take_vacation(cache, person, days * DAY_MS))
    ends = None if until is None else NOW + until * DAY_MS
    assert changed == [{"vacation_until": ends, "vacation_left": left_after}]
    assert (told, committed) == (["cato"], ["days"]), "live clocks care for no vacation"
    assert row.clocks["since"] == written == {"p1": ends or NOW}
    assert row.deadline == (ends or NOW) + 2 * DAY_MS
