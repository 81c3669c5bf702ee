"""RUBICO in the browser: a whole game against tribunes by clicking, the covered role, drag and keys, what the wire tells."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from browser.hands import Person, Server, objects
from browser.test_pages import serious

Make = Callable[..., Person]
MOST_CLICKS = 600
PRIVATE = ("role_dealt", "power_dealt", "senators_met", "card_dealt", "row_swapped", "card_seen", "power_passed")
# What is clicked, first to last: the cover of the same screen, a claim, the Centurion's choice, the button that leads on.
COVERED = "main.cover button.primary"
CHOICE = (".hand .choices button:has-text('Confirm')", ".seats .may:not(.picked):not([disabled])")
ANY_BUTTON, HAND_OVER = ".hand .choices button:not([disabled])", ".bar button.wide"
ANY_ROLE = re.compile("You march with|You belong to")


# What the reveals have told: each lasts only a while, and whoever plays may close it before a test has looked.
REVEALS = """
window.reveals = new Set();
new MutationObserver(() => {
  const told = document.querySelector('.moment')?.textContent;
  if (told) window.reveals.add(told);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def has_told(one: Person, text: str = "") -> bool:
    """Whether a reveal was seen that had this in it (with `REVEALS` in the page)."""
    return bool(one.page.evaluate("text => [...window.reveals].some((told) => told.includes(text))", text))


def sits_down(one: Person, server: Server, players: int = 5, seat: str = "p1") -> None:
    """A table with tribunes in every other seat, by the API the page itself uses."""
    body = {"game": "rubico", "options": {"players": players}, "bot": "tribune", "side": seat}
    reply = one.asks(server, "POST", "/play", body)
    one.goes(f"{server.url}/m/{reply['match']['id']}")
    one.sees_board()


def clicks(one: Person, selector: str) -> bool:
    """The first such thing, where there is one; bots move on meanwhile, so it may be gone."""
    found = one.page.locator(selector).first
    if not found.count():
        return False
    try:
        found.click(timeout=1500)
    except Error:
        return False
    return True


def plays(one: Person, until: Callable[[], bool], *, closes: bool = True, most: int = MOST_CLICKS) -> list[str]:
    """Decide whatever is asked, with cards and buttons of the page, until something is so; the phases gone through."""
    phases: list[str] = []
    for _ in range(most):
        if until():
            return phases
        for wanted in (COVERED, ".sealed .letter", ".sealed .primary"):
            clicks(one, wanted)
        try:
            phase = one.page.locator(".tablecloth .status span").first.inner_text(timeout=1500)
        except Error:  # the phone was covered meanwhile
            continue
        if phase not in phases:
            phases.append(phase)
        if closes:
            clicks(one, ".moment .close")
        picking = CHOICE if "Centurion chooses" in phase else ()
        any(clicks(one, wanted) for wanted in (".hand .chip.s-red", *picking, ANY_BUTTON, HAND_OVER))
        one.page.wait_for_timeout(80)
    raise AssertionError(f"it does not come to that: {one.page.locator('.side').inner_text()}")


def told_of_others(wire: list[Any], seat: str) -> list[Any]:
    """What reached a browser before the end and was not for its seat: roles, powers, faces nobody showed it."""
    leaks: list[Any] = []
    own: str | None = None
    for message in wire:
        if isinstance(message, dict) and message.get("result"):
            break
        for thing in objects(message):
            if thing.get("kind") in PRIVATE and thing.get("seat") != seat:
                leaks.append(thing)
            if thing.get("secret") or thing.get("seed"):
                leaks.append(thing)
            if isinstance(thing.get("known_by"), list) and thing.get("face") and seat not in thing["known_by"]:
                leaks.append(thing)
            if isinstance(thing.get("roles"), dict) and isinstance(thing.get("powers"), dict):
                own = thing["roles"].get(seat)
                leaks += [thing["powers"]] if any(p for s, p in thing["powers"].items() if s != seat) else []
                if own == "caesar" and any(role for s, role in thing["roles"].items() if s != seat):
                    leaks.append(thing["roles"])
    assert own is not None
    return leaks


@pytest.mark.parametrize(
    ("players", "seat"), [pytest.param(3, "p2", marks=pytest.mark.long), pytest.param(5, "p1", marks=pytest.mark.long)]
)
def test_a_whole_game_against_tribunes(server: Server, person: Make, players: int, seat: str) -> None:
    one = person("whole game")
    sits_down(one, server, players, seat)
    phases = plays(one, one.is_over)
    assert {"The rows are laid", "The table talks", "The Centurion chooses"} <= set(phases)
    clicks(one, ".moment .close")
    one.page.get_by_role("tab", name="Rounds").click()
    panel = one.page.locator("#panel")
    expect(panel).to_contain_text("Round 1")
    expect(one.page.get_by_role("heading", name="Who was who")).to_have_count(1)
    assert serious(one.page) == []
    assert told_of_others(one.wire, seat) == []


def test_a_phone_plays_a_round(server: Server, person: Make) -> None:
    one = person("phone", width=390, height=844, has_touch=True, locale="it-IT")
    sits_down(one, server)
    expect(one.page.locator(".tablecloth")).to_contain_text("Round 1")
    one.page.locator(".status .ask").tap()
    expect(one.page.locator(".bubble")).to_contain_text("quanti sono i passi fino alla prossima tappa")
    one.fits()


def test_the_role_is_seen_only_while_held(server: Server, person: Make) -> None:
    one = person("covered")
    sits_down(one, server)
    body, cover = one.page.locator("body"), one.page.locator(".cover")
    expect(cover).to_be_visible()
    expect(body).not_to_contain_text(ANY_ROLE)
    cover.hover()
    one.page.mouse.down()
    expect(cover).to_contain_text("You march with")
    one.page.mouse.up()
    expect(body).not_to_contain_text(ANY_ROLE)
    one.page.keyboard.down("h")
    expect(cover).to_contain_text("You march with")
    one.page.keyboard.up("h")
    expect(body).not_to_contain_text(ANY_ROLE)


def test_the_row_is_ordered_by_drag_and_by_keys_and_spoken_of_by_keys(server: Server, person: Make) -> None:
    one = person("row")
    for _ in range(8):  # each table draws its first Centurion anew, who has no row
        sits_down(one, server, 5, "p1")
        one.page.locator(".own .drags, .prompt:has-text('You are Centurion')").first.wait_for()
        if one.page.locator(".own .drags").count():
            break
    cards = one.page.locator(".own .slot")
    faces = [cards.nth(i).locator("svg.march").get_attribute("class") for i in range(3)]
    cards.nth(0).drag_to(cards.nth(2))
    for i, face in enumerate((faces[2], faces[1], faces[0])):
        expect(cards.nth(i).locator("svg.march")).to_have_attribute("class", str(face))
    lay = one.page.get_by_role("button", name="Lay the row").first
    expect(lay).to_be_enabled()  # a swap is not heard before the last one is done
    one.page.keyboard.press("1")
    one.page.keyboard.press("3")
    for i, face in enumerate(faces):
        expect(cards.nth(i).locator("svg.march")).to_have_attribute("class", str(face))
    lay.click()
    expect(one.page.locator(".hand .chip.s-red").first).to_be_enabled()
    one.page.keyboard.press("p")
    expect(cards.nth(0)).to_have_attribute("aria-label", re.compile("said: Pompey"))


def test_three_pass_the_phone(server: Server, person: Make) -> None:
    one = person("three", width=390, height=844, has_touch=True, pace="quick")
    one.page.add_init_script(REVEALS)
    reply = one.asks(server, "POST", "/matches", {"game": "rubico", "options": {"players": 3}, "same_screen": True})
    one.goes(f"{server.url}/m/{reply['match']['id']}")
    one.page.get_by_role("button", name="Start").click()
    expect(one.page.locator(COVERED)).to_be_visible()
    expect(one.page.locator(".hand")).to_have_count(0)
    one.page.locator(COVERED).click()
    one.sees_board()
    plays(one, lambda: has_told(one, "Red"), closes=False)


def test_a_room_screen_shows_public_facts_only(server: Server, person: Make) -> None:
    one, room = person("player"), person("room")
    sits_down(one, server)
    room.goes(f"{server.url}/m/{one.match}")
    room.sees_board()
    expect(room.page.locator(".cover")).to_have_count(0)
    views = [thing for thing in objects(room.wire) if isinstance(thing.get("roles"), dict)]
    assert views
    assert not any(any(view["roles"].values()) or any(view["powers"].values()) for view in views)
    assert not any(thing.get("face") for thing in objects(room.wire) if "known_by" in thing)


def test_notes_stay_on_the_device(server: Server, person: Make) -> None:
    one = person("notes")
    sits_down(one, server)
    sent: list[str] = []
    one.page.on("request", lambda request: sent.append(request.post_data or ""))
    one.page.get_by_role("tab", name="Rounds").click()
    one.page.get_by_role("group", name="What I think of").first.get_by_role("button", name="Senate").click()
    one.page.get_by_role("textbox", name="My notes").fill("P2 blinked")
    one.page.reload()
    one.sees_board()
    one.page.get_by_role("tab", name="Rounds").click()
    expect(one.page.get_by_role("textbox", name="My notes")).to_have_value("P2 blinked")
    expect(
        one.page.get_by_role("group", name="What I think of").first.get_by_role("button", name="Senate")
    ).to_have_attribute("aria-pressed", "true")
    assert not any("blinked" in body for body in sent)
