"""The engine protocol, request by request."""

from __future__ import annotations

import json
import random
from typing import Any

import jsonschema
import pytest

from some import some
from triumvirate.protocol import Session


def ask(session: Session, **request: Any) -> dict[str, Any]:
    return json.loads(session.answer(json.dumps(request)))


def begun(seed: int = 7, **options: Any) -> Session:
    session = Session()
    assert ask(session, cmd="new", game="caesar", options=options, seed=seed)["ok"]
    return session


def code(reply: dict[str, Any]) -> str:
    assert reply["ok"] is False
    assert reply["error"]["reason"]
    assert "rule" in reply["error"]
    return reply["error"]["code"]


def test_games_describes_every_game_with_its_options():
    games = {game["name"]: game for game in ask(Session(), cmd="games")["games"]}
    caesar = games["caesar"]
    assert caesar["title"] == "CAESAR!"
    assert caesar["seats"] == ["caesar", "pompey"]
    assert set(caesar["options"]) == {
        "poison",
        "centurions",
        "border_control",
        "stuck",
        "solo",
        "solo_side",
        "harder",
        "crassus_gifts",
        "variant",
    }
    assert caesar["options"]["stuck"]["choices"] == ["pass", "lose"]
    for game in some(games.values()):
        for option in some(game["options"].values()):
            assert {"type", "default", "doc"} <= set(option)


def test_new_tells_the_set_up_and_who_decides():
    session = Session()
    reply = ask(session, cmd="new", game="caesar", options={}, seed=7)
    assert reply["deciders"] == ["caesar"]
    assert reply["result"] is None
    assert [event["kind"] for event in reply["events"]].count("bonus_dealt") == 18
    assert all("kind" in event and "audience" in event for event in reply["events"])


def test_the_same_seed_and_actions_give_the_same_match():
    hashes = []
    for _ in range(2):
        session = begun(seed=11, poison=True)
        for _ in range(6):
            choice = ask(session, cmd="legal")["actions"][0]
            ask(session, cmd="act", seat=choice["seat"], action=choice["action"])
        hashes.append(ask(session, cmd="hash")["hash"])
    assert hashes[0] == hashes[1]
    assert ask(begun(seed=12, poison=True), cmd="hash") != ask(begun(seed=11, poison=True), cmd="hash")


def test_solo_plays_its_first_turn_in_new_and_gives_its_reasons():
    session = Session()
    reply = ask(session, cmd="new", game="caesar", options={"solo": "hard", "solo_side": "pompey"}, seed=3)
    choices = [event for event in reply["events"] if event["kind"] == "auto_choice"]
    assert choices
    assert all(event["step"] in range(1, 8) and event["candidates"] >= 1 for event in choices)
    assert reply["deciders"] == ["pompey"]
    truth = ask(session, cmd="truth")["truth"]
    assert sorted(truth["solo"]["line"]) == truth["hands"]["caesar"]


def test_truth_has_exactly_the_promised_fields():
    truth = ask(begun(), cmd="truth")["truth"]
    assert list(truth) == [
        "to_move",
        "phase",
        "hands",
        "bags",
        "centurions",
        "bonuses",
        "supply",
        "borders",
        "provinces",
        "placed",
        "senate",
    ]
    assert len(truth["borders"]) == 30
    assert len(truth["provinces"]) == 18
    assert truth["hands"]["caesar"] == sorted(truth["hands"]["caesar"])


def test_act_with_scripted_chance():
    session = begun()
    choice = ask(session, cmd="legal")["actions"][0]
    token = ask(session, cmd="truth")["truth"]["bags"]["caesar"][0]
    reply = ask(session, cmd="act", seat="caesar", action=choice["action"], chance=[{"draw": token}])
    assert reply["deciders"] == ["pompey"]
    assert token in ask(session, cmd="truth")["truth"]["hands"]["caesar"]


