"""Chapter 3 and phase f: the Senate row, Legions, effects of the round after."""

from collections import Counter
from itertools import permutations

import pytest

from games.rubico.scenes import at, pass_all, play, reveal, told
from triumvirate.games.rubico.printed import DATA

PICKS = ("p1 pick p2 1", "p1 pick p2 2", "p1 pick p3 1", "p1 confirm")


def chosen(rows="row p2 R B B; row p3 R R P", senate="senate", players=5, chance=None, **options):
    """At the start box with three cards to take: p2's first two and p3's first, then the reveal."""
    table = at(f"phase choice; {rows}; {senate}", players=players, **options)
    return table, play(table, *PICKS, chance=chance)


def test_3_the_empty_card_comes_first_without_asking_chance():
    table, entry = chosen("row p2 B B B; row p3 R R P", chance=reveal("BBR"))
    assert told(entry, "senate_turned") == [{"position": 1, "card": "empty"}]
    assert table.truth()["senate"]["shown"] == ["empty"]


def test_1_3_behind_the_empty_card_any_of_the_seven_may_come():
    seen = set()
    for seed in range(60):
        table = at("phase choice; row p2 B B B; senate empty |", seed=seed)
        entry = play(table, *PICKS)
        seen |= {event["card"] for event in told(entry, "senate_turned")}
    assert seen == set(DATA["senate_cards"]) - {"empty"}


def test_4_f_one_card_for_two_blue_and_one_for_each_pompey():
    _, entry = chosen(
        "row p2 B B B; row p3 P R R", "senate empty |", chance=[*reveal("BBP"), {"senate": "blue"}, {"senate": "jolly"}]
    )
    assert [event["card"] for event in told(entry, "senate_turned")] == ["blue", "jolly"]


def test_4_f_one_blue_is_not_enough_from_four_players_on():
    _, entry = chosen("row p2 B R B; row p3 R R P", chance=reveal("BRR"))
    assert told(entry, "senate_turned") == []


def test_4_f_one_blue_is_enough_with_three_players():
    table = at("phase choice; row p2 B R R J; row p3 R B B P", players=3)
    entry = play(table, *PICKS, chance=reveal("BRR"))
    assert told(entry, "senate_turned") == [{"position": 1, "card": "empty"}]


def test_4_f_by_option_every_full_pair_of_blue_turns_a_card():
    rows = "row p2 B B R; row p3 B B P; row p4 B J R; row p5 R R R"
    table = at(f"phase choice; position 2; quota 5; {rows}; senate empty |", blue_reveals="per_pair")
    entry = play(table, "p1 pick p2 1", "p1 pick p2 2", "p1 pick p3 1", "p1 pick p3 2", "p1 pick p4 1", "p1 confirm")
    assert len(told(entry, "senate_turned")) == 2


def test_4_f_by_option_three_players_turn_a_card_for_every_blue():
    table = at("phase choice; row p2 B B R J; row p3 R B B P; senate empty |", players=3, blue_reveals="per_pair")
    entry = play(table, *PICKS)
    assert len(told(entry, "senate_turned")) == 2


def test_4_f_four_of_a_legion_win_at_once_and_nothing_more_is_turned():
    senate = "senate empty extra blue red_1 |"
    table, entry = chosen("row p2 P B B; row p3 B R R", senate, chance=[*reveal("PBB"), {"senate": "jolly"}])
    assert told(entry, "game_ended") == [{"winner": "senate", "reason": "legion"}]
    assert len(told(entry, "senate_turned")) == 1
    assert table.result().winners == ("p4", "p5")
    assert table.deciders() == []


def test_4_f_three_of_a_legion_and_no_jolly_do_not_win():
    senate = "senate empty extra blue |"
    table, _ = chosen("row p2 B B B; row p3 R R P", senate, chance=[*reveal("BBR"), {"senate": "red_1"}])
    assert table.truth()["winner"] is None


def test_3_the_other_legion_wins_with_both_of_its_red_cards_the_discard_and_the_jolly():
    _, entry = chosen(
        "row p2 B B B; row p3 R R P", "senate empty red_2 red_2 jolly |", chance=[*reveal("BBR"), {"senate": "discard"}]
    )
    assert told(entry, "game_ended") == [{"winner": "senate", "reason": "legion"}]


def needed(order, legions):
    """How many cards must be turned until four of a Legion lie open."""
    count = Counter(legions["empty"])
    for turned, card in enumerate(order, 2):
        count.update(legions[card])
        if max(count.values()) >= 4:
            return turned
    raise AssertionError("eight cards always hold a Legion")


