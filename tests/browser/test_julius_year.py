"""JULIUS CAESAR, two people: a year with an amphibious move, a battle, a sea battle and a winter; the wire; solitaire."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.hands import Person, Server, objects
from browser.test_julius import READY, clicks, decides, points, told_too_much

Make = Callable[..., Person]
COMMANDS_ONLY = {"remove_all_events": True}


class Year:
    """Two people at one table. Quiet decisions are sent, those that a test is about are clicked."""

    def __init__(self, server: Server, person: Make) -> None:
        self.server = server
        self.caesar, self.pompeius = person("caesar"), person("pompeius")
        body = {"game": "julius", "options": COMMANDS_ONLY, "side": "caesar", "private": True}
        state = self.caesar.asks(server, "POST", "/matches", body)
        self.match = state["match"]["id"]
        self.pompeius.asks(server, "POST", "/join", {"token": state["invites"]["pompeius"]})
        for one in (self.caesar, self.pompeius):
            one.goes(f"{server.url}/m/{self.match}")
            one.sees_board()

    def state(self, one: Person) -> Any:
        return one.asks(self.server, "GET", f"/matches/{self.match}")

    def acts(self, one: Person, action: str) -> Any:
        state = one.asks(self.server, "POST", f"/matches/{self.match}/act", {"action": action})
        assert "error" not in state, state
        return state

    def chooses_cards(self) -> None:
        """Both put their lowest card away in a first turn, and play their highest."""
        for one in (self.caesar, self.pompeius):
            for _ in range(2):
                state = self.state(one)
                legal = [choice["action"] for choice in state["legal"] if choice["action"] != "take-back"]
                if legal and state["view"]["phase"] == "cards":
                    self.acts(one, legal[-1] if legal[0].startswith("discard") else legal[0])

    def runs_until(self, done: Callable[[Any], bool]) -> Person:
        """Everybody ends what can be ended, until one of them stands before the decision that is looked for."""
        for _ in range(40):
            for one in (self.caesar, self.pompeius):
                state = self.state(one)
                legal = [choice["action"] for choice in state["legal"]]
                if not legal or legal == ["take-back"]:
                    continue
                if done(state):
                    self.shows(one, state)
                    return one
                if state["view"]["phase"] == "cards":
                    self.chooses_cards()
                else:
                    ends = [action for action in legal if action.startswith(("end-", "stop"))]
                    self.acts(one, ends[0] if ends else legal[0])
        raise AssertionError("the decision did not come up")

    def is_fought_for(self, place: str) -> bool:
        battle = self.state(self.caesar)["view"]["battle"]
        return bool(battle and battle["place"] == place)

    def shows(self, one: Person, state: Any) -> None:
        """Until the page is where the server is, and hears."""
        one.sees_entry_after(state["number"] - 1)
        one.page.wait_for_selector(READY)

    def may_decide(self, one: Person) -> bool:
        """Whether it is one's turn; then the page has heard so, too."""
        state = self.state(one)
        if not state["legal"] or state["view"]["phase"] == "cards":
            return False
        self.shows(one, state)
        return True

    def moves(self, seat: str, turn: int) -> Person:
        return self.runs_until(
            lambda s: s["view"]["phase"] == "move" and s["view"]["turn"] == turn and s["seat"] == seat
        )


def marches(one: Person, start: str, blocks: list[str], *way: str) -> None:
    """A group move with the mouse: the city, the blocks, the way of the first one."""
    page = one.page
    points(one, start)
    for block in blocks:
        page.locator(f"[data-tick={block}]").click()
    clicks(one, ".march .go")
    for place in way:
        before = one.entry()
        points(one, place)
        one.sees_entry_after(before)
    if page.get_by_role("button", name="Stop here").count():
        clicks(one, ".words button")


def fights(year: Year, place: str, clicked: int) -> None:
    """Both click through a battle: whoever has something to decide fires, takes hits, retreats; after so many by calls."""
    both = (year.caesar, year.pompeius)
    decides(next(one for one in both if year.may_decide(one)))
    for one in both:
        expect(one.page.locator(".battle")).to_be_visible()
        expect(one.page.locator(".battle .prospect")).to_contain_text("holds the place")
    for _ in range(120):
        for one in both:
            if clicked and year.may_decide(one):
                decides(one)
                clicked -= 1
        if not year.is_fought_for(place):
            return
        if not clicked:
            return is_fought_out(year, place)
    raise AssertionError("the battle does not end")


