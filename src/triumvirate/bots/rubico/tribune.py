"""The tribune of RUBICO: lays its row, speaks, chooses and uses its power by its side's interest and by suspicion.

Caesar's people lay and speak honestly, except to a Centurion they are sure is a senator. A senator lies at a rate of its
own, drawn for the game; the cunning one tells the truth once the table disbelieves it. As Centurion it stays plausible
for a while or sabotages. Traits are drawn from what never changes in a game, so the same view always gets the same
answer.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from triumvirate.bots.contract import Bot, Choice, Chooser
from triumvirate.bots.rubico.mind import Remark, RubicoMind, Wanted, chosen, decide
from triumvirate.bots.rubico.powers import power_choice
from triumvirate.bots.rubico.suspicion import LIES, WORTH, suspicion, worth_of
from triumvirate.core.view import LegalAction, View
from triumvirate.games.rubico.truth import RowCard

SURE = 0.8
PLAUSIBLE = 0.6
# How far the table may doubt a senator before the cunning one tells the truth, which then misleads; and how many are
# cunning, by players: so many that on the Via Aemilia neither side was favoured (docs/rubico.md tells how it is now).
DISBELIEVED = 0.65
CUNNING = {3: 1.0, 4: 0.5, 5: 1.0, 6: 0.0, 7: 0.4}


class Tribune(Chooser):
    """Remembers who said what, and weighs every claim by how far it trusts the speaker."""

    name = "tribune"

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """One of the legal actions, by the phase."""
        return decide(view, legal, Temper)


class Temper(RubicoMind):
    """What a tribune is like in one game, and what it does in this round."""

    def __init__(self, view: View, rounds: int | None = None) -> None:
        super().__init__(view, rounds)
        life = random.Random(self._lasting)
        self.lying_rate = life.uniform(0.35, 1.0)
        self.is_plausible = life.random() < PLAUSIBLE
        self.is_cunning = life.random() < CUNNING[len(self.seats)]
        today = random.Random(f"{life.random()} {self.facts.round}")
        self.lies_today = today.random() < self.lying_rate
        self.misleads = today.random() < 0.5
        self.speaks_up = today.random()

    def lies(self) -> bool:
        """Whether this round's row and claims are turned around; to a fellow senator always, who knows to turn them."""
        centurion = self.facts.centurion
        if not self.is_senator:
            return self.misleads and suspicion(self.view)[centurion] > SURE
        if self.facts.roles[centurion] == "senate":
            return True
        if self.is_cunning and suspicion(self.view, as_all=True)[self.seat] > DISBELIEVED:
            return False
        return self.lies_today

    def word(self) -> Remark | None:
        """Accuse who looks worst or trust who looks best; a senator's words are the same, the accusation turned around."""
        if self.speaks_up >= 0.5:
            return None
        doubts = {seat: doubt for seat, doubt in suspicion(self.view).items() if seat != self.seat}
        best = min(doubts, key=lambda seat: (doubts[seat], seat))
        worst = max(doubts, key=lambda seat: (doubts[seat], seat))
        if self.is_senator:
            said = f"accuse {best}" if self.speaks_up < 0.25 else f"trust {best}"
        else:
            said = f"accuse {worst}" if doubts[worst] > 0.65 else f"trust {best}"
        return Remark(said)

    def wanted(self) -> Wanted:
        """The cards to take, best first: two at most from each row, as many as the way asks for."""
        doubts = suspicion(self.view)
        shows = self.is_senator and not self.sabotages()
        cards: list[tuple[float, str, int]] = []
        for seat, row in self.facts.rows.items():
            knows = self.is_senator and self.facts.roles[seat] == "senate"
            values = []
            for place, card in enumerate(row, 1):
                if not card.covered:
                    value = _worth(card, doubts[seat], knows) - 0.01 * place
                    values.append((_for_senate(card, value, shows) if self.is_senator else value, seat, place))
            cards += sorted(values, key=lambda entry: -entry[0])[:2]
        cards.sort(key=lambda entry: (-entry[0], entry[1], entry[2]))
        return Wanted([(seat, place) for _, seat, place in cards[: self.facts.quota]])

    def power(self, allowed: set[str]) -> Choice:
        """Use the power held where it helps now; otherwise pass."""
        return chosen(self.view, power_choice(self.view, allowed))

    def sabotages(self) -> bool:
        """Openly, or only late: when Caesar is near Rome, the Senate one card short, or four rounds have gone by."""
        facts = self.facts
        left = facts.checkpoints[-1] - facts.position
        is_late = facts.round > 4 or left <= 2 or max(facts.senate.legions.values()) >= 3
        return is_late or not self.is_plausible


def _worth(card: RowCard, doubt: float, is_fellow: bool) -> float:
    """A card seen is what it is; a fellow senator's claims to a senator are all turned around."""
    if card.face:
        return WORTH[card.face]
    return worth_of(card.said, doubt, 1.0 if is_fellow else LIES)


def _for_senate(card: RowCard, value: float, shows: bool) -> float:
    """A senator wants the opposite; one who stays plausible takes claimed red cards, but those that are lies."""
    if shows:
        return (3.0 if card.said == "red" else 0.0) - value
    return -value


def make() -> Bot:
    """The bot."""
    return Tribune()
