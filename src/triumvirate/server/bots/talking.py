"""Bots that talk at their tables: when somebody speaks is drawn from what everybody sees, never from what is thought.

One line comes at a time, and a while after the last, so that it can be read; what bots say is written like people's chat and
said to every reader in their own language. Nobody speaks where no person plays, nor where the table has no chat.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import random
from dataclasses import dataclass

from triumvirate.bots.talk import Heard, Line, Speaker, Talk, manner_of, next_line, said, talk_of
from triumvirate.core.errors import NoMatch, TriumvirateError
from triumvirate.server import phrases
from triumvirate.server.bots.driver import BotDriver
from triumvirate.server.bots.one_a_match import OneAMatch
from triumvirate.server.matches import curtain
from triumvirate.server.matches.cache import ChangeListener, MatchCache
from triumvirate.server.matches.chatroom import BOT, TABLE
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.people import sitters
from triumvirate.server.sockets.bus import Signal
from triumvirate.server.store import matches

log = logging.getLogger("triumvirate.server.talk")
# Seconds from when a moment was seen to its first line, from one line to the next, and at least; then for each letter.
FIRST, NEXT, SOON = (1.5, 4.5), (1.8, 4.0), (0.3, 1.5)
READING = 0.025
WORK_SECONDS = 0.3  # that one question may take of the bots' threads
MOST_HEARD = 100


@dataclass(frozen=True)
class Scene:
    """A table where bots may talk: what everybody sees of it, and what was said."""

    held: HeldMatch
    talk: Talk
    occasion: str
    heard: tuple[Heard, ...]
    last: int  # the number of the last line, 0 before the first

    @property
    def moment(self) -> str:
        """The round and the phase, in a game that has such."""
        return " ".join(self.occasion.split(" ")[:2])

    @property
    def mark(self) -> str:
        """All that a time may be drawn from."""
        return f"{self.held.id} {self.occasion} {len(self.heard)}"


class Talking(ChangeListener):
    """Wakes after every change and every line of talk, and lets bots speak until none has anything to say."""

    def __init__(self, cache: MatchCache, driver: BotDriver) -> None:
        self._cache, self._driver = cache, driver
        self._pace = cache.settings.bot_talk
        self._tasks = OneAMatch("talk", self._talk)
        self._since: dict[str, tuple[str, float]] = {}  # by match: the moment it is at, and when that was first seen
        if self._pace > 0:
            cache.changed.append(self)
            cache.bus.listen(self._heard)

    def table_changed(self, held: HeldMatch) -> None:
        """A match has changed: perhaps there is something to speak of."""
        if _talk_at(held) is not None:
            self.wake(held.id)
        else:
            self._since.pop(held.id, None)

    def _heard(self, signal: Signal) -> None:
        if signal.kind == "chat" and signal.match in self._since:
            self.wake(signal.match)

    def wake(self, match: str) -> None:
        """Let the bots of a match speak, if nobody does yet."""
        self._since.setdefault(match, ("", 0.0))
        self._tasks.wake(match)

    async def stop(self) -> None:
        """No more talk."""
        await self._tasks.stop()

    async def _talk(self, match: str) -> None:
        """Line after line, until nobody has more to say to what is seen and heard."""
        try:
            while (scene := await self._scene(match)) is not None:
                await asyncio.sleep(self._due(scene) - _now())
                if (scene := await self._scene(match)) is None:
                    return
                spoken = await self._next(scene)
                if spoken is None or not await self._say(scene, spoken):
                    return
        except NoMatch:
            self._since.pop(match, None)
        except TriumvirateError:
            pass  # the database is away: the next change wakes them again
        except Exception:  # talk must not stop anything
            log.exception("talk failed", extra={"match": match})

    async def _scene(self, match: str) -> Scene | None:
        held = await self._cache.load(match)
        talk = _talk_at(held)
        if talk is None or held.table is None:
            self._since.pop(match, None)
            return None
        rows = await matches.chat_of(self._cache.db, match, [TABLE], None, MOST_HEARD)
        heard = tuple(_heard_line(held, row._mapping) for row in rows)
        occasion = talk.occasion(held.table.view(None))
        return Scene(held, talk, occasion, heard, int(rows[-1]._mapping["id"]) if rows else 0)

    def _due(self, scene: Scene) -> float:
        """When the next line comes."""
        key = f"{scene.moment} {len(scene.heard)}"
        before, since = self._since.get(scene.held.id, ("", 0.0))
        if before != key:
            is_new = before.rpartition(" ")[0] != scene.moment
            since = _now() + wait_before(scene, is_new) * self._pace
            self._since[scene.held.id] = (key, since)
        return max(since, _now() + random.Random(f"soon {scene.mark}").uniform(*SOON) * self._pace)

    async def _next(self, scene: Scene) -> Heard | None:
        """Who speaks now, worked out in the bots' threads."""
        held, table = scene.held, scene.held.table
        assert table is not None
        names = sitters.called(held.row, held.seats, held.people)
        speakers = {
            seat.seat: Speaker(seat.bot, manner_of(names.get(seat.seat, seat.seat)), _seed(held, seat.seat))
            for seat in held.seats
            if seat.kind == "bot" and seat.bot
        }

        def work(seconds: float) -> Heard | None:
            return next_line(scene.talk, table.view, speakers, scene.heard, scene.mark)

        return await self._driver.in_thread(held.row.host or held.id, held.row.game, WORK_SECONDS, work)

    async def _say(self, scene: Scene, spoken: Heard) -> bool:
        """Write a line, unless somebody spoke meanwhile: then there is something else to answer."""
        held = scene.held
        if held.row.customs.get("silent") and phrases.of_bot(held.row.game, spoken.line) is None:
            return False
        columns = {"match": held.id, "room": TABLE, "seat": spoken.seat, "text": spoken.line.kept()}
        number = await matches.say_next(self._cache.db, scene.last, person=BOT, at=self._cache.now(), **columns)
        if number is not None:
            self._cache.bus.publish(Signal(held.id, "chat", number))
        return True


