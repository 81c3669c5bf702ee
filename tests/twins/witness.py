"""Somebody who asks everything that they may ask, hears everything that they are told, and writes all of it down."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from triumvirate.server.routes.doors import HTTP
from twins.house import House

# Pages that know of no match, or are for those who keep the server.
ELSEWHERE = (
    "/api/admin",
    "/api/docs",
    "/api/openapi",
    "/api/schema",
    "/metrics",
    "/healthz",
    "/readyz",
    "/privacy",
)
GETS = [row.removeprefix("GET ") for row in HTTP if row.startswith("GET ")]
DOORS = [
    path for path in GETS if not path.startswith(ELSEWHERE) and path not in ("/", "/{path}", "/api/invites/{token}")
]
OPERATORS = tuple(path for path in GETS if path.startswith("/api/admin"))
# What a worker said when it signed last, by the machine's own clock; a study's record has a new secret every time.
DRAWN = {"/api/admin": r'"(started|seen)":\d+|"facts":{[^}]*}', "/record": r"commitment: \w+"}
BACK, AHEAD = 2, 8
LISTS = ("watch", "mine", "open", "finished")
NONSENSE = ("nonsense", "pass", "swap 1 2", "take-back", "lock", "place sword-6-0 NU-AF facedown")
AWAY_MS = (0, 1, 250, 999, 1_000, 59_999, 60_000, 61_000)


class Heard(NamedTuple):
    """One line of the protocol of a witness: when, what was asked or which way it came, and what was told."""

    at: int
    way: str
    told: str


class Named(dict[str, str]):
    """What stands in an address; what nobody has a name for is asked for by one that names nothing."""

    def __missing__(self, name: str) -> str:
        return "nothing"


class Witness:
    """A seat's holder, somebody who looks on, or a stranger without a session."""

    def __init__(
        self,
        house: House,
        match: str,
        seats: list[str],
        who: str,
        cookie: str,
        seat: str | None,
        more: Sequence[str] = (),
    ) -> None:
        self.house, self.match, self.seats = house, match, seats
        self.doors = (*DOORS, *more)
        self.who, self.cookie, self.seat = who, cookie, seat
        self.asked: list[Heard] = []
        self.told: list[Heard] = []  # by sockets, unasked: beside the other, for they come as they come
        self.state: dict[str, Any] = {}
        self._only = ""

    def _noted(self, way: str, told: str) -> Heard:
        return Heard(self.house.clock.ms, self.house.plain(way), f"{len(told)} {self.house.plain(told)}")

    # --- hearing ----------------------------------------------------------------------------------------------------

    def listen(self) -> None:
        """A socket that stays open."""
        self.line = self.house.line(f"/api/matches/{self.match}/live", self.cookie, self._frame)
        self.line.say("hello", seen=-1)

    def _frame(self, text: str) -> None:
        self.told.append(self._noted("socket", text))
        if text.startswith("{") and json.loads(text)["type"] in ("state", "update"):
            self.state = {**self.state, **json.loads(text)}

    # --- asking -----------------------------------------------------------------------------------------------------

    async def ask_all(self, only: str = "") -> None:
        """Every door, with every number that could be tried; who has no seat at the table has fewer of those.

        `only` is for who knows what to ask: a part of the question.
        """
        self._only = only
        self.state = (await self.house.ask("GET", f"/api/matches/{self.match}", cookie=self.cookie)).json()
        for target in self._targets():
            await self.get(target)
        await self._turn_pages()
        for path, body in self._probes():
            await self._ask("POST", f"/api/matches/{self.match}/{path}", body)
        if self.cookie:  # who has none would be made a new guest by it
            await self._ask("POST", "/api/studies", {"match": self.match})
        if self.seat is not None and re.search(only, "second socket"):
            await self._call_down_the_line()

    async def get(self, target: str) -> dict[str, Any]:
        return await self._ask("GET", target, None)

    async def _ask(self, method: str, target: str, body: object) -> dict[str, Any]:
        if not re.search(self._only, self.house.plain(f"{method} {target}")):
            return {}
        answer = await self.house.ask(method, target, body, self.cookie)
        headers = [f"{name}: {value}" for name, value in answer.headers if name != "set-cookie"]
        is_json = ("content-type", "application/json") in answer.headers
        told = dict(answer.json()) if is_json else {}
        if isinstance(told.get("next"), str):
            self.house.note_cursor(told["next"])
        asked = f"{method} {target} {json.dumps(body) if body is not None else ''}".strip()
        said = answer.body.decode()
        for end, pattern in DRAWN.items():
            said = re.sub(pattern, "", said) if target.endswith(end) and self.match not in target else said
        self.asked.append(self._noted(asked, f"{answer.status} {said} {sorted(headers)}"))
        return told

    def _targets(self) -> Iterator[str]:
        number = self.state.get("number", -1)
        ahead = AHEAD if self.seat is not None else 2
        for door in self.doors:
            if "{player}" in door:
                for seat in self.state.get("match", {}).get("seats", []):
                    yield door.format(player=(seat["person"] or {"id": "nobody"})["id"])
                continue
            game = self.state.get("match", {}).get("game", "")
            target = door.format_map(Named(self.house.places, match=self.match, game=game))
            yield target
            if door.endswith("{match}"):
                yield f"{target}?lang=it"
                yield from (f"{target}?seat={seat}" for seat in self.seats[:2])
                yield from (f"{target}?since={n}" for n in range(number - BACK, number + 3))
            elif door.endswith(("/board", "/memory")):
                yield from (f"{target}?at={n}" for n in range(max(0, number - 1), number + ahead))
            elif door.endswith("/history"):
                yield from (f"{target}?from={max(0, n)}" for n in range(number, number + ahead, 2))
                yield from (f"{target}?to={n}&from={max(0, n - 2)}" for n in (number - 1, number + 1))
            elif door.endswith(("/truth", "/position")):
                yield f"{target}?at=1"

    async def _turn_pages(self) -> None:
        """The lists to their end by their own cursors, and with times in the place of a cursor."""
        for which in LISTS:
            page = await self.get(f"/api/matches?list={which}")
            for _ in range(4):
                if not page.get("next"):
                    break
                page = await self.get(f"/api/matches?list={which}&before={page['next']}")
        for ago in AWAY_MS:
            await self.get(f"/api/matches?list=watch&before={self.house.clock.ms - ago}")

    def _probes(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """What will be refused, or changes nothing; whatever the answer is, it may not tell of others."""
        number = self.state.get("number", -1)
        yield "act", {"action": "nonsense", "seen": number + 1}
        if self.seat is None:
            return
        for seen in range(number - BACK, number + AHEAD):
            yield "act", {"action": "nonsense", "seen": seen}
        for text in NONSENSE:
            yield "explain", {"action": text}
        for choice in self.state.get("legal", [])[:2]:
            yield "explain", {"action": choice["action"]}
            yield "preview", {"action": choice["action"]}
        yield "preview", {"action": "nonsense"}
        yield "foresee", {}
        yield "hint", {}
        yield "resume", {}
        for kind in ("take_back", "pause", "rematch", "kick"):
            yield f"offers/{kind}", {"accept": True}
        for seat in self.seats:
            yield f"seats/{seat}/stand-in", {}
            yield f"seats/{seat}/return", {}
        if not self.state.get("undo", {}).get("allowed"):
            yield "undo", {}

    async def _call_down_the_line(self) -> None:
        """A second socket that says it has seen another number than it has."""
        number = self.state["number"]
        for seen in (number - 1, number, number + 2):
            line = self.house.line(f"/api/matches/{self.match}/live", self.cookie, self._frame_of_another)
            line.say("hello", seen=seen)
            line.say("act", id=1, action="nonsense", seen=number + 1)
            line.say("seat", id=2, seat=self.seats[-1])
            await self.house.settle()
            await line.hang_up()
            self.house.lines.remove(line)
            await self.house.settle()

    def _frame_of_another(self, text: str) -> None:
        if '"type":"presence"' not in text:  # the first socket hears of those
            self.asked.append(self._noted("second socket", text))


def difference(one: Witness, other: Witness) -> str | None:
    """The first thing by which a witness could tell the two servers apart."""
    return _difference(one.who, one.told, other.told) or _difference(one.who, one.asked, other.asked)


def _difference(who: str, one: list[Heard], other: list[Heard]) -> str | None:
    for here, there in zip(one, other, strict=False):
        if here != there:
            texts = _around(here.told, there.told), _around(there.told, here.told)
            return f"{who}: {here.way}\n  {here.at} {texts[0]}\n  {there.at} {texts[1]}"
    if len(one) != len(other):
        extra = max(one, other, key=len)[min(len(one), len(other))]
        return f"{who}: {extra.way} came at one server only: {extra.at} {extra.told[:300]}"
    return None


def _around(told: str, other: str) -> str:
    """The place at which two texts part; a frame begins with its length, which says little."""
    told, other = (text.partition(" ")[2] or text for text in (told, other))
    place = next((n for n, (a, b) in enumerate(zip(told, other, strict=False)) if a != b), min(len(told), len(other)))
    return f"…{told[max(0, place - 120) : place + 160]}"
