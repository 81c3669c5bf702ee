"""Tournaments of every kind played to their end, with people who come, who do not, and bots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from server.conftest import Running, serving
from triumvirate.server.client import Client, Refused
from triumvirate.server.store import schema
from triumvirate.server.store import tournaments as stored
from triumvirate.server.tournaments import director, tables

LIVE = {"kind": "live", "seconds": 600, "increment": 5}
DAYS = {"kind": "days", "days": 3}
KINDS = ["round_robin", "swiss", "knockout", "arena", "rotation"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("tournaments")) as running:
        yield running


def made(host: Client, kind: str, bots: int = 0, **more: Any) -> dict[str, Any]:
    """A tournament with some recruits in it."""
    game = "rubico" if kind == "rotation" else "caesar"
    clock = {"kind": "phase", "seconds": 60} if kind == "rotation" else LIVE
    body = {"game": game, "kind": kind, "name": "The Ides", "clock": clock, **more}
    found = host.post(dict, "/tournaments", **body)
    if bots:
        found = host.post(dict, f"/tournaments/{found['tournament']['id']}/bots", bot="recruit", number=bots)
    return found


def name_of(found: dict[str, Any]) -> str:
    return str(found["tournament"]["id"])


def start(host: Client, found: dict[str, Any]) -> dict[str, Any]:
    return host.post(dict, f"/tournaments/{name_of(found)}/start")


def now(client: Client, found: dict[str, Any]) -> dict[str, Any]:
    return client.get(dict, f"/tournaments/{name_of(found)}")


def to_the_end(server: Running, client: Client, found: dict[str, Any], step: float = 10.0) -> dict[str, Any]:
    """Bots play; the test's clock goes on by ten seconds at a look, so that pauses and an arena's time pass."""

    def is_over() -> dict[str, Any] | None:
        server.clock.add(step)
        server.tick()
        state = now(client, found)
        return state if state["tournament"]["status"] == "finished" else None

    return server.until(is_over)


@pytest.mark.parametrize("kind", KINDS)
def test_bots_play_a_tournament_of_each_kind_to_its_end(server: Running, kind: str) -> None:
    host = server.client()
    more = {"minutes": 10} if kind == "arena" else {"rounds": 2, "options": {"track": "short_march"}}
    more = more if kind in ("arena", "rotation") else {}
    begun = start(host, made(host, kind, 3 if kind in ("round_robin", "rotation") else 4, **more))
    over = to_the_end(server, host, begun, 60 if kind == "arena" else 10)
    count = len(over["entrants"])
    assert all(table["points"] is not None for table in over["tables"])
    assert over["standing"][0]["place"] == 1
    assert sorted(line["number"] for line in over["standing"]) == list(range(count))
    pairs = [tuple(sorted(table["seats"])) for table in over["tables"]]
    if kind == "round_robin":
        assert sorted(pairs) == sorted([*combinations(range(3), 2), (0,), (1,), (2,)])
    if kind == "swiss":
        assert len(pairs) == len(set(pairs)) == 6
    if kind == "knockout":
        assert over["standing"][0]["points"] == 4
        assert over["tournament"]["rounds"] == 2
    if kind == "arena":
        assert len(pairs) >= 2
        assert over["tournament"]["finished"] >= over["tournament"]["ends"]
    if kind == "rotation":
        assert over["standing"][0]["factions"].keys() <= {"caesar", "senate"}
        assert all(len(table["factions"]) == len(table["seats"]) for table in over["tables"])
    assert over["course"][-1] == [line["points"] for line in sorted(over["standing"], key=lambda line: line["number"])]
    assert now(host, begun)["can"] == []


@pytest.mark.long
def test_sixty_four_in_an_arena(tmp_path: Path) -> None:
    """Nobody sits at two tables at once, nobody waits while two are free, and all points add up."""
    with serving(tmp_path, bot_threads=2) as server:
        host = server.client()
        found = made(host, "arena", 16, minutes=10)
        for _ in range(3):
            host.post(dict, f"/tournaments/{name_of(found)}/bots", bot="recruit", number=16)
        begun = start(host, found)
        assert len(begun["tables"]) == 32
        for _ in range(20):
            server.clock.add(20)
            server.tick()
            state = now(host, found)
            busy = [number for table in state["tables"] if table["points"] is None for number in table["seats"]]
            assert len(busy) == len(set(busy))
            assert len(set(range(64)) - set(busy)) <= 2, "two who waited for the next look, or met last time"
        over = to_the_end(server, host, found, 60)
        assert sum(line["played"] for line in over["standing"]) == 2 * len(over["tables"])


def test_a_field_of_people_is_paired_seated_and_their_clocks_run(server: Running) -> None:
    people = [server.client() for _ in range(4)]
    found = made(people[0], "swiss", rounds=2)
    for one in people:
        one.post(dict, f"/tournaments/{name_of(found)}/join")
    begun = start(people[0], found)
    assert len(begun["tables"]) == 2
    mine = now(people[1], found)["your_match"]
    state = people[1].state(mine)
    assert state.match.status == "running"  # type: ignore[union-attr]
    assert state.match.source == "tournament"  # type: ignore[union-attr]
    assert state.match.host is None  # type: ignore[union-attr]
    assert state.clocks.running  # type: ignore[union-attr]
    assert "offer_pause" not in state.can
    with pytest.raises(Refused, match="whole round waits"):
        people[1].post(dict, f"/matches/{mine}/offers", kind="pause")


def test_who_never_comes_loses_and_is_not_waited_for_again(server: Running) -> None:
    here, gone, third, fourth = (server.client() for _ in range(4))
    found = made(here, "swiss", rounds=3, patience=60)
    for one in (here, gone, third, fourth):
        one.post(dict, f"/tournaments/{name_of(found)}/join")
    begun = start(here, found)
    numbers = {one["person"]["id"]: one["number"] for one in begun["entrants"]}
    ids = {client: client.me().me.id for client in (here, gone, third, fourth)}  # type: ignore[union-attr]
    lost = next(table for table in begun["tables"] if numbers[ids[gone]] in table["seats"])
    for table in begun["tables"]:
        at = {number: client for client in ids for number in [numbers[ids[client]]] if number in table["seats"]}
        people = {seat: at[number] for seat, number in zip(("caesar", "pompey"), table["seats"], strict=True)}
        for client in people.values():
            for _ in range(3):
                state = client.state(table["match"])
                if client is not gone and state.legal:
                    client.act(state, state.legal[0].action)
    server.clock.add(61)
    server.tick()
    state = now(here, found)
    seen = next(table for table in state["tables"] if table["match"] == lost["match"])
    assert seen["is_played"] is False
    assert seen["points"][seen["seats"].index(numbers[ids[gone]])] == 0
    assert next(one for one in state["entrants"] if one["number"] == numbers[ids[gone]])["state"] == "away"
    back = gone.post(dict, f"/tournaments/{name_of(found)}/join")
    assert next(one for one in back["entrants"] if one["number"] == numbers[ids[gone]])["state"] == "in"


def test_an_odd_field_has_a_bye_or_a_bot(server: Running) -> None:
    host = server.client()
    bye = start(host, made(host, "swiss", 3))
    assert [table["points"] for table in bye["tables"] if len(table["seats"]) == 1] == [[2]]
    filled = start(host, made(host, "swiss", 3, fill="recruit"))
    assert len(filled["entrants"]) == 4
    assert all(len(table["seats"]) == 2 for table in filled["tables"])
    for found in (bye, filled):
        host.post(dict, f"/tournaments/{name_of(found)}/cancel")


def test_a_planned_tournament_starts_by_itself_or_is_off(server: Running) -> None:
    host = server.client()
    at = server.worker.cache.now() + 600_000
    ready, empty = made(host, "round_robin", 2, starts=at), made(host, "round_robin", 1, starts=at)
    server.tick()
    assert now(host, ready)["tournament"]["status"] == "open"
    db, name = server.worker.db, name_of(ready)
    assert [name in server.do(stored.due(db, time)) for time in (at - 1, at)] == [False, True]
    server.clock.add(601)
    server.tick()
    assert now(host, ready)["tournament"]["status"] == "running"
    assert now(host, empty)["tournament"]["status"] == "open"
    server.clock.add(3700)
    server.tick()
    with pytest.raises(Refused, match="no such tournament"):
        now(host, empty)


def test_one_that_waits_for_its_host_is_looked_at_again_after_a_while(server: Running) -> None:
    found = made(server.client(), "swiss", 4)
    worker, name = server.worker, name_of(found)
    before = worker.cache.now()
    server.do(director.Director(worker.cache).look(name))
    whole = server.do(stored.whole(worker.db, name))
    assert (whole.row.status, 0 <= whole.row.due - before - 3_600_000 < 60_000) == ("open", True)


def test_a_stop_between_a_round_and_its_tables_loses_and_doubles_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The round is written, and the worker dies after one of three tables: the next look makes the other two."""
    host = server.client()
    found = made(host, "swiss", 6)
    real = tables.make_missing

    async def dies(cache: Any, whole: Any) -> None:
        whole.meetings = [one for one in whole.meetings if one.place == 0]
        await real(cache, whole)
        raise RuntimeError("killed")

    with monkeypatch.context() as patched:
        patched.setattr(director, "make_missing", dies)
        with pytest.raises(Refused):
            start(host, found)
    state = now(host, found)
    wanted = [table["match"] for table in state["tables"]]
    assert len(wanted) == 3
    assert status_of(host, wanted[1]) is None
    for _ in range(2):
        server.clock.add(3)
        server.tick()
    assert [status_of(host, match) is not None for match in wanted] == [True] * 3
    assert len(to_the_end(server, host, found)["tables"]) == 9


