"""Matches that an older build of the page kept go on in this one.

`kept.json` is what a browser's database held after a build of November 2026; it is never written anew, only added to.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from offline.shelf import Hand, MemoryShelf, at_a_desk

KEPT: list[dict[str, Any]] = json.loads((Path(__file__).parent / "kept.json").read_text())


@pytest.mark.parametrize("kept", KEPT, ids=[json.loads(kept["head"])["row"]["game"] for kept in KEPT])
@at_a_desk
async def test_a_match_of_an_older_build_goes_on(kept: dict[str, Any]) -> None:
    shelf = MemoryShelf()
    match, entries = kept["match"], [entry.encode() for entry in kept["entries"]]
    shelf.kept[match] = kept["head"].encode(), list(entries)
    hand = Hand(shelf)
    assert [found["id"] for found in (await hand.asks("GET", "/matches"))[1]["matches"]] == [match]
    shown = await hand.looks_at(match)
    assert shown["number"] == kept["number"]
    assert [one["action"] for one in shown["legal"]] == kept["legal"]
    after = await hand.plays(match, most=2)
    await hand.desk.playing.stop()
    assert after["number"] > kept["number"]
    assert shelf.kept[match][1][: len(entries)] == entries, "what was kept stays as it was"
    assert len(shelf.kept[match][1]) > len(entries)
