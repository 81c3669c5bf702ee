"""JULIUS CAESAR in the browser: a turn by mouse on the map, a year by the list, keys, a phone, what was sent."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from browser.hands import Person, Server, objects
from triumvirate.games.julius.printed import DATA

Make = Callable[..., Person]
READY = ".hand .playing:not([disabled]), .hand .choice:not([disabled]), .hand .words button:not([disabled])"
MOST_DECISIONS = 200


def sits_down(one: Person, server: Server, side: str = "caesar", bot: str = "tribune") -> None:
    """At a new table against a bot, by the API the page itself uses."""
    reply = one.asks(server, "POST", "/play", {"game": "julius", "options": {}, "bot": bot, "side": side})
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


def points(one: Person, place: str) -> None:
    """A click on the map, which hears nothing while the page is busy."""
    one.page.wait_for_selector(READY)
    one.page.locator(f"#place-{place} .disc").click(force=True)


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


def opens_ravenna(one: Person) -> None:
    """A click on an open place closes it, and the place may be open from before or have been closed by an entry."""
    ravenna = one.page.locator(".garrison", has_text="Ravenna")
    if ravenna.count():
        one.page.locator(".garrison .close").click()
        expect(ravenna).to_have_count(0)
    one.page.locator("#place-ravenna .disc").click(force=True)
    expect(ravenna).to_be_visible()


def comes_to_move_caesar(one: Person, server: Server) -> None:
    """Until Caesar himself may march from Ravenna: who leads, and what the other side does before, is chance."""
    for _ in range(8):
        picks_cards(one)
        opens_ravenna(one)
        with suppress(TimeoutError):
            one.page.locator("[data-tick=caesar]").wait_for(timeout=3_000)
            return
        sits_down(one, server)
    raise AssertionError("Caesar could not march in eight matches")


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
    back = page.locator("g:has(> #place-tarraco) .piece.back")
    back.nth(1).hover()
    one_of_three = "can be Legio 5 III, Legio 6 III, Equitatus 1 II"
    expect(page.locator(".note .one")).to_contain_text(one_of_three)
    back.nth(2).click()
    told = page.locator(".garrison .one")
    expect(told).to_contain_text(f"{one_of_three}surely no leaderstrength II to III")
    expect(told).to_have_attribute("data-handle", "pompeius.pompeius.tarraco.3")
    page.get_by_label("What can block 1 of 3 be?").press("Enter")
    page.mouse.move(0, 0)
    expect(told).to_have_attribute("data-handle", "pompeius.pompeius.tarraco.1")
    page.locator(".garrison .close").click()
    page.locator(".hand .playing:not([disabled])").first.click()
    expect(page.locator(".picked .text")).not_to_be_empty()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.locator(".picked")).to_have_count(0)
    page.locator("#place-ravenna .disc").click(force=True)
    page.locator(".garrison .ask", has_text="Caesar").click()
    expect(page.locator(".bubble")).to_contain_text("When killed he is gone for good and worth a point to the enemy.")
    expect(page.locator(".bubble a")).to_have_attribute("href", "/rules/julius#2")
    page.locator(".garrison .ask", has_text="Caesar").click()
    expect(page.locator(".bubble")).to_have_count(0)
    comes_to_move_caesar(one, server)
    expect(page.locator(".place.pick")).not_to_have_count(0)
    expect(page.locator(".roads")).to_contain_text("Roma 2 of 2")
    expect(page.locator("[data-tick=legio-7]")).to_have_count(0)
    page.locator("[data-tick=caesar]").click()
    page.locator("[data-tick=legio-13]").click()
    clicks(one, ".march .go")
    expect(page.locator("#place-asculum.go")).to_have_count(1)
    points(one, "utica")
    expect(page.locator(".refusal")).to_contain_text("Utica is not one step away")
    expect(page.locator(".refusal a")).to_have_attribute("href", "/rules/julius#7.1")
    before = one.entry()
    points(one, "asculum")
    one.sees_entry_after(before)
    page.get_by_role("button", name="Stop here").click()
    expect(page.locator("#place-asculum")).to_have_attribute("aria-label", "Asculum, city, 2 blocks of Caesar")
    expect(page.locator(".log")).to_contain_text("Caesar, Legio 13: Ravenna → Asculum.")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand").get_by_role("button", name="Stop here")).to_be_visible()
    assert one.faults == []


# How much of each name lies under a block, and how little of each road is in sight, in one line each.
COVERED = """() => {
  const boxes = [...document.querySelectorAll('.board .piece .block')].map((e) => e.getBoundingClientRect());
  const lies = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const found = [`${boxes.length} blocks`];
  for (const name of document.querySelectorAll('.board .names text'))
    if (boxes.some((box) => lies(name.getBoundingClientRect(), box))) found.push(name.textContent);
  for (const road of document.querySelectorAll('.board .road[d*=Q]')) {
    const [long, at] = [road.getTotalLength(), road.getScreenCTM()];
    const points = Array.from({ length: 60 }, (_, i) => road.getPointAtLength((long * (i + 0.5)) / 60).matrixTransform(at));
    const seen = points.filter(({ x, y }) => !boxes.some((b) => x > b.left && x < b.right && y > b.top && y < b.bottom));
    if (seen.length < 10) found.push(`${road.getAttribute('d')}: ${seen.length} of 60`);
  }
  return found;
}"""


def test_with_every_city_full_no_block_hides_a_name_or_a_road(server: Server, person: Make) -> None:
    one = person("full", width=1440, height=900)
    full = {place["id"]: 2 if place["kind"] == "sea" else 3 + place.get("value", 0) for place in DATA["places"]}
    group = {"owner": "pompeius", "colour": "pompeius", "moved": 0, "came": None, "reserve": False}
    places = {place: [{**group, "count": count}] for place, count in full.items()}

    def crowds(wire: Any) -> None:
        def says(message: str) -> None:
            told = json.loads(message)
            for thing in objects(told):
                if "places" in thing and "own" in thing:
                    thing |= {"own": [], "places": places}
            wire.send(json.dumps(told))

        wire.connect_to_server().on_message(says)

    one.page.route_web_socket(lambda _: True, crowds)
    sits_down(one, server)
    expect(one.page.locator(".board .piece")).to_have_count(sum(full.values()))
    assert one.page.evaluate(COVERED) == [f"{sum(full.values())} blocks"]


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
    can_pick, aside = page.locator(".playing:enabled kbd"), page.locator(".playing.down")
    for put_aside, confirm in enumerate(("Enter", "1")):
        expect(can_pick).not_to_have_count(0)  # a key pressed before is not kept: the cards would be others by then
        page.keyboard.press("1")
        expect(page.locator(".playing.on")).to_have_count(1)
        expect(aside).to_have_count(put_aside)  # one key commits no card
        page.keyboard.press(confirm)
        expect(aside).not_to_have_count(put_aside)
    board = page.locator("svg.board")
    whole = board.get_attribute("viewBox") or ""
    page.keyboard.press("+")
    expect(board).not_to_have_attribute("viewBox", whole)
    page.keyboard.press("-")
    expect(board).to_have_attribute("viewBox", whole)
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
    one.fits()
    board = one.page.locator("svg.board").bounding_box()
    assert board is not None
    for _ in range(2):  # to the corner of the map where the track of years lies
        one.page.mouse.move(board["x"] + 20, board["y"] + board["height"] - 60)
        one.page.mouse.down()
        one.page.mouse.move(board["x"] + 370, board["y"] + 20, steps=4)
        one.page.mouse.up()

    def stands_above_the_track() -> bool:
        label, track = (one.page.locator(what).bounding_box() for what in (".small .when", ".board .plate"))
        if label is None or track is None:
            return False
        return board["y"] < label["y"] < label["y"] + label["height"] <= track["y"] < board["y"] + board["height"]

    assert one.soon(stands_above_the_track)
    decides(one)
    assert one.faults == []
