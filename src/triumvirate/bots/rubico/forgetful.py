"""Levels of RUBICO with a short memory, for the coach: people lose count of who said what, and when.

They think as the level does, of the last rounds alone, and believe that the table has forgotten the rest as well: whoever
was caught lying before is trusted again, and a senator who was seen through goes on. They speak of what they remember.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from triumvirate.bots.contract import Choice, Chooser
from triumvirate.bots.rubico.beginner import at_once
from triumvirate.bots.rubico.legate import Mind
from triumvirate.bots.rubico.mind import decide
from triumvirate.bots.rubico.tribune import Temper
from triumvirate.core.view import LegalAction, View


class Novice(Temper):
    """Suspects as a tribune does, and strikes as a beginner does; its senators want to be trusted first and then always lie."""

    def lies(self) -> bool:
        """A senator does, after the first round."""
        return self.facts.round > 1 if self.is_senator else super().lies()

    def power(self, allowed: set[str]) -> Choice:
        """The first time it may."""
        return at_once(self, allowed)


class Forgetful(Chooser):
    """A tribune who remembers so many rounds, and has not grown out of a beginner's habits."""

    name = "tribune"
    thinks: type[Novice | Mind] = Novice

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """One of the legal actions, by the phase."""
        return decide(view, legal, partial(self.thinks, rounds=self.rounds))


class ForgetfulLegate(Forgetful):
    """A legate who remembers so many rounds."""

    name = "legate"
    thinks = Mind
