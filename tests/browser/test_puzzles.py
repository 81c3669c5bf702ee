"""Puzzles as people meet them: on a wide screen by keys, on a phone by fingers and in Italian; axe finds nothing serious."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.boxes import PLACED
from browser.hands import Person, Server
from browser.test_pages import serious
from triumvirate.core.puzzles import Puzzle
from triumvirate.puzzles import asking, shelf

Make = Callable[..., Person]


def _placing(puzzle: Puzzle) -> bool:
    return all(choice.startswith("place ") for choice in puzzle.worth)


def _answer_by_keys(page: Page) -> None:
    """The first token of the hand on the first space that takes it."""
    page.locator("button.token:not([disabled])").first.wait_for()
    for key in "123456":
        page.keyboard.press(key)
        if page.locator(".space.open").count():
            break
    page.keyboard.press("Enter")
    expect(page.locator("section button.primary")).to_be_enabled()
    page.keyboard.press("e")


def test_a_puzzle_by_keys_shows_what_the_answer_overlooks_and_goes_on(server: Server, person: Make) -> None:
    one = person(width=1440, height=900)
    page = one.page
    one.goes(f"{server.url}/learn")
    page.locator("a[href='/puzzles']").first.click()
    page.locator("[data-game=caesar] a.primary").wait_for()
    assert serious(page) == []
    puzzle = next(one for one in shelf.shipped("caesar").values() if _placing(one))
    one.goes(f"{server.url}/puzzles/caesar/{puzzle.id}")
    page.locator(f"[data-puzzle='{puzzle.id}'] .question").wait_for()
    page.keyboard.press("h")
    expect(page.locator("section ul li")).to_have_count(3)
    assert serious(page) == []
    _answer_by_keys(page)
    page.locator(".verdict").wait_for()
    is_right = page.locator(".verdict.right").count() == 1
    expect(page.locator("section.card .line")).to_have_count(1 if is_right else 2)
    expect(page.locator("section.card .line").last).to_contain_text("%")
    assert serious(page) == []
    page.locator("section.card button.primary").click()
    page.wait_for_url("**/puzzles/caesar")
    page.locator(f"[data-puzzle]:not([data-puzzle='{puzzle.id}']) .question").wait_for()


@pytest.mark.parametrize("game", ["rubico"])
def test_a_wrong_answer_on_a_phone_says_why(server: Server, person: Make, game: str) -> None:
    one = person(width=390, height=844, locale="it-IT", color_scheme="dark")
    page = one.page
    puzzle = next(one for one in shelf.shipped(game).values() if one.theme == "senator")
    one.goes(f"{server.url}/puzzles/{game}/{puzzle.id}")
    page.locator(".choices button").first.wait_for()
    one.fits()
    wrong = next(choice for choice in puzzle.choices if choice != puzzle.answer)
    page.locator(".choices button", has_text=wrong.upper()).click()
    expect(page.locator(".verdict")).to_contain_text("Non proprio.")
    expect(page.locator("section.card").first).to_contain_text("come senatori tutto torna")
    assert serious(page) == []


# What lies where in a battle: blocks that leave their rank or lie over another, and whether all of it is in sight.
BATTLE = """() => {
  const faults = [];
  for (const rank of document.querySelectorAll('.battle .rank')) {
    const field = rank.getBoundingClientRect();
    const boxes = [...rank.querySelectorAll('.soldier')].map((one) => one.getBoundingClientRect());
    for (const [n, box] of boxes.entries()) {
      if (box.top < field.top - 1 || box.bottom > field.bottom + 1 || box.left < field.left - 1 || box.right > field.right + 1)
        faults.push(`block ${n} of ${boxes.length} leaves its rank`);
      if (box.width < 36) faults.push(`block ${n} is ${box.width} wide`);
      for (const other of boxes.slice(n + 1))
        if (Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1) faults.push(`block ${n} lies over another`);
    }
  }
  const { scrollHeight, clientHeight } = document.querySelector('.battle');
  if (scrollHeight > clientHeight + 1) faults.push(`${scrollHeight - clientHeight} px of the battle are out of sight`);
  return faults;
}"""


def _fullest_rank() -> Puzzle:
    """The battle with most blocks of one side under one letter."""

    def most(puzzle: Puzzle) -> int:
        shown = asking.view_of("julius", puzzle).to_json().get("shown") or []
        return max(Counter((block["owner"], block["letter"]) for block in shown).values(), default=0)

    return max(shelf.shipped("julius").values(), key=most)


def test_all_blocks_of_a_battle_lie_in_their_ranks_on_any_screen(server: Server, person: Make) -> None:
    one = person(width=1280, height=720)
    puzzle = _fullest_rank()
    one.goes(f"{server.url}/puzzles/julius/{puzzle.id}")
    one.page.locator(".battle .soldier").first.wait_for()
    found = {}
    for width, height in ((1280, 720), (1280, 860), (1440, 900), (1920, 1080), (390, 844), (360, 740)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.page.evaluate(PLACED, 3)
        assert one.page.locator(".battle .soldier").count() > 6
        found[width, height] = one.page.evaluate(BATTLE)
    assert {size: faults for size, faults in found.items() if faults} == {}
    # The measure itself: blocks as large as they were are noticed.
    one.page.set_viewport_size({"width": 1280, "height": 720})
    one.page.add_style_tag(content=".soldier svg { width: 92px !important }")
    assert any("leaves its rank" in fault for fault in one.page.evaluate(BATTLE))


def test_on_a_phone_a_battle_comes_after_its_question(server: Server, person: Make) -> None:
    one = person(width=390, height=844)
    one.goes(f"{server.url}/puzzles/julius/{_fullest_rank().id}")
    one.page.locator(".battle .soldier").first.wait_for()
    top = "document.querySelector('{}')?.getBoundingClientRect().y"
    one.page.wait_for_function(f"{top.format('.question')} < {top.format('.battle')}")
