"""What people do with a club: make it, invite, join, leave, send somebody away, hand it on, give it up."""

from __future__ import annotations

import secrets

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection

from triumvirate.server.clubs import season
from triumvirate.server.errors import Conflict, Forbidden, NotFound
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.people import names
from triumvirate.server.requests import NewClub, NewMatch, PatchClub
from triumvirate.server.store import clubs as stored
from triumvirate.server.store import seasons
from triumvirate.server.store.clubs import ClubRow
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.tables import making

MOST_CLUBS = 3, 30  # that one belongs to: for a guest, for an account


async def create(cache: MatchCache, person: PersonRow, body: NewClub) -> ClubRow:
    """A club with its maker as owner and only member, and a link to invite by."""
    await _check_room(cache, person)
    now = cache.now()
    row = ClubRow(cache.new_id(), names.clean_text(body.name)[:60], person.id, now, now, _token())
    await stored.add(cache.db, row)
    return row


async def _check_room(cache: MatchCache, person: PersonRow) -> None:
    if cache.settings.limits and len(await stored.of(cache.db, person.id)) >= MOST_CLUBS[not person.guest]:
        raise Forbidden("You belong to as many clubs as one may: leave one of them first.")


async def seen(cache: MatchCache, club: str, person: PersonRow) -> ClubRow:
    """A club of somebody's; to others there is none."""
    row = await stored.find(cache.db, club)
    if row is None or not await stored.is_member(cache.db, club, person.id):
        raise NotFound("There is no such club.")
    return row


async def owned(cache: MatchCache, club: str, person: PersonRow) -> ClubRow:
    """A club of somebody's own."""
    row = await seen(cache, club, person)
    if row.owner != person.id:
        raise Forbidden("Only the owner may do that.")
    return row


async def invited(cache: MatchCache, token: str) -> ClubRow:
    """The club behind a link."""
    row = await stored.by_token(cache.db, token)
    if row is None:
        raise NotFound("This invitation is not open any more.")
    return row


async def join(cache: MatchCache, person: PersonRow, token: str) -> ClubRow:
    """Become a member by a link."""
    row = await invited(cache, token)
    if not await stored.is_member(cache.db, row.id, person.id):
        await _check_room(cache, person)
        await stored.join(cache.db, row.id, token, person.id, cache.now())
    return row


async def leave(cache: MatchCache, club: str, person: PersonRow) -> None:
    """Go; after the owner the oldest member owns it, and after the last one it is gone."""
    await seen(cache, club, person)
    await stored.part(cache.db, club, person.id)


async def send_away(cache: MatchCache, club: str, person: PersonRow, who: str) -> ClubRow:
    """The owner sends a member away, and the link is good no more."""
    row = await owned(cache, club, person)
    if who == person.id:
        raise Conflict("You own the club: leave it, or hand it on.")
    if not await stored.is_member(cache.db, club, who):
        raise NotFound("Nobody of that name is a member.")
    await stored.part(cache.db, club, who, is_sent_away=True)
    row.token = None
    return row


async def change(cache: MatchCache, club: str, person: PersonRow, body: PatchClub) -> ClubRow:
    """The owner calls it something else, begins a season, or hands it on."""
    row = await owned(cache, club, person)
    columns: dict[str, object] = {}
    if body.name is not UNSET:
        columns["name"] = names.clean_text(body.name)[:60]
    if body.owner is not UNSET:
        columns["owner"] = body.owner
    ends = None
    if body.new_season:
        columns["season"] = now = cache.now()

        def ends(connection: Connection, club: ClubRow) -> None:
            _end_season(connection, club, now)

    if columns:
        await stored.change(cache.db, club, ends, **columns)
    return ClubRow(**{**vars(row), **columns})


def _end_season(connection: Connection, club: ClubRow, now: int) -> None:
    """The season that is played stays as it stands; one in which nothing was played leaves nothing."""
    lines = season.standing(seasons.outcomes_until(connection, club.id, club.season, now))
    if not lines:
        return
    number = seasons.number_of_next(connection, club.id)
    standing = [seasons.LineRow(club.id, number, at, *line) for at, line in enumerate(lines)]
    seasons.keep(connection, seasons.SeasonRow(club.id, number, club.season, now), standing)


async def invite(cache: MatchCache, club: str, person: PersonRow, *, is_open: bool) -> ClubRow:
    """The owner makes a new link, or takes the one that there is back; an older one is good no more."""
    row = await owned(cache, club, person)
    row.token = _token() if is_open else None
    await stored.change(cache.db, club, token=row.token)
    return row


async def remove(cache: MatchCache, club: str, person: PersonRow) -> None:
    """The owner gives it up: nothing of it stays, and matches that were made there are played as any others."""
    await owned(cache, club, person)
    await stored.remove(cache.db, club)


async def make_table(cache: MatchCache, club: str, person: PersonRow, body: NewMatch) -> HeldMatch:
    """A table that waits for members: it is in no list but the club's."""
    await seen(cache, club, person)

    def is_theirs(match: str, connection: Connection) -> None:
        stored.add_table(connection, club, person.id, match)

    return await making.create(cache, person, msgspec.structs.replace(body, private=True), is_theirs)


def _token() -> str:
    return secrets.token_urlsafe(18)
