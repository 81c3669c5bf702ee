"""Chapter 5: every power, in every window, alone and against every other."""

import json
from itertools import permutations

import pytest

from games.rubico.scenes import GAME, act, actions, at, cards_on_table, pass_all, play, reveal, told, why_not
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.rubico.printed import deck_of
from triumvirate.games.rubico.rules.track import move_marker
from triumvirate.games.rubico.state import POWERS

WINDOWS = {
    **dict.fromkeys(("minerva", "cibelis", "venus", "eris"), ("talk", "choice")),
    **dict.fromkeys(("fortuna", "vesta", "juno"), ("talk", "choice", "powers")),
    "roma": ("powers",),
}
TARGETS = {"minerva": " p4 1", "cibelis": " p4 2", "venus": " 1", "eris": " 1", "fortuna": " forward", "roma": " p5 3"}
THREE = ("p1 pick p2 1", "p1 pick p2 2", "p1 pick p3 1")
PHASE = {"talk": "phase talk", "choice": "phase choice", "powers": "phase powers; row p2 R+ B+ B; row p3 R+ R P"}


def use(power):
    return f"use {power}{TARGETS.get(power, '')}"


def scene(phase, position="", **options):
    return at(f"{PHASE[phase]}; {position}", **options)


@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("phase", ["arrange", "talk", "choice", "powers"])
def test_5_each_power_has_its_windows(power, phase):
    table = at(f"power p3 {power}") if phase == "arrange" else scene(phase, f"power p3 {power}")
    offered = [action for action in actions(table, "p3") if action.startswith("use")]
    if phase in WINDOWS[power]:
        assert use(power) in offered
        assert all(action.startswith(f"use {power}") for action in offered)
    else:
        assert offered == []
        early = power == "roma" and phase != "arrange"
        assert why_not(table, "p3", use(power))[0] == ("5.roma" if early else "5")


@pytest.mark.parametrize("power", POWERS)
def test_5_a_power_is_used_once_and_publicly(power):
    phase = "powers" if power == "roma" else "choice"
    table = scene(phase, f"power p3 {power}; power p5 {'roma' if power != 'roma' else 'vesta'}")
    entry = play(table, f"p3 {use(power)}")
    used = next(event for event in entry.events if event.kind == "power_used")
    assert used.audience is None
    assert used.facts == {"seat": "p3", "power": power, "target": TARGETS.get(power, "").strip()}
    assert table.truth()["powers"]["p3"] is None
    assert table.view(None).plain_facts()["used"][0]["power"] == power
    assert table.view(None).plain_facts()["holds_power"] == ["p5"]


def test_5_the_centurion_uses_no_power_and_is_not_asked():
    table = scene("choice", "power p1 juno; power p2 vesta")
    assert not any(action.startswith(("use", "pass")) for action in actions(table, "p1"))
    assert why_not(table, "p1", "use juno")[0] == "5"
    assert why_not(table, "p1", "pass")[0] == "5"
    play(table, "p2 pass", *THREE, "p2 pass", "p1 confirm", "p2 pass")
    assert table.truth()["powers"]["p1"] == "juno"


def test_5_a_power_one_does_not_hold_is_refused():
    table = scene("choice", "power p2 vesta")
    assert why_not(table, "p2", "use juno") == ("5", "You do not hold that power.")
    assert why_not(table, "p2", "put 1") == ("5.minerva", "You have not taken a card to put down.")


# --- Minerva and Cibelis -------------------------------------------------------------------------------------


@pytest.mark.parametrize("power", ["minerva", "cibelis"])
def test_5_minerva_takes_a_card_looks_at_it_and_puts_it_anywhere_in_the_own_row(power):
    table = scene("choice", f"power p3 {power}; row p2 R=r B=b B")
    entry = play(table, f"p3 use {power} p2 2")
    seen = next(event for event in entry.events if event.kind == "card_seen")
    assert (seen.audience, seen.facts["face"]) == (("p3",), "blue")
    assert table.deciders() == ["p3"]
    assert actions(table, "p3") == ["put 1", "put 2", "put 3", "put 4"]
    assert why_not(table, "p3", "pass") == ("5.minerva", "First put the card you took into your row.")
    assert why_not(table, "p3", "put 5") == ("4.b", "There is no card at that place.")
    play(table, "p3 put 2")
    truth = table.truth()
    assert [card["face"][0] for card in truth["rows"]["p3"]] == ["r", "b", "r", "p"]
    assert truth["rows"]["p3"][1]["known_by"] == ["p2", "p3"]
    assert truth["rows"]["p3"][1]["said"] is None
    assert [(card["face"], card["said"]) for card in truth["rows"]["p2"]] == [("red", "red"), ("blue", None)]


