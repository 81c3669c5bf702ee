"""Games by name and rules version: what is not known here is refused in words, and a copy of older rules is found."""

from types import SimpleNamespace

import pytest

from triumvirate import games
from triumvirate.core.errors import UnknownGame
from triumvirate.games import find_game, game_names, installed, past_versions


@pytest.mark.parametrize("name", game_names())
def test_the_newest_rules_are_found_with_or_without_their_number(name):
    game = find_game.__wrapped__(name)
    assert find_game.__wrapped__(name, game.version) is game
    assert game.name == name


@pytest.mark.parametrize(("name", "version"), past_versions())
def test_rules_that_were_replaced_are_found_by_their_number(name, version):
    assert find_game(name, version).version == version < find_game(name).version


@pytest.mark.parametrize("name", game_names())
def test_rules_that_nobody_knows_are_refused_with_the_newest(name):
    with pytest.raises(UnknownGame, match=f"Rules version 99 of {name} .* newest is {find_game(name).version}"):
        find_game(name, 99)


def test_a_game_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(UnknownGame, match=r"no game 'go'.*caesar, julius, rubico"):
        find_game("go")


def test_a_copy_of_older_rules_is_found_beside_the_game(monkeypatch):
    old = SimpleNamespace(version=99)
    copy = SimpleNamespace(load=lambda: old)
    monkeypatch.setattr(games, "installed", lambda: {**installed(), "caesar@99": copy})
    registered = []
    monkeypatch.setattr(games.texts, "register_package", lambda *told: registered.append(told))
    assert find_game.__wrapped__("caesar", 99) is old
    assert registered == [("caesar", find_game("caesar").package)]
    assert "caesar@99" not in game_names()
    assert ("caesar", 99) in past_versions()


def test_without_any_game_the_reason_is_told(monkeypatch):
    monkeypatch.setattr(games, "installed", dict)
    with pytest.raises(UnknownGame, match="No game is installed here"):
        find_game.__wrapped__("caesar")
