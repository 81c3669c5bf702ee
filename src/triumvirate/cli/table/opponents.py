"""Against whom a person can play each game: bots by level, the game's own automaton, or people at the same screen."""

from __future__ import annotations

import re
from dataclasses import dataclass

from triumvirate.arena.elsewhere import seat_bot
from triumvirate.bots import infos_for, usual_bot
from triumvirate.bots.program import PREFIX
from triumvirate.cli.table.sitting import Plan
from triumvirate.core.errors import BadRequest
from triumvirate.core.game import Game
from triumvirate.core.options import Options

PEOPLE = "people"


@dataclass(frozen=True)
class Opponent:
    """One way to play: `name` is what the command line takes, `label` what the start screen shows."""

    name: str
    label: str


def opponents(game: Game) -> list[Opponent]:
    """All ways to play a game, a sensible first one first."""
    found = []
    first = usual_bot(game.name)
    for bot in sorted(infos_for(game.name), key=lambda bot: bot.name != first):
        found.append(Opponent(bot.name, f"{bot.name.capitalize()}, {bot.seconds:g} s – {_short(bot.about)}"))
    if game.automaton is not None:
        found.extend(Opponent(level, f"{game.automaton.name}, {level}") for level in automaton_levels(game))
    found.append(Opponent(PEOPLE, "People at this screen, in turn"))
    return found


def _short(about: str) -> str:
    """The first clause of a bot's line."""
    return re.split(r"[.:;]", about)[0].lower()


def automaton_levels(game: Game) -> list[str]:
    """The levels of a game's own automaton."""
    own = game.automaton
    levels = next((option.choices for option in game.options if own and option.name == own.option), None)
    return [str(choice) for choice in levels or () if choice is not None]


def plan(game: Game, against: str | None, side: str | None, options: Options, seed: int | None) -> Plan:
    """Everything that a match needs, checked; what is left out takes the sensible first choice."""
    known = [opponent.name for opponent in opponents(game)]
    own, levels = game.automaton, automaton_levels(game)
    if against is None:
        level = options.get(own.option) if own else None
        against = str(level) if level else known[0]
    if against.startswith(PREFIX):
        seat_bot(game.name, against)  # or a refusal before the screen is taken
    elif against not in known:
        raise BadRequest(
            f"There is no opponent '{against}' in {game.title}; there are {', '.join(known)}, and cmd:PROGRAM."
        )
    given = dict(options)
    if own is not None:
        given[own.option] = against if against in levels else None
        if against in levels and side:
            given[own.side] = side
    checked = game.check(given)
    seats = game.seats(checked)
    left = [seat for seat in seats if seat not in game.automata(checked)]
    mine = side or left[0]
    if mine not in seats:
        raise BadRequest(f"There is no side '{mine}' in {game.title}; the sides are {', '.join(seats)}.")
    bots = {} if against == PEOPLE or against in levels else {seat: against for seat in seats if seat != mine}
    return Plan(game, checked, bots, seed)