def status_of(client: Client, match: str) -> str | None:
    try:
        return str(client.state(match).match.status)  # type: ignore[union-attr]
    except Refused:
        return None


def test_two_workers_look_at_once_and_one_round_is_made(server: Running) -> None:
    """Both read the same rows; the second to write is beaten, and the tables of the first are there once."""
    host = server.client()
    found = made(host, "swiss", 4)

    async def both() -> list[Any]:
        one, other = director.Director(server.worker.cache), director.Director(server.worker.cache)
        whole = [await director.stored.whole(server.worker.db, name_of(found)) for _ in range(2)]
        done = await asyncio.gather(one.start(whole[0]), other.start(whole[1]), return_exceptions=True)  # type: ignore[arg-type]
        return [type(result).__name__ for result in done]

    assert sorted(server.do(both())) == ["Beaten", "NoneType"]
    assert len(now(host, found)["tables"]) == 2
    host.post(dict, f"/tournaments/{name_of(found)}/cancel")


def test_only_the_host_arranges_and_what_is_over_stays(server: Running) -> None:
    host, other = server.client(), server.client()
    found = made(host, "round_robin", 2)
    for door in ("start", "cancel", "bots"):
        with pytest.raises(Refused, match="Only the host"):
            other.post(dict, f"/tournaments/{name_of(found)}/{door}", **({"bot": "recruit"} if door == "bots" else {}))
    who = found["entrants"][0]["who"]
    after = host.call("DELETE", f"/tournaments/{name_of(found)}/entrants/{who.replace('#', '%23')}")
    assert after is not None
    assert len(now(host, found)["entrants"]) == 1
    host.post(dict, f"/tournaments/{name_of(found)}/cancel")
    with pytest.raises(Refused, match="no such tournament"):
        now(host, found)


