"""A home-made variant from the first line to the first match: written, mended at its line, measured, shared, played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.hands import Person, Server
from browser.test_pages import serious

Make = Callable[..., Person]
LINES = (
    *('name = "Spies"', "", "[[own]]", 'name = {en = "Spy", it = "Spia"}', "count = 17"),
    'effects = [{do = "look"}, {do = "draw", optional = true}]',
)
COMPILED_MS = 300_000  # where nobody has warmed the engine, the server does before its bots play


@pytest.mark.long
def test_a_variant_is_written_mended_measured_shared_and_tried(server: Server, person: Make) -> None:
    maker = person("Maker")
    page = maker.page
    maker.goes(server.url + "/variants/caesar")
    file, fault = page.get_by_label("The variant file"), page.locator("#variant-fault")
    expect(fault).to_have_text("This can be played.")  # an example to begin with

    file.fill("\n".join(LINES).replace('"look"', '"peep"'))
    expect(fault).to_contain_text("Variant, line 6: 'do' of effect 1 of home-made bonus 1 is 'peep'; use draw, again")
    expect(page.locator(".numbers .fault")).to_have_text("6")
    expect(page.get_by_role("button", name="Try it now")).to_be_disabled()
    fault.get_by_role("button", name="Line 6").click()
    page.keyboard.insert_text(LINES[5])  # in the place of the line that was marked
    expect(file).to_have_value("\n".join(LINES))
    expect(fault).to_have_text("This can be played.")
    expect(page.get_by_role("region", name="Its rules")).to_contain_text("Look behind the other screen.")

    page.get_by_role("button", name="Let bots play").click()
    report = page.locator(".balance")
    expect(report.get_by_role("row", name="Caesar")).to_contain_text("%", timeout=COMPILED_MS)
    expect(report).to_contain_text("Spy: taken")
    assert serious(page) == []

    page.get_by_role("button", name="Share by link").click()
    friend = person("Friend", width=390, height=844, locale="it-IT", color_scheme="dark")
    friend.goes(page.locator(".link input").input_value())
    expect(friend.page.locator(".editor textarea")).to_have_value("\n".join(LINES))
    expect(friend.page.locator(".read")).to_contain_text("Guarda dietro l'altro schermo.")
    assert serious(friend.page) == []
    friend.fits()

    friend.page.get_by_role("button", name="Provala subito").click()
    friend.sees_board()
    friend.waits_for_turn()
    match = friend.calls("GET", f"/matches/{friend.page.url.rpartition('/')[2]}")
    assert match["match"]["options"]["variant"]["own"][0]["name"] == {"en": "Spy", "it": "Spia"}
