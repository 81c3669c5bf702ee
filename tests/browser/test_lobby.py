"""Tables found in the lobby, clocks and pauses, and what a person may set."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.hands import ASKED, Person, Server
from browser.test_alone import make_table

Make = Callable[..., Person]


def open_table(server: Server, host: Person) -> None:
    """A listed table with a live clock, made by the form."""
    host.goes(f"{server.url}/new/caesar")
    host.page.get_by_label("With a friend").check()
    host.page.get_by_label("My side").select_option(label="Caesar")
    host.page.get_by_label("live", exact=True).check()
    host.page.get_by_label("Listed under Open tables").check()
    host.page.get_by_role("button", name="Make the table").click()
    host.page.wait_for_selector(".room")


def test_an_open_table_is_found_joined_watched_and_paused(server: Server, person: Make) -> None:
    host, guest, passer_by = person("host"), person("guest"), person("passer-by")
    open_table(server, host)
    expect(host.page.get_by_role("button", name="Start")).to_be_disabled()
    guest.goes(f"{server.url}/tables/open")
    row = guest.page.locator(f"a[href='/m/{host.match}']")
    expect(row).to_contain_text("10 min + 5 s · rated · usual rules")
    expect(row).to_contain_text("Sit down as Pompey")
    row.click()
    guest.page.get_by_role("button", name="Sit down").click()
    for one in (host, guest):
        one.sees_board()
        expect(one.page.locator(".clock")).to_have_count(2)
    before = host.page.locator(".clock.running").inner_text()
    expect(host.page.locator(".clock.running")).not_to_have_text(before)

    passer_by.goes(f"{server.url}/tables/watch")
    passer_by.page.locator(f"a[href='/m/{host.match}']").click()
    passer_by.sees_board()
    expect(passer_by.page.locator("button.token")).to_have_count(0)

    host.page.get_by_role("tab", name="Menu").click()
    host.page.get_by_role("button", name="Ask for a pause").click()
    guest.page.get_by_role("button", name="Agree").click()
    expect(host.page.locator(".banner")).to_contain_text("paused")
    expect(host.page.locator(ASKED)).to_have_count(0)
    host.page.locator(".banner").get_by_role("button", name="Go on").click()
    expect(host.page.locator(".banner")).to_have_count(0)
    host.decides()


def test_a_table_is_joined_by_its_code(server: Server, person: Make) -> None:
    host, guest = person("host"), person("guest")
    made = host.asks(server, "POST", "/matches", {"game": "caesar", "private": True})
    guest.goes(server.url)
    guest.page.get_by_label("A table's code or link").fill(made["code"])
    guest.page.get_by_role("button", name="Join").click()
    guest.page.get_by_role("button", name="Sit down").click()
    guest.sees_board()


def test_placing_ends_the_turn_at_once_where_it_is_set_so(server: Server, person: Make) -> None:
    one = person("quick")
    one.goes(f"{server.url}/account")
    one.page.get_by_label("Placing ends the turn at once").check()
    make_table(one, server, {})
    one.waits_for_turn()
    before = one.entry()
    one.page.locator("button.token:not([disabled])").first.click()
    one.page.locator(".space.open").first.click()
    one.sees_entry_after(before)


def test_the_history_slider_looks_back_while_the_match_runs(server: Server, person: Make) -> None:
    one = person("historian")
    make_table(one, server, {})
    for _ in range(2):
        one.waits_for_turn()
        one.decides()
    one.waits_for_turn()
    now = one.page.locator(".piece .token").count()
    one.page.keyboard.press(",")
    expect(one.page.locator(".past")).to_be_visible()
    one.page.get_by_label("History", exact=True).last.fill("0")
    expect(one.page.locator(".piece .token")).to_have_count(0)
    expect(one.page.locator(ASKED)).to_have_count(0)
    one.page.get_by_role("button", name="Back to now").click()
    expect(one.page.locator(".piece .token")).to_have_count(now)
    expect(one.page).to_have_title(re.compile("Your turn"))


def test_the_seats_follow_the_number_of_players(server: Server, person: Make) -> None:
    one = person("host of seven")
    one.goes(f"{server.url}/new/rubico")
    sides = one.page.get_by_label("My side").locator("option")
    expect(sides).to_have_text(["by lot", *(f"P{n}" for n in range(1, 6))])
    players = one.page.locator(".option", has_text="How many play").get_by_role("combobox")
    players.select_option(label="7")
    expect(sides).to_have_text(["by lot", *(f"P{n}" for n in range(1, 8))])
    one.page.get_by_label("My side").select_option(label="P7")
    players.select_option(label="3")
    expect(sides).to_have_count(4)
    expect(one.page.get_by_label("My side")).to_have_value("random")


def test_the_language_changes_everything_at_once(server: Server, person: Make) -> None:
    one = person("bilingual")
    make_table(one, server, {})
    one.waits_for_turn()
    one.page.get_by_role("tab", name="Menu").click()
    one.page.get_by_label("Language").select_option(label="Italiano")
    one.page.get_by_role("tab", name="Diario").click()
    expect(one.page.locator(".log")).to_contain_text("Comincia Cesare")
    assert one.waits_for_turn()
