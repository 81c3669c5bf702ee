"""What needs another's yes: taking back, pausing, playing again. Where nobody else has to agree it happens at once."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from triumvirate.core.errors import BadRequest
from triumvirate.server.bots import coaching
from triumvirate.server.errors import Conflict, Forbidden, NotFound
from triumvirate.server.matches import states, votes
from triumvirate.server.matches.cache import MatchCache, tries_again
from triumvirate.server.matches.clock import Clock
from triumvirate.server.matches.entry import take_back
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.matches.permissions import Viewer, acting_seat, require, viewer_of
from triumvirate.server.people import streaks
from triumvirate.server.store import matches
from triumvirate.server.store.rows import PersonRow, SeatRow
from triumvirate.server.tables import lobby


@tries_again
async def offer(
    cache: MatchCache, match: str, person: PersonRow | None, kind: str, asked: str | None, against: str | None = None
) -> HeldMatch:
    """Put an offer on the table, or call a vote against somebody."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require(f"offer_{kind}", draft, viewer)
        seat = acting_seat(draft, viewer, asked)
        if any(made["kind"] == kind for made in draft.row.offers):
            raise Conflict("That is on the table already: answer it.")
        if kind == votes.KICK:
            draft.row.offers.append(votes.begin(draft, viewer, seat, against, cache.now()))
            await cache.commit(draft)
            return draft
        _check_sense(draft, viewer, kind)
        asked_too = _must_agree(draft, viewer, kind)
        if asked_too:
            draft.row.offers.append({"kind": kind, "seat": seat, "at": cache.now(), "answer": asked_too})
            await cache.commit(draft)
        else:
            await _carry_out(cache, draft, kind, seat)
    return draft


@tries_again
async def answer(
    cache: MatchCache, match: str, person: PersonRow | None, kind: str, accept: bool, asked: str | None
) -> HeldMatch:
    """Say yes or no; who offered may withdraw. Each seat that was asked has to agree."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("answer", draft, viewer)
        made = next((one for one in draft.row.offers if one["kind"] == kind), None)
        if made is None:
            raise NotFound("There is no such offer on the table.")
        mine = [seat for seat in viewer.seats if seat in made["answer"] and asked in (None, seat)]
        if not mine and (accept or made["seat"] not in viewer.seats):
            raise Forbidden("Your answer is not asked for.")
        if kind == votes.KICK:
            await _count(cache, draft, made, mine, accept)
            return draft
        if accept:
            made["answer"] = [seat for seat in made["answer"] if seat not in mine]
        if not accept or not made["answer"]:
            draft.row.offers.remove(made)
        if accept and not made["answer"]:
            await _carry_out(cache, draft, kind, made["seat"])
        else:
            await cache.commit(draft)
    return draft


async def _count(cache: MatchCache, draft: HeldMatch, vote: dict[str, Any], mine: list[str], accept: bool) -> None:
    """Somebody has voted, or who called the vote takes it back."""
    vote["answer"] = [seat for seat in vote["answer"] if seat not in mine]
    vote["yes"] = [*vote["yes"], *mine] if accept else vote["yes"]
    done = votes.count(draft, vote) if mine else False
    if done is not None:
        draft.row.offers.remove(vote)
    if done:
        votes.send_away(draft, vote["against"], cache.now())
    await cache.commit(draft)


@tries_again
async def resume(cache: MatchCache, match: str, person: PersonRow | None) -> HeldMatch:
    """Anybody at the table ends a pause."""
    async with cache.changing(match) as draft:
        require("resume", draft, viewer_of(draft, person))
        if draft.row.paused_at is None:
            raise Conflict("The match is not paused.")
        Clock(draft, cache.now()).resume()
        await cache.commit(draft)
    return draft


def _check_sense(draft: HeldMatch, viewer: Viewer, kind: str) -> None:
    if kind == "take_back":
        if len(draft.seats) > 2:
            raise Forbidden("With more than two at the table nothing is taken back.")
        if not states.has_acted(draft, viewer):
            raise BadRequest("There is nothing to take back.")
    elif kind == "pause":
        if draft.row.paused_at is not None:
            raise Conflict("The match is paused already.")
        if len(draft.seats) > 2 and not viewer.is_host:
            raise Forbidden("With more than two at the table the host pauses.")
    elif draft.row.rematch:
        raise Conflict("You are playing again already.")
    elif draft.row.source == "upload":
        raise BadRequest("An uploaded match has nobody to play again.")


def _must_agree(draft: HeldMatch, viewer: Viewer, kind: str) -> list[str]:
    """The seats of other people who play themselves."""
    if len(draft.seats) > 2:
        return []
    return [s.seat for s in draft.seats if s.kind == "person" and s.person != viewer.id and not s.stand_in]


async def _carry_out(cache: MatchCache, draft: HeldMatch, kind: str, seat: str) -> None:
    if kind == "take_back":
        _take_back(draft, seat, cache.now())
    elif kind == "pause":
        Clock(draft, cache.now()).pause()
    else:
        again = await _rematch(cache, draft, seat)
        draft.row.rematch = again
        try:
            await cache.commit(draft)
        except Conflict:
            await matches.remove(cache.db, again)
            raise
        return
    await cache.commit(draft)


def _take_back(draft: HeldMatch, seat: str, now: int) -> None:
    """Back to before the seat's last action; on the same screen, one action back. Draws are never tried again."""
    while take_back(draft, seat, Note(now, "person")) != seat and not draft.row.same_screen:
        pass


async def _rematch(cache: MatchCache, old: HeldMatch, asker: str) -> str:
    """The same table again. Two swap sides and start; more meet in the room before, where each says if they are there."""
    found = old.seat(asker)
    is_room = len(old.seats) > 2 and len(old.persons()) > 1
    row = replace(
        old.row,
        id=lobby.new_id(),
        secret=secrets.token_bytes(32),
        secret_known=True,
        status="open",
        source="rematch",
        number=-1,
        version=0,
        deciders=[],
        clocks={"left": {}, "since": {}},
        offers=[],
        result=None,
        rematch=None,
        finished=None,
        created=cache.now(),
        updated=cache.now(),
        auto_start=not is_room,
        host=found.person if found else old.row.host,
        code=lobby.new_code() if is_room else None,
        stage={},
    )
    movable = [seat for seat in old.seats if seat.kind != "auto"]
    sitters = movable if old.row.same_screen or is_room else movable[1:] + movable[:1]
    taken = {seat.seat: sitter for seat, sitter in zip(movable, sitters, strict=True)}
    bots = {name: await _bot_again(cache, old, sitter.bot) for name, sitter in taken.items()}
    seats = [
        SeatRow(row.id, seat.seat, seat.place, "auto", ready=True)
        if seat.kind == "auto"
        else SeatRow(
            row.id,
            seat.seat,
            seat.place,
            taken[seat.seat].kind,
            taken[seat.seat].person,
            bots[seat.seat],
            ready=not is_room or not taken[seat.seat].person or taken[seat.seat].person == row.host,
        )
        for seat in old.seats
    ]
    if row.customs.get(streaks.SMOOTHING):
        row.secret = await streaks.secret_for(cache, old, row, seats)
    held = await lobby.add(cache, HeldMatch(row, seats, dict(old.people)))
    return held.id


async def _bot_again(cache: MatchCache, old: HeldMatch, bot: str | None) -> str | None:
    """The same bot; a coach looks anew at how its one person has done."""
    persons = old.persons()
    return bot if bot is None or len(persons) != 1 else await coaching.tuned(cache.db, persons[0], old.row.game, bot)
