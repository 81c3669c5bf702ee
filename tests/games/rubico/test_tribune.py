"""The tribune: legal, repeatable, better than chance, and even between the factions."""

import random

import pytest

from games.rubico.scenes import GAME, actions, at, play
from triumvirate.bots import recruit
from triumvirate.bots.rubico import tribune
from triumvirate.bots.rubico.suspicion import suspicion, worth_of
from triumvirate.core.table import Table
from triumvirate.core.view import LegalAction, View
from triumvirate.games.rubico.notation import action_text, parse_action
from triumvirate.games.rubico.state import SEATS

pytestmark = pytest.mark.no_cover  # it needs no line of the rules that a rule's own test does not reach

TRIBUNE, RECRUIT = tribune.make(), recruit.make()


def choose(table, seat, seed=0):
    return TRIBUNE.choose(table.view(seat), table.legal(seat), 1.0, seed)


def match(players, seed, caesar=TRIBUNE, senate=TRIBUNE, watch=None, **options):
    """A whole match, with a bot for each faction; the first seat that may act is asked first."""
    table = Table.new(GAME, {"players": players, **options}, seed=seed)
    roles = table.truth()["roles"]
    while not table.is_over():
        seat = table.deciders()[0]
        bot = caesar if roles[seat] == "caesar" else senate
        choice = bot.choose(table.view(seat), table.legal(seat), 1.0, seed * 1000 + len(table.entries))
        if watch:
            watch(table, seat, choice)
        table.act(seat, choice.action)
        assert len(table.entries) < 5000
    return table


def caesar_wins(players, seeds, caesar=TRIBUNE, senate=TRIBUNE):
    """How many matches Caesar's side wins, played without a table's records, which takes most of the time."""
    options, wins = GAME.check({"players": players}), 0
    for seed in seeds:
        state, rng = GAME.prepare(options), random.Random(seed)
        state.rng_seed = seed
        GAME.rules.setup(state)
        while not GAME.rules.is_over(state):
            seat = rng.choice(GAME.deciding(state))
            legal = [LegalAction(SEATS[seat], action_text(action), action) for action in GAME.legal(state, seat)]
            view = GAME.view(state, options, seat)
            chosen = (senate if state.role[seat] else caesar).choose(view, legal, 1.0, rng.getrandbits(32))
            GAME.rules.apply(state, seat, parse_action(chosen.action))
        wins += state.winner == 0
    return wins


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("mode", ["to_row", "set_aside", "peek_only"])
def test_tribunes_play_whole_matches_by_the_rules_at_every_table(players, mode):
    spoken = set()
    match(players, 40 + players, watch=lambda table, seat, choice: spoken.add(str(choice.why)), minerva_mode=mode)
    spoken.discard("")  # where nothing can be said nothing is
    assert len(spoken) >= 5
    for sentence in spoken:
        assert sentence.endswith(".")
    assert not GAME.knowledge.bots_speak, "they tell of roles and lies, so nobody hears them before the end"


def test_the_same_view_list_and_seed_give_the_same_choice():
    def again(table, seat, choice):
        view = View.from_json(table.view(seat).to_json())
        assert TRIBUNE.choose(view, table.legal(seat), 1.0, 99) == choice

    match(6, 3, watch=again)


def test_an_honest_player_lays_red_first_and_says_what_lies_there():
    table = at("row p2 B R J; row p5 R B B")
    play(table, "p2 " + choose(table, "p2").action)
    while choose(table, "p2").action != "lock":
        play(table, "p2 " + choose(table, "p2").action)
    assert [card["face"] for card in table.truth()["rows"]["p2"]] == ["red", "janus", "blue"]
    table = at("phase talk; row p2 R J B; row p5 R B B")
    for place, face in enumerate(("red", "janus", "blue"), 1):
        assert choose(table, "p2").action == f"claim {place} {face}"
        play(table, f"p2 claim {place} {face}")


def test_senators_lie_in_some_games_and_rounds_and_not_in_others():
    said = set()
    for power in ("juno", "vesta", "roma", "venus", "eris", "minerva"):
        for number in range(1, 5):
            table = at(f"phase talk; round {number}; power p4 {power}; row p4 B B J")
            said.add(choose(table, "p4").action)
    assert said == {"claim 1 blue", "claim 1 red"}


PAST = "past 1 p5 3 0>1 {counts} turned 1 shown {shown}"


