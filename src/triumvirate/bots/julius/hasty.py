"""Commanders of JULIUS CAESAR who have few ideas and forget outposts, for the coach: as people plan who are short of time.

They try what comes to mind as legate and imperator do, but of all the ways to lead a command only the first few, with none of
their groups held back; blocks in a place that they overlook stay where they are in every plan. What they saw in a battle they
have forgotten when it is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, replace
from itertools import islice

from triumvirate.bots.contract import Bot
from triumvirate.bots.julius.aims import Aim, aims, held
from triumvirate.bots.julius.attention import BEGINNER, Attention
from triumvirate.bots.julius.imperator import Counselled, Imperator, Network
from triumvirate.bots.julius.legate import TRUTHS, Legate
from triumvirate.bots.julius.plans import Plan, Sampled
from triumvirate.core.view import View
from triumvirate.games.julius.printed import PLACE_INDEX
from triumvirate.games.julius.state import BLOCKS, SEATS
from triumvirate.games.julius.view import JuliusView


@dataclass(frozen=True)
class Haste:
    """How many ways to lead a command come to mind, how many tries a decision gets, and what is looked at."""

    ideas: int
    tries: int
    attention: Attention = BEGINNER


def forgotten(view: View) -> View:
    """What the table shows, and nothing of what was seen there before."""
    now = copy(view)
    now.recalled = None
    return now


class FewPlans(Sampled):
    """Sampled truths in the mind of somebody hasty."""

    _ideas = 0
    _overlooked: Mapping[int, int]

    def hurry(self, view: View, haste: Haste) -> FewPlans:
        """Think of so little from now on."""
        overlooked = haste.attention.overlooked(JuliusView.of(view))
        self._ideas, self._overlooked = haste.ideas, {PLACE_INDEX[place]: BLOCKS for place in overlooked}
        return self

    def planned(self, aim: Aim) -> Plan:
        """A command in which nobody leaves a place that is overlooked."""
        return super().planned(held(aim, self._overlooked))

    def plans(self) -> list[Plan]:
        """The first that come to mind."""
        return list(dict.fromkeys(self.planned(aim) for aim in islice(aims(self.first, self.seat), self._ideas)))

    def staying(self) -> Plan:
        """To let everybody stand does not come to mind: the first plan again."""
        return self.plans()[0]


class FewCounselled(FewPlans, Counselled):
    """The same with a network that judges them; what it would do itself does not come to mind."""


class Hasty(Legate):
    """A legate in haste."""

    def __init__(self, haste: Haste) -> None:
        super().__init__(haste.tries)
        self.haste = haste

    def tuned(self, number: int) -> Bot:
        """As hasty, with so many tries."""
        return Hasty(replace(self.haste, tries=number))

    def _sampled(self, view: View, seed: str) -> Sampled:
        seat = SEATS.index(str(view.seat))
        return FewPlans(forgotten(view), seat, TRUTHS, seed).hurry(view, self.haste)


class HastyImperator(Imperator):
    """An imperator in haste."""

    def __init__(self, network: Network, haste: Haste) -> None:
        super().__init__(network, haste.tries)
        self.haste = haste

    def tuned(self, number: int) -> Bot:
        """As hasty, with so many tries."""
        return HastyImperator(self._network, replace(self.haste, tries=number))

    def _sampled(self, view: View, seed: str) -> Sampled:
        seat = SEATS.index(str(view.seat))
        return FewCounselled(forgotten(view), seat, TRUTHS, seed, self._network).hurry(view, self.haste)