def is_fought_out(year: Year, place: str) -> None:
    """A battle by calls: whoever attacks names it, where that is asked, and both fire what they have."""
    has_begun = year.is_fought_for(place)
    for _ in range(200):
        for one in (year.caesar, year.pompeius):
            legal = [choice["action"] for choice in year.state(one)["legal"]]
            if legal and legal != ["take-back"]:
                year.acts(one, next((action for action in legal if action.startswith("fire ")), legal[0]))
            is_on = year.is_fought_for(place)
            if has_begun and not is_on:
                return
            has_begun = has_begun or is_on
    raise AssertionError("the battle does not end")


@pytest.mark.parametrize("clicked", [3, pytest.param(1000, marks=pytest.mark.long)], ids=["some", "all"])
def test_a_year_with_a_landing_a_battle_a_sea_battle_and_a_winter(server: Server, person: Make, clicked: int) -> None:
    """In the short form only the first decisions of the battle, and of the winter, are clicked."""
    year = Year(server, person)
    caesar, pompeius = year.caesar, year.pompeius

    marches(year.moves("caesar", 1), "massilia", ["c-navis-1"], "mare-hispanum", "mare-tyrrhenum")
    expect(pompeius.page.locator("#place-mare-tyrrhenum")).to_have_attribute(
        "aria-label", "Mare Tyrrhenum, sea, 1 block of Caesar"
    )

    year.moves("caesar", 2).page.locator("#place-genua .disc").click(force=True)
    expect(caesar.page.locator(".garrison")).to_contain_text("feeds 3 in winter, 3 there")
    caesar.page.locator("[data-tick=legio-8]").click()
    clicks(caesar, ".march .go")
    aboard = caesar.page.locator(".choice[data-action='step mare-tyrrhenum']")
    expect(aboard).to_contain_text(re.compile(r"goes aboard: 1 of \d move points for this block alone"))
    for place in ("mare-tyrrhenum", "roma"):
        before = caesar.entry()
        points(caesar, place)
        caesar.sees_entry_after(before)
    expect(pompeius.page.locator("#place-roma")).to_have_attribute(
        "aria-label", "Roma, city, worth 2, minor port, 1 block of Caesar"
    )
    pompeius.page.get_by_role("tab", name="Log").click()
    landing = pompeius.page.locator(".log li[data-entry]", has_text="1 block of Caesar: Genua → Mare Tyrrhenum → Roma.")
    landing.hover()
    expect(pompeius.page.locator(".trail.marked")).to_have_count(2)
    expect(landing.locator("a")).to_have_attribute("href", re.compile("/rules/julius.*#7.6"))

    marches(year.moves("caesar", 3), "narbo", ["legio-7", "legio-9", "legio-10"], "tarraco")
    expect(caesar.page.locator("#place-tarraco")).to_have_attribute(
        "aria-label", "Tarraco, city, worth 1, minor port, 3 blocks of Caesar, 3 blocks of Pompeius"
    )
    page = pompeius.page
    expect(page.locator(".alarms button")).to_contain_text("Tarraco")
    expect(page.locator("[data-inroad='narbo/tarraco'].main")).to_have_count(1)
    page.locator(".alarms button").click()
    expect(page.locator(".garrison .contest")).to_contain_text("Caesar attacks from Narbo (3, main road).")
    arrow = page.locator(".arrow.attack[data-way='narbo/tarraco']")
    expect(arrow).to_have_attribute("aria-label", "Caesar: 3 attacked Tarraco from Narbo")
    page.reload()
    expect(arrow).to_have_count(1)
    page.keyboard.press("a")
    expect(arrow).to_have_count(0)
    page.keyboard.press("a")
    year.runs_until(lambda s: s["view"]["phase"] in ("battle", "fight") and s["view"]["turn"] == 3)
    fights(year, "tarraco", clicked)
    expect(caesar.page.locator(".log")).to_contain_text("holds Tarraco")
    fought = caesar.page.locator(".log summary", has_text="Battle of Tarraco: ")
    expect(fought).to_have_count(1)
    volley = caesar.page.locator(".log li[data-entry]", has_text="fires").first
    expect(volley).to_be_hidden()
    fought.press("Enter")
    expect(volley).to_be_visible()
    for one in (caesar, pompeius):
        result = one.page.locator(".outcome")
        expect(result).to_contain_text("Battle of Tarraco")
        result.get_by_role("button", name="Close").click()
        expect(result).to_have_count(0)

    marches(year.moves("pompeius", 4), "neapolis", ["p-navis-1"], "mare-tyrrhenum")
    year.runs_until(lambda s: s["view"]["phase"] in ("battle", "fight") and s["view"]["turn"] == 4)
    is_fought_out(year, "mare-tyrrhenum")
    expect(pompeius.page.locator(".log")).to_contain_text("holds Mare Tyrrhenum")

    first = year.runs_until(lambda s: s["view"]["phase"] in ("port", "disband"))
    expect(first.page.locator(".winter")).to_be_visible()
    for _ in range(30):
        for one in (caesar, pompeius):
            if clicked and year.may_decide(one):
                decides(one)
                clicked -= 1
        if not clicked:
            year.runs_until(lambda s: s["view"]["year"] == 706)
        if year.state(caesar)["view"]["year"] == 706:
            break
    for one in (caesar, pompeius):
        expect(one.page.locator("svg.board [role=img][aria-label*='706']")).to_have_count(1)
    assert told_too_much(caesar.wire, "caesar") == []
    assert told_too_much(pompeius.wire, "pompeius") == []


