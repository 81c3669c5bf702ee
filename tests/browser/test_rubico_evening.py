"""An evening of RUBICO: five phones and a screen in one room, game after game, with a leaver, a reconnect and a newcomer."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.hands import Person, Server, objects
from browser.test_pages import serious
from browser.test_rubico import PRIVATE, told_of_others
from browser.test_rubico_together import PHONE, asks, fits, hurries, is_over, uses_a_power

Make = Callable[..., Person]


def comes_in(one: Person, server: Server, code: str, name: str) -> None:
    """By the room's code, under a name of one's own."""
    one.goes(f"{server.url}/join/{code}")
    one.page.get_by_label("What are you called?").fill(name)
    one.page.get_by_role("button", name="Sit down").click()
    one.page.wait_for_selector(".room")


def begins(host: Person, guests: list[Person], room: Person) -> None:
    """Everybody says that they are ready, the host starts with those who are there, and all see the table."""
    for guest in guests:
        guest.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_role("button", name="Start").click()
    for one in (host, *guests, room):
        one.sees_board()


def ends(table: list[Person], room: Person) -> None:
    hurries(table, lambda: any(is_over(one) for one in table))
    for one in table:
        expect(one.page.locator(".ended")).to_contain_text("Who was who")
    expect(room.page.locator(".end")).to_be_visible()


def goes_on(host: Person, guests: list[Person], room: Person, code: str, game: int) -> None:
    """The host opens the next game of the room; the screen goes along by itself, the others by one button."""
    host.page.get_by_role("button", name="Rematch").click()
    host.page.locator(".ended a.primary").click()
    for guest in guests:
        guest.page.locator(".ended a.primary").click()
    for one in (host, *guests):
        one.page.wait_for_selector(".room")
    expect(host.page.locator("h1")).to_contain_text(f"game {game} of this room")
    expect(room.page.locator(".code")).to_have_text(code)
    expect(room.page.locator(".lobby")).to_contain_text(f"won 0 of {game - 1}")


def knows_only_its_own(one: Person) -> None:
    seat = next(thing["seat"] for thing in objects(one.wire) if isinstance(thing.get("roles"), dict))
    assert told_of_others(one.wire, seat) == []


def knows_only_what_is_open(room: Person) -> None:
    before = list(itertools.takewhile(lambda m: not (isinstance(m, dict) and m.get("result")), room.wire))
    told = objects(before)
    assert not any(thing.get("kind") in PRIVATE for thing in told)
    views = [thing for thing in told if isinstance(thing.get("roles"), dict)]
    assert views
    assert not any(any(view["roles"].values()) or any(view["powers"].values()) for view in views)


@pytest.mark.parametrize("games", [1, pytest.param(3, marks=pytest.mark.long)])
def test_five_browsers_and_a_room_screen_spend_an_evening_in_one_room(server: Server, person: Make, games: int) -> None:
    """Names, chat, a power, a reconnect, a leaver; then other counts in the same room with a newcomer, and its score."""
    host, *guests = table = [person(f"seat {n}", **PHONE) for n in range(1, 6)]
    room, late = person("room screen", width=1280, height=720), person("newcomer", **PHONE)
    host.goes(server.url)
    options = {"players": 7, "track": "short_march"}
    made = asks(host, "POST", "/matches", {"game": "rubico", "options": options, "customs": {"window": 1}})
    match, code = made["match"]["id"], made["code"]
    host.goes(f"{server.url}/m/{match}")
    qr = host.page.get_by_role("img", name="The link as a QR code").bounding_box()
    assert qr is not None
    assert qr["y"] + qr["height"] < 844, "code and picture are above the fold"
    room.goes(f"{server.url}/m/{match}?screen={code}")
    expect(room.page.locator(".code")).to_have_text(code)
    for guest, name in zip(guests, ("Bruno", "Carla", "Dino", "Emma"), strict=True):
        comes_in(guest, server, code, name)
    expect(host.page.get_by_role("button", name="Start with 5")).to_be_disabled()
    expect(room.page.locator(".lobby")).to_contain_text("Carla")
    assert serious(host.page) == []
    begins(host, guests, room)
    fits(host)
    assert serious(host.page) == []
    assert serious(room.page) == []

    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something").fill("I have two red ones")
    host.page.get_by_role("button", name="Send").click()
    expect(room.page.locator(".bubble, .said").first).to_contain_text("two red ones")
    host.page.get_by_role("button", name="Trust me.").click()
    expect(room.page.locator(".said")).to_contain_text("Trust me.")
    host.page.get_by_role("tab", name="Chat").click()  # on a phone it is a sheet over the table
    expect(host.page.get_by_role("tabpanel")).to_have_count(0)

    hurries(table, lambda: room.page.locator(".seats .flag").count() > 1)  # claims lie on the table
    away = guests[1]
    away.page.context.set_offline(True)
    away.page.wait_for_timeout(300)
    away.page.context.set_offline(False)
    away.page.reload()  # a phone that was locked comes back
    away.sees_board()

    leaver = guests[3]
    leaver.page.get_by_role("tab", name="Menu").click()
    leaver.page.get_by_role("button", name="Resign").click()
    leaver.page.locator(".menu button.primary").click()
    expect(host.page.locator(".players")).to_contain_text("Tribune")
    leaver.goes("about:blank")
    staying = [host, *guests[:3]]
    late.goes(f"{server.url}/join/{code}")
    late.page.get_by_role("link", name="Come in and watch").click()
    late.sees_board()

    used = uses_a_power(staying)
    ends(staying, room)
    assert used
    for one in staying:
        knows_only_its_own(one)
    knows_only_what_is_open(room)

    guests = guests[:3]
    for game in range(2, games + 2):
        goes_on(host, guests, room, code, game)
        if game == 2:  # the leaver's seat goes to who came while the first game was on
            gone = host.page.locator(".seats li", has_text="Emma")
            gone.get_by_role("combobox").select_option("open")
            comes_in(late, server, code, "Fabia")
            guests = [*guests, late]
        else:
            leaver = guests.pop()
            leaver.page.get_by_role("button", name="Leave").click()
            host.page.get_by_role("button", name=str(len(guests) + 1), exact=True).click()
        expect(host.page.locator(".seats li", has_text="ready")).to_have_count(len(guests) + 1)
        begins(host, guests, room)
        expect(room.page.locator(".players li")).to_have_count(len(guests) + 1)
        if game <= games:
            ends([host, *guests], room)
