"""A tree of lines: what was played is its main line, anything else can be tried from anywhere, and nothing is told twice."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from triumvirate.core.errors import BadRecord, BadRequest, TriumvirateError
from triumvirate.core.record import read_record, read_signs, write_record
from triumvirate.core.table import Table
from triumvirate.core.variations import START, Variations
from triumvirate.games import find_game, game_names


def played(game: str, moves: int, seed: int = 1) -> Table:
    table, chance = Table.new(find_game(game), seed=seed), random.Random(seed)
    while not table.is_over() and len(table.entries) <= moves:
        legal = table.legal()
        choice = chance.choice(legal)
        table.act(choice.seat, choice.action)
    return table


@pytest.mark.parametrize("game", game_names())
def test_every_node_of_a_match_is_the_match_as_it_was_then(game: str) -> None:
    table = played(game, 30)
    tree = Variations.of(table)
    for number in (30, 4, 0, 17, 29):
        assert tree.table_at(number).hash() == table.at(number).hash()


@pytest.mark.parametrize("game", game_names())
def test_a_tree_is_kept_and_read_and_its_lines_are_records(game: str) -> None:
    tree = Variations.of(played(game, 20))
    at = 12
    for _ in range(6):
        choice = tree.table_at(at).legal()[-1]
        at = tree.act(at, choice.seat, choice.action).number
    kept = json.loads(json.dumps(tree.to_data()))
    again = Variations.from_data(tree.game, tree.options, tree.position, kept)
    assert again.path(at) == tree.path(at)
    assert again.table_at(at).hash() == tree.table_at(at).hash()
    text = write_record(again.table_at(at), reveal=False)
    assert read_record(text, find_game).hash() == tree.table_at(at).hash()


def test_what_was_tried_is_found_again_and_chance_can_be_asked_anew() -> None:
    tree = Variations.of(played("julius", 0))
    at = START
    while not (drawn := tree.nodes[at].outcomes) or at == START:
        choice = tree.table_at(at).legal()[0]
        at = tree.act(at, choice.seat, choice.action).number
        assert at < 400, "nothing was drawn"
    node = tree.nodes[at]
    assert node.seat is not None
    assert node.parent is not None
    assert tree.act(node.parent, node.seat, node.action) is node
    seen = [tree.act(node.parent, node.seat, node.action, again=True).outcomes for _ in range(12)]
    different = {json.dumps(one) for one in [drawn, *seen]}
    assert len(different) > 1
    assert len(tree.children(node.parent)) == len(different), "the same draw is the same node"


def test_a_position_is_a_beginning_like_any_other() -> None:
    text = played("caesar", 9).position_text()
    tree = Variations.of(Table.from_position(find_game("caesar"), text))
    assert tree.table_at(START).position_text() == text
    choice = tree.table_at(START).legal()[0]
    first = tree.act(START, choice.seat, choice.action)
    other = tree.table_at(START).legal()[1]
    second = tree.act(START, other.seat, other.action)
    assert tree.children(START) == (first.number, second.number)
    assert tree.table_at(START).position_text() == text
    assert tree.table_at(first.number).hash() != tree.table_at(second.number).hash()


def test_what_was_taken_back_is_left_out() -> None:
    table = played("caesar", 0)
    first, second = table.legal()[:2]
    table.act(first.seat, first.action)
    table.take_back(first.seat)
    table.act(second.seat, second.action)
    assert [node.action for node in Variations.of(table).main_line()] == ["set-up", second.action]


def test_a_branch_is_cut_with_all_that_follows_it() -> None:
    tree = Variations.of(played("caesar", 6))
    legal = tree.table_at(3).legal()
    branch = [tree.act(3, one.seat, one.action).number for one in legal[:2]]
    on = tree.table_at(branch[0]).legal()[0]
    last = tree.act(branch[0], on.seat, on.action).number
    assert tree.cut(branch[0]) == 3
    assert branch[0] not in tree.nodes
    assert last not in tree.nodes
    with pytest.raises(BadRequest):
        tree.table_at(last)
    assert tree.table_at(branch[1]).entries
    with pytest.raises(BadRequest):
        tree.cut(START)


def test_a_refused_move_leaves_no_trace() -> None:
    tree = Variations.of(played("caesar", 4))
    before = tree.to_data()
    with pytest.raises(TriumvirateError):
        tree.act(4, "caesar", "nonsense")
    assert tree.to_data() == before


def test_a_comment_is_kept_with_its_node_and_taken_away_by_an_empty_one() -> None:
    tree = Variations.of(played("caesar", 2))
    assert tree.note(1, "Why not Syria?") is tree.node(1)
    kept = json.loads(json.dumps(tree.to_data()))
    assert [len(node) for node in kept] == [5, 6, 5]
    again = Variations.from_data(tree.game, tree.options, tree.position, kept)
    assert [node.comment for node in again.main_line()] == ["", "Why not Syria?", ""]
    assert again.note(1, "").comment == ""
    assert [len(node) for node in again.to_data()] == [5, 5, 5]


def test_a_judges_verdict_is_kept_with_its_node_beside_a_comment_or_without_one() -> None:
    tree = Variations.of(played("caesar", 2))
    assert tree.note(1, verdict="mistake") is tree.node(1)
    assert tree.note(1, "Why?").verdict == "mistake"
    tree.note(2, verdict="slip")
    kept = json.loads(json.dumps(tree.to_data()))
    again = Variations.from_data(tree.game, tree.options, tree.position, kept)
    assert [(node.comment, node.verdict) for node in again.main_line()] == [("", ""), ("Why?", "mistake"), ("", "slip")]
    assert again.note(2, verdict="").verdict == ""
    assert [len(node) for node in again.to_data()] == [5, 7, 5]


@pytest.mark.parametrize("is_position", [False, True])
def test_the_signs_of_a_line_go_into_its_record_and_out_of_it(is_position: bool) -> None:
    table = played("caesar", 3)
    tree = Variations.of(Table.from_position(table.game, table.position_text()) if is_position else table)
    at = max(tree.nodes)
    for verdict in ("blunder", "", "slip"):
        choice = tree.table_at(at).legal()[0]
        at = tree.act(at, choice.seat, choice.action).number
        tree.note(at, verdict=verdict)
    text = write_record(tree.table_at(at), False, tree.signs(at))
    assert text.count("signs: ") == 1
    assert "signs" not in write_record(tree.table_at(at), False)
    assert read_record(text, find_game).hash() == tree.table_at(at).hash()
    again = Variations.of(read_record(text, find_game), read_signs(text))
    assert [node.verdict for node in again.main_line()][-3:] == ["blunder", "", "slip"]
    assert again.signs(at) == tree.signs(at)
    assert len(tree.signs(at)) == 2
    assert tree.signs(tree.path(at)[-3]) == {min(tree.signs(at)): "blunder"}


@pytest.mark.parametrize("told", ['{"1": "!"}', '{"x": "?"}', '{"1": ["?"]}', "[]", "{"])
def test_signs_that_are_none_are_refused_with_their_line(told: str) -> None:
    text = write_record(played("caesar", 1), False).replace("\n\n", f"\nsigns: {told}\n\n", 1)
    with pytest.raises(BadRecord, match=f"Line {text.splitlines().index(f'signs: {told}') + 1}: "):
        read_signs(text)


def test_what_takes_the_number_of_a_branch_that_was_cut_is_another_branch() -> None:
    tree = Variations.of(played("caesar", 3))
    one, other = tree.table_at(3).legal()[:2]
    first = tree.act(3, one.seat, one.action).number
    on = tree.table_at(first).legal()[0]
    tree.act(first, on.seat, on.action)
    tree.cut(first)
    assert tree.children(3) == ()
    second = tree.act(3, other.seat, other.action).number
    assert (first, second) == (4, 4)
    assert tree.children(3) == (4,)
    assert [entry.action for entry in tree.table_at(second).entries][-1] == other.action


def test_without_anything_drawn_an_action_once_more_is_the_same_node() -> None:
    tree = Variations.of(played("julius", 0))
    choice = tree.table_at(START).legal()[0]
    node = tree.act(START, choice.seat, choice.action)
    assert not node.outcomes
    assert tree.act(START, choice.seat, choice.action, again=True) is node
    assert tree.children(START) == (node.number,)


def test_what_was_played_once_is_gone_on_from_and_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The main line and the last lines tried are kept, however many were tried before them."""
    tree, done = Variations.of(played("caesar", 12)), list[Any]()
    act = Table.act

    def noted(table: Table, *what: Any) -> Any:
        done.append(what)
        return act(table, *what)

    monkeypatch.setattr(Table, "act", noted)

    def asked(number: int) -> int:
        done.clear()
        tree.table_at(number)
        return len(done)

    assert asked(5) == 12, "the whole main line at once"
    assert [asked(number) for number in (12, 3, START)] == [0, 0, 0]
    tried = [tree.act(4, one.seat, one.action).number for one in tree.table_at(4).legal()[:10]]
    assert asked(12) == 0
    assert [asked(number) for number in tried[-7:]] == [0] * 7
    assert [asked(tried[0]), asked(tried[0])] == [1, 0]
    on = tree.table_at(tried[-1]).legal()[0]
    last = tree.act(tried[-1], on.seat, on.action).number
    assert [asked(number) for number in (last, tried[-1])] == [0, 0]
