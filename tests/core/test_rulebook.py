"""The `@rule` tag: section, paraphrase, function and line, registered once."""

import inspect

from some import some
from triumvirate.core.rulebook import REGISTRY, RuleEntry
from triumvirate.games import find_game

GAME = find_game("caesar")


def entries():
    return [entry for (game, _), found in REGISTRY.items() if game == "caesar" for entry in found]


def test_an_entry_names_where_the_function_stands():
    [entry] = [entry for entry in entries() if entry.function == "place_token"]
    function = GAME.rules.place.place_token
    assert isinstance(entry, RuleEntry)
    assert (entry.game, entry.section) == ("caesar", "turn.1")
    assert entry.module == "triumvirate.games.caesar.rules.place"
    source, first = inspect.getsourcelines(function)
    assert entry.line == first
    assert "def place_token" in "".join(source)
    assert entry.paraphrase.startswith("The player puts one token")


def test_loading_the_native_engine_registers_nothing_twice():
    before = len(entries())
    assert GAME.native.apply
    assert len(entries()) == before
    assert len({(entry.module, entry.function) for entry in entries()}) == before


def test_every_tagged_function_has_a_paraphrase_of_one_or_two_sentences():
    for entry in some(entries()):
        assert 10 < len(entry.paraphrase) < 200, entry
        assert entry.paraphrase.endswith("."), entry
