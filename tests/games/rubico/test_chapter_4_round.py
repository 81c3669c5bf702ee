"""Chapter 4: a round from the deal to the shuffle, phase by phase."""

import pytest

from games.rubico.scenes import GAME, ROWS, actions, at, pass_all, play, reveal, told, why_not
from some import some
from triumvirate.core.table import Table

THREE = ("p1 pick p2 1", "p1 pick p2 2", "p1 pick p3 1")


@pytest.mark.parametrize("players", ROWS)
def test_4_a_everybody_but_the_centurion_draws(players):
    table = Table.new(GAME, {"players": players}, seed=4)
    truth = table.truth()
    each = 4 if players <= 4 else 3
    assert {seat: len(row) for seat, row in truth["rows"].items()} == {
        seat: 0 if seat == truth["centurion"] else each for seat in truth["rows"]
    }


@pytest.mark.parametrize(("position", "cards"), [(0, 3), (1, 7), (2, 6), (5, 3), (6, 4), (7, 3)])
def test_4_the_centurion_takes_the_steps_to_the_next_checkpoint_and_two_more(position, cards):
    assert at(f"position {position}").truth()["quota"] == cards


def test_4_b_cards_are_exchanged_in_secret_until_the_row_is_locked():
    table = at()
    entry = play(table, "p2 swap 1 3")
    assert [card["face"] for card in table.truth()["rows"]["p2"]] == ["blue", "blue", "red"]
    assert [event.audience for event in entry.events] == [("p2",)]
    play(table, "p2 lock")
    assert why_not(table, "p2", "swap 1 2")[1].startswith("p2 has nothing to decide")


def test_4_b_a_row_of_three_has_no_fourth_place():
    table = at()
    assert actions(table, "p2") == ["swap 1 2", "swap 1 3", "swap 2 3", "lock"]
    assert why_not(table, "p2", "swap 1 4") == ("4.b", "There is no card at that place.")
    assert len(actions(at(players=4), "p2")) == 7


def test_4_b_rows_are_published_when_the_last_one_is_locked():
    table = at()
    entry = play(table, "p2 lock", "p4 lock", "p3 lock")
    assert told(entry, "rows_published") == []
    assert table.deciders() == ["p5"]
    entry = play(table, "p5 lock")
    assert told(entry, "rows_published") == [{}]
    assert table.truth()["phase"] == "talk"
    assert why_not(table, "p2", "lock")[0] == "4.b"


def test_4_c_two_cards_from_one_player_are_the_most():
    table = at("phase choice")
    play(table, "p1 pick p2 1", "p1 pick p2 3")
    assert why_not(table, "p1", "pick p2 2") == (
        "4.c",
        "Two cards are already chosen from that player, and two are the most.",
    )


def test_4_c_exactly_as_many_as_asked_and_then_no_more():
    table = at("phase choice")
    assert why_not(table, "p1", "confirm") == ("4.c", "Choose 3 cards first; now there are 0.")
    play(table, *THREE)
    assert why_not(table, "p1", "pick p4 1") == ("4.c", "All 3 cards are chosen; give one back first.")
    assert "confirm" in actions(table, "p1")


def test_4_c_the_choice_is_tentative_until_confirmed():
    table = at("phase choice")
    play(table, *THREE, "p1 unpick p2 2", "p1 pick p5 3")
    picked = [
        (seat, i) for seat, row in table.truth()["rows"].items() for i, card in enumerate(row, 1) if card["picked"]
    ]
    assert picked == [("p2", 1), ("p3", 1), ("p5", 3)]
    assert why_not(table, "p1", "unpick p2 2") == ("4.c", "That card is not chosen.")
    assert why_not(table, "p1", "pick p2 1") == ("4.c", "That card is already chosen.")


def test_4_c_only_what_is_there_can_be_taken():
    table = at("phase choice")
    assert why_not(table, "p1", "pick p1 1") == ("4.a", "The Centurion, P1, has no row this round.")
    assert why_not(table, "p1", "pick p6 1") == ("1.1", "There is no such player at this table; the last is P5.")
    assert why_not(table, "p1", "pick p2 4") == ("4.b", "There is no card at that place.")


def test_4_c_with_too_few_cards_to_take_the_centurion_takes_all_he_can():
    rows = "row p2 R# B#; row p3 R# B#; row p4 R B# B#; row p5 R J"
    table = at(f"phase choice; position 2; {rows}")
    assert table.truth()["quota"] == 6
    play(table, "p1 pick p4 1", "p1 pick p5 1")
    assert why_not(table, "p1", "confirm")[1] == "Choose 3 cards first; now there are 2."
    entry = play(table, "p1 pick p5 2", "p1 confirm")
    assert told(entry, "choice_confirmed") == [{"seat": "p1", "cards": 3}]


def test_4_d_the_cards_are_turned_up_in_any_order_and_say_nothing_of_their_source():
    orders = set()
    for seed in range(30):
        entry = play(at("phase choice", seed=seed), *THREE, "p1 confirm")
        turned = told(entry, "card_revealed")
        assert all(set(card) == {"face", "counts_as"} for card in turned)
        orders.add(tuple(card["face"] for card in turned))
    assert orders == {("red", "red", "blue"), ("red", "blue", "red"), ("blue", "red", "red")}


