"""Tables of tournaments: who adds numbers seals them at once, nobody is waited for long, and who breaks off gains nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.conftest import Running, serving
from server.playing import play_out
from triumvirate.server.client import Client, Refused
from triumvirate.server.client_numbers import fresh
from triumvirate.server.operation import housekeeping
from triumvirate.server.replies import State
from triumvirate.server.table_time import wall_ms

LIVE = {"kind": "live", "seconds": 600, "increment": 5}
DAYS = {"kind": "days", "days": 3}
PHASES = {"kind": "phase", "seconds": 60}
PATIENCE = 120


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("round_lots")) as running:
        yield running


def people_of(server: Running, count: int, adds_numbers: bool = True) -> list[Client]:
    """People who have not looked at anything yet."""
    found = [Client(server.url, adds_numbers=adds_numbers) for _ in range(count)]
    for one in found:
        one.be()
    return found


def table(people: list[Client], kind: str = "swiss", bots: int = 0, **more: Any) -> tuple[str, dict[str, Client]]:
    """A tournament of a single table, begun: its match, and who sits where. The first of the people is its host."""
    game, clock = ("rubico", PHASES) if kind == "rotation" else ("caesar", LIVE)
    body = {"game": game, "kind": kind, "name": "Ludi", "clock": clock, "patience": PATIENCE, **more}
    plan = str(people[0].post(dict, "/tournaments", **body)["tournament"]["id"])
    if bots:
        people[0].post(dict, f"/tournaments/{plan}/bots", bot="recruit", number=bots)
    for one in people:
        one.enter(plan)
    begun = people[0].post(dict, f"/tournaments/{plan}/start")
    match = str(begun["tables"][0]["match"])
    seated = {str(looked(one, match)["seat"]): one for one in people}
    return match, seated


def looked(client: Client, match: str) -> dict[str, Any]:
    """A match as somebody sees it who does nothing about numbers."""
    return client.get(dict, f"/matches/{match}")


def status(client: Client, match: str) -> str:
    return str(looked(client, match)["match"]["status"])


def seal(client: Client, match: str) -> str:
    """Seal a number and do not open it; the number."""
    number, digest = fresh()
    client.at(match, State, "seal", seal=digest)
    return number


def passes(server: Running, seconds: float) -> None:
    server.clock.add(seconds)
    server.tick()


def plan_of(client: Client) -> dict[str, Any]:
    """The tournament that somebody hosts."""
    mine = client.me().me
    plans = client.get(dict, "/tournaments")["tournaments"]
    (plan,) = [one["id"] for one in plans if one["host"]["id"] == mine.id]  # type: ignore[union-attr]
    return client.get(dict, f"/tournaments/{plan}")


def is_away(plan: dict[str, Any], client: Client) -> bool:
    """Whether somebody is not paired any more."""
    (found,) = [one["state"] for one in plan["entrants"] if one["who"] == client.me().me.id]  # type: ignore[union-attr]
    return bool(found == "away")


def test_all_seal_and_open_by_themselves_and_can_check_every_draw(server: Running) -> None:
    people = people_of(server, 2)
    match, seated = table(people)
    assert status(people[0], match) == "open"
    assert people[0].state(match).lots.asked is None, "sealed, and waiting for the other"  # type: ignore[union-attr]
    assert people[1].state(match).lots.seals.keys() == {"caesar", "pompey"}  # type: ignore[union-attr]
    begun = people[0].state(match)
    assert begun.match.status == "running"  # type: ignore[union-attr]
    assert begun.clocks.left_ms.keys() == {"caesar", "pompey"}  # type: ignore[union-attr]
    play_out(seated, match)
    assert [one.check_draws(match) for one in people] == [2, 2]
    numbers = {seat: one.numbers.promises[match].number for seat, one in seated.items()}  # type: ignore[union-attr]
    assert people[0].verify(match).shares == numbers


@pytest.mark.parametrize("kind", ["round_robin", "knockout", "arena", "days"])
def test_tables_of_every_kind_begin_with_everybodys_number(server: Running, kind: str) -> None:
    people = people_of(server, 2)
    match, seated = table(people, "round_robin", clock=DAYS) if kind == "days" else table(people, kind)
    for one in (*people, people[0]):
        state = one.state(match)
    assert state.match.status == "running"  # type: ignore[union-attr]
    people[1].at(match, dict, "resign")
    assert people[0].verify(match).shares.keys() == seated.keys()
    passes(server, 3)
    (only,) = [one for one in plan_of(people[0])["tables"] if one["match"] == match]
    assert sorted(only["points"]) == [0, 2]


def test_a_table_that_waits_is_in_no_list_of_open_ones_and_nobody_gets_up(server: Running) -> None:
    people = people_of(server, 2)
    match, _ = table(people)
    listed = people[0].get(dict, "/matches", which="open")["matches"]
    assert match not in [one["id"] for one in listed]
    with pytest.raises(Refused, match="tournament has given you this seat"):
        people[0].at(match, dict, "leave")
    assert "leave" not in looked(people[0], match)["can"]
    assert looked(people[0], match)["lots"]["asked"] == "seal"
    assert looked(server.client(), match)["lots"]["asked"] is None


def test_who_is_silent_goes_without_and_the_others_number_stands_alone(server: Running) -> None:
    people = people_of(server, 2)
    match, seated = table(people)
    people[0].state(match)
    passes(server, 19)
    assert looked(people[0], match)["lots"]["seals"] == {}, "the other still has a second"
    passes(server, 1.1)
    begun = people[0].state(match)
    assert begun.match.status == "running"  # type: ignore[union-attr]
    with pytest.raises(Refused):
        seal(people[1], match)
    people[1].at(match, dict, "resign")
    (seat,) = [seat for seat, one in seated.items() if one is people[0]]
    checked = people[0].verify(match)
    assert checked.shares == {seat: people[0].numbers.promises[match].number}  # type: ignore[union-attr]
    assert checked.voids == 0
    assert people[0].check_draws(match) == 1


def test_who_comes_too_late_to_seal_plays_without_a_word(server: Running) -> None:
    people = people_of(server, 2)
    match, _ = table(people)
    before = people[1].get(State, f"/matches/{match}")
    passes(server, 21)
    after = people[1]._settled(before)
    assert after.match.status == "running"  # type: ignore[union-attr]
    assert match not in people[1].numbers.promises  # type: ignore[union-attr]


def test_where_nobody_seals_the_match_begins_after_the_window_by_the_secret_alone(server: Running) -> None:
    people = people_of(server, 2)
    match, _ = table(people)
    passes(server, 21)
    state = looked(people[0], match)
    assert state["match"]["status"] == "running"
    assert min(state["clocks"]["left_ms"].values()) > 598_000, "clocks begin with the match"
    people[0].at(match, dict, "resign")
    assert people[1].verify(match).shares == {}


def test_nobody_is_waited_for_where_nobody_adds_numbers(server: Running) -> None:
    people = people_of(server, 2, adds_numbers=False)
    match, _ = table(people)
    assert status(people[0], match) == "running"
    host = people_of(server, 1)[0]
    plan = str(
        host.post(dict, "/tournaments", game="caesar", kind="swiss", name="Ludi", clock=LIVE)["tournament"]["id"]
    )
    host.post(dict, f"/tournaments/{plan}/bots", bot="recruit", number=2)
    (only,) = host.post(dict, f"/tournaments/{plan}/start")["tables"]
    assert status(host, only["match"]) != "open", "bots are asked for nothing"


def test_against_a_bot_both_add_a_number(server: Running) -> None:
    people = people_of(server, 1)
    match, (seat, *_) = table(people, bots=1)
    assert people[0].state(match).match.status == "running"  # type: ignore[union-attr]
    people[0].at(match, dict, "resign")
    assert people[0].verify(match).shares.keys() == {"caesar", "pompey"}
    assert people[0].verify(match).shares[seat] == people[0].numbers.promises[match].number  # type: ignore[union-attr]


def test_who_seals_and_does_not_open_has_as_long_as_who_never_comes_and_then_has_lost(server: Running) -> None:
    here, gone = people_of(server, 2)
    match, seated = table([here, gone])
    seal(gone, match)
    here.state(match)
    passes(server, PATIENCE - 1)
    assert looked(here, match)["lots"]["seals"].keys() == {"caesar", "pompey"}
    passes(server, 1.1)
    after = looked(here, match)
    assert after["match"]["status"] == "finished"
    assert [seated[seat] for seat in after["result"]["winners"]] == [here]
    assert here.check_draws(match) == 1
    passes(server, 3)
    found = plan_of(here)
    (only,) = [one for one in found["tables"] if one["match"] == match]
    assert (sorted(only["points"]), only["is_played"]) == ([0, 2], False)
    assert [is_away(found, one) for one in (here, gone)] == [False, True]


def test_who_was_cut_off_after_sealing_opens_late_and_plays(server: Running) -> None:
    here, back = people_of(server, 2)
    match, _ = table([here, back])
    number = seal(back, match)
    here.state(match)
    passes(server, PATIENCE - 5)
    assert back.at(match, State, "open", number=number).match.status == "running"


def test_with_a_clock_in_days_an_opening_has_the_time_of_a_decision(server: Running) -> None:
    here, gone = people_of(server, 2)
    match, _ = table([here, gone], clock=DAYS)
    seal(gone, match)
    here.state(match)
    passes(server, 3 * 86_400 - 60)
    assert status(here, match) == "open"
    server.do(housekeeping.close_old_tables(server.worker.cache))
    assert status(here, match) == "open", "no table of a tournament is cleared away"
    passes(server, 61)
    assert status(here, match) == "finished"


def three(server: Running) -> tuple[list[Client], str, dict[str, Client]]:
    """Three at a table of RUBICO: the last has sealed a number and opens none, what the others opened is known."""
    people = people_of(server, 3)
    match, seated = table(people, "rotation", rounds=1)
    seal(people[2], match)
    for one in (*people[:2], *people[:2]):
        one.state(match)
    return people, match, seated


def test_three_at_a_table_all_add_a_number(server: Running) -> None:
    people = people_of(server, 3)
    match, seated = table(people, "rotation", rounds=1)
    for one in people:
        one.state(match)
    for one in people[:2]:
        state = one.state(match)
    assert state.match.status == "running"  # type: ignore[union-attr]
    kept = server.do(server.worker.cache.load(match)).row.numbers
    assert kept["shares"] == {seat: one.numbers.promises[match].number for seat, one in seated.items()}  # type: ignore[union-attr]


def test_at_a_larger_table_a_bot_plays_for_who_broke_off_and_the_others_seal_anew(server: Running) -> None:
    people, match, seated = three(server)
    (seat,) = [seat for seat, one in seated.items() if one is people[2]]
    burnt = {one.numbers.promises[match].number for one in people[:2]}  # type: ignore[union-attr]
    passes(server, PATIENCE + 1)
    after = looked(people[0], match)
    assert (after["match"]["status"], after["lots"]["asked"], after["lots"]["seals"]) == ("open", "seal", {})
    assert looked(people[2], match)["lots"]["asked"] is None
    for one in (*people[:2], *people[:2]):
        state = one.state(match)
    assert state.match.status == "running"  # type: ignore[union-attr]
    row = server.do(server.worker.cache.load(match)).row
    assert row.numbers["shares"].keys() == set(seated) - {seat}
    assert not burnt & set(row.numbers["shares"].values())
    assert row.numbers["voids"] == 1
    with pytest.raises(Refused, match="a bot plays this match"):
        people[2].at(match, dict, f"seats/{seat}/return")
    assert "return" not in looked(people[2], match)["can"]
    with people[0].live(match) as one, people[1].live(match) as other:
        for socket in (one, other):
            socket.next("state")
        passes(server, 3)
    assert [is_away(plan_of(people[0]), one) for one in people] == [False, False, True]


def test_who_did_not_open_cannot_seal_again(server: Running) -> None:
    people, match, _ = three(server)
    passes(server, PATIENCE + 1)
    with pytest.raises(Refused, match="a bot plays this match"):
        seal(people[2], match)
    passes(server, 21)
    assert status(people[0], match) == "running"
    assert "shares" not in server.do(server.worker.cache.load(match)).row.numbers


def owes(client: Client, match: str) -> tuple[Any, ...]:
    """What somebody is asked for at a table, and what was promised them."""
    state = looked(client, match)
    return state["lots"]["asked"], state["lots"]["seals"], state["commitment"], state["match"]["status"]


@pytest.mark.parametrize("moment", ["asked", "one sealed", "one opened"])
def test_a_restart_in_the_middle_loses_nothing(tmp_path: Path, moment: str) -> None:
    with serving(tmp_path, durable=True) as server:
        people = people_of(server, 2)
        match, _ = table(people)
        if moment != "asked":
            people[0].state(match)
        if moment == "one opened":
            people[1].state(match)
        before = [owes(one, match) for one in people]
        later = server.clock.ahead_ms
    with serving(tmp_path, durable=True) as server:
        server.clock.ahead_ms = later
        again = []
        for one in people:
            back = Client(server.url, adds_numbers=True)
            back.cookie = one.cookie
            back.numbers.promises = one.numbers.promises  # type: ignore[union-attr]
            again.append(back)
        assert [owes(one, match) for one in again] == before
        for one in (*again, *again):
            state = one.state(match)
        assert state.match.status == "running"  # type: ignore[union-attr]
        again[0].at(match, dict, "resign")
        assert [one.check_draws(match) for one in again] == [2, 2]


def test_nobody_loses_by_a_number_that_a_stopped_server_could_not_take(tmp_path: Path) -> None:
    with serving(tmp_path, durable=True) as server:
        people = people_of(server, 2)
        match, _ = table(people)
        number = seal(people[0], match)
        other = seal(people[1], match)
        people[1].at(match, State, "open", number=other)
        cookie, stopped = people[0].cookie, server.clock.ahead_ms
    ahead = stopped + (PATIENCE + 600) * 1000

    with serving(tmp_path, durable=True, now=lambda: wall_ms() + ahead) as server:
        back = Client(server.url)
        back.cookie = cookie
        server.tick()
        assert status(back, match) == "open"
        assert back.at(match, State, "open", number=number).match.status == "running"


def test_a_tournament_that_is_called_off_leaves_no_table_waiting(server: Running) -> None:
    people = people_of(server, 2)
    match, _ = table(people)
    people[0].post(dict, f"/tournaments/{plan_of(people[0])['tournament']['id']}/cancel")
    seal(people[1], match)
    passes(server, 21)
    assert len(looked(people[0], match)["lots"]["seals"]) == 1
    passes(server, PATIENCE)
    assert status(people[0], match) == "finished"


def test_numbers_that_are_not_those_that_were_sealed_are_refused(server: Running) -> None:
    people = people_of(server, 2)
    match, _ = table(people)
    for one in people:
        seal(one, match)
    with pytest.raises(Refused, match="not the number"):
        people[0].at(match, State, "open", number=fresh()[0])
    assert status(people[0], match) == "open"
