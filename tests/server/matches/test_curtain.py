"""Scenes told by the server: beat by beat for all at once, and nobody is told, or can do, anything ahead of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from triumvirate.core.events import Event
from triumvirate.core.parts import Beat
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.matches import curtain
from triumvirate.server.replies import SceneInfo, State

SECONDS = 100  # hundredths of the game's own pace
MOST_BEATS = 40


def sit(server: Any, players: int = 3, people: int = 3, **body: Any) -> tuple[list[Client], str]:
    """People, and bots in the other seats, at a table that is told its scenes; the set-up is being told."""
    seats = {f"p{n + 1}": "me" if n == 0 else "open" if n < people else "bot:recruit" for n in range(players)}
    clients = [server.client() for _ in range(people)]
    customs = {"scenes": SECONDS, **body.pop("customs", {})}
    made = clients[0].create("rubico", options={"players": players}, seats=seats, customs=customs, **body)
    match = match_of(made)
    for client in clients[1:]:
        client.at(match, dict, "join")
    clients[0].at(match, dict, "start")
    return clients, match


def scene_of(client: Client, match: str) -> SceneInfo:
    scene = client.state(match).scene
    assert scene is not None
    return scene


def to_the_next_beat(server: Any, client: Client, match: str) -> State:
    """The clock is turned to the end of what is being told."""
    state = client.state(match)
    assert state.scene is not None
    server.clock.add(max(0, state.scene.ends - state.now) / 1000 + 0.001)
    server.tick()
    return client.state(match)


def to_its_end(server: Any, client: Client, match: str) -> State:
    for _ in range(MOST_BEATS):
        state = client.state(match)
        if state.scene is None:
            return state
        to_the_next_beat(server, client, match)
    raise AssertionError("the scene did not end")


def to_the_reveal(server: Any, clients: list[Client], match: str) -> None:
    """Rows are laid, nothing is said, the Centurion takes what comes first and confirms: with three that opens the reveal."""
    to_its_end(server, clients[0], match)
    for _ in range(60):
        for client in clients:
            state = client.state(match)
            if state.scene is not None:
                return
            wanted = [c.action for c in state.legal if c.action.split(" ")[0] in ("confirm", "lock", "done", "pick")]
            if wanted:
                client.act(state, wanted[0])
    raise AssertionError("nothing was revealed")


def told(state: State) -> list[str]:
    assert state.scene is not None
    return [str(event["kind"]) for event in state.scene.events]


# --- beats ----------------------------------------------------------------------------------------------------------


def test_what_has_no_beat_goes_with_the_one_before_and_ones_own_events_are_one_beat_however_many() -> None:
    def event(kind: str, *audience: str) -> Event:
        return Event(kind, {}, audience or None)

    beats = {"role": Beat(2.0, before=1.0), "card": Beat(0.5)}
    few = [event("role", "a"), event("power", "a"), event("card"), event("pause"), event("card"), event("dealt", "a")]
    many = [event("role", "a"), event("role", "b"), event("role", "c"), *few[1:]]
    told = [(one["about"], one["told"], one["ms"]) for one in curtain.beats_of(beats, few, 100)]
    assert told == [("role", 0, 1000), ("role", 2, 2000), ("card", 4, 500), ("card", 5, 500)]
    assert [one["ms"] for one in curtain.beats_of(beats, many, 50)] == [500, 1000, 250, 250]
    assert curtain.beats_of(beats, [event("power", "a"), event("pause")], 100) == []


# --- the set-up -----------------------------------------------------------------------------------------------------


def test_letters_lie_sealed_then_each_learns_its_role_and_senators_meet_while_the_others_learn_nothing(
    server: Any,
) -> None:
    clients, match = sit(server, players=5, people=5)
    first = [client.state(match) for client in clients]
    assert all(state.view is None and state.entries == [] and state.legal == [] for state in first)
    assert {(state.scene.about, tuple(told(state))) for state in first if state.scene} == {("role_dealt", ())}
    to_the_next_beat(server, clients[0], match)
    opened = [client.state(match) for client in clients]
    assert all(told(state) == ["role_dealt", "power_dealt"] for state in opened)
    roles = {str(state.seat): state.scene.events[0]["role"] for state in opened if state.scene}
    assert set(roles) == {"p1", "p2", "p3", "p4", "p5"}
    to_the_next_beat(server, clients[0], match)
    for client in clients:
        state = client.state(match)
        assert state.scene is not None
        assert state.scene.about == "senators_met"
        assert ("senators_met" in told(state)) == (roles[str(state.seat)] == "senate")
        assert state.view is None
    ended = to_its_end(server, clients[0], match)
    assert ended.view is not None
    assert ended.number == 0
    assert ended.view["roles"]["p1"] == roles["p1"]


# --- a reveal -------------------------------------------------------------------------------------------------------


def test_cards_turn_one_by_one_for_everybody_at_once_and_nothing_moves_before_the_last(server: Any) -> None:
    clients, match = sit(server)
    to_the_reveal(server, clients, match)
    before = clients[0].state(match)
    viewers = [*clients, server.client()]
    shown: list[list[str]] = []
    with clients[1].live(match) as socket:
        socket.next("state")
        for _ in range(MOST_BEATS):
            states = [client.state(match) for client in viewers]
            if states[0].scene is None:
                break
            assert len({json.dumps([told(state), state.scene.words if state.scene else []]) for state in states}) == 1
            for state in states:
                assert (state.view or {}).get("position") == (before.view or {}).get("position")
                assert state.legal == []
                assert state.deciders == []
                assert state.stage is None
                assert state.result is None
            shown.append(told(states[0]))
            to_the_next_beat(server, clients[0], match)
            heard = socket.next("update")
            scene = heard.get("scene")
            assert scene is None or [event["kind"] for event in scene["events"]] == told(clients[1].state(match))
    assert "card_revealed" not in shown[0]
    turned = [names.count("card_revealed") for names in shown]
    assert turned == sorted(turned)
    assert max(turned) == turned[0] + len(set(turned)) - 1
    entry = clients[0].state(match).entries[-1]
    assert [event["kind"] for event in entry.events][: len(shown[-1])] == shown[-1]


def test_nobody_acts_on_what_is_behind_the_curtain(server: Any) -> None:
    clients, match = sit(server)
    to_the_reveal(server, clients, match)
    for client in clients:
        for path, body in (("act", {"action": "lock"}), ("undo", {})):
            with pytest.raises(Refused) as refused:
                client.at(match, dict, path, **body)
            assert refused.value.code == "conflict"
    assert "skip" in clients[0].state(match).can


def test_an_act_that_opens_a_scene_is_known_again_by_its_key(server: Any) -> None:
    clients, match = sit(server)
    to_its_end(server, clients[0], match)
    for _ in range(60):
        for client in clients:
            state = client.state(match)
            wanted = [c.action for c in state.legal if c.action.split(" ")[0] in ("confirm", "lock", "done", "pick")]
            if wanted[:1] == ["confirm"]:
                first = client.at(match, State, "act", action="confirm", key="a key of mine")
                again = client.at(match, State, "act", action="confirm", key="a key of mine")
                assert first.scene == again.scene
                assert first.scene is not None
                return
            if wanted:
                client.act(state, wanted[0])
    raise AssertionError("nobody confirmed")


def test_the_time_of_a_scene_is_nobodys(server: Any) -> None:
    clients, match = sit(server, clock={"kind": "phase", "seconds": 60})
    assert clients[0].state(match).stage is None
    state = to_its_end(server, clients[0], match)
    assert state.stage is not None
    assert state.stage.ends is not None
    assert state.stage.ends - state.now > 59_000


# --- enough seen ----------------------------------------------------------------------------------------------------


def test_a_scene_is_over_when_everybody_who_is_there_has_seen_enough(server: Any) -> None:
    clients, match = sit(server)
    with clients[0].live(match) as one, clients[1].live(match) as other:
        one.next("state")
        other.next("state")
        after = clients[0].at(match, State, "skip")
        assert after.scene is not None
        assert after.scene.skip == ["p1"]
        assert clients[1].at(match, State, "skip").scene is None  # the third is not there


def test_one_person_among_bots_skips_at_once_and_bots_wait_for_the_end(server: Any) -> None:
    clients, match = sit(server, people=1)
    with clients[0].live(match) as socket:
        state = socket.next("state")
        assert state["scene"]["about"] == "role_dealt"
        assert clients[0].at(match, State, "skip").scene is None
    with pytest.raises(Refused):
        clients[0].at(match, dict, "skip")


def test_who_leaves_is_not_waited_for(server: Any) -> None:
    clients, match = sit(server)
    with clients[0].live(match) as one:
        one.next("state")
        with clients[1].live(match) as other:
            other.next("state")
            assert clients[0].at(match, State, "skip").scene is not None
        server.until(lambda: not clients[0].state(match).presence.seats["p2"])
        assert to_the_next_beat(server, clients[0], match).scene is None


# --- tables without ---------------------------------------------------------------------------------------------------


def test_a_table_of_bots_and_one_screen_for_all_have_no_scenes(server: Any) -> None:
    host = server.client()
    bots = {f"p{n}": "bot:recruit" for n in (1, 2, 3)}
    options = {"players": 3}
    for body in ({"seats": bots}, {"same_screen": True}):
        made = host.create("rubico", options=options, customs={"scenes": 100}, auto_start=True, **body)
        assert host.state(match_of(made)).number >= 0


def test_a_pause_holds_a_scene_and_a_restart_goes_on_with_it(server: Any) -> None:
    clients, match = sit(server)
    clients[0].at(match, State, "offers", kind="pause")
    server.clock.add(30)
    server.tick()
    assert scene_of(clients[0], match).beat == 0
    clients[0].at(match, State, "resume")
    server.tick()
    scene = scene_of(clients[0], match)
    assert scene.beat == 0
    server.worker.cache.drop(match)
    assert scene_of(clients[0], match) == scene
    assert to_the_next_beat(server, clients[0], match).scene.beat == 1  # type: ignore[union-attr]


def test_alone_among_bots_the_scenes_are_told_too_and_are_skipped_at_once(server: Any) -> None:
    me = server.client()
    state = me.play("rubico", bot="recruit", options={"players": 3}, customs={"scenes": SECONDS})
    match = match_of(state)
    assert state.scene is not None
    assert (state.scene.about, state.view) == ("role_dealt", None)
    with me.live(match) as socket:
        socket.next("state")
        told = me.at(match, State, "skip")
        assert told.scene is None
        assert told.view is not None
