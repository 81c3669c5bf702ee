"""What a seat has to decide next after an action of its own, where neither chance nor anybody else speaks in between.

Then nothing new is learned, and what is advised there is known when the action is advised.
"""

from __future__ import annotations

import random

from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.core.view import LegalAction, View
from triumvirate.games import find_game

TRUTHS = 2  # that agree with a view: where something hidden comes to light, they differ

Decision = tuple[View, list[LegalAction]]


class _ChanceSpeaks(Exception):
    """Something is drawn."""


class _NoChance:
    """The chance of an action that must not depend on any."""

    def take(self, state: State, n: int, what: int) -> int:
        """The only value there is."""
        if n > 1:
            raise _ChanceSpeaks
        return 0


def next_of(view: View, action: int) -> Decision | None:
    """The decision that the seat comes to; None where it learns something before, or another seat decides, or none."""
    game = find_game(view.game)
    try:
        seen = [_after(game, view, action, number) for number in range(TRUTHS)]
    except _ChanceSpeaks:
        return None
    first = seen[0]
    return first if all(one == first for one in seen) else None


def _after(game: Game, view: View, action: int, number: int) -> Decision | None:
    """The same in one truth."""
    seats = game.seats(view.options)
    seat = seats.index(view.seat or "")
    state = game.knowledge.determinize(view, random.Random(number))
    state.source, state.log = _NoChance(), []
    game.rules.apply(state, seat, action)
    if game.deciding(state) != [seat]:
        return None
    choices = game.legal(state, seat)
    texts = game.action_texts(state, seat, choices)
    legal = [LegalAction(seats[seat], *choice) for choice in zip(texts, choices, strict=True)]
    return game.view(state, view.options, seat), legal
