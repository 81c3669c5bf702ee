"""Recorded games of another implementation: outside data, so some tests need the file and skip without it.

That the reader of recordings understands and doubts what it reads is shown on matches of our own, written as recordings.
"""

import copy
import gzip
import json
import os
from pathlib import Path

import pytest

from games.julius.campaign import at, battle, moving, play
from games.julius.recorder import Recorder
from games.julius.test_8_battle import hold
from games.julius.test_9_winter import winter
from triumvirate.games.julius import oracle
from triumvirate.games.julius.oracle_macros import MACROS, Disagreement, Parted, Replay
from triumvirate.games.julius.printed import BLOCK_INDEX
from triumvirate.games.julius.state import CLEOPATRA

ROOT = Path(__file__).parents[3]
FOLDER = Path(os.environ.get("TRIUMVIRATE_ORACLE") or ROOT.parent / "shared" / "oracle")
FILE = FOLDER / "julius-games.jsonl.gz"
needs_file = pytest.mark.skipif(not FILE.exists(), reason="the recorded games are not here (TRIUMVIRATE_ORACLE)")


@pytest.fixture(scope="module")
def games():
    return list(oracle.read_games(FILE))


@needs_file
def test_14_a_dozen_recorded_games_agree(games):
    for game in games[::5]:
        outcome = oracle.compare(game)
        assert outcome.status in ("agreed", "parted"), outcome.reason
    assert {macro["t"] for game in games for macro in game["macros"]} <= set(MACROS)


@needs_file
@pytest.mark.long
def test_14_all_recorded_games_agree_or_part_where_the_book_says(capsys):
    assert oracle.main(FILE) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "games 61 agreed 60 parted 1 disagreed 0 macros 35999"


@needs_file
def test_14_k_a_surprise_against_oneself_parts(games):
    game = next(game for game in games if game["id"] == 20014)
    assert oracle.compare(game).status == "parted"


# Matches that come to every kind of event between them; others follow where these do not any more.
TELLING = (22, 67, 25, 50)


@pytest.fixture(scope="module")
def ours():
    return Recorder(5, max_2_events=True).recording()


def test_14_matches_of_our_own_written_as_recordings_agree_and_come_to_every_kind_of_event():
    reached, agreed = set(), 0
    for seed in (*TELLING, *range(80)):
        options = {"setup": "free"} if seed % 3 == 1 else {}
        game = Recorder(seed, max_2_events=seed % 2 == 1, **options).recording()
        outcome = oracle.compare(game)
        assert outcome.status == "agreed" or outcome.reason.startswith("14."), (seed, outcome)
        agreed += outcome.macros == len(game["macros"])
        reached |= {macro["t"] for macro in game["macros"][: outcome.macros]}
        if reached == set(MACROS) and agreed > 2:
            break
    assert reached == set(MACROS)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda game: game["macros"][200].update(h="00000000"),
        lambda game: game["macros"][150].update(act="-"),
        lambda game: game["macros"].pop(120),
        lambda game: game["macros"].insert(100, dict(game["macros"][99])),
        lambda game: game["final"].update(c_vp=12),
        lambda game: game["final"].update(h="00000000"),
        lambda game: game["macros"].pop(),
        lambda game: game["macros"][60].update(t="dance"),
        lambda game: game["final"].update(p_vp=12),
        lambda game: game["final"].update(result="Draw"),
        lambda game: game["checkpoints"][3].update(vp=[9, 9]),
        lambda game: game["checkpoints"][-1]["board"].reverse(),
        lambda game: first(game, "fire").update(round=4),
        lambda game: first(game, "fire")["dice"].pop(),
        lambda game: first(game, "fire")["dice"].append(6),
        lambda game: first(game, "move")["path"].insert(0, "Roma"),
        lambda game: first(game, "levy").update(to="Mare Tyrrhenum"),
        lambda game: first(game, "retreat")["path"].append("Roma"),
        lambda game: first(game, "retreat")["path"].insert(0, "Roma"),
        lambda game: first(game, "setup")["deal"]["c"].append(1),
        lambda game: first(game, "setup")["deal"]["p"].__setitem__(0, first(game, "setup")["deal"]["c"][0]),
        lambda game: game.pop("macros"),
    ],
)
def test_14_a_spoiled_recording_is_found(ours, spoil):
    game = copy.deepcopy(ours)
    spoil(game)
    assert oracle.compare(game).status == "disagreed"