def wait_before(scene: Scene, is_new: bool) -> float:
    """Seconds before a line: by what everybody sees and has to watch first, and by how long the last one takes to read."""
    assert scene.held.table is not None
    luck = random.Random(scene.mark)
    if is_new:
        is_told = curtain.is_wanted(scene.held)  # then everybody has seen it when it is so
        return luck.uniform(*FIRST) + (0.0 if is_told else scene.talk.watched(scene.held.table.view(None)))
    last = scene.heard[-1] if scene.heard else None
    letters = len(said(scene.held.row.game, last.line, "en")) if last is not None and last.is_bot else 0
    return luck.uniform(*NEXT) + READING * letters


def _talk_at(held: HeldMatch) -> Talk | None:
    """How bots talk at a table where they may: with a person to talk to, begun, and not resting."""
    if held.table is None or held.row.paused_at is not None or not held.row.chat:
        return None
    if not (held.is_running or held.is_finished) or curtain.is_drawn(held.row):
        return None
    kinds = {seat.kind for seat in held.seats}
    return talk_of(held.row.game) if "bot" in kinds and any(seat.person for seat in held.seats) else None


def _heard_line(held: HeldMatch, row: object) -> Heard:
    line = dict(row)  # type: ignore[call-overload]
    if line["person"] == BOT:
        return Heard(line["seat"], Line.read(line["text"]), is_bot=True)
    return Heard(line["seat"], phrases.line_of(held.row.game, line["text"]))


def _seed(held: HeldMatch, seat: str) -> int:
    """A seat's own luck in talking, by the match's secret: nobody can work out beforehand what is said when."""
    return int.from_bytes(hmac.digest(held.row.secret, f"talk {seat}".encode(), hashlib.sha256)[:6], "big")


def _now() -> float:
    return asyncio.get_running_loop().time()
