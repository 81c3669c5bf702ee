"""JULIUS CAESAR afterwards: the page of the war, all blocks open at every moment, and what one knew beside what was."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser.hands import Person, Server
from browser.test_pages import serious

Make = Callable[..., Person]
KEPT = Path(__file__).parents[1] / "data" / "matches" / "julius-1-base.txt"


def test_a_war_that_is_over_is_looked_at_as_a_whole(server: Server, person: Make, tmp_path: Path) -> None:
    folder = Path(os.environ.get("TRIUMVIRATE_SHOTS", str(tmp_path)))
    one = person("afterwards", width=1440, height=900)
    page = one.page
    uploaded = one.asks(server, "POST", "/records", {"record": KEPT.read_text(encoding="utf-8")})
    match = uploaded["match"]["id"]
    one.goes(f"{server.url}/m/{match}")
    one.sees_board()
    page.locator(".ended").get_by_role("button", name="The war").click()
    expect(page.locator("#tab-info")).to_have_text("The war")
    war = page.locator(".war")
    expect(war.locator("table:not(.beside *) tbody tr")).to_have_count(5)
    expect(war).to_contain_text("attacked by Caesar")
    backs = page.locator(".board .piece:not(:has(title))")
    expect(backs).not_to_have_count(0)
    war.get_by_label("All blocks open").check()
    expect(backs).to_have_count(0)
    war.locator("select").select_option("legio-5")
    war.get_by_role("button", name="begins the war in Tarraco").click()
    expect(page.locator("#place-tarraco").locator("..").locator("title", has_text="Legio 5")).to_have_count(1)
    page.locator("#place-tarraco").focus()
    expect(page.locator(".note")).to_contain_text("here: Legio 5 III, Legio 6 III, Equitatus 1 II")
    expect(war.locator(".beside tbody tr")).to_have_count(13)
    tarraco = war.locator(".beside tr", has_text="Tarraco").locator("td")
    expect(tarraco).to_have_text(
        ["here: Legio 5 III, Legio 6 III, Equitatus 1 II", "Legio 5 IIILegio 6 IIIEquitatus 1 II"]
    )
    expect(war.locator(".beside p")).to_have_text("Known for certain: 30 of 30 blocks.")
    page.screenshot(path=folder / "julius-afterwards.png")
    assert serious(page) == []
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("html[data-theme=dark]")).to_have_count(1)
    expect(war.locator("table:not(.beside *) tbody tr")).to_have_count(5)
    page.screenshot(path=folder / "julius-afterwards-phone.png")
    assert serious(page) == []
    war.get_by_role("button", name="Tarraco, attacked by Caesar").first.click()
    expect(page.locator(".war")).to_have_count(0)  # the sheet gives way to the moment it led to
    expect(page.locator(".battle")).to_be_visible()
