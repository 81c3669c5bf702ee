"""Levels on the first page, advice with chances, and looking back after the end."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from browser.hands import Person, Server
from browser.test_alone import make_table
from browser.test_pages import serious

Make = Callable[..., Person]
LEVELS = ("Recruit", "Beginner", "Tribune", "Legate", "Imperator")
COACHED = """try {
    const kept = localStorage['triumvirate.settings'];
    localStorage['triumvirate.settings'] = JSON.stringify({...JSON.parse(kept ?? "{}"), coach: true});
} catch {}"""
AWAKE_MS = 400_000  # where nothing is compiled yet, the search is first


def test_a_coach_warns_before_a_mistake_and_the_choice_stays_mine(server: Server, person: Make) -> None:
    """Whatever is done first the coach calls a mistake; what it says then is in its own words, and nothing is done unasked."""
    one = person("warned")
    one.page.add_init_script(COACHED)
    one.page.route(re.compile(r"/hint(\?|$)"), _mistake)
    make_table(one, server, {})
    one.waits_for_turn()
    before = one.entry()
    warning = one.page.get_by_role("alert", name="A word from the coach")
    _places_first(one)
    expect(warning).to_contain_text("That would be a mistake. Offers Syria.")
    expect(warning).to_contain_text("61 %")
    assert one.entry() == before
    assert serious(one.page) == []
    warning.get_by_role("button", name="Think again").click()
    expect(warning).to_be_hidden()
    expect(one.page.locator("button.token:not([disabled])").first).to_be_visible()
    assert one.entry() == before
    _places_first(one)
    warning.get_by_role("button", name="Do it anyway").click()
    one.sees_entry_after(before)
    expect(warning).to_be_hidden()


def _places_first(one: Person) -> None:
    one.page.locator("button.token:not([disabled]):not(.plan)").first.click()
    one.page.locator(".space.open").first.click()
    one.page.get_by_role("button", name="End turn").click()


def _mistake(route: Route) -> None:
    """The judge's answer, whatever it is asked about."""
    action = (route.request.post_data_json or {}).get("action", "")
    about = {"action": action, "verdict": "mistake", "chance": 0.48, "unsure": False, "against": "Offers Syria."}
    hint = {"action": action, "words": "That", "why": "", "bot": "coach", "chance": 0.61, "others": [], "line": []}
    route.fulfill(json={**hint, "note": None, "about": about})


def test_the_coach_plays_gives_advice_and_the_match_is_looked_back_at(server: Server, person: Make) -> None:
    one = person("pupil")
    one.goes(server.url)
    card = one.page.locator(".game", has_text="CAESAR!").first
    card.get_by_text("More ways to play").click()
    levels = card.get_by_role("combobox", name="Against")
    expect(levels.locator("option")).to_have_text(
        [f"{level} · strength {n} of 5" for n, level in enumerate(LEVELS, 1)] + ["Coach · as strong as you"]
    )
    levels.select_option("coach")
    expect(card.get_by_text("Plays a little better than you have lately")).to_be_visible()
    card.get_by_role("button", name="Play now").click()
    one.sees_board()
    expect(one.page.get_by_role("list", name="Players")).to_contain_text("Coach")

    one.page.get_by_role("button", name="Hint").click()
    hint = one.page.get_by_role("status", name="Hint")
    expect(hint).to_contain_text("Place ")
    if hint.get_by_text("Your chance to win").count():  # else the tribune answered, and says so
        expect(hint).to_contain_text(re.compile(r"\d+ %"))
        hint.get_by_text("What else is good").click()
        expect(hint.get_by_text("Also good")).to_be_visible()
    else:
        expect(hint).to_contain_text("wakes up in a minute")

    one.plays(4)
    one.waits_for_turn()  # so that nobody else thinks
    one.gives_up()
    match = one.match
    one.page.get_by_role("link", name="Look back").click()
    chart = one.page.get_by_role("group", name="Chance to win of Caesar")
    expect(chart).to_be_visible(timeout=AWAKE_MS)
    assert serious(one.page) == []
    points = chart.get_by_role("button")
    expect(points.first).to_have_accessible_name(re.compile(r"^\d+\. (Caesar|Pompey): .+, \d+ %$"))
    number = (points.nth(2).get_attribute("aria-label") or "").partition(".")[0]
    points.nth(2).press("Enter")
    expect(one.page).to_have_url(re.compile(f"/analysis/{match}\\?at={number}$"))
    slider = one.page.get_by_role("slider", name="History")
    expect(slider).to_have_value(number)
    expect(one.page.locator(f".looking[data-at='{number}'] .board svg").first).to_be_visible()
    expect(one.page.locator("section.now")).to_contain_text(f"{number}. ")
    one.page.locator("h1").click()
    one.page.keyboard.press(".")
    expect(slider).to_have_value(str(int(number) + 1))
    one.page.locator("summary", has_text="Log").click()
    expect(one.page.locator("ol.log")).to_contain_text("places")
    one.page.set_viewport_size({"width": 390, "height": 844})
    expect(one.page.locator(".looking svg.board")).to_be_visible()
    one.fits()
    assert serious(one.page) == []


def test_a_match_that_still_runs_is_not_looked_back_at(server: Server, person: Make) -> None:
    one = person("curious")
    made = one.asks(server, "POST", "/play", {"game": "caesar", "bot": "recruit"})
    one.goes(f"{server.url}/analysis/{made['match']['id']}")
    expect(one.page.get_by_role("alert")).to_contain_text("after the end")