def test_4_d_janus_the_books_example_with_five_players():
    table = at("phase choice; position 6; row p2 R J B; row p3 B R R; row p4 P B J; row p5 R B B")
    picks = ("p1 pick p2 1", "p1 pick p2 2", "p1 pick p3 1", "p1 pick p4 1")
    entry = play(table, *picks, "p1 confirm", chance=reveal("RJBP"))
    assert told(entry, "card_revealed")[1] == {"face": "janus", "counts_as": "red"}
    assert told(entry, "reveal_counted") == [{"red": 2, "blue": 1, "pompey": 1}]
    assert told(entry, "caesar_advanced") == [{"difference": 1, "steps": 1}]
    assert len(told(entry, "senate_turned")) == 1


def test_4_d_janus_the_books_example_with_three_players_turns_two_cards():
    table = at("phase choice; position 1; row p2 R J B B; row p3 B P R R", players=3)
    picks = ("p1 pick p2 1", "p1 pick p2 2", "p1 pick p3 1", "p1 pick p3 2")
    entry = play(table, *picks, "p1 confirm", chance=reveal("RJBP"))
    assert told(entry, "caesar_advanced") == [{"difference": 1, "steps": 1}]
    assert len(told(entry, "senate_turned")) == 2


def test_4_d_janus_without_a_card_before_it_is_void():
    table = at("phase choice; row p2 J J B; row p3 R R P; row p4 B B B; row p5 R B R")
    entry = play(table, *THREE, "p1 confirm", chance=reveal("JJR"))
    assert [card["counts_as"] for card in told(entry, "card_revealed")] == [None, None, "red"]


def test_4_e_surplus_steps_are_lost_at_the_checkpoint():
    table = at("phase choice; row p2 R R B; row p3 R B P")
    entry = play(table, *THREE, "p1 confirm")
    assert told(entry, "caesar_advanced") == [{"difference": 3, "steps": 1}]
    assert told(entry, "marker_moved") == [{"start": "gallia", "end": "italia"}]


def test_4_e_rome_wins_at_once_without_the_senates_phase():
    table = at("phase choice; position 7; row p2 R R B; row p3 P B B")
    entry = play(table, *THREE, "p1 confirm")
    assert told(entry, "game_ended") == [{"winner": "caesar", "reason": "rome"}]
    assert told(entry, "senate_turned") == []
    result = table.result()
    assert (result.winners, result.reason) == (("p1", "p2", "p3"), "rome")
    assert result.scores == {"p1": 1, "p2": 1, "p3": 1, "p4": 0, "p5": 0}


BLUE = "row p2 B B R; row p3 B R P"


def test_4_e_more_blue_than_red_does_not_move_caesar():
    entry = play(at(f"phase choice; position 3; quota 3; {BLUE}"), *THREE, "p1 confirm")
    assert told(entry, "caesar_advanced") == [{"difference": -3, "steps": 0}]
    assert told(entry, "marker_moved") == []


@pytest.mark.parametrize(
    ("clauses", "end"),
    [("position 5", "placentia"), ("position 3", "italia"), ("position 1", None), ("position 5; reached 6", None)],
)
def test_4_e_by_option_caesar_goes_back_but_never_behind_a_checkpoint_reached(clauses, end):
    table = at(f"phase choice; quota 3; {clauses}; {BLUE}", backward=True)
    entry = play(table, *THREE, "p1 confirm")
    assert [event["end"] for event in told(entry, "marker_moved")] == ([end] if end else [])


def test_4_e_equal_red_and_blue_move_nothing():
    table = at("phase choice; position 2; quota 2")
    entry = play(table, "p1 pick p2 1", "p1 pick p2 2", "p1 confirm")
    assert told(entry, "caesar_advanced") == [{"difference": 0, "steps": 0}]


def test_4_g_the_centurion_passes_clockwise_and_every_card_is_shuffled_back():
    table = at("phase choice; centurion p5; word p2 trust p3; row p2 R=r B B")
    entry = play(table, "p5 pick p2 1", "p5 pick p3 1", "p5 pick p3 2", "p5 confirm")
    truth = table.truth()
    assert truth["centurion"] == "p1"
    assert truth["round"] == 2
    assert told(entry, "round_ended") == [{"round": 1}]
    assert sum(truth["stock"].values()) + sum(map(len, truth["rows"].values())) == 16
    assert all(card["said"] is None and not card["picked"] for row in truth["rows"].values() for card in row)
    assert set(truth["words"].values()) == {None}
    assert truth["phase"] == "arrange"


def test_4_g_nothing_that_was_not_chosen_is_ever_told():
    checked = 0
    table = at("phase choice")
    entry = play(table, *THREE, "p1 confirm")
    for event in some(entry.events):
        if event.kind not in ("card_revealed", "card_dealt"):
            checked += 1
            assert "face" not in event.facts
    assert checked


def test_4_the_last_power_holder_to_pass_starts_the_reveal():
    table = at("phase choice; power p2 roma; power p4 vesta")
    play(table, *THREE)
    pass_all(table)
    play(table, "p1 confirm", "p4 pass")
    assert table.truth()["phase"] == "powers"
    entry = play(table, "p2 pass")
    assert told(entry, "reveal_counted")


def test_4_a_past_round_tells_the_boxes_between_which_caesar_moved():
    table = at("phase choice; row p2 R R B; row p3 R B B")
    play(table, *THREE, "p1 confirm")
    past = table.truth()["history"][-1]
    assert (past["from"], past["to"]) == (0, table.truth()["position"])
    assert past["to"] > 0


def test_4_a_a_round_is_told_with_its_number_its_centurion_and_how_many_cards_are_taken():
    entry = Table.new(GAME, {"players": 5}, seed=2).entries[0]
    [began] = told(entry, "round_began")
    truth = Table.new(GAME, {"players": 5}, seed=2).truth()
    assert began == {"round": 1, "centurion": truth["centurion"], "cards": truth["quota"]}
