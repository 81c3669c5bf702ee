"""What every frame of a page shows of a match, held against what the rules say of its entries."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from browser.hands import Person, Server
from browser.shown import FACTS, READ, Facts, differences, strangers

# What each frame shows, whenever that changes.
WATCH = (
    READ
    + """
window.seen = [];
function look() {
  const table = document.querySelector('main.table');
  const game = GAMES[table?.dataset.game];
  if (game && document.querySelector('.boardbox .board')) {
    const last = all('.log li[data-entry]:not(.later)').at(-1);
    const frame = {
      entry: Number(table.dataset.entry),
      told: table.dataset.told,
      log: document.querySelector('.log') ? Number(last?.dataset.entry ?? -1) : null,
      lines: all(`.log li[data-entry="${table.dataset.entry}"]:not(.later) .line`).map((l) => l.firstChild.textContent),
      outcomes: all('.boardbox .outcome').map((told) => Number(told.dataset.entry)),
      banners: all('.boardbox :is(.scene, .reveal, .moment):not([inert])').map((b) => b.dataset.entry ?? ''),
      facts: game.facts(),
      choices: all(game.asks).length,
      ended: all('.ended, .boardbox > button.end:not([inert])').length,
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
// What a screen reader was told, and how far the table was then.
window.heard = [];
new MutationObserver((changes) => {
  const { entry, told } = document.querySelector('main.table')?.dataset ?? {};
  for (const said of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (said.matches?.('.spoken > [data-entry]'))
      window.heard.push({
        number: Number(said.dataset.entry), text: said.textContent, entry: Number(entry), told, end: 'end' in said.dataset,
      });
}).observe(document, { subtree: true, childList: true });
"""
)
# The page has told all that the server knows, and somebody must act or nobody will; null where it never gets there.
AT_REST = """async ([match, seat]) => {
  for (const late = Date.now() + 300_000; Date.now() < late; ) {
    const state = await (await fetch(`/api/matches/${match}?seat=${seat}`)).json();
    const table = document.querySelector('main.table');
    if (state.result || (state.legal.length && table?.dataset.told === 'all' && table.dataset.entry == state.number))
      return {number: state.number, legal: state.legal.map((l) => l.action), over: state.result !== null};
    await new Promise((soon) => setTimeout(soon, 60));
  }
  return null;
}"""


# The last entry that the page has told to its end; and with it what was read out since the last time.
TOLD = """() => {
  const { entry, told } = document.querySelector('main.table').dataset;
  return told === 'all' ? Number(entry) : Number(entry) - 1;
}"""
LISTEN = f"() => [window.heard.splice(0), ({TOLD})()]"

# Sentences that the log keeps covered.
COVERED = ("role_dealt", "power_dealt", "senators_met")


@dataclass
class Told:
    """What the rules say that an entry shows."""

    number: int
    kinds: Sequence[str]
    facts: Facts
    words: Sequence[str]
    is_over: bool = False

    @property
    def said(self) -> list[tuple[int, str]]:
        """The sentences that the log tells openly, each with how many events have been told with it."""
        told = zip(self.kinds, self.words, strict=True)
        return [(i, words) for i, (kind, words) in enumerate(told, 1) if words and kind not in COVERED]


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
            [event["kind"] for event in entry["events"]],
            FACTS[game](entry["view"]),
            entry["words"],
            entry["view"]["result"] is not None,
        )
        for entry in entries
    ]


def faults(frames: Sequence[dict[str, Any]], entries: Sequence[Told], game: str) -> list[str]:
    """Everything that was shown too early or too late."""
    found: list[str] = []
    at = {entry.number: i for i, entry in enumerate(entries)}
    for frame in frames:
        if frame["entry"] not in at:
            continue
        i = at[frame["entry"]]
        now, before = entries[i], entries[max(i - 1, 0)]
        whole = frame["told"] == "all"
        said = [-1, *(entry.number for entry in entries[: i + 1] if entry.said)]

        def wrong(what: str, frame: dict[str, Any] = frame, kinds: Sequence[str] = now.kinds) -> None:
            found.append(f"{what}: {frame} {kinds}")

        if not whole and int(frame["told"].split(".")[0]) != frame["entry"]:
            wrong("the table tells another entry than it shows")
        # Of an entry that is being told perhaps nothing has been said yet; entries without a word may lie in between.
        if (
            frame["log"] is not None
            and not said[-1 if whole else max(-2, -len(said))] <= frame["log"] <= frame["entry"]
        ):
            wrong("the log is not where the board is")
        told = len(now.kinds) if whole else int(frame["told"].split(".")[1])
        heard = {words for i, words in now.said if i <= told}
        if early := [words for i, words in now.said if i > told and words in frame["lines"] and words not in heard]:
            wrong(f"the log tells what is still to come: {early}")
        if (
            any(banner != str(now.number) for banner in frame["banners"])
            or max(frame["outcomes"], default=0) > now.number
        ):
            wrong("a banner speaks of another entry")
        if whole and frame["banners"]:
            wrong("a banner stays when all is told")
        if whole and (wrongly := differences(frame["facts"], now.facts)):
            wrong(f"all is told, and it is not so: {[(name, now.facts[name]) for name in wrongly]}")
        if strange := strangers(frame["facts"], before.facts, now.facts, game):
            wrong(
                f"the board is that of another entry: {[(name, before.facts[name], now.facts[name]) for name in strange]}"
            )
        if frame["ended"] and not now.is_over:
            wrong("the end is shown before it has come")
        if frame["ended"] and frame["facts"].get("turns"):
            wrong("the end is shown, and it is somebody's turn")
        if not whole and frame["choices"]:
            wrong("asked for a decision while the story is told")
    return found


def interrupted(scenes: Sequence[str], entries: Sequence[Told]) -> list[str]:
    """Entries whose story was not told to its end when the next one began."""
    events = {entry.number: len(entry.kinds) for entry in entries}
    parts = [tuple(map(int, scene.split("."))) for scene in scenes if scene != "all"]
    pairs = itertools.pairwise(part for part in parts if part[1])
    return [f"{a}.{told} before {b}" for (a, told), (b, _) in pairs if a != b and (b < a or told != events[a])]


def misheard(heard: Sequence[dict[str, Any]], entries: Sequence[Told]) -> list[str]:
    """Sentences that a screen reader was told before their scene, out of their order, twice or not at all."""
    known = {entry.number for entry in entries}
    told = [sentence for sentence in heard if sentence["number"] in known]
    first = told[0]["number"] if told else None  # what was there when the page came is not told
    due = [
        (entry.number, *said) for entry in entries if first is not None and entry.number >= first for said in entry.said
    ]
    found = [
        f"heard {(h and h['text'])!r} in the place of {d}"
        for h, d in itertools.zip_longest(told, due)
        if not h or not d or (h["number"], h["text"]) != (d[0], d[2])
    ]
    return found or [f"heard too early: {h}" for h, (_, i, _) in zip(told, due, strict=True) if is_early(h, i)]


def is_early(heard: dict[str, Any], place: int) -> bool:
    """Whether the table had not yet told the event of a sentence when it was read out."""
    if heard["told"] == "all":
        return bool(heard["entry"] < heard["number"])
    number, events = map(int, heard["told"].split("."))
    return (number, events) < (heard["number"], place)


class Watched:
    """A match that somebody plays by calls while the page tells it; every frame is kept and judged."""

    def __init__(self, one: Person, server: Server, game: str, **body: object) -> None:
        self.one, self.game = one, game
        one.page.add_init_script(WATCH)
        reply = one.asks(server, "POST", "/play", {"game": game, **body})
        self.match, self.seat = reply["match"]["id"], reply["match"]["your_seats"][0]
        one.goes(f"{server.url}/m/{self.match}")
        one.page.wait_for_selector(".boardbox .board")
        self.entries: list[Told] = []
        self.wrong: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.told = -1
        self.seen = 0

    def judge(self) -> None:
        """What was shown since the last time."""
        frames = json.loads(self.one.page.evaluate("JSON.stringify(window.seen.splice(0))"))
        scenes = self.one.page.evaluate("window.scenes.splice(0)")
        self.told = self.one.page.evaluate(TOLD)
        self.entries += story(self.one, self.game, self.seat, len(self.entries))
        self.seen += len(scenes)
        self.wrong += faults(frames, self.entries, self.game) + interrupted(scenes, self.entries)

    def sees_the_end(self) -> None:
        """The end, which tells all entries once more by the numbers of the record: from it on all is the last one's."""
        page = self.one.page
        page.wait_for_selector(".ended")
        before, self.entries = self.entries, []
        frames, scenes = page.evaluate("[JSON.parse(JSON.stringify(window.seen.splice(0))), window.scenes.splice(0)]")
        self.entries = story(self.one, self.game, self.seat)
        alike = [entry.kinds for entry in before] == [entry.kinds for entry in self.entries[: len(before)]]
        if not alike:  # what was hidden has come between
            frames, scenes = list(itertools.dropwhile(lambda frame: not frame["ended"], frames)), []
        assert frames, "the end was seen"
        self.wrong += faults(frames, self.entries, self.game) + interrupted(scenes, self.entries)
        told = self.told
        self.listens(self.entries if alike else [entry for entry in before if entry.number <= told])
        end = self.heard[-1]
        assert end["text"].startswith(page.locator(".ended h2").first.inner_text().strip()), "the end is read out last"

    def listens(self, entries: Sequence[Told] | None = None) -> None:
        """What was read out while the match was played, as far as the page has told it: others may be further."""
        heard, self.told = self.one.page.evaluate(LISTEN)
        self.heard += heard
        told = [entry for entry in (self.entries if entries is None else entries) if entry.number <= self.told]
        self.wrong += misheard([sentence for sentence in self.heard if not sentence["end"]], told)

    def _rests(self) -> Any:
        state = self.one.page.evaluate(AT_REST, [self.match, self.seat])
        table = self.one.page.locator("main.table")
        where = [table.get_attribute(name) for name in ("data-entry", "data-told")] if state is None else []
        assert state is not None, f"the page stays at {where}: {self.one.faults}"
        return state

    def plays(self, decisions: int, choose: Callable[[list[str]], str]) -> None:
        """So many decisions, or as many as there are."""
        for _ in range(decisions):
            state = self._rests()
            if state["over"]:
                return
            self.judge()
            self.one.calls("POST", f"/matches/{self.match}/act", {"action": choose(state["legal"]), "seat": self.seat})
        self._rests()
        self.judge()

    def reads(self, tab: str) -> None:
        """Another page of what is said beside the board."""
        self.one.page.get_by_role("tab", name=tab, exact=True).click()

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