@pytest.mark.parametrize("place", range(1, 5))
def test_5_minerva_the_row_keeps_its_order_and_what_was_said_and_chosen(place):
    table = scene("choice", "power p3 minerva; row p3 R=r B=b+ P=p")
    play(table, "p3 use minerva p2 1", f"p3 put {place}")
    row = table.truth()["rows"]["p3"]
    assert row[place - 1]["face"] == "red"
    rest = row[: place - 1] + row[place:]
    assert [card["said"] for card in rest] == ["red", "blue", "pompey"]
    assert [card["picked"] for card in rest] == [False, True, False]


def test_5_minerva_reaches_no_own_card_no_empty_place_and_by_option_no_covered_one():
    table = scene("choice", "power p3 minerva; row p2 R B# B", covers="everybody")
    targets = [action for action in actions(table, "p3") if action.startswith("use")]
    cells = ["p2 1", "p2 3", "p4 1", "p4 2", "p4 3", "p5 1", "p5 2", "p5 3"]
    assert targets == [f"use minerva {cell}" for cell in cells]
    assert why_not(table, "p3", "use minerva p2 2") == (
        "5.venus",
        "That card is covered and cannot be taken this round.",
    )
    assert why_not(table, "p3", "use minerva p3 1") == ("5", "That power is for another player's card.")
    assert why_not(table, "p3", "use minerva p1 1")[0] == "4.a"
    assert why_not(table, "p3", "use minerva p2 4")[0] == "4.b"
    assert why_not(table, "p3", "use minerva p7 1")[0] == "1.1"


def test_5_minerva_a_chosen_card_that_is_taken_leaves_the_choice():
    table = scene("choice", "power p3 minerva")
    play(table, "p3 pass", *THREE)
    entry = play(table, "p3 use minerva p2 1")
    assert told(entry, "selection_lost") == [{"from": "p2", "place": 1}]
    play(table, "p3 put 1")
    assert [card["picked"] for card in table.truth()["rows"]["p2"]] == [True, False]
    assert table.truth()["rows"]["p2"][0]["face"] == "blue"
    play(table, "p1 pick p3 1", "p1 confirm")


def test_5_minerva_by_option_the_card_is_set_aside_unseen_until_the_round_ends():
    table = scene("choice", "power p3 minerva; power p4 cibelis", minerva_mode="set_aside")
    entry = play(table, "p3 use minerva p2 1")
    assert told(entry, "card_seen") == []
    play(table, "p4 use cibelis p2 2")
    truth = table.truth()
    assert truth["aside"] == [{"face": "red", "known_by": ["p2"]}, {"face": "blue", "known_by": ["p2"]}]
    assert len(truth["rows"]["p2"]) == 1
    assert [card["face"] for card in table.view("p3").plain_facts()["aside"]] == [None, None]
    assert [card["face"] for card in table.view("p2").plain_facts()["aside"]] == ["red", "blue"]
    assert cards_on_table(table._state) == deck_of(5)
    play(table, "p1 pick p3 1", "p1 pick p4 1", "p1 pick p5 1", "p1 confirm")
    assert table.truth()["aside"] == []
    assert cards_on_table(table._state) == deck_of(5)


def test_5_minerva_by_option_the_card_is_only_looked_at():
    table = scene("choice", "power p3 minerva", minerva_mode="peek_only")
    entry = play(table, "p3 use minerva p2 1")
    assert told(entry, "card_seen") == [{"seat": "p3", "from": "p2", "place": 1, "face": "red"}]
    assert table.view("p3").plain_facts()["rows"]["p2"][0]["face"] == "red"
    assert table.view("p4").plain_facts()["rows"]["p2"][0] == {
        "face": None,
        "said": None,
        "said_first": None,
        "covered": False,
        "picked": False,
        "known_by": ["p2", "p3"],
    }


def test_5_minerva_in_the_talk_the_taker_may_still_speak_of_the_card():
    table = scene("talk", "power p3 minerva")
    play(table, "p3 use minerva p2 1", "p3 put 4")
    assert "claim 4 red" in actions(table, "p3")
    assert "claim 3 red" not in actions(table, "p2")
    assert why_not(table, "p2", "claim 3 red")[0] == "4.b"


