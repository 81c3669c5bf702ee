"""The operator's page: workers, tables, people, reports; and the way to one's own data."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import free_port, start
from browser.hands import Person, Server
from browser.test_pages import serious
from server.conftest import serving
from triumvirate.server.client import Client, match_of

Make = Callable[..., Person]
NAME, PASSWORD = "Cato the Elder", "carthago delenda est"


@pytest.fixture(scope="module")
def house(client_files: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose operator made an account first and was then named."""
    port, data = free_port(), tmp_path_factory.mktemp("house")
    with serving(data) as before:
        before.client().claim(NAME, PASSWORD)
    process = start(port, data, TRIUMVIRATE_ADMINS=NAME, TRIUMVIRATE_RETENTION_DAYS="30")
    yield Server(f"http://127.0.0.1:{port}")
    process.terminate()
    process.wait(60)


def comes_in(one: Person, house: Server) -> None:
    one.goes(f"{house.url}/account")
    form = one.page.locator("form", has=one.page.get_by_role("button", name="Log in"))
    form.get_by_label("Name").fill(NAME)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Log in").click()
    one.page.get_by_role("link", name="Operation").first.click()


def test_the_operator_sees_workers_bans_ends_and_exports(house: Server, person: Make, tmp_path: Path) -> None:
    rogue, other = Client(house.url), Client(house.url)
    for one, name in ((rogue, "Sergius Catilina"), (other, "Marcus Cicero")):
        one.be()
        one.patch_me(name=name)
    made = rogue.create("caesar", private=True)
    other.join(next(iter((made.invites or {}).values())))
    match = match_of(made)
    line = rogue.say(match, "<b>Quousque</b>").line
    other.post(dict, "/reports", person=rogue.me().me.id, reason="Rude.", match=match, chat=line.id)

    cato = person("cato")
    comes_in(cato, house)
    page = cato.page
    card = {name: page.locator("section", has=page.get_by_role("heading", name=name)) for name in (
        "Figures", "Workers", "Tables", "People", "Reports")}  # fmt: skip
    expect(card["Workers"].locator("li", has_text="at work")).to_have_count(1)
    expect(card["Figures"]).to_contain_text("kept so many days: 30")
    assert serious(page) == []

    signs = page.locator("section", has=page.get_by_role("heading", name="Signs of collusion"))
    signs.get_by_role("button", name="Look").click()
    expect(signs).to_contain_text("Groups with signs: 0. Matches looked at: 0; days looked back: 90.")

    report = card["Reports"].locator("li", has_text="Marcus Cicero on Sergius Catilina")
    expect(report).to_contain_text("<b>Quousque</b>")  # as it was written, not as a page
    report.get_by_role("button", name="Find this person").click()
    row = card["People"].locator("li")
    expect(row).to_have_count(1)
    with page.expect_download() as getting:
        row.get_by_role("link", name="Their data").click()
    getting.value.save_as(tmp_path / "data.json")
    assert json.loads((tmp_path / "data.json").read_text())["person"]["name"] == "Sergius Catilina"
    row.get_by_role("button", name="Shut out").click()
    expect(row).to_contain_text("shut out until")
    with pytest.raises(Exception, match="shut you out"):
        rogue.play("caesar")
    outlaw = person("outlaw", width=390, height=844)
    outlaw.page.context.add_cookies([{"name": "triumvirate", "value": rogue.cookie, "url": house.url}])
    outlaw.goes(house.url)
    expect(outlaw.page.get_by_role("alert")).to_contain_text("has shut you out until")
    outlaw.page.get_by_role("alert").get_by_role("link", name="Account").click()
    expect(outlaw.page.get_by_role("link", name="Download")).to_be_visible()
    row.get_by_role("button", name="Let in again").click()
    expect(row).not_to_contain_text("shut out until")
    rogue.play("caesar")

    table = card["Tables"].locator("li", has_text=match)
    with page.expect_download() as getting:
        table.get_by_role("link", name="Record").click()
    getting.value.save_as(tmp_path / "record.txt")
    assert "seen by a spectator" in (tmp_path / "record.txt").read_text()
    page.once("dialog", lambda dialog: dialog.accept())
    table.get_by_role("button", name="End").click()
    expect(table).to_have_count(0)
    card["Tables"].get_by_role("button", name="finished").click()
    expect(table).to_be_visible()
    assert other.state(match).result.reason == "abandoned"  # type: ignore[index]


def test_others_are_told_so_and_learn_nothing(house: Server, person: Make) -> None:
    one = person("passer-by", locale="it-IT", width=390, height=844)
    one.goes(f"{house.url}/admin")
    expect(one.page.get_by_role("main")).to_contain_text("per chi gestisce il server")
    one.calls("POST", "/me", {})
    one.page.reload()
    expect(one.page.get_by_role("main")).to_contain_text("per chi gestisce il server")
    told = [message for message in one.wire if isinstance(message, dict) and "workers" in message]
    assert not told
    one.goes(f"{house.url}/account")
    expect(one.page.locator("main")).to_be_visible()
    expect(one.page.locator("a[href='/admin']")).to_have_count(0)


def test_privacy_is_one_click_away_with_everything_that_is_mine(house: Server, person: Make, tmp_path: Path) -> None:
    one = person("private")
    one.goes(house.url)
    one.calls("POST", "/me", {})
    one.page.locator("footer").get_by_role("link", name="Privacy").click()
    expect(one.page.get_by_role("heading", name="Privacy")).to_be_visible()
    expect(one.page.locator("body")).to_contain_text("after 30 days")
    expect(one.page.locator("body")).to_contain_text("Anybody plays here as a guest, and may make an account.")
    assert serious(one.page) == []
    with one.page.expect_download() as getting:
        one.page.get_by_role("link", name="Download all").click()
    getting.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text())["person"]["guest"]
    one.page.get_by_role("link", name="Delete it").click()
    name = one.calls("GET", "/me")["me"]["name"]
    form = one.page.locator("form", has=one.page.get_by_role("button", name="Delete me"))
    form.get_by_label("Name").fill(name)
    form.get_by_role("button", name="Delete me").click()
    expect(one.page.get_by_role("status")).to_be_visible()
    assert one.calls("GET", "/me")["me"] is None
