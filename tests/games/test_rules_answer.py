"""Functions of the rules that answer: compiled, one that sometimes says nothing would be another function."""

import sys

import pytest

from games.test_legal_lists import positions
from triumvirate.games import find_game, game_names

MATCHES = {"julius": 3}


@pytest.mark.parametrize("name", game_names())
def test_a_function_of_the_rules_that_answers_always_answers(name):
    game = find_game(name)
    folder = str(game.package / "rules")
    answers = {}

    def watch(frame, event, answer):
        if event == "return" and frame.f_code.co_filename.startswith(folder):
            answers.setdefault(frame.f_code, set()).add(answer is None)

    before = sys.getprofile()
    for seed in range(MATCHES.get(name, 16)):
        sys.setprofile(watch)
        for _ in positions(game, seed):
            pass
        sys.setprofile(before)
    assert len(answers) > 90
    assert [code.co_qualname for code, said in answers.items() if len(said) > 1] == []