# --- Venus and Eris ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("power", ["venus", "eris"])
def test_5_venus_covers_an_own_card_that_the_centurion_cannot_take(power):
    table = scene("choice", f"power p2 {power}; power p3 minerva")
    play(table, "p2 pass", "p3 pass", *THREE)
    entry = play(table, f"p2 use {power} 1")
    assert told(entry, "selection_lost") == [{"from": "p2", "place": 1}]
    assert why_not(table, "p1", "pick p2 1")[0] == "5.venus"
    assert table.view(None).plain_facts()["rows"]["p2"][0]["covered"]


@pytest.mark.parametrize("power", ["minerva", "cibelis"])
def test_5_venus_keeps_no_card_from_minerva_and_it_lies_uncovered_in_its_new_row(power):
    table = scene("choice", f"power p2 venus; power p3 {power}")
    play(table, "p2 use venus 1", f"p3 use {power} p2 1", "p3 put 1")
    rows = table.view(None).plain_facts()["rows"]
    assert not any(card["covered"] for row in rows.values() for card in row)
    assert "pick p3 1" in actions(table, "p1")


def test_5_venus_by_option_keeps_a_card_from_everybody():
    table = scene("choice", "power p2 venus; power p3 minerva", covers="everybody")
    play(table, "p2 use venus 1")
    assert "use minerva p2 1" not in actions(table, "p3")
    assert why_not(table, "p3", "use minerva p2 1") == (
        "5.venus",
        "That card is covered and cannot be taken this round.",
    )


def test_5_venus_kept_a_card_from_everybody_in_matches_of_version_1():
    table = scene("choice", "power p2 venus; power p3 minerva")
    first = find_game("rubico", 1)
    options = {name: value for name, value in table.options.items() if name not in ("covers", "corrections")}
    text = table.position_text().partition("; ")[2]
    table = Table.from_position(first, f"options {json.dumps(options)}; {text}")
    play(table, "p2 use venus 1")
    assert why_not(table, "p3", "use minerva p2 1")[0] == "5.venus"


@pytest.mark.parametrize("power", ["fortuna", "vesta", "juno"])
def test_5_no_power_is_used_while_rows_are_laid(power):
    table = at(f"power p2 {power}")
    target = " forward" if power == "fortuna" else ""
    assert why_not(table, "p2", f"use {power}{target}") == (
        "5",
        "Powers are used when all rows lie on the table, from then to the reveal.",
    )


def test_5_a_power_that_comes_too_late_or_too_early_is_told_which():
    late = scene("powers", "power p2 venus; power p3 juno")
    assert "The choice is confirmed" in why_not(late, "p2", "use venus 1")[1]
    early = scene("choice", "power p2 roma")
    assert why_not(early, "p2", "use roma p3 1")[0] == "5.roma"
    assert "waits until the choice is confirmed" in why_not(early, "p2", "use roma p3 1")[1]


def test_5_venus_has_only_the_places_of_the_own_row():
    table = scene("choice", "power p2 venus")
    assert [action for action in actions(table, "p2") if action != "pass"] == [f"use venus {n}" for n in (1, 2, 3)]
    assert why_not(table, "p2", "use venus 4")[0] == "4.b"


# --- Fortuna -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["choice", "powers"])
@pytest.mark.parametrize(("direction", "end"), [("forward", 3), ("back", 1)])
def test_5_fortuna_moves_exactly_one_box_and_the_number_of_cards_stays(phase, direction, end):
    table = scene(phase, "power p3 fortuna; power p4 juno; position 2; quota 3")
    play(table, f"p3 use fortuna {direction}")
    assert table.truth()["position"] == end
    assert table.truth()["quota"] == 3


def test_5_fortuna_cannot_go_below_the_start():
    table = scene("choice", "power p3 fortuna")
    assert actions(table, "p3") == ["use fortuna forward", "pass"]
    assert why_not(table, "p3", "use fortuna back") == ("5.fortuna", "Caesar stands at the start and cannot go back.")


@pytest.mark.parametrize("phase", ["talk", "choice", "powers"])
def test_5_fortuna_into_rome_wins_at_once(phase):
    table = scene(phase, "power p3 fortuna; position 7")
    entry = play(table, "p3 use fortuna forward")
    assert told(entry, "game_ended") == [{"winner": "caesar", "reason": "fortuna"}]
    assert table.is_over()
    assert table.view("p2").plain_facts()["history"] == []


def test_5_fortuna_onto_a_checkpoint_the_march_then_runs_towards_the_next():
    table = scene("powers", "power p3 fortuna; row p2 R+ R+ B; row p3 R+ B P")
    entry = play(table, "p3 use fortuna forward")
    assert told(entry, "caesar_advanced") == [{"difference": 3, "steps": 3}]
    assert table.truth()["position"] == 4


