"""Puzzles on a server: what is told before an answer, what an answer comes to, ratings, streaks, hints, and being forgotten."""

from __future__ import annotations

from typing import Any

import pytest

from server.conftest import Running
from triumvirate.puzzles import asking, shelf
from triumvirate.server.client import Client, Refused
from triumvirate.server.puzzles.telling import of_the_day

GAMES = shelf.games_with_puzzles()
DAY = 86_400


def ask(client: Client, path: str) -> Any:
    return client.get(dict, f"/puzzles{path}")


def answer(client: Client, game: str, puzzle: str, choice: str) -> Any:
    return client.post(dict, f"/puzzles/{game}/{puzzle}", choice=choice)


def wrong(game: str, puzzle: str) -> str:
    found = shelf.shipped(game)[puzzle]
    return min((choice for choice in found.worth if choice != found.answer), key=lambda one: -found.worth[one])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_answer_is_told_before_one_is_given(server: Running, game: str) -> None:
    client = server.client(guest=False)
    told = ask(client, f"/{game}/next")["puzzle"]
    puzzle = shelf.shipped(game)[told["id"]]
    assert set(told["legal"] or [one["name"] for one in told["choices"]]) == set(puzzle.worth)
    assert bool(told["legal"]) != bool(puzzle.choices), "what is chosen among is told once"
    assert told["view"]["seat"] == told["seat"]
    assert not {"answer", "worth", "refuted", "position"} & set(told)


def test_an_answer_counts_once_and_moves_both_ratings(server: Running) -> None:
    client = server.client()
    puzzle = ask(client, "/caesar/next")["puzzle"]
    key = shelf.shipped("caesar")[puzzle["id"]].answer
    first = answer(client, "caesar", puzzle["id"], wrong("caesar", puzzle["id"]))
    assert not first["is_right"]
    assert first["counts"]
    assert first["mine"]["rating"] < first["before"]
    assert len(first["given"]["steps"]) > 1, "what it overlooks is played on the board"
    assert first["given"]["worth"] < first["best"]["worth"]
    again = answer(client, "caesar", puzzle["id"], key)
    assert again["is_right"]
    assert not again["counts"]
    assert again["mine"]["rating"] == first["mine"]["rating"]
    assert ask(client, f"/caesar/{puzzle['id']}")["puzzle"]["level"] > puzzle["level"]
    assert ask(client, "/caesar/next")["puzzle"]["id"] != puzzle["id"]