@pytest.mark.long  # what both were sent in the year above names nothing hidden either
def test_hidden_blocks_never_cross_the_wire(server: Server, person: Make) -> None:
    """A spectator and the enemy get numbers; whatever names a block that lies hidden was told by an open event."""
    checked = 0
    year = Year(server, person)
    passer = person("passer")
    passer.goes(f"{server.url}/m/{year.match}")
    passer.sees_board()
    marches(year.moves("caesar", 1), "ravenna", ["legio-13"], "asculum")
    passer.page.locator("#place-asculum").hover(force=True)
    year.pompeius.page.locator("#place-asculum").hover(force=True)
    expect(year.pompeius.page.locator(".note")).to_contain_text("can be Caesar III, Legio 13 III")
    for _ in range(200):  # what a page was answered is noted a moment after it shows it
        if any(thing.get("block") == "legio-13" for thing in objects(year.pompeius.wire)):
            break
        year.pompeius.page.wait_for_timeout(50)
    for one, seat in ((passer, None), (year.pompeius, "pompeius")):
        assert told_too_much(one.wire, seat) == []
        for thing in objects(one.wire):
            if thing.get("block") == "legio-13":
                checked += 1
                assert "sure" in thing, thing  # the memory aid: what everybody knows of the set-up
                assert not thing["sure"]
    assert checked


def test_one_person_plays_both_sides_without_a_cover(server: Server, person: Make) -> None:
    one = person("alone")
    one.goes(f"{server.url}/new/julius")
    one.page.get_by_label("Same screen").check()
    one.page.get_by_label("no cover, everything open").check()
    one.page.locator("form button.primary").click()
    one.sees_board()
    page = one.page
    expect(page.locator(".cover")).to_have_count(0)
    expect(page.locator("g:has(> #place-tarraco) .piece")).to_have_count(3)
    for seat in ("caesar", "pompeius"):
        expect(page.locator(f".seat-{seat}.turn")).to_have_count(1)
        away, card = (page.locator(f".hand .playing:not([disabled]):has-text('{what}')") for what in ("away", "Play"))
        for offered in (away, card):  # the other seat counts entries of its own: what is offered tells when it was done
            offered.first.click()
            page.locator(".picked .commit").click()
    read = page.locator("g:has(> #place-tarraco) .piece title, g:has(> #place-narbo) .piece title")
    expect(read).to_have_count(6)
    page.get_by_role("tab", name="Menu").click()
    page.get_by_label("each side sees its own").check()
    expect(read).to_have_count(3)  # whose they are is decided by the cards: three of Caesar's or three of Pompeius's
    expect(page.locator("g:has(> #place-tarraco) .piece")).to_have_count(3)
