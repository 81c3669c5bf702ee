"""Who is told what, by webhook, Web Push or a digest by e-mail: only people who are not at the table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine

import msgspec
from sqlalchemy import select

from triumvirate.games import find_game
from triumvirate.server.errors import RateLimited
from triumvirate.server.matches import knowledge
from triumvirate.server.matches.cache import ChangeListener, MatchCache, language_of
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.notify import mail, push, webhook
from triumvirate.server.operation.limits import Limits
from triumvirate.server.store import clubs, people
from triumvirate.server.store.database import Found
from triumvirate.server.store.rows import PersonRow, read
from triumvirate.server.store.schema import matches, seats
from triumvirate.server.store.schema import people as people_table

log = logging.getLogger("triumvirate.server.notices")
MOST_AT_ONCE = 200
MOST_DIGESTS, MOST_WAITING = 500, 200  # letters at a time, and matches that are looked at for one
# The settings of who wants to be told of new deals, of rounds of their tournaments, of what is new in their clubs.
DEALS, ROUNDS, CLUBS = "deals", "tournaments", "clubs"
_WORDS = {
    "en": {
        "your_turn": "It is your turn in {title}.",
        "finished": "Your match of {title} has ended.",
        "new_deal": "Today's deals are there, and yesterday's are open.",
        "round": "Your tournament goes on: your table of {title} is ready.",
        "club_table": "A new table of {title} waits in {club}.",
        "club_tournament": "{club} has a new tournament of {title}.",
    },
    "it": {
        "your_turn": "Tocca a te in {title}.",
        "finished": "La tua partita di {title} è finita.",
        "new_deal": "Ci sono le mani di oggi, e quelle di ieri sono aperte.",
        "round": "Il tuo torneo continua: il tuo tavolo di {title} è pronto.",
        "club_table": "Un nuovo tavolo di {title} aspetta in {club}.",
        "club_tournament": "{club} ha un nuovo torneo di {title}.",
    },
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
        is_new_round = held.row.source == "tournament" and held.row.version == 0
        for person in held.persons():
            if is_new_round and not self._cache.presence.is_here(held.id, person):
                self._tell_round(held, person)
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

    def _tell_round(self, held: HeldMatch, person: str) -> None:
        """A table of a tournament was made, by one worker and once."""
        found = held.people.get(person)
        if found is not None and found.settings.get(ROUNDS) is True:
            self._spawn(self._tell(held.id, held.row.game, held.game.title, found, "round"))

    def tell_club(self, club: str, event: str, game: str, maker: str) -> None:
        """Something is new in a club: those of its other members are told who want to be."""
        self._spawn(self._club(club, event, game, maker))

    async def _club(self, club: str, event: str, game: str, maker: str) -> None:
        row = await clubs.find(self._cache.db, club)
        if row is None:
            return
        there = {one.person for one in await clubs.members_of(self._cache.db, club)} - {maker}
        url = f"{self._cache.settings.public_url}/club/{club}"
        for person in (await people.find_many(self._cache.db, there)).values():
            if person.settings.get(CLUBS) is True:
                text = _WORDS[language_of(person)][event].format(title=find_game(game).title, club=row.name)
                body = {"event": event, "club": club, "game": game, "url": url, "text": text}
                await self._send("", person, msgspec.json.encode(body))

    def tell_of_deals(self) -> None:
        """The day has turned: those who want to hear of new deals are told."""
        self._spawn(self._deals())

    async def _deals(self) -> None:
        for person in await people.wanting(self._cache.db, DEALS):
            text = _WORDS[language_of(person)]["new_deal"]
            url = f"{self._cache.settings.public_url}/daily"
            await self._send("", person, msgspec.json.encode({"event": "new_deal", "url": url, "text": text}))

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
        await self._send(match, fresh, body)

    async def _send(self, match: str, fresh: PersonRow, body: bytes) -> None:
        """By the ways that somebody has chosen."""
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
        for row in await self._cache.db.rows(query.limit(MOST_DIGESTS)):
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
            .limit(MOST_WAITING)
        )
        return [row.id for row in await self._cache.db.rows(query) if row.seat in row.deciders]

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
