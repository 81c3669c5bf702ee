"""5. The card phase: choosing in secret, Player 1, two events, Apollo."""

import pytest

from games.julius.campaign import GAME, actions, at, choose_cards, kinds, play, refused, told
from triumvirate.core.errors import Illegal
from triumvirate.core.table import Table

BOARD = "at roma legio-7=3; at tarraco legio-5=3"


def cards(caesar, pompeius, turn=2, previous=(), **options):
    text = f"time 705 {turn} cards -; hand caesar {caesar}; hand pompeius {pompeius}; {BOARD}"
    for seat, card in previous:
        text += f"; previous {seat} {card}"
    return at(text, **options)


def test_5_both_sides_choose_in_secret_and_reveal_together():
    table = cards("2/1a mars", "2/2a 4/1")
    assert table.deciders() == ["caesar", "pompeius"]
    entry = table.act("pompeius", "play 2/2a")
    assert table.deciders() == ["caesar"]
    assert [(event.kind, event.audience) for event in entry.events] == [
        ("card_chosen", ("pompeius",)), ("side_ready", None),
    ]  # fmt: skip
    assert table.view("caesar").plain_facts()["revealed"] == {"caesar": None, "pompeius": None}
    assert table.view("caesar").plain_facts()["hand_sizes"]["pompeius"] == 2
    entry = table.act("caesar", "play 2/1a")
    assert told(entry, "cards_revealed") == [{"caesar": "2/1a", "pompeius": "2/2a"}]


def test_5_in_a_years_first_turn_a_card_is_put_away_first():
    table = Table.new(GAME, {}, seed=5)
    hand = table.truth()["hands"]["caesar"]
    assert {text.split()[0] for text in (choice.action for choice in table.legal("caesar"))} == {"discard"}
    refused(table, f"play {hand[0]}", "5", "First put one")
    table.act("caesar", f"discard {hand[0]}")
    refused(table, f"discard {hand[1]}", "5", "take it back first")
    refused(table, f"play {hand[0]}", "5", "do not hold")
    assert len(table.legal("caesar")) == 6  # five cards and the way back
    assert table.view("pompeius").plain_facts()["hand_sizes"]["caesar"] == 6


def test_5_either_choice_can_be_taken_back_until_both_have_chosen():
    table = Table.new(GAME, {}, seed=5)
    caesar, pompeius = table.truth()["hands"]["caesar"], table.truth()["hands"]["pompeius"]
    card = next(card for card in caesar[1:] if card != "apollo")
    refused(table, "take-back", "5", "nothing that could be taken back")
    table.act("caesar", f"discard {caesar[0]}")
    table.act("pompeius", f"discard {pompeius[0]}")
    table.act("caesar", "take-back")
    assert table.truth()["discarded"]["caesar"] is None
    assert table.truth()["hands"]["caesar"] == caesar
    table.act("caesar", f"discard {caesar[0]}")
    table.act("caesar", f"play {card}")
    assert table.deciders() == ["pompeius"]
    assert [choice.action for choice in table.legal("caesar")] == ["take-back"]
    assert table.legal() == table.legal("pompeius")
    assert not table.explain("caesar", f"play {card}")[0]
    entry = table.act("caesar", "take-back")
    assert [(event.kind, event.audience) for event in entry.events] == [
        ("choice_taken_back", ("caesar",)),
        ("side_not_ready", None),
    ]
    assert table.deciders() == ["caesar", "pompeius"]
    assert card in table.truth()["hands"]["caesar"]


def test_5_no_take_back_after_the_reveal():
    table = cards("2/1a mars", "2/2a 4/1")
    choose_cards(table, "2/1a", "2/2a")
    refused(table, "take-back", "4")


@pytest.mark.parametrize(
    ("caesar", "pompeius", "first"),
    [
        ("2/1a", "2/2a", "caesar"),  # equal Move: Caesar, whatever the Levy
        ("2/1a", "3/1a", "pompeius"),
        ("4/1", "3/2a", "caesar"),
        ("4/1", "vulcan", "pompeius"),  # an event beats any command card
        ("mars", "4/1", "caesar"),
    ],
)
def test_5_player_one(caesar, pompeius, first):
    table = cards(caesar, pompeius)
    choose_cards(table, caesar, pompeius)
    assert table.truth()["command"]["first"] == first
    assert table.deciders() == [first]


