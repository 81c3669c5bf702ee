"""Which matches count for ratings: those that were played, by people who are established, with nothing taken back."""

from __future__ import annotations

import json
import random
from typing import Any

from server.playing import act_once, established, play_some, table_for_two
from triumvirate.server.client import Client
from triumvirate.server.people.fairness import LEAST_MOVES, standing_moves


def ratings(client: Client) -> dict[str, Any]:
    me = client.me().me
    assert me is not None
    return dict(client.player(me.id).ratings)


def test_a_played_match_of_established_people_counts(server: Any) -> None:
    caesar, pompey, match = table_for_two(server, (established(server), established(server)), side="caesar")
    play_some({"caesar": caesar, "pompey": pompey}, match)
    caesar.at(match, dict, "resign")
    assert pompey.state(match).match.unrated is None
    assert ratings(caesar)["caesar"].games == ratings(pompey)["caesar"].games == 1


def test_who_gives_up_before_any_move_gives_nobody_points(server: Any) -> None:
    two = established(server), established(server)
    for moves in (0, LEAST_MOVES - 1):
        caesar, pompey, match = table_for_two(server, two, side="caesar")
        if moves:
            play_some({"caesar": caesar, "pompey": pompey}, match, moves)
        pompey.at(match, dict, "resign")
        assert caesar.state(match).match.unrated == "no_moves", "the page says so"
    assert ratings(caesar) == ratings(pompey) == {}


def test_moves_that_were_taken_back_are_none(server: Any) -> None:
    caesar, pompey, match = table_for_two(server, (established(server), established(server)), side="caesar")
    first = caesar.state(match)
    for _ in range(LEAST_MOVES + 1):
        caesar.act(caesar.state(match), first.legal[0].action)
        caesar.offer(match, "take_back")
        pompey.answer(match, "take_back", True)
    held = server.do(server.worker.cache.load(match))
    assert standing_moves(held) == {"caesar": 0, "pompey": 0}


def test_guests_and_accounts_of_today_play_without_ratings(server: Any) -> None:
    old, guest, young = established(server), server.client(), server.client()
    young.claim("Young Account", "a long password")
    for other in (guest, young):
        caesar, pompey, match = table_for_two(server, (old, other), side="caesar")
        play_some({"caesar": caesar, "pompey": pompey}, match)
        pompey.at(match, dict, "resign")
        assert caesar.state(match).match.unrated == "new_people"
    assert ratings(old) == {}
    assert caesar.player(old.me().me.id).stats["caesar"].won == 2, "won it is all the same"  # type: ignore[union-attr]


def test_a_match_in_which_a_draw_was_taken_back_does_not_count(server: Any) -> None:
    caesar, pompey, match = table_for_two(server, (established(server), established(server)), side="caesar")
    act_once({"caesar": caesar, "pompey": pompey}, match, random.Random(2))
    caesar.offer(match, "take_back")
    pompey.answer(match, "take_back", True)
    play_some({"caesar": caesar, "pompey": pompey}, match)
    pompey.at(match, dict, "resign")
    assert caesar.state(match).match.unrated == "took_back"
    assert ratings(caesar) == ratings(pompey) == {}


def test_two_people_of_one_network_give_each_other_no_points(server: Any) -> None:
    two = established(server), established(server)
    for one, address in zip(two, ("9.9.9.1", "9.9.9.2"), strict=True):
        headers = {"Content-Type": "application/json", "Origin": one.origin, "X-Forwarded-For": address}
        body = json.dumps({"name": one.me().me.name, "password": "a long password"})  # type: ignore[union-attr]
        assert one.raw("POST", "/api/login", body.encode(), headers)[0] == 200
    caesar, pompey, match = table_for_two(server, two, side="caesar")
    play_some({"caesar": caesar, "pompey": pompey}, match)
    pompey.at(match, dict, "resign")
    assert caesar.state(match).match.unrated == "one_network"
    assert ratings(caesar) == ratings(pompey) == {}
