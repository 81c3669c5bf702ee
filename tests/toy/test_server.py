"""Auction at the server: by requests, by a socket, and in a browser on the plain board made from its text."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.conftest import Running, serving
from triumvirate.core.game import Game
from triumvirate.core.record import read_record
from triumvirate.games import find_game
from triumvirate.server.client import match_of


@pytest.fixture(scope="module")
def server(auction: Game, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_it_is_on_the_first_page_with_everything_that_a_game_says_there(server: Running) -> None:
    games = {game.name: game for game in server.client().games().games}
    told = games["auction"]
    assert (told.title, told.seats) == ("Auction", ["anna", "bruno", "carla"])
    assert [bot.name for bot in told.bots] == ["recruit", "legate"]
    assert told.clocks == ["none", "live", "days"]
    assert (told.chunk, told.lessons) == ("", [])
    assert (games["rubico"].chunk, games["rubico"].lessons) == ("rubico", ["caesar", "senate"])


def test_its_rules_are_a_book_on_the_page(server: Running) -> None:
    """It brings no text of its own: the chapters are what its functions say of themselves, for as many as play."""
    for language in ("en", "it"):
        book = server.client().book("auction", language)
        told = msgspec.json.encode(book).decode()
        assert "The highest bid that nobody else made takes the prize" in told
        sections = [section.id for chapter in book.chapters for section in chapter.sections]
        assert sections == ["setup", "end", "round.1", "round.2", "round.3"]


def test_three_people_play_it_by_requests(server: Running) -> None:
    people = {seat: server.client() for seat in ("anna", "bruno", "carla")}
    made = people["anna"].create("auction", private=True, side="anna")
    match = match_of(made)
    for seat in ("bruno", "carla"):
        people[seat].join(made.invites[seat])
    if people["anna"].state(match).match.status == "open":
        people["anna"].at(match, dict, "start")
    rng = random.Random(1)
    for _ in range(9):
        seat = next(seat for seat in people if people[seat].state(match).legal)
        state = people[seat].state(match)
        people[seat].act(state, rng.choice(state.legal).action)
    final = people["carla"].state(match)
    assert final.result is not None
    assert final.result.reason in ("most points", "draw")
    replayed = read_record(people["anna"].record(match), find_game)
    assert replayed.result() == final.result


def test_one_person_plays_it_against_bots_by_a_socket(server: Running) -> None:
    me = server.client()
    state = me.play("auction", bot="recruit")
    acted: list[int] = []
    with me.live(match_of(state), seen=state.number) as socket:
        told: dict[str, Any] = socket.next("state")
        while not told["result"]:
            if told["legal"] and told["view"]["round"] not in acted:
                acted.append(told["view"]["round"])
                socket.act(told["legal"][0]["action"], seen=told["number"])
            told = socket.next("update")
    assert acted == [1, 2, 3]


@pytest.mark.browser
def test_a_browser_plays_it_on_the_plain_board(folder: Path, tmp_path: Path) -> None:
    """The client knows nothing of it: the board is its text, the choices are buttons."""
    from browser.conftest import ROOT, free_port, start

    subprocess.run([str(ROOT / "scripts" / "build-web")], check=True, cwd=ROOT)  # at once when nothing changed
    port = free_port()
    process = start(port, tmp_path)
    try:
        with ThreadPoolExecutor(1) as thread:  # in this one the browser tests of the same process may keep a loop
            assert thread.submit(_plays_to_the_end, f"http://127.0.0.1:{port}").result() == []
    finally:
        process.terminate()
        process.wait(60)


def _plays_to_the_end(url: str) -> list[str]:
    """A match by clicks, from its card on the first page on; what the page complained of."""
    from playwright.sync_api import expect, sync_playwright

    from browser.conftest import CHROMIUM, FLAGS, PATIENCE_MS

    faults: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(f"{url}/")
        card = page.locator("article.game").filter(has=page.get_by_role("heading", name="Auction", exact=True))
        card.get_by_role("button", name="Play now").click(timeout=PATIENCE_MS)
        page.wait_for_url("**/m/*", timeout=PATIENCE_MS)
        expect(page.get_by_text("prize").first).to_be_visible(timeout=PATIENCE_MS)
        for card in (5, 4, 3):
            page.get_by_role("button", name=f"bid {card}").first.click(timeout=PATIENCE_MS)
            expect(page.get_by_role("button", name=f"bid {card}")).to_have_count(0, timeout=PATIENCE_MS)
        expect(page.locator(".ended")).to_be_visible(timeout=PATIENCE_MS)
        page.goto(f"{url}/rules/auction")
        expect(page.get_by_text("The highest bid that nobody else made takes the prize")).to_be_visible(
            timeout=PATIENCE_MS
        )
        browser.close()
    return faults
