"""What needs another's yes: taking back, pausing, playing again. Where nobody else has to agree it happens at once."""

from __future__ import annotations

from triumvirate.server.errors import Conflict
from triumvirate.server.matches import votes
from triumvirate.server.matches.clock import Clock
from triumvirate.server.matches.conditions import Case
from triumvirate.server.matches.entry import take_back
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.matches.keeper import Keeper, tries_again
from triumvirate.server.matches.permissions import acting_seat, refusal, require
from triumvirate.server.matches.viewer import Viewer, viewer_of
from triumvirate.server.store.rows import Offer, PersonRow
from triumvirate.server.tables import rematch


@tries_again
async def offer(
    cache: Keeper, match: str, person: PersonRow | None, kind: str, asked: str | None, against: str | None = None
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
    cache: Keeper, match: str, person: PersonRow | None, kind: str, accept: bool, asked: str | None
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


async def _count(cache: Keeper, draft: HeldMatch, vote: Offer, mine: list[str], accept: bool) -> None:
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
async def resume(cache: Keeper, match: str, person: PersonRow | None) -> HeldMatch:
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


async def _carry_out(cache: Keeper, draft: HeldMatch, kind: str, seat: str) -> None:
    if kind == "take_back":
        _take_back(draft, seat, cache.now())
    elif kind == "pause":
        Clock(draft, cache.now()).pause()
    else:
        again = await rematch.again(cache, draft, seat)
        draft.row.rematch = again
        try:
            await cache.commit(draft)
        except Conflict:
            await cache.remove(again)
            raise
        return
    await cache.commit(draft)


def _take_back(draft: HeldMatch, seat: str, now: int) -> None:
    """Back to before the seat's last action; on the same screen, one action back. What was drawn stays drawn."""
    while take_back(draft, seat, Note(now, "person")) != seat and not draft.row.same_screen:
        pass
