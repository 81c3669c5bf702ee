"""A bot's turn: its view and its choices, which are all that a bot is ever given."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from triumvirate.bots.coach import take_up, taken_before
from triumvirate.bots.contract import Bot, Opinion, Taken
from triumvirate.core.table import Table
from triumvirate.core.view import LegalAction, View
from triumvirate.server.errors import Conflict
from triumvirate.server.matches import dealt, knowledge, stages
from triumvirate.server.matches.held import HeldMatch

ON_SHOW = "show"  # the source of the match of bots that is always on show
ON_SHOW_SECONDS = 0.5  # that a bot thinks there at most


@dataclass(frozen=True)
class Turn:
    """A bot's turn: all that it is given, and whose time it takes."""

    payer: str
    game: str
    bot: str
    seat: str
    view: View
    legal: list[LegalAction]
    number: int
    seed: int | None = None  # what it decides by, where that is fixed
    most: float = math.inf  # seconds that it may think
    take_up: Callable[[Bot], None] | None = None  # the plan that its seat is in, where one asks for advice
    taken: Callable[[], list[Taken]] | None = None  # what its seat did before, where one asks of its whole turn


def bot_turn(held: HeldMatch) -> Turn | None:
    """The turn of a bot that has something to decide, or None: at each stage they come in another order, drawn from what
    everybody sees, and each goes on until it is done.
    """
    if not held.is_running or held.row.paused_at is not None:
        return None
    playing = [(seat, bot) for seat in stages.waiting(held.row) if (bot := held.playing_bot(seat)) is not None]
    order = random.Random(f"{dealt.known_as(held)} {held.row.stage.get('key')}").sample(held.seats, len(held.seats))
    places = {seat.seat: place for place, seat in enumerate(order)}
    return turn_of(held, *min(playing, key=lambda one: places[one[0]])) if playing else None


def payer_of(held: HeldMatch) -> str:
    """Whose time bots take: the host's; at a table without a host its people's; where bots are alone, one share for all
    such tables (`store/bot_queue.py` reckons the same).
    """
    return held.row.host or min(held.persons(), default=held.row.source)


def turn_of(held: HeldMatch, seat: str, bot: str) -> Turn:
    """What a bot needs to choose for a seat; a refusal when it has nothing to decide."""
    assert held.table is not None
    legal = held.table.legal(seat)
    if not legal:
        raise Conflict("There is nothing to decide now.")
    known = knowledge.last(held, seat)
    most = ON_SHOW_SECONDS if held.row.source == ON_SHOW else math.inf
    return Turn(
        payer_of(held), held.row.game, bot, seat, held.table.view(seat), legal, known, dealt.seed(held, seat), most
    )


def advised(turn: Turn, table: Table) -> Turn:
    """A turn of whoever asks for advice: a plan that was advised before is held, after a restart and by other workers too."""
    return replace(turn, take_up=partial(take_up, table=table.fork(), seat=turn.seat))


def ended(turn: Turn, table: Table) -> Turn:
    """A turn of whoever asks what all of it was worth that its seat has done since it began."""
    return replace(turn, taken=partial(taken_before, table.fork(), turn.seat))


def opining(bot: Bot, turn: Turn, action: str) -> Callable[[], Opinion | None] | None:
    """Asks a bot what it thinks of an action of its turn, or of a turn that ends with it; None where it can tell neither."""
    if not bot.abilities.opines:
        return None
    if all(choice.action != action for choice in turn.legal):
        raise Conflict("That cannot be done now.")
    if (taken := turn.taken) is None:
        return partial(bot.opinion, turn.view, turn.legal, action)
    return (lambda: bot.opinion_of_turn([*taken(), (turn.view, turn.legal, action)])) if bot.abilities.plans else None
