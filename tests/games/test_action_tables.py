"""The action tables are frozen: records, kept matches, networks and datasets speak of actions by these numbers and texts."""

import hashlib

import pytest

from triumvirate.games import find_game

FROZEN = [
    ("caesar", {}, 1802, "1b175ca51ee87626"),
    ("caesar", {"variant": "spies"}, 1875, "5a756f7191d8b55e"),
    ("julius", {}, 1847, "31729827773d94e3"),
    ("rubico", {"players": 7}, 250, "f7910b55524eaf51"),
]


@pytest.mark.parametrize(("name", "options", "count", "digest"), FROZEN)
def test_every_index_has_the_text_it_always_had(name, options, count, digest):
    game = find_game(name)
    state = game.prepare(game.check(options))
    texts = [game.notation.text(state, 0, action) for action in range(count)]
    whole = game.most_actions
    assert game.played_with(game.check(options)).actions == count
    assert game.notation.text(state, 0, whole) == f"action {whole}"
    assert game.notation.text(state, 0, -1) == "action -1"
    assert hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16] == digest
