"""Puzzles and looking back without a server: the same answers, kept on the page's shelf."""

from __future__ import annotations

import asyncio

from offline.shelf import Hand, MemoryShelf, at_a_desk
from some import some
from triumvirate.puzzles import asking
from triumvirate.puzzles.shelf import games_with_puzzles, shipped


@at_a_desk
async def test_a_puzzle_is_asked_hinted_judged_and_counts_once() -> None:
    shelf = MemoryShelf()
    hand = Hand(shelf)
    told = (await hand.asks("GET", "/puzzles?lang=it"))[1]
    assert [one["game"] for one in told["games"]] == games_with_puzzles()
    for game in games_with_puzzles():
        asked = (await hand.asks("GET", f"/puzzles/{game}/next"))[1]["puzzle"]
        kept = shipped(game)[asked["id"]]
        few = (await hand.asks("POST", f"/puzzles/{game}/{asked['id']}/hint"))[1]["choices"]
        assert kept.answer in few
        verdict = (await hand.asks("POST", f"/puzzles/{game}/{asked['id']}", choice=kept.answer))[1]
        assert (verdict["is_right"], verdict["counts"]) == (True, True)
        again = Hand(shelf)  # the page was closed, and is opened anew
        verdict = (await again.asks("POST", f"/puzzles/{game}/{asked['id']}", choice=kept.answer))[1]
        assert (verdict["is_right"], verdict["counts"]) == (True, False)
        following = (await again.asks("GET", f"/puzzles/{game}/next"))[1]["puzzle"]
        assert following["id"] != asked["id"]
        one = (await again.asks("GET", f"/puzzles/{game}/{asked['id']}"))[1]["puzzle"]
        assert one["tried"] is True
        mine = next(one for one in (await again.asks("GET", "/puzzles"))[1]["games"] if one["game"] == game)["mine"]
        assert (mine["tries"], mine["solved"], mine["streak"]) == (1, 1, 1)
    assert (await hand.asks("GET", "/puzzles/caesar/nothing"))[0] == 404
    assert (await hand.asks("POST", "/puzzles/caesar/nothing/hint"))[0] == 404


@at_a_desk
async def test_what_a_wrong_answer_overlooks_is_found_out_here_as_on_a_server() -> None:
    hand = Hand(MemoryShelf())
    for game in some(games_with_puzzles()):
        puzzle, choice, refuted = next(
            (puzzle, choice, refuted)
            for puzzle in shipped(game).values()
            for choice in puzzle.worth
            if choice not in (puzzle.answer, *([] if game == "rubico" else puzzle.refuted))
            and (refuted := asking.refuting(game, puzzle, choice)) is not puzzle
        )
        given = (await hand.asks("POST", f"/puzzles/{game}/{puzzle.id}?lang=it", choice=choice))[1]["given"]
        assert given["why"] == asking.why(game, refuted, choice, "it") != ""
        line = refuted.refuted[choice].line
        assert [step["action"] for step in given["steps"]] == (
            [] if puzzle.choices else [choice, *(a for _, a in line)]
        )


@at_a_desk
async def test_a_match_is_looked_back_at_and_what_was_found_is_kept_and_forgotten_with_it() -> None:
    shelf = MemoryShelf()
    hand = Hand(shelf)
    hand.desk.analyst._iterations = 16
    match = (await hand.sits("/play", game="caesar", bot="recruit"))["match"]["id"]
    assert (await hand.asks("GET", f"/matches/{match}/analysis"))[0] == 403, "not before the end"
    await hand.looks_at(match)
    await hand.plays(match, most=3)
    await hand.asks("POST", f"/matches/{match}/resign")
    assert (await hand.asks("GET", f"/matches/{match}/analysis"))[1]["status"] == "none"
    await hand.asks("POST", f"/matches/{match}/analysis")
    while (told := (await hand.asks("GET", f"/matches/{match}/analysis"))[1])["status"] == "running":
        await asyncio.sleep(0.01)
    assert told["status"] == "done"
    assert len(told["analysis"]["moments"]) >= 3
    again = Hand(shelf)
    assert (await again.asks("GET", f"/matches/{match}/analysis"))[1] == told | {
        name: len(told["analysis"]["moments"]) for name in ("done", "total")
    }
    await again.asks("DELETE", f"/matches/{match}")
    assert not shelf.notes


@at_a_desk
async def test_a_match_of_the_servers_is_looked_back_at_from_its_record() -> None:
    shelf = MemoryShelf()
    hand = Hand(shelf)
    hand.desk.analyst._iterations = 16
    match = (await hand.sits("/play", game="caesar", bot="recruit"))["match"]["id"]
    await hand.looks_at(match)
    await hand.plays(match, most=3)
    await hand.asks("POST", f"/matches/{match}/resign")
    record = (await hand.asks("GET", f"/matches/{match}/record"))[1]
    assert (await hand.asks("GET", "/looked-back/abc"))[1]["status"] == "none"
    assert (await hand.asks("POST", "/looked-back/abc", record="nothing"))[0] == 422
    await hand.asks("POST", "/looked-back/abc", record=record)
    while (told := (await hand.asks("GET", "/looked-back/abc"))[1])["status"] == "running":
        await asyncio.sleep(0.01)
    assert told["status"] == "done"
    assert len(told["analysis"]["moments"]) >= 3
    again = (await Hand(shelf).asks("GET", "/looked-back/abc?lang=it"))[1]
    assert again["status"] == "done", "it is kept"