@pytest.mark.parametrize(
    "chance",
    [
        [],
        [{"draw": "ship-9-9"}],
        [{"poison": "ship-5-1"}],
        [0],
        ["ship"],
        [None],
        [{}],
        [{"draw": "laurel-4-0"}, {"draw": "laurel-3-1"}],
        {"draw": "ship-5-1"},
        "ship",
        7,
    ],
)
def test_chance_that_does_not_fit_is_refused_and_changes_nothing(chance: Any):
    session = begun()
    before = ask(session, cmd="hash"), ask(session, cmd="record")
    choice = ask(session, cmd="legal")["actions"][0]
    assert code(ask(session, cmd="act", seat="caesar", action=choice["action"], chance=chance)) == "bad_request"
    assert (ask(session, cmd="hash"), ask(session, cmd="record")) == before


def test_refusals_have_their_codes():
    session = Session()
    assert code(ask(session, cmd="legal")) == "no_match"
    assert code(ask(session, cmd="new", game="chess")) == "unknown_game"
    assert code(ask(session, cmd="new")) == "bad_request"
    assert code(ask(session, cmd="new", game="caesar", options={"speed": 1})) == "bad_option"
    assert code(ask(session, cmd="new", game="caesar", options={"poison": 1})) == "bad_option"
    assert code(ask(session, cmd="new", game="caesar", options={"border_control": True})) == "bad_option"
    assert code(ask(session, cmd="new", game="caesar", options={"solo": "brutal"})) == "bad_option"
    session = begun()
    assert code(ask(session, cmd="act", seat="pompey", action="pass")) == "not_your_turn"
    assert code(ask(session, cmd="act", seat="caesar", action="pass")) == "illegal"
    assert code(ask(session, cmd="act", seat="caesar", action="attack Rome")) == "illegal"
    assert code(ask(session, cmd="act", seat="crassus", action="pass")) == "bad_request"
    assert code(ask(session, cmd="undo")) == "bad_request"
    assert code(ask(session, cmd="load", record="nonsense")) == "bad_record"
    assert code(ask(session, cmd="fly")) == "bad_request"


def test_explain_answers_for_legal_illegal_and_meaningless_actions():
    session = begun()
    legal = ask(session, cmd="legal")["actions"][0]["action"]
    assert ask(session, cmd="explain", seat="caesar", action=legal)["legal"] is True
    refused = ask(session, cmd="explain", seat="caesar", action="pass")
    assert (refused["legal"], refused["rule"]) == (False, "house.stuck")
    meaningless = ask(session, cmd="explain", seat="caesar", action="sing")
    assert meaningless["ok"]
    assert meaningless["legal"] is False
    assert ask(session, cmd="explain", seat="pompey", action=legal)["legal"] is False


def test_views_hide_the_other_hand():
    session = begun()
    truth = ask(session, cmd="truth")["truth"]
    view = ask(session, cmd="view", seat="caesar")["view"]
    assert view["hand"] == truth["hands"]["caesar"]
    assert "hands" not in view
    assert view["hand_sizes"]["pompey"] == 2
    assert "hand" not in ask(session, cmd="view", seat=None)["view"]
    assert code(ask(session, cmd="view")) == "bad_request"


def test_undo_restores_the_state_and_the_record():
    session = begun()
    before = ask(session, cmd="hash"), ask(session, cmd="record")
    choice = ask(session, cmd="legal")["actions"][3]
    ask(session, cmd="act", seat="caesar", action=choice["action"])
    assert ask(session, cmd="undo")["deciders"] == ["caesar"]
    assert (ask(session, cmd="hash"), ask(session, cmd="record")) == before


