"""Time: live clocks, days per move, time-outs as the table chose, pauses, vacations, stand-ins."""

from __future__ import annotations

from typing import Any

import pytest

from server.playing import table_for_two
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.replies import State

LIVE = {"kind": "live", "seconds": 60, "increment": 5}
DAY = 86_400.0


def near(value: int, wanted: int) -> bool:
    return abs(value - wanted) < 3000


def test_a_live_clock_runs_for_who_decides_and_the_increment_comes_after_the_turn(server: Any) -> None:
    caesar, _, match = table_for_two(server, clock=LIVE)
    server.clock.add(20)
    state = caesar.state(match)
    assert state.clocks.running == ["caesar"]  # type: ignore[union-attr]
    assert near(state.clocks.left_ms["caesar"], 40_000)  # type: ignore[union-attr]
    while state.legal:
        state = caesar.act(state, state.legal[0].action)
    assert state.deciders == ["pompey"]
    assert near(state.clocks.left_ms["caesar"], 45_000)  # type: ignore[union-attr]
    assert state.clocks.running == ["pompey"]  # type: ignore[union-attr]
    assert near(state.clocks.left_ms["pompey"], 60_000)  # type: ignore[union-attr]
    assert state.clocks.deadline["pompey"] - state.now > 60_000  # type: ignore[union-attr]  # what happened is told first


def test_an_increment_is_paid_for_a_turn_and_not_for_each_action_of_it(server: Any) -> None:
    people, match = at_julius(server, {"kind": "live", "seconds": 600, "increment": 60})
    paid = {True: 0, False: 0}
    for _ in range(60):
        seat, before = next((seat, state) for seat, one in people.items() if (state := one.state(match)).legal)
        after = people[seat].act(before, before.legal[-1].action)
        is_over = seat not in after.deciders
        paid[is_over] += 1
        more = after.clocks.left_ms[seat] - before.clocks.left_ms[seat]  # type: ignore[union-attr]
        assert near(more, 60_000 if is_over else 0), f"{seat} has {more} ms more, turn over: {is_over}"
        if min(paid.values()) > 2:
            break
    assert min(paid.values()) > 2, "turns of several actions and ends of turns were both seen"


def test_a_clock_is_not_filled_by_acting_and_undoing(server: Any) -> None:
    people, match = at_julius(server, {"kind": "live", "seconds": 600, "increment": 60})
    for _ in range(60):  # to an action that ends a turn and can be undone
        seat, state = next((seat, state) for seat, one in people.items() if (state := one.state(match)).legal)
        before = state.clocks.left_ms[seat]  # type: ignore[union-attr]
        after = people[seat].act(state, state.legal[-1].action)
        if seat not in after.deciders and after.undo.allowed:
            break
    assert near(after.clocks.left_ms[seat], before + 60_000)  # type: ignore[union-attr]
    for _ in range(3):
        undone = people[seat].at(match, State, "undo", seat=seat)
        assert near(undone.clocks.left_ms[seat], before)  # type: ignore[union-attr]
        action = next(choice.action for choice in undone.legal if choice.action == after.entries[0].action)
        after = people[seat].act(undone, action)
        assert near(after.clocks.left_ms[seat], before + 60_000), "once for the turn"  # type: ignore[union-attr]


@pytest.mark.parametrize("is_turns_end", [True, False], ids=["the turn's last action", "an action within a turn"])
def test_a_clock_in_days_is_not_filled_by_acting_and_undoing(server: Any, is_turns_end: bool) -> None:
    people, match = at_julius(server, {"kind": "days", "days": 7})
    for _ in range(60):  # to an action that can be undone, at the end of a turn or within
        server.clock.add(0.1 * DAY)
        seat, state = next((seat, state) for seat, one in people.items() if (state := one.state(match)).legal)
        before = state.clocks.left_ms[seat]  # type: ignore[union-attr]
        after = people[seat].act(state, state.legal[-1].action)
        if (seat not in after.deciders) == is_turns_end and after.undo.allowed:
            break
    assert (seat not in after.deciders) == is_turns_end
    assert before < 6.95 * DAY * 1000
    undone = people[seat].at(match, State, "undo", seat=seat)
    assert near(undone.clocks.left_ms[seat], before), "as much as there was"  # type: ignore[union-attr]
    action = next(choice.action for choice in undone.legal if choice.action == after.entries[0].action)
    people[seat].act(undone, action)
    server.clock.add(0.25 * DAY)
    undone = people[seat].at(match, State, "undo", seat=seat)
    spent = 0 if is_turns_end else 21_600_000
    left = undone.clocks.left_ms[seat]  # type: ignore[union-attr]
    assert near(left, before - spent), "thinking after an action that is taken back counts"
    server.clock.add(left / 1000 + 1)
    server.tick()
    assert (
        any(entry.by == "time_out" for entry in people[seat].state(match).entries) or people[seat].state(match).result
    )


