"""Two browsers and a spectator play a match; the wire never carries what a seat may not know."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.hands import MOST_DECISIONS, Person, Server, told_too_much

Make = Callable[..., Person]


def sit_down(server: Server, person: Make) -> tuple[Person, Person]:
    """Both at a private table of Caesar's, by the API the page itself uses."""
    caesar, pompey = person("caesar"), person("pompey")
    made = caesar.asks(server, "POST", "/matches", {"game": "caesar", "side": "caesar", "private": True})
    (token,) = made["invites"].values()
    pompey.asks(server, "POST", "/join", {"token": token})
    for one in (caesar, pompey):
        one.goes(f"{server.url}/m/{made['match']['id']}")
        one.sees_board()
    return caesar, pompey


def sit_down_by_a_link(server: Server, person: Make) -> tuple[Person, Person]:
    """Caesar makes a private table, Pompey follows the link."""
    caesar, pompey = person("caesar"), person("pompey")
    caesar.goes(server.url)
    caesar.on_the_card("With a friend")
    link = caesar.page.locator(".invite input").first.input_value()
    expect(caesar.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    pompey.goes(link)
    pompey.page.get_by_role("button", name="Sit down").click()
    for one in (caesar, pompey):
        one.sees_board()
    return caesar, pompey


def whose_turn(*people: Person) -> Person | None:
    """Who must decide now, once the news has reached them; None after the end."""
    for _ in range(1200):
        for one in people:
            if one.is_over():
                return None
            if one.must_decide():
                return one
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody has anything to decide")


@pytest.mark.parametrize("decisions", [6, pytest.param(MOST_DECISIONS, marks=pytest.mark.long)])
def test_two_people_and_a_spectator_play_a_match(server: Server, person: Make, tmp_path: Path, decisions: int) -> None:
    """In the short form one of them gives up in the end; the long one plays to it."""
    caesar, pompey = sit_down_by_a_link(server, person)
    spectator = person("spectator")
    spectator.goes(f"{server.url}/m/{caesar.match}")
    spectator.sees_board()
    for _ in range(decisions):
        mover = whose_turn(caesar, pompey)
        if mover is None:
            break
        mover.decides()
    if whose_turn(caesar, pompey) is not None:
        caesar.gives_up()
    for one in (caesar, pompey, spectator):
        expect(one.page.locator(".ended")).to_be_visible()
    pieces = caesar.page.locator(".piece .token").count()
    for one in (pompey, spectator):
        expect(one.page.locator(".piece .token")).to_have_count(pieces)
    assert told_too_much(caesar.wire, "caesar") == []
    assert told_too_much(pompey.wire, "pompey") == []
    assert told_too_much(spectator.wire, None) == []
    the_draws_can_be_verified(caesar)
    the_record_comes_back(server, caesar, tmp_path)


def the_draws_can_be_verified(caesar: Person) -> None:
    caesar.page.get_by_role("link", name="Verify the draws").first.click()
    expect(caesar.page.locator("[data-verdict=good]")).to_be_visible()
    expect(caesar.page.locator("tbody tr").nth(5)).to_be_attached()
    caesar.page.get_by_role("link", name="To the match").click()
    caesar.sees_board()


def the_record_comes_back(server: Server, caesar: Person, tmp_path: Path) -> None:
    with caesar.page.expect_download() as download:
        caesar.page.get_by_role("link", name="Download the record").first.click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    assert record.read_text().startswith("Triumvirate record 1")
    caesar.goes(f"{server.url}/upload")
    caesar.page.get_by_label("The record").fill(record.read_text())
    caesar.page.get_by_role("button", name="Replay it").click()
    caesar.sees_board()
    expect(caesar.page).to_have_url(re.compile("at=0"))
    expect(caesar.page.locator(".past")).to_be_visible()
    for _ in range(3):
        caesar.page.get_by_label("One step forward").click()
    expect(caesar.page.locator(".history .count")).to_contain_text(re.compile("^[1-9]"))
    caesar.page.get_by_role("button", name="Back to now").click()
    expect(caesar.page.locator(".ended")).to_be_visible()


def test_a_draft_is_seen_by_nobody_else_and_a_move_is_taken_back_when_the_other_agrees(
    server: Server, person: Make
) -> None:
    caesar, pompey = sit_down(server, person)
    caesar.page.locator("button.token:not([disabled])").first.click()
    caesar.page.locator(".space.open").first.click()
    expect(caesar.page.locator(".foretold tr").first).to_be_visible()
    expect(pompey.page.locator(".piece .token")).to_have_count(0)
    caesar.page.get_by_role("button", name="Cancel").click()
    expect(caesar.page.locator(".piece .token")).to_have_count(0)
    caesar.decides()
    expect(pompey.page.locator(".piece .token")).to_have_count(1)
    caesar.page.get_by_role("button", name="Ask to take back").first.click()
    pompey.page.get_by_role("button", name="Agree").click()
    expect(caesar.page.locator(".piece .token")).to_have_count(0)
    expect(pompey.page.locator(".piece .token")).to_have_count(0)
    assert caesar.waits_for_turn()


def test_people_talk_resign_and_play_again_with_sides_swapped(server: Server, person: Make) -> None:
    caesar, pompey = sit_down(server, person)
    caesar.page.get_by_role("tab", name="Chat").click()
    caesar.page.get_by_label("Say something").fill("Salve <b>Pompei</b>!")
    caesar.page.get_by_role("button", name="Send").click()
    pompey.page.get_by_role("tab", name="Chat").click()
    expect(pompey.page.locator(".chat")).to_contain_text("Salve <b>Pompei</b>!")
    pompey.page.get_by_role("tab", name="Menu").click()
    pompey.page.get_by_role("button", name="Resign").click()
    pompey.page.get_by_role("button", name="Yes, resign").click()
    expect(caesar.page.locator(".ended")).to_contain_text("Caesar wins")
    expect(pompey.page.locator(".ended")).to_contain_text("you resigned")
    caesar.page.get_by_role("button", name="Rematch").click()
    expect(pompey.page.get_by_role("button", name="Agree")).to_be_visible()
    pompey.page.get_by_role("button", name="Rematch").click()  # what the other has offered is agreed to
    pompey.page.get_by_role("link", name="To the rematch").first.click()
    expect(pompey.page.locator(".seat-caesar")).to_contain_text("you")
