"""What needs another's yes: taking back, pausing, playing again. Where nobody else has to agree it happens at once."""

from __future__ import annotations

import secrets
from dataclasses import replace

from triumvirate.core.chance import BY_PLACE
from triumvirate.server.bots import coaching
from triumvirate.server.errors import Conflict
from triumvirate.server.matches import votes
from triumvirate.server.matches.cache import MatchCache, tries_again
from triumvirate.server.matches.clock import Clock
from triumvirate.server.matches.conditions import Case
from triumvirate.server.matches.entry import take_back
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.matches.permissions import acting_seat, refusal, require
from triumvirate.server.matches.viewer import Viewer, viewer_of
from triumvirate.server.people import streaks
from triumvirate.server.store import matches
from triumvirate.server.store.rows import Offer, PersonRow, SeatRow
from triumvirate.server.tables import making


@tries_again
async def offer(
    cache: MatchCache, match: str, person: PersonRow | None, kind: str, asked: str | None, against: str | None = None
) -> HeldMatch:
    """Put an offer on the table, or call a vote against somebody."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require(f"offer_{kind}", draft, viewer, about=against or "")
        seat = acting_seat(draft, viewer, asked)
        if kind == votes.KICK:
            draft.row.offers.append(votes.begin(draft, seat, against or "", cache.now()))
            await cache.commit(draft)
            return draft
        asked_too = _must_agree(draft, viewer)
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
        is_asked = refusal("answer", Case(draft, viewer, asked, kind)) is None
        require("answer" if accept or is_asked else "withdraw", draft, viewer, seat=asked, about=kind)
        made = next(one for one in draft.row.offers if one["kind"] == kind)
        mine = [seat for seat in viewer.seats if seat in made["answer"] and asked in (None, seat)]
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


async def _count(cache: MatchCache, draft: HeldMatch, vote: Offer, mine: list[str], accept: bool) -> None:
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
        Clock(draft, cache.now()).resume()
        await cache.commit(draft)
    return draft


def _must_agree(draft: HeldMatch, viewer: Viewer) -> list[str]:
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
    """Back to before the seat's last action; on the same screen, one action back. What was drawn stays drawn."""
    while take_back(draft, seat, Note(now, "person")) != seat and not draft.row.same_screen:
        pass


async def _rematch(cache: MatchCache, old: HeldMatch, asker: str) -> str:
    """The same table again. Two swap sides and start; more meet in the room before, where each says if they are there."""
    found = old.seat(asker)
    is_room = len(old.seats) > 2 and len(old.persons()) > 1
    row = replace(
        old.row,
        id=making.new_id(),
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
        unrated=None,
        draws=BY_PLACE,
        numbers={"expected": old.row.numbers["expected"]} if old.row.numbers.get("expected") else {},
        rematch=None,
        finished=None,
        created=cache.now(),
        updated=cache.now(),
        auto_start=not is_room,
        host=found.person if found else old.row.host,
        code=making.new_code() if is_room else None,
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
        row.numbers = {**row.numbers, "before": await streaks.before(cache, old)}
    held = await making.add(cache, HeldMatch(row, seats, dict(old.people)))
    return held.id


async def _bot_again(cache: MatchCache, old: HeldMatch, bot: str | None) -> str | None:
    """The same bot; a coach looks anew at how its one person has done."""
    persons = old.persons()
    return bot if bot is None or len(persons) != 1 else await coaching.tuned(cache.db, persons[0], old.row.game, bot)
