"""The imperator of RUBICO: thinks as the legate does, and reads what was said by what its speaker had to fear."""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.bots.contract import Bot, Choice, Chooser
from triumvirate.bots.rubico.insight import minding
from triumvirate.bots.rubico.legate import Mind
from triumvirate.bots.rubico.mind import decide
from triumvirate.core.view import LegalAction, View


class Imperator(Chooser):
    """Asks of every word what the table thought of its speaker."""

    name = "imperator"

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """One of the legal actions, by the phase."""
        return decide(view, legal, Reader)


class Reader(Mind):
    """An imperator in one position."""

    habits = staticmethod(minding)


def make() -> Bot:
    """The bot."""
    return Imperator()
