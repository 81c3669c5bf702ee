"""Small parts that every game may leave out: puzzles as data, a table's own names, views of games that have none."""

import json
from dataclasses import dataclass, replace

import pytest

from triumvirate.core.parts import as_said
from triumvirate.core.puzzles import ID_LENGTH, Puzzle, Refutation
from triumvirate.core.view import CLASSES, View

PUZZLE = Puzzle(
    position="turn a",
    seat="a",
    theme="end",
    answer="left",
    worth={"left": 0.75, "right": 0.25, "stay": 0.5004},
    proof="odds",
    level=0,
    unit="points",
    choices=("left", "right", "stay"),
    about={"place": "roma"},
    refuted={"right": Refutation((("b", "take"), ("a", "lose")), {"by": 2})},
)


def test_the_margin_is_how_far_the_next_best_is_from_the_answer():
    assert PUZZLE.margin == pytest.approx(0.2496)
    assert replace(PUZZLE, worth={"left": 3, "right": 5}).margin == -2


def test_a_puzzle_comes_back_from_its_data_and_what_is_empty_is_left_out():
    data = json.loads(json.dumps(PUZZLE.to_data()))
    assert Puzzle.from_data(data) == replace(PUZZLE, worth={"left": 0.75, "right": 0.25, "stay": 0.5})
    assert data["refuted"] == {"right": {"line": [["b", "take"], ["a", "lose"]], "facts": {"by": 2}}}
    bare = Puzzle("p", "a", "end", "x", {"x": 1.0}, "solved", 0)
    assert bare.to_data() == {
        "position": "p", "seat": "a", "theme": "end", "answer": "x", "worth": {"x": 1.0}, "proof": "solved", "level": 0,
        "unit": "chance",
    }  # fmt: skip
    assert Puzzle.from_data(bare.to_data()) == bare


def test_a_puzzle_is_named_by_its_question_alone():
    assert len(PUZZLE.id) == ID_LENGTH
    assert replace(PUZZLE, answer="stay", worth={}, level=4, proof="worlds", choices=()).id == PUZZLE.id
    two = {"place": "roma", "by": 1}
    assert replace(PUZZLE, about=two).id == replace(PUZZLE, about=dict(reversed(two.items()))).id
    others = ({"position": "turn b"}, {"seat": "b"}, {"theme": "x"}, {"about": {"place": "utica"}})
    assert len({PUZZLE.id, *(replace(PUZZLE, **other).id for other in others)}) == 5


def test_a_sentence_is_as_it_was_where_a_table_has_no_names_of_its_own():
    assert as_said("Caesar takes it.", {}, "en") == "Caesar takes it."


def test_only_a_class_that_is_told_its_game_is_found_by_it():
    before = dict(CLASSES)

    @dataclass
    class Part(View):
        """A part of views that are made later."""

    @dataclass
    class Made(Part, game="no such game"):
        """A view of its own."""

    @dataclass
    class Older(Part, game="no such game"):
        """One that comes too late."""

    found = dict(CLASSES)
    del CLASSES["no such game"]
    assert found == {**before, "no such game": Made}
    assert Older is not Made
