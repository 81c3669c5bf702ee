"""The room to try moves in, without a server: begun from anything, kept on the page's shelf, played on by bots, exported."""

from __future__ import annotations

from typing import Any

import pytest

from offline.shelf import Hand, MemoryShelf, at_a_desk
from triumvirate.core.record import read_record
from triumvirate.games import find_game, game_names
from triumvirate.puzzles import shelf


async def told(hand: Hand, method: str, address: str, **body: Any) -> Any:
    status, answer = await hand.asks(method, address, **body)
    assert status == 200, answer
    return answer


async def finished(hand: Hand) -> str:
    match = str((await hand.sits("/play", game="caesar", bot="recruit"))["match"]["id"])
    await hand.looks_at(match)
    await hand.plays(match, most=2)
    assert (await hand.asks("POST", "/studies", match=match))[0] == 403, "a running match is not looked into"
    await hand.asks("POST", f"/matches/{match}/resign")
    return match


@pytest.mark.parametrize("game", game_names())
@at_a_desk
async def test_an_empty_board_is_played_on_by_hand_and_by_a_bot_and_is_there_after_a_reload(game: str) -> None:
    shelf = MemoryShelf()
    hand = Hand(shelf)
    study = (await told(hand, "POST", "/studies", game=game))["study"]["id"]
    assert study.startswith("here-"), "by it a page knows whom to ask"
    board = await told(hand, "GET", f"/studies/{study}/moves/0")
    for choice in board["legal"][0], board["legal"][-1]:
        tried = await told(hand, "POST", f"/studies/{study}/moves/0", seat=choice["seat"], action=choice["action"])
    after = await told(hand, "POST", f"/studies/{study}/moves/{tried['move']['number']}/bot", bot="recruit")
    await told(hand, "PATCH", f"/studies/{study}", name="Ides")
    await told(hand, "PATCH", f"/studies/{study}/moves/{after['move']['number']}", comment="Why not?")
    await told(hand, "PATCH", f"/studies/{study}/moves/{after['move']['number']}", verdict="slip")
    again = Hand(shelf)
    [listed] = (await told(again, "GET", "/studies"))["studies"]
    kept = await told(again, "GET", f"/studies/{study}")
    assert (listed["id"], listed["name"], listed["moves"]) == (study, "Ides", len(kept["moves"]) - 1)
    assert (kept["moves"][-1]["comment"], kept["moves"][-1]["verdict"]) == ("Why not?", "slip")
    line = await told(again, "GET", f"/studies/{study}/record?move={after['move']['number']}")
    assert (await told(again, "POST", "/studies", record=line))["moves"][-1]["verdict"] == "slip"
    copies = [one["id"] for one in (await told(again, "GET", "/studies"))["studies"] if one["id"] != study]
    await told(again, "DELETE", f"/studies/{copies[0]}")
    assert (await told(again, "GET", f"/studies/{study}/moves/{after['move']['number']}"))["view"] == after["view"]
    cut = await told(again, "DELETE", f"/studies/{study}/moves/{tried['move']['number']}")
    assert after["move"]["number"] not in [move["number"] for move in cut["moves"]]
    await told(again, "DELETE", f"/studies/{study}")
    assert [name for name in shelf.notes if name != "studies"] == []
    assert (await told(again, "GET", "/studies"))["studies"] == []


@at_a_desk
async def test_a_study_begins_with_a_match_a_record_or_a_position_and_its_line_is_exported() -> None:
    hand = Hand(MemoryShelf())
    match = await finished(hand)
    made = await told(hand, "POST", "/studies", match=match, name="Of a match")
    assert (await told(hand, "POST", "/studies", match=match))["study"]["id"] == made["study"]["id"]
    last = made["moves"][-1]["number"]
    board = await told(hand, "GET", f"/studies/{made['study']['id']}/moves/{last}")
    line = await told(hand, "GET", f"/studies/{made['study']['id']}/record?move={last}")
    assert read_record(line, find_game).position_text() == board["position"]
    from_record = await told(hand, "POST", "/studies", record=line)
    assert [move["action"] for move in from_record["moves"]] == [move["action"] for move in made["moves"]]
    from_position = await told(hand, "POST", "/studies", game="caesar", position=board["position"])
    [start] = from_position["moves"]
    shown = await told(hand, "GET", f"/studies/{from_position['study']['id']}/moves/{start['number']}")
    assert shown["position"] == board["position"]
    assert len((await told(hand, "GET", "/studies"))["studies"]) == 3


