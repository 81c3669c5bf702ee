"""What Auto-Crassus would do if the person ended the turn now: its rules, run on the person's own view.

Its line is open and its bag is what nobody has seen, so nothing that it goes by is hidden from the person but the order of
its tiles and tokens: every different tile and draw is tried. What the person draws meanwhile decides nothing that it does.
"""

from __future__ import annotations

import random
from dataclasses import replace

from triumvirate.core.events import Event
from triumvirate.core.fields import State
from triumvirate.core.foresight import Branches, Way, explore, gather
from triumvirate.core.game import Game
from triumvirate.core.view import View
from triumvirate.games.caesar import facts
from triumvirate.games.caesar.determinize import determinize
from triumvirate.games.caesar.events import event_of
from triumvirate.games.caesar.rules.flow import begin_turn
from triumvirate.games.caesar.state import DRAWN, TILE

# What is told of its turn: where it places and why, or that it cannot.
TOLD = (facts.RESOLVE_CHOSEN, facts.TOKEN_PLACED, facts.RESOLVE_NOTHING)


class _ChanceDecides(Exception):
    """From here on chance decides, and nothing more is foreseen."""


class _Turn:
    """The chance of one run: what is drawn by the person is nothing to it, then its tile and its draws branch."""

    def __init__(self, branches: Branches, seat: int) -> None:
        self._branches = branches
        self._seat = seat
        self.has_begun = False

    def take(self, state: State, n: int, what: int) -> int:
        """Its first placement may still hang on a draw; what comes after it is told while no chance decides."""
        if what == TILE:
            self.has_begun = True
        elif not self.has_begun and what == DRAWN + self._seat:
            return 0
        elif not self.has_begun or any(fact[0] == facts.TOKEN_PLACED for fact in its_part(state.log or [])):
            raise _ChanceDecides
        return self._branches.take(state, n, what)


def its_part(log: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The facts of its turn: from its tile to the person's next turn."""
    begins = next((i for i, fact in enumerate(log) if fact[0] == facts.TILE_DRAWN), len(log))
    turn = log[begins:]
    return turn[: next((i for i, fact in enumerate(turn) if fact[0] == facts.TURN_BEGAN), len(turn))]


def foresee(game: Game, view: View, action: str | None = None) -> list[Way] | None:
    """The ways its turn may go after an action of the person's, or on the board as it stands; likeliest tile first.

    None where its turn does not follow: the action asks for another decision, chance decides before it, or the game ends.
    """
    assert view.seat is not None
    seat = game.seats(view.options).index(view.seat)
    start = determinize(view, random.Random(0))
    index = None if action is None else game.read_action(start, seat, action)

    def run(branches: Branches) -> list[Event]:
        state = start.copy()
        turn = _Turn(branches, seat)
        state.log, state.source = [], turn
        try:
            if index is None:
                state.to_move = state.automaton
                begin_turn(state)
            else:
                game.rules.apply(state, seat, index)
        except _ChanceDecides:
            pass
        return [_told(event_of(state, fact)) for fact in its_part(state.log) if fact[0] in (facts.TILE_DRAWN, *TOLD)]

    runs = list(explore(game, run))
    return gather(runs) if all(events for _, events in runs) else None


def _told(event: Event) -> Event:
    """What it would do and by which step. The ties on the way there differ from draw to draw and are left out."""
    if event.kind != "auto_choice":
        return event
    return replace(
        event, facts={**event.facts, "province_ties": [], "space_ties": [], "token_ties": [], "candidates": 1}
    )
