"""The beginner of RUBICO: weak as people are at their first table, not by dice.

One of Caesar's believes everybody until a card burns, and remembers only the round before; a senator always lies, to the
last. It looks at its neighbours' rows first, likes whatever is called red, and uses its power the first time it may.
"""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.bots.contract import Bot, Choice, Chooser
from triumvirate.bots.rubico.mind import Remark, RubicoMind, Wanted, chosen, decide
from triumvirate.bots.rubico.powers import WAIT
from triumvirate.bots.rubico.suspicion import WORTH
from triumvirate.core.view import LegalAction, View
from triumvirate.games.rubico.truth import RowCard

BELIEVED, BURNT = 0.9, -0.4  # how much of a claim is left from somebody who is believed, and from one who burnt it
FURTHER = 0.15  # a seat further away is looked at that much less gladly
DULL = -0.2  # a card of which nothing was said


class Beginner(Chooser):
    """Believes what it is told, by those who sit near, until it is burnt."""

    name = "beginner"

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """One of the legal actions, by the phase."""
        return decide(view, legal, Newcomer)


class Newcomer(RubicoMind):
    """What a beginner does in this round."""

    def lies(self) -> bool:
        """A senator does, always, which is soon seen; Caesar's people never do."""
        return self.is_senator

    def burnt_by(self) -> list[str]:
        """Who gave cards last round, when more of what was turned up was bad than good; nothing before that is remembered."""
        if not self.facts.history:
            return []
        last = self.facts.history[-1]
        if sum(WORTH[face] for face in last["shown"]) >= 0:
            return []
        return [seat for seat in self.seats if seat != self.seat and any(card.taken for card in last["rows"][seat])]

    def word(self) -> Remark | None:
        """Accuses somebody whose cards burnt, a senator somebody whose cards did not; otherwise has nothing to say."""
        burnt = self.burnt_by()
        about = [s for s in self.seats if s != self.seat and s not in burnt] if self.is_senator else burnt
        return Remark(f"accuse {about[0]}") if burnt and about else None

    def wanted(self) -> Wanted:
        """What is called red by who sits near and did not burn it; a senator takes what is called blue."""
        burnt, cards = self.burnt_by(), list[tuple[float, str, int]]()
        for seat, row in self.facts.rows.items():
            values = [
                (self._liking(card, seat in burnt) - FURTHER * self._away(seat) - 0.01 * place, seat, place)
                for place, card in enumerate(row, 1)
                if not card.covered
            ]
            cards += sorted(values, key=lambda entry: -entry[0])[:2]
        cards.sort(key=lambda entry: (-entry[0], entry[1], entry[2]))
        return Wanted([(seat, place) for _, seat, place in cards[: self.facts.quota]])

    def _liking(self, card: RowCard, is_burnt: bool) -> float:
        if card.face:
            value = WORTH[card.face]
        elif card.said in WORTH:
            value = WORTH[str(card.said)] * (BURNT if is_burnt else BELIEVED)
        else:
            value = DULL
        return -value if self.is_senator else value

    def _away(self, seat: str) -> int:
        """How many seats lie between; its own row is not far."""
        apart = abs(self.seats.index(seat) - self.seats.index(self.seat))
        return max(0, min(apart, len(self.seats) - apart) - 1)

    def power(self, allowed: set[str]) -> Choice:
        """The first time it may."""
        return at_once(self, allowed)


def at_once(mind: RubicoMind, allowed: set[str]) -> Choice:
    """A power used the first time it may be: forward for Caesar, back for the Senate, else on the card it likes least."""
    uses = sorted(action for action in allowed if action.startswith("use"))
    against = " forward" if mind.is_senator else " back"
    liked = [action for action in uses if not action.endswith(against)]
    return chosen(mind.view, min(liked, key=lambda action: _looks(mind, action)) if liked else WAIT)


def _looks(mind: RubicoMind, action: str) -> float:
    """How good the card that a power is used on looks for the own side: by its face where known, else by what it is called."""
    *seat, place = action.split()[2:] or [""]
    if not place.isdigit():
        return 0.0
    card = mind.facts.rows[seat[0] if seat else mind.seat][int(place) - 1]
    value = WORTH.get(card.face or card.said or "", DULL)
    return -value if mind.is_senator else value


def make() -> Bot:
    """The bot."""
    return Beginner()
