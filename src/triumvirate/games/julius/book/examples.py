"""The examples of the book of JULIUS CAESAR: positions that the rules play, and the part of the map to look at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from triumvirate.core.book import Act, Asked, Example, Facts, Picture
from triumvirate.core.events import Told
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games import find_game
from triumvirate.games.julius.board.pieces import NUMERALS
from triumvirate.games.julius.board.svg import HEIGHT, WIDTH, draw, spot
from triumvirate.games.julius.book.facts import NAMES
from triumvirate.games.julius.printed import DATA
from triumvirate.games.julius.view import JuliusView
from triumvirate.games.julius.words import catalogue
from triumvirate.show.drawing import cut_out

EDGE = 95.0
_BLOCK = {block["id"]: block["name"] for block in DATA["blocks"]}
_ORDERS = (
    "played caesar 4/1; chosen caesar 4/1; spent caesar 4/1; "
    "played pompeius 2/2d; chosen pompeius 2/2d; spent pompeius 2/2d; command caesar points=4 levies=1"
)
_ELSEWHERE = "at alexandria cleopatra=4"


def whole_map(asked: Asked) -> Picture:
    """The map as the war begins, seen by an onlooker."""
    return Picture(draw(Table.new(find_game("julius"), seed=1).view(None), asked.language), "")


def around(*places: str) -> Callable[[View, Asked], Picture]:
    """The part of the map that shows some places."""

    def picture(view: View, asked: Asked) -> Picture:
        spots = [spot(place) for place in places]
        left, right = min(x for x, _ in spots) - EDGE, max(x for x, _ in spots) + EDGE
        top, bottom = min(y for _, y in spots) - EDGE, max(y for _, y in spots) + EDGE
        left, top = max(0.0, left), max(0.0, top)
        right, bottom = min(WIDTH, right), min(HEIGHT, bottom)
        told = "\n".join(filter(None, (_told(view, place, asked.language) for place in places)))
        return Picture(cut_out(draw(view, asked.language), left, top, right - left, bottom - top), told)

    return picture


def _told(view: View, place: str, language: str) -> str:
    """Who stands in a place, as the viewer knows it."""
    seen = JuliusView.of(view)
    shown = [block for block in seen.shown if seen.battle and seen.battle.place == place and block.owner != seen.seat]
    names = [_named(block.block, block.strength) for block in seen.own or () if block.place == place]
    names += [_named(block.block, block.strength) for block in shown]
    hidden = [group for group in seen.places.get(place, []) if group.owner != seen.seat and not shown]
    names += [f"{group.count} × {catalogue(language)['names'][group.owner]}" for group in hidden]
    return f"{NAMES[place]}: {', '.join(names)}" if names else ""


def _named(block: str, strength: int) -> str:
    return f"{_BLOCK[block]} {NUMERALS[strength]}"


def _moved(view: View, told: Sequence[Told]) -> Facts:
    return {"came": sum(event["kind"] == "block_moved" for event in told)}


def _fired(view: View, told: Sequence[Told]) -> Facts:
    """The dice of a volley, and which of them hit."""
    dice = [event for event in told if event["kind"] == "die_rolled"]
    return {
        "dice": ", ".join(str(event["die"]) for event in dice),
        "n_dice": len(dice),
        "n_hits": sum(bool(event["hit"]) for event in dice),
    }


def _march(*blocks: str) -> tuple[Act, ...]:
    return tuple(Act("caesar", order) for block in blocks for order in (f"move {block}", "step genua"))


def _fight(position: str) -> str:
    return f"time 705 2 battle caesar; command caesar second; attack roma caesar -; {position}; {_ELSEWHERE}"


EXAMPLES: Mapping[str, Example] = {
    "steps": Example(
        f"time 705 2 move caesar; {_ORDERS}; at massilia legio-7=3; at roma legio-1=4; {_ELSEWHERE}",
        around("massilia", "genua", "roma"),
        acts=(Act("caesar", "move legio-7"), Act("caesar", "step genua")),
        refused=Act("caesar", "step roma"),
        because="7.1",
        seat="caesar",
    ),
    "road": Example(
        f"time 705 2 move caesar; {_ORDERS}; at massilia legio-7=3 legio-8=3 legio-9=3 legio-10=3 legio-11=3 legio-12=3; "
        f"at genua legio-1=4 legio-2=3; {_ELSEWHERE}",
        around("massilia", "genua", "lugdunum"),
        acts=(*_march("legio-7", "legio-8", "legio-9", "legio-10"), Act("caesar", "move legio-11")),
        refused=Act("caesar", "step genua"),
        because="7.2",
        seat="caesar",
        facts=_moved,
    ),
    "order": Example(
        _fight("at roma caesar=3 c-equitatus-1=3 pompeius=3 p-navis-3=2"),
        around("roma"),
        acts=(Act("caesar", "battle roma"), Act("caesar", "pass caesar")),
        refused=Act("pompeius", "fire p-navis-3"),
        because="8.1",
        seat="caesar",
        show="after",
    ),
    "hits": Example(
        _fight("at roma legio-7=3 legio-8=2 legio-9=2 legio-1=3"),
        around("roma"),
        acts=(
            Act("caesar", "battle roma"),
            Act("pompeius", "fire legio-1", ({"die": 1}, {"die": 1}, {"die": 6})),
            Act("caesar", "hit legio-8"),
        ),
        tells=({"kind": "hit_taken", "block": "legio-7"}, {"kind": "hit_taken", "block": "legio-8"}),
        seat="caesar",
        show="after",
        facts=_fired,
    ),
}
