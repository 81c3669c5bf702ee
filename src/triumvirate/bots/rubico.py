"""The tribune of RUBICO: lays its row, speaks, chooses and uses its power by its side's interest and by suspicion.

It follows the profile that the rules' balance was measured with, but strikes sooner. Caesar's people lay and speak
honestly, except to a Centurion they are sure is a senator. A senator lies at a rate of its own, drawn for the game, and
as Centurion stays plausible for a while or sabotages. Traits are drawn from what never changes in a game, so the same
view always gets the same answer.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from triumvirate.bots.contract import Bot, Choice
from triumvirate.bots.reasons import why
from triumvirate.bots.rubico_powers import power_choice, put_place
from triumvirate.bots.rubico_suspicion import LIES, WORTH, suspicion, worth_of
from triumvirate.core.view import LegalAction, View

SURE = 0.8
PLAUSIBLE = 0.6
SWAPPED = {"red": "blue", "blue": "red", "pompey": "red", "janus": "janus"}


class Tribune:
    """Remembers who said what, and weighs every claim by how far it trusts the speaker."""

    name = "tribune"
    about = "Keeps track of claims and outcomes, trusts and distrusts, and speaks in its side's interest."

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """One of the legal actions, by the phase."""
        if len(legal) == 1:
            return Choice(legal[0].action, why("rubico", "only"))
        allowed = {choice.action for choice in legal}
        phase = view.facts["phase"]
        if view.facts["holding"] is not None:
            return put_place(view, allowed)
        if phase == "arrange":
            return _arrange(view, Temper(view))
        if phase == "talk":
            return _talk(view, Temper(view), allowed)
        if phase == "choice" and view.facts["centurion"] == view.seat:
            return _centurion(view, Temper(view), allowed)
        return power_choice(view, allowed)


class Temper:
    """What a tribune is like in one game, and what it does in this round."""

    def __init__(self, view: View) -> None:
        facts = view.facts
        assert view.seat is not None
        seats = list(facts["roles"])
        self.is_senator = facts["roles"][view.seat] == "senate"
        first = (seats.index(facts["centurion"]) - facts["round"] + 1) % len(seats)
        power = facts["powers"][view.seat] or next(
            (use["power"] for use in facts["used"] if use["seat"] == view.seat), _first_cards(view)
        )
        life = random.Random(f"{view.seat} {self.is_senator} {first} {power} {len(seats)}")
        self.lying_rate = life.uniform(0.35, 1.0)
        self.is_plausible = life.random() < PLAUSIBLE
        today = random.Random(f"{life.random()} {facts['round']}")
        self.lies_today = today.random() < self.lying_rate
        self.misleads = today.random() < 0.5
        self.speaks_up = today.random()


def _first_cards(view: View) -> str:
    """Where there are no powers, the cards of the first round tell one game from another."""
    assert view.seat is not None
    facts = view.facts
    rounds = [entry["rows"][view.seat] for entry in facts["history"] if entry["round"] == 1]
    row = rounds[0] if rounds else facts["rows"][view.seat]
    return "".join(sorted(str(card["face"]) for card in row))


def _lies(view: View, temper: Temper) -> bool:
    """Whether this round's row and claims are turned around."""
    centurion = view.facts["centurion"]
    doubt = suspicion(view)[centurion]
    if not temper.is_senator:
        return doubt > SURE and temper.misleads
    return temper.lies_today or view.facts["roles"][centurion] == "senate"


def _arrange(view: View, temper: Temper) -> Choice:
    """The card to be wanted lies leftmost: the best for the march, or the worst in a round of lies."""
    assert view.seat is not None
    faces = [card["face"] for card in view.facts["rows"][view.seat]]
    lies = _lies(view, temper)
    order = sorted(faces, key=lambda face: WORTH[face] if lies else -WORTH[face])
    for place, face in enumerate(order):
        if faces[place] != face:
            other = faces.index(face, place + 1)
            return Choice(f"swap {place + 1} {other + 1}", why("rubico", "arrange"))
    return Choice("lock", why("rubico", "lock"))