def test_5_fortuna_back_from_a_checkpoint_the_march_runs_to_it_again():
    table = scene("powers", "power p3 fortuna; position 6; quota 3; row p2 R+ R+ B; row p3 R+ B P")
    play(table, "p3 use fortuna back")
    assert table.truth()["position"] == 6
    assert table.truth()["reached"] == 6


# --- Roma ----------------------------------------------------------------------------------------------------


def test_5_roma_looks_at_a_card_left_with_another_player_covered_or_not():
    table = scene("powers", "power p4 roma; power p5 vesta; row p2 R+ B+ B#")
    targets = [action for action in actions(table, "p4") if action != "pass"]
    assert targets == [f"use roma {cell}" for cell in ["p2 3", "p3 2", "p3 3", "p5 1", "p5 2", "p5 3"]]
    assert why_not(table, "p4", "use roma p2 1") == (
        "5.roma",
        "That card is taken; Roma looks at cards still lying in front of a player.",
    )
    assert why_not(table, "p4", "use roma p4 1")[0] == "5"
    entry = play(table, "p4 use roma p3 3")
    assert told(entry, "card_seen") == [{"seat": "p4", "from": "p3", "place": 3, "face": "pompey"}]
    assert table.view("p4").plain_facts()["rows"]["p3"][2]["face"] == "pompey"
    assert table.view("p5").plain_facts()["rows"]["p3"][2]["face"] is None


# --- Vesta and Juno ------------------------------------------------------------------------------------------


def test_5_vesta_voids_senate_effects_pompey_and_janus_but_not_blue():
    rows = "row p2 B+ J+ B; row p3 B+ P+ R; row p4 B B R; row p5 R B J"
    table = at(f"phase powers; quota 4; power p4 vesta; power p5 juno; senate empty | red_1 discard extra; {rows}")
    play(table, "p4 use vesta")
    entry = play(table, "p5 pass", chance=reveal("BJPB"))
    assert told(entry, "reveal_counted") == [{"red": 0, "blue": 2, "pompey": 0}]
    assert [card["counts_as"] for card in told(entry, "card_revealed")] == ["blue", None, None, "blue"]
    assert len(told(entry, "senate_turned")) == 1
    assert told(entry, "extra_added") == told(entry, "card_discarded") == []
    assert table.view(None).plain_facts()["history"][-1]["work"] == ["vesta"]


def test_5_juno_counts_two_red_and_a_pompey():
    table = scene("powers", "power p4 juno")
    entry = play(table, "p4 use juno")
    assert told(entry, "reveal_counted") == [{"red": 4, "blue": 1, "pompey": 1}]
    assert table.view(None).plain_facts()["history"][-1]["work"] == ["juno"]


@pytest.mark.parametrize("first", ["vesta", "juno"])
def test_5_juno_beside_vesta_keeps_its_red_and_loses_its_pompey_in_either_order(first):
    second = "juno" if first == "vesta" else "vesta"
    table = scene("powers", f"power p4 {first}; power p5 {second}")
    entry = play(table, f"p4 use {first}", f"p5 use {second}")
    assert told(entry, "reveal_counted") == [{"red": 4, "blue": 1, "pompey": 0}]


def test_5_vesta_and_juno_last_one_round():
    table = scene("powers", "power p4 juno; power p5 vesta")
    play(table, "p4 use juno", "p5 use vesta")
    assert not table.truth()["vesta"]
    assert not table.truth()["juno"]


# --- every power against every other -------------------------------------------------------------------------


def finish_choice(table):
    """The Centurion takes whatever is still wanting, and everybody passes up to the reveal."""
    while table.truth()["phase"] == "choice":
        pass_all(table)
        if "confirm" in actions(table, "p1"):
            play(table, "p1 confirm")
        else:
            act(table, "p1", next(action for action in actions(table, "p1") if action.startswith("pick")))
    return pass_all(table)


def put_if_taken(table):
    for seat in table.deciders():
        if "put 1" in actions(table, seat):
            act(table, seat, "put 1")


