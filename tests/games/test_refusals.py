"""Every refusal of each game in a position that causes it: the sentence says what the rule says, and names the right place.

The positions are kept in `tests/data/refusals`; `tests/find_refusals.py` looks for new ones.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

import pytest

from find_refusals import kept
from games.refusal_words import WORDS
from triumvirate.core.errors import Illegal
from triumvirate.core.reasons import NO_SUCH_ACTION
from triumvirate.core.table import Table
from triumvirate.games import find_game

SCENES = [(game, key, scene) for game in sorted(WORDS) for key, scene in kept(game).items()]


def reasons_of(game: str) -> Any:
    return import_module(f"triumvirate.games.{game}.explain").REASONS


def names_in(game: str, template: str, scene: dict[str, Any]) -> list[str]:
    """What the sentence has to name: the place, block or province that the action names."""
    printed = import_module(f"triumvirate.games.{game}.printed").DATA
    named = set(scene["action"].split()[1:])
    lists = {"place": "places", "block": "blocks", "province": "provinces"}
    wanted = [lists[word] for word in re.findall(r"{(\w+)}", template) if word in lists]
    return [entry["name"] for part in wanted for entry in printed[part] if entry["id"] in named]


@pytest.mark.parametrize(("game", "key", "scene"), SCENES, ids=[f"{game}-{key}" for game, key, _ in SCENES])
def test_a_refusal_says_what_the_rule_says(game: str, key: str, scene: dict[str, Any]) -> None:
    played = find_game(game)
    table = Table.from_position(played, scene["position"])
    seat = table.seats.index(scene["seat"])
    number = played.rules.refusal(table._state, seat, scene["index"])
    assert reasons_of(game)[number].key == key
    catalogue = import_module(f"triumvirate.games.{game}.words").catalogue
    with pytest.raises(Illegal) as refused:
        played.read_action(table._state, seat, scene["index"])
    assert refused.value.rule == reasons_of(game)[number].section
    for language, words in zip(("en", "it"), WORDS[game][key], strict=True):
        sentence = refused.value.told(language)
        assert re.search(".*".join(map(re.escape, words.split(" … "))), sentence), sentence
        assert "{" not in sentence
        for name in names_in(game, catalogue(language)["refusals"][key], scene):
            assert name in sentence


@pytest.mark.parametrize("game", sorted(WORDS))
def test_every_refusal_of_a_game_has_its_scene_and_its_words(game: str) -> None:
    keys = {told.key for number, told in reasons_of(game).items() if number != NO_SUCH_ACTION}
    assert set(WORDS[game]) == keys
    assert set(kept(game)) == keys
    played = find_game(game)
    table = Table.new(played, {}, seed=1)
    seat = played.deciding(table._state)[0]
    end = played.most_actions
    assert "table of actions" in played.words.refusal(table._state, seat, end, "en")[0]
    assert "tabella delle azioni" in played.words.refusal(table._state, seat, end, "it")[0]
