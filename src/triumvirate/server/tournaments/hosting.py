"""What people do with a tournament: make it, join and leave, bring bots, start it, call it off."""

from __future__ import annotations

from triumvirate.core.errors import BadRequest
from triumvirate.games import find_game
from triumvirate.server import games
from triumvirate.server.errors import Conflict, Forbidden, NotFound
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.keeper import tries_again
from triumvirate.server.people import names
from triumvirate.server.requests import AddBots, NewTournament
from triumvirate.server.store import clubs
from triumvirate.server.store import tournaments as stored
from triumvirate.server.store.rows import KeptClock, PersonRow
from triumvirate.server.store.tournaments import IN, OPEN, OUT, RUNNING, EntrantRow, TournamentRow, Whole
from triumvirate.server.tournaments import field, kinds
from triumvirate.server.tournaments.director import Director
from triumvirate.tournaments.standing import ARENA, KNOCKOUT, ROUND_ROBIN

MOST_HOSTED = 5, 20  # to come or under way: for a guest, for an account
MOST_BOTS = 64, 256  # in all of them together
FARTHEST_MS = 366 * 86_400_000


async def create(cache: MatchCache, person: PersonRow, body: NewTournament) -> Whole:
    """A tournament that waits for people; its maker is its host and does not take part unless they join."""
    game = find_game(body.game)
    if body.kind not in kinds.kinds_of(game):
        raise BadRequest(f"{game.title} has tournaments of these kinds: {', '.join(kinds.kinds_of(game))}.")
    options = game.check(body.options)
    if game.automata(options):
        raise BadRequest("In a tournament people and bots have all seats.")
    if body.club is not None and not await clubs.is_member(cache.db, body.club, person.id):
        raise NotFound("There is no such club.")
    now = cache.now()
    if body.starts is not None and not now - 60_000 <= body.starts <= now + FARTHEST_MS:
        raise BadRequest("A tournament starts within a year from now.")
    if cache.settings.limits and await stored.under_way(cache.db, person.id) >= MOST_HOSTED[not person.guest]:
        raise Forbidden("You host as many tournaments as one may: bring one of them to an end first.")
    row = TournamentRow(
        id=cache.new_id(),
        name=names.clean_text(body.name)[:60],
        kind=body.kind,
        game=game.name,
        options=options,
        clock=_clock(body),
        rated=body.rated,
        private=body.private or body.club is not None,
        host=person.id,
        created=now,
        fill=games.check_bot(game.name, body.fill) if body.fill else None,
        rounds=body.rounds,
        patience=body.patience,
        minutes=body.minutes if body.kind == ARENA else 0,
        starts=body.starts,
        due=body.starts,
        club=body.club,
    )
    await stored.add(cache.db, row)
    return Whole(row, [], [])


def _clock(body: NewTournament) -> KeptClock:
    """A round has to end: every tournament has a clock, and who lets it run out loses where the game has that."""
    if body.clock.kind == "none":
        raise BadRequest("A tournament has a clock.")
    if body.kind == ARENA and body.clock.kind == "days":
        raise BadRequest("An arena is played at once: its clock is no clock in days.")
    kept = games.check_clock(body.game, body.clock)
    if not body.clock.on_time_out and "lose" in find_game(body.game).clocks.time_out[body.clock.kind]:
        kept["on_time_out"] = "lose"
    return kept


async def load(cache: MatchCache, tournament: str) -> Whole:
    """A tournament, or a refusal."""
    found = await stored.whole(cache.db, tournament)
    if found is None:
        raise NotFound("There is no such tournament.")
    return found


@tries_again
async def join(cache: MatchCache, tournament: str, person: PersonRow, adds_numbers: bool = False) -> Whole:
    """Take part: before the start, later where a place is free (Swiss, arena, changing tables), or again after an absence.

    Who joins again says anew whether they add numbers to the draws.
    """
    found = await load(cache, tournament)
    row, mine = found.row, entrant_of(found, person)
    if row.status not in (OPEN, RUNNING):
        raise Conflict("The tournament is over.")
    if mine is not None:
        if (mine.state, mine.adds_numbers) != (IN, adds_numbers):
            mine.state, mine.adds_numbers = IN, adds_numbers
            await stored.advance(cache.db, row, field=[mine])
        return found
    if not await may_come(cache, row, person):
        raise Forbidden("Only members of its club take part.")
    if row.status == RUNNING and row.kind in (ROUND_ROBIN, KNOCKOUT):
        raise Conflict("It has begun: who meets whom is settled.")
    if len(found.entrants) >= kinds.MOST_ENTRANTS[row.kind]:
        raise Conflict("The tournament is full.")
    number = len(found.entrants) if row.status == RUNNING else None
    mine = EntrantRow(row.id, person.id, person.id, None, cache.now(), number, adds_numbers=adds_numbers)
    await stored.advance(cache.db, row, added=[mine])
    found.entrants.append(mine)
    return found


