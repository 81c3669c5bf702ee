"""A tournament made on a desktop, joined by its link on a phone, played by bots and followed; then a club by the same two."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.hands import Person, Server

Make = Callable[..., Person]
# gives a match up, and tells the number that this browser added to its draws, and all that were
RESIGNS = """async (match) => {
  const call = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
  await fetch(`/api/matches/${match}/resign`, call);
  const checked = await (await fetch(`/api/matches/${match}/verify`)).json();
  return [localStorage.getItem(`lots.${match}`), Object.values(checked.shares)];
}"""


def test_a_tournament_is_made_joined_by_its_link_and_followed(server: Server, person: Make) -> None:
    host, guest = person("host", pace="none"), person("guest", width=390, height=844, pace="none")
    host.goes(f"{server.url}/tournaments")
    host.page.get_by_text("Make a tournament").click()
    host.page.get_by_label("Name", exact=True).fill("The Ides")
    host.page.get_by_text("Round robin", exact=True).click()
    host.page.get_by_role("button", name="Make it").click()
    expect(host.page.get_by_role("heading", name="The Ides")).to_be_visible()
    host.page.get_by_label("How many").fill("3")
    host.page.get_by_label("bot", exact=True).select_option("recruit")
    host.page.get_by_role("button", name="Bring bots").click()
    expect(host.page.locator(".field li")).to_have_count(3)
    guest.goes(host.page.url)
    guest.page.get_by_role("button", name="Take part").click()
    expect(guest.page.locator(".field li")).to_have_count(4)
    expect(host.page.locator(".field li")).to_have_count(4)  # the page looks again by itself
    host.page.get_by_role("button", name="Start").click()
    expect(host.page.get_by_role("heading", name="Crosstable")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="Pairings")).to_be_visible()
    guest.fits()
    guest.page.get_by_role("link", name="To your table").click()
    expect(guest.page).to_have_url(re.compile("/m/"))
    guest.sees_board()
    added, shares = guest.page.evaluate(RESIGNS, guest.page.url.partition("/m/")[2])
    assert added in shares, "the page sealed a number and opened it, without a click"
    assert len(shares) == 2, "the bot added one, too"
    guest.goes(f"{server.url}/tournaments")
    expect(guest.page.get_by_role("link", name="The Ides")).to_contain_text("Under way")
    a_club_is_made_joined_by_its_link_and_plays(server, host, guest)


def a_club_is_made_joined_by_its_link_and_plays(server: Server, host: Person, guest: Person) -> None:
    host.goes(f"{server.url}/clubs")
    host.page.get_by_label("Name of the new club").fill("The Nones")
    host.page.get_by_role("button", name="Make a club").click()
    expect(host.page.get_by_role("heading", name="The Nones")).to_be_visible()
    club = host.page.url
    guest.goes(host.page.get_by_label("Link", exact=True).input_value())
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("heading", name="The Nones")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="Invitation")).to_have_count(0)  # it is the owner's
    host.page.get_by_role("button", name="Rename").click()
    host.page.get_by_label("Name of the club", exact=True).fill("The Kalends")
    host.page.get_by_role("button", name="Save").click()
    expect(guest.page.get_by_role("heading", name="The Kalends")).to_be_visible()  # the page looks again by itself
    host.page.get_by_role("link", name="New table: CAESAR!", exact=True).click()
    host.page.get_by_role("button", name="Make the table").click()
    expect(host.page).to_have_url(re.compile("/m/"))
    guest.page.get_by_role("link", name="Sit down").click()  # the page looks again by itself
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page).to_have_url(re.compile("/m/"))
    guest.goes(club)
    guest.fits()
    guest.page.on("dialog", lambda dialog: dialog.accept())
    guest.page.get_by_role("button", name="Leave the club").click()
    expect(guest.page.get_by_text("You belong to no club yet.")).to_be_visible()
