"""A table as somebody asks for it: seats, options, clock, customs; what a server and a page without one share."""

from __future__ import annotations

import secrets

import msgspec

from triumvirate.core.errors import BadRequest
from triumvirate.games import find_game
from triumvirate.server import games
from triumvirate.server.matches import lots
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.keeper import Keeper
from triumvirate.server.requests import NewMatch, PlayNow
from triumvirate.server.store.rows import MatchRow, PersonRow, SeatRow
from triumvirate.server.tables.seats import is_full, seated

_CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"


def new_code() -> str:
    """A code to say aloud."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(6))


async def laid(cache: Keeper, person: PersonRow, body: NewMatch) -> HeldMatch:
    """A table with its seats as somebody asks for it; nobody else knows of it yet."""
    game = find_game(body.game)
    options = game.check(body.options)
    automata = list(game.automata(options))
    now = cache.now()
    row = MatchRow(
        id=cache.new_id(),
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
    wanted = {seat: await cache.tuned(person.id, game.name, who) for seat, who in wanted.items()}
    seats = [
        seated(SeatRow(row.id, seat, place, "open"), wanted[seat], person, game.name)
        for place, seat in enumerate(game.seats(options))
    ]
    held = HeldMatch(row, seats, {person.id: person})
    lots.sealed_by(held, person.id, body.seal)
    if body.bot_reasons == "live" and not game.knowledge.bots_speak:
        raise BadRequest(f"In {game.title} a bot's reasons would give secrets away: they come after the end.")
    if body.bot_reasons == "live" and (len(held.persons()) > 1 or any(seat.kind == "open" for seat in seats)):
        raise BadRequest("Bots show their reasons during play only to one person who plays against bots alone.")
    return held


async def add(cache: Keeper, held: HeldMatch, code_from: str | None = None) -> HeldMatch:
    """Write a new table, started if it is full; `code_from` is the match whose code it takes over."""
    begin_if_full(cache, held)
    await cache.add(held, code_from)
    return held


def begin_if_full(cache: Keeper, held: HeldMatch) -> None:
    """A new table starts when all of its seats are taken, if it was asked for so."""
    if held.row.auto_start and is_full(held):
        lots.begin(held, cache.now())


def at_once(body: PlayNow) -> NewMatch:
    """The table that *play now* asks for: against a bot, or the game's own automaton."""
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
    return NewMatch(
        game=game.name,
        options=options,
        seats=seats,
        private=True,
        rated=False,
        watch="link",
        bot_reasons="live" if game.knowledge.bots_speak else "after",
        auto_start=True,
        customs=body.customs,
        seal=body.seal,
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
