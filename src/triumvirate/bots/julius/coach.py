"""The coach of JULIUS CAESAR: the levels, and tribunes and legates that now and then do as the level below would."""

from __future__ import annotations

from dataclasses import replace

from triumvirate.bots.coach import coach_between
from triumvirate.bots.contract import Bot
from triumvirate.bots.julius import adviser, legate, tribune
from triumvirate.bots.recruit import Recruit

# Shares of the weaker level's choices, with points that are set between the levels', not measured.
UP_TO_TRIBUNE = ((0.3, 1050), (0.12, 1200), (0.05, 1350))
UP_TO_LEGATE = ((0.5, 1690),)


def make() -> Bot:
    """The bot."""
    bots = (Recruit(), tribune.make(), legate.make())
    judge = adviser.Adviser()
    coach = coach_between("julius", bots, (UP_TO_TRIBUNE, UP_TO_LEGATE), judge)
    return replace(coach, opine=judge.opinion, recall=judge.recall)
