"""Rules, words, views, records and the python engine need nothing but Python: every other import is refused here."""

from __future__ import annotations

import subprocess
import sys

import pytest

from triumvirate.games import game_names

PLAY = """
import random, sys
from importlib.abc import MetaPathFinder

class Refuse(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top != "triumvirate":
            raise ImportError(f"{name} is not of the standard library")

sys.meta_path.insert(0, Refuse())
for name in [name for name in sys.modules if name.partition(".")[0] not in (*sys.stdlib_module_names, "__main__")]:
    del sys.modules[name]  # what a .pth file of this environment has loaded

from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game

game, rng = find_game(sys.argv[1]), random.Random(5)
table = Table.new(game, {}, seed=5)
said = 0
while not table.is_over():
    choice = rng.choice(table.legal())
    table.act(choice.seat, choice.index)
    for viewer in (*table.seats, None):
        view = table.view(viewer)
        assert view.to_json()["game"] == game.name
        said += sum(bool(game.words.say(event.to_json(), viewer, "it")) for event in table.entries[-1].events)
    if len(table.entries) % 50 == 0:
        game.knowledge.determinize(table.view(table.seats[0]), rng)
        table.memory(table.seats[0]), table.truth(), table.scores()
assert said > 10
assert game.positions.parse(table.position_text())[0] == table.options
assert write_record(read_record(write_record(table, True), find_game), True) == write_record(table, True)
print(len(table.entries), sorted(name for name in sys.modules if name.partition(".")[0] in ("numpy", "msgspec", "rich")))
"""


@pytest.mark.parametrize("game", game_names())
def test_a_match_is_played_with_the_standard_library_alone(game: str) -> None:
    ran = subprocess.run([sys.executable, "-c", PLAY, game], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    entries, loaded = ran.stdout.split(" ", 1)
    assert int(entries) > 20
    assert loaded.strip() == "[]"
