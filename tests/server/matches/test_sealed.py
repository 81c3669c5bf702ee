"""What stays closed: the record of a match that still runs, and a RUBICO table that wants its secrets kept."""

from __future__ import annotations

import random
from typing import Any

import pytest

from server.matches.test_three_games import act_and_wait
from some import some
from triumvirate.core.table import Table
from triumvirate.games import find_game, game_names
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.matches.history import record_so_far
from triumvirate.server.store.rows import MatchRow, SeatRow


def _running(game: str, seed: int, entries: int) -> HeldMatch:
    """A match some entries old, every seat a person's."""
    table = Table.new(find_game(game), seed=seed)
    rng = random.Random(seed)
    while len(table.entries) < entries and not table.is_over():
        choice = rng.choice(table.legal())
        table.act(choice.seat, choice.action)
    clock = {"kind": "none", "seconds": 0, "increment": 0, "days": 0, "on_time_out": ""}
    row = MatchRow("m", game, 1, table.options, table.secret, clock, "p0", 0, 0, status="running")
    row.number = len(table.entries) - 1
    seats = [SeatRow("m", seat, place, "person", person=f"p{place}") for place, seat in enumerate(table.seats)]
    return HeldMatch(row, seats, {}, table, [Note(0, "person") for _ in table.entries])


@pytest.mark.parametrize("game", game_names())
def test_the_record_of_a_running_match_tells_a_viewer_what_the_viewer_knows(game: str) -> None:
    live = _running(game, seed=5, entries=60)
    table = live.table
    assert table is not None
    for seat in (*table.seats, None):
        text = record_so_far(live, seat, "en")
        body = text.partition("\n\n")[2].splitlines()
        lines = dict(line.split(". ", 1) for line in body)
        assert table.secret.hex() not in text
        number = 0
        for entry in table.entries:
            heard = [event for event in entry.events if event.is_for(seat)]
            is_open = entry.seat in (None, seat)
            known = [entry.action] if is_open else []
            known += [table.game.words.say(event.to_json(), seat) for event in heard]
            who = f"{entry.seat}: " if entry.seat else ""
            if heard or (entry.seat is not None and entry.seat == seat):
                assert lines[str(number)] == f"{who}{' '.join(known)}".strip(), seat
                number += 1
        assert len(lines) == number <= len(table.entries), "no gap tells that something was done in secret"


def test_the_record_so_far_is_the_askers_own(server: Any) -> None:
    me, other = server.client(), server.client()
    state = me.create("caesar", private=True)
    match = match_of(state)
    other.join(state.invites["pompey"])  # type: ignore[index]
    mine = me.call("GET", f"/matches/{match}/record/so-far").decode()
    assert "seen by caesar" in mine
    assert "seen by a spectator" in Client(server.url).call("GET", f"/matches/{match}/record/so-far").decode()
    with pytest.raises(Refused, match="not yours"):
        me.call("GET", f"/matches/{match}/record/so-far", seat="pompey")
    with pytest.raises(Refused, match="after the end"):
        me.record(match)


def test_a_sealed_table_of_rubico_tells_the_roles_and_nothing_more(server: Any) -> None:
    me = server.client()
    state = me.play("rubico", bot="recruit", options={"players": 3, "track": "short_march", "open_after_end": False})
    match = match_of(state)
    rng = random.Random(7)
    with me.live(match, seen=state.number) as socket:
        told = socket.next("state")
        while not told["result"]:
            if told["legal"]:
                told = act_and_wait(socket, told, rng.choice(told["legal"])["action"])
            else:
                told = socket.next("update")
    watcher = Client(server.url)
    for client, seat in ((me, told["seat"]), (watcher, None)):
        final = client.state(match)
        view = final.view
        assert view is not None
        assert final.secret is None
        assert final.result
        assert final.result.to_json() == told["result"]
        winner = view["result"]["winner"]
        assert sorted(final.result.winners) == sorted(s for s, role in view["roles"].items() if role == winner)
        assert all(power is None for holder, power in view["powers"].items() if holder != seat)
        for owner, row in view["rows"].items():
            assert all(card["face"] is None or seat in card["known_by"] for card in row), owner
        for past in view["history"]:
            for cards in some(past["rows"].values()):
                assert all(card["face"] is None or seat in card["known_by"] for card in cards)
        assert all(card["face"] is None or seat in card["known_by"] for card in view["aside"])
        for entry in final.entries:
            assert entry.action is None or entry.seat in (None, seat)
            assert all(event["audience"] == "all" or seat in event["audience"] for event in entry.events)
        for path in ("/record", "/truth", "/position", "/verify", "/history?seat=p2"):
            with pytest.raises(Refused, match=r"keeps its secrets|not yours"):
                client.call("GET", f"/matches/{match}{path}")


def test_a_visitor_without_a_session_sees_what_they_may_do(server: Any) -> None:
    host, visitor = server.client(), Client(server.url)
    state = host.create("caesar", auto_start=False)
    match = match_of(state)
    assert "join" in visitor.state(match).can
    assert "join" not in visitor.state(match_of(host.create("caesar", private=True))).can
    sat = visitor.at(match, dict, "join")
    assert sat["seat"] == "pompey"
    assert visitor.cookie, "a guest was made on the way"
    host.at(match, dict, "start")
    assert Client(server.url).state(match).can == ["watch"]
    assert "watch" not in visitor.state(match).can
