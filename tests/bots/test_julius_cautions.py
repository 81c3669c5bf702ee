"""What speaks against commands and single decisions of JULIUS CAESAR, as faults and habits; and reasons click by click."""

import pytest

from games.julius.campaign import at, battle, moving, play
from triumvirate.bots.julius import misgivings
from triumvirate.bots.julius.by_click import MOST_GROUPS, said_by_click
from triumvirate.bots.julius.cautions import MOST, TOLD, against
from triumvirate.bots.julius.fighting import odds_told, percent
from triumvirate.bots.julius.gods import could, is_idle
from triumvirate.bots.julius.operations import described
from triumvirate.bots.julius.plans import Sampled
from triumvirate.bots.reasons import because
from triumvirate.bots.speech import sentence
from triumvirate.games.julius.odds import Range
from triumvirate.games.julius.printed import CARD_INDEX
from triumvirate.games.julius.state import SEATS
from triumvirate.games.julius.view import JuliusView

FAR = "at utica legio-1=3"
LAST = "time 705 5 move caesar; played caesar 3/1a; chosen caesar 3/1a; played pompeius 2/2d; chosen pompeius 2/2d"
HANDS = "hand caesar neptune mars 2/2a; hand pompeius vulcan 1/3 2/1a"
SINGLE = (
    *("event_for_nothing", "event_spent", "event_kept", "discards_more", "moves_fewer", "levies_fewer", "card_spent"),
    *(
        "hit_leader",
        "hit_last",
        "hit_harder",
        "stays",
        "leader_stays",
        "passes",
        "gives_up",
        "leaves_battle",
        "weak_shot",
    ),
)


def plan_of(table, *clicks):
    """Clicks as a plan has them; a march that may go on stops where the next click is another."""
    fork, found = table.fork(), []

    def do(click):
        found.append(next(one.index for one in fork.legal() if one.action == click))
        fork.act(fork.deciders()[0], click)

    for click in clicks:
        if not click.startswith("step") and "stop" in [one.action for one in fork.legal()]:
            do("stop")
        do(click)
    return tuple(found)


def said_against(table, clicks, best=("end-move",)):
    seat = table.deciders()[0]
    sampled = Sampled(table.view(seat), SEATS.index(seat), 1, "x")
    found = against(sampled, plan_of(table, *clicks), plan_of(table, *best))
    return {one.key: dict(one.facts) for one in found}


def test_a_city_that_is_left_empty_or_to_one_block_beside_enemies():
    table = moving(f"at roma legio-7=3 legio-8=3; at neapolis legio-2=3 legio-3=3; {FAR}", card="2/2a")
    one_left = said_against(table, ["move legio-7", "step ravenna", "end-move"])
    assert one_left["leaves_city"] == {"place": "roma", "points": 2, "count": 2}
    both = ["move legio-7", "step ravenna", "move legio-8", "step ravenna", "end-move"]
    assert said_against(table, both)["empties_city"] == {"place": "roma", "points": 2}
    assert not said_against(table, ["end-move"])


def test_what_is_true_of_the_best_command_too_is_not_held_against_another():
    table = moving(f"at roma legio-7=3 legio-8=3; at neapolis legio-2=3; {FAR}", card="2/2a")
    leaving = ["move legio-7", "step ravenna", "end-move"]
    assert "leaves_city" not in said_against(table, leaving, ["move legio-8", "step ravenna", "end-move"])


def test_an_attack_at_long_odds_is_held_against_a_command_and_a_good_one_that_it_leaves_out():
    weak = moving("at genua c-auxilia-1=1; at roma legio-1=4 legio-2=4 legio-3=3; at utica legio-4=1")
    found = said_against(weak, ["move c-auxilia-1", "step roma", "end-move"])["attack_odds"]
    assert (found["goal"], found["percent"] < 50) == ("roma", True)
    strong = moving("at genua legio-7=3 legio-8=3; at roma p-auxilia-1=1; at utica legio-4=1")
    attack = ["move legio-7", "step roma", "move legio-8", "step roma", "end-move"]
    missed = said_against(strong, ["end-move"], attack)["attack_missed"]
    assert (missed["goal"], missed["percent"] >= 50) == ("roma", True)