def after(counts, shown, rows):
    """Five players in round 2, p1 looking back on a round in which p5 was Centurion."""
    return at(f"phase choice; round 2; position 1; {PAST.format(counts=counts, shown=shown)}; {rows}")


ROWS = "was 1 p1 R=r+ B=b B=b; was 1 p2 {p2}; was 1 p3 R=r+ B=b B=b; was 1 p4 B=b B=b R=r"


def test_a_claim_that_what_was_turned_up_belies_makes_a_player_suspect():
    lied = suspicion(after("2-1-0", "RRB", ROWS.format(p2="B=r+ R=b B=r")).view("p1"))
    kept = suspicion(after("3-0-0", "RRR", ROWS.format(p2="R=r+ B=b B=b")).view("p1"))
    assert lied["p1"] == kept["p1"] == 0.0
    assert lied["p2"] > kept["p2"] + 0.1
    assert abs(sum(lied.values()) - 2.0) < 1e-9


def test_a_senator_with_five_players_needs_no_suspicion():
    doubts = suspicion(at("phase choice").view("p4"))
    assert doubts == {"p1": 0.0, "p2": 0.0, "p3": 0.0, "p4": 1.0, "p5": 1.0}


def test_fortuna_and_venus_speak_for_who_used_them():
    base = suspicion(at("phase choice; round 2; position 1").view("p1"))["p3"]
    back = suspicion(at("phase choice; round 2; position 1; used fortuna p3 1 back").view("p1"))["p3"]
    forward = suspicion(at("phase choice; round 2; position 1; used fortuna p3 1 forward").view("p1"))["p3"]
    assert forward < base < back
    covered = after("2-0-0", "RR", ROWS.format(p2="B=b B=b B=b")).position_text() + "; used venus p3 1 1"
    plain = after("2-0-0", "RR", ROWS.format(p2="B=b B=b B=b")).position_text()
    doubts = [suspicion(Table.from_position(GAME, text).view("p1"))["p3"] for text in (plain, covered)]
    assert doubts[0] < doubts[1]


def test_a_claim_is_worth_what_the_speaker_is_trusted():
    assert worth_of("red", 0.0) == 1.0
    assert worth_of("red", 0.2) > worth_of("red", 0.8) > worth_of("red", 1.0, lies=1.0)
    assert worth_of("blue", 0.0) < worth_of("blue", 1.0)
    assert worth_of(None, 0.5) == worth_of("?", 0.5) < 0


def test_an_honest_centurion_takes_claimed_red_from_whom_it_trusts_and_confirms():
    table = at("phase choice; row p2 R=r B=b B=b; row p3 R=r R=r B=b; row p4 B=b B=b J=j; row p5 B=b J=j B=b")
    while table.truth()["round"] == 1:
        play(table, "p1 " + choose(table, "p1").action)
    past = table.truth()["history"][-1]["rows"]
    assert [card["taken"] for card in past["p3"]] == [True, True, False]
    assert [card["taken"] for card in past["p2"]] == [True, False, False]


def test_a_covered_card_makes_the_centurion_choose_another():
    rows = "row p2 R=r B=b B=b; row p3 R=r R=r B=b; row p4 B=b B=b J=j; row p5 B=b J=j B=b"
    table = at(f"phase choice; power p3 venus; {rows}")
    while "confirm" not in actions(table, "p1"):
        seat = table.deciders()[0]
        if seat == "p3" and table.view("p3").plain_facts()["complete"] and "use venus 1" in actions(table, "p3"):
            play(table, "p3 use venus 1")
        else:
            play(table, f"{seat} " + choose(table, seat).action)
    assert not table.truth()["rows"]["p3"][0]["picked"]


