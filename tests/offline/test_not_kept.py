"""A browser that keeps nothing says so, and loses nothing; two tabs of one match do not write over each other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from offline.shelf import Hand, MemoryShelf, at_a_desk
from triumvirate.offline import playing
from triumvirate.offline.in_page import NOTHING_KEPT, PageShelf


class Browser:
    """As much of a page as `PageShelf` speaks with; tabs of one browser have the same `kept`."""

    def __init__(self, kept: dict[str, list[str]] | None = None) -> None:
        self.kept: dict[str, list[str]] = {} if kept is None else kept
        self.known: dict[str, str] = {}
        self.is_full = False

    async def heads(self) -> list[str]:
        return [head for head, *_ in self.kept.values()]

    async def find(self, match: str) -> list[str] | None:
        if (found := self.kept.get(match)) is not None:
            self.known[match] = found[0]
        return found

    async def keep(self, match: str, head: str, first: int, entries: list[str]) -> bool:
        if self.is_full:
            raise OSError("QuotaExceededError")
        now = self.kept.get(match, [])
        if (now[0] if now else None) != self.known.get(match):
            return False
        assert first == len(now[1:])
        self.kept[match] = [head, *now[1:], *entries]
        self.known[match] = head
        return True


def at(browser: Browser) -> Hand:
    shelf: Any = PageShelf(browser)  # type: ignore[arg-type]
    return Hand(shelf)


@at_a_desk
async def test_what_does_not_fit_is_refused_in_words_and_the_match_is_as_it_was() -> None:
    browser = Browser()
    hand = at(browser)
    browser.is_full = True
    status, refused = await hand.asks("POST", "/play", game="caesar", bot="recruit")
    assert (status, refused["error"]["reason"]) == (400, NOTHING_KEPT)
    browser.is_full = False
    match = (await hand.sits("/matches", game="caesar", same_screen=True))["match"]["id"]
    state = await hand.looks_at(match)
    before = list(browser.kept[match])
    browser.is_full = True
    action = state["legal"][0]["action"]
    await hand.says(type="act", id=1, action=action, seen=state["number"], key="once 0001")
    assert hand.heard[-1]["error"]["reason"] == NOTHING_KEPT
    assert browser.kept[match] == before
    assert (await hand.asks("GET", f"/matches/{match}"))[1]["number"] == state["number"], (
        "nothing is shown that is not kept"
    )
    browser.is_full = False
    await hand.says(type="act", id=2, action=action, seen=state["number"], key="once 0002")
    assert (await at(browser).asks("GET", f"/matches/{match}"))[1]["number"] > state["number"]


@at_a_desk
async def test_a_bot_whose_action_is_not_kept_says_so_and_acts_when_there_is_room() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playing, "NEXT_TRY", 0.01)
        browser = Browser()
        hand = at(browser)
        match = (await hand.sits("/play", game="caesar", bot="recruit", side="pompey"))["match"]["id"]
        browser.is_full = True
        await hand.looks_at(match)
        await hand.hears(lambda told: (told.get("error") or {}).get("reason") == NOTHING_KEPT)
        assert (await hand.asks("GET", f"/matches/{match}"))[1]["number"] == 0
        browser.is_full = False
        for _ in range(500):
            if len(browser.kept[match]) > 2:
                break
            await asyncio.sleep(0.01)
        assert len(browser.kept[match]) > 2, "the head, the set-up, and what the bot did"
        await hand.desk.playing.stop()


@at_a_desk
async def test_whoever_plays_here_has_a_name_and_keeps_it() -> None:
    shelf = MemoryShelf()
    first, second = Hand(shelf), Hand(shelf)
    await first.desk.named()
    await second.desk.named()
    assert len(first.desk.person.name.split()) == 2, "such as Lucia Cornelia"
    assert second.desk.person.name == first.desk.person.name


@at_a_desk
async def test_a_second_tab_does_not_write_over_the_first() -> None:
    first = Browser()
    hand = at(first)
    match = (await hand.sits("/matches", game="caesar", same_screen=True))["match"]["id"]
    state = await hand.looks_at(match)
    other = at(Browser(first.kept))
    stale = await other.looks_at(match)
    await hand.says(type="act", id=1, action=state["legal"][0]["action"], seen=state["number"], key="first 0001")
    kept = list(first.kept[match])
    await other.says(type="act", id=1, action=stale["legal"][-1]["action"], seen=stale["number"], key="other 0001")
    assert first.kept[match] == kept, "the first tab's action stands"
    assert "not_your_turn" in [(told.get("error") or {}).get("code") for told in other.heard]
    now = (await other.asks("GET", f"/matches/{match}"))[1]
    assert now["number"] == (await hand.asks("GET", f"/matches/{match}"))[1]["number"]
