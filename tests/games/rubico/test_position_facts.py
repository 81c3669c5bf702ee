"""What a position says is what everybody then sees: who is Centurion, who is waited for, whether the choice is complete."""

import pytest

from games.rubico.scenes import at, play


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