def first(game, kind):
    return next(macro for macro in game["macros"] if macro["t"] == kind)


def test_14_the_last_line_counts(ours, tmp_path, capsys):
    path = tmp_path / "games.jsonl"
    spoiled = copy.deepcopy(ours)
    spoiled["macros"][5]["h"] = "0"
    path.write_text("\n\n".join(json.dumps(game) for game in (ours, spoiled, ours)), encoding="utf-8")
    assert oracle.main(path, 2) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == f"games 2 agreed 1 parted 0 disagreed 1 macros {len(ours['macros']) + 5}"
    assert lines[:-1] == ["game 5: disagreed: macro 5: move: the board is not the recorded one"]
    packed = tmp_path / "games.jsonl.gz"
    with gzip.open(packed, "wt", encoding="utf-8") as file:
        file.write(json.dumps(ours))
    assert oracle.main(packed) == 0
    assert capsys.readouterr().out == f"games 1 agreed 1 parted 0 disagreed 0 macros {len(ours['macros'])}\n"


# --- single macros, from a position: what the file may hold without our copy of it showing it -----------------------


def replaying(table, *macros):
    """A replay that stands in a position, with these macros to come."""
    replay = Replay({"macros": list(macros), "scenario": "Historical", "options": {}})
    state = table._state.copy()
    state.source = replay.script
    replay.state = state
    return replay


def feed(replay):
    for number, macro in enumerate(replay.macros):
        replay.number = number
        MACROS[macro["t"]](replay, macro)
        replay.drop_unrecorded_losses()


def test_14_d_caesars_cleopatra_and_a_vacant_alexandria_part():
    board = "time 705 5 levy pompeius; command caesar second levies=1; at creta cleopatra=2/turned; at roma legio-1=1"
    with pytest.raises(Parted, match=r"14\.d"):
        feed(replaying(at(board), {"t": "end_levy", "p": "P"}))
    held = board.replace("roma legio-1", "alexandria legio-1")
    feed(replaying(at(held), {"t": "end_levy", "p": "P"}))


def test_14_i_vulcan_turning_cleopatra_among_others_parts():
    board = "time 705 2 vulcan caesar; command caesar; played caesar vulcan; at alexandria cleopatra=1 {}; at roma legio-7=1"
    with pytest.raises(Parted, match=r"14\.i"):
        feed(replaying(at(board.format("legio-38=2")), {"t": "vulcan", "p": "C", "where": "Alexandria"}))
    alone = replaying(
        at(board.format("")),
        {"t": "vulcan", "p": "C", "where": "Alexandria"},
        {"t": "vulcan_hit", "p": "P", "b": "Cleopatra"},
    )
    feed(alone)
    assert alone.pending == []
    assert (alone.shadow.owner[CLEOPATRA], alone.shadow.steps[CLEOPATRA]) == (0, 1), (
        "she is Caesar's now, with one step"
    )


def test_14_j_a_trapped_cleopatra_parts():
    table = battle("at roma cleopatra=3/turned legio-1=3; at genua legio-2=1", "roma")
    hold(table, 3)
    table.act("pompeius", "pass legio-1")
    with pytest.raises(Parted, match=r"14\.j"):
        feed(replaying(table, {"t": "retreat_fail", "p": "C", "b": "Cleopatra", "round": 4}))


def test_14_k_a_surprise_named_against_oneself_parts():
    board = "at tarraco legio-5=3 legio-7=3/moved1/from:narbo; attack tarraco caesar narbo; entry caesar narbo tarraco"
    table = moving(f"{board}; at neapolis legio-1=3", "pompeius", "mars", second=True)
    with pytest.raises(Parted, match=r"14\.k"):
        feed(replaying(table, {"t": "end_move", "p": "P"}))
    other = "; at roma legio-8=1; at genua legio-9=1"
    table = moving(f"{board}; at neapolis legio-1=3{other}", "pompeius", "mars", second=True)
    move = {"t": "move", "p": "P", "b": "Legio 1", "path": ["Neapolis", "Roma"]}
    named = {"t": "surprise", "p": "P", "where": "Roma"}
    feed(replaying(table, move, {"t": "end_move", "p": "P"}, named))
    with pytest.raises(Parted, match=r"14\.k"):
        feed(replaying(table, move, {"t": "end_move", "p": "P"}, {**named, "where": "Tarraco"}))