@at_a_desk
async def test_the_judge_advises_in_a_study_and_what_needs_others_is_refused_in_words() -> None:
    hand = Hand(MemoryShelf())
    study = (await told(hand, "POST", "/studies", game="rubico"))["study"]["id"]
    board = await told(hand, "GET", f"/studies/{study}/moves/0")
    hint = await told(hand, "POST", f"/studies/{study}/moves/0/hint", seat=board["deciders"][0])
    assert hint["action"] in [choice["action"] for choice in board["legal"]]
    line = await told(hand, "GET", f"/studies/{study}/record?move=0")
    given = await told(hand, "POST", "/advised", record=line, seat=board["deciders"][0])
    assert given["action"] in [choice["action"] for choice in board["legal"]], "of a server's study, by its line"
    assert (await hand.asks("POST", "/advised", record="nothing"))[0] == 422
    status, refused = await hand.asks("PATCH", f"/studies/{study}?lang=it", is_shared=True)
    assert (status, refused["error"]["reason"]) == (
        403,
        "Uno studio in questa pagina non ha un link per altri: da' loro la sua registrazione.",
    )
    assert (await hand.asks("GET", "/studies/here-nothing"))[0] == 404
    assert (await hand.asks("GET", f"/studies/{study}/moves/99"))[0] == 400


@at_a_desk
async def test_the_judge_says_what_it_thinks_of_a_move_that_was_tried_here_and_in_a_study_of_the_servers() -> None:
    puzzle = next(iter(shelf.shipped("caesar").values()))
    worst = min(puzzle.worth, key=lambda action: puzzle.worth[action])
    hand = Hand(MemoryShelf())
    study = (await told(hand, "POST", "/studies", game="caesar", position=puzzle.position))["study"]["id"]
    await told(hand, "POST", f"/studies/{study}/moves/0", seat=puzzle.seat, action=worst)
    said = await told(hand, "POST", f"/studies/{study}/moves/0/hint?lang=it", seat=puzzle.seat, action=worst)
    assert (said["action"], said["about"]["verdict"]) == (puzzle.answer, "blunder")
    assert said["about"]["against"]
    line = await told(hand, "GET", f"/studies/{study}/record?move=0")
    given = await told(hand, "POST", "/advised?lang=it", record=line, seat=puzzle.seat, action=worst)
    assert given["about"] == said["about"]
    assert (await told(hand, "POST", "/advised", record=line, seat=puzzle.seat))["about"] is None
    assert (await hand.asks("POST", "/advised", record=line, seat=puzzle.seat, action="place nothing"))[0] == 409


@at_a_desk
async def test_of_what_it_does_not_weigh_by_itself_the_judge_says_nothing() -> None:
    hand = Hand(MemoryShelf())
    study = (await told(hand, "POST", "/studies", game="rubico"))["study"]["id"]
    board = await told(hand, "GET", f"/studies/{study}/moves/0")
    choice = board["legal"][0]
    said = await told(hand, "POST", f"/studies/{study}/moves/0/hint", seat=choice["seat"], action=choice["action"])
    assert said["about"] is None


@at_a_desk
async def test_a_record_from_elsewhere_becomes_a_finished_match_of_the_page() -> None:
    shelf = MemoryShelf()
    hand = Hand(shelf)
    record = await told(hand, "GET", f"/matches/{await finished(hand)}/record")
    brought = (await told(hand, "POST", "/records", record=record))["match"]["id"]
    again = Hand(shelf)
    await again.sits("/play", game="caesar", bot="recruit")
    lists = {
        name: (await told(again, "GET", f"/matches?list={name}"))["matches"] for name in ("mine", "finished", "open")
    }
    assert {name: len(found) for name, found in lists.items()} == {"mine": 3, "finished": 2, "open": 0}
    state = await told(again, "GET", f"/matches/{brought}")
    assert (state["match"]["status"], state["number"]) == ("finished", len(read_record(record, find_game).entries) - 1)
    assert (await told(again, "GET", f"/matches/{brought}/record")).partition("\n\n")[2] == record.partition("\n\n")[2]
    assert (await hand.asks("POST", "/records", record="nothing"))[0] == 422
