"""Studies on a server: begun from anything that is open, tried in, kept, shared, copied, exported, and forgotten."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from server.conftest import Running, serving
from server.playing import act_once, established, play_out, table_for_two
from triumvirate.core.record import read_record
from triumvirate.core.table import Table
from triumvirate.games import find_game, game_names
from triumvirate.puzzles import shelf
from triumvirate.server.client import Client, Refused
from triumvirate.server.studies import beginning, desk


def begin(client: Client, **body: Any) -> Any:
    return client.post(dict, "/studies", **body)


def board(client: Client, study: str, move: int, **query: Any) -> Any:
    return client.get(dict, f"/studies/{study}/moves/{move}", **query)


def try_last(client: Client, study: str, move: int, **body: Any) -> Any:
    """The last thing that whoever decides may do."""
    choice = board(client, study, move)["legal"][-1]
    given = {"seat": choice["seat"], "action": choice["action"], **body}
    return client.post(dict, f"/studies/{study}/moves/{move}", **given)


def finished(server: Running) -> tuple[Client, Client, str]:
    caesar, pompey, match = table_for_two(server)
    play_out({"caesar": caesar, "pompey": pompey}, match)
    return caesar, pompey, match


def test_from_any_entry_of_a_finished_match_any_move_can_be_tried(server: Running) -> None:
    me, _, match = finished(server)
    made = begin(me, match=match)
    study, played = made["study"]["id"], len(made["moves"])
    assert made["study"]["source"] == match
    for move in (0, 3, 7):
        tried = try_last(me, study, move)
        assert tried["move"]["parent"] == move
    again = me.get(dict, f"/studies/{study}")
    assert len(again["moves"]) == played + 3
    assert begin(me, match=match)["study"]["id"] == study, "whoever comes back finds what they tried"


def test_a_running_match_is_never_looked_into(server: Running) -> None:
    caesar, pompey, match = table_for_two(server)
    act_once({"caesar": caesar, "pompey": pompey}, match, random.Random(1))
    for who in (caesar, pompey, server.client()):
        with pytest.raises(Refused) as refused:
            begin(who, match=match)
        assert refused.value.code == "forbidden"
        assert who.get(dict, "/studies")["studies"] == []


@pytest.mark.parametrize("game", game_names())
def test_every_game_can_be_tried_from_an_empty_board_by_hand_and_by_bots(server: Running, game: str) -> None:
    me = server.client()
    study = begin(me, game=game)["study"]["id"]
    told = board(me, study, 0)
    assert told["view"]["seat"] == told["seat"] == told["deciders"][0]
    assert {view["seat"] for view in told["beside"]} | {told["seat"]} == set(me.get(dict, f"/studies/{study}")["seats"])
    first = try_last(me, study, 0)["move"]["number"]
    second = me.post(dict, f"/studies/{study}/moves/{first}/bot", bot="recruit")
    assert second["move"]["parent"] == first


def test_the_judge_is_asked_for_whoever_decides_and_for_nobody_else(server: Running) -> None:
    me = server.client()
    study = begin(me, game="rubico", options={"players": 3})["study"]["id"]
    hint = me.post(dict, f"/studies/{study}/moves/0/hint")
    assert hint["action"] in {choice["action"] for choice in board(me, study, 0)["legal"]}
    with pytest.raises(Refused) as refused:
        me.post(dict, f"/studies/{study}/moves/0/hint", seat="nobody")
    assert refused.value.code == "conflict"


def test_a_move_that_was_tried_is_judged_as_it_stood_before_it(server: Running) -> None:
    puzzle = next(iter(shelf.shipped("caesar").values()))
    worst = min(puzzle.worth, key=lambda action: puzzle.worth[action])
    me = server.client()
    study = begin(me, game="caesar", position=puzzle.position)["study"]["id"]
    move = try_last(me, study, 0, seat=puzzle.seat, action=worst)["move"]
    said = me.post(dict, f"/studies/{study}/moves/{move['parent']}/hint", seat=puzzle.seat, action=worst)
    assert (said["action"], said["about"]["action"]) == (puzzle.answer, worst)
    assert said["about"]["verdict"] == "blunder"
    assert said["about"]["against"]
    assert said["chance"] - said["about"]["chance"] == pytest.approx(
        puzzle.worth[puzzle.answer] - puzzle.worth[worst], abs=0.002
    )
    right = me.post(dict, f"/studies/{study}/moves/0/hint", action=puzzle.answer)["about"]
    assert (right["verdict"], right["unsure"], right["against"]) == ("", False, "")
    assert me.post(dict, f"/studies/{study}/moves/0/hint")["about"] is None
    with pytest.raises(Refused, match="cannot be done now"):
        me.post(dict, f"/studies/{study}/moves/0/hint", action="place nothing")


def test_what_the_judge_called_a_move_is_kept_shared_copied_and_exported(server: Running) -> None:
    me, other = server.client(), server.client()
    study = begin(me, game="caesar")["study"]["id"]
    first = try_last(me, study, 0)["move"]["number"]
    last = try_last(me, study, first)["move"]["number"]
    me.call("PATCH", f"/studies/{study}/moves/{last}", {"comment": "Why?"})
    me.call("PATCH", f"/studies/{study}/moves/{last}", {"verdict": "mistake"})
    kept = me.get(dict, f"/studies/{study}")["moves"]
    assert [(one["comment"], one["verdict"]) for one in kept] == [("", ""), ("", ""), ("Why?", "mistake")]
    with pytest.raises(Refused):
        other.get(dict, f"/studies/{study}")
    me.call("PATCH", f"/studies/{study}", {"is_shared": True})
    assert other.get(dict, f"/studies/{study}")["moves"][last]["verdict"] == "mistake"
    with pytest.raises(Refused) as refused:
        other.call("PATCH", f"/studies/{study}/moves/{last}", {"verdict": ""})
    assert refused.value.code == "forbidden"
    with pytest.raises(Refused):
        me.call("PATCH", f"/studies/{study}/moves/{last}", {"verdict": "splendid"})
    assert begin(other, study=study)["moves"][last]["verdict"] == "mistake"
    text = me.call("GET", f"/studies/{study}/record", move=last).decode()
    assert [move["verdict"] for move in begin(other, record=text)["moves"]] == ["", "", "mistake"]
    before = me.call("GET", f"/studies/{study}/record", move=first).decode()
    assert "signs" not in before, "a line ends where it ends"


def test_a_command_of_julius_caesar_is_judged_as_a_whole_where_it_ends(server: Running) -> None:
    table = Table.new(find_game("julius"), seed=2)
    while table.view(table.deciders()[0]).phase != "move":
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[0].action)
    me = server.client()
    study = begin(me, game="julius", position=table.position_text())["study"]["id"]
    told, began = board(me, study, 0), 0
    seat = told["seat"]
    while told["view"]["phase"] in ("move", "step", "levy", "levy_at") and told["deciders"] == [seat]:
        before, action = told["move"]["number"], told["legal"][len(told["legal"]) // 2]["action"]
        told = try_last(me, study, before, action=action)
    said = me.post(dict, f"/studies/{study}/moves/{before}/hint", seat=seat, action=action)
    about = said["about"]
    assert about["verdict"] in ("mistake", "blunder")
    assert about["done"]
    assert about["against"]
    assert before - about["before"] == began
    assert said["line"][0] == {**said["line"][0], "seat": seat, "action": said["action"]}
    assert len(said["line"]) > 1
    assert said["chance"] > about["chance"]


def test_a_position_and_a_record_are_beginnings_too_and_a_line_is_exported_as_a_record(server: Running) -> None:
    me = server.client()
    table = Table.new(find_game("caesar"), seed=3)
    choice = table.legal()[0]
    table.act(choice.seat, choice.action)
    study = begin(me, game="caesar", position=table.position_text())["study"]["id"]
    assert board(me, study, 0)["position"] == table.position_text()
    move = try_last(me, study, 0)["move"]["number"]
    text = me.call("GET", f"/studies/{study}/record", move=move).decode()
    assert read_record(text, find_game).position_text() == board(me, study, move)["position"]
    other = begin(me, record=text)
    assert other["offset"] == 1
    assert board(me, other["study"]["id"], 1)["position"] == board(me, study, move)["position"]


def test_nobody_sees_a_study_before_it_is_shared_and_others_go_on_in_a_copy(server: Running) -> None:
    me, other = server.client(), server.client()
    study = begin(me, game="caesar", name="The Ides")["study"]["id"]
    with pytest.raises(Refused) as refused:
        other.get(dict, f"/studies/{study}")
    assert refused.value.code == "not_found"
    me.call("PATCH", f"/studies/{study}", {"is_shared": True})
    assert not other.get(dict, f"/studies/{study}")["study"]["is_mine"]
    with pytest.raises(Refused) as refused:
        try_last(other, study, 0)
    assert refused.value.code == "forbidden"
    copy = begin(other, study=study)["study"]
    assert (copy["name"], copy["is_mine"], copy["is_shared"]) == ("The Ides", True, False)
    try_last(other, copy["id"], 0)
    assert len(me.get(dict, f"/studies/{study}")["moves"]) == 1
    me.call("PATCH", f"/studies/{study}", {"is_shared": False})
    with pytest.raises(Refused):
        other.get(dict, f"/studies/{study}")


def test_a_branch_is_cut_a_study_is_named_and_deleted(server: Running) -> None:
    me = server.client()
    study = begin(me, game="caesar")["study"]["id"]
    first = try_last(me, study, 0)["move"]["number"]
    try_last(me, study, first)
    assert [move["number"] for move in me.send("DELETE", dict, f"/studies/{study}/moves/{first}", None)["moves"]] == [0]
    me.call("PATCH", f"/studies/{study}", {"name": "Nones"})
    assert [one["name"] for one in me.get(dict, "/studies")["studies"]] == ["Nones"]
    me.call("DELETE", f"/studies/{study}")
    assert me.get(dict, "/studies")["studies"] == []


def test_there_are_so_many_moves(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_MOVES", 2)
    monkeypatch.setattr(beginning, "MOST_MOVES", 2)
    me, match = (one := finished(server))[0], one[2]
    study = begin(me, game="caesar")["study"]["id"]
    move = try_last(me, study, 0)["move"]["number"]
    with pytest.raises(Refused) as refused:
        try_last(me, study, move)
    assert refused.value.code == "too_large"
    with pytest.raises(Refused):
        begin(me, match=match)


def test_there_are_so_many_studies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST", (2, 3))
    with serving(tmp_path, limits=True) as server:
        me = server.client()
        for _ in range(2):
            begin(me, game="caesar")
        with pytest.raises(Refused) as refused:
            begin(me, game="caesar")
        assert refused.value.code == "forbidden"


def test_with_an_account_its_studies_go_and_its_export_has_them(server: Running) -> None:
    me, other = established(server), server.client()
    study = begin(me, game="caesar", name="The Ides")["study"]["id"]
    me.call("PATCH", f"/studies/{study}", {"is_shared": True})
    assert [one["name"] for one in me.get(dict, "/me/export")["studies"]] == ["The Ides"]
    me.call("POST", "/me/proof", {"password": "a long password"})
    me.call("DELETE", "/me", {"name": me.me().me.name})  # type: ignore[union-attr]
    with pytest.raises(Refused) as refused:
        other.get(dict, f"/studies/{study}")
    assert refused.value.code == "not_found"


def test_a_list_of_studies_does_not_read_what_is_in_them(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    me, _, match = finished(server)
    study = begin(me, match=match)["study"]
    columns: set[str] = set()
    honest = server.worker.db.rows

    async def rows(query: Any, values: Any = None) -> Any:
        found = await honest(query, values)
        columns.update(*(row._mapping for row in found))
        return found

    monkeypatch.setattr(server.worker.db, "rows", rows)
    assert me.get(dict, "/studies")["studies"] == [study]
    assert study["moves"] > 5
    assert "nodes" in columns
    assert "tree" not in columns


def test_moves_are_commented_on_and_a_copy_has_the_comments(server: Running) -> None:
    me, other = server.client(), server.client()
    study = begin(me, game="caesar")["study"]["id"]
    move = try_last(me, study, 0)["move"]["number"]
    me.call("PATCH", f"/studies/{study}/moves/{move}", {"comment": "  The die is cast.  "})
    said = me.get(dict, f"/studies/{study}")["moves"]
    assert {one["number"]: one["comment"] for one in said} == {0: "", move: "The die is cast."}
    following = try_last(me, study, move)["move"]
    assert following["comment"] == ""
    me.call("PATCH", f"/studies/{study}", {"is_shared": True})
    assert other.get(dict, f"/studies/{study}")["moves"][1]["comment"] == "The die is cast."
    with pytest.raises(Refused):
        other.call("PATCH", f"/studies/{study}/moves/{move}", {"comment": "No."})
    assert begin(other, study=study)["moves"][1]["comment"] == "The die is cast."
    with pytest.raises(Refused):
        me.call("PATCH", f"/studies/{study}/moves/{move}", {"comment": "x" * 601})
    me.call("PATCH", f"/studies/{study}/moves/{move}", {"comment": " "})
    assert [one["comment"] for one in me.get(dict, f"/studies/{study}")["moves"]] == ["", "", ""]
