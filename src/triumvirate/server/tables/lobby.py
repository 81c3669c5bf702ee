"""Tables before the match: made, joined, arranged by their host, started."""

from __future__ import annotations

import secrets

import msgspec

from triumvirate.core.errors import BadRequest
from triumvirate.games import find_game
from triumvirate.server import games
from triumvirate.server.bots import coaching
from triumvirate.server.errors import Forbidden, NotFound
from triumvirate.server.matches import lots
from triumvirate.server.matches.cache import MatchCache, tries_again
from triumvirate.server.matches.conditions import LINK
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.permissions import require
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.people import aliases
from triumvirate.server.requests import NewMatch, PatchMatch, PlayNow
from triumvirate.server.store import matches, people
from triumvirate.server.store.rows import MatchRow, PersonRow, SeatRow
from triumvirate.server.tables import caps

_CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"


def new_id() -> str:
    """An id that cannot be guessed: who has it was given it."""
    return secrets.token_urlsafe(9)


def new_code() -> str:
    """A code to say aloud."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(6))


# --- making ---------------------------------------------------------------------------------------------------------


async def create(cache: MatchCache, person: PersonRow, body: NewMatch) -> HeldMatch:
    """A table with its seats; it starts at once when every seat is taken."""
    game = find_game(body.game)
    options = game.check(body.options)
    automata = list(game.automata(options))
    now = cache.now()
    row = MatchRow(
        id=new_id(),
        game=game.name,
        rules=game.version,
        options=options,
        secret=secrets.token_bytes(32),
        clock=games.check_clock(game.name, body.clock),
        host=person.id,
        created=now,
        updated=now,
        private=body.private,
        same_screen=body.same_screen,
        rated=body.rated,
        watch=body.watch,
        chat=body.chat,
        bot_reasons=body.bot_reasons,
        open_after_end=body.open_after_end and options.get("open_after_end", True),
        customs={name: chosen for name, chosen in msgspec.structs.asdict(body.customs).items() if chosen},
        auto_start=body.auto_start if body.auto_start is not None else len(game.seats(options)) <= 2,
        code=new_code(),
    )
    wanted = _wanted_seats(body, list(game.seats(options)), automata)
    wanted = {seat: await coaching.tuned(cache.db, person.id, game.name, who) for seat, who in wanted.items()}
    seats = [
        _seated(SeatRow(row.id, seat, place, "open"), wanted[seat], person, game.name)
        for place, seat in enumerate(game.seats(options))
    ]
    held = HeldMatch(row, seats, {person.id: person})
    lots.sealed_by(held, person.id, body.seal)
    if body.bot_reasons == "live" and not game.knowledge.bots_speak:
        raise BadRequest(f"In {game.title} a bot's reasons would give secrets away: they come after the end.")
    if body.bot_reasons == "live" and (len(held.persons()) > 1 or any(seat.kind == "open" for seat in seats)):
        raise BadRequest("Bots show their reasons during play only to one person who plays against bots alone.")
    await caps.check_tables(cache, person)
    if not held.persons() and is_full(held):
        await caps.check_bots_alone(cache, person)
    return await add(cache, held)


async def add(cache: MatchCache, held: HeldMatch) -> HeldMatch:
    """Write a new table, started if it is full."""
    if held.row.auto_start and is_full(held):
        lots.begin(held, cache.now())
    await cache.add(held)
    return held


async def play_now(cache: MatchCache, person: PersonRow, body: PlayNow) -> HeldMatch:
    """A match against a bot (or the game's own automaton), started."""
    game = find_game(body.game)
    options = dict(body.options)
    own = game.automaton
    if own is not None and options.get(own.option) and body.side in game.seats(game.check({})):
        options[own.side] = body.side
    checked = game.check(options)
    free = [seat for seat in game.seats(checked) if seat not in game.automata(checked)]
    side = _side(body.side, free)
    bot = "" if len(free) == 1 else games.check_bot(game.name, body.bot or games.best_bot(game.name))
    seats = {seat: "me" if seat == side else f"bot:{bot}" for seat in free}
    return await create(
        cache,
        person,
        NewMatch(
            game=game.name,
            options=options,
            seats=seats,
            private=True,
            rated=False,
            watch="link",
            bot_reasons="live" if game.knowledge.bots_speak else "after",
            auto_start=True,
            seal=body.seal,
        ),
    )


def _wanted_seats(body: NewMatch, seats: list[str], automata: list[str]) -> dict[str, str]:
    free = [seat for seat in seats if seat not in automata]
    given = body.seats or {}
    for seat in given:
        if seat not in free:
            raise BadRequest(f"There is no seat '{seat[:32]}' to take; the seats are {', '.join(free)}.")
    if body.same_screen:
        wanted = {seat: given.get(seat, "me") for seat in free}
    elif given:
        wanted = {seat: given.get(seat, "open") for seat in free}
        if list(wanted.values()).count("me") > 1:
            raise BadRequest("You take one seat; for several choose the same screen.")
    else:
        mine = _side(body.side, free)
        wanted = {seat: "me" if seat == mine else "open" for seat in free}
    return {seat: "auto" if seat in automata else wanted[seat] for seat in seats}


def _side(side: str, free: list[str]) -> str:
    if side == "random":
        return secrets.choice(free)
    if side and side not in free:
        raise BadRequest(f"There is no seat '{side}' to take; the seats are {', '.join(free)} or random.")
    return side or free[0]


def _seated(seat: SeatRow, who: str, person: PersonRow, game: str) -> SeatRow:
    """A seat with somebody in it: `me`, `open`, `auto` or `bot:NAME`."""
    seat.person = seat.bot = seat.token = None
    seat.ready = who != "open"
    if who == "me":
        seat.kind, seat.person = "person", person.id
    elif who == "open":
        seat.kind, seat.token = "open", secrets.token_urlsafe(16)
    elif who == "auto":
        seat.kind = "auto"
    elif who.startswith("bot:"):
        seat.kind, seat.bot = "bot", games.check_bot(game, who[4:])
    else:
        raise BadRequest(f"A seat is for me, open or bot:NAME, not '{who[:40]}'.")
    return seat


def is_full(held: HeldMatch) -> bool:
    """Whether every seat is taken."""
    return all(seat.kind != "open" for seat in held.seats)


# --- joining --------------------------------------------------------------------------------------------------------


async def invitation(cache: MatchCache, token: str) -> tuple[HeldMatch, str | None]:
    """The table behind a link or code."""
    found = await matches.by_token(cache.db, token)
    if found is None:
        raise NotFound("This invitation is not open any more.")
    return await cache.load(found[0]), found[1]


@tries_again
async def join(
    cache: MatchCache, match: str, person: PersonRow, seat: str | None, is_invited: bool, seal: str | None = None
) -> HeldMatch:
    """Sit down. Private tables need a link; who is blocked by somebody there cannot."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        if viewer.seats and draft.row.status == "open":
            return draft
        require("join", draft, viewer, seat=seat, about=LINK if is_invited else None)
        await caps.check_tables(cache, person)
        is_hidden = aliases.is_anonymous(draft.row)  # there a refusal would tell who sits at the table
        if not is_hidden and await people.is_blocked(cache.db, person.id, set(draft.persons())):
            raise Forbidden("You cannot sit down at this table.")
        found = next(s for s in draft.seats if s.kind == "open" and seat in (None, s.seat))
        _seated(found, "me", person, draft.row.game)
        draft.people[person.id] = person
        draft.touch(found)
        lots.sealed_by(draft, person.id, seal)
        if draft.row.auto_start and is_full(draft):
            lots.begin(draft, cache.now())
        await cache.commit(draft)
    return draft


@tries_again
async def leave(cache: MatchCache, match: str, person: PersonRow) -> None:
    """Get up before the start; the host passes on, and the last one turns off the light."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("leave", draft, viewer)
        for name in viewer.seats:
            seat = draft.seat(name)
            assert seat is not None
            draft.touch(_seated(seat, "open", person, draft.row.game))
        lots.stop(draft)
        if draft.row.host == person.id:
            draft.row.host = next(iter(draft.persons()), None)
        if draft.row.host is None:
            draft.row.status, draft.row.code = "cancelled", None
        await cache.commit(draft)


# --- arranging ------------------------------------------------------------------------------------------------------


@tries_again
async def put_seat(cache: MatchCache, match: str, person: PersonRow, seat: str, to: str) -> HeldMatch:
    """The host says who sits where."""
    to = await coaching.tuned(cache.db, person.id, (await cache.load(match)).row.game, to)
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("start", draft, viewer)
        found = draft.seat(seat)
        if found is None or found.kind == "auto":
            raise BadRequest(f"There is no seat '{seat}' to arrange.")
        mover = person
        if to.startswith("person:"):
            meant = aliases.person_behind(draft.row, draft.seats, to[7:])
            if meant not in draft.persons():
                raise BadRequest("That person is not at this table.")
            mover = draft.people[meant]
        if to.startswith("seat:"):
            _change_places(draft, found, draft.seat(to[5:]))
        elif to == "me" or to.startswith("person:"):
            _move(draft, found, mover)
        else:
            draft.touch(_seated(found, to, person, draft.row.game))
        if draft.row.deadline is not None:
            lots.stop(draft)
        if draft.row.auto_start and is_full(draft):
            lots.begin(draft, cache.now())
        await cache.commit(draft)
    return draft


def _change_places(draft: HeldMatch, one: SeatRow, other: SeatRow | None) -> None:
    """Two seats exchange whoever sits there: a person, a bot, nobody with their link."""
    if other is None or other.kind == "auto":
        raise BadRequest("There is no such seat to change with.")
    for name in ("kind", "person", "bot", "ready"):
        mine, theirs = getattr(one, name), getattr(other, name)
        setattr(one, name, theirs)
        setattr(other, name, mine)
    for seat in (one, other):
        seat.token = secrets.token_urlsafe(16) if seat.kind == "open" else None
        draft.touch(seat)


def _move(draft: HeldMatch, seat: SeatRow, person: PersonRow) -> None:
    """Somebody changes seats; who sat there takes the old one."""
    old = next((s for s in draft.seats if s.person == person.id), None)
    there = draft.people.get(seat.person) if seat.person else None
    if old is not None and old is not seat:
        draft.touch(_seated(old, "me" if there else "open", there or person, draft.row.game))
    draft.touch(_seated(seat, "me", person, draft.row.game))
    draft.people[person.id] = person


@tries_again
async def set_ready(cache: MatchCache, match: str, person: PersonRow, ready: bool) -> HeldMatch:
    """The ready check."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("ready", draft, viewer)
        for seat in draft.seats:
            if seat.seat in viewer.seats:
                seat.ready = ready
                draft.touch(seat)
        await cache.commit(draft)
    return draft


@tries_again
async def check_ready(cache: MatchCache, match: str, person: PersonRow) -> HeldMatch:
    """The host asks whether everybody is there: each person but the host says so anew."""
    async with cache.changing(match) as draft:
        require("start", draft, viewer_of(draft, person))
        for seat in draft.seats:
            if seat.kind == "person" and seat.person != person.id:
                seat.ready = False
                draft.touch(seat)
        await cache.commit(draft)
    return draft


@tries_again
async def start(cache: MatchCache, match: str, person: PersonRow) -> HeldMatch:
    """The host starts the match."""
    async with cache.changing(match) as draft:
        require("start", draft, viewer_of(draft, person))
        if not is_full(draft):
            raise BadRequest("There are free seats: wait, or put bots there.")
        if not all(seat.ready for seat in draft.seats):
            raise BadRequest("Somebody is not ready yet.")
        if not draft.persons():
            await caps.check_bots_alone(cache, person)
        lots.begin(draft, cache.now())
        await cache.commit(draft)
    return draft


@tries_again
async def cancel(cache: MatchCache, match: str, person: PersonRow) -> None:
    """The host gives the table up."""
    async with cache.changing(match) as draft:
        require("cancel", draft, viewer_of(draft, person))
        draft.row.status, draft.row.code = "cancelled", None
        await cache.commit(draft)


@tries_again
async def patch(cache: MatchCache, match: str, person: PersonRow, body: PatchMatch) -> HeldMatch:
    """The host's switches."""
    async with cache.changing(match) as draft:
        require("host", draft, viewer_of(draft, person))
        if isinstance(body.chat, bool):
            draft.row.chat = body.chat
        if isinstance(body.silent, bool):
            draft.row.customs = {**draft.row.customs, "silent": body.silent}
        if isinstance(body.watch, str):
            draft.row.watch = body.watch
        if isinstance(body.private, bool):
            draft.row.private = body.private
        await cache.commit(draft)
    return draft


@tries_again
async def pass_host(cache: MatchCache, match: str, person: PersonRow, to: str) -> HeldMatch:
    """Somebody else at the table is the host from now on."""
    async with cache.changing(match) as draft:
        require("host", draft, viewer_of(draft, person))
        meant = aliases.person_behind(draft.row, draft.seats, to)
        if meant not in draft.persons():
            raise BadRequest("The next host sits at the table.")
        draft.row.host = meant
        await cache.commit(draft)
    return draft
