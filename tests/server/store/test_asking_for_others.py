"""What is asked and written about deals, tournaments, bots' turns and people, of a database file alone."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, Table, insert, select, update

from server.rows import NO_CLOCK, a_match
from server.store.conftest import Ask
from triumvirate.core.view import Result
from triumvirate.server.errors import Beaten
from triumvirate.server.store import bot_queue, daily, matches, overview, people, tournaments
from triumvirate.server.store.daily import TryRow
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import ActionRow, PersonRow, SeatRow
from triumvirate.server.store.schema import bot_turns, daily_deals, daily_tries, ratings, standings
from triumvirate.server.store.tournaments import EntrantRow, MeetingRow, TournamentRow


async def put(db: Database, table: Table, row: dict[str, Any]) -> None:
    def job(connection: Connection) -> None:
        connection.execute(insert(table).values(row))

    await db.write(job)


async def a_deal(db: Database, day: str, game: str = "caesar") -> None:
    assert await daily.add_deal(db, game, day, f"digest of {day}", b"text", 5)


async def tried(db: Database, match: str, **more: Any) -> None:
    usual: dict[str, Any] = {"game": "caesar", "day": "d", "person": "cato", "bot": None, "key": None, "why": ""}
    usual |= {"is_ranked": True, "began": 0, "score": 1, "is_done": True, "ended": 5}
    await db.write(daily.adding(TryRow(match=match, **usual | more)))


def test_a_deal_is_made_once_and_opened_when_its_day_is_over(ask: Ask) -> None:
    async def work(db: Database) -> None:
        for day in ("2026-01-01", "2026-01-02", "2026-01-03"):
            await a_deal(db, day)
        await a_deal(db, "2026-01-02", "rubico")
        assert not await daily.add_deal(db, "caesar", "2026-01-01", "other", b"other", 6)
        found = await daily.deal(db, "caesar", "2026-01-01")
        assert found is not None
        assert (found.digest, daily.text_of(db, found), found.made) == ("digest of 2026-01-01", "text", 5)
        assert await daily.deal(db, "caesar", "2026-01-09") is None
        assert await daily.days_of(db, "caesar", "2026-01-02", 9) == ["2026-01-02", "2026-01-01"]
        assert await daily.days_of(db, "caesar", "2026-01-09", 1) == ["2026-01-03"]
        past = [("caesar", "2026-01-01"), ("caesar", "2026-01-02"), ("rubico", "2026-01-02")]
        assert sorted(await daily.unopened(db, "2026-01-03", "2026-01-02")) == past
        await daily.note_opened(db, "caesar", "2026-01-01", 7)
        await daily.note_opened(db, "caesar", "2026-01-02", 7)
        assert sorted(await daily.unopened(db, "2026-01-03", "2026-01-02")) == past[1:], (
            "the last day is looked at again"
        )
        assert await daily.unopened(db, "2026-01-03", "2026-01-03") == [("rubico", "2026-01-02")]
        opened = await db.rows(select(daily_deals.c.opened).order_by(daily_deals.c.day, daily_deals.c.game))
        assert [row.opened for row in opened] == [7, 7, None, None]
        assert await daily.claim_telling(db, "2026-01-02", 8)
        assert not await daily.claim_telling(db, "2026-01-02", 9)
        assert not await daily.claim_telling(db, "2026-01-09", 9)

    ask(work)


def test_only_ranked_tries_of_people_that_have_ended_count(ask: Ask) -> None:
    async def work(db: Database) -> None:
        for one in ("cato", "livia", "nero"):
            await people.add(db, PersonRow(one, one.capitalize(), 0))
        await tried(db, "late", score=5, ended=9, key="k")
        await tried(db, "soon", person="livia", score=5, ended=8)
        await tried(db, "low", person="nero", score=2)
        await tried(db, "practice", is_ranked=False, score=9, began=4)
        await tried(db, "playing", ended=None, score=None, began=2, is_done=None)
        await tried(db, "bot", person=None, bot="legate", score=7)
        await tried(db, "thinking", person=None, bot="tribune", score=None, ended=None, began=50)
        await tried(db, "other day", day="e", score=1)
        await tried(db, "other game", game="rubico", score=1)
        assert await daily.scores(db, "caesar", "d") == {5: 2, 2: 1}
        leaders = await daily.leaders(db, "caesar", "d")
        assert [(row.match, row.name) for row in leaders] == [("soon", "Livia"), ("late", "Cato"), ("low", "Nero")]
        assert [one.match for one in await daily.tries_of(db, "caesar", "d", "cato")] == ["late", "playing", "practice"]
        assert {one.match for one in await daily.bots_of(db, "caesar", "d")} == {"bot", "thinking"}
        assert await daily.bots_under_way(db, 49) == 1
        assert await daily.bots_under_way(db, 50) == 0
        assert set(await daily.played_days(db, "caesar", "cato")) == {"d", "e"}
        ranked = await daily.ranked_try(db, "k")
        assert ranked is not None
        assert ranked.match == "late"
        assert await daily.ranked_try(db, "none") is None

    ask(work)


@pytest.mark.parametrize("is_late", [False, True])
def test_a_try_that_ends_after_its_day_is_not_ranked(is_late: bool, ask: Ask) -> None:
    async def work(db: Database) -> list[tuple[Any, ...]]:
        await tried(db, "m", score=None, ended=None)
        await tried(db, "practice", score=None, ended=None, is_ranked=False, why="again")
        for match in ("m", "practice"):
            await db.write(daily.ending(match, 4, True, {"x": 1}, 9, is_late))
        rows = await db.rows(select(daily_tries).order_by(daily_tries.c.match))
        return [(row.is_ranked, row.why, row.score, row.ended, row.facts) for row in rows]

    ranked = (False, "late") if is_late else (True, "")
    assert ask(work) == [(*ranked, 4, 9, {"x": 1}), (False, "again", 4, 9, {"x": 1})]


def test_matches_of_a_deal_are_sealed_until_they_are_opened(ask: Ask) -> None:
    async def work(db: Database) -> None:
        for name, is_open in (("a", False), ("b", True), ("c", False), ("d", False)):
            await matches.add(db, a_match(id=name, open_after_end=is_open), [SeatRow(name, "p", 0, "open")])
            if name != "d":
                await tried(db, name)
        assert sorted(await daily.sealed_matches(db, "caesar", "d", 9)) == ["a", "c"]
        assert len(await daily.sealed_matches(db, "caesar", "d", 1)) == 1
        assert await daily.sealed_matches(db, "caesar", "e", 9) == []

    ask(work)


# --- tournaments ------------------------------------------------------------------------------------------------------


def a_tournament(name: str, **more: Any) -> TournamentRow:
    usual: dict[str, Any] = {"created": 0, "host": "cato", "private": False, "game": "caesar"}
    return TournamentRow(name, name, "swiss", options={}, clock=NO_CLOCK, rated=True, **usual | more)


def test_tournaments_are_listed_for_who_may_see_them_and_looked_at_in_time(ask: Ask) -> None:
    async def work(db: Database) -> None:
        await tournaments.add(db, a_tournament("over", status="finished", created=9))
        await tournaments.add(db, a_tournament("new", created=3, due=50, status="running"))
        await tournaments.add(db, a_tournament("old", created=2, due=51, game="rubico"))
        secret = a_tournament("secret", created=4, private=True, due=40, club="c")
        await tournaments.add(db, secret)
        bots = [EntrantRow("secret", f"bot:{n}", None, "legate", 0) for n in range(2)]
        await tournaments.advance(db, secret, added=[EntrantRow("secret", "livia", "livia", None, 0), *bots])

        async def listed(person: str | None, game: str | None = None) -> list[tuple[str, int]]:
            return [(row.id, count) for row, count in await tournaments.listed(db, person, game)]

        assert await listed(None) == [("new", 0), ("old", 0), ("over", 0)]
        assert await listed("livia", "caesar") == [("secret", 3), ("new", 0), ("over", 0)]
        assert ("secret", 3) in await listed("cato")
        assert [(row.id, count) for row, count in await tournaments.of_club(db, "c")] == [("secret", 3)]
        assert await tournaments.due(db, 50) == ["secret", "new"]
        await tournaments.look_again(db, "new", 60)
        assert await tournaments.due(db, 51) == ["secret", "old"]
        assert await tournaments.under_way(db, "cato") == 3
        assert await tournaments.under_way(db, "livia") == 0
        assert await tournaments.bots_of(db, "cato") == 2
        await tournaments.remove(db, "secret")
        assert await tournaments.whole(db, "secret") is None
        assert await tournaments.bots_of(db, "cato") == 0
        assert await tournaments.whole(db, "old") is not None

    ask(work)


def test_a_step_of_a_tournament_is_written_whole_or_not_at_all(ask: Ask) -> None:
    async def work(db: Database) -> None:
        row = a_tournament("t")
        await tournaments.add(db, row)
        field = [EntrantRow("t", name, name, None, place) for place, name in enumerate(("cato", "livia", "nero"))]
        await tournaments.advance(db, row, added=field)
        tables = [MeetingRow("t", 1, 0, "x", [0, 1], 0), MeetingRow("t", 1, 1, "y", [2], 0)]
        field[0].state = "away"
        await tournaments.advance(db, row, field=field[:1], removed=["livia"], made=tables)
        tables[0].points = [2, 0]
        await tournaments.advance(db, row, settled=tables[:1])
        assert row.version == 3
        stale = a_tournament("t", status="running")
        with pytest.raises(Beaten):
            await tournaments.advance(db, stale, removed=["cato"])
        assert stale.version == 0
        found = await tournaments.whole(db, "t")
        assert found is not None
        assert [(one.who, one.state) for one in found.entrants] == [("cato", "away"), ("nero", "in")]
        assert [one.points for one in found.meetings] == [[2, 0], None]
        assert (found.row.status, found.row.version) == ("open", 3)

    ask(work)


def test_of_matches_that_are_over_it_is_known_who_did_anything(ask: Ask) -> None:
    async def work(db: Database) -> None:
        sitting = [SeatRow("a", "p2", 1, "person", "livia"), SeatRow("a", "p1", 0, "person", "cato")]
        entries = [
            ActionRow("a", 0, None, "set-up", [], [], "table", 1),
            ActionRow("a", 1, "p2", "x", [], [], "person", 1),
        ]
        result = Result(("p2",), "x", {})
        over = a_match(id="a", status="finished", finished=7, updated=9, result=result.to_json(), version=3)
        await matches.add(db, over, sitting, entries)
        await matches.add(db, a_match(id="b", status="cancelled", updated=8), [SeatRow("b", "p1", 0, "open")])
        await matches.add(db, a_match(id="c", status="running"), [SeatRow("c", "p1", 0, "open")])
        found = {one.match: one for one in await tournaments.ended(db, ["a", "b", "c"])}
        assert set(found) == {"a", "b"}
        one = found["a"]
        assert (one.result, one.at, one.seats, one.acted, one.version) == (result, 7, ["p1", "p2"], {"p2"}, 3)
        assert (found["b"].at, found["b"].acted) == (8, set())
        assert await tournaments.ended(db, ["c"]) == []
        assert await tournaments.ended(db, []) == []
        assert await tournaments.missing(db, ["a", "z"]) == {"z"}
        assert await tournaments.missing(db, []) == set()

    ask(work)


def test_who_goes_for_good_leaves_tournaments_to_come_and_is_host_of_none(ask: Ask) -> None:
    async def work(db: Database) -> None:
        for name, status, host in (("mine", "open", "cato"), ("run", "running", "cato"), ("other", "open", "livia")):
            row = a_tournament(name, status=status, host=host)
            await tournaments.add(db, row)
            field = [EntrantRow(name, one, one, None, 0) for one in ("cato", "livia")]
            await tournaments.advance(db, row, added=field)
        await db.write(lambda connection: tournaments.forget(connection, "cato"))
        assert await tournaments.whole(db, "mine") is None
        run, other = await tournaments.whole(db, "run"), await tournaments.whole(db, "other")
        assert run is not None
        assert other is not None
        assert (run.row.host, run.row.version) == (None, 2)
        assert sorted((one.who, one.state) for one in run.entrants) == [("cato", "out"), ("livia", "in")]
        assert [one.who for one in other.entrants] == ["livia"]
        assert other.row.host == "livia"

    ask(work)


# --- bots' turns ------------------------------------------------------------------------------------------------------


def test_a_turn_is_noted_beside_its_match_and_goes_with_its_end(ask: Ask) -> None:
    async def work(db: Database) -> None:
        async def rows() -> dict[str, Any]:
            return {str(row.match): row for row in await db.rows(select(bot_turns))}

        await db.write(bot_queue.note("m", True, False))
        assert await bot_queue.waiting(db) == 1
        (claim,) = await bot_queue.claim(db, "one", 5, 60)
        await db.write(bot_queue.note("m", True, False))
        assert (await rows())["m"].holder == "one", "who holds it goes on"
        await db.write(bot_queue.note("m", False, False))
        assert (await rows())["m"].due is None
        assert await bot_queue.waiting(db) == 0
        await bot_queue.adopt(db, ["m", "n"])
        assert ((await rows())["m"].due, (await rows())["m"].holder) == (None, "one")
        assert (await rows())["n"].due is not None
        await db.write(bot_queue.note("m", False, True))
        assert set(await rows()) == {"n"}
        assert claim.payer == "m", "of no match that is known"

    ask(work)


def test_a_lease_is_renewed_by_its_holder_alone_and_given_back_with_what_was_used(ask: Ask) -> None:
    async def work(db: Database) -> None:
        async def row() -> Any:
            return (await db.rows(select(bot_turns)))[0]

        await bot_queue.adopt(db, ["m"])
        (claim,) = await bot_queue.claim(db, "one", 5, 10)
        first = (await row()).until
        await bot_queue.renew(db, "two", ["m"], 90)
        assert (await row()).until == first
        await bot_queue.renew(db, "one", ["m"], 90)
        assert 70_000 < (await row()).until - first < 110_000
        await bot_queue.release(db, "two", claim, 3.0, 7, wait=30.0)
        held = await row()
        assert (held.holder, held.used) == ("one", 0.0)
        assert 20_000 < held.due - (claim.due or 0) < 60_000, "nobody tries again for a while"
        await bot_queue.release(db, "one", claim, 3.0, 7)
        free = await row()
        assert (free.holder, free.until, free.used, free.noted) == (None, 0, 3.0, 7)
        assert free.due is not None, "it is due since another moment"
        await db.write(lambda connection: connection.execute(update(bot_turns).values(due=claim.due)))
        await bot_queue.release(db, "one", claim, 3.0, 7)
        assert (await row()).due is None

    ask(work)


# --- people -----------------------------------------------------------------------------------------------------------


def test_people_are_found_by_what_they_are_called(ask: Ask) -> None:
    async def work(db: Database) -> None:
        cato = PersonRow("cato", "Cato", 1, guest=False, account="cato the elder", look="cato", email="A@b.c")
        cato.email_confirmed = True
        cato.settings = {"daily": True}
        await people.add(db, cato)
        await people.add(db, PersonRow("guest", "Cato", 2, look="cato", settings={"daily": False}))
        await people.add(db, PersonRow("gone", "?", 3, guest=False, look="cato", erased=True, email="a@b.c"))
        found = await people.find_account(db, " CATO  the Elder")
        assert found is not None
        assert await people.find_account(db, "cato") is None
        assert await people.is_taken(db, "cato", "guest")
        assert not await people.is_taken(db, "cato", "cato")
        assert await people.guests_looking(db, "cato", "x") == ["guest"]
        assert await people.guests_looking(db, "cato", "guest") == []
        assert [one.id for one in await people.find_by_mail(db, "a@B.C")] == ["cato"]
        assert [one.id for one in await people.wanting(db, "daily")] == ["cato"]
        assert await people.find(db, "gone") is None
        assert set(await people.find_many(db, {"gone", "cato", "x"})) == {"gone", "cato"}
        assert await people.find_many(db, set()) == {}
        assert await people.claim_digest(db, found, 5)
        assert not await people.claim_digest(db, found, 6)
        await people.change(db, "cato", device_nonce="n")
        assert not await people.use_device_nonce(db, "cato", "other")
        assert await people.use_device_nonce(db, "cato", "n")
        assert not await people.use_device_nonce(db, "cato", "n")

    ask(work)


def test_blocks_hold_both_ways_and_marks_can_be_taken_back(ask: Ask) -> None:
    async def work(db: Database) -> None:
        await people.mark(db, "cato", "blocked", "livia", True)
        await people.mark(db, "cato", "blocked", "livia", True)
        await people.mark(db, "cato", "muted", "nero", True)
        assert await people.marked(db, "cato") == {"muted": ["nero"], "blocked": ["livia"]}
        assert await people.marked(db, "livia") == {"muted": [], "blocked": []}
        assert await people.is_blocked(db, "livia", {"cato", "nero"})
        assert await people.is_blocked(db, "cato", {"livia"})
        assert not await people.is_blocked(db, "cato", {"nero"}), "muted is not blocked"
        await people.mark(db, "cato", "blocked", "livia", False)
        assert not await people.is_blocked(db, "cato", {"livia"})
        assert await people.marked(db, "cato") == {"muted": ["nero"], "blocked": []}

    ask(work)


def test_subscriptions_belong_to_who_registered_last(ask: Ask) -> None:
    async def work(db: Database) -> None:
        await people.keep_push(db, "cato", "e", "p", "a")
        await people.keep_push(db, "livia", "e", "q", "b")
        assert await people.pushes_of(db, "cato") == []
        (row,) = await people.pushes_of(db, "livia")
        assert (row.endpoint, row.p256dh, row.auth) == ("e", "q", "b")
        await people.drop_push(db, "e", "cato")
        assert len(await people.pushes_of(db, "livia")) == 1
        await people.drop_push(db, "e")
        assert await people.pushes_of(db, "livia") == []

    ask(work)


def test_the_best_are_accounts_with_enough_matches(ask: Ask) -> None:
    async def work(db: Database) -> None:
        rated = [
            ("cato", False, 1500.6, 5),
            ("livia", False, 1700.0, 4),
            ("nero", True, 1900.0, 9),
            ("brutus", False, 1600.0, 9),
        ]
        for name, guest, rating, games in rated:
            await people.add(db, PersonRow(name, name, 0, guest=guest))
            row = {"person": name, "game": "caesar", "rating": rating, "deviation": 1, "volatility": 1, "games": games}
            await put(db, ratings, row)
        assert [row.person for row in await people.leaders(db, "caesar", 5, 9)] == ["brutus", "cato"]
        assert [row.person for row in await people.leaders(db, "caesar", 4, 1)] == ["livia"]
        assert await people.leaders(db, "rubico", 0, 9) == []
        assert await people.ratings_of_many(db, {"cato", "x"}) == {"cato": {"caesar": 1501}}
        assert await people.ratings_of_many(db, set()) == {}

    ask(work)


def test_results_against_bots_are_the_last_ones_with_the_bots_names(ask: Ask) -> None:
    async def work(db: Database) -> None:
        for at, (name, game, is_alone) in enumerate(
            [("a", "caesar", True), ("b", "caesar", True), ("c", "caesar", False), ("d", "rubico", True)]
        ):
            seats = [SeatRow(name, "p0", 0, "person", "cato"), SeatRow(name, "p1", 1, "bot", bot=f"bot of {name}")]
            await matches.add(db, a_match(id=name, game=game), seats)
            row: dict[str, Any] = {
                "match": name,
                "seat": "p0",
                "person": "cato",
                "game": game,
                "outcome": f"o{at}",
                "at": at,
            }
            row["against_bots"] = is_alone
            await put(db, standings, row)
        found = await people.results_against_bots(db, "cato", "caesar", 9)
        assert found == [("o1", ["bot of b"]), ("o0", ["bot of a"])]
        assert len(await people.results_against_bots(db, "cato", "caesar", 1)) == 1

    ask(work)


def test_operators_find_people_by_name_or_id_those_who_are_out_first(ask: Ask) -> None:
    async def work(db: Database) -> None:
        await people.add(db, PersonRow("a", "Cato", 1))
        await people.add(db, PersonRow("b", "Decatur", 2, guest=False))
        await people.add(db, PersonRow("c", "Nero", 3, banned_until=100))
        await people.add(db, PersonRow("d", "?", 4, erased=True))
        await people.report(db, by="c", person="a", match=None, chat=None, reason="x", at=1)

        async def found(asked: str, now: int = 50) -> list[Any]:
            return [one["id"] for one in await overview.people_like(db, asked, now)]

        assert await found("") == ["c", "a", "b"]
        assert await found("", now=100) == ["a", "c", "b"]
        assert await found("cat") == ["a", "b"]
        assert await found("b") == ["b"]
        assert await found("%") == []
        assert await overview.totals(db) == {"guests": 2, "accounts": 1}
        await overview.ban(db, "c", None)
        assert await found("") == ["a", "c", "b"]

    ask(work)


def test_two_sit_together_only_at_a_running_match(ask: Ask) -> None:
    async def work(db: Database) -> None:
        for name, status, persons in (("m", "running", ("cato", "livia")), ("n", "finished", ("cato", "nero"))):
            seats = [SeatRow(name, f"p{n}", n, "person", one) for n, one in enumerate(persons)]
            await matches.add(db, a_match(id=name, status=status), seats)
        assert await overview.play_together(db, "cato", "livia")
        assert not await overview.play_together(db, "cato", "nero")
        assert not await overview.play_together(db, "cato", "cato")

    ask(work)
