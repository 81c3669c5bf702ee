"""The deal of the day as people meet it: from the first page into a try, back with a result, and on the morning after."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.hands import Person
from server.conftest import Running, serving
from server.daily.conftest import GAME, Site, short  # noqa: F401 — a deal of one decision
from triumvirate.server.client import Client
from triumvirate.server.daily import keeping
from triumvirate.server.store import daily


@pytest.fixture(scope="module")
def house(client_files: None, short: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:  # noqa: F811
    with serving(tmp_path_factory.mktemp("deals"), deals=True) as server:
        yield server


def _client(site: Site, page: Any) -> Client:
    """The same person, by requests."""
    client = Client(site.server.url)
    client.cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "triumvirate")
    return client


@pytest.mark.parametrize(
    ("width", "height", "language"), [pytest.param(1280, 800, "en-GB", marks=pytest.mark.long), (390, 844, "it-IT")]
)
def test_a_try_and_the_morning_after(
    house: Running,
    person: Callable[..., Person],
    monkeypatch: pytest.MonkeyPatch,
    width: int,
    height: int,
    language: str,
) -> None:
    monkeypatch.setattr(keeping, "tries_of_bots", lambda game: [("tribune", 0)])
    site = Site(house)
    day = site.today
    house.do(house.worker.deals.let_bots_try())
    house.until(lambda: not house.do(daily.bots_under_way(house.worker.db, 0)))
    somebody = person(width=width, height=height, locale=language)
    page = somebody.page

    page.goto(f"{house.url}/")
    page.locator(f".alive [data-deal={GAME}]").click()
    page.wait_for_url(f"**/daily/{GAME}")
    page.locator("[data-deal] button.primary").click()
    page.wait_for_url("**/m/**")
    page.locator("aside.note").wait_for()

    def is_beside() -> bool:
        note, board = (page.locator(one).bounding_box() for one in ("aside.note", ".boardbox"))
        if note is None or board is None:
            return False
        return note["x"] >= board["x"] + board["width"] or note["y"] + note["height"] <= board["y"]

    assert somebody.soon(is_beside), "the note lies over the board"
    page.locator("aside.note button").click()
    page.locator("aside.note").wait_for(state="detached")
    client = _client(site, page)
    match = page.url.rsplit("/", 1)[1]
    state = house.until(lambda: (now := client.state(match)) and now.legal and now)
    client.act(state, state.legal[0].action)

    page.locator(f"a[href='/daily/{GAME}/{day}']").click()
    page.locator(".went[data-done]").wait_for()
    expect(page.locator(".share img")).to_have_attribute("src", re.compile("svg"))
    assert state.commitment not in (page.locator(".share img").get_attribute("src") or "")
    expect(page.locator("main li", has_text="Tribun")).to_have_count(1)  # bots' results are beside it now
    page.locator("[data-deal] button").click()
    page.wait_for_url("**/m/**")
    page.locator("aside.note .why").wait_for()

    site.next_day()
    page.goto(f"{house.url}/daily/{GAME}/{day}")
    page.locator("pre", has_text="secret: ").wait_for()
    page.get_by_role("button", name={"en-GB": "Check it here", "it-IT": "Controllala qui"}[language]).click()
    page.get_by_role("status").filter(
        has_text={"en-GB": "The text is what was sealed.", "it-IT": "Il testo è quello che era sigillato."}[language]
    ).wait_for()
    somebody.fits()
    page.locator(f"li a[href='/daily/{GAME}/{site.today}']").click()
    page.locator("[role=timer]").wait_for()
