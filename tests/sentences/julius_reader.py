"""Reads what is said of a single action at JULIUS CAESAR and checks it against the data file and the truth as it was."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sentences.reading import Sentence, check_prose

DATA = json.loads(
    (Path(__file__).parents[2] / "src/triumvirate/games/julius/data/julius.json").read_text(encoding="utf-8")
)
PLACE = {place["name"]: place["id"] for place in DATA["places"]}
VALUE = {place["id"]: place.get("value") or 0 for place in DATA["places"]}
CITIES = [place["id"] for place in DATA["places"] if place["kind"] == "city"]
MOVE = {card["id"]: card["move"] for card in DATA["cards"]}
LEADERS = {block["id"] for block in DATA["blocks"] if block["type"] == "leader"}


class Scene:
    """An action, who takes it, and the truth before it."""

    def __init__(self, truth: dict[str, Any], seat: str, action: str, legal: Sequence[str]) -> None:
        self.truth, self.seat, self.action, self.legal = truth, seat, action, legal
        self.verb, *self.named = action.split()

    def standing(self, place: str, seat: str) -> list[dict[str, Any]]:
        """The blocks of a side in a place."""
        return [block for block in self.truth["blocks"].values() if (block["place"], block["owner"]) == (place, seat)]

    @property
    def foe(self) -> str:
        return "pompeius" if self.seat == "caesar" else "caesar"


def card(s: Scene, verb: str) -> bool:
    """Beside the command cards in hand."""
    moves = [MOVE[action.split()[1]] for action in s.legal if action.startswith(verb) and MOVE[action.split()[1]]]
    return s.verb == verb and MOVE[s.named[0]] == (max if verb == "play" else min)(moves)


def fought_for(s: Scene, place: str, count: str = "1") -> bool:
    return s.verb == "step" and s.named == [PLACE[place]] and len(s.standing(PLACE[place], s.foe)) == int(count)


def worth_a_fight(s: Scene, place: str, points: str, count: str = "1") -> bool:
    return fought_for(s, place, count) and VALUE[PLACE[place]] == int(points) > 0


def counts(s: Scene, place: str, points: str) -> bool:
    return s.named[-1] == PLACE[place] and VALUE[PLACE[place]] == int(points) > 0


def odds(s: Scene, place: str, percent: str) -> bool:
    return s.truth["battle"]["place"] == PLACE[place] and 0 <= int(percent) <= 100


def hungry(s: Scene, place: str, feeds: str, stand: str) -> bool:
    here = s.truth["blocks"][s.named[0]]["place"]
    return (
        s.verb == "disband"
        and here == PLACE[place]
        and int(feeds) == 3 + VALUE[here] < int(stand) == len(s.standing(here, s.seat))
    )


def fed(s: Scene) -> bool:
    return s.verb == "end-disband" and all(len(s.standing(city, s.seat)) <= 3 + VALUE[city] for city in CITIES)


def main_road(s: Scene) -> bool:
    came: dict[str, int] = {}
    for block in s.standing(s.truth["command"]["asked"], s.seat):
        if block["came"] is not None:
            came[block["came"]] = came.get(block["came"], 0) + block["steps"]
    return s.verb == "main-road" and came[s.named[0]] == max(came.values())


SENTENCES = (
    Sentence("The only choice.", "L'unica scelta.", lambda s: len(s.legal) == 1),
    Sentence("Chosen at random among {n}.", "Scelta a caso fra {n}.", lambda s, n: int(n) == len(s.legal)),
    Sentence(
        "No command card in hand moves more.",
        "Nessuna carta comando in mano muove di più.",
        lambda s: card(s, "play"),
    ),
    Sentence(
        "No command card in hand moves less.",
        "Nessuna carta comando in mano muove di meno.",
        lambda s: card(s, "discard"),
    ),
    Sentence("The odds in {p} are about {n} %.", "Le probabilità in {p} sono circa {n} %.", odds),
    Sentence(
        "The block has a step left and stays.",
        "Al blocco resta un passo, e rimane.",
        lambda s: s.verb == "hit" and s.truth["blocks"][s.named[0]]["steps"] > 1,
    ),
    Sentence(
        "Takes a leader out of the battle.",
        "Porta un condottiero fuori dalla battaglia.",
        lambda s: s.verb == "retreat" and s.named[0] in LEADERS,
    ),
    Sentence("Everybody is fed.", "Tutti sono riforniti.", fed),
    Sentence("{p} feeds {n}, and {m} blocks stand there.", "{p} rifornisce {n}, e lì ci sono {m} blocchi.", hungry),
    Sentence("No other road brought more steps.", "Nessun'altra strada ha portato più passi.", main_road),
    Sentence(
        "{p}, which counts {v}, can be fought for: {n} enemy blocks there.",
        "Per {p}, che vale {v}, si può combattere: ci sono {n} blocchi nemici.",
        worth_a_fight,
    ),
    Sentence(
        "{p}, which counts {v}, can be fought for: one enemy block there.",
        "Per {p}, che vale {v}, si può combattere: c'è un solo blocco nemico.",
        worth_a_fight,
    ),
    Sentence(
        "{p} can be fought for: {n} enemy blocks there.",
        "Per {p} si può combattere: ci sono {n} blocchi nemici.",
        fought_for,
    ),
    Sentence(
        "{p} can be fought for: one enemy block there.",
        "Per {p} si può combattere: c'è un solo blocco nemico.",
        fought_for,
    ),
    Sentence("{p} counts {v}.", "{p} vale {v}.", counts),
)


def check(scene: Scene, prose: str, language: str = "en") -> int:
    """How many sentences were said of an action, all of them understood and true."""
    return check_prose(SENTENCES, prose, language, scene)
