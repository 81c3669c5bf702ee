"""Every table fits every screen: with clocks, long names and an absent opponent, in both languages and themes."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.boxes import faults
from browser.hands import Person, Server
from triumvirate.server.client import Client
from triumvirate.server.replies import State

Make = Callable[..., Person]
FINGERS = [(360, 740), (390, 844), (844, 390), (768, 1024), (1024, 768), (1180, 820)]
MICE = [(1280, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
LIVE = {"kind": "live", "seconds": 5400, "increment": 5, "on_time_out": "lose"}
PHASES = {"kind": "phase", "seconds": 120, "on_time_out": "default"}
LONG_NAME = "Scipio Africanus Ma"


def sits_with_absent_people(one: Person, server: Server, game: str) -> None:
    """A running match with clocks; all others have long names and have gone."""
    one.goes(f"{server.url}/about")
    many = game == "rubico"
    options = {"players": 5} if many else {}
    body = {"game": game, "options": options, "private": True, "clock": PHASES if many else LIVE}
    made = one.calls("POST", "/matches", body)
    for token in [made["code"]] * 4 if many else list(made["invites"].values()):
        other = Client(server.url)
        other.be()
        other.claim(LONG_NAME + os.urandom(2).hex(), "amphora-of-wine")
        other.post(State, "/join", token=token)
        with other.live(made["match"]["id"]) as table:  # who was at the table, and has gone
            table.next()
    if many:
        one.calls("POST", f"/matches/{made['match']['id']}/start", {})
    one.goes(f"{server.url}/m/{made['match']['id']}")
    one.sees_board()
    expect(one.page.get_by_role("button", name="bot").first).to_be_visible()


@pytest.mark.parametrize("game", ["caesar", "julius", "rubico"])
@pytest.mark.parametrize(
    ("sizes", "touch", "locale", "theme"),
    [(FINGERS, True, "it-IT", "dark"), (MICE, False, "en-GB", "light")],
    ids=["fingers", "mice"],
)
def test_a_table_fits_the_screen(
    server: Server, person: Make, game: str, sizes: list[tuple[int, int]], touch: bool, locale: str, theme: str
) -> None:
    width, height = sizes[0]
    one = person("layout", width=width, height=height, has_touch=touch, locale=locale, color_scheme=theme)
    sits_with_absent_people(one, server, game)
    found = {}
    for width, height in sizes:
        one.page.set_viewport_size({"width": width, "height": height})
        found[f"{width}×{height}"] = faults(one.page, touch)
    assert {size: wrong for size, wrong in found.items() if wrong} == {}
