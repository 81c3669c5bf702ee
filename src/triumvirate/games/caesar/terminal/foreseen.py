"""What Auto-Crassus would do next, for a person at the terminal: what is certain, then tile by tile."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from triumvirate.core.events import Event
from triumvirate.core.foresight import certain
from triumvirate.core.view import View
from triumvirate.games import find_game
from triumvirate.games.caesar.words import say

MOST_COURSES = 3
NOT_YET = "Its turn does not follow at once: you will have something else to decide, or chance decides before it."


def foreseen_text(view: View, action: str | None) -> Text:
    """After an action under consideration, or on the board as it stands."""
    ways = find_game(view.game).foresee(view, action)
    if ways is None:
        return Text(NOT_YET)
    text = Text()
    sure = certain(ways)
    if sure:
        text.append("Whatever it draws: ", style="bold").append(_said(sure, view) + "\n\n")
    for way in ways:
        text.append(f"{float(way.chance):4.0%}  ", style="bold").append(_said([way.begins], view) + "\n")
        for course in way.courses[:MOST_COURSES]:
            text.append(f"      {float(course.chance):4.0%}  {_said(course.events, view)}\n")
        rest = 1 - sum(course.chance for course in way.courses[:MOST_COURSES])
        if rest:
            text.append(f"      {float(rest):4.0%}  something else\n", style="dim")
    return text


def _said(events: Sequence[Event], view: View) -> str:
    return " ".join(sentence for event in events if (sentence := say(event.to_json(), view.seat)))
