"""After the end: dice that anyone can check, records that come and go, positions to share."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from typing import Any

import pytest

from server.playing import act_once, play_out, table_for_two
from triumvirate import show
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games import find_game
from triumvirate.server.client import Client, Refused, match_of

MASK = (1 << 64) - 1


def check_draws(word: int, draws: list[Any]) -> None:
    """The arithmetic of `docs/api.md`, written again from its text alone."""
    count = 0
    for draw in draws:
        while True:
            z = (word + (count + 1) * 0x9E3779B97F4A7C15) & MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            w = ((z >> 32) ^ (z >> 63)) & 0xFFFFFFFF
            count += 1
            product = w * draw.n
            low = product & 0xFFFFFFFF
            if low < draw.n and low < (1 << 32) % draw.n:
                continue
            break
        assert product >> 32 == draw.index


@pytest.mark.parametrize("options", [{}, {"poison": True, "centurions": True, "border_control": True}])
def test_the_dice_can_be_checked_from_the_secret(server: Any, options: dict[str, Any]) -> None:
    caesar, pompey, match = table_for_two(server, options=options)
    play_out({"caesar": caesar, "pompey": pompey}, match)
    told = Client(server.url).verify(match)
    secret = bytes.fromhex(told.secret)
    assert told.voids == 0
    assert hashlib.sha256(secret).hexdigest() == told.commitment == caesar.state(match).commitment
    assert sum(len(entry.draws) for entry in told.entries) > 20
    for entry in told.entries:
        word = hmac.new(secret, str(entry.number).encode(), hashlib.sha256).digest()[:8]
        assert word.hex() == entry.word
        check_draws(int.from_bytes(word, "big"), entry.draws)


def test_a_record_goes_out_and_comes_back(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    final = play_out({"caesar": caesar, "pompey": pompey}, match)
    record = caesar.record(match)
    back = pompey.upload(record)
    assert back.match.source == "upload"
    assert back.result == final.result
    assert pompey.record(match_of(back)).split("\n\n")[1] == record.split("\n\n")[1]
    assert len(pompey.history(match_of(back), seat="caesar").entries) == final.number + 1
    assert pompey.verify(match_of(back)).known
    with pytest.raises(Refused):
        pompey.offer(match_of(back), "rematch")


def test_bad_records_name_their_line(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    play_out({"caesar": caesar, "pompey": pompey}, match)
    record = caesar.record(match)
    lines = record.splitlines()
    broken = [
        ("", "bad_record"),
        ("nonsense", "bad_record"),
        (record.replace("game: caesar", "game: nero"), "bad_record"),
        ("\n".join(lines[:-3]) + "\n", "bad_record"),
        (record.replace("place", "plcae", 1), "bad_record"),
        (record.replace('"winners": ["', '"winners": ["x'), "bad_record"),
        (record + "x" * 300_000, "bad_request"),
        (record + "\n" * 5000, "too_large"),
    ]
    for text, code in broken:
        with pytest.raises(Refused) as refused:
            caesar.upload(text)
        assert refused.value.code == code, refused.value.reason
    unfinished = "\n".join(line for line in lines[:12] if not line.startswith("result:")) + "\n"
    with pytest.raises(Refused, match="not finished"):
        caesar.upload(unfinished)


def test_a_record_without_a_secret_can_be_replayed_but_not_verified(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    play_out({"caesar": caesar, "pompey": pompey}, match)
    lines = [line.split(" #")[0] for line in caesar.record(match).splitlines() if not line.startswith("secret:")]
    back = caesar.upload("\n".join(lines) + "\n")
    told = caesar.verify(match_of(back))
    assert not told.known
    assert told.secret == ""
    assert back.secret is None
    assert back.result


def test_positions_can_be_shared_and_load(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    final = play_out({"caesar": caesar, "pompey": pompey}, match)
    shared = Client(server.url).position(match, 5)
    table = Table.from_position(find_game("caesar"), shared.text)
    assert table.truth() == caesar.truth(match, 5).truth
    assert shared.path == f"/m/{match}?at=5"
    for number in (-1, final.number + 1):
        with pytest.raises(Refused):
            caesar.position(match, number)


def test_the_board_in_characters_is_drawn_from_the_viewers_own_view(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    act_once({"caesar": caesar, "pompey": pompey}, match, random.Random(1))
    for client, seat in ((caesar, "caesar"), (pompey, "pompey"), (server.client(), None)):
        view = json.loads(client.call("GET", f"/matches/{match}/view"))["view"]
        assert view["seat"] == seat
        told = json.loads(client.call("GET", f"/matches/{match}/board"))["text"]
        assert told == show.text(View.from_json(view))
        assert ("Your hand" in told) == (seat is not None)


def test_the_board_in_characters_of_an_entry_that_the_viewer_knows_of(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    act_once({"caesar": caesar, "pompey": pompey}, match, random.Random(1))
    told = [json.loads(caesar.call("GET", f"/matches/{match}/board?at={at}"))["text"] for at in (0, 1)]
    assert told[0] != told[1] == json.loads(caesar.call("GET", f"/matches/{match}/board"))["text"]
    with pytest.raises(Refused, match="There is no such entry"):
        caesar.call("GET", f"/matches/{match}/board?at=7")
