"""RUBICO's table on the server: windows that give nothing away, phases with a timer, votes, names, phrases, rematches."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import Any

import msgspec
import pytest

from some import some
from triumvirate.core.record import read_record
from triumvirate.games import find_game
from triumvirate.games.rubico.timeout import ONCE_MORE
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.matches import acting
from triumvirate.server.replies import StageInfo, State

WINDOW = 12.0


def sit(server: Any, players: int = 5, people: int = 5, **body: Any) -> tuple[dict[str, Client], str]:
    """Some people, and bots in the other seats, at a running table."""
    seats = {f"p{n + 1}": "me" if n == 0 else "open" if n < people else "bot:recruit" for n in range(players)}
    clients = [server.client() for _ in range(people)]
    match = match_of(clients[0].create("rubico", options={"players": players}, seats=seats, **body))
    for client in clients[1:]:
        client.at(match, dict, "join")
    clients[0].at(match, dict, "start")
    return {str(client.state(match).seat): client for client in clients}, match


def everybody(table: dict[str, Client], match: str) -> dict[str, State]:
    return {seat: client.state(match) for seat, client in table.items()}


def to_the_window(table: dict[str, Client], match: str) -> State:
    """Rows are laid, nothing is said, the Centurion takes what is first: the first window opens."""
    for _ in range(60):
        for client in table.values():
            state = client.state(match)
            if state.stage is not None and state.stage.window:
                return state
            wanted = [c.action for c in state.legal if c.action.split(" ")[0] in ("lock", "done", "pick")]
            if wanted:
                client.act(state, wanted[0])
    raise AssertionError("there is no window")


def holders(table: dict[str, Client], match: str) -> list[str]:
    state = next(iter(table.values())).state(match)
    assert state.view is not None
    return [seat for seat in state.view["holds_power"] if seat != state.view["centurion"]]


# --- windows --------------------------------------------------------------------------------------------------------


def test_a_window_lasts_as_long_for_all_and_nobody_hears_who_has_answered(server: Any) -> None:
    table, match = sit(server)
    opened = to_the_window(table, match)
    assert opened.stage is not None
    assert abs(opened.stage.ends - opened.now - WINDOW * 1000) < 3000  # type: ignore[operator]
    asked = holders(table, match)
    assert len(asked) == 4
    silent, others = asked[0], asked[1:]
    before = everybody(table, match)
    with table[silent].live(match) as socket:
        socket.next("state")
        for seat in some(others):
            after = table[seat].act(table[seat].state(match), "pass")
            assert after.legal == []
            assert after.stage is not None
            assert not after.stage.asked
        table[others[0]].say(match, "heard")
        assert socket.next()["type"] in ("presence", "chat")  # nothing came before it of the three answers
        same = table[silent].state(match)
        assert (same.number, same.view, same.stage, same.deciders) == (
            before[silent].number,
            before[silent].view,
            before[silent].stage,
            before[silent].deciders,
        )
    table[silent].act(table[silent].state(match), "pass")
    server.clock.add(WINDOW - 6)
    server.tick()
    assert table[silent].state(match).stage.window  # type: ignore[union-attr]
    server.clock.add(7)
    server.tick()
    assert table[silent].state(match).stage.name == "confirm"  # type: ignore[union-attr]


def test_a_window_closes_early_when_everybody_at_the_table_has_let_it_be(server: Any) -> None:
    table, match = sit(server, customs={"window": 30})
    opened = to_the_window(table, match)
    asked = holders(table, match)
    [other] = set(table) - set(asked)
    assert [seat for seat, state in everybody(table, match).items() if "skip" in state.can] == [other]
    for seat in asked[1:]:
        table[seat].act(table[seat].state(match), "pass")
    before = everybody(table, match)
    with table[asked[0]].live(match) as socket:
        socket.next("state")
        told = table[other].at(match, State, "skip")
        assert "skip" not in told.can
        with pytest.raises(Refused):
            table[other].at(match, State, "skip")
        table[other].say(match, "heard")
        assert socket.next()["type"] in ("presence", "chat"), "nobody else hears of it"
    for seat, state in everybody(table, match).items():
        assert (state.number, state.stage, state.deciders) == (
            before[seat].number,
            before[seat].stage,
            before[seat].deciders,
        )
    table[asked[0]].act(table[asked[0]].state(match), "pass")
    stage = some_stage(table[other].state(match))
    assert (stage.window, stage.ends) == (True, some_stage(opened).ends), "it does not say when it will close"
    server.clock.add((some_stage(opened).began + 10_000 - server.clock()) / 1000 + 0.1)  # a third of it
    server.tick()
    assert some_stage(table[other].state(match)).name == "confirm"


def some_stage(state: State) -> StageInfo:
    assert state.stage is not None
    return state.stage


def test_the_record_keeps_no_time_of_an_answer(server: Any) -> None:
    table, match = sit(server)
    to_the_window(table, match)
    for seat in holders(table, match):
        table[seat].act(table[seat].state(match), "pass")
        server.clock.add(2)
    server.clock.add(WINDOW)
    server.tick()
    passes = [entry for state in everybody(table, match).values() for entry in state.entries if entry.action == "pass"]
    assert len(passes) == 4
    assert len({entry.at for entry in passes}) == 1


def test_without_a_timer_a_window_waits_for_the_last_but_never_closes_early(server: Any) -> None:
    table, match = sit(server)
    to_the_window(table, match)
    *quick, slow = holders(table, match)
    for seat in quick:
        table[seat].act(table[seat].state(match), "pass")
    server.clock.add(WINDOW + 5)
    server.tick()
    assert table[slow].state(match).stage.window  # type: ignore[union-attr]
    table[slow].act(table[slow].state(match), "pass")
    server.clock.add(1)  # it closes at a full second
    server.tick()
    assert table[slow].state(match).stage.name == "confirm"  # type: ignore[union-attr]


def test_a_power_used_asks_everybody_once_more_for_a_shorter_time(server: Any) -> None:
    table, match = sit(server)
    for _ in range(20):
        to_the_window(table, match)
        for seat in holders(table, match):
            state = table[seat].state(match)
            use = [c.action for c in state.legal if c.action in ("use vesta", "use juno", "use fortuna back")]
            if use:
                other = next(one for one in holders(table, match) if one != seat)
                table[other].act(table[other].state(match), "pass")
                server.clock.add(5)
                table[seat].act(table[seat].state(match), use[0])
                again = table[other].state(match)
                assert again.stage is not None
                assert again.stage.asked
                assert abs(again.stage.ends - again.now - WINDOW * ONCE_MORE * 1000) < 3000  # type: ignore[operator]
                return
        table, match = sit(server)
    raise AssertionError("nobody held such a power")


def test_alone_with_bots_nobody_waits_for_a_window(server: Any) -> None:
    table, match = sit(server, people=1)
    (client,) = table.values()
    for _ in range(400):
        state = server.until(lambda: (s := client.state(match)) and (s.legal or s.result or s.stage) and s)
        if state.view["round"] > 1 or state.result:
            return
        first = [c.action for c in state.legal if not c.action.startswith(("swap", "claim", "use", "unpick"))]
        if first:
            with contextlib.suppress(Refused):  # the bots move on meanwhile
                client.act(state, next((a for a in first if a in ("lock", "done", "pass", "confirm")), first[0]))
    raise AssertionError("the round did not end")


# --- timers ---------------------------------------------------------------------------------------------------------


def test_phases_end_for_all_at_once_with_defaults_that_tell_nothing(server: Any) -> None:
    table, match = sit(server, players=4, people=4, clock={"kind": "phase", "seconds": 60})
    looker = server.client()
    stages = [state.stage for state in everybody(table, match).values()]
    assert {(stage.name, stage.ends) for stage in stages if stage} == {("arrange", stages[0].ends)}  # type: ignore[union-attr]
    assert looker.state(match).stage.ends == stages[0].ends  # type: ignore[union-attr]
    seen = Counter[str]()
    for _ in range(7):
        stage = looker.state(match).stage
        if stage is None:
            break
        seen[stage.name] += 1
        server.clock.add((stage.ends - server.clock()) / 1000 + 0.1)  # type: ignore[operator]
        server.tick()
        server.tick()
    assert {"arrange", "talk", "choice", "window", "confirm", "powers"} <= set(seen)
    entries = [entry for state in everybody(table, match).values() for entry in state.entries]
    assert {entry.by for entry in entries if entry.seat and entry.action} == {"time_out"}


def test_a_pause_keeps_the_time_of_a_phase(server: Any) -> None:
    table, match = sit(server, players=3, people=3, clock={"kind": "phase", "seconds": 60})
    host = table["p1"]
    ends = host.state(match).stage.ends  # type: ignore[union-attr]
    host.offer(match, "pause")
    server.clock.add(500)
    server.tick()
    assert host.state(match).stage.name == "arrange"  # type: ignore[union-attr]
    host.at(match, dict, "resume")
    assert abs(host.state(match).stage.ends - ends - 500_000) < 3000  # type: ignore[union-attr,operator]


# --- people ---------------------------------------------------------------------------------------------------------


def test_more_than_half_of_the_others_send_somebody_away(server: Any) -> None:
    table, match = sit(server, players=5, people=4)
    first, second, third, accused = list(table)
    with table[accused].live(match) as socket:
        socket.next("state")
        table[first].at(match, State, "offers", kind="kick", against=accused)
        with pytest.raises(Refused, match="not asked for"):
            table[accused].answer(match, "kick", True)
        table[second].answer(match, "kick", False)
        assert table[first].state(match).offers[0].against == accused
        table[third].answer(match, "kick", True)
        gone = table[first].state(match)
        assert gone.offers == []
        seat = next(info for info in gone.match.seats if info.seat == accused)  # type: ignore[union-attr]
        assert (seat.kind, seat.person, seat.bot) == ("bot", None, "tribune")
        told = socket.next("update")
        while told.get("seat") is not None:
            told = socket.next("update")
        assert not any(told["view"]["roles"].values())
    with pytest.raises(Refused):
        table[accused].state(match, seat=accused)


def test_a_host_who_is_voted_away_is_the_host_no_more(server: Any) -> None:
    table, match = sit(server, players=5, people=4)
    host = next(seat for seat, person in table.items() if person.me().me.id == table["p1"].state(match).match.host)
    others = [seat for seat in table if seat != host]
    table[others[0]].at(match, State, "offers", kind="kick", against=host)
    table[others[1]].answer(match, "kick", True)
    after = table[others[0]].state(match).match
    assert next(seat for seat in after.seats if seat.seat == host).person is None
    assert after.host in [table[seat].me().me.id for seat in others]
    with pytest.raises(Refused, match="Only the host"):
        table[host].send("PATCH", dict, f"/matches/{match}", {"chat": False})
    heir = next(seat for seat in others if table[seat].me().me.id == after.host)
    assert table[heir].send("PATCH", dict, f"/matches/{match}", {"chat": False})["match"]["chat"] is False


def test_a_vote_that_cannot_be_won_any_more_is_over(server: Any) -> None:
    table, match = sit(server, players=3, people=3)
    table["p1"].at(match, State, "offers", kind="kick", against="p3")
    table["p2"].answer(match, "kick", False)
    assert table["p1"].state(match).offers == []
    assert table["p3"].state(match).seat == "p3"


def test_who_changes_seats_before_the_start_sees_the_new_one_only(server: Any) -> None:
    host, guest = server.client(), server.client()
    seats = {"p1": "me", "p2": "open", "p3": "bot:recruit"}
    match = match_of(host.create("rubico", options={"players": 3}, seats=seats))
    guest.at(match, dict, "join")
    with guest.live(match) as socket:
        assert socket.next("state")["seat"] == "p2"
        host.send("PUT", dict, f"/matches/{match}/seats/p2", {"to": "seat:p3"})
        host.at(match, dict, "start")
        told = socket.next("update")
        while not told.get("view"):
            told = socket.next("update")
        assert told["seat"] == "p3"
        assert told["view"]["seat"] == "p3"
    assert [seat.kind for seat in host.state(match).match.seats] == ["person", "bot", "person"]  # type: ignore[union-attr]


def test_the_ready_check_is_waited_for(server: Any) -> None:
    host, guest = server.client(), server.client()
    seats = {"p1": "me", "p2": "open", "p3": "bot:recruit"}
    match = match_of(host.create("rubico", options={"players": 3}, seats=seats))
    guest.at(match, dict, "join")
    host.at(match, dict, "ready-check")
    with pytest.raises(Refused, match="not ready"):
        host.at(match, dict, "start")
    guest.at(match, dict, "ready", ready=True)
    assert host.at(match, dict, "start")["match"]["status"] == "running"


def test_an_anonymous_table_tells_no_name_and_no_id_before_the_end(server: Any) -> None:
    table, match = sit(server, players=4, people=4, customs={"anonymous": True}, chat=True)
    ids = {client.me().me.id: client.me().me.name for client in table.values()}  # type: ignore[union-attr]
    looker = server.client()
    for client in table.values():
        client.say(match, "salve")
    for client in (*table.values(), looker):
        own = client.me().me.id  # type: ignore[union-attr]
        told = msgspec.json.encode([client.state(match), client.chat(match)]).decode()
        told += msgspec.json.encode([one for one in client.matches("watch").matches if one.id == match]).decode()
        for person, name in some(ids.items()):
            assert person == own or person not in told
            assert f'"{name}"' not in told
    shown = [info.person.name for info in looker.state(match).match.seats]  # type: ignore[union-attr]
    assert len(set(shown)) == 4


def test_anonymous_seats_are_mixed(server: Any) -> None:
    first = Counter[str]()
    for _ in range(12):
        table, match = sit(server, players=3, people=2, customs={"anonymous": True})
        first[str(next(iter(table.values())).state(match).seat)] += 1
    assert len(first) > 1


def test_a_silent_table_speaks_in_phrases(server: Any) -> None:
    table, match = sit(server, players=3, people=2, customs={"silent": True})
    with pytest.raises(Refused, match="phrases"):
        table["p1"].say(match, "take my left one")
    assert table["p1"].say(match, ":trust_me:").line.phrase == "trust_me"
    with pytest.raises(Refused):
        table["p1"].say(match, ":no_such_phrase:")
    table["p1"].send("PATCH", dict, f"/matches/{match}", {"silent": False})
    assert table["p1"].say(match, "at last").line.phrase is None


def test_a_claim_is_answered_by_its_card_and_round_and_what_nobody_said_is_not(server: Any) -> None:
    table, match = sit(server, players=3, people=3, customs={"silent": True})
    with pytest.raises(Refused, match="Nobody has said that"):
        table["p1"].say(match, ":doubt_claim p2 1 red 1:")
    for client in table.values():
        if "lock" in [choice.action for choice in client.state(match).legal]:
            client.act(client.state(match), "lock")
    speaker = next(seat for seat, client in table.items() if client.state(match).legal)
    table[speaker].act(table[speaker].state(match), "claim 1 red")
    other = next(client for seat, client in table.items() if seat != speaker)
    text = f":doubt_claim {speaker} 1 red 1:"
    line = other.say(match, text).line
    assert (line.phrase, line.text) == ("doubt_claim", text)
    assert [one.phrase for one in table[speaker].chat(match).chat] == ["doubt_claim"]
    for wrong in (f"{speaker} 1 blue 1", f"{speaker} 2 red 1", f"{speaker} 1 red 2"):
        with pytest.raises(Refused, match="Nobody has said that"):
            other.say(match, f":doubt_claim {wrong}:")
    with pytest.raises(Refused, match="phrases"):
        other.say(match, f":doubt_claim {speaker} 1:")


# --- again ----------------------------------------------------------------------------------------------------------


def test_a_rematch_meets_the_same_people_in_the_room(server: Any) -> None:
    table, match = sit(server, players=3, people=2, customs={"smoothing": True})
    for client in table.values():
        client.at(match, dict, "resign")
    server.until(lambda: table["p1"].state(match).result, 60)
    again = str(table["p2"].offer(match, "rematch").match.rematch)  # type: ignore[union-attr]
    room = table["p2"].state(again)
    assert room.match.status == "open"  # type: ignore[union-attr]
    assert [info.kind for info in room.match.seats] == ["person", "person", "bot"]  # type: ignore[union-attr]
    assert [info.ready for info in room.match.seats] == [False, True, True]  # type: ignore[union-attr]
    assert room.match.customs == {"smoothing": True}  # type: ignore[union-attr]
    assert table["p1"].state(match).match.rematch == again  # type: ignore[union-attr]
    table["p1"].at(again, dict, "ready", ready=True)
    assert table["p2"].at(again, dict, "start")["match"]["status"] == "running"
    assert table["p1"].state(again).stand_in_after is None
    for client in table.values():
        client.at(again, dict, "resign")
    server.until(lambda: table["p1"].state(again).result, 60)
    roles = table["p1"].truth(match).truth["roles"]
    shown = table["p1"].verify(again)
    assert shown.streaks == {seat: (roles[seat], 1) for seat in ("p1", "p2")}
    assert [deal.stands for deal in shown.deals] == [True], "twice is no streak yet"
    assert (shown.deals[0].word, shown.deals[0].draws) == (shown.entries[0].word, shown.entries[0].draws)
    assert read_record(table["p1"].record(again), find_game).lots.streaks == shown.streaks
    third = str(table["p2"].offer(again, "rematch").match.rematch)  # type: ignore[union-attr]
    table["p1"].at(third, dict, "ready", ready=True)
    table["p2"].at(third, dict, "start")
    for client in table.values():
        client.at(third, dict, "resign")
    server.until(lambda: table["p1"].state(third).result, 60)
    now = table["p1"].truth(again).truth["roles"]
    counted = {seat: (now[seat], 2 if now[seat] == roles[seat] else 1) for seat in ("p1", "p2")}
    assert table["p1"].verify(third).streaks == counted


@pytest.mark.parametrize("is_open", [True, False])
def test_after_the_end_a_sealed_table_stays_sealed(server: Any, is_open: bool) -> None:
    clients = [server.client() for _ in range(2)]
    seats = {"p1": "me", "p2": "open", "p3": "bot:recruit", "p4": "bot:recruit"}
    options = {"players": 4, "open_after_end": is_open}
    match = match_of(clients[0].create("rubico", options=options, seats=seats))
    clients[1].at(match, dict, "join")
    clients[0].at(match, dict, "start")
    for client in clients:
        client.at(match, dict, "resign")
    state = server.until(lambda: (s := clients[0].state(match)).result and s, 60)
    assert all(state.view["roles"].values())  # who won tells them anyway
    kept = [power for seat, power in state.view["powers"].items() if seat != "p1"]
    assert is_open or not any(kept)
    others = [card for r in state.view["history"] for seat, row in r["rows"].items() if seat != "p1" for card in row]
    hidden = [card for card in others if card["face"] and "p1" not in card["known_by"]]
    assert bool(hidden) == is_open
    assert ("all_seats" in state.can) == is_open
    if not is_open:
        with pytest.raises(Refused):
            clients[0].state(match, seat="p2")
        with pytest.raises(Refused):
            clients[0].record(match)


@pytest.mark.parametrize("by_index", [False, True])
def test_nobody_keeps_a_table_open_by_changing_their_mind(
    server: Any, monkeypatch: pytest.MonkeyPatch, by_index: bool
) -> None:
    monkeypatch.setattr(acting, "MOST_CHANGES", 5)
    table, match = sit(server, players=3, people=3)
    states = everybody(table, match)
    centurion = states["p1"].view["centurion"]
    seat = next(seat for seat in table if seat != centurion)
    swap = next(choice for choice in states[seat].legal if choice.action == "swap 1 2")
    for _ in range(5):
        table[seat].at(match, dict, "act", action=swap.index if by_index else swap.action)
    with pytest.raises(Refused, match="changed your mind 5 times") as refused:
        table[seat].at(match, dict, "act", action=swap.index if by_index else swap.action)
    assert refused.value.status == 403
    table[seat].at(match, dict, "act", action="lock")
    for other in table:
        if other not in (seat, centurion):
            table[other].at(match, dict, "act", action="lock")
    for other in table:
        if other != centurion:
            table[other].at(match, dict, "act", action="done")
    first = next(choice.action for choice in table[centurion].state(match).legal if choice.action.startswith("pick "))
    for action in (first, "un" + first, first, "un" + first, first):
        table[centurion].at(match, dict, "act", action=action)
    for _ in range(3):
        table[centurion].at(match, dict, "undo")
        table[centurion].at(match, dict, "act", action=first)
    for way, body in (("act", {"action": "un" + first}), ("undo", {})):
        with pytest.raises(Refused, match="changed your mind"):
            table[centurion].at(match, dict, way, **body)
    more = next(choice.action for choice in table[centurion].state(match).legal if choice.action.startswith("pick "))
    table[centurion].at(match, dict, "act", action=more)
