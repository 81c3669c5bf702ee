"""RUBICO among people: seats, pass-the-phone, lessons, rules, keys, votes, a screen for the room."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from browser.hands import Person, Server, objects
from browser.test_pages import serious
from browser.test_rubico import REVEALS, has_told, sits_down

Make = Callable[..., Person]
# The first of these that the page shows is clicked: a claim of the first card, the Centurion's choice, what leads on.
DECIDE = """() => {
  document.querySelector('.sealed .letter')?.click();
  document.querySelector('.sealed .primary')?.click();
  document.querySelector('.moment .close')?.click();
  const spoken = document.querySelector('.hand .own .flag');
  const found = (!spoken && document.querySelector('.hand .chip.s-red:not([disabled])'))
    || [...document.querySelectorAll('.hand .choices button:not([disabled])')].find(b => b.textContent.includes('Confirm'))
    || document.querySelector('.seats .may:not(.picked):not([disabled])')
    || document.querySelector('.hand .choices button:not([disabled])');
  found?.click();
  return Boolean(found);
}"""
POWER = """() => {
  document.querySelector(".hand .power > button[aria-expanded='false']")?.click();
  const use = document.querySelector('.hand .power .uses button:not([disabled])');
  use?.click();
  return Boolean(use);
}"""
FOCUS = """() => {
  document.querySelector('.sealed .letter')?.click();
  document.querySelector('.sealed .primary')?.click();
  const wanted = ['.hand .choices button:not([disabled])', '.seats .may:not(.picked):not([disabled])'];
  const confirm = [...document.querySelectorAll(wanted[0])].find(b => b.textContent.includes('Confirm'));
  const found = confirm || document.querySelector(wanted[1]) || document.querySelector(wanted[0]);
  found?.focus();
  return Boolean(found) && found === document.activeElement;
}"""
PATIENCE_S = 300
PHONE = {"width": 390, "height": 844, "has_touch": True}


def decides(one: Person) -> bool:
    """Whatever this person is asked now, once; whether there was anything."""
    return bool(one.page.evaluate(DECIDE))


def is_over(one: Person) -> bool:
    return one.page.locator(".ended").count() > 0


def hurries(table: list[Person], until: Callable[[], bool]) -> None:
    """Everybody goes on deciding until something is so."""
    late = time.monotonic() + PATIENCE_S
    for one in itertools.cycle(table):
        if until():
            return
        if time.monotonic() > late:
            break
        if not decides(one):
            one.page.wait_for_timeout(60)
    raise AssertionError([one.page.locator(".status").inner_text() for one in table])


def uses_a_power(table: list[Person], is_used: Callable[[], bool] | None = None) -> bool:
    """Somebody opens their power and uses it, as soon as one may be used; and again, where it came too late."""
    late = time.monotonic() + PATIENCE_S
    for one in itertools.cycle(table):
        has_used = one.page.evaluate(POWER)
        if is_used() if is_used else has_used:
            return True
        if is_over(one) or time.monotonic() > late:
            return False
        if not has_used and not decides(one):
            one.page.wait_for_timeout(20)
    raise AssertionError("there is nobody")


def test_seats_are_exchanged_by_drag_and_by_keys(server: Server, person: Make) -> None:
    host = person("host")
    seats = {"p1": "me", "p2": "bot:recruit", "p3": "bot:tribune"}
    made = host.asks(server, "POST", "/matches", {"game": "rubico", "options": {"players": 3}, "seats": seats})
    host.goes(f"{server.url}/m/{made['match']['id']}")
    rows = host.page.locator(".seats li")
    expect(rows.nth(2)).to_contain_text("Tribune")
    rows.nth(0).locator(".grip").drag_to(rows.nth(2))
    expect(rows.nth(0)).to_contain_text("Tribune")
    expect(rows.nth(2)).to_contain_text("you")
    host.page.get_by_role("button", name="P3 one seat up").focus()
    host.page.keyboard.press("Enter")
    expect(rows.nth(1)).to_contain_text("you")
    assert serious(host.page) == []
    host.page.get_by_role("button", name="Start").click()
    host.sees_board()
    expect(host.page.locator(".players li").nth(1)).to_contain_text("· you")


def test_four_pass_the_phone_and_ask_once_for_powers(server: Server, person: Make) -> None:
    one = person("phone", **PHONE, pace="quick")
    one.page.add_init_script(REVEALS)
    made = one.asks(server, "POST", "/matches", {"game": "rubico", "options": {"players": 4}, "same_screen": True})
    one.goes(f"{server.url}/m/{made['match']['id']}")
    one.page.get_by_role("button", name="Start").click()
    nobody, cover = one.page.get_by_role("button", name="Nobody: go on"), one.page.locator("main.cover button.primary")
    windows = 0
    late = time.monotonic() + PATIENCE_S
    while time.monotonic() < late:
        if has_told(one):
            break
        if nobody.count() and nobody.is_enabled():
            nobody.click()
            windows += 1
            expect(nobody).to_have_count(0)
        elif cover.count() and cover.first.is_enabled():
            cover.first.click()
        elif not decides(one):
            hand_over = one.page.locator(".bar button.wide")
            if hand_over.count():
                with suppress(TimeoutError):  # it is gone where the next decision came by itself
                    hand_over.click(timeout=2_000)
            one.page.wait_for_timeout(30)
    assert has_told(one)
    assert windows == 2


@pytest.mark.parametrize("side", [pytest.param("Caesar's side", marks=pytest.mark.long), "the Senate"])
def test_the_first_round_is_learnt_from_both_sides(server: Server, person: Make, side: str) -> None:
    one = person("learner", **PHONE)
    one.goes(f"{server.url}/learn/rubico/first")
    one.page.get_by_role("button", name=side).click()
    assert serious(one.page) == []
    one.fits()
    lesson = one.page.locator(".lesson")
    for _ in range(40):
        if lesson.get_by_role("button", name="From the start").count():
            break
        onward = lesson.locator(".show, section .primary").first
        onward.click()
        one.page.wait_for_timeout(30)
    expect(lesson.locator(".count")).to_contain_text("9 of 9" if side.startswith("Caesar") else "10 of 10")


def test_a_wrong_answer_in_the_lesson_is_explained(server: Server, person: Make) -> None:
    one = person("learner")
    one.goes(f"{server.url}/learn/rubico/first")
    one.page.locator(".lesson section .primary").click()
    one.page.get_by_role("button", name="Lay the row").first.click()
    expect(one.page.get_by_role("alert")).to_contain_text("Exchange cards 1 and 2")
    one.page.locator(".own .slot").nth(0).click()
    one.page.locator(".own .slot").nth(1).click()
    expect(one.page.locator(".count")).to_contain_text("3 of 9")


def test_the_rules_are_those_of_the_count(server: Server, person: Make) -> None:
    one = person("reader")
    one.goes(f"{server.url}/rules/rubico?players=3#4.f")
    here = one.page.locator("section.here")
    expect(here).to_contain_text("With 3 players a single blue card turns a Senate card")
    expect(one.page.locator("section[id='5.juno']")).to_have_count(0)
    one.page.get_by_role("group", name="How many play").get_by_role("button", name="7").click()
    expect(here).to_contain_text("Two or more blue cards")
    expect(one.page.locator("section[id='5.juno']")).to_be_visible()
    expect(one.page.locator("section[id='1.6']")).to_contain_text("senators learn")
    assert serious(one.page) == []


@pytest.mark.parametrize("players", [pytest.param(3, marks=pytest.mark.long), 7])
def test_a_wide_table_fits_a_small_screen_and_has_no_fault(server: Server, person: Make, players: int) -> None:
    one = person("wide", color_scheme="dark" if players == 7 else "light")
    sits_down(one, server, players)
    for _ in range(60):
        if one.page.locator(".seats .slot").count() > players:
            break
        decides(one)
        one.page.wait_for_timeout(50)
    last = one.page.locator(".seats li").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= 720
    one.fits()
    assert serious(one.page) == []


def test_a_round_is_played_by_keys(server: Server, person: Make) -> None:
    """Everything that the page offers is reached by tabbing and answered by Enter."""
    one = person("keys", pace="quick")
    one.page.add_init_script(REVEALS)
    sits_down(one, server, 3)
    late = time.monotonic() + PATIENCE_S
    while time.monotonic() < late and not has_told(one):
        found = one.page.evaluate(FOCUS)
        if found:
            one.page.keyboard.press("Enter")
        one.page.wait_for_timeout(40)
    assert has_told(one)


def test_two_of_three_send_the_third_away(server: Server, person: Make) -> None:
    one, two, three = person("one"), person("two"), person("three")
    made = one.asks(server, "POST", "/matches", {"game": "rubico", "options": {"players": 3}})
    match = made["match"]["id"]
    for other in (two, three):
        other.asks(server, "POST", "/join", {"token": made["code"]})
        other.asks(server, "POST", f"/matches/{match}/ready", {"ready": True})
    one.asks(server, "POST", f"/matches/{match}/start", {})
    for each in (one, two, three):
        each.goes(f"{server.url}/m/{match}")
        each.sees_board()
    expect(three.page.locator(".cover")).to_be_visible()
    one.page.get_by_role("tab", name="Menu").click()
    one.page.get_by_label("Who?").select_option(index=2)
    one.page.get_by_role("button", name="Call a vote").click()
    two.page.get_by_role("button", name="Agree").click()
    expect(one.page.locator(".players li").nth(2)).to_contain_text("Tribune")
    expect(three.page.locator(".hand .cover")).to_have_count(0)


def test_a_players_own_browser_shows_the_room_public_facts_only(server: Server, person: Make) -> None:
    one = person("own screen", width=1920, height=1080)
    sits_down(one, server)
    match = one.match
    one.goes("about:blank")
    one.wire.clear()
    one.goes(f"{server.url}/m/{match}?screen")
    one.page.wait_for_selector(".screen svg.board")
    expect(one.page.locator(".hand")).to_have_count(0)
    views = [thing for thing in objects(one.wire) if isinstance(thing.get("roles"), dict)]
    assert views
    assert not any(any(view["roles"].values()) or any(view["powers"].values()) for view in views)
    assert not any(thing.get("face") for thing in objects(one.wire) if "known_by" in thing)
