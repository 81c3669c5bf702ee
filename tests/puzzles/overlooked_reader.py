"""What is said of wrong answers to puzzles, read back from the boards that are shown and the printed data alone.

What stands on a board is looked up there. The chances of CAESAR! are the exact solver's, which the proofs of the puzzles
hold against other reckonings; here it is asked once more.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from triumvirate.bots.caesar.ending import solve
from triumvirate.core.puzzles import Puzzle
from triumvirate.games import find_game
from triumvirate.puzzles import asking

ENOUGH = 300_000
BANDS = {"under_25": (0, 25), "to_50": (25, 50), "to_75": (50, 75), "over_75": (75, 100)}


def _printed(game: str) -> Any:
    return json.loads((Path(find_game(game).package) / "data" / f"{game}.json").read_text(encoding="utf-8"))


def _names(said: str) -> list[str]:
    return re.split(", | and ", said)


def false(game: str, puzzle: Puzzle, choice: str, said: str) -> list[str]:
    """The sentences that are not so, or that nobody can read; `puzzle` has what the choice overlooks."""
    sentences = re.findall(r"[^.]+(?:\.\d[^.]*)*\.", said)
    return [one.strip() for one in sentences if not READERS[game](puzzle, choice, one.strip())]


def _caesar(puzzle: Puzzle, choice: str, said: str) -> bool:
    steps = asking.steps_of("caesar", puzzle, choice)
    views = [step.view.to_json() for step in steps]
    me = puzzle.seat
    other = "pompey" if me == "caesar" else "caesar"
    table = asking.table_of("caesar", puzzle)
    for step in steps:
        table.act(step.seat, step.action)
    result = table.result()
    is_lost = result is not None and list(result.winners) == [other]
    if said == f"With it {other.title()} wins the match at once.":
        return is_lost and len(steps) == 1
    if said == f"After that {other.title()} wins the match.":
        return is_lost and len(steps) > 1
    found = re.fullmatch(r"After that (\w+) wins (.+), and (?:with that the match|(\w+)'s chance is (\d+) %)\.", said)
    if found is None or found[1] != other.title():
        return False
    held = [
        {name for name, one in view["provinces"].items() if one["control"] == other} for view in (views[0], views[-1])
    ]
    if {name.replace("_", " ").title() for name in held[1] - held[0]} != set(_names(found[2])):
        return False
    if found[3] is None:
        return is_lost
    solved = solve(table.view(me), table.legal(me), ENOUGH)
    return found[3] == me.title() and solved is not None and abs(100 * solved.chance - int(found[4])) < 1


def _julius(puzzle: Puzzle, choice: str, said: str) -> bool:
    me = puzzle.seat
    other = "pompeius" if me == "caesar" else "caesar"
    printed = _printed("julius")
    view = asking.table_of("julius", puzzle).view(me).to_json()
    if found := re.fullmatch(r"That is at least (\d+) points too (low|high)\.", said):
        percent, (low, high) = view["odds"]["holds"][me]["least"] / 10, BANDS[choice]
        off = percent - high if found[2] == "low" else low - percent
        return off > 0 and abs(off - int(found[1])) <= 0.5
    dice = r"(\w+) (\d+) dice, of which ([\d.]+) hit on average, and (\w+) (\d+), of which ([\d.]+) hit\."
    if found := re.fullmatch(f"With all that lies open a round gives {dice}", said):
        power = {block["id"]: block["firepower"] for block in printed["blocks"]}
        told = [(found[1], int(found[2]), float(found[3])), (found[4], int(found[5]), float(found[6]))]
        for seat, (name, count, hits) in zip((me, other), told, strict=True):
            there = [block for block in view["shown"] if block["owner"] == seat]
            reckoned = sum(block["strength"] * power[block["block"]] for block in there) / 6
            if (
                name.lower() != seat
                or count != sum(block["strength"] for block in there)
                or abs(reckoned - hits) > 0.051
            ):
                return False
        return True
    if found := re.fullmatch(r"The answer enters ([\w ]+), worth (\d) when winter comes; this does not\.", said):
        city = found[1].lower().replace(" ", "-")
        values = {place["id"]: place.get("value", 0) for place in printed["places"]}
        return puzzle.answer.endswith(f" {city}") and choice.split()[-1] != city and values[city] == int(found[2])
    views = [step.view.to_json() for step in asking.steps_of("julius", puzzle, choice)]
    if found := re.fullmatch(r"In what is shown (\w+) holds ([\w ]+)\.", said):
        place = found[2].lower().replace(" ", "-")
        owners = [{group["owner"] for group in one["places"].get(place, ())} for one in views]
        return found[1].lower() == other and {other} in owners
    if found := re.fullmatch(r"(.+) (?:is|are) killed in what is shown: a victory point (?:each )?for (\w+)\.", said):
        leaders = {block["name"] for block in printed["blocks"] if block["type"] == "leader" and block["side"] == me}
        fallen = [name for name in views[-1]["dead"] if name not in view["dead"]]
        named = set(_names(found[1]))
        return found[2].lower() == other and named <= leaders and {name.lower() for name in named} <= set(fallen)
    if found := re.fullmatch(rf"Blocks that {me.title()} loses in what is shown: (\d+)\.", said):
        owned = [{block["block"] for block in one["own"]} for one in (view, *views)]
        return sum(len(before - after) for before, after in pairwise(owned)) == int(found[1])
    return False


def _rubico(puzzle: Puzzle, choice: str, said: str) -> bool:
    view = asking.table_of("rubico", puzzle).view(puzzle.seat).to_json()
    if puzzle.theme != "card":
        found = re.fullmatch(r"(P\d) need not be one: with (.+) as the senators everything fits\.", said)
        senators = {name.lower() for name in _names(found[2])} if found else set()
        return bool(found) and found[1].lower() == choice and _may_be(view, senators)
    seat, place, number = (puzzle.about[name] for name in ("seat", "place", "round"))
    past = next(one for one in view["history"] if one["round"] == number)
    card = past["rows"][seat][place - 1]
    if found := re.fullmatch(
        rf"If {seat.upper()} is a friend of Caesar's, it was what {seat.upper()} said: (\w+)\.", said
    ):
        return found[1].lower() == card["said"] != choice
    found = re.fullmatch(
        r"(?:Then|If (P\d) is a senator,) at least (\d) of the cards taken in round (\d+) would have been (\w+); "
        r"of those turned up (\d) were\.",
        said,
    )
    if found is None or (found[1] or seat).lower() != seat or int(found[3]) != number or past["work"].count("discard"):
        return False
    face, turned = found[4].lower(), past["shown"].count(found[4].lower())
    fewest = min(
        sum(one == face for one in _taken(view, past, senators, (seat, place), choice))
        for senators in _deals(view)
        if _may_be(view, senators) and (found[1] is None or seat in senators)
    )
    return int(found[5]) == turned < int(found[2]) == fewest


def _deals(view: Any) -> list[set[str]]:
    """Everybody who may be the senators, by the number of them and the roles that are known."""
    roles = view["roles"]
    known = {seat for seat, role in roles.items() if role == "senate"}
    unknown = [seat for seat, role in roles.items() if role is None]
    blue = _printed("rubico")["roles"][str(len(roles))]["blue"]
    return [known | set(more) for more in combinations(unknown, blue - len(known))]


def _taken(view: Any, past: Any, senators: set[str], cell: tuple[str, int] | None, face: str) -> list[str]:
    """The faces that the taken cards must have had."""
    faces = []
    for seat, row in past["rows"].items():
        for place, card in enumerate(row, 1):
            is_true = seat not in senators and seat != view["seat"]
            known = face if (seat, place) == cell else card["face"] or (card["said"] if is_true else None)
            if card["taken"] and known not in (None, "?"):
                faces.append(known)
    return faces


def _may_be(view: Any, senators: set[str]) -> bool:
    """Whether what was taken can have been what was turned up in each round; what is left is in the pack."""
    if senators not in _deals(view):
        return False
    for past in view["history"]:
        taken = Counter(_taken(view, past, senators, None, ""))
        spare = 1 if "discard" in past["work"] else 0
        if (taken - Counter(past["shown"])).total() > spare:
            return False
        others = Counter[str]()
        for seat, row in past["rows"].items():
            is_true = seat not in senators and seat != view["seat"]
            told = [card["face"] or (card["said"] if is_true else None) for card in row if not card["taken"]]
            others.update(one for one in told if one not in (None, "?"))
        if any((Counter(past["shown"]) | taken)[face] + others[face] > view["deck"].get(face, 0) for face in others):
            return False
    return True


READERS = {"caesar": _caesar, "julius": _julius, "rubico": _rubico}
