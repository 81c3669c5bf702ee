"""Every seat adds a number to the secret before the start: sealed by all, then opened by all, or the start is void."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import pytest

from server.playing import play_out
from triumvirate.core.chance import Lots, word
from triumvirate.core.proving import check_draws
from triumvirate.core.record import read_record
from triumvirate.games import find_game
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.replies import State


def number() -> tuple[str, str]:
    """A number and its seal."""
    share = secrets.token_bytes(32)
    return share.hex(), hashlib.sha256(share).hexdigest()


def two(server: Any) -> tuple[Client, Client, str, dict[str, str]]:
    """Two people at a full table, their numbers sealed and not yet opened."""
    caesar, pompey = server.client(), server.client()
    (one, seal), (other, other_seal) = number(), number()
    made = caesar.create("caesar", private=True, side="caesar", seal=seal)
    pompey.post(State, "/join", token=made.invites["pompey"], seal=other_seal)  # type: ignore[index]
    return caesar, pompey, match_of(made), {"caesar": one, "pompey": other}


def test_all_seal_then_all_open_and_the_draws_follow_from_every_number(server: Any) -> None:
    caesar, pompey, match, numbers = two(server)
    before = caesar.state(match)
    assert before.match.status == "open"
    deadline = server.do(server.worker.cache.load(match)).row.deadline
    assert 25_000 < deadline - server.worker.cache.now() <= 30_000, "half a minute to open a number"
    assert before.lots.asked == "open"  # type: ignore[union-attr]
    assert before.lots.seals == {seat: hashlib.sha256(bytes.fromhex(n)).hexdigest() for seat, n in numbers.items()}  # type: ignore[union-attr]
    half = caesar.at(match, State, "open", number=numbers["caesar"])
    assert half.match.status == "open"
    assert half.lots.asked is None  # type: ignore[union-attr]
    begun = pompey.at(match, State, "open", number=numbers["pompey"])
    assert begun.match.status == "running"
    assert begun.commitment == before.commitment
    server.worker.cache.drop(match)
    play_out({"caesar": caesar, "pompey": pompey}, match)
    checked = caesar.verify(match)
    assert checked.shares == numbers
    assert checked.seals == before.lots.seals  # type: ignore[union-attr]
    lots = Lots(bytes.fromhex(checked.secret), {seat: bytes.fromhex(n) for seat, n in numbers.items()})
    for entry in checked.entries:
        assert int(entry.word, 16) == word(lots.key, entry.place) & (1 << 64) - 1
    record = caesar.record(match)
    check_draws(read_record(record, find_game), record)


def test_a_number_that_was_not_sealed_is_none(server: Any) -> None:
    caesar, _, match, _ = two(server)
    with pytest.raises(Refused, match="not the number"):
        caesar.at(match, State, "open", number=number()[0])
    with pytest.raises(Refused, match="too late"):
        caesar.at(match, State, "seal", seal=number()[1])


def test_who_does_not_open_voids_the_start_and_burnt_numbers_are_sealed_anew(server: Any) -> None:
    caesar, pompey, match, numbers = two(server)
    caesar.at(match, State, "open", number=numbers["caesar"])
    server.clock.add(31)
    server.tick()
    after = caesar.state(match)
    assert after.match.status == "open"
    assert after.lots.asked == "seal", "what was opened is known"  # type: ignore[union-attr]
    with pytest.raises(Refused, match="No number"):
        pompey.at(match, State, "open", number=numbers["pompey"])
    fresh = {}
    for seat, client in (("caesar", caesar), ("pompey", pompey)):
        fresh[seat], seal = number()
        client.at(match, State, "seal", seal=seal)
    for seat, client in (("caesar", caesar), ("pompey", pompey)):
        state = client.at(match, State, "open", number=fresh[seat])
    assert state.match.status == "running"
    pompey.at(match, dict, "resign")
    checked = caesar.verify(match)
    assert checked.shares == fresh
    assert checked.voids == 1


def test_bots_add_numbers_too(server: Any) -> None:
    me = server.client()
    mine, seal = number()
    made = me.play("caesar", side="caesar", bot="recruit", seal=seal)
    match = match_of(made)
    assert set(made.lots.seals) == {"caesar", "pompey"}  # type: ignore[union-attr]
    begun = me.at(match, State, "open", number=mine)
    assert begun.match.status == "running"
    me.at(match, dict, "resign")
    checked = me.verify(match)
    assert checked.shares["caesar"] == mine
    assert hashlib.sha256(bytes.fromhex(checked.shares["pompey"])).hexdigest() == made.lots.seals["pompey"]  # type: ignore[union-attr]


def test_a_rematch_waits_for_new_numbers_of_those_who_added_some(server: Any) -> None:
    caesar, pompey, match, numbers = two(server)
    for seat, client in (("caesar", caesar), ("pompey", pompey)):
        client.at(match, State, "open", number=numbers[seat])
    pompey.at(match, dict, "resign")
    caesar.offer(match, "rematch")
    pompey.answer(match, "rematch", True)
    again = str(caesar.state(match).match.rematch)
    fresh = {}
    for client in (caesar, pompey):
        state = client.state(again)
        assert state.lots.asked == "seal"  # type: ignore[union-attr]
        fresh[client], seal = number()
        client.at(again, State, "seal", seal=seal)
    for client in (caesar, pompey):
        state = client.at(again, State, "open", number=fresh[client])
    assert state.match.status == "running"


def test_programs_without_a_number_play_as_before(server: Any) -> None:
    me = server.client()
    state = me.play("caesar")
    assert state.match.status == "running"
    assert state.lots is None
    for bad in ("", "xyz", "0" * 63, "G" * 64):
        with pytest.raises(Refused):
            me.play("caesar", seal=bad)
