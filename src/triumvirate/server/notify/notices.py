"""Who is told what, by webhook, Web Push or a digest by e-mail: only people who are not at the table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine

import msgspec
from sqlalchemy import select

from triumvirate.server.errors import RateLimited
from triumvirate.server.matches import knowledge
from triumvirate.server.matches.cache import ChangeListener, MatchCache, language_of
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.notify import mail, push, webhook
from triumvirate.server.operation.limits import Limits
from triumvirate.server.store import people
from triumvirate.server.store.database import Found
from triumvirate.server.store.rows import PersonRow, read
from triumvirate.server.store.schema import matches, seats
from triumvirate.server.store.schema import people as people_table

log = logging.getLogger("triumvirate.server.notices")
MOST_AT_ONCE = 200
_WORDS = {
    "en": {"your_turn": "It is your turn in {title}.", "finished": "Your match of {title} has ended."},
    "it": {"your_turn": "Tocca a te in {title}.", "finished": "La tua partita di {title} è finita."},
}


class Notices(ChangeListener):
    """Hears of every change and tells those who are away, each turn once."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache
        self._told: dict[tuple[str, str], tuple[str, int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._pusher = push.find_pusher(cache.settings)
        cache.changed.append(self)

    @property
    def push_key(self) -> str | None:
        """The key that browsers need to subscribe; None where there is no push library."""
        return self._pusher.public_key if self._pusher else None

    async def start(self) -> None:
        """Begin to send digests, where the operator has set up mail."""
        if self._cache.settings.mail is not None:
            self._spawn(self._digests())

    async def stop(self) -> None:
        """Send no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def table_changed(self, held: HeldMatch) -> None:
        """Whose turn it became, or that it has ended."""
        if held.row.source == "upload" or len(self._tasks) > MOST_AT_ONCE:
            return
        for person in held.persons():
            waiting = held.is_running and any(seat in held.row.deciders for seat in held.seats_of(person))
            event = "your_turn" if waiting else "finished" if held.is_finished else ""
            if event and not self._cache.presence.is_here(held.id, person):
                self._tell_once(held, person, event)

    def _tell_once(self, held: HeldMatch, person: str, event: str) -> None:
        """A turn of several actions is told once: not again while the person knows of nothing that others have done."""
        mark = (event, max(knowledge.last_of_others(held, seat) for seat in held.seats_of(person)))
        if self._told.get((held.id, person)) == mark:
            return
        self._told[(held.id, person)] = mark
        if len(self._told) > 20_000:
            self._told.pop(next(iter(self._told)))
        found = held.people.get(person)
        if found is not None and (found.webhook or self._pusher):
            self._spawn(self._tell(held.id, held.row.game, held.game.title, found, event))

    async def _tell(self, match: str, game: str, title: str, person: PersonRow, event: str) -> None:
        fresh = await people.find(self._cache.db, person.id)
        if fresh is None:
            return
        text = _WORDS[language_of(fresh)][event].format(title=title)
        body = msgspec.json.encode(
            {
                "event": event,
                "match": match,
                "game": game,
                "url": f"{self._cache.settings.public_url}/m/{match}",
                "text": text,
            }
        )
        if fresh.webhook and self._cache.settings.webhooks:
            address = fresh.webhook
            headers = {"Content-Type": "application/json"}
            await self._quietly(match, "webhook", lambda: webhook.post(address, body, headers))
        if self._pusher:
            for row in await people.pushes_of(self._cache.db, fresh.id):
                await self._push(match, row, body)

    async def _push(self, match: str, row: Found, body: bytes) -> None:
        pusher = self._pusher
        assert pusher is not None
        status = await self._quietly(match, "push", lambda: pusher.send(row.endpoint, row.p256dh, row.auth, body))
        if status in (404, 410):  # the browser has unsubscribed
            await people.drop_push(self._cache.db, row.endpoint)

    async def _quietly(self, match: str, way: str, send: Callable[[], int]) -> int | None:
        """A notice that cannot be delivered harms nobody; the log says so, without the address."""
        try:
            return await webhook.aside(send)
        except Exception as fault:
            log.warning("a notice failed", extra={"match": match, "way": way, "fault": type(fault).__name__})
            return None

    # --- mail -------------------------------------------------------------------------------------------------------

    def ask_for_confirmation(self, person: PersonRow, token: str) -> None:
        """A letter with a link, so that nobody is written to who did not ask."""
        settings = self._cache.settings
        if settings.mail is not None and person.email:
            link = f"{settings.public_url}/confirm/{token}"
            self._spawn(self._letter(person.email, *mail.confirmation(link, language_of(person))))

    def send_reset(self, address: str, token: Callable[[PersonRow], str], limits: Limits) -> None:
        """Letters by which whoever reads an address sets new passwords. Nobody waits for it, so nobody learns from it
        whether the address is anybody's; one account gets few of them."""
        self._spawn(self._reset(address, token, limits))

    async def _reset(self, address: str, token: Callable[[PersonRow], str], limits: Limits) -> None:
        settings = self._cache.settings
        for person in await people.find_by_mail(self._cache.db, address):
            with contextlib.suppress(RateLimited):
                await limits.take("letter", person.id)
                link = f"{settings.public_url}/reset/{token(person)}"
                await self._letter(address, *mail.reset(person.name, link, language_of(person)))

    async def _letter(self, to: str, subject: str, text: str) -> None:
        server = self._cache.settings.mail
        assert server is not None
        await self._quietly("", "mail", lambda: mail.send(server, to, subject, text))

    async def _digests(self) -> None:
        while True:
            await asyncio.sleep(600)
            try:
                await self.send_digests()
            except Exception:
                log.exception("the digest failed")

    async def send_digests(self) -> None:
        """To everybody with a confirmed address and matches waiting, at most once in so many hours."""
        now = self._cache.now()
        due = now - int(self._cache.settings.digest_hours * 3_600_000)
        query = select(people_table).where(people_table.c.email_confirmed.is_(True), people_table.c.digest_at < due)
        for row in await self._cache.db.rows(query.limit(500)):
            person = read(PersonRow, row)
            waiting = await self._waiting(person.id)
            if waiting and person.email and await people.claim_digest(self._cache.db, person, now):
                links = [f"{self._cache.settings.public_url}/m/{match}" for match in waiting]
                await self._letter(person.email, *mail.digest(links, language_of(person)))

    async def _waiting(self, person: str) -> list[str]:
        query = (
            select(matches.c.id, matches.c.deciders, seats.c.seat)
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.person == person, matches.c.status == "running")
            .limit(200)
        )
        return [row.id for row in await self._cache.db.rows(query) if row.seat in row.deciders]

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
