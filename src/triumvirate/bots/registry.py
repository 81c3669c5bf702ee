"""Which bots there are: every package that has an entry point `triumvirate.bots` brings its own, ours like a stranger's.

`chess = "chess.bots:ROSTER"` are the bots of a game. Several packages may bring bots to one game. A game that nobody brings
any to has the recruit and the tree search, which know no more than its rules.
"""

from __future__ import annotations

import struct
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

from triumvirate.bots.contract import Bot, Tuning
from triumvirate.bots.roster import BotInfo, Roster, Told, recruit
from triumvirate.core.errors import BadRequest
from triumvirate.core.lazy import Lazy
from triumvirate.core.plugged import plugged
from triumvirate.games import find_game, installed

T = TypeVar("T")
GROUP = "triumvirate.bots"
MIDDLING = 1500  # points of who was never measured


@cache
def rosters_for(game: str) -> tuple[Roster, ...]:
    """What packages bring to a game, the game's own package first; never nothing for a game that there is."""
    known = find_game(game).name
    home = installed()[known].module.partition(".")[0]
    found = sorted(plugged(GROUP, known), key=lambda entry: entry.module.partition(".")[0] != home)
    return tuple(entry.load() for entry in found) or (plain_roster(known),)


def brought(game: str, part: Callable[[Roster], Lazy[T] | None]) -> T | None:
    """What the first package that brings such a part brings; None where nobody does."""
    found = next((own for roster in rosters_for(game) if (own := part(roster)) is not None), None)
    return found.get() if found is not None else None


def plain_roster(game: str) -> Roster:
    """The bots of a game that has none of its own."""
    about = "Looks ahead over many games it imagines, with nothing but the rules, and tells its chances."
    abroad = Told(
        "riflessivo", "Guarda avanti in molte partite immaginate, con le sole regole, e dice che speranze ha."
    )
    return Roster(
        game,
        (
            recruit(900),
            BotInfo("legate", about, "triumvirate.bots.searcher", 1.0, MIDDLING, (game,), "thoughtful", {"it": abroad}),
        ),
        usual="recruit",
        adviser="legate",
    )


def infos_for(game: str) -> tuple[BotInfo, ...]:
    """What is stated of all bots of a game, weakest first."""
    return tuple(info for roster in rosters_for(game) for info in roster.bots)


def info_of(game: str, name: str) -> BotInfo:
    """What is stated of a bot; `legate@4000` is a legate."""
    level = name.partition("@")[0]
    for info in infos_for(game):
        if info.name == level:
            return info
    raise BadRequest(f"There is no bot '{name}' for {game}; there are {', '.join(names_for(game))}.")


def names_for(game: str) -> list[str]:
    """The names of a game's bots, weakest first."""
    return [info.name for info in infos_for(game)]


@cache
def find_bot(game: str, name: str) -> Bot:
    """The bot of that name for a game; `legate@4000` thinks for 4000 iterations, `coach@1350` teaches that strength."""
    return _tuned(game, name, info_of(game, name).make)


def with_network(game: str, name: str, network: Path) -> Bot:
    """The bot of that name with the network in a file: how strong a training is, or how far a bot is exploited by one."""
    info = info_of(game, name)
    if info.by_network is None:
        able = [other.name for other in infos_for(game) if other.by_network is not None]
        words = f"only {', '.join(able)} does" if able else "no bot of this game does"
        raise BadRequest(f"The {info.name} of {game} thinks with no network: {words}.")
    if not network.is_file():
        raise BadRequest(f"There is no network '{network}': `triumvirate train {game} --out FOLDER` leaves one there.")
    make = info.by_network.get()
    try:
        return _tuned(game, name, lambda: make(network))
    except (OSError, ValueError, KeyError, struct.error, zipfile.BadZipFile) as fault:
        raise BadRequest(f"'{network}' is no network of {game}'s {info.name}: {fault}.") from None


def _tuned(game: str, name: str, make: Callable[[], Bot]) -> Bot:
    """The bot that is made, at the number after its name."""
    level, at, number = name.partition("@")
    if at and not (number.isdecimal() and len(number) < 10):
        raise BadRequest(f"There is no bot '{name}' for {game}; there are {', '.join(names_for(game))}.")
    bot = make()
    if not at:
        return bot
    if bot.abilities.tuned_by is None:
        raise BadRequest(f"The {level} of {game} has nothing to tune: leave out '@{number}'.")
    return bot.tuned(int(number))


def bots_for(game: str) -> list[Bot]:
    """All bots of a game, weakest first."""
    return [find_bot(game, name) for name in names_for(game)]


def steady_bots_for(game: str, iterations: int) -> list[Bot]:
    """All bots of a game, those that think for a time at a fixed number of iterations instead: repeatable."""
    return [bot.tuned(iterations) if bot.abilities.tuned_by is Tuning.ITERATIONS else bot for bot in bots_for(game)]


def stated_seconds(game: str, name: str) -> float:
    """The longest that a bot thinks about one decision; a server may allow less."""
    return info_of(game, name).seconds


def points_of(game: str, name: str) -> int:
    """How strong a bot plays: a coach as strong as its rung, one that is no more as the middling."""
    try:
        points = find_bot(game, name).abilities.points
        return points if points is not None else info_of(game, name).points or MIDDLING
    except BadRequest:
        return MIDDLING


def usual_bot(game: str) -> str:
    """Who plays where nobody was asked for."""
    return rosters_for(game)[0].usual


def gentle_bot(game: str) -> str:
    """Whom a newcomer meets first."""
    first = rosters_for(game)[0]
    return first.gentle or first.usual


def adviser_of(game: str) -> str:
    """Who is asked for hints and opinions: whom the first roster names that names one."""
    return next((one.adviser for one in rosters_for(game) if one.adviser), usual_bot(game))


def fits_people(game: str, name: str) -> bool:
    """Whether a bot plays as strong as the person it plays with, by the number in its name; False for what is no bot's."""
    level = name.partition("@")[0]
    return any(info.name == level and info.points is None for info in infos_for(game))