@pytest.mark.parametrize(
    ("seat", "position", "action"),
    [
        ("p2", "phase powers; power p2 fortuna; power p3 juno; {taken}", "use fortuna forward"),
        ("p2", "phase choice; position 7; power p2 fortuna", "use fortuna forward"),
        ("p2", "phase choice; position 2; power p2 fortuna", "pass"),
        (
            "p4",
            "phase powers; position 1; quota 3; power p4 fortuna; {taken}",
            "use fortuna back",
        ),
        ("p4", "phase powers; position 3; quota 3; power p4 fortuna; {taken}", "pass"),
        (
            "p2",
            "phase powers; quota 3; power p2 vesta; {taken}; senate empty | blue",
            "use vesta",
        ),
        ("p2", "phase powers; quota 3; power p2 vesta; {taken}; senate empty | red_1", "pass"),
        (
            "p4",
            "phase powers; quota 3; power p4 vesta; {taken}; senate empty | red_1",
            "use vesta",
        ),
        ("p2", "phase choice; power p2 vesta", "pass"),
        ("p2", "phase powers; position 6; quota 3; power p2 juno; {taken}", "use juno"),
        ("p2", "phase powers; quota 3; power p2 juno; {taken}", "pass"),
        (
            "p4",
            "phase powers; position 2; quota 3; power p4 juno; {taken}; senate empty extra blue red_1 |",
            "use juno",
        ),
        ("p2", "phase choice; power p2 juno", "pass"),
        ("p2", "phase choice; quota 3; power p2 venus; row p2 R B+ P; row p3 R+ R+ B", "use venus 2"),
        ("p2", "phase choice; quota 3; power p2 venus; row p2 R+ B P; row p3 R+ R+ B", "pass"),
        ("p2", "phase choice; power p2 venus", "pass"),
        ("p4", "phase choice; quota 3; power p4 eris; row p4 R+ B P; row p3 R+ R+ B", "use eris 1"),
        ("p2", "phase choice; quota 3; power p2 minerva; row p4 R=b+ B P; row p3 R=r+ R=r+ B", "use minerva p4 1"),
        ("p2", "phase choice; power p2 minerva", "pass"),
        ("p4", "phase choice; quota 3; power p4 cibelis; row p2 R=r+ B P; row p3 R=r+ R=r+ B", "use cibelis p2 1"),
        ("p2", "phase powers; quota 3; power p2 roma; {taken}", "pass"),
        ("p4", "phase powers; round 2; quota 3; power p4 roma; {taken}", "pass"),
    ],
)
def test_a_tribune_uses_its_power_where_it_helps_its_side(seat, position, action):
    table = at(position.format(taken="row p2 R+ R+ B; row p3 R+ B P"))
    choice = choose(table, seat)
    assert choice.action == action
    assert choice.action in actions(table, seat)


def test_roma_is_turned_on_a_claim_about_which_most_is_open():
    table = at("phase powers; round 2; quota 3; power p2 roma; row p2 R+ R+ B; row p3 R+ B=b P; row p4 B B J")
    assert choose(table, "p2").action == "use roma p3 2"


def test_a_centurion_gives_back_what_it_no_longer_wants():
    table = at("phase choice; row p2 B=b+ B=b+ R=r; row p3 R=r R=r B=b; quota 3")
    given = []
    while table.truth()["round"] == 1:
        given.append(choose(table, "p1").action)
        play(table, "p1 " + given[-1])
    assert {"unpick p2 1", "pick p2 3", "confirm"} <= set(given)


def test_a_stolen_card_is_put_at_the_far_end():
    table = at("phase choice; power p2 minerva")
    play(table, "p2 use minerva p3 1")
    assert choose(table, "p2").action == "put 4"


def test_a_player_sure_of_a_senator_speaks_up_and_may_mislead_him():
    seen = set()
    for power in ("juno", "vesta", "roma", "venus", "eris"):
        for number in range(2, 6):
            past = f"round {number}; position 1; power p2 {power}; used fortuna p1 1 back"
            table = at(f"phase talk; {past}; row p2 R J B; row p5 R B B")
            while choose(table, "p2").action != "done":
                action = choose(table, "p2").action
                seen.add(action)
                play(table, f"p2 {action}")
    assert {"claim 1 red"} <= seen
    assert any(action.startswith(("accuse", "trust")) for action in seen)


def test_tribunes_beat_recruits_on_either_side():
    seeds = range(24)
    alone = {side: caesar_wins(5, seeds, **{side: RECRUIT}) for side in ("caesar", "senate")}
    even = caesar_wins(5, seeds)
    assert alone["caesar"] < even < alone["senate"]


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_between_tribunes_neither_faction_wins_more_than_two_in_three(players):
    games = 2000
    assert 0.35 <= caesar_wins(players, range(games)) / games <= 0.65


def test_a_spectator_or_anybody_may_weigh_a_match_but_only_from_a_view():
    table = Table.new(GAME, seed=1)
    assert set(suspicion(table.view(None)).values()) == {0.4}
    rng = random.Random(1)
    view = table.view("p1")
    assert suspicion(GAME.view(GAME.knowledge.determinize(view, rng), table.options, 0)) == suspicion(view)
