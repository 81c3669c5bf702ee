"""Tables in the page: no server has a part in them, and none need be there."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.hands import Person, Server
from browser.julius_hands import General
from browser.test_rubico import plays as rubico_plays
from triumvirate.offline.site import write_site
from triumvirate.puzzles import shelf

Make = Callable[..., Person]
LOOKED_BACK_MS = 240_000  # each decision takes a second of a quiet core
# Until a whole version is kept, the page's own files and those of the tables in it: everything works without a network.
KEPT = """async () => {
  const root = new URL('./', location.href);
  const { folder } = await (await fetch(root + 'python/made.json')).json();
  for (let tries = 0; tries < 600; tries++) {
    const whole = await (await caches.match(root.pathname + 'whole.json'))?.json();
    if (whole?.some((name) => name.includes(folder))) return;
    await new Promise(later => setTimeout(later, 100));
  }
  throw new Error('not everything is kept');
}"""
OLD_TABLES = """async () => {
  const shelf = await caches.open('triumvirate-1');
  const kept = (await shelf.keys()).map(({ url }) => new URL(url).pathname);
  return kept.filter((path) => path.includes('/python/') && !path.includes('0123456789abcdef') && !path.endsWith('made.json'));
}"""


def sits_down(one: Person, bot: str, game: str = "CAESAR!") -> None:
    """A table in the page."""
    card = one.page.locator("article", has=one.page.get_by_role("heading", name=game, exact=True))
    card.get_by_label("Against").select_option(bot)
    card.get_by_role("button", name="Play", exact=True).click()
    one.sees_board()


def test_a_table_in_the_page_is_none_of_the_servers_and_is_carried_there_when_it_is_over(
    server: Server, person: Make
) -> None:
    one = person("hermit")
    one.goes(f"{server.url}/here?game=caesar")
    sits_down(one, "recruit")
    one.waits_for_turn()
    one.decides()
    one.gives_up()
    assert not [message for message in one.wire if "here-" in str(message)], "the server was told nothing of it"
    one.page.get_by_role("link", name="Triumvirate").first.click()
    one.page.evaluate("history.pushState(null, '', '/here'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(one.page.locator(".kept")).to_have_count(1)
    one.page.get_by_role("button", name="Carry it to the server").click()
    one.page.get_by_role("link", name="Look at it").click()
    one.sees_board()
    assert one.match


def looks_back(one: Person) -> None:
    """At the match that is kept; its decisions are judged in this page."""
    one.page.locator(".kept a").first.click()
    one.page.locator(".ended a[href^='/analysis/']").click()
    one.page.locator(".study .looking").wait_for(timeout=LOOKED_BACK_MS)


def tries_moves(one: Person) -> None:
    """In a study of the match that is looked back at; what a bot tries there is kept."""
    one.page.get_by_role("button", name="Try moves from here").click()
    room = one.page.locator("main.room")
    room.wait_for()
    one.page.keyboard.press("Home")
    expect(room).to_have_attribute("data-at", "0")
    one.page.keyboard.press("b")
    expect(room).not_to_have_attribute("data-at", "0")
    tried = room.get_attribute("data-at")
    one.page.reload()
    expect(room).to_have_attribute("data-at", str(tried))


def why_not_installed(one: Person) -> list[str]:
    """What Chromium has against installing this page; that the tests' windows are private ones is not the page's fault."""
    told = one.page.context.new_cdp_session(one.page).send("Page.getInstallabilityErrors")
    found = [fault["errorId"] for fault in told["installabilityErrors"]]
    return [fault for fault in found if fault != "in-incognito"]


def solves_a_puzzle(one: Person) -> None:
    """One with choices, so that a click answers it."""
    puzzle = next(one for one in shelf.shipped("rubico").values() if one.choices)
    one.page.evaluate(
        "path => { location.hash = path; dispatchEvent(new PopStateEvent('popstate')) }", f"/puzzles/rubico/{puzzle.id}"
    )
    one.page.locator(".choices button").nth(puzzle.choices.index(puzzle.answer)).click()
    one.page.locator(".verdict.right").wait_for()


class Quiet(SimpleHTTPRequestHandler):
    """Plain files, as `python -m http.server` serves them."""

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing is told of requests."""


def other_version(old: Path, new: Path) -> None:
    """The same site as another build would name it: no file of what it is made of has the name that it had."""
    shutil.copytree(old, new)
    made = json.loads((new / "python" / "made.json").read_text())
    named = {file.name: f"{file.stem}2{file.suffix}" for file in (new / "assets").iterdir()}
    named[made["folder"]] = "0123456789abcdef"
    (new / "python" / made["folder"]).rename(new / "python" / named[made["folder"]])
    for file in (new / "assets").iterdir():
        file.rename(file.with_name(named[file.name]))
    either = re.compile("|".join(map(re.escape, sorted(named, key=len, reverse=True))))
    texts = (*(new / "assets").glob("*.*s"), *new.glob("*.html"), new / "files.json", new / "python" / "made.json")
    for text in texts:
        text.write_text(either.sub(lambda found: named[found[0]], text.read_text()))