async def may_come(cache: MatchCache, row: TournamentRow, person: PersonRow | None) -> bool:
    """Whether somebody belongs to its club; a tournament of none is for all."""
    return row.club is None or (person is not None and await clubs.is_member(cache.db, row.club, person.id))


@tries_again
async def leave(cache: MatchCache, tournament: str, person: PersonRow) -> Whole:
    """Take part no more: before the start without a trace; later a match that is being played goes on."""
    found = await load(cache, tournament)
    mine = entrant_of(found, person)
    if mine is None:
        raise NotFound("You do not take part.")
    await _take_out(cache, found, mine)
    return found


@tries_again
async def remove(cache: MatchCache, tournament: str, person: PersonRow, who: str) -> Whole:
    """The host sends somebody away, or a bot."""
    found = await hosted(cache, tournament, person)
    theirs = next((one for one in found.entrants if one.who == who), None)
    if theirs is None:
        raise NotFound("Nobody of that name takes part.")
    await _take_out(cache, found, theirs)
    return found


async def _take_out(cache: MatchCache, found: Whole, entrant: EntrantRow) -> None:
    if found.row.status == OPEN:
        await stored.advance(cache.db, found.row, removed=[entrant.who])
        found.entrants.remove(entrant)
    elif found.row.status == RUNNING:
        entrant.state = OUT
        await stored.advance(cache.db, found.row, field=[entrant])
    else:
        raise Conflict("The tournament is over.")


@tries_again
async def add_bots(cache: MatchCache, tournament: str, person: PersonRow, body: AddBots) -> Whole:
    """The host brings bots."""
    found = await hosted(cache, tournament, person)
    row, bot = found.row, games.check_bot(found.row.game, body.bot)
    if row.status != OPEN:
        raise Conflict("It has begun: who meets whom is settled.")
    if len(found.entrants) + body.number > kinds.MOST_ENTRANTS[row.kind]:
        raise Conflict("The tournament is full.")
    most = MOST_BOTS[not person.guest]
    if cache.settings.limits and await stored.bots_of(cache.db, person.id) + body.number > most:
        raise Forbidden(f"At most {most} bots take part in your tournaments: bring one of those to an end first.")
    added: list[EntrantRow] = []
    for _ in range(body.number):
        added.append(field.bot_entrant(row, bot, {one.who for one in [*found.entrants, *added]}, cache.now()))
    await stored.advance(cache.db, row, added=added)
    found.entrants += added
    return found


@tries_again
async def start(cache: MatchCache, tournament: str, person: PersonRow) -> Whole:
    """The host starts it."""
    found = await hosted(cache, tournament, person)
    if found.row.status != OPEN:
        raise Conflict("It has begun already.")
    if not field.is_enough(found):
        raise BadRequest("Too few take part: wait, or bring bots.")
    await Director(cache).start(found)
    return found


async def cancel(cache: MatchCache, tournament: str, person: PersonRow) -> None:
    """The host calls it off before its end: it is as if it had never been, and matches under way are played as any others."""
    found = await hosted(cache, tournament, person)
    if found.row.status not in (OPEN, RUNNING):
        raise Conflict("The tournament is over.")
    await stored.remove(cache.db, tournament)


async def hosted(cache: MatchCache, tournament: str, person: PersonRow) -> Whole:
    """A tournament of somebody's own."""
    found = await load(cache, tournament)
    if found.row.host != person.id:
        raise Forbidden("Only the host may do that.")
    return found


def entrant_of(found: Whole, person: PersonRow | None) -> EntrantRow | None:
    """Somebody as an entrant."""
    return next((one for one in found.entrants if person is not None and one.person == person.id), None)


def can(found: Whole, person: PersonRow | None, is_welcome: bool = True) -> list[str]:
    """The buttons of who looks; who is of another club is not welcome."""
    row, mine = found.row, entrant_of(found, person)
    shown = []
    is_time = row.status == OPEN or (row.status == RUNNING and row.kind not in (ROUND_ROBIN, KNOCKOUT))
    if row.status in (OPEN, RUNNING):
        if mine is None and is_time and is_welcome:
            shown.append("join")
        elif mine is not None:
            shown.append("leave" if mine.state == IN else "join")
        if person is not None and row.host == person.id:
            shown += ["start", "bots", "remove", "cancel"] if row.status == OPEN else ["remove", "cancel"]
    return shown