def at_julius(server: Any, clock: dict[str, Any]) -> tuple[dict[str, Client], str]:
    """Two people at a game whose turns have several actions, by their seats."""
    one, two = server.client(), server.client()
    state = one.create("julius", private=True, clock=clock)
    match = match_of(state)
    two.join(next(iter(state.invites.values())))
    return {str(client.state(match).seat): client for client in (one, two)}, match


def test_live_time_out_loses_in_caesar(server: Any) -> None:
    caesar, pompey, match = table_for_two(server, clock=LIVE)
    server.clock.add(61)
    server.tick()
    result = pompey.state(match).result
    assert result is not None
    assert result.winners == ("pompey",)
    assert result.reason == "time out"
    assert caesar.state(match).match.status == "finished"


def test_a_move_that_comes_too_late_is_a_time_out(server: Any) -> None:
    caesar, _, match = table_for_two(server, clock=LIVE)
    state = caesar.state(match)
    server.clock.add(61)
    with pytest.raises(Refused) as refused:
        caesar.act(state, state.legal[0].action)
    assert refused.value.code == "over"
    assert caesar.state(match).result.reason == "time out"  # type: ignore[union-attr]


def test_days_per_move_may_call_a_bot_and_the_person_may_return(server: Any) -> None:
    clock = {"kind": "days", "days": 2, "on_time_out": "bot"}
    caesar, pompey, match = table_for_two(server, clock=clock)
    server.clock.add(2 * DAY + 5)
    server.tick()
    state = server.until(lambda: (s := pompey.state(match)).number >= 1 and s)
    assert state.match.seats[0].stand_in == "tribune"
    assert state.match.seats[0].person is not None
    with pytest.raises(Refused, match="take your seat back"):
        caesar.at(match, dict, "act", action="pass")
    assert "return" in caesar.state(match).can
    back = caesar.at(match, dict, "seats/caesar/return")
    assert back["match"]["seats"][0]["stand_in"] is None
    action = pompey.state(match).legal
    if action:
        pompey.act(pompey.state(match), action[0].action)
    assert caesar.state(match).clocks.running in (["caesar"], ["pompey"])  # type: ignore[union-attr]


def test_days_per_move_start_anew_with_every_turn_and_can_lose(server: Any) -> None:
    caesar, pompey, match = table_for_two(server, clock={"kind": "days", "days": 1})
    server.clock.add(0.9 * DAY)
    state = caesar.state(match)
    caesar.act(state, state.legal[0].action)
    now = pompey.state(match)
    who = now.clocks.running[0]  # type: ignore[union-attr]
    assert abs(now.clocks.left_ms[who] - DAY * 1000) < 5000  # type: ignore[union-attr]
    server.clock.add(1.1 * DAY)
    server.tick()
    assert caesar.state(match).result.reason == "time out"  # type: ignore[union-attr]


def test_a_vacation_stops_clocks_in_days(server: Any) -> None:
    caesar, pompey, match = table_for_two(server, clock={"kind": "days", "days": 1})
    me = caesar.post(dict, "/me/vacation", days=5)["me"]
    assert me["vacation"]["days_left"] == 15
    server.clock.add(5.5 * DAY)
    server.tick()
    assert caesar.state(match).result is None
    server.clock.add(1 * DAY)
    server.tick()
    assert caesar.state(match).result is not None
    with pytest.raises(Refused, match="of vacation left"):
        pompey.post(dict, "/me/vacation", days=30)


def test_a_vacation_that_ends_early_gives_whole_days_back(server: Any) -> None:
    me = server.client()
    assert me.post(dict, "/me/vacation", days=5)["me"]["vacation"]["days_left"] == 15
    server.clock.add(1.5 * DAY)
    ended = me.post(dict, "/me/vacation", days=0)["me"]["vacation"]
    assert (ended["days_left"], ended["until"]) == (18, None), "three whole days of five were not used"


def test_a_vacation_does_not_stop_live_clocks(server: Any) -> None:
    caesar, _, match = table_for_two(server, clock=LIVE)
    caesar.post(dict, "/me/vacation", days=2)
    state = caesar.state(match)
    assert state.clocks.running == ["caesar"]  # type: ignore[union-attr]
    assert near(state.clocks.deadline["caesar"] - state.now, 60_000)  # type: ignore[union-attr]
    server.clock.add(61)
    server.tick()
    assert caesar.state(match).result.reason == "time out"  # type: ignore[union-attr]


def test_a_live_clock_that_starts_during_a_vacation_runs(server: Any) -> None:
    caesar, pompey, match = table_for_two(server, clock=LIVE)
    pompey.post(dict, "/me/vacation", days=2)
    state = caesar.state(match)
    after = caesar.act(state, state.legal[0].action)
    assert after.deciders == ["pompey"]
    assert after.clocks.running == ["pompey"]  # type: ignore[union-attr]
    assert near(after.clocks.deadline["pompey"] - after.now, 60_000)  # type: ignore[union-attr]


