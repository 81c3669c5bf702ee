"""Word between workers over Redis: `look again`, and who is at which table.

Redis keeps nothing and decides nothing. When it is gone, or frozen, the workers look into the database instead
(`watch.py`) and find each other again when it is back.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Mapping
from contextlib import suppress

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from triumvirate.server.matches.presence import Here, Presence
from triumvirate.server.sockets.bus import Listener, Signal

log = logging.getLogger("triumvirate.server.redis")
CHANNEL = "triumvirate"
BEAT = 3.0  # seconds between a worker's signs of life
SILENCE = 9.0  # after which the line, or another worker, is taken for dead
MOST_WAITING = 10_000
TROUBLE = (RedisError, OSError, TimeoutError)


class Word(msgspec.Struct, omit_defaults=True):
    """What one worker tells all: signals, who is at which table there, whether it wants to hear the same of others."""

    worker: str
    signals: list[Signal] = msgspec.field(default_factory=list, name="notices")  # workers of before say it so
    here: dict[str, Here] = {}
    asks: bool = False
    leaves: bool = False


_encode, _decode = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder(Word).decode


def connect(url: str) -> Redis:
    """A connection that gives up soon: who waits for Redis keeps a person waiting."""
    return Redis.from_url(url, socket_timeout=2.0, socket_connect_timeout=2.0, retry=Retry(NoBackoff(), 0))


class RedisBus:
    """Publishes what happens here, hears what happens elsewhere, and notes whether it can."""

    is_shared = True

    def __init__(self, url: str, worker: str, presence: Presence, now: Callable[[], int]) -> None:
        self._redis = connect(url)
        self._worker = worker
        self._presence = presence
        self._now = now
        self._listeners: list[Listener] = []
        self._notices: list[Signal] = []
        self._changed: set[str] = set()
        self._news = asyncio.Event()
        self._asks = False
        self._seen: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._is_up = False
        presence.announcer = self

    @property
    def is_up(self) -> bool:
        """Whether the line to Redis holds."""
        return self._is_up

    async def start(self) -> None:
        """Begin to listen and to tell."""
        self._tasks = [asyncio.create_task(self._receive()), asyncio.create_task(self._send())]

    async def stop(self) -> None:
        """Say goodbye, so that nobody has to find out."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*TROUBLE):
            await self._redis.publish(CHANNEL, _encode(Word(self._worker, leaves=True)))
        with suppress(*TROUBLE):
            await self._redis.aclose()

    def publish(self, signal: Signal) -> None:
        """Tell this worker at once and the others as soon as may be."""
        for listener in self._listeners:
            listener(signal)
        if len(self._notices) < MOST_WAITING:
            self._notices.append(signal)
        self._news.set()

    def announce(self, match: str) -> None:
        """Tell the others who is at a table here."""
        self._changed.add(match)
        self._news.set()

    def listen(self, listener: Listener) -> None:
        """Hear every signal from now on."""
        self._listeners.append(listener)

    # --- telling ----------------------------------------------------------------------------------------------------

    async def _send(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._news.wait()
            self._news.clear()
            word = Word(self._worker, self._notices, self._here(self._changed), self._asks)
            self._notices, self._changed, self._asks = [], set(), False
            try:
                await self._redis.publish(CHANNEL, _encode(word))
            except TROUBLE:  # the others look for themselves meanwhile; who is here is told again
                self._changed.update(word.here)
                self._asks = self._asks or word.asks
                await asyncio.sleep(0.2)
                self._news.set()

    def _here(self, matches: set[str]) -> dict[str, Here]:
        return {match: self._presence.own(match) for match in matches}

    # --- hearing ----------------------------------------------------------------------------------------------------

    async def _receive(self) -> None:
        while True:
            try:
                await self._follow()
            except TROUBLE as fault:
                if self._is_up:
                    log.warning("Redis is gone", extra={"reason": str(fault)[:200] or type(fault).__name__})
            except Exception:
                log.exception("the line to Redis stumbled")
            self._is_up = False
            await asyncio.sleep(0.2 + random.random() * 0.3)

    async def _follow(self) -> None:
        clock = asyncio.get_running_loop().time
        async with self._redis.pubsub() as line:
            await line.subscribe(CHANNEL)
            heard = clock()
            while True:
                message = await line.get_message(timeout=BEAT)
                if message is not None:
                    heard = clock()
                    self._take(message)
                elif clock() - heard > SILENCE:  # not even our own sign of life has come back
                    raise TimeoutError("Redis is silent.")
                self._forget_the_silent(clock())

    def _take(self, message: Mapping[str, object]) -> None:
        if message["type"] == "subscribe":
            log.info("Redis is there")
            self._is_up = True
            now = asyncio.get_running_loop().time()
            self._seen = dict.fromkeys(self._seen, now)  # nobody could be heard while the line was down
            self._asks = True
            self._tell_everything()
        elif message["type"] == "message" and isinstance(data := message["data"], bytes):
            with suppress(msgspec.DecodeError):
                self._hear(_decode(data))

    def _tell_everything(self) -> None:
        self._changed.update(self._presence.own_matches())
        self._news.set()

    def _hear(self, word: Word) -> None:
        if word.worker == self._worker:
            return
        self._seen[word.worker] = asyncio.get_running_loop().time()
        for signal in word.signals:
            for listener in self._listeners:
                listener(signal)
        for match, here in word.here.items():
            self._presence.hear(word.worker, match, here, self._now())
        if word.asks:
            self._tell_everything()
        if word.leaves:
            self._forget(word.worker)

    def _forget_the_silent(self, now: float) -> None:
        for worker in [name for name, seen in self._seen.items() if now - seen > SILENCE]:
            self._forget(worker)

    def _forget(self, worker: str) -> None:
        """Who was there by a worker's sockets is away now, until they come back by another's."""
        self._seen.pop(worker, None)
        for match in self._presence.forget(worker, self._now()):
            for listener in self._listeners:
                listener(Signal(match, "presence"))
