"""Chapter 7: who decides when, claims, and when a choice may be confirmed."""

import re

import pytest

from games.rubico.scenes import actions, at, pass_all, play, told, why_not
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table

THREE = ("p1 pick p2 1", "p1 pick p2 2", "p1 pick p3 1")


def test_7_claims_a_claim_can_be_corrected_once_before_one_is_done():
    table = at("phase talk")
    play(table, "p2 claim 1 blue", "p2 claim 2 ?")
    assert why_not(table, "p2", "claim 1 blue") == (
        "7.claims",
        "That is what you said of the card; a correction says something else.",
    )
    entry = play(table, "p2 claim 1 red")
    assert told(entry) == [{"seat": "p2", "place": 1, "before": "blue", "saying": "red"}]
    seen = table.view(None).plain_facts()["rows"]["p2"]
    assert [(card["said"], card["said_first"]) for card in seen] == [("red", "blue"), ("?", None), (None, None)]
    for saying in ("red", "blue", "janus"):
        assert why_not(table, "p2", f"claim 1 {saying}") == (
            "7.claims",
            "You have already corrected what you said of that card; once is all.",
        )
    assert {action.split()[1] for action in actions(table, "p2") if action.startswith("claim")} == {"2", "3"}
    assert "claim 2 ?" not in actions(table, "p2")
    play(table, "p2 done")
    assert actions(table, "p2") == []


def test_7_claims_a_correction_goes_where_its_card_goes_and_no_further():
    table = at("phase talk; power p3 minerva; row p2 R=b B=r~b B=?")
    play(table, "p3 use minerva p2 1")
    rows = table.view(None).plain_facts()["rows"]
    assert [(card["said"], card["said_first"]) for card in rows["p2"]] == [("red", "blue"), ("?", None)]
    play(table, "p3 put 2")
    taken = table.view(None).plain_facts()["rows"]["p3"][1]
    assert (taken["said"], taken["said_first"]) == (None, None)
    text = table.position_text()
    assert Table.from_position(table.game, text).position_text() == text


@pytest.mark.parametrize("card", ["R=b~b", "R~b", "R=r~x"])
def test_7_claims_a_position_tells_only_corrections_that_can_be(card):
    with pytest.raises(BadRequest, match=re.escape(card)):
        at(f"phase talk; row p2 {card} B B")


def test_7_claims_each_card_may_be_claimed_once_where_nothing_is_corrected():
    table = at("phase talk", corrections=False)
    entry = play(table, "p2 claim 1 blue")
    assert told(entry) == [{"seat": "p2", "place": 1, "saying": "blue"}]
    assert why_not(table, "p2", "claim 1 red") == (
        "7.claims",
        "You have already said what that card is; once a round is all.",
    )
    play(table, "p2 claim 2 ?", "p2 claim 3 pompey")
    assert not any(action.startswith("claim") for action in actions(table, "p2"))
    assert [card["said"] for card in table.view(None).plain_facts()["rows"]["p2"]] == ["blue", "?", "pompey"]


@pytest.mark.parametrize("word", ["trust", "accuse", "promise"])
def test_7_claims_one_word_to_the_table_each_round_about_another_player(word):
    table = at("phase talk")
    entry = play(table, f"p2 {word} p1")
    assert told(entry) == [{"seat": "p2", "word": word, "about": "p1"}]
    assert why_not(table, "p2", "trust p3") == ("7.claims", "You have already trusted, accused or promised this round.")
    assert table.view(None).plain_facts()["words"]["p2"] == {"word": word, "about": "p1"}
    assert why_not(table, "p3", f"{word} p3") == ("7.claims", "You cannot say that of yourself.")
    assert why_not(table, "p3", f"{word} p6")[0] == "1.1"


def test_7_claims_after_the_last_done_the_centurion_chooses():
    table = at("phase talk")
    play(table, "p2 done", "p4 done", "p5 done")
    assert table.deciders() == ["p3"]
    assert why_not(table, "p3", "pick p2 1") == (
        "4.c",
        "The Centurion chooses when everybody has said what there is to say.",
    )
    entry = play(table, "p3 done")
    assert told(entry, "choice_began") == [{"seat": "p1", "cards": 3}]
    assert table.deciders() == ["p1"]
    assert why_not(table, "p1", "claim 1 red") == (
        "7.claims",
        "Claims are made when all rows are laid and before the Centurion chooses.",
    )


def test_7_claims_the_centurion_has_no_row_to_speak_of():
    assert "p1" not in at("phase talk").deciders()


def test_7_windows_all_who_hold_a_power_decide_whether_it_is_of_use_or_not():
    table = at("phase choice; power p2 roma; power p3 vesta; power p1 juno")
    assert table.deciders() == ["p1", "p2", "p3"]
    assert actions(table, "p2") == ["pass"]
    assert why_not(table, "p2", "pick p3 1") == ("4.c", "Only the Centurion chooses cards; this round that is P1.")
    table.called = {"p1": "Anna"}
    assert why_not(table, "p2", "pick p3 1") == ("4.c", "Only the Centurion chooses cards; this round that is Anna.")
    assert table.explain("p2", "pick p3 1", "it")[1].endswith("Anna.")


def test_7_windows_a_choice_is_confirmed_once_all_have_passed_since_the_last_change():
    table = at("phase choice; power p2 roma; power p3 vesta")
    play(table, "p2 pass", "p3 pass", *THREE)
    assert table.deciders() == ["p2", "p3"]
    assert why_not(table, "p1", "confirm")[1].startswith("p1 has nothing to decide")
    play(table, "p2 pass")
    assert table.deciders() == ["p3"]
    play(table, "p3 pass")
    assert "confirm" in actions(table, "p1")
    play(table, "p1 unpick p3 1")
    assert table.deciders() == ["p1"]
    play(table, "p1 pick p4 1")
    assert table.deciders() == ["p2", "p3"]


def test_7_windows_a_pass_before_the_choice_is_complete_holds_until_it_is():
    table = at("phase choice; power p2 juno")
    play(table, "p2 pass", "p1 pick p2 1", "p1 pick p3 1", "p1 unpick p3 1", "p1 pick p4 1")
    assert table.deciders() == ["p1"]
    play(table, "p1 pick p4 2")
    assert table.deciders() == ["p2"]


def test_7_windows_passing_is_for_a_window():
    table = at("phase talk; power p2 juno")
    assert why_not(table, "p2", "pass") == (
        "5",
        "Powers are used from the rows' publication to the reveal, and never by the Centurion.",
    )
    assert "use juno" in actions(table, "p2")


def test_7_windows_without_power_holders_the_reveal_follows_the_confirmation():
    table = at("phase choice")
    entry = play(table, *THREE, "p1 confirm")
    assert told(entry, "round_ended")


def test_7_windows_the_second_window_waits_for_every_holder():
    table = at("phase choice; power p2 minerva; power p5 venus")
    play(table, *THREE)
    pass_all(table)
    play(table, "p1 confirm")
    assert table.deciders() == ["p2", "p5"]
    assert actions(table, "p2") == actions(table, "p5") == ["pass"]
