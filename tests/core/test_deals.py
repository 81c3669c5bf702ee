"""Fewer streaks: which set-up stands follows from the key alone, and anybody can work it out again."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from some import some
from triumvirate.core import deals
from triumvirate.core.chance import Lots, secret_of_seed
from triumvirate.core.errors import BadRecord
from triumvirate.core.proving import check_draws
from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game

GAME = find_game("rubico")
OPTIONS = GAME.check({"players": 4})
SHARES = {"p1": secret_of_seed(91), "p2": secret_of_seed(92)}


def dealt(seed: int, streaks: deals.Streaks, **more: object) -> Table:
    """A table of four set up against streaks."""
    table = Table(GAME, OPTIONS, Lots(secret_of_seed(seed), streaks=streaks, **more))  # type: ignore[arg-type]
    table.set_up()
    return table


def roles(table: Table) -> dict[str, str]:
    found: dict[str, str] = table.truth()["roles"]
    return found


def unusual() -> tuple[Table, int]:
    """A table whose first deal did not stand, and how many were tried."""
    for seed in range(100):
        before = {seat: (role, 4) for seat, role in roles(dealt(seed, {})).items()}
        table = dealt(seed, before, shares=SHARES)
        tried = len(list(table.deals()))
        if tried > 1:
            return table, tried
    raise AssertionError("every first deal stood")


def test_a_deal_is_halved_for_every_further_time_that_somebody_gets_the_same() -> None:
    before = {"p1": ("red", 3), "p2": ("blue", 1), "p3": ("red", 2)}
    assert deals.halvings({"p1": "blue", "p2": "blue", "p3": "blue"}, before) == 0
    assert deals.halvings({"p1": "red", "p2": "red", "p3": "blue"}, before) == 2
    assert deals.halvings({"p1": "red", "p2": "blue", "p3": "red", "p4": "red"}, before) == 3


def test_without_streaks_everything_is_drawn_as_ever() -> None:
    assert dealt(5, {}).hash() == Table.new(GAME, OPTIONS, 5).hash()
    first = roles(dealt(5, {}))
    assert dealt(5, {"p1": (first["p1"], 1)}).hash() == dealt(5, {}).hash(), "a second time is no streak"


def test_which_deal_stands_can_be_worked_out_from_the_key_alone() -> None:
    table, _ = unusual()
    lines = [table.secret.hex(), *(f"{seat} {SHARES[seat].hex()}" for seat in sorted(SHARES))]
    key = hashlib.sha256("\n".join(lines).encode()).digest()
    for number in range(deals.MOST_TRIES):
        place = f"0.{number}" if number else "0"
        word = hmac.new(key, place.encode(), hashlib.sha256).digest()[:8]
        coin = hmac.new(key, f"{place} stands".encode(), hashlib.sha256).digest()
        tried = list(table.deals())[number]
        assert tried.word.to_bytes(8, "big", signed=True) == word
        assert tried.coin == coin.hex()
        halved = sum(tried.roles[seat] == role and times - 1 for seat, (role, times) in table.lots.streaks.items())
        bits = "".join(f"{byte:08b}" for byte in coin)
        assert tried.stands == ("1" not in bits[:halved])
        if tried.stands:
            break
    assert roles(table) == tried.roles
    assert table.entries[0].outcomes == tried.outcomes


def test_a_third_time_comes_half_as_often_for_every_role() -> None:
    seeds, plain, against = range(150), dict.fromkeys(("caesar", "senate"), 0), dict.fromkeys(("caesar", "senate"), 0)
    for seed in seeds:
        plain[roles(dealt(seed, {}))["p1"]] += 1
        for role in against:
            against[role] += roles(dealt(seed, {"p1": (role, 2)}))["p1"] == role
    for role, often in some(plain.items()):
        share = often / len(seeds)
        wanted = share / 2 / (1 - share / 2)
        assert abs(against[role] / len(seeds) - wanted) < 0.08, (role, plain, against)


def test_a_record_tells_the_streaks_and_proves_the_deal() -> None:
    table, _ = unusual()
    text = write_record(table, reveal=True)
    again = read_record(text, find_game)
    assert again.lots == table.lots
    check_draws(again, text)
    assert "streaks: " not in write_record(table, reveal=False)
    hidden = "\n".join(line for line in text.splitlines() if not line.startswith("streaks: "))
    with pytest.raises(BadRecord, match="Entry 0: the secret gives"):
        check_draws(read_record(hidden, find_game), hidden)


@pytest.mark.parametrize("told", ['{"p1": "senate"}', '{"p1": ["senate", 0]}', '{"p1": [3, "senate"]}', "[]"])
def test_a_record_with_nonsense_for_streaks_is_refused_with_its_line(told: str) -> None:
    table = dealt(1, {"p1": ("senate", 2)})
    text = write_record(table, reveal=True).replace('streaks: {"p1": ["senate", 2]}', f"streaks: {told}")
    with pytest.raises(BadRecord, match="Line 8: "):
        read_record(text, find_game)


def test_the_last_try_stands_whatever_its_coin_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "digest", lambda key, place: "f" * 64)
    monkeypatch.setattr(deals, "halvings", lambda roles, streaks: 1)
    table = Table(GAME, OPTIONS, Lots(secret_of_seed(1), streaks={"p1": ("senate", 2)}))
    assert [tried.stands for tried in table.deals()] == [False] * (deals.MOST_TRIES - 1) + [True]


def test_a_streak_in_a_record_is_a_role_and_how_often() -> None:
    assert deals.read_streaks({"p1": ["senate", 3], "p2": ["caesar", 1]}) == {"p1": ("senate", 3), "p2": ("caesar", 1)}
    for bad in (["senate", True], ["senate", 0], ["senate", deals.LONGEST_STREAK + 1], ["senate"], [3, 3], "senate"):
        with pytest.raises(ValueError, match="a streak reads"):
            deals.read_streaks({"p1": bad})