def test_a_point_that_a_block_could_have_taken():
    table = at(f"{LAST}; command caesar points=1 levies=1; at genua legio-7=3; at massilia legio-8=1; {FAR}")
    taking = ["move legio-7", "step roma", "end-move"]
    assert said_against(table, ["end-move"], taking)["point_untaken"] == {"place": "roma", "points": 2}
    assert "point_untaken" not in said_against(table, taking, ["end-move"])


def test_a_leader_who_stands_alone_beside_the_enemy_or_stays_there_although_he_could_go():
    table = moving(f"at genua caesar=3 legio-7=2; at roma legio-2=3 legio-3=2; {FAR}", card="2/2a")
    alone = said_against(table, ["move legio-7", "step massilia", "end-move"])
    assert alone["leader_alone"] == {"place": "genua", "count": 2}
    board = "at genua caesar=3 legio-7=2; at lugdunum legio-8=2; at roma legio-2=3 legio-3=2 legio-4=2"
    near = moving(f"{board}; {FAR}", card="2/2a")
    saved = ["move caesar", "step massilia", "end-move"]
    left = said_against(near, ["move legio-8", "step cenabum", "end-move"], saved)["leader_left"]
    assert left == {"place": "genua", "goal": "massilia", "count": 3}


def test_a_gate_that_is_emptied_before_a_city_that_counts():
    table = moving(f"at narbo legio-7=3; at massilia legio-8=2; at tarraco legio-2=3; {FAR}", card="2/2a")
    found = said_against(table, ["move legio-7", "step burdigala", "end-move"])["gate"]
    assert found == {"place": "narbo", "goal": "massilia", "points": 1}


def test_moves_and_levies_that_are_not_used_and_a_command_that_moves_nobody():
    table = moving(f"at genua legio-7=3; at lugdunum legio-8=2; at massilia legio-9=2; {FAR}", card="2/2a")
    both = ["move legio-7", "step roma", "move legio-8", "step cenabum", "end-move"]
    levied = [*both, "build legio-9", "end-levy"]
    assert said_against(table, ["end-move"], both)["still"] == {"count": 2}
    one = said_against(table, ["move legio-7", "step roma", "end-move", "end-levy"], levied)
    assert one["moves_left"] == {"count": 1}
    assert one["levies_left"] == {"count": 2}
    assert "levies_left" not in said_against(table, levied, levied)


def test_more_blocks_before_winter_than_it_feeds():
    crowd = "at narbo legio-7=1 legio-8=1 legio-9=1 legio-10=1"
    table = at(f"{LAST}; command caesar points=1 levies=0; {crowd}; {FAR}")
    best = ["move legio-7", "step massilia", "end-move"]
    assert said_against(table, ["end-move"], best)["hungry"] == {"place": "narbo", "points": 3, "more": 4}


def test_an_event_that_nothing_needed():
    table = moving(f"at genua legio-7=3; {FAR}", card="mercury")
    far = ["move legio-7", "step massilia", "step narbo", "step burdigala", "end-move"]
    near = ["move legio-7", "step massilia", "end-move"]
    assert said_against(table, near, far)["unused_event"] == {"card": "mercury"}
    assert "unused_event" not in said_against(table, far, ["end-move"])


def test_one_sentence_of_a_kind_and_not_too_many():
    table = moving(
        f"at roma legio-7=3; at massilia legio-8=3; at genua caesar=3; at neapolis legio-2=3 legio-3=3; {FAR}",
        card="3/1a",
    )
    leaving = ["move legio-7", "step ravenna", "move legio-8", "step narbo", "end-move"]
    found = said_against(table, leaving)
    assert len(found) <= MOST
    assert next(iter(found)) == "empties_city"
    assert found["empties_city"]["place"] == "roma"


def test_longer_odds_than_the_best_commands_are_held_against_another():
    army = "legio-1=4 legio-2=4 legio-3=3"
    table = moving(f"at genua legio-7=3 c-auxilia-1=1 legio-8=3; at roma {army}; at utica legio-4=1", card="3/1a")
    weak = ["move c-auxilia-1", "step roma", "end-move"]
    stronger = ["move legio-7", "step roma", "move c-auxilia-1", "step roma", "move legio-8", "step roma", "end-move"]
    assert said_against(table, weak, stronger)["attack_odds"]["goal"] == "roma"
    assert "attack_odds" not in said_against(table, stronger, weak)


