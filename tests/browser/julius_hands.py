"""A whole war with mouse or finger: somebody who looks at the page and touches only what is in sight and can be hit."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, TimeoutError

from browser.hands import Person, Server

# Where a finger can land on something of the map: the middle of its disc, if nothing else lies there and it is on the screen.
HITTABLE = """(where) => [...document.querySelectorAll(where)].flatMap((place) => {
  const disc = place.querySelector('.disc').getBoundingClientRect();
  const [x, y] = [disc.x + disc.width / 2, disc.y + disc.height / 2];
  const hit = document.elementFromPoint(x, y);
  const worth = place.querySelectorAll('.star').length;
  const whose = ['caesar', 'pompeius', 'contested'].find((name) => place.classList.contains(name)) ?? '';
  return hit && place.contains(hit) ? [{ id: place.id.slice(6), at: [x, y], worth, whose }] : [];
})"""
# What shows that it is my turn to do something, or that the war is over.
ASKED = ", ".join(
    (
        ".outcome .close",
        ".order:not([disabled])",
        ".picked .commit:not([disabled])",
        ".hand .playing:not([disabled])",
        ".hand .choice:not([disabled])",
        ".hand .words button:not([disabled])",
        ".ended",
    )
)
MOST_DEEDS = 4000
PATIENCE_MS = 5_000
DESPERATE = 15  # percent: a battle to be left


class General:
    """Commands one side: marches where the map lights up, fires, leaves a lost battle, raises what can be raised."""

    def __init__(self, one: Person, seed: int, *, finger: bool = False) -> None:
        self.one, self.page, self.finger = one, one.page, finger
        self.rng = random.Random(seed)
        self.deeds: list[str] = []
        self.side = ""
        self.tried: set[str] = set()  # where one looked for marchers in this turn
        self.stays = 0

    # --- the hand ---------------------------------------------------------------------------------------------------

    def presses(self, what: Locator, deed: str) -> None:
        """As a hand does: only what is in sight, stands still and is covered by nothing (Playwright's own conditions)."""
        try:
            (what.tap if self.finger else what.click)(timeout=PATIENCE_MS)
        except TimeoutError:
            assert not what.is_visible(), f"{deed}: it is in sight and cannot be hit"
            deed = f"late: {deed}"  # the page went on meanwhile
        self.deeds.append(deed)

    def points(self, at: list[float], deed: str) -> None:
        (self.page.touchscreen.tap if self.finger else self.page.mouse.click)(*at)
        self.deeds.append(deed)

    def sees(self, what: str) -> Locator | None:
        """The first of these that is in sight."""
        shown = self.page.locator(what).locator("visible=true")
        return shown.first if shown.count() else None

    def places(self, lit: str) -> list[dict[str, Any]]:
        """The places of the map that are lit so and can be hit: with their stars, and who stands there."""
        found: list[dict[str, Any]] = self.page.evaluate(HITTABLE, f".board .place.{lit}")
        return found

    def keenness(self, place: dict[str, Any]) -> int:
        """How gladly one goes there: to a star that is not one's own, then against somebody."""
        if place["whose"] == self.side:
            return 2 if place["worth"] else 1
        return 3 + 9 * place["worth"] + (3 if place["whose"] else 0)

    # --- the head ---------------------------------------------------------------------------------------------------

    def plays_now(self, server: Server, side: str) -> None:
        """From the first page to the board."""
        self.side = side
        self.one.goes(server.url)
        card = self.page.locator("article", has=self.page.get_by_role("heading", name="JULIUS CAESAR", exact=True))
        card.get_by_label("My side").select_option(side)
        self.presses(card.get_by_role("button", name="Play now"), "play now")
        self.one.sees_board()

    def wages_war(self, each: Callable[[str], None] = lambda _: None) -> None:
        """To the end of the war; `each` is told of every deed."""
        for _ in range(MOST_DEEDS):
            self.page.wait_for_selector(ASKED)
            if self.sees(".ended"):
                return
            self.decides()
            each(self.deeds[-1])
        raise AssertionError(f"the war does not end: {self.deeds[-20:]}")

    def decides(self) -> None:
        """One deed: what lies before the eyes first, then the battle, then the map, then the list."""
        ways = (self.closes, self.fights, self.commits, self.picks_card, self.marches, self.chooses)
        if not any(way() for way in ways):
            self.page.wait_for_timeout(50)  # what was asked was answered meanwhile
            self.deeds.append("nothing")

    def closes(self) -> bool:
        close = self.sees(".outcome .close")
        if close:
            self.presses(close, "close the result")
        return close is not None

    def fights(self) -> bool:
        fire = self.sees(".order.primary:not([disabled])")
        order = fire or self.sees(".order:not([disabled])")
        away = self.sees(".order[data-order^=retreat]:not([disabled])")
        chance = re.search(r"(\d+) %", fire.inner_text()) if fire else None
        if away and chance and int(chance[1]) < DESPERATE:
            order = away
        if order:
            self.presses(order, "order " + (order.get_attribute("data-order") or ""))
        return order is not None

    def commits(self) -> bool:
        commit = self.sees(".picked .commit:not([disabled])")
        if commit:
            self.presses(commit, "commit a card")
        return commit is not None

    def picks_card(self) -> bool:
        card = self.sees(".hand .playing:not([disabled])")
        if card:
            self.tried.clear()
            self.presses(card, "pick a card")
        return card is not None

    def marches(self) -> bool:
        """On the map: a lit place for the block in hand, else the blocks of a lit city, all that may go together."""
        ways = self.places("go") if self.sees(".hand .choice:not([disabled])") else []
        if ways:
            way = self.rng.choices(ways, [self.keenness(place) for place in ways])[0]
            self.points(way["at"], f"go to {way['id']}")
            return True
        ticks = self.page.locator(".march .tick[aria-pressed=false]:not([disabled])").locator("visible=true")
        go = self.sees(".march .go:not([disabled])")
        if go and (ticks.count() <= self.stays or self.rng.random() < 0.2):
            self.presses(go, "march")
            return True
        if ticks.count() > self.stays:
            self.presses(ticks.first, "tick a block")
            return True
        starts = [start for start in self.places("pick") if start["id"] not in self.tried]
        if not starts or not self.sees(".hand .choice[data-action^='move ']"):
            return False
        start = self.rng.choice(starts)
        self.tried.add(start["id"])
        self.stays = min(1, start["worth"])  # a star is left to nobody
        self.points(start["at"], f"look at {start['id']}")
        return True

    def chooses(self) -> bool:
        """From the list: what can be raised or must be lost, else the word that ends this."""
        for what in (
            ".hand .choice.asked",
            ".hand .choice[data-action^=levy]:not([disabled])",
            ".hand .words button:not([disabled])",
            ".hand .choice:not([disabled])",
        ):
            found = self.sees(what)
            if found:
                self.presses(found, f"choose {found.get_attribute('data-action') or found.inner_text()}")
                return True
        return False
