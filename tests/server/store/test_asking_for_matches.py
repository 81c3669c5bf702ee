"""What is asked and written about matches, of a database file alone: lists, links, deadlines, lines, versions."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from loops import in_own_loop
from server.rows import a_match
from server.store.conftest import Ask
from triumvirate.server.errors import Beaten
from triumvirate.server.store import matches
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import ActionRow, MatchRow, SeatRow
from triumvirate.server.store.schema import actions, seats


async def keep(db: Database, match: str, people: tuple[str | None, ...] = ("cato", "livia"), **row: Any) -> MatchRow:
    kept = a_match(id=match, **row)
    sitting = [SeatRow(match, f"p{n}", n, "person" if who else "open", who) for n, who in enumerate(people)]
    await matches.add(db, kept, sitting)
    return kept


def an_entry(match: str, number: int) -> ActionRow:
    return ActionRow(match, number, "p0", "act", [], [], "person", 5)


async def listed(db: Database, which: str, person: str | None = None, **more: Any) -> list[str]:
    query = matches.listing(which, person, more.get("game"), more.get("before"), more.get("most", 50))
    return [str(row.id) for row in await db.rows(query)]


def test_every_list_has_what_belongs_there_the_newest_first(ask: Ask) -> None:
    async def work(db: Database) -> None:
        await keep(db, "open", updated=1)
        await keep(db, "private", private=True, updated=2)
        await keep(db, "of_tournament", source="tournament", updated=3)
        await keep(db, "running", status="running", updated=4)
        await keep(db, "behind_a_link", status="running", watch="link", updated=5)
        await keep(db, "one_screen", status="running", same_screen=True, updated=6)
        await keep(db, "cancelled", status="cancelled", updated=7)
        await keep(db, "finished", status="finished", updated=8)
        await keep(db, "finished_private", ("nero",), status="finished", private=True, updated=9)
        await keep(db, "finished_link", ("brutus",), status="finished", watch="link", updated=10)
        await keep(db, "on_show", ("brutus",), status="finished", source="show", updated=11)
        await keep(db, "other_game", ("brutus",), game="caesar", updated=12)
        assert await listed(db, "open") == ["other_game", "open"]
        assert await listed(db, "open", game="caesar") == ["other_game"]
        assert await listed(db, "watch") == ["running"]
        mine = ["finished", "one_screen", "behind_a_link", "running", "of_tournament", "private", "open"]
        assert await listed(db, "mine", "cato") == mine
        assert await listed(db, "mine") == []
        assert await listed(db, "finished") == ["finished"]
        assert await listed(db, "finished", "nero") == ["finished_private", "finished"]
        assert await listed(db, "finished", "brutus") == ["on_show", "finished_link", "finished"]
        assert await listed(db, "finished", game="caesar") == []

    ask(work)


def test_a_page_goes_on_where_the_last_one_ended(ask: Ask) -> None:
    async def work(db: Database) -> None:
        for name, updated in (("a", 5), ("b", 5), ("c", 5), ("d", 6), ("e", 4)):
            await keep(db, name, updated=updated, status="finished")
        for which in ("mine", "finished"):
            assert await listed(db, which, "cato", most=2) == ["d", "c"]
            assert await listed(db, which, "cato", most=2, before=(5, "c")) == ["b", "a"]
            assert await listed(db, which, "cato", most=2, before=(5, "a")) == ["e"]

    ask(work)


def test_who_wants_to_play_finds_tables_that_wait_the_oldest_first(ask: Ask) -> None:
    async def work(db: Database) -> None:
        for name, created in (("late", 30), ("b", 20), ("a", 20), ("old", 9)):
            await keep(db, name, ("livia", None), created=created)
        await keep(db, "mine", ("cato", None), created=20)
        await keep(db, "caesar", ("livia", None), created=20, game="caesar")
        await keep(db, "private", ("livia", None), created=20, private=True)
        found = await matches.waiting(db, "rubico", "cato", 10, 20)
        assert [one.id for one in found] == ["a", "b", "late"]
        assert [one.id for one in await matches.waiting(db, "rubico", "cato", 9, 2)] == ["old", "a"]

    ask(work)


def test_a_link_leads_to_a_seat_and_a_code_to_a_table_for_as_long_as_it_lasts(ask: Ask) -> None:
    async def work(db: Database) -> None:
        row = a_match(id="t")
        await matches.add(db, row, [SeatRow("t", "p0", 0, "open", token="link"), SeatRow("t", "p1", 1, "open")])
        await keep(db, "open", code="AAA")
        await keep(db, "over", code="BBB", status="finished", finished=100)
        assert await matches.by_token(db, "link", 0) == ("t", "p0")
        assert await matches.by_token(db, "aaa", 0) == ("open", None)
        assert await matches.by_token(db, "BBB", 100) == ("over", None)
        assert await matches.by_token(db, "BBB", 101) is None
        assert await matches.by_token(db, "CCC", 0) is None

    ask(work)


def test_a_rematch_takes_the_code_over(ask: Ask) -> None:
    async def work(db: Database) -> None:
        await keep(db, "first", code="AAA", rematch="second", status="finished", finished=5)
        second = a_match(id="second", code="AAA")
        await matches.add(db, second, [SeatRow("second", "p0", 0, "open")], code_from="first")
        assert await matches.by_token(db, "AAA", 0) == ("second", None)
        assert await matches.played_before(db, "second") == "first"
        assert await matches.played_before(db, "first") is None

    ask(work)


def test_time_is_out_from_the_very_moment(ask: Ask) -> None:
    async def work(db: Database) -> None:
        await keep(db, "now", status="running", deadline=50)
        await keep(db, "later", status="running", deadline=51)
        await keep(db, "open", deadline=1)
        await keep(db, "over", status="finished", deadline=1)
        await keep(db, "never", status="running")
        assert sorted(await matches.overdue(db, 50)) == ["now", "open"]
        assert await matches.overdue(db, 50, among=("running",)) == ["now"]
        assert len(await matches.overdue(db, 99, most=1)) == 1
        assert sorted(await matches.running_with(db, "cato")) == ["later", "never", "now"]
        assert await matches.running_with(db, "nero") == []

    ask(work)


def test_bots_and_who_plays_for_people_are_looked_at_after_a_restart(ask: Ask) -> None:
    async def work(db: Database) -> None:
        for name, status, seat in (
            ("bot", "running", SeatRow("bot", "p0", 0, "bot", bot="legate")),
            ("stand_in", "running", SeatRow("stand_in", "p0", 0, "person", "cato", stand_in="legate")),
            ("people", "running", SeatRow("people", "p0", 0, "person", "cato")),
            ("over", "finished", SeatRow("over", "p0", 0, "bot", bot="legate")),
        ):
            await matches.add(db, a_match(id=name, status=status, updated=len(name)), [seat])
        assert await matches.waiting_for_bots(db) == ["stand_in", "bot"]

    ask(work)


def test_a_change_is_written_once_and_who_comes_later_is_beaten(ask: Ask) -> None:
    async def work(db: Database) -> None:
        before = await keep(db, "m")
        first, second = replace(before, status="running", number=0), replace(before, status="cancelled")
        await matches.advance(db, before, first, [an_entry("m", 0)])
        assert first.version == 1
        with pytest.raises(Beaten):
            await matches.advance(db, before, second)
        assert second.version == 0
        found = await matches.whole(db, "m")
        assert found is not None
        row, sitting, _ = found
        assert (row.status, row.version, row.number) == ("running", 1, 0)
        with pytest.raises(Beaten):
            await matches.advance(db, first, replace(first, number=1), [an_entry("m", 0)])
        assert await matches.version_of(db, "m") == 1, "an entry of that number is there: nothing of it was written"
        assert await matches.version_of(db, "n") is None
        sitting[0].ready = True
        both = replace(first, number=1)
        await matches.advance(db, first, both, [an_entry("m", 1)], sitting[:1])
        assert both.version == 3, "seats changed with an entry"
        seated = replace(both)
        await matches.advance(db, both, seated, seated=sitting[:1])
        assert seated.version == 4
        assert [one.number for one in await matches.actions_of(db, "m")] == [0, 1]
        assert [one.number for one in await matches.actions_of(db, "m", 0)] == [1]
        since = await matches.since(db, "m", 0)
        assert since is not None
        assert [one.number for one in since[1]] == [1]
        none = await matches.since(db, "m", 1)
        assert none is not None
        assert none[1] == []
        assert await matches.since(db, "n", 0) is None

    ask(work)


def test_seats_are_changed_one_by_one_or_all_anew(ask: Ask) -> None:
    async def work(db: Database) -> None:
        before = await keep(db, "m", ("cato", "livia", None))
        await keep(db, "n", ("cato",))
        extra: list[bool] = []
        changed = replace(before)
        await matches.advance(
            db, before, changed, seated=[SeatRow("m", "p1", 1, "open")], extra=lambda connection: extra.append(True)
        )
        assert extra == [True]
        found = await matches.seats_of(db, ["m", "n", "o"])
        assert [seat.person for seat in found["m"]] == ["cato", None, None]
        assert [seat.person for seat in found["n"]] == ["cato"]
        assert found["o"] == []
        again = replace(changed)
        await matches.advance(db, changed, again, seated=[SeatRow("m", "p0", 0, "open")], is_seated_anew=True)
        found = await matches.seats_of(db, ["m", "n"])
        assert [[seat.kind for seat in found[match]] for match in ("m", "n")] == [["open"], ["person"]]
        assert await matches.seats_of(db, []) == {}

    ask(work)


@pytest.mark.parametrize(
    ("entries", "seated", "is_sqlite", "way"),
    [(1, 0, False, "change"), (1, 0, True, "write"), (2, 0, False, "write"), (1, 1, False, "write")],
)
def test_one_entry_alone_goes_to_postgresql_in_one_message(
    entries: int, seated: int, is_sqlite: bool, way: str
) -> None:
    went: list[str] = []
    given: dict[str, Any] = {}

    async def change(statement: Any, columns: dict[str, Any]) -> int:
        went.append("change")
        given.update(columns)
        assert columns.keys() == statement.compile().params.keys()
        return 1

    async def write(job: Any) -> None:
        went.append("write")

    db: Any = SimpleNamespace(is_sqlite=is_sqlite, change=change, write=write)
    before = a_match(version=4)
    after = replace(before, number=3)
    sitting = [SeatRow("m", "p0", 0, "open")][:seated]
    in_own_loop(matches.advance(db, before, after, [an_entry("m", n) for n in range(entries)], sitting))
    assert went == [way]
    assert after.version == (6 if seated else 5)
    if way == "change":
        assert (given["this"], given["seen"], given["new_version"], given["new_number"]) == ("m", 4, 5, 3)
        assert (given["entry_number"], given["entry_action"], given["entry_seat"]) == (0, "act", "p0")


def test_who_was_not_first_in_one_message_is_beaten() -> None:
    async def change(statement: Any, columns: dict[str, Any]) -> int:
        return 0

    db: Any = SimpleNamespace(is_sqlite=False, change=change)
    before = a_match(version=4)
    after = replace(before, number=3)
    with pytest.raises(Beaten):
        in_own_loop(matches.advance(db, before, after, [an_entry("m", 0)]))
    assert after.version == 4


def test_lines_are_read_in_their_order_by_who_may_hear_the_room(ask: Ask) -> None:
    async def work(db: Database) -> None:
        async def say(match: str, text: str, person: str = "cato", room: str = "table") -> int:
            return await matches.say(db, match=match, person=person, room=room, text=text, at=1, seat=None)

        first = await say("m", "one")
        second = await say("m", "two", "livia")
        await say("m", "hush", "nero", "seats")
        await say("n", "elsewhere", "brutus")

        async def heard(*rooms: str, before: int | None = None, most: int = 100) -> list[str]:
            return [str(row.text) for row in await matches.chat_of(db, "m", rooms, before, most)]

        assert await heard("table") == ["one", "two"]
        assert await heard("table", "seats") == ["one", "two", "hush"]
        assert await heard("table", before=second) == ["one"]
        assert await heard("table", most=1) == ["two"]
        assert sorted(await matches.speakers(db, "m")) == ["cato", "livia", "nero"]
        assert await matches.author(db, "m", second) == "livia"
        assert await matches.author(db, "n", second) is None
        line = {"match": "m", "person": "x", "room": "table", "text": "bot", "at": 1, "seat": None}
        assert await matches.say_next(db, first, **line) is None, "another line came"
        third = await matches.say_next(db, second, **line)
        assert third is not None
        assert await matches.say_next(db, 0, **{**line, "room": "empty"}) is not None
        assert await heard("table") == ["one", "two", "bot"]

    ask(work)


def test_a_table_that_is_taken_out_leaves_no_seats(ask: Ask) -> None:
    async def work(db: Database) -> None:
        await keep(db, "m")
        await keep(db, "n")
        await matches.remove(db, "m")
        assert await matches.whole(db, "m") is None
        assert {str(row.match) for row in await db.rows(select(seats.c.match))} == {"n"}

    ask(work)


def test_an_upload_comes_with_all_its_entries(ask: Ask) -> None:
    async def work(db: Database) -> None:
        done: list[bool] = []
        entries = [an_entry("m", 0), an_entry("m", 1)]
        await matches.add(db, a_match(), [SeatRow("m", "p0", 0, "open")], entries, lambda connection: done.append(True))
        assert done == [True]
        assert len(await db.rows(select(actions.c.number))) == 2

    ask(work)
