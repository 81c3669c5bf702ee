"""The examples of the book of CAESAR!: positions that the rules play, and the part of the board to look at."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence

from triumvirate.core.book import Act, Asked, Example, Facts, Picture
from triumvirate.core.events import Told
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games import find_game
from triumvirate.games.caesar.board.svg import HEIGHT, SEATS, WIDTH, draw, spot
from triumvirate.games.caesar.board.text import ICON, short_token
from triumvirate.games.caesar.printed import DATA
from triumvirate.games.caesar.view import CaesarView
from triumvirate.games.caesar.words import catalogue
from triumvirate.show.drawing import cut_out

EDGE, LEAST = 62.0, 300.0
FIRST_YEAR = 705  # any seed: it only says which bonuses lie where
_NAME = {province["id"]: province["name"] for province in DATA["provinces"]}


def around(*provinces: str) -> Callable[[View, Asked], Picture]:
    """The part of the board that shows some provinces with their spaces."""

    def picture(view: View, asked: Asked) -> Picture:
        places = [
            spot(border["at"]) for border in DATA["borders"] if any(name in border["provinces"] for name in provinces)
        ]
        places += [
            spot(at) for province in DATA["provinces"] if province["id"] in provinces for at in province["control"]
        ]
        left, right = min(x for x, _ in places) - EDGE, max(x for x, _ in places) + EDGE
        top, bottom = min(y for _, y in places) - EDGE, max(y for _, y in places) + EDGE
        wide = max(LEAST, right - left)
        left = max(0.0, min(left - (wide - (right - left)) / 2, WIDTH - wide))
        top, bottom = max(0.0, top), min(HEIGHT, bottom)
        return Picture(
            cut_out(draw(view, asked.language), left, top, wide, bottom - top), "\n".join(_told(view, asked, provinces))
        )

    return picture


def board(asked: Asked) -> Picture:
    """The empty board, as a match begins."""
    return Picture(draw(Table.new(find_game("caesar"), seed=FIRST_YEAR).view(None), asked.language), "")


def _told(view: View, asked: Asked, provinces: Sequence[str]) -> list[str]:
    """The provinces and their spaces in a few lines of characters."""
    seen, words = CaesarView.of(view), catalogue(asked.language)
    lines = []
    for name in provinces:
        settled = seen.provinces[name]
        sums = " : ".join(f"{words['names'][seat]} {settled.totals[seat]}" for seat in SEATS)
        held = f" ●{words['names'][settled.control]}" if settled.control else " =" if settled.closed else ""
        lines.append(f"{_NAME[name]}: {sums}{held}")
        for border in DATA["borders"]:
            if name in border["provinces"]:
                lying = seen.borders[border["id"]]
                first, second = (_NAME[other] for other in border["provinces"])
                if lying is None:
                    said = ICON[border["icon"]]
                elif lying.marker:
                    said = f"●{words['names'][lying.marker]}"
                elif lying.facedown or lying.token is None:
                    said = f"▒ {words['names'][lying.seat]}"
                else:
                    said = f"{words['names'][lying.seat]} {short_token(lying.token)}, "
                    said += f"{lying.values[0]}→{first} {lying.values[1]}→{second}"
                lines.append(f"  {first} | {second}: {said}")
    return list(dict.fromkeys(lines))


def _sums(*provinces: str) -> Callable[[View, Sequence[Told]], Facts]:
    """The sums in provinces, as caesar_syria, pompey_syria."""

    def facts(view: View, told: Sequence[Told]) -> Facts:
        seen = CaesarView.of(view)
        return {f"{seat}_{name}": seen.provinces[name].totals[seat] for name in provinces for seat in SEATS}

    return facts


def _at(position: str, **options: object) -> str:
    return f"options {json.dumps(options)}; {position}"


def _counted(view: View, told: Sequence[Told]) -> Facts:
    """How many markers what happened has placed, and of what kind."""
    kinds = [event["kind"] for event in told]
    return {
        "border_markers": kinds.count("border_marked"),
        "senate_markers": kinds.count("senate_marker"),
        "all_markers": sum(
            kinds.count(kind) for kind in ("province_won", "italia_second", "border_marked", "senate_marker")
        ),
    }


def _both(*facts: Callable[[View, Sequence[Told]], Facts]) -> Callable[[View, Sequence[Told]], Facts]:
    def joined(view: View, told: Sequence[Told]) -> Facts:
        return {name: value for each in facts for name, value in each(view, told).items()}

    return joined


_CLOSING = "turn caesar place; hand caesar shield-5-1; on SY-AG pompey sword-4-2 4/2; bonus syria wealth"
_HISPANIAE = (
    "turn caesar place; hand caesar shield-5-1; on HU-MT caesar ship-4-2 4/2; on GA-HC pompey sword-5-1 1/5; "
    "bonus hispania_citerior might; bonus hispania_ulterior senate"
)
_BORDERS = (
    "turn caesar place; hand caesar shield-6-0; on AS-CR pompey shield-3-3 3/3; on AS-AG caesar ship-5-1 5/1; "
    "on SY-AG caesar sword-3-3 3/3; bonus asia wealth; bonus syria tactics"
)
_MIGHT = (
    "turn caesar place; hand caesar shield-5-1; on SY-AG caesar sword-4-2 4/2; bonus syria might; "
    "on AS-CR pompey shield-6-0 6/0"
)
_SENATE = "turn caesar place; hand caesar shield-5-1; on SY-AG caesar sword-4-2 4/2; bonus syria senate; senate 1 0; placed 1 0"
_LAST = "turn caesar place; hand caesar shield-5-1; on SY-AG caesar sword-4-2 4/2; bonus syria tactics; placed 11 9"

EXAMPLES: Mapping[str, Example] = {
    "fits": Example(
        "turn caesar place; hand caesar shield-5-1",
        around("syria"),
        refused=Act("caesar", "place shield-5-1 SY-AG 5/1"),
        because="turn.1",
    ),
    "closing": Example(
        _CLOSING,
        around("syria", "asia"),
        acts=(Act("caesar", "place shield-5-1 AS-SY 5/1"),),
        tells=(
            {"kind": "province_closed", "province": "syria"},
            {"kind": "bonus_taken", "seat": "caesar", "province": "syria", "bonus": "wealth"},
            {"kind": "province_won", "seat": "pompey", "province": "syria"},
            {"kind": "wealth", "seat": "caesar"},
        ),
        facts=_sums("syria", "asia"),
    ),
    "two": Example(
        _HISPANIAE,
        around("hispania_citerior", "hispania_ulterior"),
        acts=(Act("caesar", "place shield-5-1 HC-HU 1/5"), Act("caesar", "close hispania_ulterior")),
        tells=(
            {"kind": "order_chosen", "seat": "caesar", "province": "hispania_ulterior"},
            {"kind": "province_won", "seat": "caesar", "province": "hispania_ulterior"},
            {"kind": "province_won", "seat": "pompey", "province": "hispania_citerior"},
        ),
        facts=_sums("hispania_citerior", "hispania_ulterior"),
    ),
    "borders": Example(
        _BORDERS,
        around("asia", "syria"),
        acts=(Act("caesar", "place shield-6-0 AS-SY 6/0"), Act("caesar", "close asia")),
        tells=(
            {"kind": "province_won", "seat": "caesar", "province": "asia"},
            {"kind": "province_won", "seat": "caesar", "province": "syria"},
            {"kind": "border_marked", "seat": "caesar", "border": "AS-SY"},
        ),
        facts=_both(_sums("asia", "syria"), _counted),
    ),
    "might": Example(
        _MIGHT,
        around("asia", "syria"),
        acts=(Act("caesar", "place shield-5-1 AS-SY 1/5"), Act("caesar", "might token AS-CR")),
        tells=({"kind": "token_turned", "border": "AS-CR"},),
        facts=_sums("asia", "syria"),
    ),
    "senate": Example(
        _SENATE,
        around("syria"),
        acts=(Act("caesar", "place shield-5-1 AS-SY 1/5"),),
        tells=(
            {"kind": "province_won", "seat": "caesar", "province": "syria"},
            {"kind": "senate", "seat": "caesar", "count": 2},
        ),
        facts=_counted,
        show="after",
    ),
    "last": Example(
        _LAST,
        around("syria"),
        acts=(Act("caesar", "place shield-5-1 AS-SY 1/5"),),
        tells=({"kind": "game_ended", "winner": "caesar", "reason": "last marker"},),
        show="after",
    ),
    "crassus": Example(
        _at(
            "turn caesar place; hand caesar; line sword-6-0 sword-4-2; bag pompey; tiles A; on AS-SY caesar shield-3-3 3/3",
            solo="normal",
        ),
        around("syria"),
        acts=(Act("caesar", "pass", ({"tile": "A"},)),),
        tells=({"kind": "auto_choice", "step": 1}, {"kind": "province_won", "seat": "pompey", "province": "syria"}),
        facts=_sums("syria"),
    ),
}
