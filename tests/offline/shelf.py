"""A shelf in memory, and a hand that plays at a desk."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

from loops import in_own_loop
from triumvirate.offline.desk import Desk

P = ParamSpec("P")


def at_a_desk(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine."""

    @wraps(test)
    def run(*args: P.args, **more: P.kwargs) -> None:
        in_own_loop(test(*args, **more))

    return run


class MemoryShelf:
    """What a browser's database is to a page."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[bytes, list[bytes]]] = {}
        self.notes: dict[str, bytes] = {}

    async def heads(self) -> list[bytes]:
        return [head for head, _ in self.kept.values()]

    async def find(self, match: str) -> tuple[bytes, list[bytes]] | None:
        return self.kept.get(match)

    async def keep(self, match: str, head: bytes, first: int, entries: list[bytes]) -> None:
        _, before = self.kept.get(match, (b"", []))
        assert first == len(before), "entries are kept once each, in their order"
        self.kept[match] = head, [*before, *entries]

    async def remove(self, match: str) -> None:
        self.kept.pop(match, None)

    async def note(self, name: str) -> bytes | None:
        return self.notes.get(name)

    async def keep_note(self, name: str, data: bytes) -> None:
        self.notes[name] = data

    async def remove_note(self, name: str) -> None:
        self.notes.pop(name, None)


class Hand:
    """One page at a desk: asks, and hears what its lines are told."""

    def __init__(self, shelf: MemoryShelf, **more: Any) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.desk = Desk(shelf, self._hear, lambda _, code: self.closed.append(code), pause=0, **more)

    def _hear(self, line: int, text: str) -> None:
        self.heard.append(json.loads(text))

    async def asks(self, method: str, address: str, **body: Any) -> tuple[int, Any]:
        status, text, is_json = await self.desk.ask(method, address, json.dumps(body))
        return status, json.loads(text) if is_json else text

    async def sits(self, address: str, **body: Any) -> dict[str, Any]:
        status, state = await self.asks("POST", address, **body)
        assert status == 200, state
        return dict(state)

    async def says(self, **message: Any) -> None:
        await self.desk.lines.hear(1, json.dumps(message))

    async def looks_at(self, match: str) -> dict[str, Any]:
        self.desk.lines.open(1, match)
        await self.says(type="hello", seen=-1, lang="en", tab="page")
        return self.heard[-1]

    async def hears(self, what: Callable[[dict[str, Any]], object]) -> None:
        """Until a line was told such a thing."""
        for _ in range(20_000):
            if any(what(message) for message in self.heard):
                return
            await asyncio.sleep(0)
        raise AssertionError("nobody told it")

    async def plays(self, match: str, most: int | None = None) -> dict[str, Any]:
        """At random until the end, or for so many actions; the state then."""
        chance, acted = random.Random(7), 0
        for _ in range(20_000):
            _, state = await self.asks("GET", f"/matches/{match}")
            if state["result"] or acted == most:
                return dict(state)
            if state["legal"]:
                acted += 1
                action = chance.choice(state["legal"])["action"]
                await self.says(type="act", id=acted, action=action, seen=state["number"], key=f"{id(self)} {acted:04}")
            elif "skip" in state["can"]:
                await self.asks("POST", f"/matches/{match}/skip")
            await asyncio.sleep(0)
        raise AssertionError(f"the table stands still: {state['deciders']}")
