"""What can be said in a battle of JULIUS CAESAR: the odds as its rules give them to whoever fights there.

They are the view's own (`games/julius/odds.py`): if everybody fires and nobody leaves. Where reserves are unknown they lie
between two numbers, and where these lie too far apart nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator

from triumvirate.bots.reasons import Reason, reason
from triumvirate.core.view import LegalAction
from triumvirate.games.julius.odds import Range
from triumvirate.games.julius.view import JuliusView

WIDEST = 300  # thousandths between the least and the most that are still told


def odds_told(view: JuliusView, chosen: LegalAction, is_asked: bool) -> Iterator[Reason]:
    """With a side's first shot of a round how the battle stands, with a retreat what it changes.

    Who asks is told it with any shot; for others' ears nothing is said while reserves are hidden, which the odds would give away.
    """
    if view.odds is None or view.battle is None or view.seat is None:
        return
    verb, *named = chosen.action.split()
    stay, place = percent(view.odds.holds[view.seat]), view.battle.place
    there = [one for one in view.own or () if one.place == place]
    if not is_asked and any(one.reserve for one in there):
        return
    if verb == "fire" and stay and (is_asked or not any(one.acted for one in there)):
        yield reason("battle.odds", place=place, percent=stay)
    if verb == "retreat":
        leave = percent(view.odds.leaving[named[0]]) if named[0] in view.odds.leaving else ""
        if view.up is not None and not view.up.may_fire:
            yield reason("battle.last")
        elif stay and leave and stay != leave:
            yield reason("battle.leaves", place=place, percent=stay, more=leave)


def percent(chance: Range) -> str:
    """A chance in words; empty where it is not known well enough."""
    if chance.most - chance.least > WIDEST:
        return ""
    least, most = (round(bound / 10) for bound in (chance.least, chance.most))
    return str(least) if least == most else f"{least}–{most}"
