"""The levels of RUBICO that reckon: legal actions with a reason, the same from the same view, and by nothing hidden."""

import json
import random

import pytest

from bots.rubico_matches import decisions
from some import some
from triumvirate.bots import find_bot
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games.rubico.game import GAME

LEVELS = ("legate", "imperator")
FORGETFUL = ("coach@1350", "coach@1500")  # rungs between the levels


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("level", LEVELS)
def test_it_plays_legal_actions_with_a_reason_and_repeats_itself(level, players):
    bot = find_bot("rubico", level)
    checked = said = of = 0
    for number, (table, seat) in some(enumerate(decisions(players, [players], level))):
        legal = table.legal(seat)
        chosen = bot.choose(table.view(seat), legal, 1.0, 1)
        assert chosen.action in {choice.action for choice in legal}
        said, of = said + bool(chosen.why), of + 1
        if number % 5 == 0:
            checked += 1
            again = View.from_json(json.loads(json.dumps(table.view(seat).to_json())))
            assert bot.choose(again, legal, 1.0, 1) == chosen
    assert checked
    assert said > 0.9 * of  # where nothing is so, nothing is said


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("level", [*LEVELS, *FORGETFUL])
def test_roles_never_leak_into_its_choice(level, players):
    bot = find_bot("rubico", level)
    different = 0
    for number, (table, seat) in enumerate(decisions(players, [3, 4])):
        if number % 4 == 0:
            twin = Table(GAME, table.options, table.secret)
            twin._state = GAME.knowledge.determinize(table.view(seat), random.Random(number))
            different += twin.truth()["roles"] != table.truth()["roles"]
            first, second = (bot.choose(t.view(seat), t.legal(seat), 1.0, 1) for t in (table, twin))
            assert first == second
    assert different > 3
