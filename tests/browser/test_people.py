"""People and what they may set: stand-ins, vacation, notices, moderation, shared positions, numbers and ratings."""

from __future__ import annotations

import os
import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.hands import ASKED, Person, Server
from browser.test_alone import make_table
from browser.test_together import sit_down

Make = Callable[..., Person]


def card(one: Person, heading: str) -> Locator:
    """A section of the account page."""
    return one.page.locator("section", has=one.page.get_by_role("heading", name=heading, exact=True))


def test_a_bot_takes_an_empty_seat_and_the_person_returns(server: Server, person: Make) -> None:
    caesar, pompey = sit_down(server, person)
    table = pompey.page.url
    caesar.decides()
    pompey.goes(f"{server.url}/about")
    seat = caesar.page.locator(".players .seat-pompey")
    expect(seat).to_contain_text("away")
    seat.get_by_role("button", name="Let a bot stand in").click()
    expect(seat).to_contain_text("Tribune stands in")
    assert caesar.waits_for_turn()
    expect(caesar.page.locator(".log")).to_contain_text("(stand-in)")

    pompey.goes(table)
    pompey.sees_board()
    pompey.page.get_by_role("button", name="I am back").click()
    expect(seat).not_to_contain_text("stands in")
    for _ in range(6):  # a bonus may leave Caesar with more to decide
        caesar.decides()
        caesar.page.wait_for_selector(f"p.waiting, {ASKED}")
        if caesar.page.locator("p.waiting").count():
            break
    assert pompey.waits_for_turn()
    pompey.decides()


def test_vacation_is_taken_and_ended(server: Server, person: Make) -> None:
    one = person("away")
    one.asks(server, "POST", "/me", {})
    one.goes(f"{server.url}/account")
    notices = card(one, "Tell me when it is my turn")
    field = notices.get_by_label("Vacation days")
    allowed = int(field.get_attribute("max") or 0)
    field.fill("2")
    notices.get_by_role("button", name="Go on vacation").click()
    expect(notices).to_contain_text("You are on vacation until")
    notices.get_by_role("button", name="I am back").click()
    expect(notices.get_by_label("Vacation days")).to_have_attribute("max", re.compile(f"^({allowed}|{allowed - 1})$"))


def test_a_webhook_is_checked_kept_and_dropped(server: Server, person: Make) -> None:
    one = person("hooked")
    one.asks(server, "POST", "/me", {})
    one.goes(f"{server.url}/account")
    form = card(one, "Tell me when it is my turn").locator("form", has=one.page.get_by_label("Webhook address"))

    def save(address: str) -> None:
        form.get_by_label("Webhook address").fill(address)
        form.get_by_role("button", name="Save").click()

    save("http://127.0.0.1/inside")
    expect(one.page.get_by_role("alert")).to_contain_text("Only public addresses")
    save("https://1.1.1.1/caesar")
    expect(form).to_contain_text("Now: https://1.1.1.1/caesar")
    one.page.reload()
    expect(form).to_contain_text("Now: https://1.1.1.1/caesar")
    save("")
    expect(form).to_contain_text("it calls nobody")


def test_the_page_says_what_notices_need(server: Server, person: Make) -> None:
    one = person("told")
    one.goes(f"{server.url}/account")
    offered = one.calls("GET", "/games")["push"]["available"]
    said = "also with the page closed" if offered else "which this server does not offer"
    expect(card(one, "Settings")).to_contain_text(re.compile(said, re.IGNORECASE))
    plain = person("plain http")
    plain.page.add_init_script("Object.defineProperty(window, 'isSecureContext', {value: false})")
    plain.goes(f"{server.url}/account")
    expect(card(plain, "Settings")).to_contain_text("need https")
    expect(plain.page.get_by_label("Notify me when it is my turn")).to_be_disabled()


