"""Where a table's chance comes from: words nobody can predict and everybody can verify, or a script that must fit."""

import hashlib
import hmac

import pytest

from tables import GAME, at
from triumvirate.core.chance import BY_NUMBER, Lots, commitment, new_secret, number_outcome, secret_of_seed, word
from triumvirate.core.errors import BadChance
from triumvirate.core.table import Table


def test_a_word_is_the_hmac_of_the_actions_number():
    secret = bytes(range(32))
    digest = hmac.new(secret, b"17", hashlib.sha256).digest()
    assert word(secret, 17) == int.from_bytes(digest[:8], "big", signed=True)
    assert word(secret, 17) != word(secret, 18)
    assert -(1 << 63) <= word(secret, 17) < 1 << 63


def test_the_commitment_is_published_first_and_fits_the_secret():
    table = Table.new(GAME, seed=4)
    assert table.secret == secret_of_seed(4)
    assert table.commitment == commitment(table.secret) == hashlib.sha256(table.secret).hexdigest()


def test_a_match_without_a_seed_has_a_secret_of_its_own():
    assert new_secret() != new_secret()
    assert len(new_secret()) == len(secret_of_seed(4)) == 32
    assert Table.new(GAME).secret != Table.new(GAME).secret


def test_every_draw_can_be_verified_from_the_secret_afterwards():
    table = Table.new(GAME, seed=4)
    for _ in range(6):
        table.act(table.deciders()[0], table.legal()[0].index)
    twin = Table(GAME, {}, table.secret)
    twin.set_up()
    for entry in table.entries[1:]:
        assert twin.act(entry.seat, entry.action).outcomes == entry.outcomes
    assert twin.hash() == table.hash()


def test_what_was_drawn_stays_drawn_after_a_take_back():
    table = at("hand caesar ship-5-1; hand pompey ship-5-1")
    drawn = [table.act("caesar", "place ship-5-1 SD-SC 5/1").outcomes]
    for _ in range(4):
        table.take_back("caesar")
        entry = table.act("caesar", "place ship-5-1 SD-SC 5/1")
        drawn.append(entry.outcomes)
    assert entry.number == 8, "numbers of entries are never used twice"
    assert all(outcome == drawn[0] for outcome in drawn)


def test_matches_that_began_before_draw_by_the_numbers_of_their_entries():
    line = "hand caesar ship-5-1; hand pompey ship-5-1"
    table = Table.from_position(GAME, at(line).position, Lots(secret_of_seed(3), drawn_by=BY_NUMBER))
    drawn = {table.act("caesar", "place ship-5-1 SD-SC 5/1").outcomes[0]["draw"]}
    for _ in range(8):
        table.take_back("caesar")
        drawn.add(table.act("caesar", "place ship-5-1 SD-SC 5/1").outcomes[0]["draw"])
    assert len(drawn) > 3


def test_every_seats_number_changes_every_draw_and_none_does_it_unsealed():
    secret = bytes(range(32))
    shares = {"caesar": b"\x01" * 32, "pompey": b"\x02" * 32}
    lots = Lots(secret, shares)
    assert lots.commitment == hashlib.sha256(secret).hexdigest(), "what the table promised is its own secret alone"
    assert lots.seals == {seat: hashlib.sha256(share).hexdigest() for seat, share in shares.items()}
    lines = f"{secret.hex()}\ncaesar {'01' * 32}\npompey {'02' * 32}"
    assert lots.key == hashlib.sha256(lines.encode()).digest()
    assert Lots(secret, dict(reversed(shares.items()))).key == lots.key
    assert Lots(secret).key == secret
    others = [Lots(secret, {**shares, seat: b"\x03" * 32}).key for seat in shares]
    assert len({lots.key, *others}) == 3


SCRIPTS = {
    "too few": [],
    "too many": [{"draw": "ship-6-0"}, {"draw": "ship-4-2"}],
    "not in the bag": [{"draw": "ship-5-1"}],
    "no such token": [{"draw": "ship-9-9"}],
    "another kind": [{"supply": "might"}],
    "a number": [0],
    "nothing": [None],
    "a long text": ["x" * 5000],
}


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
def test_a_script_that_does_not_fit_leaves_the_match_unharmed(script):
    table = at("hand caesar ship-5-1; hand pompey ship-5-1")
    before = (table.hash(), table.truth(), list(table.entries))
    with pytest.raises(BadChance) as fault:
        table.act("caesar", "place ship-5-1 SD-SC 5/1", script)
    assert fault.value.code == "bad_request"
    assert len(fault.value.reason) < 1200
    assert (table.hash(), table.truth(), list(table.entries)) == before
    table.act("caesar", "place ship-5-1 SD-SC 5/1", [{"draw": "ship-6-0"}])


def test_a_refused_chance_value_says_what_is_possible():
    table = at("hand caesar ship-5-1; bag caesar ship-6-0 laurel-2-2")
    with pytest.raises(BadChance, match=r"possible are .*laurel-2-2.*ship-6-0"):
        table.act("caesar", "place ship-5-1 SD-SC 5/1", [{"draw": "ship-3-3"}])


def test_numbers_as_outcomes_must_be_whole_and_in_range():
    assert number_outcome(3, 2) == 2
    for value in (3, -1):
        with pytest.raises(BadChance, match="out of range: 0 to 2"):
            number_outcome(3, value)
    for value in (True, "2", 2.0, None):
        with pytest.raises(BadChance, match="number from 0 to 2"):
            number_outcome(3, value)


def test_a_draw_with_one_possibility_is_asked_too():
    table = at("hand caesar ship-5-1; bag caesar ship-6-0")
    assert table.act("caesar", "place ship-5-1 SD-SC 5/1").outcomes == ({"draw": "ship-6-0"},)


def test_a_number_stands_for_itself_from_nought_up():
    assert [number_outcome(3, value) for value in range(3)] == [0, 1, 2]
    for value in (-1, 3):
        with pytest.raises(BadChance, match="0 to 2"):
            number_outcome(3, value)
