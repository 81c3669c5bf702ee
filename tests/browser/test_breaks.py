"""Breaks: the line is cut and comes back; the server is killed with -9 and the match goes on."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.hands import Person, Server
from browser.test_alone import make_table

Make = Callable[..., Person]


# Whether the page told of a cut line, however short it was.
NOTICE = """() => {
    window.cut = 0;
    const look = () => document.querySelector('.cut') && window.cut++;
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}"""


def begin(one: Person, server: Server) -> None:
    make_table(one, server, {})
    one.waits_for_turn()


def loses_the_server(one: Person, kill_and_restart: Callable[[], None]) -> None:
    """The page says that the line is cut, and takes it up again."""
    one.page.evaluate(NOTICE)
    kill_and_restart()
    one.page.wait_for_function("() => window.cut > 0 && !document.querySelector('.cut')")
    assert one.waits_for_turn()


def test_the_server_is_killed_the_page_says_so_and_the_match_goes_on_also_after_a_reload(
    fragile: tuple[Server, Callable[[], None]], person: Make
) -> None:
    server, kill_and_restart = fragile
    one = person("survivor")
    begin(one, server)
    one.decides()
    one.waits_for_turn()
    entry, pieces = one.entry(), one.page.locator(".piece .token").count()
    loses_the_server(one, kill_and_restart)
    assert one.entry() == entry
    expect(one.page.locator(".piece .token")).to_have_count(pieces)
    one.page.reload()
    one.sees_board()
    expect(one.page.locator(".piece .token")).to_have_count(pieces)
    one.plays(1)
    one.gives_up()
    one.page.get_by_role("link", name="Verify the draws").first.click()
    expect(one.page.locator("[data-verdict=good]")).to_be_visible()
