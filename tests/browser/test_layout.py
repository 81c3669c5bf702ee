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
Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")


def planted(rules: str) -> str:
    """Puts rules on the page."""
    return f"document.head.insertAdjacentHTML('beforeend', '<style class=planted>{rules}</style>')"


# Players that run off the screen, a sheet over a name, small letters on the map, small targets.
SHEET = '<i class=planted style="position: absolute; inset: 0; z-index: 9"></i>'
MAP, FINGERTIPS = " px: text", "×20: "
PLANTED = {
    planted(".players { transform: translateX(60vw) }"): "outside: ",
    f"document.querySelector('.players').insertAdjacentHTML('beforeend', '{SHEET}')": "i.planted",
    planted("svg.board text.name { font-size: 4px !important }"): MAP,
    planted(".history button { height: 20px !important; min-height: 0 !important }"): FINGERTIPS,
}


def sits_with_absent_people(one: Person, server: Server, game: str, players: int) -> None:
    """A running match with clocks; all others have long names and have gone."""
    many = game == "rubico"
    options = {"players": players} if many else {}
    body = {"game": game, "options": options, "private": True, "clock": PHASES if many else LIVE}
    made = one.asks(server, "POST", "/matches", body)
    for token in [made["code"]] * (players - 1) if many else list(made["invites"].values()):
        other = Client(server.url)
        other.be()
        other.call(
            "PATCH", "/me", {"name": LONG_NAME + os.urandom(2).hex()}
        )  # a password would cost more than the page
        other.post(State, "/join", token=token)
        with other.live(made["match"]["id"]) as table:  # who was at the table, and has gone
            table.next()
    if many:
        one.asks(server, "POST", f"/matches/{made['match']['id']}/start", {})
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


def measured(one: Person, sizes: list[tuple[int, int]], touch: bool, themes: list[Theme]) -> dict[str, list[str]]:
    """What is wrong at each of some sizes, in a theme of its own each."""
    found = {}
    language = one.page.locator("html").get_attribute("lang")
    for (width, height), theme in zip(sizes, themes, strict=True):
        one.page.emulate_media(color_scheme=theme)
        one.page.set_viewport_size({"width": width, "height": height})
        expect(one.page.locator(f"html[data-theme={theme}]")).to_have_count(1)
        found[f"{width}×{height} {language} {theme}"] = faults(one.page, touch)
    return found


PLAYED = ["caesar", "julius", "rubico"]
WITH_NAMES = "julius"  # on its map
BY_FINGERS, BY_MICE = (FINGERS, True, ("it", "en")), (MICE, False, ("en", "it"))


@pytest.mark.parametrize(
    ("game", "sizes", "touch", "languages"),
    [("caesar", *BY_MICE), ("julius", *BY_FINGERS), ("rubico", *BY_FINGERS), ("julius", *BY_MICE)],
    ids=["caesar-mice", "julius-fingers", "rubico-fingers", "julius-mice"],
)
def test_a_table_fits_the_screen(
    server: Server, person: Make, game: str, sizes: list[tuple[int, int]], touch: bool, languages: tuple[str, str]
) -> None:
    """Two of three sizes, others for each game: half of them in either language, by turns in the dark and in the light.

    The fullest table, which has a map with names, by fingers and by mouse; the others by one of them.
    """
    left_out = PLAYED.index(game)
    sizes = [size for number, size in enumerate(sizes) if number % len(PLAYED) != left_out]
    width, height = sizes[0]
    one = person("layout", width=width, height=height, has_touch=touch, locale=languages[0])
    sits_with_absent_people(one, server, game, players=7 if touch else 5)
    half, themes = len(sizes) // 2, [*THEMES * len(sizes)][: len(sizes)]
    found = measured(one, sizes[:half], touch, themes[:half])
    speaks(one, languages[1])
    found |= measured(one, sizes[half:], touch, themes[half:])
    assert len({name.split(" ", 1)[1] for name in found}) == 4, "both languages, each in both themes"
    assert {size: wrong for size, wrong in found.items() if wrong} == {}

    # The measure itself: what lies outside, over something, or is too small is noticed. It is the same for all games.
    for fault, what in PLANTED.items() if game == WITH_NAMES else ():  # idle: as just said
        if what == FINGERTIPS and not touch:
            continue
        one.page.evaluate(fault)
        assert any(what in wrong for wrong in faults(one.page, touch)), fault
        one.page.evaluate("for (const one of document.querySelectorAll('.planted')) one.remove()")


@pytest.mark.long
@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize(("sizes", "touch", "languages"), [BY_FINGERS, BY_MICE], ids=["fingers", "mice"])
def test_a_table_fits_every_screen_in_both_languages_and_themes(
    server: Server, person: Make, game: str, sizes: list[tuple[int, int]], touch: bool, languages: tuple[str, str]
) -> None:
    """Every size in every language and theme."""
    width, height = sizes[0]
    one = person("layout", width=width, height=height, has_touch=touch, locale=languages[0])
    sits_with_absent_people(one, server, game, players=7 if touch else 5)
    found: dict[str, list[str]] = {}
    for language in languages:
        speaks(one, language)
        for theme in THEMES:
            found |= measured(one, sizes, touch, [theme] * len(sizes))
    assert len(found) == 4 * len(sizes)
    assert {size: wrong for size, wrong in found.items() if wrong} == {}