def test_a_pause_stops_the_clock(server: Any) -> None:
    caesar, pompey, match = table_for_two(server, clock=LIVE)
    caesar.offer(match, "pause")
    pompey.answer(match, "pause", True)
    server.clock.add(1000)
    server.tick()
    assert caesar.state(match).result is None
    assert caesar.state(match).clocks.running == []  # type: ignore[union-attr]
    caesar.at(match, dict, "resume")
    assert near(caesar.state(match).clocks.left_ms["caesar"], 60_000)  # type: ignore[union-attr]


def test_a_bot_may_be_called_for_somebody_who_left_and_only_then(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    with pompey.live(match) as socket:
        socket.next("state")
        with pytest.raises(Refused, match="Nobody has left"):
            caesar.at(match, dict, "seats/pompey/stand-in")
    server.until(lambda: caesar.state(match).stand_in_after)
    with pytest.raises(Refused, match="come back"):
        caesar.at(match, dict, "seats/pompey/stand-in")
    server.clock.add(61)
    assert "stand_in" in caesar.state(match).can
    caesar.at(match, dict, "seats/pompey/stand-in", bot="recruit")
    state = caesar.state(match)
    caesar.act(state, state.legal[0].action)
    played = server.until(lambda: [e for e in caesar.state(match).entries if e.by == "stand_in"])
    assert played[0].seat == "pompey"


def test_who_is_back_is_not_away_any_more(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    with pompey.live(match) as socket:
        socket.next("state")
    server.until(lambda: caesar.state(match).stand_in_after)
    with pompey.live(match) as socket:
        socket.next("state")
        server.until(lambda: caesar.state(match).presence.seats["pompey"])
        server.clock.add(61)
        state = caesar.state(match)
        assert not state.stand_in_after, "nobody is offered a bot for somebody who is there"
        assert "stand_in" not in state.can
        with pytest.raises(Refused, match="Nobody has left"):
            caesar.at(match, dict, "seats/pompey/stand-in")


def test_whoever_a_bot_stands_in_for_is_not_asked_to_agree(server: Any) -> None:
    clock = {"kind": "days", "days": 1, "on_time_out": "bot"}
    caesar, pompey, match = table_for_two(server, clock=clock)
    server.clock.add(DAY + 5)
    server.tick()
    state = server.until(lambda: (s := pompey.state(match)).match.seats[0].stand_in and s.legal and s)
    assert state.match.seats[0].stand_in
    paused = pompey.offer(match, "pause")
    assert paused.match.paused, "nobody else plays who could say no"
    assert not paused.offers
    pompey.at(match, dict, "resume")
    caesar.at(match, dict, "seats/caesar/return")
    assert pompey.offer(match, "pause").offers, "who is back is asked again"


def test_a_bad_clock_is_refused_with_what_would_do(server: Any) -> None:
    me = server.client()
    for clock in (
        {"kind": "live", "seconds": 3},
        {"kind": "days"},
        {"kind": "phase", "seconds": 60},
        {"kind": "live", "seconds": 60, "on_time_out": "bot"},
        {"kind": "sundial"},
        {"kind": "live", "seconds": 10**9},
    ):
        with pytest.raises(Refused) as refused:
            me.create("caesar", clock=clock)
        assert refused.value.code in ("bad_option", "bad_request")


def test_in_other_games_time_out_takes_a_safe_action(server: Any) -> None:
    one, two = server.client(), server.client()
    state = one.create("julius", private=True, clock={"kind": "live", "seconds": 60})
    match = match_of(state)
    two.join(next(iter(state.invites.values())))
    number = one.state(match).number
    server.clock.add(61)
    server.tick()
    server.tick()
    after = one.state(match)
    assert after.result is None
    assert after.number > number
    assert "time_out" in {entry.by for seat in (one, two) for entry in seat.state(match).entries}


def test_rubico_phases_have_their_own_time_and_role_neutral_defaults(server: Any) -> None:
    people = [server.client() for _ in range(3)]
    state = people[0].create("rubico", options={"players": 3}, clock={"kind": "phase", "seconds": 45})
    match = match_of(state)
    for person in people[1:]:
        person.at(match, dict, "join")
    people[0].at(match, dict, "start")
    for _ in range(30):
        server.clock.add(46)
        for _ in range(4):
            server.tick()
    assert all(person.state(match).match.status in ("running", "finished") for person in people)
    assert any(entry.by == "time_out" for entry in people[0].state(match).entries)


def test_who_resigns_from_a_table_of_many_is_replaced_by_a_bot(server: Any) -> None:
    people = [server.client() for _ in range(3)]
    match = match_of(people[0].create("rubico", options={"players": 3}))
    for person in people[1:]:
        person.at(match, dict, "join")
    people[0].at(match, dict, "start")
    people[1].at(match, dict, "resign")
    seats = people[0].state(match).match.seats
    assert [seat.stand_in for seat in seats] == [None, "tribune", None]
