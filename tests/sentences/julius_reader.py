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
LEVY = {card["id"]: card["levy"] for card in DATA["cards"]}
KIND = {block["id"]: block["type"] for block in DATA["blocks"]}
LEADERS = {block for block, kind in KIND.items() if kind == "leader"}
BESIDE: dict[str, set[str]] = {place["id"]: set() for place in DATA["places"]}
for one, other, _ in DATA["roads"]:
    BESIDE[one].add(other)
    BESIDE[other].add(one)
Truth = dict[str, Any]


class Scene:
    """An action, who takes it, and the truth before it; for a whole command the truth after it as well."""

    def __init__(self, truth: Truth, seat: str, action: str, legal: Sequence[str], after: Truth | None = None) -> None:
        self.truth, self.seat, self.action, self.legal = truth, seat, action, legal
        self.after = after or {}
        self.verb, *self.named = action.split()

    def standing(self, place: str, seat: str) -> list[dict[str, Any]]:
        """The blocks of a side in a place."""
        return [block for block in self.truth["blocks"].values() if (block["place"], block["owner"]) == (place, seat)]

    def own(self, truth: Truth, place: str) -> set[str]:
        """The side's own blocks in a place, at one time or the other."""
        return {name for name, at in truth["blocks"].items() if (at["place"], at["owner"]) == (place, self.seat)}

    def foes(self, truth: Truth, place: str) -> int:
        return sum((at["place"], at["owner"]) == (place, self.foe) for at in truth["blocks"].values())

    def is_beside_foes(self, truth: Truth, place: str) -> bool:
        return any(self.foes(truth, near) for near in BESIDE[place])

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


# --- whole commands ---------------------------------------------------------------------------------------------------


def places(text: str) -> list[str]:
    return [PLACE[name] for name in text.replace(" e ", " and ").split(" and ")]


def attack(s: Scene, place: str, percent: str, count: str = "1") -> bool:
    there = PLACE[place]
    return len(s.own(s.after, there)) == int(count) and s.foes(s.after, there) > 0 and 0 <= int(percent) <= 100


def taken(s: Scene, place: str, points: str) -> bool:
    city = PLACE[place]
    is_own = bool(s.own(s.after, city)) and not s.foes(s.after, city)
    return is_own and not s.own(s.truth, city) and VALUE[city] == int(points) > 0


def group(s: Scene, origin: str, goal: str, count: str = "1") -> bool:
    return len(s.own(s.truth, PLACE[origin]) & s.own(s.after, PLACE[goal])) == int(count)


def levied(s: Scene, place: str, count: str = "1") -> bool:
    raised = 0
    for name in s.own(s.after, PLACE[place]):
        before, now = s.truth["blocks"][name], s.after["blocks"][name]
        came = before["place"] not in BESIDE
        raised += came or (before["place"] == now["place"] and now["steps"] > before["steps"])
    return raised == int(count)


def stays(s: Scene) -> bool:
    return all(s.own(s.truth, place) <= s.own(s.after, place) for place in BESIDE)


def threatens(s: Scene, goal: str, count: str, names: str) -> bool:
    """Blocks that march stand in all of those places, alone, beside a city that counts and is not theirs."""
    city, roads = PLACE[goal], places(names)
    marching = all(
        any(KIND[name] != "navis" for name in s.own(s.after, place)) and not s.foes(s.after, place) for place in roads
    )
    beside = set(roads) <= BESIDE[city] and len(set(roads)) == len(roads) == int(count) >= 2
    return VALUE[city] > 0 and not s.own(s.after, city) and marching and beside


def takes_leader(s: Scene, origin: str, goal: str) -> bool:
    went = s.own(s.truth, PLACE[origin]) & s.own(s.after, PLACE[goal]) & LEADERS
    return bool(went) and s.is_beside_foes(s.truth, PLACE[origin]) and not s.is_beside_foes(s.after, PLACE[goal])


