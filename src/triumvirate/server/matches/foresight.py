"""What the game's own player would do next, told to a viewer from the viewer's own view."""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.core.events import Event
from triumvirate.core.foresight import certain
from triumvirate.core.game import Game
from triumvirate.core.view import View
from triumvirate.server.replies import Foreseen, ForeseenWay, ForesightReply

MOST_COURSES = 3  # the likeliest are told; the rest is what their chances leave


def foresight(game: Game, view: View, action: str | None, language: str) -> ForesightReply:
    """Every tile and draw tried by the rules; what all have in common, then the likeliest of each beginning."""
    ways = game.foresee(view, action)

    def foreseen(chance: float, events: Sequence[Event]) -> Foreseen:
        told = [event.to_json() for event in events]
        return Foreseen(chance, told, [game.say(view.options, event, view.seat, language) for event in told])

    return ForesightReply(
        action=action,
        follows=ways is not None,
        certain=foreseen(1.0, certain(ways or [])),
        ways=[
            ForeseenWay(
                float(way.chance),
                way.begins.to_json(),
                [foreseen(float(course.chance), course.events) for course in way.courses[:MOST_COURSES]],
            )
            for way in ways or []
        ],
    )
