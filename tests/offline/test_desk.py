"""A table without a server plays, keeps and takes up matches as a server does, and gives bots their views only."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from offline.shelf import Hand, MemoryShelf, at_a_desk
from triumvirate.core.chance import commitment
from triumvirate.core.game import Game
from triumvirate.core.record import read_record
from triumvirate.core.view import View
from triumvirate.games import find_game, game_names
from triumvirate.offline import playing
from triumvirate.offline.answers import NOT_HERE
from triumvirate.offline.playing import think_here
from triumvirate.search.page_ground import NoSearch
from triumvirate.server.bots.turns import Turn

BEFORE_THE_END = pytest.mark.parametrize(
    "game", [pytest.param(name, marks=() if name == "caesar" else pytest.mark.long) for name in game_names()]
)


@BEFORE_THE_END
@at_a_desk
async def test_a_match_is_played_to_its_end_and_taken_up_from_the_shelf(game: str) -> None:
    shelf = MemoryShelf()
    hand = Hand(shelf)
    match = (await hand.sits("/play", game=game, bot="recruit"))["match"]["id"]
    shown = await hand.looks_at(match)
    assert shown["type"] == "state"
    assert shown["presence"]["seats"][shown["seat"]], "who looks is there"
    half = await hand.plays(match, most=4)
    await hand.desk.playing.stop()
    again = Hand(shelf)  # the page was closed, and is opened anew
    found = await again.looks_at(match)
    assert found["view"] == half["view"] or found["number"] > half["number"]
    assert [entry["words"] for entry in found["entries"]][: half["number"]] == [
        entry["words"] for entry in half["entries"]
    ][: half["number"]]
    end = await again.plays(match)
    assert end["result"]["winners"]
    await again.hears(lambda message: message.get("result"))
    status, record = await again.asks("GET", f"/matches/{match}/record")
    assert status == 200
    assert len(read_record(record, find_game).entries) == len(shelf.kept[match][1])
    for door in ("history", "verify", "log", "truth", "chronicle", "diaries", "memory", "board"):
        status, _ = await again.asks("GET", f"/matches/{match}/{door}?lang=it")
        assert status == 200, door


@at_a_desk
async def test_the_same_screen_and_the_automaton() -> None:
    hand = Hand(MemoryShelf())
    both = await hand.sits("/matches", game="caesar", same_screen=True)
    assert sorted(both["match"]["your_seats"]) == ["caesar", "pompey"]
    assert both["match"]["status"] == "running"
    alone = await hand.sits("/play", game="caesar", options={"solo": "normal"})
    assert [seat["kind"] for seat in alone["match"]["seats"]].count("auto") == 1
    listed = (await hand.asks("GET", "/matches?list=mine"))[1]["matches"]
    assert {match["id"] for match in listed} == {both["match"]["id"], alone["match"]["id"]}
    await hand.asks("DELETE", f"/matches/{both['match']['id']}")
    assert len((await hand.asks("GET", "/matches"))[1]["matches"]) == 1


@at_a_desk
async def test_a_number_of_ones_own_is_sealed_and_opened() -> None:
    hand = Hand(MemoryShelf())
    number = "ab" * 32
    seal = commitment(bytes.fromhex(number))
    state = await hand.sits("/play", game="caesar", bot="recruit", seal=seal)
    assert state["lots"]["asked"] == "open"
    opened = await hand.sits(f"/matches/{state['match']['id']}/open", number=number)
    assert opened["match"]["status"] == "running"


@at_a_desk
async def test_what_cannot_be_is_refused_in_words() -> None:
    hand = Hand(MemoryShelf())
    status, refused = await hand.asks("POST", "/matches?lang=it", game="caesar")
    assert status == 400
    assert refused["error"]["reason"].startswith("A un tavolo nella pagina")
    assert (await hand.asks("GET", "/nowhere"))[0] == 404
    assert (await hand.asks("POST", "/play", game="caesar", bots="recruit"))[0] == 400
    hand.desk.lines.open(1, "here-never")
    await hand.says(type="hello", seen=-1, lang="en", tab="page")
    assert hand.closed == [4404]


@at_a_desk
async def test_a_hint_says_what_is_thought_of_an_action_that_one_is_about_to_take() -> None:
    hand = Hand(MemoryShelf())
    match = (await hand.sits("/play", game="caesar", bot="recruit"))["match"]["id"]
    action = (await hand.looks_at(match))["legal"][0]["action"]
    plain = (await hand.asks("POST", f"/matches/{match}/hint"))[1]
    assert plain["about"] is None
    _, said = await hand.asks("POST", f"/matches/{match}/hint", action=action)
    assert said["action"] == plain["action"]
    assert said["about"]["action"] == action
    assert 0.0 < said["about"]["chance"] <= said["chance"]
    best = (await hand.asks("POST", f"/matches/{match}/hint", action=plain["action"]))[1]["about"]
    assert (best["verdict"], best["unsure"], best["chance"]) == ("", False, plain["chance"])
    assert (await hand.asks("POST", f"/matches/{match}/hint", action="place nothing"))[0] == 409


@pytest.mark.parametrize("game", game_names())
@at_a_desk
async def test_bots_get_views_only(game: str) -> None:
    """A bot is handed its turn and nothing else: the view of its seat, as anybody in that seat would be shown it."""
    turns: list[Turn] = []

    async def think(turn: Turn, is_asked: bool, seconds: float) -> Any:
        table = (await hand.desk.keeper.load(match)).table
        assert table is not None
        shown = turn.view.to_json()
        assert shown == table.view(turn.seat).to_json()
        others = [seat for seat in table.seats if seat != turn.seat]
        assert all(shown != table.view(seat).to_json() for seat in others), "not what somebody else is shown"
        assert [choice.action for choice in turn.legal] == [choice.action for choice in table.legal(turn.seat)]
        turns.append(turn)
        return await think_here(turn, is_asked, seconds)

    hand = Hand(MemoryShelf(), think=think)
    match = (await hand.sits("/play", game=game, bot="recruit"))["match"]["id"]
    mine = (await hand.looks_at(match))["seat"]
    await hand.plays(match, most=3)
    assert turns
    assert {field.name for field in dataclasses.fields(Turn)} == {
        "payer", "game", "bot", "seat", "view", "legal", "number", "seed", "most", "take_up", "taken",
    }  # fmt: skip
    for turn in turns:
        assert isinstance(turn.view, View)
        assert turn.take_up is None, "what was advised before is for who asks for advice"
        assert turn.taken is None, "and so is what a whole turn was worth"
        assert turn.seat == turn.view.seat == turn.view.to_json()["seat"] != mine


@at_a_desk
async def test_a_bot_that_searches_does_not_sit_down_where_its_form_of_the_game_is_not_in_the_page() -> None:
    def in_a_page(game: Game) -> object:
        if game.form is not None:
            raise NoSearch(f"There is no file of {game.text} here.")
        return object()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playing, "ground_of", in_a_page)
        playing._has_all.cache_clear()
        assert playing.can_think("caesar", "legate")
        status, refused = await Hand(MemoryShelf()).asks(
            "POST", "/play", game="caesar", bot="legate", options={"variant": "spies"}
        )
        assert (status, refused["error"]["reason"]) == (400, NOT_HERE)
        hand = Hand(MemoryShelf())
        match = (await hand.sits("/play", game="caesar", bot="recruit", options={"variant": "spies"}))["match"]["id"]
        await hand.looks_at(match)
        assert (await hand.plays(match, most=2))["number"] >= 3, "who needs no search plays any variant"
    playing._has_all.cache_clear()
