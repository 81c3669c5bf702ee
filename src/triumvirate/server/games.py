"""What a table at the server asks of its game's plug: clocks, phases, bots, and what happens when time is out."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from functools import cache

import msgspec
from msgspec.structs import replace

from triumvirate.bots import adviser_of, fits_people, gentle_bot, infos_for, names_for, usual_bot
from triumvirate.core.errors import BadOption, BadRequest
from triumvirate.core.game import Game
from triumvirate.core.options import Options
from triumvirate.core.parts import Phase
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games import find_game, game_names
from triumvirate.server import phrases
from triumvirate.server.bots.compiling import is_asleep
from triumvirate.server.replies import BotInfo, BotTold, GameInfo, OptionSchema, OptionsReply
from triumvirate.server.requests import ClockSpec
from triumvirate.server.store.rows import KeptClock

MOST_DIGITS = 4


def default_action(table: Table, seat: str) -> str:
    """A safe legal action for somebody whose time is out, as the game has it."""
    return table.game.clocks.action(table.legal(seat), random.Random(secrets.randbits(64))).action


def known_deciders(table: Table, seat: str | None, view: View) -> list[str]:
    """The seats that a viewer may know to be waited for: the view says which, where that is not open."""
    deciders = table.deciders()
    open_to_all = view.waited_for()
    if open_to_all is None:
        return deciders
    return [name for name in table.seats if name in open_to_all or (name == seat and name in deciders)]


def publicly_waited_for(table: Table) -> list[str]:
    """The seats that everybody may know to be waited for."""
    return known_deciders(table, None, table.view(None))


def has_phases(game: str) -> bool:
    """Whether the whole table goes through phases together, by the game's own account."""
    return find_game(game).clocks.phase is not None


def phase_of(table: Table) -> Phase:
    """The phase a table is in."""
    phase = table.game.clocks.phase
    assert phase is not None
    return phase(table.view(None), table.deciders())


def secret_answer(game: str) -> str | None:
    """The action of a window that stays unseen until the window closes."""
    return find_game(game).clocks.secret_answer


def hides_deciders(game: str) -> bool:
    """Whether it is a secret who still has to decide, so that not even the time of an entry may be seen."""
    return find_game(game).knowledge.hides_deciders


def hides_entries(game: str) -> bool:
    """Whether some actions are seen by nobody else, so that how many there were is a secret."""
    return find_game(game).knowledge.acts_unseen is not None


def why_no_undo(table: Table, seat: str) -> str | None:
    """Why a seat cannot take its last action back, or None.

    While others may act unseen it is refused to all alike: otherwise it would tell that they have.
    """
    acts_unseen = table.game.knowledge.acts_unseen
    if acts_unseen is not None and set(acts_unseen(table.view(None), publicly_waited_for(table))) - {seat}:
        return "Others may be acting unseen; nothing is taken back now."
    return table.why_no_undo(seat)


def check_clock(game: str, clock: ClockSpec) -> KeptClock:
    """A clock with its gaps filled, or a refusal that says what would do."""
    if clock.kind == "none":
        return {"kind": "none", "seconds": 0, "increment": 0, "days": 0, "on_time_out": ""}
    kinds = find_game(game).clocks.time_out
    if clock.kind not in kinds:
        raise BadOption(f"A clock here is one of none, {', '.join(kinds)}, not {clock.kind}.")
    ends = kinds[clock.kind]
    if clock.on_time_out and clock.on_time_out not in ends:
        raise BadOption(f"When time is out here: {' or '.join(ends)}, not {clock.on_time_out}.")
    if clock.kind == "days" and not clock.days:
        raise BadOption("A clock in days has at least one day.")
    if clock.kind in ("live", "phase") and clock.seconds < 10:
        raise BadOption("A clock has at least ten seconds.")
    return {
        "kind": clock.kind,
        "seconds": clock.seconds if clock.kind != "days" else 0,
        "increment": clock.increment if clock.kind == "live" else 0,
        "days": clock.days if clock.kind == "days" else 0,
        "on_time_out": clock.on_time_out or ends[0],
    }


def check_bot(game: str, name: str) -> str:
    """The name of a bot that this game has; one that fits people may be named for a strength, `coach@1350`."""
    known = names_for(game)
    level, at, number = name.partition("@")
    is_tuned = fits_people(game, level) and number.isdecimal() and len(number) <= MOST_DIGITS
    if level not in known or (at and not is_tuned):
        raise BadRequest(f"There is no bot '{name[:40]}' for {game}; there are {', '.join(known)}.")
    return name


def best_bot(game: str) -> str:
    """The bot for stand-ins and *play now*: the strongest that needs nothing compiled."""
    return usual_bot(game)


def hinting_bot(game: str) -> str:
    """The bot that is asked for hints: it gives its best advice, however strong it plays."""
    return adviser_of(game)


def check_options(game: str, given: Options) -> OptionsReply:
    """Options with their defaults, the seats they make, and who plays by itself."""
    found = find_game(game)
    options = found.check(given)
    return OptionsReply(options=options, seats=list(found.seats(options)), automata=list(found.automata(options)))


def catalogue(plays: Callable[[str, str], bool] = lambda game, bot: True) -> list[GameInfo]:
    """All games, as the first page shows them, with the bots that play here."""
    return [replace(_info(find_game(name)), bots=_bots(name, plays)) for name in game_names()]


def _bots(game: str, plays: Callable[[str, str], bool]) -> list[BotInfo]:
    """The bots of a game with the time that each may think, and whether its search is compiled already."""
    return [
        BotInfo(
            bot.name,
            bot.about,
            bot.seconds,
            awake=not is_asleep(game, bot.name),
            points=bot.points,
            character=bot.character,
            abroad={language: BotTold(told.character, told.about) for language, told in bot.abroad.items()},
            persona=bot.persona,
        )
        for bot in infos_for(game)
        if plays(game, bot.name)
    ]


@cache
def _info(game: Game) -> GameInfo:
    seats = list(game.seats(game.check({})))
    return GameInfo(
        name=game.name,
        title=game.title,
        version=game.version,
        seats=seats,
        options={option.name: msgspec.convert(option.to_json(), OptionSchema) for option in game.options},
        bots=[],
        clocks=["none", *game.clocks.time_out],
        time_out={kind: list(ends) for kind, ends in game.clocks.time_out.items()},
        auto_start=len(seats) <= 2,
        gentle=gentle_bot(game.name),
        usual=usual_bot(game.name),
        count_option=game.count_option,
        phrases=phrases.phrases_of(game),
        reactions=list(phrases.REACTIONS),
        chunk=game.page.chunk,
        lessons=list(game.page.lessons),
    )
