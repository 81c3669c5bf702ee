"""What a position says is what everybody then sees: who is Centurion, who is waited for, whether the choice is complete."""

import random

import pytest

from games.rubico.scenes import GAME, at, play
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table


@pytest.mark.parametrize("seat", ["p1", "p3", "p5"])
def test_the_centurion_of_a_position_is_the_one_who_chooses(seat):
    table = at(f"phase choice; centurion {seat}")
    assert table.view(None).centurion == seat
    assert table.deciders() == [seat]


def test_while_rows_are_arranged_all_owners_are_waited_for_who_have_not_locked_theirs():
    table = at("phase arrange")
    assert table.view(None).waiting_for == ["p2", "p3", "p4", "p5"]
    play(table, "p3 lock")
    assert table.view("p2").waiting_for == ["p2", "p4", "p5"]


def test_a_choice_is_complete_with_its_last_card_and_not_before():
    table = at("phase choice; power p2 juno")
    play(table, "p1 pick p2 1", "p1 pick p3 1")
    assert table.view(None).complete is False
    play(table, "p1 pick p4 1")
    assert table.view(None).complete is True


def test_with_caesar_in_rome_there_is_nothing_left_to_take():
    truth = at("position 8; round 1; phase over; over caesar fortuna").truth()
    assert (truth["position"], truth["quota"]) == (8, 0)


def test_a_position_tells_no_more_than_sixteen_past_rounds():
    def past(first):
        return "; ".join(f"past {n} p1 3 0>0 0-0-0 turned 0 shown -" for n in range(first, 18))

    assert [one["round"] for one in at(f"phase choice; round 18; {past(2)}").truth()["history"]] == list(range(2, 18))
    with pytest.raises(BadRequest, match="come in order"):
        at(f"phase choice; round 18; {past(1)}")


@pytest.mark.parametrize(("now", "first"), [(1, None), (4, 1), (17, 1), (20, 4)])
def test_past_rounds_of_which_nothing_is_told_are_there_and_blank(now, first):
    history = at(f"phase choice; round {now}").truth()["history"]
    assert [one["round"] for one in history] == ([] if first is None else list(range(first, now)))
    assert not any(one[name] for one in history for name in ("quota", "from", "to", "red", "blue", "pompey", "turned"))


def test_who_won_is_no_secret_in_a_truth_made_from_a_view():
    table = at("position 8; round 1; phase over; over caesar fortuna")
    twin = GAME.knowledge.determinize(table.view("p2"), random.Random(1))
    assert (twin.winner, twin.ended_by) == (table._state.winner, table._state.ended_by)


@pytest.mark.parametrize(("clause", "most"), [("quota", 10), ("position", 7), ("reached", 8)])
def test_nobody_takes_more_cards_than_the_whole_way_and_two(clause, most):
    assert at(f"phase choice; {clause} {most}").truth()[clause] == most
    with pytest.raises(BadRequest):
        at(f"phase choice; {clause} 11")


def test_a_card_in_hand_is_no_card_of_the_stock():
    table = at("phase choice; power p3 minerva")
    play(table, "p3 use minerva p2 1")
    text = table.position_text()
    stock = next(clause for clause in text.split("; ") if clause.startswith("stock "))
    again = Table.from_position(GAME, text.replace(f"; {stock}", ""))
    assert again.truth()["stock"] == table.truth()["stock"]