def test_somebody_is_reported_muted_and_blocked(server: Server, person: Make) -> None:
    caesar, pompey = sit_down(server, person)
    pompey.page.get_by_role("tab", name="Chat").click()
    pompey.page.get_by_label("Say something").fill("Delenda est Roma")
    pompey.page.get_by_role("button", name="Send").click()
    caesar.page.get_by_role("tab", name="Chat").click()
    chat = caesar.page.locator(".chat")
    line = chat.locator("li", has_text="Delenda est Roma")
    line.locator("summary").click()
    line.get_by_role("button", name="Report").click()
    expect(chat).to_contain_text("Reported. Thank you.")
    line.get_by_role("button", name="Mute").click()
    expect(chat).not_to_contain_text("Delenda")
    me = caesar.calls("GET", "/me")["me"]
    other = pompey.calls("GET", "/me")["me"]["id"]
    assert me["muted"] == [other]
    caesar.calls("PUT", f"/me/blocked/{other}")
    made = caesar.asks(server, "POST", "/matches", {"game": "caesar", "private": True})
    pompey.goes(f"{server.url}/join/{made['code']}")
    pompey.page.get_by_role("button", name="Sit down").click()
    expect(pompey.page.get_by_role("alert")).to_be_visible()


def test_a_link_leads_to_the_position_that_was_shared(server: Server, person: Make) -> None:
    one, friend = person("sharer"), person("friend")
    one.page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    make_table(one, server, {})
    for _ in range(2):
        one.waits_for_turn()
        one.decides()
    one.waits_for_turn()
    count = one.page.locator(".history .count")
    for _ in range(2):
        here = count.inner_text()
        one.page.keyboard.press(",")
        expect(count).not_to_have_text(here)  # the next step begins where this one has led
    shown, pieces = count.inner_text(), one.page.locator(".piece .token").count()
    one.page.get_by_role("tab", name="Menu").click()
    one.page.get_by_role("button", name="Copy this position's link").click()
    expect(one.page.locator(".menu")).to_contain_text("Copied")
    friend.goes(one.page.evaluate("navigator.clipboard.readText()"))
    friend.sees_board()
    expect(friend.page.locator(".past")).to_be_visible()
    expect(friend.page.locator(".history .count")).to_have_text(shown)
    expect(friend.page.locator(".piece .token")).to_have_count(pieces)


def play_some(server: Server, one: Person, other: Person, match: str) -> None:
    """Until each has acted twice: who gives up before that gives nobody points."""
    done = {one.name: 0, other.name: 0}
    while min(done.values()) < 2:
        for who in (one, other):
            legal = who.asks(server, "GET", f"/matches/{match}")["legal"]
            if legal:
                who.asks(server, "POST", f"/matches/{match}/act", {"action": legal[0]["action"]})
                done[who.name] += 1


def test_numbers_ratings_and_the_leaderboard(server: Server, person: Make) -> None:
    winner, loser = person("winner"), person("loser")
    names = {}
    for one in (winner, loser):
        names[one.name] = f"{one.name} {os.urandom(3).hex()}"
        one.asks(server, "POST", "/me", {})
        one.asks(server, "POST", "/me/claim", {"name": names[one.name], "password": "amphora-of-wine"})
    for _ in range(5):
        made = winner.asks(
            server, "POST", "/matches", {"game": "caesar", "side": "caesar", "private": True, "rated": True}
        )
        (token,) = made["invites"].values()
        loser.asks(server, "POST", "/join", {"token": token})
        play_some(server, winner, loser, made["match"]["id"])
        loser.asks(server, "POST", f"/matches/{made['match']['id']}/resign", {"seat": "pompey"})
    winner.goes(f"{server.url}/leaderboard")
    rows = winner.page.locator("tbody tr")
    first = rows.filter(has_text=names["winner"])
    expect(first).to_contain_text("5")
    shown = rows.all_inner_texts()
    assert [i for i, text in enumerate(shown) if names["winner"] in text] < [
        i for i, text in enumerate(shown) if names["loser"] in text
    ]
    first.get_by_role("link").click()
    expect(winner.page.get_by_role("heading", name="CAESAR!")).to_be_visible()
    expect(winner.page.locator("dl div", has_text="Won as Caesar")).to_contain_text("5 / 5")
