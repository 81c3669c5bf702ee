"""What every frame of a page shows of a match, held against what the rules say of its entries."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from browser.hands import Person, Server

# What each frame shows, whenever that changes; for every game the facts that its board counts and what it asks for.
WATCH = """
window.seen = [];
const all = (where) => [...document.querySelectorAll(where)];
const digits = (text) => Number(/\\d+/.exec(text ?? '')?.[0] ?? 0);
const GAMES = {
  caesar: {
    facts: () => [all('svg.board .piece .token:not(.ghost)').length, all('svg.board .land.closed').length],
    asks: 'button.token:not([disabled]):not(.plan), .choices button',
  },
  julius: {
    facts: () => [all('svg.board .piece').length],
    asks: '.hand .playing:not([disabled]), .hand .choice:not([disabled]), .hand .words button:not([disabled])',
  },
  rubico: {
    facts: () => [digits(all('.tablecloth .status b')[0]?.textContent)],
    asks: '.hand .choices button:not([disabled])',
  },
};
function look() {
  const table = document.querySelector('main.table');
  const game = GAMES[table?.dataset.game];
  if (game && document.querySelector('.boardbox .board')) {
    const last = all('.log li[data-entry]:not(.later)').at(-1);
    const frame = {
      entry: Number(table.dataset.entry),
      told: table.dataset.told,
      log: Number(last?.dataset.entry ?? -1),
      banners: all('.boardbox :is(.scene, .reveal, .moment):not([inert])').map((b) => b.dataset.entry ?? ''),
      facts: game.facts(),
      choices: all(game.asks).length,
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
# The page has told all that the server knows, and somebody must act or nobody will.
AT_REST = """async ([match, seat]) => {
  for (;;) {
    const state = await (await fetch(`/api/matches/${match}?seat=${seat}`)).json();
    const table = document.querySelector('main.table');
    if (state.result || (state.legal.length && table?.dataset.told === 'all' && table.dataset.entry == state.number))
      return {number: state.number, legal: state.legal.map((l) => l.action), over: state.result !== null};
    await new Promise((soon) => setTimeout(soon, 60));
  }
}"""


def _caesar(view: dict[str, Any]) -> list[int]:
    return [
        sum(lying is not None for lying in view["borders"].values()),
        sum(province["closed"] for province in view["provinces"].values()),
    ]


def _julius(view: dict[str, Any]) -> list[int]:
    return [sum(group["count"] for groups in view["places"].values() for group in groups)]


def _rubico(view: dict[str, Any]) -> list[int]:
    return [view["round"]]


FACTS: dict[str, Callable[[dict[str, Any]], list[int]]] = {"caesar": _caesar, "julius": _julius, "rubico": _rubico}
# Sentences that the log keeps covered.
COVERED = ("role_dealt", "power_dealt", "senators_met")


@dataclass
class Told:
    """What the rules say that an entry shows."""

    number: int
    events: int
    facts: list[int]
    is_said: bool


def story(one: Person, game: str, seat: str, start: int | None = 0) -> list[Told]:
    """The entries of the match from one on, as this browser's person may know them."""
    entries = []
    while start is not None:
        page = one.calls("GET", f"/matches/{one.match}/history?from={start}&seat={seat}")
        entries += page["entries"]
        start = page["next"]
    return [
        Told(
            entry["number"],
            len(entry["events"]),
            FACTS[game](entry["view"]),
            any(
                words and event["kind"] not in COVERED
                for words, event in zip(entry["words"], entry["events"], strict=True)
            ),
        )
        for entry in entries
    ]


def faults(frames: Sequence[dict[str, Any]], entries: Sequence[Told]) -> list[str]:
    """Everything that was shown too early or too late."""
    found: list[str] = []
    at = {entry.number: i for i, entry in enumerate(entries)}
    for frame in frames:
        if frame["entry"] not in at:
            continue
        i = at[frame["entry"]]
        now, before = entries[i], entries[max(i - 1, 0)]
        whole = frame["told"] == "all"
        said = [-1, *(entry.number for entry in entries[: i + 1] if entry.is_said)]

        def wrong(what: str, frame: dict[str, Any] = frame) -> None:
            found.append(f"{what}: {frame}")

        if not whole and int(frame["told"].split(".")[0]) != frame["entry"]:
            wrong("the table tells another entry than it shows")
        # Of an entry that is being told perhaps nothing has been said yet; entries without a word may lie in between.
        if not said[-1 if whole else max(-2, -len(said))] <= frame["log"] <= frame["entry"]:
            wrong("the log is not where the board is")
        if any(banner not in ("", str(now.number)) for banner in frame["banners"]):
            wrong("a banner speaks of another entry")
        if whole and frame["banners"]:
            wrong("a banner stays when all is told")
        if whole and frame["facts"] != now.facts:
            wrong(f"all is told, and the board is not so ({now.facts})")
        for shown, then, after in zip(frame["facts"], before.facts, now.facts, strict=True):
            if not min(then, after) <= shown <= max(then, after):
                wrong("the board is that of another entry")
        if not whole and (frame["choices"] or frame["ended"]):
            wrong("asked for a decision, or at the end, while the story is told")
    return found


def interrupted(scenes: Sequence[str], entries: Sequence[Told]) -> list[str]:
    """Entries whose story was not told to its end when the next one began."""
    events = {entry.number: entry.events for entry in entries}
    parts = [tuple(map(int, scene.split("."))) for scene in scenes if scene != "all"]
    pairs = itertools.pairwise(part for part in parts if part[1])
    return [f"{a}.{told} before {b}" for (a, told), (b, _) in pairs if a != b and (b < a or told != events[a])]


class Watched:
    """A match that somebody plays by calls while the page tells it; every frame is kept and judged."""

    def __init__(self, one: Person, server: Server, game: str, **body: object) -> None:
        self.one, self.game = one, game
        one.page.add_init_script(WATCH)
        one.goes(server.url)
        reply = one.calls("POST", "/play", {"game": game, **body})
        self.match, self.seat = reply["match"]["id"], reply["match"]["your_seats"][0]
        one.goes(f"{server.url}/m/{self.match}")
        one.page.wait_for_selector(".boardbox .board")
        self.entries: list[Told] = []
        self.wrong: list[str] = []
        self.seen = 0

    def judge(self) -> None:
        """What was shown since the last time."""
        frames = json.loads(self.one.page.evaluate("JSON.stringify(window.seen.splice(0))"))
        scenes = self.one.page.evaluate("window.scenes.splice(0)")
        self.entries += story(self.one, self.game, self.seat, len(self.entries))
        self.seen += len(scenes)
        self.wrong += faults(frames, self.entries) + interrupted(scenes, self.entries)

    def plays(self, decisions: int, choose: Callable[[list[str]], str]) -> None:
        """So many decisions, or as many as there are."""
        for _ in range(decisions):
            state = self.one.page.evaluate(AT_REST, [self.match, self.seat])
            if state["over"]:
                return
            self.judge()
            self.one.calls("POST", f"/matches/{self.match}/act", {"action": choose(state["legal"]), "seat": self.seat})
        self.one.page.evaluate(AT_REST, [self.match, self.seat])
        self.judge()

    def steps(self, count: int) -> None:
        """So many steps back, and all of them forward again."""
        page = self.one.page
        for name, ways in (("One step back", count), ("One step forward", count)):
            for _ in range(ways):
                here = page.locator(".history .count").inner_text()
                page.get_by_label(name).click()
                page.wait_for_function("n => document.querySelector('.history .count').textContent !== n", arg=here)
                page.wait_for_selector("main.table[data-told=all]")
        self.judge()

    def replays(self, count: int, pace: str) -> None:
        """From so many steps back to now, at a pace."""
        page = self.one.page
        page.locator(".history select").select_option(pace)
        for _ in range(count):
            here = page.locator(".history .count").inner_text()
            page.get_by_label("One step back").click()
            page.wait_for_function("n => document.querySelector('.history .count').textContent !== n", arg=here)
        page.get_by_label("Play the history").click()
        page.wait_for_selector(".boardbox:not(.past)", timeout=600_000)
        page.wait_for_selector("[aria-label='Play the history']")
        self.judge()
