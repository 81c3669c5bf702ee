"""The room as people meet it: moves tried by keys on a wide screen, by fingers on a phone; shared, and gone on with."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.hands import Person, Server
from browser.test_pages import serious
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.puzzles import shelf

Make = Callable[..., Person]


def _is_at(page: Page, move: int) -> None:
    """The room shows a move, and hears what is done."""
    expect(page.locator(f"main.room[data-at='{move}'][data-busy='false']")).to_be_visible()


def _place_by_keys(page: Page, token: str) -> None:
    """A token of the hand on the first space that takes it."""
    page.locator("button.token:not([disabled])").first.wait_for()
    page.keyboard.press(token)
    page.locator(".space.open").first.wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(".told button.primary").first).to_be_enabled()
    page.keyboard.press("e")


def _where_the_hand_is_of_two_kinds() -> str:
    """A first decision whose tokens differ: were they alike, trying the second would lead to the move of the first again."""
    table = Table.new(find_game("caesar"), {}, seed=1)
    assert len({choice.action.split()[1] for choice in table.legal()}) == 2
    return table.position_text()


def test_moves_are_tried_by_keys_kept_in_a_tree_shared_and_gone_on_with_by_another(
    server: Server, person: Make
) -> None:
    one = person("scholar", width=1440, height=900)
    page = one.page
    position = {"game": "caesar", "position": _where_the_hand_is_of_two_kinds()}
    one.goes(f"{server.url}/study/{one.asks(server, 'POST', '/studies', position)['study']['id']}")
    _is_at(page, 0)
    _place_by_keys(page, "1")
    _is_at(page, 1)
    page.keyboard.press(",")
    _is_at(page, 0)
    _place_by_keys(page, "2")
    _is_at(page, 2)
    expect(page.locator(".list .other [data-move='2']")).to_have_attribute("aria-current", "step")
    page.keyboard.press(";")
    _is_at(page, 1)
    page.get_by_label("Your comment on this move").fill("The die is cast.")
    page.get_by_label("Name of the study").focus()
    expect(page.locator(".list .comment")).to_have_text("The die is cast.")
    page.locator("main.room").focus()
    page.keyboard.press("i")  # here a token is to be placed: a space is pointed at, and what else it may turn
    expect(page.locator(".pointer").first).to_be_visible(timeout=60_000)
    expect(page.get_by_text("Best:")).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("b")
    _is_at(page, 3)
    page.get_by_label("Name of the study").fill("The Ides")
    page.get_by_role("button", name="Share by link").click()  # which leaves the name, too: both are done
    expect(page.get_by_text("Whoever has the link may look")).to_be_visible()
    expect(page.get_by_role("link", name="Record of this line")).to_have_attribute("href", re.compile(r"move=3$"))
    address = page.url

    other = person("pupil", width=390, height=844)
    other.goes(address)
    _is_at(other.page, 3)
    expect(other.page.get_by_role("heading", name="The Ides")).to_be_visible()
    expect(other.page.locator(".list .comment")).to_have_text("The die is cast.")
    other.page.get_by_role("button", name="Bot moves").click()
    _is_at(other.page, 4)
    expect(other.page).not_to_have_url(address)
    expect(other.page.get_by_label("Name of the study")).to_have_value("The Ides")
    page.reload()
    _is_at(page, 3)
    expect(page.locator("[data-move='4']")).to_have_count(0)


def test_on_a_phone_what_was_and_what_a_seat_knew_are_a_finger_apart(server: Server, person: Make) -> None:
    one = person(width=390, height=844, locale="it-IT", color_scheme="dark")
    page = one.page
    one.goes(f"{server.url}/studies")
    page.get_by_role("button", name="Tabellone vuoto: JULIUS CAESAR").click()
    _is_at(page, 0)
    one.fits()
    page.get_by_role("button", name="Com'era").wait_for()
    faces = page.locator("main.room .board .block.pompeius text")
    expect(faces.first).to_be_attached()
    page.get_by_role("button", name="Che cosa sapeva").click()
    expect(faces).to_have_count(0)
    page.get_by_role("button", name="Muove un bot").click()
    _is_at(page, 1)
    page.get_by_role("button", name="Una mossa indietro").click()
    _is_at(page, 0)
    assert serious(page) == []


def _where_a_centurion_chooses() -> str:
    """A position of RUBICO in which nothing is chosen yet."""
    table = Table.new(find_game("rubico"), {"players": 5}, seed=4)
    while True:
        seat = table.deciders()[0]
        legal = [choice.action for choice in table.legal(seat)]
        if any(action.startswith("pick ") for action in legal):
            return table.position_text()
        table.act(seat, next((one for one in ("lock", "done", "pass") if one in legal), legal[0]))


def test_a_move_that_was_tried_is_judged_beside_the_tree_with_a_sign_and_an_arrow(server: Server, person: Make) -> None:
    puzzle = next(iter(shelf.shipped("caesar").values()))
    worst = min(puzzle.worth, key=lambda action: puzzle.worth[action])
    one = person("critic", width=390, height=844)
    study = one.asks(server, "POST", "/studies", {"game": "caesar", "position": puzzle.position})["study"]["id"]
    for action in (worst, puzzle.answer):
        one.asks(server, "POST", f"/studies/{study}/moves/0", {"seat": puzzle.seat, "action": action})
    page = one.page
    one.goes(f"{server.url}/study/{study}?at=1")
    _is_at(page, 1)
    expect(page.locator(".list [data-move='1'] i")).to_have_count(0)
    page.get_by_role("button", name="How good was it?").click()
    expect(page.locator(".opinion .verdict")).to_have_text("blunder ??", timeout=60_000)
    expect(page.locator(".opinion")).to_contain_text("Better:")
    expect(page.locator(".list [data-move='1'] i")).to_have_text("??")
    expect(page.locator(".pointer")).to_be_visible()
    expect(page.get_by_role("button", name="How good was it?")).to_have_count(0)
    one.fits()
    page.keyboard.press(";")
    _is_at(page, 2)
    page.keyboard.press("j")
    expect(page.get_by_text("The judge would have done the same")).to_be_visible(timeout=60_000)
    expect(page.locator(".list [data-move='2'] i")).to_have_count(0)
    page.reload()
    _is_at(page, 2)
    page.keyboard.press(";")
    _is_at(page, 1)
    expect(page.locator(".list [data-move='1'] i")).to_have_text("??")
    expect(page.locator(".now .verdict")).to_have_text("blunder ??")
    assert serious(page) == []


def test_a_whole_command_of_julius_caesar_is_judged_where_it_ends_and_the_better_one_drawn(
    server: Server, person: Make
) -> None:
    table = Table.new(find_game("julius"), seed=2)
    while table.view(table.deciders()[0]).phase != "move":
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[0].action)
    one = person("legate", width=390, height=844)
    begun = {"game": "julius", "position": table.position_text()}
    study = one.asks(server, "POST", "/studies", begun)["study"]["id"]
    board = one.asks(server, "GET", f"/studies/{study}/moves/0")
    seat = board["seat"]
    while board["view"]["phase"] in ("move", "step", "levy", "levy_at") and board["deciders"] == [seat]:
        choice = board["legal"][len(board["legal"]) // 2]
        tried = {"seat": seat, "action": choice["action"]}
        board = one.asks(server, "POST", f"/studies/{study}/moves/{board['move']['number']}", tried)
    last = board["move"]["number"]
    page = one.page
    one.goes(f"{server.url}/study/{study}?at={last}")
    _is_at(page, last)
    page.keyboard.press("j")
    expect(page.locator(".opinion .verdict")).to_have_text(re.compile("mistake|blunder"), timeout=60_000)
    expect(page.locator(".opinion")).to_contain_text("What was done:")
    expect(page.locator(".opinion")).to_contain_text("Better:")
    expect(page.locator(".pointer").first).to_be_visible()
    expect(page.locator(f".list [data-move='{last}'] i")).to_have_text(re.compile(r"\?"))
    one.fits()
    page.keyboard.press(",")
    _is_at(page, last - 1)
    page.keyboard.press("j")
    expect(page.get_by_text("it judges a command as a whole, at its last step")).to_be_visible(timeout=60_000)
    assert serious(page) == []


def test_in_rubico_every_card_of_the_better_choice_is_pointed_at(server: Server, person: Make) -> None:
    one = person("augur", width=390, height=844)
    one.goes(f"{server.url}/studies")
    one.page.get_by_label("A position in one line, or a whole record").fill(_where_a_centurion_chooses())
    one.page.get_by_label("Game of the position").select_option("rubico")
    one.page.get_by_role("button", name="Open it").click()
    _is_at(one.page, 0)
    one.page.get_by_role("button", name="What is best here?").click()
    expect(one.page.get_by_text("Best:")).to_be_visible(timeout=60_000)
    quota = int(re.search(r"/(\d+)\)", one.page.locator(".takes").inner_text())[1])
    expect(one.page.locator(".seats .pointed")).to_have_count(quota)
    assert serious(one.page) == []