def not_kept(game: str) -> tuple[str, str]:
    """A puzzle and a wrong answer to it of which nothing is kept."""
    return next(
        (name, choice)
        for name, puzzle in shelf.shipped(game).items()
        for choice in puzzle.worth
        if choice != puzzle.answer
        and (choice not in puzzle.refuted or game == "rubico")
        and asking.refuting(game, puzzle, choice) is not puzzle
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_a_wrong_answer_overlooks_is_found_out_when_it_is_given(server: Running, game: str) -> None:
    puzzle, choice = not_kept(game)
    found = shelf.shipped(game)[puzzle]
    told = answer(server.client(), game, puzzle, choice)
    refuted = asking.refuting(game, found, choice)
    assert told["given"]["why"] == asking.why(game, refuted, choice, "en") != ""
    assert len(told["given"]["steps"]) == (0 if found.choices else 1 + len(refuted.refuted[choice].line))
    assert told["best"]["why"] == asking.why(game, found, found.answer, "en")


def test_nobody_waits_for_it_where_it_cannot_be_found_out(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle, choice = not_kept("caesar")

    async def is_away(game: str, bot: str) -> bool:
        return (game, bot) != ("caesar", "legate")

    monkeypatch.setattr(server.worker.puzzles, "_can_think", is_away)
    told = answer(server.client(), "caesar", puzzle, choice)
    assert (told["counts"], told["given"]["why"], len(told["given"]["steps"])) == (True, "", 1)


def test_what_was_solved_last_is_told_to_everybody_and_what_was_not_is_not(server: Running) -> None:
    one, other = server.client(), server.client()
    for name in list(shelf.shipped("caesar"))[:4]:
        answer(one, "caesar", name, shelf.shipped("caesar")[name].answer)
    answer(other, "rubico", of_the_day("rubico", "2026-01-01"), wrong("rubico", of_the_day("rubico", "2026-01-01")))
    last = ask(server.client(guest=False), "")["last"]
    assert [solved["game"] for solved in last] == ["caesar"] * 3
    assert {solved["person"]["name"] for solved in last} == {one.me().me.name}
    assert [solved["at"] for solved in last] == sorted((solved["at"] for solved in last), reverse=True)


def test_solving_in_a_row_is_counted_and_a_hint_makes_it_worth_less(server: Running) -> None:
    one, other = server.client(), server.client()
    puzzle = ask(one, "/caesar/next?theme=save")["puzzle"]["id"]
    key = shelf.shipped("caesar")[puzzle].answer
    few = one.post(dict, f"/puzzles/caesar/{puzzle}/hint")["choices"]
    assert key in few
    assert len(few) <= 3
    hinted = answer(one, "caesar", puzzle, key)
    plain = answer(other, "caesar", puzzle, key)
    assert (hinted["mine"]["streak"], plain["mine"]["streak"]) == (1, 1)
    assert hinted["mine"]["rating"] < plain["mine"]["rating"]


def test_the_daily_puzzle_is_everybodys_and_days_in_a_row_are_counted(server: Running) -> None:
    client = server.client()
    days = []
    for _ in range(2):
        game = next(one for one in ask(client, "")["games"] if one["game"] == "rubico")
        days.append(game["today"])
        answer(client, "rubico", game["today"], shelf.shipped("rubico")[game["today"]].answer)
        server.clock.add(DAY)
    game = next(one for one in ask(client, "")["games"] if one["game"] == "rubico")
    assert game["mine"]["days"] == (2 if days[0] != days[1] else 1)
    assert ask(server.client(guest=False), "")["games"][0]["mine"]["tries"] == 0
    assert of_the_day("rubico", "2026-11-16") == of_the_day("rubico", "2026-11-16") in shelf.shipped("rubico")


def test_what_is_no_answer_or_no_puzzle_is_refused_in_words(server: Running) -> None:
    client = server.client()
    puzzle = next(iter(shelf.shipped("caesar")))
    with pytest.raises(Refused, match="none of the answers"):
        answer(client, "caesar", puzzle, "place nothing")
    for path in ("/caesar/nothing", "/nothing/next", "/caesar/next?theme=nothing"):
        with pytest.raises(Refused):
            ask(client, path)


def test_all_of_it_goes_with_the_account(server: Running) -> None:
    client = server.client()
    puzzle = next(iter(shelf.shipped("rubico")))
    answer(client, "rubico", puzzle, shelf.shipped("rubico")[puzzle].answer)
    kept = client.get(dict, "/me/export")
    assert [row["puzzle"] for row in kept["puzzle_tries"]] == [puzzle]


def test_an_answer_that_does_not_count_is_judged_and_makes_nobody(server: Running) -> None:
    """So it is asked in other people's pages."""
    stranger = server.client(guest=False)
    asked = ask(stranger, "/caesar/next")["puzzle"]
    puzzle = asked["id"]
    for choice, is_right in ((wrong("caesar", puzzle), False), (shelf.shipped("caesar")[puzzle].answer, True)):
        told = stranger.post(dict, f"/puzzles/caesar/{puzzle}", choice=choice, counts=False)
        assert (told["is_right"], told["counts"], told["mine"]["tries"]) == (is_right, False, 0)
    assert stranger.get(dict, "/me")["me"] is None
    assert ask(stranger, f"/caesar/{puzzle}")["puzzle"]["level"] == asked["level"]
