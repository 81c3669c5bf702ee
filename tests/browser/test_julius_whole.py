"""A whole war against the beginner by what is in sight: from *Play now* to its end and the page of the war."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.hands import Person, Server
from browser.julius_hands import General
from browser.test_julius import told_too_much

Make = Callable[..., Person]
DESK: dict[str, Any] = {"width": 1440, "height": 900, "color_scheme": "light"}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "color_scheme": "dark", "has_touch": True, "is_mobile": True}


@pytest.mark.long
@pytest.mark.parametrize(
    ("screen", "side", "seed"), [(DESK, "caesar", 1), (PHONE, "pompeius", 2)], ids=["desk-light", "phone-dark"]
)
def test_a_whole_war_by_hand(
    server: Server, person: Make, tmp_path: Path, screen: dict[str, Any], side: str, seed: int
) -> None:
    folder = Path(os.environ.get("TRIUMVIRATE_SHOTS", str(tmp_path)))
    one = person("general", forced=True, **screen)
    page, general = one.page, General(one, seed, finger="has_touch" in screen)
    general.plays_now(server, side)
    seen: set[str] = set()

    def looks(deed: str) -> None:
        """After each deed nothing sticks out; the first of each kind leaves a picture."""
        assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"], deed
        kind = deed.split(" ")[0]
        if kind not in seen:
            seen.add(kind)
            page.screenshot(path=folder / f"julius-war-{side}-{len(seen):02}-{kind}.png")

    general.wages_war(looks)
    before = takewhile(lambda message: not (isinstance(message, dict) and message.get("result")), one.wire)
    assert told_too_much(list(before), side) == []
    general.presses(page.locator(".ended").get_by_role("button", name="The war"), "look back")
    war = page.locator(".war")
    expect(war.locator("tbody tr")).not_to_have_count(0)
    general.presses(war.get_by_label("All blocks open"), "open all blocks")
    expect(war.locator(".beside tbody tr")).not_to_have_count(0)
    page.screenshot(path=folder / f"julius-war-{side}-page.png")
    expect(page.locator(".board .piece.back")).to_have_count(0)