class Site:
    """The exported site in a folder of a web server that knows nothing of it, and that can go away and come back."""

    def __init__(self, folder: Path) -> None:
        self.place = folder / "games" / "rome"
        write_site(self.place)
        self._folder, self._port = folder, 0
        self.mend()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/games/rome/"

    def mend(self) -> None:
        """The server is there."""
        self._web = ThreadingHTTPServer(("127.0.0.1", self._port), partial(Quiet, directory=str(self._folder)))
        self._port = self._web.server_port
        threading.Thread(target=self._web.serve_forever, daemon=True).start()

    def cut(self) -> None:
        """It is not."""
        self._web.shutdown()
        self._web.server_close()


@pytest.fixture
def site(client_files: None, tmp_path: Path) -> Iterator[Site]:
    """Such a site."""
    made = Site(tmp_path)
    yield made
    made.cut()


def test_the_exported_site_in_a_folder_plays_on_without_a_network(site: Site, person: Make) -> None:
    one = person("castaway")
    one.goes(site.address)
    sits_down(one, "recruit")  # searching is looked back with; the long form plays the legate
    assert "/games/rome/#/here/here-" in one.page.url
    assert why_not_installed(one) == []
    one.waits_for_turn()
    one.decides()
    one.page.evaluate(KEPT)
    before = one.entry()
    site.cut()
    one.page.reload()
    one.sees_board()
    assert one.entry() >= before
    one.plays(1)
    one.gives_up()
    one.page.get_by_role("link", name="Triumvirate").first.click()
    expect(one.page.locator(".kept")).to_have_count(1)
    looks_back(one)
    tries_moves(one)
    solves_a_puzzle(one)
    one.page.get_by_role("link", name="Triumvirate").first.click()
    card = one.page.locator("article", has=one.page.get_by_role("heading", name="CAESAR!", exact=True))
    card.get_by_role("link", name="Learn").click()
    one.page.locator("a[href='/learn/caesar/first']").click()
    expect(one.page.get_by_role("progressbar")).to_be_visible()  # a lesson needs no server either


@pytest.mark.long
def test_a_newer_version_of_the_site_goes_on_with_a_kept_match_and_is_whole_before_it_replaces_the_other(
    site: Site, tmp_path: Path, person: Make
) -> None:
    """Between the two the network goes while the new one is on its way; at the end there is none at all."""
    other_version(site.place, tmp_path / "newer")
    one = person("subscriber")
    one.goes(site.address)
    sits_down(one, "recruit")
    one.waits_for_turn()
    one.decides()
    one.page.evaluate(KEPT)
    before, table = one.entry(), one.page.url
    site.place.rename(tmp_path / "older")
    (tmp_path / "newer").rename(site.place)
    missing = tmp_path / "assets"
    (site.place / "assets").rename(missing)  # the new page comes, and what it needs does not
    one.page.goto("about:blank")
    one.page.goto(table)
    site.cut()
    one.page.goto("about:blank")
    one.page.goto(table)  # the version before is still whole
    one.sees_board()
    assert one.entry() >= before
    site.mend()
    missing.rename(site.place / "assets")
    one.page.goto("about:blank")
    one.page.goto(table)
    one.sees_board()
    assert "2.js" in one.page.evaluate("[...document.scripts].map((one) => one.src).join(' ')"), "the newer page"
    one.plays(1)
    one.page.evaluate(KEPT)
    site.cut()
    one.page.reload()
    one.sees_board()
    one.plays(1)
    assert one.page.evaluate(OLD_TABLES) == [], "what only the older tables needed is gone"


@pytest.mark.long
@pytest.mark.parametrize("game", ["CAESAR!", "JULIUS CAESAR", "RUBICO"])
def test_a_whole_match_against_the_legate_without_a_network(site: Site, person: Make, game: str) -> None:
    one = person("hermit of old")
    one.goes(site.address)
    sits_down(one, "legate", game)
    one.page.evaluate(KEPT)
    site.cut()
    one.page.reload()  # in the middle
    one.sees_board()
    if game == "JULIUS CAESAR":
        General(one, 3).wages_war()
    elif game == "RUBICO":
        rubico_plays(one, one.is_over, most=4000)  # legates think, and speak card by card
    else:
        one.plays_to_the_end()
    expect(one.page.locator(".ended")).to_be_visible()
    one.page.reload()
    expect(one.page.locator(".ended")).to_be_visible()


@pytest.mark.long
def test_a_whole_match_against_the_imperator_without_a_network(site: Site, person: Make) -> None:
    one = person("augustus")
    one.goes(site.address)
    sits_down(one, "imperator")
    one.page.evaluate(KEPT)
    site.cut()
    one.page.reload()
    one.sees_board()
    one.plays_to_the_end()