def test_14_losses_told_in_any_order_or_not_at_all():
    board = "time 705 2 vulcan caesar; command caesar; played caesar vulcan; at roma legio-1=3 legio-2=2; at genua legio-7=1"
    strike = {"t": "vulcan", "p": "C", "where": "Roma"}
    hits = [{"t": "vulcan_hit", "p": "P", "b": name} for name in ("Legio 2", "Legio 1")]
    replay = replaying(at(board), strike, *hits)
    feed(replay)
    assert replay.pending == []
    feed(replaying(at(board), strike))  # automatic losses
    replay = replaying(at(board), strike, {"t": "end_move", "p": "C"})
    MACROS["vulcan"](replay, strike)
    assert len(replay.pending) == 2
    replay.drop_unrecorded_losses()
    assert replay.pending == []
    with pytest.raises(Disagreement, match="does not lose a step"):
        feed(replaying(at(board), strike, hits[0], hits[0]))
    replay = replaying(at(board), strike, hits[0], {"t": "end_move", "p": "P"})
    replay.drop_unrecorded_losses = lambda: None
    with pytest.raises(Disagreement, match="still to be taken"):
        feed(replay)


def test_14_jupiter_and_what_the_recording_says_of_the_block():
    board = "time 705 2 jupiter caesar; command caesar; played caesar jupiter; at roma legio-7=3; at neapolis {}=2"
    drawn = {"t": "jupiter", "p": "C", "where": "Neapolis", "colour": "Pompeius", "b": "Legio 1", "defects": True}
    to = {"t": "jupiter_to", "p": "C", "b": "Legio 1", "to": "Roma"}
    feed(replaying(at(board.format("legio-1")), drawn, to))
    with pytest.raises(Disagreement, match="another block"):
        feed(replaying(at(board.format("legio-1")), drawn, {**to, "b": "Legio 2"}))
    with pytest.raises(Disagreement, match="should come over"):
        feed(replaying(at(board.format("legio-1")), {**drawn, "defects": False}))
    with pytest.raises(Disagreement, match="should not have"):
        feed(replaying(at(board.format("pompeius")), {**drawn, "b": "Pompeius"}))
    with pytest.raises(Disagreement, match="is not possible"):
        feed(replaying(at(board.format("legio-1")), {**drawn, "b": "Legio 2"}))


def test_14_a_die_has_six_sides():
    table = battle("at roma legio-7=3 legio-1=1", "roma")
    play(table, "pass legio-1")
    shot = {"t": "fire", "p": "C", "b": "Legio 7", "round": 1, "dice": [7, 1, 1]}
    with pytest.raises(Disagreement, match="the draw 7 is not possible"):
        feed(replaying(table, shot))
    with pytest.raises(Disagreement, match="our rules draw where nothing is recorded"):
        feed(replaying(table, {**shot, "dice": [1, 6]}))
    replay = replaying(table, {**shot, "dice": [1, 6, 6]})
    feed(replay)
    assert replay.state.log is None
    assert replay.pending == [("hit", BLOCK_INDEX["legio-1"])], "a hit is told, always"


def test_14_only_who_is_asked_acts_and_only_as_our_rules_allow():
    table = battle("at roma legio-7=3 legio-1=1", "roma")  # the defender is first
    shot = {"t": "fire", "p": "C", "b": "Legio 7", "round": 1, "dice": [1, 1, 1]}
    with pytest.raises(Disagreement, match="C has nothing to decide in the phase fight"):
        feed(replaying(table, shot))
    with pytest.raises(Disagreement, match=r"our rules refuse it \(\d+\) in the phase fight"):
        feed(replaying(table, {**shot, "p": "P"}))


