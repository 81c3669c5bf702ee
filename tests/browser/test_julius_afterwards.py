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
UPLOAD = """async (record) => {
  const told = await fetch("/api/records", {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ record }),
  });
  return (await told.json()).match.id;
}"""


def test_a_war_that_is_over_is_looked_at_as_a_whole(server: Server, person: Make, tmp_path: Path) -> None:
    folder = Path(os.environ.get("TRIUMVIRATE_SHOTS", str(tmp_path)))
    one = person("afterwards", width=1440, height=900)
    one.goes(server.url)
    page = one.page
    match = page.evaluate(UPLOAD, KEPT.read_text(encoding="utf-8"))
    one.goes(f"{server.url}/m/{match}")
    one.sees_board()
    page.locator("#tab-info").click()
    war = page.locator(".war")
    expect(war.locator("tbody tr")).to_have_count(5)
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
    page.screenshot(path=folder / "julius-afterwards.png")
    assert serious(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    expect(war.locator("tbody tr")).to_have_count(5)
    page.screenshot(path=folder / "julius-afterwards-phone.png")
    assert serious(page) == []
