"""A newcomer's first quarter of an hour, by what is on the screen alone: lesson, guided match, its end, looking back.

With `TRIUMVIRATE_SHOTS` the pictures of `docs/pictures` are taken on the way (`make pictures`).
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.hands import Person, Server

Make = Callable[..., Person]


@dataclass(frozen=True)
class Speech:
    """What the page says in a language."""

    language: str
    learn: str
    begin: str
    wrong_space: str
    wrong_way: str
    first_match: str
    guide_off: str
    resign: tuple[str, str, str]
    look_back: str
    looking_back: str


ENGLISH = Speech(
    "en",
    "Learn",
    "Begin",
    "That is the space between Gallia and Hispania Citerior",
    "the 5 should face Hispania Ulterior",
    "Play your first match",
    "No comments",
    ("Menu", "Resign", "Yes, resign"),
    "Look back",
    "Looking back",
)
ITALIAN = Speech(
    "it",
    "Impara",
    "Comincia",
    "Questo è lo spazio fra Gallia e Hispania Citerior",
    "il 5 deve guardare Hispania Ulterior",
    "Gioca la tua prima partita",
    "Senza commenti",
    ("Menu", "Arrenditi", "Sì, mi arrendo"),
    "Rivedi",
    "Uno sguardo indietro",
)
SHAPES: dict[str, dict[str, object]] = {
    "wide": {},
    "phone": {"width": 390, "height": 844, "has_touch": True, "is_mobile": True},
}
PICTURE_WIDTH = 720


def keep(page: Page, name: str) -> None:
    """A picture for the documentation, small."""
    folder = os.environ.get("TRIUMVIRATE_SHOTS")
    if not folder:
        return
    from PIL import Image

    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.thumbnail((PICTURE_WIDTH, 2 * PICTURE_WIDTH))
    picture.save(Path(folder) / f"newcomer-{name}.webp", quality=70, method=6)


@pytest.mark.parametrize(
    ("shape", "says"),
    [
        pytest.param("wide", ENGLISH, marks=pytest.mark.long),
        ("phone", ITALIAN),
        pytest.param("wide", ITALIAN, marks=pytest.mark.long),
        pytest.param("phone", ENGLISH, marks=pytest.mark.long),
    ],
    ids=["wide-en", "phone-it", "wide-it", "phone-en"],
)
def test_from_the_first_page_to_looking_back(server: Server, person: Make, shape: str, says: Speech) -> None:
    one = person("newcomer", locale=says.language, **SHAPES[shape])
    page = one.page
    one.goes(server.url)
    page.get_by_role("link", name=says.learn).first.click()
    page.get_by_role("link", name=says.begin).first.click()
    learns(page, shape, says)
    plays_with_comments(one, shape, says)
    menu, resign, sure = says.resign
    page.get_by_role("tab", name=menu).click()
    page.get_by_role("button", name=resign).click()
    page.get_by_role("button", name=sure).click()
    expect(page.locator(".ended")).to_be_visible()
    expect(page.locator(".shade")).to_have_count(0)  # no sheet lies over the end
    keep(page, f"{shape}-{says.language}-end")
    page.locator(".history select").select_option("slow")  # there is little to replay: it must last until it is left
    page.locator(".ended button").last.click()
    expect(page.locator(".boardbox.past")).to_be_visible()
    page.locator(".bar .primary").click()
    page.get_by_role("link", name=says.look_back).click()
    expect(page.get_by_role("heading", name=says.looking_back)).to_be_visible()
    if os.environ.get("TRIUMVIRATE_SHOTS"):
        page.wait_for_selector("main section.card svg")
        keep(page, f"{shape}-{says.language}-back")


def learns(page: Page, shape: str, says: Speech) -> None:
    """The lesson with its first mistakes: each is answered by what was wrong, and one can go back."""
    press = page.locator(".lesson .card .primary")
    press.click()
    expect(page.locator(".hand button.token")).to_have_count(2)
    press.click()
    text = page.locator(".lesson section.card").inner_text()
    assert ("R," in text) == (shape == "wide")
    expect(page.locator("#space-HC-HU")).to_be_in_viewport()  # what the step speaks of is in sight, on a phone too
    sees_the_whole_map(page)
    page.locator("#space-GA-HC").click()
    expect(page.get_by_role("alert")).to_contain_text(says.wrong_space)
    keep(page, f"{shape}-{says.language}-lesson")
    page.locator("button.token").first.click()
    page.locator("#space-HC-HU").click()
    page.locator(".lesson .end").click()
    expect(page.get_by_role("alert")).to_contain_text(says.wrong_way)
    page.locator("#space-HC-HU").click()
    page.locator(".lesson .end").click()
    expect(page.locator(".lesson h1")).not_to_be_empty()
    page.locator(".lesson .row .quiet").click()
    expect(page.locator(".hand button.token:not([disabled])")).to_have_count(2)
    for _ in range(20):
        if page.get_by_role("button", name=says.first_match).count():
            break
        page.locator(".lesson .card .primary, .lesson .show").first.click()
    page.get_by_role("button", name=says.first_match).click()


def sees_the_whole_map(page: Page) -> None:
    """On a phone it opens so large that names can be read."""
    whole = page.locator(".map .tools button", has_text="⤢")
    if whole.count():
        whole.click()


def plays_with_comments(one: Person, shape: str, says: Speech) -> None:
    """Two moves: the guide speaks of the draft and of what happened, and can be silenced."""
    page = one.page
    guide = page.locator(".guide")
    one.waits_for_turn()
    before = one.entry()
    sees_the_whole_map(page)
    page.locator("button.token:not([disabled])").first.click()
    page.locator(".space.open").first.click()
    expect(page.locator(".foretold table")).to_be_visible()
    keep(page, f"{shape}-{says.language}-match")
    page.locator(".bar .primary").click()
    one.sees_entry_after(before)
    one.waits_for_turn()
    expect(guide.locator("p").first).not_to_be_empty()
    guide.get_by_role("button", name=says.guide_off).click()
    expect(guide).to_have_count(0)
