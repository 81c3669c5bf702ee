"""The examples of the book of RUBICO: positions that the rules play, and the part of the table to look at."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence

from triumvirate.core.book import Act, Asked, Example, Facts, Picture
from triumvirate.core.events import Told, number_of
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games import find_game
from triumvirate.games.rubico.board.svg import ROWS_AT, SENATE_AT, WIDTH, draw
from triumvirate.games.rubico.board.text import draw as draw_text
from triumvirate.games.rubico.book.facts import DEFAULTS, road_text
from triumvirate.games.rubico.printed import DATA
from triumvirate.games.rubico.state import LEGION_WINS, LEGIONS
from triumvirate.games.rubico.view import RubicoView
from triumvirate.games.rubico.words import catalogue
from triumvirate.show.drawing import cut_out

ROAD_TOP, ROAD_HIGH, ROWS_WIDE = 62.0, 178.0, 570.0  # below the heading; rows as far as their cards
_ROWS = "row p2 R J B; row p3 B R R; row p4 P B J; row p5 R B B"
_REVEAL = ("red", "janus", "blue", "pompey")


def road(asked: Asked) -> Picture:
    """The road to Rome at this count of players."""
    view = Table.new(find_game("rubico"), {"players": asked.players}, seed=1).view(None)
    return Picture(
        cut_out(draw(view, asked.language), 0, ROAD_TOP, WIDTH, ROAD_HIGH - ROAD_TOP),
        road_text(DEFAULTS["track"], asked.players),
    )


def part(top: float, bottom: float, *lines: str, wide: float = WIDTH) -> Callable[[View, Asked], Picture]:
    """A strip of the table, and the lines of its text that tell the same: those that begin so, by a word or a seat."""

    def picture(view: View, asked: Asked) -> Picture:
        words = catalogue(asked.language)["drawn"]
        begins = tuple(words.get(line, line) for line in lines)
        told = [line for line in draw_text(view, asked.language).plain.splitlines() if line.strip().startswith(begins)]
        return Picture(cut_out(draw(view, asked.language), 0, top, wide, bottom - top), "\n".join(told))

    return picture


def _counted(view: View, told: Sequence[Told]) -> Facts:
    """What a reveal came to."""
    facts: dict[str, int | str | bool] = {"turned": sum(event["kind"] == "senate_turned" for event in told)}
    for event in told:
        if event["kind"] == "reveal_counted":
            facts |= {f"n_{colour}": number_of(event, colour) for colour in ("red", "blue", "pompey")}
        if event["kind"] == "caesar_advanced":
            facts |= {name: number_of(event, name) for name in ("difference", "steps")}
    return facts


def _asked_for(view: View, told: Sequence[Told]) -> Facts:
    seen = RubicoView.of(view)
    ahead = min(place for place in seen.checkpoints if place > seen.position)
    return {"quota": seen.quota, "way": ahead - seen.position}


def _at(position: str) -> str:
    return f"options {json.dumps({'players': 5})}; {position}"


def _picks(*places: str) -> tuple[Act, ...]:
    return tuple(Act("p1", f"pick {place}") for place in places)


def _legion() -> tuple[str, str]:
    """A row of Senate cards that lacks one of a Legion, and that one."""
    held = DATA["senate_sets"][DEFAULTS["senate_set"]]
    cards = [card for card, count in DATA["senate_cards"].items() for _ in range(count) if LEGIONS[0] in held[card]]
    *shown, last = cards[:LEGION_WINS]
    return " ".join(["empty", *(card for card in shown if card != "empty")]), last


_SHOWN, _LAST = _legion()

EXAMPLES: Mapping[str, Example] = {
    "quota": Example(_at(f"phase choice; {_ROWS}"), part(ROAD_TOP, ROAD_HIGH, "road"), facts=_asked_for),
    "reveal": Example(
        _at(f"phase choice; quota 4; {_ROWS}"),
        part(ROWS_AT - 6, ROWS_AT + 474, "p", "C p", wide=ROWS_WIDE),
        acts=(
            *_picks("p2 1", "p2 2", "p3 1", "p4 1"),
            Act("p1", "confirm", tuple({"reveal": face} for face in _REVEAL)),
        ),
        tells=(
            {"kind": "card_revealed", "face": "janus", "counts_as": "red"},
            {"kind": "reveal_counted", "red": 2, "blue": 1, "pompey": 1},
            {"kind": "caesar_advanced", "steps": 1},
        ),
        facts=_counted,
        show="chosen",
    ),
    "checkpoint": Example(
        _at("phase choice; quota 3; row p2 R R B; row p3 R B P; row p4 B B J; row p5 B J B"),
        part(ROAD_TOP, ROAD_HIGH, "road"),
        acts=(*_picks("p2 1", "p2 2", "p3 1"), Act("p1", "confirm", ({"reveal": "red"},))),
        tells=({"kind": "caesar_advanced", "difference": 3}, {"kind": "marker_moved", "end": "italia"}),
        facts=_counted,
    ),
    "legion": Example(
        _at(f"phase choice; quota 3; row p2 B B B; row p3 R R P; row p4 B R J; row p5 B J B; senate {_SHOWN} |"),
        part(SENATE_AT - 16, SENATE_AT + 66, "row"),
        acts=(
            *_picks("p2 1", "p2 2", "p3 1"),
            Act("p1", "confirm", ({"reveal": "blue"}, {"reveal": "blue"}, {"reveal": "red"}, {"senate": _LAST})),
        ),
        tells=(
            {"kind": "senate_turned", "card": _LAST},
            {"kind": "game_ended", "winner": "senate", "reason": "legion"},
        ),
        facts=_counted,
    ),
    "covered": Example(
        _at("phase choice; quota 3; row p2 R# J B; row p3 B R R; row p4 P B J; row p5 R B B"),
        part(ROWS_AT + 86, ROWS_AT + 182, "p2", wide=ROWS_WIDE),
        refused=Act("p1", "pick p2 1"),
        because="5.venus",
    ),
}