def guards(s: Scene, names: str, count: str = "1") -> bool:
    cities = places(names)
    more = all(len(s.own(s.after, city)) > len(s.own(s.truth, city)) > 0 for city in cities)
    return (
        more and all(s.is_beside_foes(s.after, city) for city in cities) and sum(VALUE[c] for c in cities) == int(count)
    )


def screens(s: Scene, city: str, goal: str) -> bool:
    there, behind = s.own(s.after, PLACE[goal]), PLACE[city]
    mounted = bool(there) and all(KIND[name] == "equitatus" for name in there) and not s.own(s.truth, PLACE[goal])
    safe = VALUE[behind] > 0 and bool(s.own(s.after, behind)) and not s.is_beside_foes(s.after, behind)
    return mounted and safe and behind in BESIDE[PLACE[goal]] and s.is_beside_foes(s.after, PLACE[goal])


def faces(s: Scene, place: str, count: str, more: str) -> bool:
    at = PLACE[place]
    return s.truth["battle"]["place"] == at and (len(s.own(s.truth, at)), s.foes(s.truth, at)) == (
        int(count),
        int(more),
    )


def levies_most(s: Scene) -> bool:
    commands = [action.split()[1] for action in s.legal if action.startswith("play") and MOVE[action.split()[1]]]
    return s.verb == "play" and LEVY[s.named[0]] == max(LEVY[card] for card in commands)


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
    Sentence("No command card in hand levies more.", "Nessuna carta comando in mano arruola di più.", levies_most),
    Sentence(
        "The block is lost with this hit.",
        "Con questo colpo il blocco è perduto.",
        lambda s: s.verb == "hit" and s.truth["blocks"][s.named[0]]["steps"] == 1,
    ),
    Sentence("Own blocks in {p}: {n}, the enemy's: {m}.", "Blocchi propri in {p}: {n}, del nemico: {m}.", faces),
    Sentence(
        "{n} blocks attack {p}; the odds are about {m} %.",
        "{n} blocchi attaccano {p}; le probabilità sono circa {m} %.",
        lambda s, n, p, m: attack(s, p, m, n),
    ),
    Sentence(
        "One block attacks {p}; the odds are about {m} %.",
        "Un blocco attacca {p}; le probabilità sono circa {m} %.",
        attack,
    ),
    Sentence("{p}, which counts {v}, is taken.", "Si prende {p}, che vale {v}.", taken),
    Sentence("{n} blocks go from {p} to {q}.", "{n} blocchi vanno da {p} a {q}.", lambda s, n, p, q: group(s, p, q, n)),
    Sentence("One block goes from {p} to {q}.", "Un blocco va da {p} a {q}.", group),
    Sentence(
        "{n} blocks are raised or strengthened in {p}.",
        "{n} blocchi si arruolano o si rinforzano a {p}.",
        lambda s, n, p: levied(s, p, n),
    ),
    Sentence("One block is raised or strengthened in {p}.", "Un blocco si arruola o si rinforza a {p}.", levied),
    Sentence("Nobody moves.", "Nessuno si muove.", stays),
    Sentence("Threatens {p} from {n} roads: {q}.", "Minaccia {p} da {n} strade: {q}.", threatens),
    Sentence(
        "Takes a leader from {p}, beside the enemy, to {q}, where no enemy is one road away.",
        "Porta un condottiero da {p}, accanto al nemico, a {q}, dove nessun nemico è a una strada.",
        takes_leader,
    ),
    Sentence(
        "Guards {n} points with more blocks: {p}.",
        "Difende {n} punti con più blocchi: {p}.",
        lambda s, n, p: guards(s, p, n),
    ),
    Sentence("Guards a point with more blocks: {p}.", "Difende un punto con più blocchi: {p}.", guards),
    Sentence("Screens {p} with cavalry in {q}.", "Copre {p} con la cavalleria in {q}.", screens),
)


def check(scene: Scene, prose: str, language: str = "en") -> int:
    """How many sentences were said of an action, all of them understood and true."""
    return check_prose(SENTENCES, prose, language, scene)