def test_private_ones_are_found_by_their_link_alone(server: Running) -> None:
    host, other = server.client(), server.client()
    found = made(host, "swiss", private=True)
    names = [one["id"] for one in other.get(dict, "/tournaments")["tournaments"]]
    assert name_of(found) not in names
    assert name_of(found) in [one["id"] for one in host.get(dict, "/tournaments")["tournaments"]]
    assert now(other, found)["can"] == ["join"]
    host.post(dict, f"/tournaments/{name_of(found)}/cancel")


def test_what_makes_no_sense_is_refused(server: Running) -> None:
    host = server.client()
    for more, why in [
        ({"clock": {"kind": "none"}}, "has a clock"),
        ({"kind": "rotation", "game": "caesar"}, "these kinds"),
        ({"kind": "arena", "clock": DAYS}, "played at once"),
        ({"starts": 5}, "within a year"),
        ({"options": {"solo": "easy"}}, "people and bots"),
        ({"fill": "nobody"}, "no bot"),
    ]:
        with pytest.raises(Refused, match=why):
            made(host, **{"kind": "swiss", **more})
    found = made(host, "swiss")
    with pytest.raises(Refused, match="Too few"):
        start(host, found)


def test_an_account_that_goes_leaves_tournaments_too(server: Running) -> None:
    host, gone = server.client(), server.client()
    to_come, running = made(host, "swiss", 1), made(host, "swiss", 1)
    own = made(gone, "swiss", 2)
    for found in (to_come, running):
        gone.post(dict, f"/tournaments/{name_of(found)}/join")
    start(host, running)
    me = gone.me().me
    told = gone.get(dict, "/me/export")
    assert {row["tournament"] for row in told["entrants"]} == {name_of(to_come), name_of(running)}
    assert [row["id"] for row in told["tournaments"]] == [name_of(own)]
    gone.call("DELETE", "/me", {"name": me.name})  # type: ignore[union-attr]
    assert len(now(host, to_come)["entrants"]) == 1
    assert [one["person"]["name"] for one in now(host, running)["entrants"] if one["person"]] == ["?"]
    assert me.id not in str(now(host, running))  # type: ignore[union-attr]
    with pytest.raises(Refused, match="no such tournament"):
        now(host, own)
    for found in (to_come, running):
        host.post(dict, f"/tournaments/{name_of(found)}/cancel")
    assert server.do(_rows(server)) == 0


async def _rows(server: Running) -> int:
    """Rows of tournaments that are not there any more."""
    there = select(schema.tournaments.c.id)
    left = 0
    for table in (schema.entrants, schema.meetings):
        left += await server.worker.db.number(
            select(func.count()).select_from(table).where(table.c.tournament.not_in(there))
        )
    return left