def test_3_eight_cards_always_decide_and_most_often_the_seventh_does():
    seven = [card for card, count in DATA["senate_cards"].items() for _ in range(count) if card != "empty"]
    found = Counter(needed(order, DATA["senate_sets"]["3_3_J"]) for order in permutations(seven))
    total = sum(found.values())
    assert {n: round(100 * count / total) for n, count in found.items()} == {5: 6, 6: 23, 7: 57, 8: 14}


@pytest.mark.parametrize(("name", "mean"), [("Y_3_4_J", 5.9), ("X_4_3_J", 5.63)])
def test_3_by_option_the_empty_card_belongs_to_a_legion_and_it_goes_faster(name, mean):
    seven = [card for card, count in DATA["senate_cards"].items() for _ in range(count) if card != "empty"]
    found = [needed(order, DATA["senate_sets"][name]) for order in permutations(seven)]
    assert abs(sum(found) / len(found) - mean) < 0.05


def test_3_by_option_the_empty_card_counts():
    senate = "senate empty extra blue |"
    _, entry = chosen(
        "row p2 B B B; row p3 R R P", senate, senate_set="X_4_3_J", chance=[*reveal("BBR"), {"senate": "red_1"}]
    )
    assert told(entry, "game_ended") == [{"winner": "senate", "reason": "legion"}]


def test_3_extra_a_card_of_the_stock_joins_unseen_and_only_the_number_is_told():
    chance = [{"extra": "janus"}, *reveal("RJBR")]
    table, entry = chosen(
        "row p2 R B B; row p3 R R P; row p4 B B B; row p5 R B J", "senate empty | extra", chance=[*chance]
    )
    assert told(entry, "extra_added") == [{}]
    assert len(told(entry, "card_revealed")) == 4
    assert table.view(None).plain_facts()["history"][-1]["work"] == ["extra"]


def test_3_discard_one_chosen_card_leaves_unseen():
    chance = [{"discard": "blue"}, *reveal("RR")]
    _, entry = chosen(senate="senate empty | discard", chance=chance)
    assert told(entry, "card_discarded") == [{}]
    assert len(told(entry, "card_revealed")) == 2


def test_4_d_the_additional_card_comes_before_the_discard():
    chance = [{"extra": "pompey"}, {"discard": "pompey"}, *reveal("RBR")]
    _, entry = chosen("row p2 R B B; row p3 R R B; row p4 B B B", "senate empty | extra discard", chance=chance)
    assert [event.kind for event in entry.events if event.kind in ("extra_added", "card_discarded")] == [
        "extra_added",
        "card_discarded",
    ]


def test_3_effects_last_one_round_and_add_up():
    table, entry = chosen(senate="senate empty red_1 | red_2 red_2", chance=[*reveal("RBR")])
    assert told(entry, "reveal_counted") == [{"red": 4, "blue": 1, "pompey": 0}]
    assert table.truth()["senate"]["tucked"] == 4


def test_3_one_more_blue_counts_for_the_march_and_for_the_senate():
    table, entry = chosen(senate="senate empty | blue", chance=[*reveal("RBR"), {"senate": "jolly"}])
    assert told(entry, "reveal_counted") == [{"red": 2, "blue": 2, "pompey": 0}]
    assert told(entry, "senate_turned") == [{"position": 3, "card": "jolly"}]
    assert table.truth()["senate"] == {
        "shown": ["empty", "blue", "jolly"],
        "tucked": 2,
        "left": ["extra", "red_1", "discard", "red_2", "red_2"],
    }


def test_4_g_every_card_turned_in_a_round_is_at_work_in_the_next_not_just_the_last():
    turned = [{"senate": "red_2"}, {"senate": "red_2"}]
    table, entry = chosen("row p2 B B B; row p3 P R R", "senate empty |", chance=[*reveal("BBP"), *turned])
    assert [event["card"] for event in told(entry, "senate_turned")] == ["red_2", "red_2"]
    assert table.truth()["senate"] == {
        "shown": ["empty", "red_2", "red_2"],
        "tucked": 1,
        "left": ["extra", "blue", "red_1", "discard", "jolly"],
    }


def test_4_g_what_was_turned_becomes_active_and_what_was_active_is_tucked():
    table, _ = chosen("row p2 B B B; row p3 R R P", "senate | empty", chance=[*reveal("BBR"), {"senate": "blue"}])
    assert table.truth()["senate"]["tucked"] == 1
    assert pass_all(table) is None


@pytest.mark.parametrize("card", ["blue", "extra", "discard"])
def test_3_a_past_round_tells_which_cards_were_at_work(card):
    table, _ = chosen(senate=f"senate empty | {card}")
    assert table.view(None).plain_facts()["history"][-1]["work"] == [card]
