"""The same server for every game: each registered one is played through it, alone with bots and to its end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from triumvirate.games import game_names
from triumvirate.server.client import LiveMatch, match_of

PLAYABLE = list(game_names())


def act_and_wait(socket: LiveMatch, told: dict[str, Any], action: str) -> dict[str, Any]:
    """Act, and go on only when the own action is seen: others may act at the same time."""
    before = told["number"]
    socket.act(action, seen=before)
    acked = None
    while acked is None or told["number"] < acked:
        message = socket.next("update", "ack", "refused")
        if message["type"] == "refused":
            # Somebody else was quicker and the choice is gone; that is only possible when the match has moved on.
            assert message["error"]["code"] in ("illegal", "not_your_turn", "over"), message
            return told if told["number"] > before else socket.next("update")
        if message["type"] == "ack":
            acked = message["number"]
        else:
            told = message
    return told


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_whole_match_against_recruits(server: Any, game: str) -> None:
    me = server.client()
    state = me.play(game, bot="recruit")
    match = match_of(state)
    rng = random.Random(1)
    with me.live(match, seen=state.number) as socket:
        told = socket.next("state")
        while not told["result"]:
            if told["legal"]:
                told = act_and_wait(socket, told, rng.choice(told["legal"])["action"])
            else:
                told = socket.next("update")
    record = me.record(match)
    ended = me.upload(record).result
    assert ended
    assert ended.to_json() == told["result"]
    assert me.verify(match).entries


def test_in_rubico_nobody_is_told_that_another_seat_has_acted_in_secret(server: Any) -> None:
    checked = 0
    people = [server.client() for _ in range(3)]
    state = people[0].create("rubico", options={"players": 3})
    match = match_of(state)
    for person in people[1:]:
        person.at(match, dict, "join")
    people[0].at(match, dict, "start")
    rng = random.Random(2)
    sockets = [person.live(match) for person in people]
    with sockets[0] as one, sockets[1] as two, sockets[2] as three:
        told = [socket.next("state") for socket in (one, two, three)]
        for _ in range(12):
            who = next((n for n in range(3) if told[n]["legal"]), None)
            if who is None:
                break
            before = [len(person.heard) for person in people]
            socket = (one, two, three)[who]
            socket.act(rng.choice(told[who]["legal"])["action"])
            while (message := socket.next("update", "ack"))["type"] != "update":
                pass
            told[who] = message
            for n in range(3):
                if n != who:
                    told[n] = _plain(people[n].state(match))
            for n, person in enumerate(people):
                for raw in person.heard[before[n] :]:
                    for other in ("p1", "p2", "p3"):
                        if other != f"p{n + 1}":
                            checked += 1
                            assert f'"audience":["{other}"]'.encode() not in raw
    assert checked


def _plain(state: Any) -> dict[str, Any]:
    return {"legal": [choice.to_json() for choice in state.legal], "number": state.number, "result": state.result}


def test_a_resigned_match_says_how_it_stood(server: Any) -> None:
    """The points are the game's own, at any moment: JULIUS CAESAR begins at one to seven."""
    me = server.client()
    state = me.play("julius", side="caesar", bot="recruit")
    me.at(match_of(state), dict, "resign")
    result = me.state(match_of(state)).result
    assert result.scores == {"caesar": 1, "pompeius": 7}
    assert result.winners == ("pompeius",)
