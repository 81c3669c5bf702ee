"""How the tests play: two people at a table, first legal actions, whole matches."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from triumvirate.server.client import Client, match_of
from triumvirate.server.replies import State


def established(server: Any) -> Client:
    """Somebody with an account of yesterday: their matches count for ratings."""
    client: Client = server.client()
    client.claim(f"Old {client.me().me.id[2:]}", "a long password")  # type: ignore[union-attr]
    server.clock.add(86_400)
    return client


def table_for_two(server: Any, people: Sequence[Client] = (), **body: Any) -> tuple[Client, Client, str]:
    """Caesar and Pompey at a running match: two guests, or these people."""
    caesar, pompey = people or (server.client(), server.client())
    state = caesar.create("caesar", private=True, **body)
    token = state.invites["pompey"]  # type: ignore[index]
    pompey.join(token)
    return caesar, pompey, match_of(state)


def act_once(people: dict[str, Client], match: str, rng: random.Random) -> State:
    """Whoever decides takes any legal action."""
    states = {seat: client.state(match) for seat, client in people.items()}
    seat = next(seat for seat, state in states.items() if state.legal)
    choice = rng.choice(states[seat].legal)
    return people[seat].act(states[seat], choice.action)


def play_out(people: dict[str, Client], match: str, seed: int = 1) -> State:
    """To the end of the match."""
    rng = random.Random(seed)
    for _ in range(300):
        state = act_once(people, match, rng)
        if state.result:
            return state
    raise AssertionError("the match did not end")


def play_some(people: dict[str, Client], match: str, moves: int = 3, seed: int = 1) -> None:
    """Until each has acted so many times."""
    rng = random.Random(seed)
    done = dict.fromkeys(people, 0)
    while min(done.values()) < moves:
        done[str(act_once(people, match, rng).seat)] += 1