def _talk(view: View, temper: Temper, allowed: set[str]) -> Choice:
    """Says of each card what suits the round, then perhaps a word about somebody, then is done."""
    assert view.seat is not None
    lies = _lies(view, temper)
    for place, card in enumerate(view.facts["rows"][view.seat], 1):
        if card["said"] is None:
            said = SWAPPED[card["face"]] if lies else card["face"]
            return Choice(f"claim {place} {said}", why("rubico", "claim"))
    if temper.speaks_up < 0.5 and view.facts["words"][view.seat] is None:
        word = _word(view, temper)
        if word in allowed:
            return Choice(word, why("rubico", "word"))
    return Choice("done", why("rubico", "done"))


def _word(view: View, temper: Temper) -> str:
    """Accuse who looks worst or trust who looks best; a senator does the same words, the accusation turned around."""
    doubts = {seat: doubt for seat, doubt in suspicion(view).items() if seat != view.seat}
    best = min(doubts, key=lambda seat: (doubts[seat], seat))
    if temper.is_senator:
        return f"accuse {best}" if temper.speaks_up < 0.25 else f"trust {best}"
    worst = max(doubts, key=lambda seat: (doubts[seat], seat))
    return f"accuse {worst}" if doubts[worst] > 0.65 else f"trust {best}"


def _centurion(view: View, temper: Temper, allowed: set[str]) -> Choice:
    """Chooses the wanted cards one by one, gives back what is no longer wanted, and confirms."""
    wanted = _wanted(view, temper)
    for seat, row in view.facts["rows"].items():
        for place, card in enumerate(row, 1):
            if card["picked"] and (seat, place) not in wanted:
                return Choice(f"unpick {seat} {place}", why("rubico", "unpick"))
    for seat, place in wanted:
        if f"pick {seat} {place}" in allowed:
            return Choice(f"pick {seat} {place}", why("rubico", "pick", seat=seat))
    return Choice("confirm", why("rubico", "confirm"))


def _wanted(view: View, temper: Temper) -> list[tuple[str, int]]:
    """The cards to take, best first: two at most from each row, as many as the way asks for."""
    doubts = suspicion(view)
    sabotages = temper.is_senator and _sabotages(view, temper)
    shows = temper.is_senator and not sabotages
    cards: list[tuple[float, str, int]] = []
    for seat, row in view.facts["rows"].items():
        knows = temper.is_senator and view.facts["roles"][seat] == "senate"
        values = []
        for place, card in enumerate(row, 1):
            if not card["covered"]:
                value = _worth(card, doubts[seat], knows) - 0.01 * place
                values.append((_for_senate(card, value, shows) if temper.is_senator else value, seat, place))
        cards += sorted(values, key=lambda entry: -entry[0])[:2]
    cards.sort(key=lambda entry: (-entry[0], entry[1], entry[2]))
    return [(seat, place) for _, seat, place in cards[: view.facts["quota"]]]


def _worth(card: dict[str, Any], doubt: float, is_fellow: bool) -> float:
    """A card seen is what it is; a fellow senator's claims to a senator are all turned around."""
    if card["face"]:
        return WORTH[card["face"]]
    return worth_of(card["said"], doubt, 1.0 if is_fellow else LIES)


def _for_senate(card: dict[str, Any], value: float, shows: bool) -> float:
    """A senator wants the opposite; one who stays plausible takes claimed red cards, but those that are lies."""
    if shows:
        return (3.0 if card["said"] == "red" else 0.0) - value
    return -value


def _sabotages(view: View, temper: Temper) -> bool:
    """Openly, or only late: when Caesar is near Rome, the Senate one card short, or four rounds have gone by."""
    facts = view.facts
    left = facts["checkpoints"][-1] - facts["position"]
    is_late = facts["round"] > 4 or left <= 2 or max(facts["senate"]["legions"].values()) >= 3
    return is_late or not temper.is_plausible


def make() -> Bot:
    """The bot."""
    return Tribune()
