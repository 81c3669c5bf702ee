"""The story of a match as the screen tells it: at every frame all that is shown belongs to one and the same entry."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.hands import MOST_DECISIONS, Person, Server

Make = Callable[..., Person]
# What each frame shows of CAESAR!, whenever that changes.
WATCH = """
window.seen = [];
const all = (where) => [...document.querySelectorAll(where)];
function look() {
  const board = document.querySelector('svg.board');
  if (board) {
    const last = all('.log li[data-entry]:not(.later)').at(-1);
    const frame = {
      told: board.dataset.told,
      log: Number(last?.dataset.entry ?? -1),
      banners: all('svg.board .scene:not([inert])').map((s) => Number(s.dataset.entry)),
      tokens: all('svg.board .piece .token:not(.ghost)').length,
      closed: all('svg.board .land.closed').length,
      totals: all('svg.board .total').map((t) => Number(t.textContent)).reduce((a, b) => a + b, 0),
      turn: all('.players .turn').map((li) => /seat-(\\w+)/.exec(li.className)[1]).join(),
      choices: all('button.token:not([disabled]):not(.plan), .choices button').length,
      ended: all('.ended').length,
    };
    const text = JSON.stringify(frame);
    if (text !== window.lastSeen) window.seen.push(frame);
    window.lastSeen = text;
  }
  requestAnimationFrame(look);
}
requestAnimationFrame(look);
// Scenes may be shorter than a frame of a busy machine: each is heard of here.
window.scenes = [];
new MutationObserver((changes) => {
  for (const { target } of changes) if (target.dataset.told) window.scenes.push(target.dataset.told);
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-told"] });
"""


@dataclass
class Told:
    """What the rules say that an entry shows."""

    number: int
    events: int
    tokens: int
    closed: int
    totals: int
    to_move: str | None


def story(one: Person) -> list[Told]:
    """Every entry of the match, as this browser's person may know it."""
    seat = next(m["seat"] for m in one.wire if isinstance(m, dict) and m.get("type") == "state")
    entries, start = [], 0
    while start is not None:
        page = one.calls("GET", f"/matches/{one.match}/history?from={start}&seat={seat}")
        entries += page["entries"]
        start = page["next"]
    return [told(entry) for entry in entries]


def told(entry: dict[str, Any]) -> Told:
    view = entry["view"]
    return Told(
        entry["number"],
        len(entry["events"]),
        sum(lying is not None for lying in view["borders"].values()),
        sum(province["closed"] for province in view["provinces"].values()),
        sum(sum(province["totals"].values()) for province in view["provinces"].values()),
        view["to_move"],
    )


def faults(frames: list[dict[str, Any]], entries: list[Told]) -> list[str]:
    """Everything that was shown too early or too late."""
    found: list[str] = []
    at = {entry.number: i for i, entry in enumerate(entries)}
    for frame in frames:
        if frame["log"] not in at:
            continue
        i = at[frame["log"]]
        now, before = entries[i], entries[max(i - 1, 0)]
        whole = frame["told"] == "all"
        number = now.number if whole else int(frame["told"].split(".")[0])

        def wrong(what: str, frame: dict[str, Any] = frame) -> None:
            found.append(f"{what}: {frame}")

        if number != now.number:
            wrong("the log is not where the board is")
        if any(banner != now.number for banner in frame["banners"]):
            wrong("a banner speaks of another entry")
        if whole and frame["banners"]:
            wrong("a banner stays when all is told")
        for what in ("tokens", "closed"):
            if not getattr(before, what) <= frame[what] <= getattr(now, what):
                wrong(f"{what} are those of another entry")
        if whole and (frame["tokens"], frame["closed"]) != (now.tokens, now.closed):
            wrong("all is told, and the board is not so")
        if not whole and (frame["choices"] or frame["ended"]):
            wrong("asked for a decision, or at the end, while the story is told")
    return found


def interrupted(scenes: list[str], entries: list[Told]) -> list[str]:
    """Entries whose story was not told to its end when the next one began."""
    events = {entry.number: entry.events for entry in entries}
    parts = [tuple(map(int, scene.split("."))) for scene in scenes if scene != "all"]
    pairs = itertools.pairwise(part for part in parts if part[1])
    return [f"{a}.{told} before {b}" for (a, told), (b, _) in pairs if a != b and (b < a or told != events[a])]


def plays(one: Person, server: Server, decisions: int) -> None:
    """So many decisions against a bot, or the whole match; then it is over one way or the other."""
    one.page.add_init_script(WATCH)
    one.goes(server.url)
    one.on_the_card("Play now")
    one.sees_board()
    for _ in range(decisions):
        if one.waits_for_turn():
            one.decides()
    if one.waits_for_turn():
        one.calls("POST", f"/matches/{one.match}/resign", {})
    expect(one.page.locator(".ended")).to_be_visible()


def frames(one: Person) -> list[dict[str, Any]]:
    return list(json.loads(one.page.evaluate("JSON.stringify(window.seen.splice(0))")))


def scenes(one: Person) -> list[str]:
    return list(one.page.evaluate("window.scenes.splice(0)"))


@pytest.fixture
def teller(person: Make) -> Person:
    return person("watcher", reduced_motion="no-preference", pace="quick")


@pytest.mark.parametrize("decisions", [6, pytest.param(MOST_DECISIONS, marks=pytest.mark.long)])
def test_a_match_is_told_in_its_order_live_and_in_replay(server: Server, teller: Person, decisions: int) -> None:
    plays(teller, server, decisions)
    live, entries = frames(teller), story(teller)
    assert faults(live, entries) == []
    assert interrupted(scenes(teller), entries) == []
    assert len({frame["told"] for frame in live}) > len(entries), "there were scenes"
    assert live[-1]["ended"] == 1

    teller.page.locator(".history select").select_option("quick")
    teller.page.get_by_label("One step back").click()
    for _ in range(4):
        teller.page.get_by_label("One step back").click()
    frames(teller), scenes(teller)
    teller.page.get_by_label("Play the history").click()
    expect(teller.page.locator(".ended")).to_be_visible(timeout=60_000)
    again = frames(teller)
    assert faults(again, entries) == []
    assert interrupted(scenes(teller), entries) == []
    assert {frame["log"] for frame in again} >= {entry.number for entry in entries[-4:]}


@pytest.mark.parametrize(
    ("fault", "what"),
    [
        ({"banners": [3]}, "a banner speaks of another entry"),
        ({"log": 1}, "the log is not where the board is"),
        ({"tokens": 2}, "tokens are those of another entry"),
        ({"closed": 5}, "closed are those of another entry"),
        ({"choices": 1}, "asked for a decision"),
    ],
)
def test_what_is_early_or_late_would_be_noticed(fault: dict[str, Any], what: str) -> None:
    entries = [Told(n, 4, n, 0, 0, None) for n in range(3)]
    frame = {"told": "1.2", "log": 1, "banners": [1], "tokens": 1, "closed": 0, "choices": 0, "ended": 0}
    good = [{**frame, "told": "all", "log": 0, "tokens": 0, "banners": []}, frame]
    assert faults(good, entries) == []
    spoilt = {**frame, **({"log": 0} if "log" in fault else fault)}
    assert any(fault.startswith(what) for fault in faults([good[0], spoilt], entries))


def test_an_entry_that_is_cut_short_would_be_noticed() -> None:
    entries = [Told(n, 4, n, 0, 0, None) for n in range(4)]
    assert interrupted(["1.2", "1.4", "2.4", "all", "3.1"], entries) == []
    assert interrupted(["1.2", "2.4"], entries) == ["1.2 before 2"]
    assert interrupted(["2.4", "1.4"], entries) == ["2.4 before 1"]