@pytest.mark.parametrize(("one", "other"), list(permutations(POWERS, 2)))
@pytest.mark.parametrize(
    "windows", [("talk", "choice"), ("choice", "choice"), ("choice", "powers"), ("powers", "powers")]
)
def test_5_every_power_against_every_other(one, other, windows):
    """One power, then another, in every pair of windows: what may be used is, nothing is lost, the count is right."""
    table = scene(windows[0], f"power p2 {one}; power p5 {other}; power p4 {spare(one, other)}; senate empty | red_1")
    for power, seat, phase in ((one, "p2", windows[0]), (other, "p5", windows[1])):
        reach(table, phase)
        if phase in WINDOWS[power] and use(power) in actions(table, seat):
            before = table.truth()["phase"]
            play(table, f"{seat} {use(power)}")
            put_if_taken(table)
            assert table.is_over() or table.truth()["phase"] == before or table.truth()["round"] == 2
        else:
            assert use(power) not in actions(table, seat)
        assert cards_on_table(table._state) == deck_of(5) or table.truth()["round"] == 2
    if table.truth()["round"] == 1 and not table.is_over():
        reach(table, "choice")
        finish_choice(table)
    past = table.view(None).plain_facts()["history"][-1]
    assert (past["red"], past["blue"], past["pompey"]) == counted(past)
    used = {use["power"] for use in table.view(None).plain_facts()["used"]}
    assert used <= {one, other}
    assert {"vesta", "juno"} & used == {"vesta", "juno"} & set(past["work"])


def spare(*powers):
    return next(power for power in POWERS if power not in powers)


def reach(table, phase):
    """Play on until a phase of this round, without using anything."""
    while table.truth()["round"] == 1 and table.truth()["phase"] == "talk" != phase:
        play(table, f"{table.deciders()[0]} done")
    if phase == "powers" and table.truth()["phase"] == "choice":
        while table.truth()["phase"] == "choice":
            pass_all(table)
            wish = "confirm" if "confirm" in actions(table, "p1") else actions(table, "p1")[0]
            play(table, f"p1 {wish}")


def counted(past):
    """Red, blue and Pompey of a remembered round, worked out anew from the cards turned up and what was at work."""
    silent, last = "vesta" in past["work"], None
    count = {"red": past["work"].count("red"), "blue": past["work"].count("blue"), "pompey": 0}
    for face in past["shown"]:
        if face != "janus":
            last = face
        if last and not (silent and face in ("janus", "pompey")):
            count[last] += 1
    if "juno" in past["work"]:
        count["red"] += 2
        count["pompey"] += not silent
    return count["red"], count["blue"], count["pompey"]


def test_5_two_thieves_take_from_each_other_and_every_card_is_still_there():
    table = scene("choice", "power p2 minerva; power p3 cibelis")
    play(table, "p2 use minerva p3 1", "p2 put 1", "p3 use cibelis p2 1", "p3 put 3")
    truth = table.truth()
    assert truth["rows"]["p3"][2] == {
        "face": "red",
        "said": None,
        "said_first": None,
        "covered": False,
        "picked": False,
        "known_by": ["p2", "p3"],
    }
    assert cards_on_table(table._state) == deck_of(5)


def test_5_a_power_used_lets_everybody_react_again():
    table = scene("powers", "power p2 juno; power p3 vesta; power p4 roma")
    play(table, "p2 pass", "p3 pass", "p4 use roma p5 1")
    assert table.deciders() == ["p2", "p3"]
    table = scene("choice", "power p2 juno; power p3 vesta")
    play(table, "p2 pass", "p3 use vesta")
    assert table.deciders() == ["p1", "p2"]
    assert GAME.rules.refusal(table._state, 2, 0) != 0


def test_5_minerva_her_name_is_told_before_the_card_that_she_takes():
    entry = play(scene("choice", "power p3 minerva"), "p3 use minerva p2 1")
    assert [event.kind for event in entry.events][:2] == ["power_used", "card_taken"]


@pytest.mark.parametrize("power", ["venus", "eris"])
def test_5_who_does_not_hold_a_power_is_told_so_whatever_card_is_meant(power):
    table = at("phase choice; power p2 juno")
    assert why_not(table, "p2", f"use {power} 5") == why_not(table, "p2", f"use {power} 1")


def test_2_a_checkpoint_once_reached_stays_reached_when_caesar_is_driven_back_beyond_it():
    state = at("phase choice")._state.copy()
    boxes = [box for box in range(state.goal + 1) if state.checkpoints >> box & 1]
    state.reached = boxes[-2]
    move_marker(state, boxes[0])
    assert (state.position, state.reached) == (boxes[0], boxes[-2])
    move_marker(state, boxes[-1] - 1)
    assert state.reached == boxes[-2]
    move_marker(state, boxes[-1])
    assert state.reached == boxes[-1]
