"""The coach: plays a little above the person's recent results, and can be asked for advice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from triumvirate.bots.contract import Abilities, Advice, Bot, Choice, Chooser, Known, Opinion, Taken, Tuning
from triumvirate.bots.registry import info_of
from triumvirate.core.table import Table
from triumvirate.core.view import LegalAction, View

START = 1200.0  # what a newcomer is held to be
STEP = 80.0  # how much one result may move that
LONGEST_TURN = 160  # decisions of one seat after each other
ABOVE = 60.0  # how much stronger than the person the coach plays


class Adviser(Protocol):
    """Whoever can be asked: any bot, or one who does nothing else."""

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """The best actions with reasons and win chance."""


Opine = Callable[[View, Sequence[LegalAction], str], Opinion | None]
"""What is thought of an action that is about to be taken; None where a single action is not judged."""
OpineOfTurn = Callable[[Sequence[Taken]], Opinion | None]
"""What is thought of a whole turn that has ended; None where it has not, or where that is not judged."""
Recall = Callable[[Sequence[Known]], None]
"""Takes up the plan that a seat is in, from its decisions of this turn, the oldest first; the last is the one to come."""


@dataclass(frozen=True)
class Rung:
    """One strength of play: the bot that plays so, by the points it was measured at."""

    points: int
    bot: Bot


@dataclass(frozen=True)
class Coach(Chooser):
    """Plays at the rung nearest above a person's strength; advises with all it has."""

    rungs: tuple[Rung, ...]
    adviser: Adviser
    strength: float = START
    opine: Opine | None = None  # where the judge can tell what a single action is worth
    opine_of_turn: OpineOfTurn | None = None  # where it can tell what a whole turn was worth
    recall: Recall | None = None  # where advice is a plan of several actions, which is held after a restart, too

    name = "coach"

    @property
    def abilities(self) -> Abilities:
        """It can be asked, fits a person, and otherwise is what its rung is."""
        at = self.rung
        return Abilities(
            Tuning.STRENGTH,
            advises=True,
            opines=self.opine is not None,
            plans=self.recall is not None,
            needs_compiled=at.bot.abilities.needs_compiled,
            advice_needs_compiled=any(rung.bot.abilities.needs_compiled for rung in self.rungs),
            remembers=at.bot.abilities.remembers,
            points=at.points,
        )

    def tuned(self, number: int) -> Bot:
        """The coach of a person of this strength: `coach@1350`."""
        return replace(self, strength=float(number))

    @property
    def rung(self) -> Rung:
        """The weakest rung that is a little above the person, or the strongest there is."""
        wanted = self.strength + ABOVE
        return next((rung for rung in self.rungs if rung.points >= wanted), self.rungs[-1])

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """The choice of its rung."""
        return self.rung.bot.choose(view, legal, seconds, seed)

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """The adviser's view of the position, whatever the strength it plays at."""
        return self.adviser.advise(view, legal, seconds, seed)

    def opinion(self, view: View, legal: Sequence[LegalAction], action: str) -> Opinion | None:
        """What the judge says of an action before it is taken."""
        return self.opine(view, legal, action) if self.opine is not None else None

    def opinion_of_turn(self, taken: Sequence[Taken]) -> Opinion | None:
        """What the judge says of a whole turn."""
        return self.opine_of_turn(taken) if self.opine_of_turn is not None else None

    def take_up(self, known: Sequence[Known]) -> None:
        """The judge goes on with the plan that these decisions began."""
        if self.recall is not None:
            self.recall(known)


def take_up(bot: Bot, table: Table, seat: str) -> None:
    """Have a bot take up the plan that a seat is in at a table: it sees what the seat saw at each step, and nothing else."""
    if not bot.abilities.plans:
        return
    now = (table.view(seat), table.legal(seat))
    known: list[Known] = [(view, legal) for view, legal, _ in taken_before(table, seat)]
    bot.take_up([*known, now] if now[1] else known)


def taken_before(table: Table, seat: str) -> list[Taken]:
    """What a seat did right before a table as it stands, nobody else in between, as it knew it; the oldest first."""
    back, taken = table.fork(), list[Taken]()
    while len(taken) < LONGEST_TURN and back.entries and back.entries[-1].seat == seat:
        action = back.entries[-1].action
        back.rewind()
        taken.append((back.view(seat), back.legal(seat), action))
    return taken[::-1]


def levels(game: str, bots: Iterable[Bot]) -> list[Rung]:
    """The rungs of levels, at the points of each."""
    return [Rung(info_of(game, bot.name).points or round(START), bot) for bot in bots]


def in_order(rungs: Iterable[Rung]) -> tuple[Rung, ...]:
    """The weakest first."""
    return tuple(sorted(rungs, key=lambda rung: rung.points))


def strength_of(results: Iterable[tuple[int, float]]) -> float:
    """A person's strength from recent games, the oldest first: (points of the opponent, 1 won, ½ drawn, 0 lost)."""
    strength = START
    for opponent, score in results:
        expected = 1.0 / (1.0 + 10.0 ** ((opponent - strength) / 400.0))
        strength += STEP * (score - expected)
    return strength
