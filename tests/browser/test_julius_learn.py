"""Learning JULIUS CAESAR: the first year by mouse and in Italian by being shown, the rules, the reference, axe."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.hands import Person, Server
from browser.test_julius import sits_down, waits
from browser.test_pages import serious_in_both_lights

Make = Callable[..., Person]


def picks(page: Page, place: str) -> None:
    page.locator(f"#place-{place} .disc").click(force=True)


def goes_to(page: Page, place: str) -> None:
    expect(page.locator(f"#place-{place}.go")).to_have_count(1)
    picks(page, place)


def marches(page: Page, start: str, blocks: list[str], *way: str, word: str = "") -> None:
    picks(page, start)
    for block in blocks:
        page.locator(f"[data-tick={block}]").click()
    page.locator(".march .go").click()
    for place in way:
        goes_to(page, place)
    if word:
        page.get_by_role("button", name=word).click()


def takes(page: Page, *actions: str) -> None:
    for action in actions:
        page.locator(f".choice[data-action='{action}']").click()


def test_the_first_year_by_mouse(server: Server, person: Make, tmp_path: Path) -> None:
    one = person("learner", color_scheme="light")
    one.goes(f"{server.url}/learn/julius/first")
    page = one.page
    title = page.locator(".lesson h1")
    for _ in range(2):
        page.get_by_role("button", name="Go on").click()
    page.locator(".playing").nth(1).dblclick()
    expect(page.locator(".wrong")).to_contain_text("big 3")
    page.locator(".playing").first.click()
    expect(page.locator(".picked")).to_contain_text("Now: 3 groups")
    page.locator(".picked .commit").click()
    marches(page, "ravenna", ["caesar", "legio-13"], "roma", word="Stop here")
    expect(title).to_have_text("A second group")
    marches(page, "genua", ["antonius", "legio-8"], "roma", word="Stop here")
    marches(page, "massilia", ["c-navis-1"], "mare-hispanum", "mare-tyrrhenum", word="End movement")
    takes(page, "levy legio-17", "build legio-17")
    page.get_by_role("button", name="End levies").click()
    page.locator(".playing:not([disabled])").first.dblclick()
    marches(page, "roma", ["caesar", "antonius", "legio-8", "legio-13"], "neapolis", word="End movement")
    takes(page, "build legio-17", "build legio-17")
    page.get_by_role("button", name="End levies").click()
    takes(page, "battle neapolis")
    expect(page.locator(".battle")).to_contain_text("round 1 of 4")
    expect(page.locator(".odds")).to_contain_text("1.5 expected")
    assert serious_in_both_lights(page) == []
    page.screenshot(path=Path(os.environ.get("TRIUMVIRATE_SHOTS", str(tmp_path))) / "julius-battle.png")
    takes(page, "fire caesar", "fire antonius", "hit legio-13", "fire legio-8", "fire legio-13")
    takes(page, "fire caesar", "fire antonius", "fire legio-8")
    expect(page.locator(".outcome")).to_contain_text("won")
    page.locator(".outcome").get_by_role("button", name="Close").click()
    takes(page, "regroup antonius")
    goes_to(page, "roma")
    page.get_by_role("button", name="End regrouping").click()
    takes(page, "port c-navis-1")
    goes_to(page, "roma")
    page.get_by_role("button", name="End disbanding").click()
    expect(title).to_have_text("A new year")
    expect(page.get_by_role("button", name="Play your first match")).to_be_visible()


def test_the_first_year_shown_in_italian_on_a_phone(server: Server, person: Make) -> None:
    one = person("scolaro", locale="it-IT", width=390, height=844)
    one.goes(f"{server.url}/learn/julius/first")
    page = one.page
    page.wait_for_selector(".lesson")
    for _ in range(80):
        if page.get_by_role("button", name="Gioca la tua prima partita").count():
            break
        page.locator(".lesson .card .primary, .lesson .show").first.click()
    expect(page.locator(".lesson h1")).to_have_text("Un anno nuovo")
    one.fits()


def test_the_reference_has_every_block_and_card(server: Server, person: Make) -> None:
    one = person("reader")
    one.goes(f"{server.url}/learn")
    one.page.get_by_role("link", name="Read").last.wait_for()
    one.page.locator("a[href='/learn/julius/reference']").click()
    expect(one.page.locator(".piece")).to_have_count(63)
    copies = one.page.locator(".card:not(.god)").all_inner_texts()
    assert sum(int(text.rsplit("·", 1)[1].strip(" ×")) for text in copies) == 20
    expect(one.page.locator(".card.god")).to_have_count(7)
    one.page.locator(".card.god a").nth(6).click()
    expect(one.page.locator("section.here h3")).to_contain_text("Vulcan")


@pytest.mark.parametrize("dark", [False, pytest.param(True, marks=pytest.mark.long)], ids=["light", "both"])
def test_axe_finds_nothing_serious_about_julius_caesar(
    server: Server, person: Make, tmp_path: Path, dark: bool
) -> None:
    """In the short form only the table is looked at in the dark, too; a battle is where the first year is."""
    one = person("reader", color_scheme="light")
    found = {}
    for path in ("/learn/julius/reference", "/rules/julius"):
        one.goes(server.url + path)
        one.page.wait_for_selector("main")
        one.page.wait_for_load_state("networkidle")
        found[path] = serious_in_both_lights(one.page, also_dark=dark)
    sits_down(one, server)
    waits(one)
    found["table"] = serious_in_both_lights(one.page)
    folder = Path(os.environ.get("TRIUMVIRATE_SHOTS", str(tmp_path)))
    one.page.screenshot(path=folder / "julius-table.png")
    assert {place: faults for place, faults in found.items() if faults} == {}