def test_14_a_card_is_dealt_once(ours):
    game = copy.deepcopy(ours)
    deal = first(game, "setup")["deal"]
    deal["p"][0] = deal["c"][0]
    assert oracle.compare(game).reason == f"macro 0: the draw {deal['c'][0]} is not possible"


def test_14_recordings_ask_a_side_once_more_before_it_ends_its_ports_or_names_a_surprise():
    """Where our rules have nothing to ask; the other side is next in them."""
    table, _ = winter(
        "at mare-tyrrhenum c-navis-1=2; at roma legio-7=1; at mare-hadriaticum p-navis-1=2; at salona legio-1=1"
    )
    port = {"t": "port", "p": "C", "b": "C Navis 1", "to": "Roma"}
    others = {"t": "port", "p": "P", "b": "P Navis 1", "to": "Salona"}
    assert asked_after(table, port, {"t": "end_port", "p": "C"}) == "C"
    assert asked_after(table, port, {"t": "end_port", "p": "P"}) == "P"
    assert asked_after(table, port, others) == "P"
    levies = "time 705 5 levy pompeius; command caesar second levies=1; played pompeius 2/2a; played caesar 2/2b"
    ended = at(f"{levies}; at mare-tyrrhenum c-navis-1=2; at roma legio-7=1; at salona legio-1=1")
    assert asked_after(ended, {"t": "end_levy", "p": "P"}, {"t": "end_port", "p": "P"}) == "C"
    assert asked_after(ended, {"t": "end_levy", "p": "P"}, {"t": "surprise", "p": "P", "where": "Roma"}) == "C"
    march = moving(
        "at genua legio-9=1; at roma legio-1=3/moved1/from:neapolis legio-8=1; attack roma pompeius neapolis",
        "pompeius",
        "mars",
        second=True,
    )
    ended, named = {"t": "end_move", "p": "P"}, {"t": "surprise", "p": "P", "where": "Roma"}
    assert asked_after(march, ended, named) == "P"
    assert asked_after(march, ended, {**named, "p": "C"}) == "C"
    assert asked_after(march, ended, {"t": "end_levy", "p": "P"}) == "C"


def asked_after(table, macro, following):
    """Who acts next after an event, with another to come."""
    replay = replaying(table, macro, following)
    MACROS[macro["t"]](replay, macro)
    return replay.actor(macro)


def test_14_the_next_event_is_known_by_its_kind_and_its_side():
    replay = replaying(at("at roma legio-7=1"), {"t": "port", "p": "C"}, {"t": "end_port", "p": "C"})
    assert replay.next_is("end_port", "C")
    assert not replay.next_is("surprise", "C")
    assert not replay.next_is("end_port", "P")
    replay.number = 1
    assert not replay.next_is("end_port", "C")


def test_14_nobody_is_done_with_ports_while_a_navis_can_still_go_to_one():
    board = "at mare-tyrrhenum c-navis-1=2 c-navis-2=2; at roma legio-7=1; at mare-hadriaticum p-navis-1=2; at salona legio-1=1"
    table, _ = winter(board)
    ports = [{"t": "port", "p": "C", "b": f"C Navis {number}", "to": "Roma"} for number in (1, 2)]
    done = {"t": "end_port", "p": "C"}
    feed(replaying(table, *ports, done))
    with pytest.raises(Disagreement, match="can still go to port"):
        feed(replaying(table, done))
    with pytest.raises(Disagreement, match="can still go to port"):
        feed(replaying(table, ports[0], done))
    with pytest.raises(Disagreement, match="can still go to port"):
        feed(replaying(table, *ports, done, {**done, "p": "P"}))


def test_14_losses_that_are_not_told_are_taken_at_once():
    board = "time 705 2 vulcan caesar; command caesar; played caesar vulcan; at roma legio-1=3 legio-2=2; at genua legio-7=1"
    strike = {"t": "vulcan", "p": "C", "where": "Roma"}
    replay = replaying(at(board), strike)
    feed(replay)
    assert replay.pending == []
    told = {**strike, "h": replay.hash(), "act": replay.actor(strike)}
    oracle._feed(replaying(at(board), told), told, 0)
