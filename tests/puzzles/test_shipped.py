"""The puzzles that are shipped: whole, answerable, told in both languages; a few of them proved (all are by `make prove`)."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from some import some
from triumvirate.core.speech import LANGUAGES
from triumvirate.puzzles import asking, proving, shelf

GAMES = shelf.games_with_puzzles()
LEAST = {"caesar": 450, "julius": 150, "rubico": 60}
LARGEST = 400_000  # bytes of a file


@pytest.mark.parametrize("game", GAMES)
def test_there_are_many_in_a_small_file(game):
    puzzles = shelf.shipped(game)
    part = shelf.part_of(game)
    assert len(puzzles) >= LEAST[game]
    assert {puzzle.theme for puzzle in puzzles.values()} <= set(part.themes)
    assert part.file.stat().st_size < LARGEST
    assert len(shelf.read(part.file)) == len(puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_worth_something_for_each_choice_and_most_for_its_answer(game):
    for puzzle in some(list(shelf.shipped(game).values())[::12]):
        assert set(puzzle.worth) == set(asking.choices_of(game, puzzle))
        assert puzzle.margin > 0
        assert puzzle.answer in asking.hint_of(game, puzzle)
        assert len(asking.hint_of(game, puzzle)) < len(puzzle.worth)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_of_answers_can_be_played_and_is_told_in_both_languages(game):
    for puzzle in some(list(shelf.shipped(game).values())[::25]):
        for language in LANGUAGES:
            question = asking.question(game, puzzle, language)
            assert "{" not in question
            assert not re.search("[A-Z]{2}", question), "names are no shouting"
            assert asking.theme_title(game, puzzle.theme, language)
        for choice in {puzzle.answer, *puzzle.refuted}:
            steps = asking.steps_of(game, puzzle, choice)
            told = [asking.sentences_of(game, puzzle, step, "it") for step in steps]
            assert any(told) if steps else "{" not in asking.why(game, puzzle, choice, "it")


def test_who_is_asked_about_the_others_is_told_what_one_is_oneself():
    asked = {"caesar": set(), "senate": set()}
    for puzzle in some(one for one in shelf.shipped("rubico").values() if one.theme == "friend"):
        role = asking.view_of("rubico", puzzle).roles[puzzle.seat]
        asked[role].add(asking.question("rubico", puzzle, "en"))
    assert all(", a friend of Caesar's. " in question for question in some(asked["caesar"]))
    assert all(", a senator. " in question for question in some(asked["senate"]))
    assert all("of the others" in question for question in asked["caesar"] | asked["senate"])


@pytest.mark.parametrize("game", ["caesar", "rubico"])
def test_a_few_are_proved_and_a_false_one_is_noticed(game):
    puzzles = list(shelf.shipped(game).values())[:: len(shelf.shipped(game)) // 4]
    assert [fault for _, fault in proving.faults(game, puzzles)] == [None] * len(puzzles)
    second = max((choice for choice in puzzles[0].worth if choice != puzzles[0].answer), key=puzzles[0].worth.get)
    false = replace(puzzles[0], answer=second)
    assert [fault is not None for _, fault in proving.faults(game, [false])] == [True]


def test_another_deal_of_what_nobody_sees_asks_the_same(monkeypatch):
    """CAESAR!'s proof stands on the view: with other tokens behind the screen the numbers are the same."""
    import random

    puzzle = next(iter(shelf.shipped("caesar").values()))
    table = asking.table_of("caesar", puzzle)
    state = table.game.knowledge.determinize(table.view(puzzle.seat), random.Random(99))
    other = replace(puzzle, position=table.game.positions.text(state, table.options), refuted={})
    again = asking.table_of("caesar", other)
    assert again.view(puzzle.seat).to_json() == table.view(puzzle.seat).to_json()
    from triumvirate.bots.caesar.ending import solve

    solved = solve(again.view(puzzle.seat), again.legal(puzzle.seat), 200_000)
    assert {one.action: round(one.chance, 3) for one in solved.options} == dict(puzzle.worth)


def test_a_view_does_not_tell_what_is_asked():
    """Where the odds of a battle are asked for, they are not among what is shown; elsewhere they stay."""
    puzzle = next(one for one in shelf.shipped("julius").values() if one.theme == "odds")
    assert asking.table_of("julius", puzzle).view(puzzle.seat).odds is not None
    assert asking.view_of("julius", puzzle).odds is None
