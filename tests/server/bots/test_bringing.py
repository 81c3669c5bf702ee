"""A program at a server's table, from its owner's machine: it sits down by a link and plays until the match is over."""

from __future__ import annotations

import shlex
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from triumvirate.core.errors import BadRequest
from triumvirate.server.bringing import bring
from triumvirate.server.client import Refused, match_of
from triumvirate.server.replies import State

DICE = shlex.join([sys.executable, str(Path(__file__).parents[3] / "examples/bots/dice.py")])


def test_a_program_plays_against_a_person_until_the_match_is_over(server: Any) -> None:
    person = server.client()
    made = person.create("caesar", private=True)
    token, match = made.invites["pompey"], match_of(made)
    told: list[str] = []
    link = f"{server.url}/join/{token}"
    beside = threading.Thread(target=bring, args=(server.url, [link], DICE, 0.0, "", told.append))
    beside.start()
    with person.live(match) as live:
        state = person.state(match, seen=-1)
        while sum(entry.seat == "pompey" for entry in state.entries) < 3:
            if state.legal:
                person.act(state, state.legal[0].action)
            else:
                live.next()
            state = person.state(match, seen=-1)
    person.at(match, State, "resign")
    beside.join()
    assert told == ["sat down as pompey at a table of CAESAR!", "won: resigned"]
    seat = next(seat for seat in person.state(match).match.seats if seat.seat == "pompey")
    assert seat.person.name.endswith(" (program)")


def test_it_plays_as_its_owner_by_a_device_link(server: Any) -> None:
    owner, host = server.client(), server.client()
    made = host.create("caesar", private=True)
    with pytest.raises(Refused):
        bring(server.url, ["no-such-link"], DICE, 0.0, owner.device_link().token, lambda line: None)
    beside = threading.Thread(
        target=bring,
        args=(server.url, [made.invites["pompey"]], DICE, 0.0, owner.device_link().token, lambda line: None),
    )
    beside.start()
    with host.live(match_of(made)) as live:
        while not host.state(match_of(made)).legal:
            live.next()
        host.at(match_of(made), State, "resign")
    beside.join()
    assert owner.state(match_of(made)).seat == "pompey"
    said = [line.text for line in host.chat(match_of(made)).chat]
    assert said == ["A program plays in this seat: dice. · Su questo posto gioca un programma: dice."]


def test_what_is_wrong_with_the_program_is_said_before_it_sits_down(server: Any) -> None:
    made = server.client().create("caesar", private=True)
    with pytest.raises(BadRequest, match="cannot be started"):
        bring(server.url, [made.invites["pompey"]], "/no/such/program", 0.0, "", lambda line: None)
