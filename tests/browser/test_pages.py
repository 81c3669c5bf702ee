"""Every page: nothing serious for axe, no untranslated key, screenshots in both themes."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.hands import Person, Server

Make = Callable[..., Person]
COLOURS = "color-contrast"  # the one rule that asks for the theme
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PAGES = [
    "/",
    "/new/caesar",
    "/tables/open",
    "/tables/mine",
    "/tables/finished",
    "/solo/caesar",
    "/learn",
    "/learn/caesar/first",
    "/rules/caesar",
    "/unknown/rubico",
    "/account",
    "/about",
    "/leaderboard",
    "/tournaments",
    "/clubs",
    "/puzzles",
    "/upload",
]
DARK_TOO = {
    "/",
    "/new/caesar",
    "/learn/caesar/first",
    "/account",
}  # cards, a form, a board with a text, everything one sets
KEY = re.compile(
    r"\b(nav|home|caesar|room|menu|settings|account|turn|seat|new|clock|tabs|lesson|rules|about|end|history|tournaments?|clubs?|puzzles)\.[a-z_]{3,}(\.[a-z_]+)*\b"
)
# Section ids of the rules are shown on purpose, and look like keys.
SECTIONS = re.compile(r"\b(setup|turn|bonus|solo|house)\.[a-z0-9_.]+\b")


def serious(page: Page, *rules: str, within: str = "html") -> list[str]:
    """What axe finds, from serious up; by all of its rules or by some, on the whole page or within a part of it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    # No style sheet is fetched again: only a rule that is off by default reads them.
    asked = {"resultTypes": ["violations"], "preload": False, **({"runOnly": list(rules)} if rules else {})}
    found = page.evaluate(
        "([within, asked]) => axe.run(within, asked).then((result) => result.violations)", [within, asked]
    )
    return [
        f"{v['id']}: {v['help']} {[n['html'][:160] for n in v['nodes'][:3]]}"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


def serious_in_both_lights(page: Page, also_dark: bool = True, within: str = "html") -> list[str]:
    """The same in the light, and in the dark what is not the same there."""
    found = serious(page, within=within)
    if not also_dark:
        return found
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html[data-theme=dark]")).to_have_count(1)
    found += [f"dark: {fault}" for fault in serious(page, COLOURS, within=within)]
    page.emulate_media(color_scheme="light")
    return found


@pytest.mark.parametrize("dark", [DARK_TOO, pytest.param(set(PAGES), marks=pytest.mark.long)], ids=["some", "all"])
def test_every_page_is_accessible_and_in_words(server: Server, person: Make, dark: set[str]) -> None:
    """Axe finds nothing serious, and no key stands for a sentence; in the short form some pages in the dark too."""
    one = person("reader", color_scheme="light")
    found: dict[str, object] = {}
    for path in PAGES:
        one.goes(server.url + path)
        one.page.wait_for_selector("main")
        one.page.wait_for_load_state("networkidle")
        keys = KEY.findall(SECTIONS.sub("", one.page.locator("body").inner_text()))
        found[path] = serious_in_both_lights(one.page, path in dark) + keys
    one.goes(f"{server.url}/calls")  # not ours, but for its frame
    one.page.locator("#operations-tag-games").click()
    expect(one.page.locator(".opblock", has_text="/api/games").first).to_be_visible()
    made = one.calls("POST", "/matches", {"game": "caesar", "private": True})
    one.goes(f"{server.url}/m/{made['match']['id']}")
    one.page.wait_for_selector(".invite")
    found["room"] = serious_in_both_lights(one.page)
    made = one.calls("POST", "/play", {"game": "caesar", "bot": "recruit"})
    one.goes(f"{server.url}/m/{made['match']['id']}")
    one.sees_board()
    one.waits_for_turn()
    one.page.locator("button.token:not([disabled])").first.click()
    one.page.locator(".space.open").first.click()
    one.page.wait_for_selector(".foretold td")
    found["table"] = serious_in_both_lights(one.page)
    for tab in ("chat", "info", "text", "menu"):
        one.page.locator(f"#tab-{tab}").click()
        expect(one.page.locator("[role=tabpanel]")).to_have_attribute("aria-labelledby", f"tab-{tab}")
        found[f"table {tab}"] = serious_in_both_lights(one.page, within="[role=tabpanel]")  # the rest is as before
    one.calls("POST", f"/matches/{made['match']['id']}/resign", {})
    one.page.wait_for_selector(".ended")
    found["end"] = serious_in_both_lights(one.page)
    me = one.calls("GET", "/me")["me"]["id"]
    for path, there in ((f"/player/{me}", "section dl"), (f"/verify/{made['match']['id']}", "main h1")):
        one.goes(server.url + path)
        one.page.wait_for_selector(there)
        found[path] = serious_in_both_lights(one.page)
    assert {path: faults for path, faults in found.items() if faults} == {}


def test_an_account_is_claimed_and_used_on_another_device(server: Server, person: Make) -> None:
    one, other = person("first device"), person("second device")
    one.goes(f"{server.url}/account")
    name = f"Livia {os.urandom(3).hex()}"
    claim = one.page.locator("section", has=one.page.get_by_role("heading", name="Claim an account"))
    claim.get_by_label("Name").fill(name)
    claim.get_by_label("Password").fill("amphora-of-wine")
    claim.get_by_role("button", name="Claim an account").click()
    expect(one.page.locator("header .me")).to_have_text(name)
    other.goes(f"{server.url}/account")
    login = other.page.locator("section", has=other.page.get_by_role("heading", name="Log in"))
    login.get_by_label("Name").fill(name)
    login.get_by_label("Password").fill("amphora-of-wine")
    login.get_by_role("button", name="Log in").click()
    expect(other.page.locator("header .me")).to_have_text(name)


def reaches_every_page(one: Person, folder: Path) -> None:
    """What the header has no room for is behind a button; it is folded away by a choice, by Escape, by a touch elsewhere."""
    further = one.page.get_by_role("link", name="Open tables", exact=True)
    for by_key in (True, False):
        one.page.get_by_label("More pages").first.click()
        expect(further).to_be_visible()
        if by_key:
            one.page.keyboard.press("Escape")
        else:
            one.page.mouse.click(3, 200)
        expect(further).to_be_hidden()
    one.page.get_by_label("More pages").first.click()
    one.page.screenshot(path=folder / "menu-phone.png")
    one.page.get_by_role("link", name="Tournaments", exact=True).click()
    expect(one.page.get_by_role("heading", name="Tournaments")).to_be_visible()
    expect(further).to_be_hidden()
    one.page.get_by_role("link", name="Triumvirate").first.click()


@pytest.mark.parametrize(
    ("shape", "theme", "width", "height"),
    [pytest.param("wide", "light", 1280, 720, marks=pytest.mark.long), ("phone", "dark", 390, 844)],
)
def test_screenshots_and_no_scrolling_of_the_board(
    server: Server, person: Make, tmp_path: Path, theme: str, shape: str, width: int, height: int
) -> None:
    folder = Path(os.environ.get("TRIUMVIRATE_SHOTS", str(tmp_path)))
    one = person(
        shape, width=width, height=height, color_scheme=theme, device_scale_factor=2 if shape == "phone" else 1
    )
    one.goes(server.url)
    one.page.wait_for_selector(".now")
    one.page.screenshot(path=folder / f"home-{shape}-{theme}.png")
    if shape == "phone":
        reaches_every_page(one, folder)
    one.on_the_card("Play now")
    one.sees_board()
    for _ in range(2):
        if one.waits_for_turn():
            one.decides()
    if one.waits_for_turn() and one.page.locator("button.token:not([disabled])").count():
        one.page.locator("button.token:not([disabled])").first.click()
        one.page.locator(".space.open").first.click()
        one.page.wait_for_selector(".foretold td")
    one.page.screenshot(path=folder / f"table-{shape}-{theme}.png")
    box = one.page.locator("svg.board").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= width + 1
    assert box["y"] + box["height"] <= height
    one.fits()


def test_the_first_load_is_small_with_its_letters(server: Server, person: Make) -> None:
    one = person("load")
    devtools = one.page.context.new_cdp_session(one.page)
    devtools.send("Network.enable")
    sizes: list[float] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    one.goes(server.url)
    one.page.wait_for_selector(".now")
    one.page.wait_for_load_state("networkidle")
    assert one.page.evaluate("document.fonts.ready.then(() => document.fonts.check('16px \"Alegreya Sans\"'))")
    assert one.page.evaluate("[...document.fonts].filter(f => f.status === 'loaded').map(f => f.family)") != []
    assert 20_000 < sum(sizes) < 250_000
