"""What every bot of RUBICO does alike: a decision by its phase, a row laid and spoken of, the cards wanted taken.

The levels differ in their minds: whether to lie this round, what to say of others, which cards and when the power.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

from triumvirate.bots.contract import Choice
from triumvirate.bots.reasons import Reason, because, why
from triumvirate.bots.rubico.lying import SWAPPED
from triumvirate.bots.rubico.memory import remembered
from triumvirate.bots.rubico.powers import put_place
from triumvirate.bots.rubico.reasons import told
from triumvirate.bots.rubico.suspicion import WORTH
from triumvirate.core.view import LegalAction, View
from triumvirate.games.rubico.view import RubicoView


class Wanted(NamedTuple):
    """The cards a Centurion wants, by seat and place, best first; where it reckons, what it thinks and its chance to win."""

    cards: Sequence[tuple[str, int]]
    thought: tuple[Reason, ...] = ()
    chance: float | None = None


class Remark(NamedTuple):
    """A word about somebody, and what its speaker thinks of that person."""

    action: str
    thought: tuple[Reason, ...] = ()


def lasting(facts: RubicoView, seat: str) -> str:
    """What never changes in a game and tells it from another: the seat, its role, its power or first cards."""
    seats = list(facts.roles)
    first = (seats.index(facts.centurion) - facts.round + 1) % len(seats)
    power = facts.powers[seat] or next((use.power for use in facts.used if use.seat == seat), "")
    rounds = [entry["rows"][seat] for entry in facts.history if entry["round"] == 1]
    row = rounds[0] if rounds else facts.rows[seat]
    cards = "" if power else "".join(sorted(str(card.face) for card in row))
    return f"{seat} {facts.roles[seat]} {first} {power} {cards} {len(seats)}"


class RubicoMind(ABC):
    """A bot in one position: who it is and what it does this round; where it forgets, it remembers so many rounds."""

    def __init__(self, view: View, rounds: int | None = None) -> None:
        assert view.seat is not None
        self.facts, self.seat = remembered(view, rounds), view.seat
        self.view: View = self.facts
        self.seats = list(self.facts.roles)
        self.is_senator = self.facts.roles[view.seat] == "senate"
        self._lasting = lasting(RubicoView.of(view), view.seat)

    @abstractmethod
    def lies(self) -> bool:
        """Whether this round's row and claims are turned around."""

    def lies_because(self) -> tuple[Reason, ...]:
        """What it thinks of those who are to believe this round's claims."""
        return ()

    @abstractmethod
    def word(self) -> Remark | None:
        """A word about somebody, or none this round."""

    @abstractmethod
    def wanted(self) -> Wanted:
        """The cards to take as Centurion."""

    @abstractmethod
    def power(self, allowed: set[str]) -> Choice:
        """Use the power held, or pass."""

    def claim_of(self, place: int) -> str:
        """What it says of a card of its own this round."""
        face = str(self.facts.rows[self.seat][place - 1].face)
        return SWAPPED[face] if self.lies() else face


def decide(view: View, legal: Sequence[LegalAction], think: Callable[[View], RubicoMind]) -> Choice:
    """One of the legal actions, by the phase; nothing is thought about where nothing is to be chosen."""
    if len(legal) == 1:
        return Choice(legal[0].action, why("rubico", "only"))
    allowed = {choice.action for choice in legal}
    if RubicoView.of(view).holding is not None:
        return chosen(view, put_place(allowed))
    mind = think(view)
    phase = RubicoView.of(view).phase
    if phase == "arrange":
        return chosen(mind.view, _arrange(mind))
    if phase == "talk":
        return _talk(mind, allowed)
    if phase == "choice" and RubicoView.of(view).centurion == view.seat:
        return _take(mind, allowed)
    return mind.power(allowed)


def chosen(view: View, action: str, thought: Sequence[Reason] = (), chance: float | None = None) -> Choice:
    """An action with all that can be said of it, and what its bot thinks beside."""
    return Choice(action, because("rubico", (*told(RubicoView.of(view), action), *thought)), chance)


def _arrange(mind: RubicoMind) -> str:
    """The card to be wanted lies leftmost: the best for the march, or the worst in a round of lies."""
    faces = [str(card.face) for card in mind.facts.rows[mind.seat]]
    lies = mind.lies()
    order = sorted(faces, key=lambda face: WORTH[face] if lies else -WORTH[face])
    for place, face in enumerate(order):
        if faces[place] != face:
            return f"swap {place + 1} {faces.index(face, place + 1) + 1}"
    return "lock"


def _talk(mind: RubicoMind, allowed: set[str]) -> Choice:
    """Says of each card what suits the round, then perhaps a word about somebody, then is done."""
    row = mind.facts.rows[mind.seat]
    for place, card in enumerate(row, 1):
        if card.said is None:
            thought = mind.lies_because() if all(other.said is None for other in row) else ()  # once a row
            return chosen(mind.view, f"claim {place} {mind.claim_of(place)}", thought)
    said_word = mind.word() if mind.facts.words[mind.seat] is None else None
    if said_word is not None and said_word.action in allowed:
        return chosen(mind.view, *said_word)
    return chosen(mind.view, "done")


def _take(mind: RubicoMind, allowed: set[str]) -> Choice:
    """Chooses the wanted cards one by one, gives back what is no longer wanted, and confirms."""
    cards, thought, chance = mind.wanted()
    for seat, row in mind.facts.rows.items():
        for place, card in enumerate(row, 1):
            if card.picked and (seat, place) not in cards:
                return chosen(mind.view, f"unpick {seat} {place}", thought, chance)
    for seat, place in cards:
        if f"pick {seat} {place}" in allowed:
            return chosen(mind.view, f"pick {seat} {place}", thought, chance)
    return chosen(mind.view, "confirm", thought, chance)
