"""Every table fits every screen: with clocks, long names and an absent opponent, in both languages and themes."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Literal

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
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


def sits_with_absent_people(one: Person, server: Server, game: str, players: int) -> None:
    """A running match with clocks; all others have long names and have gone."""
    one.goes(f"{server.url}/about")
    many = game == "rubico"
    options = {"players": players} if many else {}
    body = {"game": game, "options": options, "private": True, "clock": PHASES if many else LIVE}
    made = one.calls("POST", "/matches", body)
    for token in [made["code"]] * (players - 1) if many else list(made["invites"].values()):
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


def speaks(one: Person, language: str) -> None:
    """The page as somebody finds it who has chosen this language."""
    one.page.evaluate(
        """language => {
          const kept = JSON.parse(localStorage['triumvirate.settings'] ?? '{}');
          localStorage['triumvirate.settings'] = JSON.stringify({...kept, language});
        }""",
        language,
    )
    one.page.reload()
    one.sees_board()
    expect(one.page.locator(f"html[lang={language}]")).to_have_count(1)


@pytest.mark.parametrize("game", ["caesar", "julius", "rubico"])
@pytest.mark.parametrize(
    ("sizes", "touch", "languages"),
    [(FINGERS, True, ("it", "en")), (MICE, False, ("en", "it"))],
    ids=["fingers", "mice"],
)
def test_a_table_fits_the_screen(
    server: Server, person: Make, game: str, sizes: list[tuple[int, int]], touch: bool, languages: tuple[str, str]
) -> None:
    """Half of the sizes in one language and half in the other, by turns in the dark and in the light."""
    width, height = sizes[0]
    one = person("layout", width=width, height=height, has_touch=touch, locale=languages[0])
    sits_with_absent_people(one, server, game, players=7 if touch else 5)
    found = {}
    for i, (width, height) in enumerate(sizes):
        language, theme = languages[2 * i // len(sizes)], THEMES[i % 2]
        if language != languages[0] and 2 * i == len(sizes):
            speaks(one, language)
        one.page.emulate_media(color_scheme=theme)
        one.page.set_viewport_size({"width": width, "height": height})
        expect(one.page.locator(f"html[data-theme={theme}]")).to_have_count(1)
        found[f"{width}×{height} {language} {theme}"] = faults(one.page, touch)
    assert len({name.split(" ", 1)[1] for name in found}) == 4, "both languages, each in both themes"
    assert {size: wrong for size, wrong in found.items() if wrong} == {}
