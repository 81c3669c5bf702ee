"""A board in somebody else's page: one script tag from another origin shows a match, a position, a puzzle."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import FrameLocator, expect

from browser.hands import Person, Server
from browser.test_here import Quiet
from triumvirate.puzzles import shelf

Make = Callable[..., Person]
BLOG = """<!doctype html><html lang="%s"><meta charset="utf-8"><title>A blog</title>
<meta name="viewport" content="width=device-width">
<style>* { color: green !important; font-size: 40px !important }</style>
<h1>What a match</h1><triumvirate-board id="board" src="%s"></triumvirate-board>
<script src="%s/embed.js" async></script></html>"""


@pytest.fixture
def blog(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """Another site, and the folder of its pages."""
    web = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    threading.Thread(target=web.serve_forever, daemon=True).start()
    yield f"http://localhost:{web.server_port}", tmp_path
    web.shutdown()
    web.server_close()


def reads(one: Person, blog: tuple[str, Path], server: Server, src: str, language: str = "en") -> FrameLocator:
    """Open a page of the blog that shows something of the server's."""
    (blog[1] / "page.html").write_text(BLOG % (language, src, server.url), encoding="utf-8")
    one.page.goto(f"{blog[0]}/page.html")
    return one.page.frame_locator("#board iframe")


def test_a_match_stands_in_a_blog_and_is_walked_through_by_keys(
    server: Server, person: Make, blog: tuple[str, Path]
) -> None:
    host = person("host")
    state = host.asks(server, "POST", "/play", {"game": "caesar", "bot": "recruit", "side": "caesar"})
    match = state["match"]["id"]
    while state["number"] < 3:
        if state["legal"]:
            host.asks(server, "POST", f"/matches/{match}/act", {"action": state["legal"][0]["action"]})
        state = host.asks(server, "GET", f"/matches/{match}")
    host.asks(server, "POST", f"/matches/{match}/resign", {})
    reader = person("reader", width=390, height=844)
    frame = reads(reader, blog, server, f"{server.url}/m/{match}?at=1")
    expect(frame.locator(".looking")).to_have_attribute("data-at", "1")
    expect(frame.locator("h1")).to_contain_text("CAESAR!")
    assert frame.locator("h1").evaluate("h => getComputedStyle(h).fontSize") != "40px", "it has styles of its own"
    frame.locator(".history input").wait_for()
    frame.locator("#main").focus()
    reader.page.keyboard.press("ArrowRight")
    expect(frame.locator(".looking")).not_to_have_attribute("data-at", "1")
    size = reader.page.locator("#board iframe").bounding_box()
    assert size is not None
    assert size["width"] <= 390

    def is_as_high_as_what_it_shows() -> bool:
        inside = frame.locator(".embedded").evaluate("box => box.offsetHeight")
        outside = reader.page.locator("#board iframe").evaluate("box => getComputedStyle(box).height")
        return bool(outside == f"{inside}px")

    assert reader.soon(is_as_high_as_what_it_shows)
    assert reader.page.context.cookies() == [], "nobody is followed"


def test_a_puzzle_is_solved_in_a_blog_in_its_language_and_counts_for_nobody(
    server: Server, person: Make, blog: tuple[str, Path]
) -> None:
    puzzle = next(one for one in shelf.shipped("rubico").values() if one.choices)
    reader = person("reader")
    frame = reads(reader, blog, server, f"{server.url}/puzzles/rubico/{puzzle.id}", "it")
    expect(reader.page.get_by_role("link", name="Aprilo su")).to_be_visible()
    frame.locator(".choices button").nth(puzzle.choices.index(puzzle.answer)).click()
    expect(frame.locator(".verdict.right")).to_have_text("Giusto.")
    assert reader.page.context.cookies() == []


def test_what_is_of_another_site_is_not_shown(server: Server, person: Make, blog: tuple[str, Path]) -> None:
    reader = person("reader")
    reads(reader, blog, server, "https://elsewhere.example/m/abc")
    expect(reader.page.locator("#board p")).to_contain_text("no match or puzzle")
    expect(reader.page.locator("#board iframe")).to_have_count(0)
