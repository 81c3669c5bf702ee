"""Bots are found by entry points; a game that nobody brings bots to has the recruit and the plain search."""

from importlib.metadata import EntryPoint

import pytest

from tables import GAME
from triumvirate.bots import adviser_of, find_bot, names_for, registry, usual_bot
from triumvirate.bots.contract import Choice, Chooser
from triumvirate.bots.reasons import in_words
from triumvirate.bots.roster import BotInfo, Roster
from triumvirate.bots.speech import speech_of
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.games import game_names


class Stranger(Chooser):
    """The last of the list, always."""

    name = "stranger"

    def choose(self, view, legal, seconds, seed):
        return Choice(legal[-1].action, in_words("I like the last."))


STRANGERS = Roster("caesar", (BotInfo("stranger", "Takes the last.", __name__, 0.1, 950),), usual="stranger")


@pytest.fixture
def entries(monkeypatch):
    """What packages bring, to be changed; what was found before is forgotten, and again after the test."""
    found = [one for game in game_names() for one in registry.plugged(registry.GROUP, game)]
    monkeypatch.setattr(registry, "plugged", lambda group, name: [one for one in found if one.name == name])
    forgets()
    yield found
    forgets()


def forgets():
    """What was found of bots, and how they speak."""
    registry.rosters_for.cache_clear()
    registry.find_bot.cache_clear()
    speech_of.cache_clear()


def test_a_package_brings_a_bot_to_a_game_that_has_bots_already(entries, monkeypatch):
    ours = names_for("caesar")
    registry.rosters_for.cache_clear()
    entry = EntryPoint("caesar", "strangers:ROSTER", registry.GROUP)
    monkeypatch.setattr(EntryPoint, "load", lambda self: STRANGERS if self is entry else _load(self))
    entries.insert(0, entry)
    assert names_for("caesar") == [*ours, "stranger"]
    assert usual_bot("caesar") == "tribune"
    monkeypatch.setattr(BotInfo, "make", lambda self: Stranger())
    table = Table.new(GAME, {}, seed=4)
    legal = table.legal("caesar")
    chosen = find_bot("caesar", "stranger").choose(table.view("caesar"), legal, 0.1, 1)
    assert chosen.action == legal[-1].action
    assert str(chosen.why) == "I like the last."
    with pytest.raises(BadRequest, match="nothing to tune"):
        find_bot("caesar", "stranger@7")


_load = EntryPoint.load


def test_a_game_without_bots_has_the_recruit_and_the_search_with_nothing_but_its_rules(entries):
    entries.clear()
    assert names_for("rubico") == ["recruit", "legate"]
    assert (usual_bot("rubico"), adviser_of("rubico")) == ("recruit", "legate")
    searching = find_bot("rubico", "legate@40")
    assert searching.abilities.needs_compiled
    assert searching.abilities.advises
    table = Table.new(GAME, {}, seed=4)
    view, legal = table.view("caesar"), table.legal("caesar")
    first, again = (find_bot("caesar", "legate@40").choose(view, legal, 0.1, 3) for _ in range(2))
    assert first == again
    assert first.action in {choice.action for choice in legal}
    assert "Win chance about" in str(first.why)


def test_a_name_that_nobody_has_is_refused_with_those_there_are():
    with pytest.raises(
        BadRequest, match="There is no bot 'hal' for julius; there are recruit, beginner, tribune, legate"
    ):
        find_bot("julius", "hal")


def test_a_bot_that_does_not_say_how_it_chooses_cannot_be_made() -> None:
    class Mute(Chooser):
        name = "mute"

    with pytest.raises(TypeError, match="choose"):
        Mute()  # type: ignore[abstract]
