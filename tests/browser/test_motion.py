"""Pieces that move, for those who want it; and the map under a finger."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser.hands import MOST_DECISIONS, Person, Server
from browser.test_alone import make_table

Make = Callable[..., Person]
# Every journey of a piece: what travels, and how far away it begins or ends, in units of the board.
WATCH = """
window.journeys = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const far = frames.map(f => /translate\\((-?[\\d.e-]+)px, (-?[\\d.e-]+)px/.exec(f.transform ?? ''))
    .filter(Boolean).map(([, x, y]) => Math.hypot(x, y));
  const layer = this.closest('svg.board') && this.parentElement.getAttribute('class');
  if (layer && far.length) window.journeys.push([layer.split(' ')[0], Math.max(...far)]);
  return animate.call(this, frames, timing);
};
"""


def journeys(one: Person) -> list[tuple[str, float]]:
    return [(layer, far) for layer, far in json.loads(one.page.evaluate("JSON.stringify(window.journeys)"))]


def play_now(one: Person, server: Server) -> None:
    one.page.add_init_script(WATCH)
    make_table(one, server, {})
    one.waits_for_turn()


def test_tokens_markers_and_bonuses_travel(server: Server, person: Make) -> None:
    one = person("mover", reduced_motion="no-preference")
    play_now(one, server)
    begun = len(journeys(one))
    one.page.locator("button.token:not([disabled])").first.click()
    one.page.locator(".space.open").first.click()
    expect(one.page.locator(".piece .ring")).to_be_visible()
    one.page.wait_for_function("begun => window.journeys.length > begun", arg=begun)
    (layer, far), *_ = journeys(one)[begun:]
    assert layer == "piece"
    assert far > 100, "the draft comes from the hand, which lies beside the board"
    one.page.get_by_role("button", name="Cancel").click()

    def travelled() -> set[str]:
        return {layer for layer, far in journeys(one) if far > 20}

    for _ in range(MOST_DECISIONS):
        if not one.waits_for_turn() or "prize" in travelled():
            break
        one.decides()
    assert travelled() == {"piece", "prize"}


def test_nothing_travels_for_those_who_want_it_still(server: Server, person: Make) -> None:
    one = person("still")
    play_now(one, server)
    for _ in range(4):
        if one.waits_for_turn():
            one.decides()
    assert journeys(one) == []
    lasts = "() => [...document.querySelectorAll('*')].filter((e) => getComputedStyle(e).transitionDuration !== '0s').length"
    assert one.page.evaluate(lasts) == 0, "whatever changes is as it will be in the next frame"


def fingers(one: Person) -> Callable[..., None]:
    """Real touches, several at a time."""
    devtools = one.page.context.new_cdp_session(one.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        shown = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": shown})

    return touch


def test_the_map_is_enlarged_and_moved_by_fingers(server: Server, person: Make) -> None:
    one = person("phone", width=390, height=844, has_touch=True)
    play_now(one, server)
    board = one.page.locator("svg.board")
    number = one.page.locator(".piece .token text").first

    def seen() -> list[float]:
        return [float(part) for part in (board.get_attribute("viewBox") or "").split()]

    opened = seen()
    one.decides()  # which shows the whole map
    one.waits_for_turn()

    def size() -> float:
        box: Any = number.bounding_box()
        return float(box["height"])

    whole, small = seen(), size()
    assert opened[2] < whole[2], "a phone opens the map as large as a finger needs it"
    touch = fingers(one)
    touch("touchStart", (150, 250), (230, 250))
    for step in range(1, 9):
        touch("touchMove", (150 - step * 8, 250), (230 + step * 8, 250))
    touch("touchEnd")
    assert one.soon(lambda: seen()[2] < whole[2] / 2)
    assert one.soon(lambda: size() > 2 * small)
    before = seen()
    touch("touchStart", (200, 250))
    for step in range(1, 9):
        touch("touchMove", (200 - step * 8, 250 - step * 6))
    touch("touchEnd")
    assert one.soon(lambda: seen()[0] > before[0])
    assert one.page.evaluate("scrollY") == 0
    one.page.get_by_label("Whole map").click()
    assert one.soon(lambda: seen() == whole)

    sea = board.bounding_box()
    assert sea is not None
    middle = (sea["x"] + sea["width"] / 2, sea["y"] + sea["height"] / 2)
    at = (middle[0] + sea["width"] * 0.36, middle[1] - sea["width"] * 0.16)  # Pontus Euxinus: nothing lies there
    for _ in range(20):  # two taps that a busy machine draws apart are no double tap
        for _ in range(2):
            one.page.touchscreen.tap(*at)
        if seen()[2] < whole[2]:
            break
    assert seen()[2] < whole[2]
    one.page.get_by_label("Zoom out").click()
    one.page.get_by_label("Zoom in").click()
    one.page.get_by_label("Whole map").click()
    one.decides()
