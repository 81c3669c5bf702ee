"""When bots answer: at a time drawn from what everybody sees, however long they thought and whatever they did unseen.

A bot that answers at once because it has no choice, thinks longer over a better hand, or rearranges its cards before it is
ready would tell so by the time it takes. So each has a budget, its pause and the time it may think, counted from the last
thing that everybody saw; it thinks and acts unseen within it, and is seen to act when it is over. One that needs longer,
because many bots think here at once, answers at the next tick.
"""

from __future__ import annotations

import math
import random

from triumvirate.bots.talk import talk_of
from triumvirate.server import games
from triumvirate.server.matches import knowledge, stages
from triumvirate.server.matches.held import HeldMatch

Mark = tuple[object, ...]
TICK = 0.2
LONGEST = 1.5  # of the pause: they do not all answer like clockwork


def mark_of(held: HeldMatch) -> Mark:
    """What everybody sees of a match: another mark is another moment to answer."""
    assert held.table is not None
    return knowledge.last(held, None), str(held.row.stage.get("key")), *games.publicly_waited_for(held.table)


def bots_openly_waited_for(held: HeldMatch) -> int:
    """How many bots everybody knows to be waited for; they share the pause, so that many do not take for ever."""
    assert held.table is not None
    return len([seat for seat in games.publicly_waited_for(held.table) if held.playing_bot(seat)]) or 1


def pauses_before(held: HeldMatch, seat: str) -> float:
    """How many pauses a bot takes before it is seen to act: one for all who are waited for, or, where it is about to
    speak, as many as its game's talk has it by what everybody sees."""
    assert held.table is not None
    talk = talk_of(held.row.game)
    breath = talk.breath(held.table.view(None), seat) if talk else 1.0
    return breath if breath > 1.0 else 1.0 / bots_openly_waited_for(held)


def is_unseen(held: HeldMatch, seat: str, action: str) -> bool:
    """Whether nobody else would be told of an action; then nobody has to wait for it either."""
    if held.table is None or not games.hides_entries(held.row.game):
        return False
    if stages.is_answer(held, seat, action):
        return True
    entry = held.table.fork().act(seat, action)
    return not any(event.is_for(None) for event in entry.events)


class Pace:
    """The pace of the bots of one match."""

    def __init__(self, match: str) -> None:
        self._match = match
        self._mark: Mark | None = None
        self._began = 0.0

    def look(self, mark: Mark, now: float) -> bool:
        """Note what everybody sees now; whether that is new."""
        if mark == self._mark:
            return False
        self._mark, self._began = mark, now
        return True

    def due(self, pause: float, budget: float, now: float) -> float:
        """The time to be seen to act, for a bot with this pause that may think for so long.

        A server without a pause has none of this: its bots answer as soon as they can.
        """
        if pause <= 0.0:
            return now
        drawn = random.Random(f"{self._match} {self._mark}").uniform(1.0, LONGEST)
        first = self._began + max(pause * drawn, budget)
        return first + math.ceil(max(0.0, now - first) / TICK) * TICK