def test_of_a_place_one_thing_is_said():
    table = moving(f"at roma caesar=3 legio-8=3; at neapolis legio-2=3 legio-3=3; {FAR}", card="2/2a")
    found = said_against(table, ["move legio-8", "step ravenna", "end-move"])
    assert set(found) & {"leader_alone", "leaves_city"} == {"leader_alone"}


@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_that_may_speak_against_an_action_has_words_and_is_counted_as_a_habit(language):
    for key in (*TOLD, *SINGLE):
        assert sentence("julius", key, language)
        assert sentence("julius", f"habit.{key}", language)


# --- single decisions ---------------------------------------------------------------------------------------------------


def misgiven(table, taken, best):
    seat = table.deciders()[0]
    view, legal = JuliusView.of(table.view(seat)), {one.action: one for one in table.legal()}
    truth = Sampled(view, SEATS.index(seat), 1, "x").first
    return {one.key: dict(one.facts) for one in misgivings.against(view, truth, legal[taken], legal[best])}


def test_a_block_that_passes_stays_or_fires_less_than_another():
    table = battle("at genua legio-7=3 legio-8=1; at utica legio-9=1; at genua legio-1=3 legio-2=2", "genua", "caesar")
    play(table, "pass legio-1", "pass legio-2")
    assert "weak_shot" in misgiven(table, "fire legio-8", "fire legio-7")
    assert "weak_shot" not in misgiven(table, "fire legio-7", "fire legio-8")
    passed = misgiven(table, "pass legio-7", "fire legio-7")["passes"]
    assert passed["place"] == "genua"
    assert int(passed["more"]) < int(passed["percent"])


def test_who_leaves_a_battle_that_is_likelier_won_or_stays_in_one_that_is_likelier_lost():
    table = battle("at genua legio-7=1 legio-8=3; at utica legio-9=1; at genua legio-1=4 legio-2=4", "genua", "caesar")
    play(table, "pass legio-1", "pass legio-2", "pass legio-7", "pass legio-8")
    assert int(misgiven(table, "retreat legio-1", "fire legio-1")["leaves_battle"]["percent"]) >= 50
    strong = battle(
        "at genua caesar=1 legio-7=3; at utica legio-9=1; at genua legio-1=4 legio-2=4", "genua", "pompeius"
    )
    play(strong, "pass caesar", "pass legio-7", "pass legio-1", "pass legio-2")
    assert int(misgiven(strong, "fire caesar", "retreat caesar")["leader_stays"]["percent"]) < 50


def test_the_last_block_that_leaves_a_city_that_counts_gives_it_up():
    table = battle("at roma legio-7=3 legio-8=3; at utica legio-9=1; at roma legio-1=2", "roma", "caesar")
    play(table, "pass legio-1", "pass legio-7", "pass legio-8")
    assert misgiven(table, "retreat legio-1", "fire legio-1")["gives_up"] == {"place": "roma", "points": 2}


def test_a_leader_or_a_dying_block_takes_a_hit_that_another_could_have_taken():
    table = battle("at genua legio-7=3; at utica legio-9=1; at genua pompeius=2 legio-1=2", "genua", "caesar")
    play(table, "pass pompeius")
    while table.deciders() == ["pompeius"]:
        play(table, next(one.action for one in table.legal() if one.action.startswith("pass")))
    play(table, "fire legio-7", dice=[1, 6, 6])
    assert {"hit pompeius", "hit legio-1"} <= {one.action for one in table.legal()}
    assert "hit_leader" in misgiven(table, "hit pompeius", "hit legio-1")
    assert "hit_leader" not in misgiven(table, "hit legio-1", "hit pompeius")


def test_a_god_who_finds_nothing_is_played_for_nothing():
    table = at(f"time 705 3 cards -; {HANDS}; at genua legio-7=3; {FAR}")
    seen = JuliusView.of(table.view("caesar"))
    truth = Sampled(seen, 0, 1, "x").first
    assert is_idle(truth, 0, CARD_INDEX["neptune"])
    assert could(truth, 0, CARD_INDEX["mercury"]) is None
    assert misgiven_card(table, "play neptune", "play 2/2a") == ["event_for_nothing"]


