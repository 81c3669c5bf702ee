"""Programs add numbers of their own to the draws, as browsers do, and check them when the match is over."""

from __future__ import annotations

from typing import Any

import pytest

from server.playing import play_out
from triumvirate.core.chance import commitment
from triumvirate.core.errors import BadRecord
from triumvirate.server.client import Client, match_of
from triumvirate.server.client_numbers import Cheated, OwnNumbers


def two(server: Any) -> tuple[Client, Client, str]:
    """Two programs at a table that has not begun: one of them has not looked since it was full."""
    caesar, pompey = (Client(server.url, adds_numbers=True) for _ in range(2))
    made = caesar.create("caesar", private=True, side="caesar")
    pompey.join(made.invites["pompey"])  # type: ignore[index]
    return caesar, pompey, match_of(made)


def test_programs_seal_open_and_check(server: Any) -> None:
    caesar, pompey, match = two(server)
    assert pompey.state(match).match.status == "open", "one number is still sealed"  # type: ignore[union-attr]
    assert caesar.state(match).match.status == "running"  # type: ignore[union-attr]
    play_out({"caesar": caesar, "pompey": pompey}, match)
    assert caesar.check_draws(match) == pompey.check_draws(match) == 2
    assert server.client().check_draws(match) == 2, "anybody can, by what the record says"
    assert caesar.numbers is not None
    caesar.numbers.promises[match].commitment = "0" * 64
    with pytest.raises(Cheated, match="secret"):
        caesar.check_draws(match)
    assert pompey.numbers is not None
    pompey.numbers.promises[match].seals = {"caesar": "0" * 64}
    with pytest.raises(Cheated, match="sealed before the start"):
        pompey.check_draws(match)


def test_a_rematch_is_sealed_anew_and_opened_by_who_listens(server: Any) -> None:
    caesar, pompey, match = two(server)
    caesar.state(match)
    pompey.at(match, dict, "resign")
    caesar.offer(match, "rematch")
    pompey.answer(match, "rematch", True)
    again = str(caesar.state(match).match.rematch)  # type: ignore[union-attr]
    assert caesar.state(again).lots.asked is None, "sealed, and waiting for the other"  # type: ignore[union-attr]
    with caesar.live(again) as table:
        table.next("state")
        pompey.state(again)
        server.until(lambda: table.next("state", "update") and caesar.get(dict, f"/matches/{again}")["view"])
    assert caesar.numbers is not None
    assert pompey.numbers is not None
    assert caesar.numbers.promises[again].seals == pompey.numbers.promises[again].seals
    assert caesar.numbers.promises[again].number != caesar.numbers.promises[match].number


def test_against_a_bot_the_match_begins_at_once(server: Any) -> None:
    me = Client(server.url, adds_numbers=True)
    state = me.play("caesar", side="caesar", bot="recruit")
    assert state.match.status == "running"  # type: ignore[union-attr]


def test_a_number_whose_seal_is_not_shown_stays_closed() -> None:
    sent: list[tuple[str, str]] = []
    numbers = OwnNumbers(lambda match, what, body: sent.append((match, what)))
    number = "ab" * 32
    numbers.sat_down("m", number)
    with pytest.raises(Cheated, match="not open it"):
        numbers.settle("m", "open", {"caesar": "0" * 64}, "digest")
    assert sent == []
    assert not numbers.settle("m", None, {}, "digest")
    assert not numbers.settle("another", "open", {}, "digest"), "no number of mine is there"
    assert numbers.settle("m", "open", {"caesar": commitment(bytes.fromhex(number))}, "digest")
    assert sent == [("m", "open")]


def test_draws_that_do_not_follow_from_the_secret_are_noticed(server: Any) -> None:
    me = Client(server.url, adds_numbers=True)
    match = match_of(me.play("caesar", side="caesar", bot="recruit"))
    me.at(match, dict, "resign")
    record = me.record(match)
    assert me.numbers is not None
    forged = record.replace("secret: ", "secret: 00")[: len(record) + 2]
    with pytest.raises(BadRecord):
        me.numbers.check(match, forged)
