"""A table's memory beside its truth."""

from __future__ import annotations

from triumvirate.core.table import Table
from triumvirate.games.julius.memory import Remembered, Stand, recall
from triumvirate.games.julius.printed import DATA

NAMED = ("caesar", "pompeius")
COLOUR = {b["id"]: "cleopatra" if b["type"] == "cleopatra" else b["side"] for b in DATA["blocks"]}


def remembered(table: Table, viewer: str | None) -> dict[str, Remembered]:
    """What a viewer remembers of all that was told since the table began."""
    return recall(table.view(viewer), [event.to_json() for event in table.events_for(viewer)])


def stands_at(memory: dict[str, Remembered], place: str) -> list[Stand]:
    return memory[place]["stands"] if place in memory else []


def check(table: Table, viewer: str | None) -> int:
    """The truth is among what is remembered, certain things are true, and as many stand as stand; how many hidden ones."""
    memory, blocks = table.memory(viewer), table.truth()["blocks"]
    shown = {block["block"] for block in table.view(viewer).plain_facts()["shown"]}
    standing: dict[tuple[str, str, str], int] = {}
    for name, block in blocks.items():
        if block["owner"] == viewer or block["place"] in ("levy", "dead") or name in shown:
            continue
        key = (block["place"], block["owner"], COLOUR[name])
        standing[key] = standing.get(key, 0) + 1
        able = [
            (c["least"], c["most"])
            for stand in stands_at(memory, block["place"])
            if (stand["owner"], stand["colour"], stand["came"]) == (block["owner"], COLOUR[name], block["came"])
            for c in stand["can_be"]
            if c["block"] == name
        ]
        assert any(least <= block["steps"] <= most for least, most in able), (viewer, name, block, able)
    counted: dict[tuple[str, str, str], int] = {}
    handles: list[str] = []
    for place, about in memory.items():
        for stand in about["stands"]:
            handles += stand["handles"]
            key = (place, stand["owner"], stand["colour"])
            counted[key] = counted.get(key, 0) + len(stand["handles"])
            sure = [c["block"] for c in stand["can_be"] if c["sure"]]
            assert all(blocks[name]["place"] == place for name in sure), (viewer, place, sure)
    assert counted == standing, viewer
    assert len(set(handles)) == len(handles)
    return sum(standing.values())
