"""The `@rule` tag: section, paraphrase, function and line, registered once."""

import inspect

from some import some
from triumvirate.core import rulebook
from triumvirate.core.rulebook import REGISTRY, RuleEntry, rule, table
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


def test_a_table_belongs_to_the_engine_of_the_module_that_makes_it():
    names = {"__name__": "triumvirate.games.caesar.rules.some", "table": table}
    assert eval("table([1, 2])", names) == (1, 2)
    assert eval("table(n * n for n in range(3))", names) == (0, 1, 4)
    names["__name__"] = "triumvirate.native.caesar.rules.some"
    assert eval("table([1, 300])", names).dtype.itemsize == 2


def test_a_function_is_registered_by_its_game_section_and_paraphrase_on_one_line(monkeypatch):
    monkeypatch.setattr(rulebook, "REGISTRY", {})
    for module, game in (("triumvirate.games.some.rules.march", "some"), ("somebodys.rules.march", "somebodys")):
        names = {"__name__": module, "rule": rule}
        exec('@rule("4.2")\ndef march(s):\n    """An army\n    moves."""\n', names)
        exec('@rule("4.3")\ndef rest(s):\n    pass\n', names)
        [entry] = rulebook.REGISTRY[game, "4.2"]
        assert (entry.function, entry.module, entry.paraphrase) == ("march", module, "An army moves.")
        assert rulebook.REGISTRY[game, "4.3"][0].paraphrase == ""