def test_5_two_events_cancel_the_turn():
    table = cards("mars 2/1a", "vulcan 2/1b")
    entry = choose_cards(table, "mars", "vulcan")
    assert "events_cancelled" in kinds(entry)
    truth = table.truth()
    assert (truth["turn"], truth["phase"]) == (3, "cards")
    assert truth["previous"] == {"caesar": "mars", "pompeius": "vulcan"}


def test_3_3_in_a_tournaments_first_turn_caesar_is_player_one():
    board = f"time 705 1 cards -; hand caesar 1/3 2/1a; hand pompeius vulcan 4/1; {BOARD}"
    board += "; discarded caesar 2/2a; discarded pompeius 2/2b"
    for tournament, first in ((False, "pompeius"), (True, "caesar")):
        table = at(board, tournament=tournament)
        choose_cards(table, "1/3", "vulcan")
        assert table.truth()["command"]["first"] == first
    play(table, "end-move", "end-levy")
    assert actions(table, "vulcan") == ["roma"]  # the event is carried out as Player 2


def test_6_1_apollo_is_not_played_in_the_first_turn_but_may_be_put_away():
    board = f"time 705 1 cards -; hand caesar apollo 2/1a 2/1b; hand pompeius vulcan 4/1; {BOARD}"
    table = at(board)
    assert "discard apollo" in [choice.action for choice in table.legal("caesar")]
    table.act("caesar", "discard 2/1b")
    assert [choice.action for choice in table.legal("caesar")] == ["play 2/1a", "take-back"]
    refused(table, "play apollo", "6.1", "nothing to copy")


def test_6_1_apollo_copies_the_last_card_before_player_one_is_found():
    table = cards("apollo", "2/1a", 3, [("caesar", "4/1"), ("pompeius", "1/2a")])
    entry = choose_cards(table, "apollo", "2/1a")
    assert told(entry, "apollo_copied") == [{"seat": "caesar", "card": "1/2a"}]
    assert table.deciders() == ["pompeius"]  # 1/2 against 2/1
    assert table.truth()["played"]["caesar"] == "1/2a"


def test_6_1_apollo_copies_an_event_and_is_then_first():
    table = cards("4/1", "apollo", 3, [("caesar", "mercury"), ("pompeius", "2/1a")])
    choose_cards(table, "4/1", "apollo")
    assert table.deciders() == ["pompeius"]
    assert table.truth()["played"]["pompeius"] == "mercury"


def test_6_1_apollo_counts_as_an_event_for_the_test_of_two_events():
    table = cards("apollo", "mars", 3, [("pompeius", "1/2a")])
    assert "events_cancelled" in kinds(choose_cards(table, "apollo", "mars"))


def test_6_1_a_copy_is_copied_as_what_it_was_resolved_as():
    table = cards("apollo 2/1b", "2/1a 4/1", 2, [("caesar", "2/2a"), ("pompeius", "1/2a")])
    choose_cards(table, "apollo", "2/1a")
    play(table, "end-move", "end-levy", "end-move", "end-levy")
    assert table.truth()["previous"] == {"caesar": "1/2a", "pompeius": "2/1a"}


def test_5_card_actions_belong_to_the_card_phase():
    table = cards("2/1a mars", "2/2a 4/1")
    refused(table, "discard mars", "4")
    refused(table, "end-move", "4", "both sides to choose their cards")
    choose_cards(table, "2/1a", "2/2a")
    refused(table, "play mars", "4", "waits for a block to move")
    refused(table, "jupiter roma caesar", "4")


def test_5_only_a_card_of_the_hand_is_put_away():
    table = Table.new(GAME, {}, seed=5)
    for seat, other in (("caesar", "pompeius"), ("pompeius", "caesar")):
        hand = table.truth()["hands"][other]
        with pytest.raises(Illegal, match="do not hold"):
            table.act(seat, f"discard {hand[0]}")


def test_5_a_second_card_is_not_chosen_beside_the_first():
    table = cards("2/1a mars 3/1a", "2/2a 4/1")
    table.act("caesar", "play 2/1a")
    with pytest.raises(Illegal, match="take it back first") as fault:
        table.act("caesar", "play 3/1a")
    assert fault.value.rule == "5"
    assert table.truth()["chosen"]["caesar"] == "2/1a"


def test_5_after_the_reveal_player_1_commands_whatever_the_position_said():
    table = at(f"time 705 2 cards -; command caesar second; hand caesar 2/1a mars; hand pompeius 2/2a 4/1; {BOARD}")
    choose_cards(table, "2/1a", "2/2a")
    assert table.deciders() == ["caesar"]
    assert table.truth()["command"]["second_acts"] is False