def misgiven_card(table, taken, best):
    view, legal = JuliusView.of(table.view("caesar")), {one.action: one for one in table.legal("caesar")}
    truth = Sampled(view, 0, 1, "x").first
    return [one.key for one in misgivings.against(view, truth, legal[taken], legal[best])]


def test_what_a_god_finds_is_for_the_own_side_while_the_match_runs():
    table = at(f"time 705 3 cards -; {HANDS}; at genua legio-7=3; {FAR}")
    found = could(Sampled(table.view("caesar"), 0, 1, "x").first, 0, CARD_INDEX["neptune"])
    assert not because("julius", [found]).for_others()


def test_the_odds_are_told_once_a_round_and_never_with_hidden_reserves():
    table = battle("at genua legio-7=3 legio-8=3; at utica legio-9=1; at genua legio-1=1", "genua", "caesar")
    play(table, "pass legio-1")
    view = JuliusView.of(table.view("caesar"))
    first = next(one for one in table.legal() if one.action.startswith("fire"))
    there = [one for one in view.own if one.place == "genua"]
    assert [one.key for one in odds_told(view, first, is_asked=False)] == ["battle.odds"]
    there[0].acted = True
    assert not list(odds_told(view, first, is_asked=False))
    assert list(odds_told(view, first, is_asked=True))
    there[0].acted, there[0].reserve = False, True
    assert not list(odds_told(view, first, is_asked=False))


def test_odds_that_are_not_known_well_are_told_as_a_range_or_not_at_all():
    assert percent(Range(400, 400)) == "40"
    assert percent(Range(400, 550)) == "40–55"
    assert not percent(Range(100, 900))


# --- click by click -----------------------------------------------------------------------------------------------------


def test_a_command_is_told_once_and_then_by_the_group_that_moves():
    table = moving(f"at genua legio-7=3 legio-8=3; at lugdunum legio-9=2; {FAR}", card="3/1a")
    clicks = [
        *("move legio-7", "step roma", "move legio-9", "step cenabum", "move legio-8", "step roma"),
        *("end-move", "build legio-9", "end-levy"),
    ]
    said = [str(one) for one in said_by_click(Sampled(table.view("caesar"), 0, 1, "x"), plan_of(table, *clicks))]
    assert "One block goes from Lugdunum to Cenabum." in said[0]
    assert [words for words in said[1:] if words] == [
        "One block goes from Lugdunum to Cenabum.",
        "2 blocks go from Genua to Roma. Roma, which counts 2, is taken.",
        "One block is raised or strengthened: Cenabum.",
    ]


def test_of_many_groups_a_bot_names_the_largest_and_counts_the_rest():
    table = moving(f"at genua legio-7=3 legio-8=3; at lugdunum legio-9=3; at narbo legio-10=3; {FAR}", card="3/1a")
    roma = ("move legio-7", "step roma", "move legio-8", "step roma")
    plan = plan_of(table, "move legio-9", "step cenabum", *roma, "move legio-10", "step massilia", "end-move")
    truth = Sampled(table.view("caesar"), 0, 1, "x").first
    told = because("julius", described(truth, 0, plan, 1))
    assert str(told) == "2 blocks go from Genua to Roma. 2 more groups march."
    assert "more" not in str(because("julius", described(truth, 0, plan)))
    assert MOST_GROUPS == 4


def test_that_nobody_moves_is_said_where_moves_were_to_come():
    table = moving(f"at genua legio-7=3; at lugdunum legio-9=2; {FAR}", card="3/1a")
    still = plan_of(table, "end-move", "build legio-9", "end-levy")
    assert str(said_by_click(Sampled(table.view("caesar"), 0, 1, "x"), still)[0]).startswith("Nobody moves.")
    table.act("caesar", "end-move")
    levies = plan_of(table, "build legio-9", "end-levy")
    said = said_by_click(Sampled(table.view("caesar"), 0, 1, "x"), levies)
    assert str(said[0]) == "One block is raised or strengthened: Lugdunum."
