"""JULIUS CAESAR in the browser: a turn by mouse on the map, a year by the list, keys, a phone, what was sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.hands import Person, Server, objects

Make = Callable[..., Person]
READY = ".hand .playing:not([disabled]), .hand .choice:not([disabled]), .hand .words button:not([disabled])"
MOST_DECISIONS = 200


def sits_down(one: Person, server: Server, side: str = "caesar", bot: str = "tribune") -> None:
    """At a new table against a bot, by the API the page itself uses."""
    one.goes(server.url)
    reply = one.page.evaluate(
        """async body => (await fetch('/api/play', {method: 'POST', headers: {'Content-Type': 'application/json'},
           body: JSON.stringify(body)})).json()""",
        {"game": "julius", "options": {}, "bot": bot, "side": side},
    )
    one.goes(f"{server.url}/m/{reply['match']['id']}")
    one.sees_board()


def waits(one: Person) -> bool:
    """Until there is something to decide (True) or the match has ended (False)."""
    one.page.wait_for_selector(f"{READY}, .ended")
    return not one.is_over()


def clicks(one: Person, selector: str) -> None:
    before = one.entry()
    one.page.locator(selector).first.click()
    one.sees_entry_after(before)


def plays_card(one: Person, selector: str = ".hand .playing:not([disabled])") -> None:
    """Two taps: the first shows what the card does, the second commits it."""
    one.page.locator(selector).first.click()
    expect(one.page.locator(".picked .text")).to_be_visible()
    clicks(one, ".picked .commit")


def decides(one: Person) -> None:
    """One decision from the list: a card, fire, take a step, else end what can be ended."""
    if one.page.locator(".hand .playing:not([disabled])").count():
        plays_card(one)
        return
    choices = (".choice[data-action^=fire]", ".choice[data-action^=retreat-to]", ".words button", ".choice")
    for choice in choices:
        if one.page.locator(f".hand {choice}:not([disabled])").count():
            clicks(one, f".hand {choice}:not([disabled])")
            return
    raise AssertionError("nothing to choose")


def picks_cards(one: Person) -> None:
    """Until a block of one's own can move."""
    for _ in range(60):
        assert waits(one)
        if one.page.locator(".choice[data-action^='move ']").count():
            return
        command = ".hand .playing:not(.event):not([disabled])"
        if one.page.locator(command).count():
            plays_card(one, command)
        else:
            decides(one)
    raise AssertionError("no move in sixty decisions")


def told_too_much(wire: list[Any], seat: str) -> list[Any]:
    """What reached a browser and was the other side's alone: his blocks, his hand, his private facts."""
    public = ("jupiter_drew_is", "defected_is")
    leaks: list[Any] = []
    for thing in objects(wire):
        kind = str(thing.get("kind", ""))
        private = (kind.endswith("_is") and kind not in public) or kind in (
            "card_dealt",
            "card_chosen",
            "card_discarded",
        )
        if private and thing.get("seat") != seat:
            leaks.append(thing)
        if ("hand" in thing or "pool" in thing or "own" in thing) and thing.get("seat") != seat:
            leaks.append(thing)
    return leaks


def test_a_turn_on_the_map(server: Server, person: Make) -> None:
    one = person("map")
    sits_down(one, server)
    page = one.page
    page.locator("#place-tarraco").hover(force=True)  # before the other side may have sent anybody there
    expect(page.locator(".note")).to_contain_text("here: Legio 5 III, Legio 6 III, Equitatus 1 II")
    page.locator(".hand .playing:not([disabled])").first.click()
    expect(page.locator(".picked .text")).not_to_be_empty()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.locator(".picked")).to_have_count(0)
    picks_cards(one)
    expect(page.locator(".place.pick")).not_to_have_count(0)
    page.locator("#place-ravenna .disc").click(force=True)
    expect(page.locator(".garrison")).to_contain_text("Ravenna")
    expect(page.locator(".roads")).to_contain_text("Roma 2 of 2")
    expect(page.locator("[data-tick=legio-7]")).to_have_count(0)
    page.locator("[data-tick=caesar]").click()
    page.locator("[data-tick=legio-13]").click()
    clicks(one, ".march .go")
    expect(page.locator("#place-asculum.go")).to_have_count(1)
    page.locator("#place-utica .disc").click(force=True)
    expect(page.locator(".refusal")).to_contain_text("Utica is not one step away")
    expect(page.locator(".refusal a")).to_have_attribute("href", "/rules/julius#7.1")
    before = one.entry()
    page.locator("#place-asculum .disc").click(force=True)
    one.sees_entry_after(before)
    page.get_by_role("button", name="Stop here").click()
    expect(page.locator("#place-asculum")).to_have_attribute("aria-label", "Asculum, city, 2 blocks of Caesar")
    expect(page.locator(".log")).to_contain_text("Caesar, Legio 13: Ravenna → Asculum.")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand").get_by_role("button", name="Stop here")).to_be_visible()
    assert one.faults == []


@pytest.mark.long
def test_a_whole_year_from_the_list(server: Server, person: Make) -> None:
    one = person("list")
    sits_down(one, server, "pompeius")
    year_two = one.page.locator("svg.board [role=img][aria-label*='706']")
    for _ in range(MOST_DECISIONS):
        if not waits(one) or year_two.count():
            break
        decides(one)
    expect(one.page.locator(".ended, svg.board [role=img][aria-label*='706']").first).to_be_visible()
    if not one.is_over():  # idle: a match that ended within the year lies open
        assert told_too_much(one.wire, "pompeius") == []


def test_keys_zoom_and_text(server: Server, person: Make) -> None:
    one = person("keys")
    page = one.page
    one.goes(server.url)
    card = page.locator("article", has=page.get_by_role("heading", name="JULIUS CAESAR"))
    card.get_by_label("My side").select_option("pompeius")
    card.get_by_role("button", name="Play now").click()
    one.sees_board()
    expect(page.locator(".seat-pompeius", has_text="you").first).to_be_visible()
    for confirm in ("Enter", "1"):
        before = one.entry()
        page.keyboard.press("1")
        expect(page.locator(".playing.on")).to_have_count(1)
        assert one.entry() == before, "one key commits no card"
        page.keyboard.press(confirm)
        one.sees_entry_after(before)
    whole = page.locator("svg.board").get_attribute("viewBox")
    page.keyboard.press("+")
    assert page.locator("svg.board").get_attribute("viewBox") != whole
    page.keyboard.press("-")
    assert page.locator("svg.board").get_attribute("viewBox") == whole
    page.keyboard.press("t")
    expect(page.locator(".twin")).to_contain_text("Year 705")
    page.keyboard.press("m")
    expect(page.locator(".menu")).to_contain_text("or Enter, plays it")
    expect(page.locator(".menu")).not_to_contain_text("end turn")  # a key of another game
    assert one.faults == []


def test_on_a_phone_nothing_sticks_out(server: Server, person: Make) -> None:
    one = person("phone")
    one.page.set_viewport_size({"width": 390, "height": 844})
    sits_down(one, server)
    waits(one)
    assert one.page.evaluate("document.documentElement.scrollWidth") <= 390
    decides(one)
    assert one.faults == []