def play_out(session: Session) -> None:
    while deciders := ask(session, cmd="legal")["actions"]:
        choice = deciders[len(deciders) // 2]
        ask(session, cmd="act", seat=choice["seat"], action=choice["action"])


def test_a_whole_match_ends_loads_again_and_refuses_more():
    session = begun(centurions=True, border_control=True)
    play_out(session)
    result = ask(session, cmd="result")["result"]
    assert result is not None
    assert set(result["scores"]) == {"caesar", "pompey"}
    record = ask(session, cmd="record")["record"]
    assert code(ask(session, cmd="act", seat="caesar", action="pass")) == "over"
    assert code(ask(session, cmd="bot", name="recruit", seat="caesar")) == "over"
    other = Session()
    reply = ask(other, cmd="load", record=record)
    assert (reply["deciders"], reply["result"]) == ([], result)
    assert ask(other, cmd="hash") == ask(session, cmd="hash")
    assert ask(other, cmd="truth")["truth"]["to_move"] is None


def test_a_broken_record_names_its_line():
    session = begun()
    play_out(session)
    lines = ask(session, cmd="record")["record"].splitlines()
    lines[12] = lines[12].replace("place", "please", 1)
    reply = ask(session, cmd="load", record="\n".join(lines))
    assert code(reply) == "bad_record"
    assert "Line 13" in reply["error"]["reason"]
    assert ask(session, cmd="result")["result"] is not None


def test_positions_go_both_ways():
    session = begun(poison=True)
    text = ask(session, cmd="position")["text"]
    digest = ask(session, cmd="hash")
    other = Session()
    assert ask(other, cmd="position", game="caesar", text=text)["deciders"] == ["caesar"]
    assert ask(other, cmd="hash") == digest
    assert code(ask(other, cmd="position", game="caesar", text="hand caesar elephant")) == "bad_request"
    assert ask(other, cmd="hash") == digest


def test_bots_are_listed_and_choose_a_legal_action_with_a_reason():
    session = begun()
    names = [bot["name"] for bot in ask(session, cmd="bots", game="caesar")["bots"]]
    assert names[:3] == ["recruit", "beginner", "tribune"]
    legal = {choice["action"] for choice in ask(session, cmd="legal")["actions"]}
    for name in names[:3]:
        reply = ask(session, cmd="bot", name=name, seat="caesar", seconds=1, seed=5)
        assert reply["action"] in legal
        assert reply["why"]
        assert reply == ask(session, cmd="bot", name=name, seat="caesar", seconds=1, seed=5)
    assert code(ask(session, cmd="bot", name="tribune", seat="pompey")) == "not_your_turn"
    assert code(ask(session, cmd="bot", name="hannibal", seat="caesar")) == "bad_request"


def test_perft_counts_sequences():
    session = begun()
    one = ask(session, cmd="perft", depth=1)["perft"]
    assert one == len(ask(session, cmd="legal")["actions"])
    total = 0
    for choice in ask(session, cmd="legal")["actions"]:
        ask(session, cmd="act", seat=choice["seat"], action=choice["action"])
        total += len(ask(session, cmd="legal")["actions"])
        ask(session, cmd="undo")
    assert ask(session, cmd="perft", depth=2)["perft"] == total
    assert ask(session, cmd="perft", depth=0)["perft"] == 1
    assert code(ask(session, cmd="perft", depth=-1)) == "bad_request"


@pytest.mark.parametrize("game", ["caesar", "julius", "rubico"])
def test_views_are_as_their_schema_says(game: str):
    session, rng = Session(), random.Random(3)
    schema = ask(session, cmd="schema", game=game)["schema"]
    validator = jsonschema.Draft202012Validator(schema)
    seats = ask(session, cmd="new", game=game, seed=3)["deciders"]
    for _ in range(40):
        for seat in some([*seats, None]):
            view = ask(session, cmd="view", seat=seat)["view"]
            assert not list(validator.iter_errors(view))
        choice = rng.choice(ask(session, cmd="legal")["actions"])
        seats = ask(session, cmd="act", seat=choice["seat"], action=choice["action"])["deciders"]
        if not seats:
            break
    assert list(validator.iter_errors(view | {"phase": 7}))
    assert code(ask(session, cmd="schema", game="chess")) == "unknown_game"
