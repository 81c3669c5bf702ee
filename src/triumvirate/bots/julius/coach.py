"""The coach of JULIUS CAESAR: the levels, and each of them that now and then does as the one below would."""

from __future__ import annotations

from dataclasses import replace

from triumvirate.bots.coach import coach_between
from triumvirate.bots.contract import Bot
from triumvirate.bots.julius import adviser, beginner, imperator, legate, tribune
from triumvirate.bots.recruit import Recruit

# Shares of the weaker level's choices, with points that are set between the levels', not measured.
UP_TO_BEGINNER = ((0.25, 1090),)
UP_TO_TRIBUNE = ((0.5, 1390),)
UP_TO_LEGATE = ((0.5, 1690),)
UP_TO_IMPERATOR = ((0.5, 1985),)


def make() -> Bot:
    """The bot; a page that has not fetched the imperator's network does without that."""
    best = (imperator.make(),) if imperator.is_at_hand() else ()
    bots = (Recruit(), beginner.make(), tribune.make(), legate.make(), *best)
    between = (UP_TO_BEGINNER, UP_TO_TRIBUNE, UP_TO_LEGATE, UP_TO_IMPERATOR)
    judge = adviser.Adviser()
    coach = coach_between("julius", bots, between, judge)
    return replace(coach, opine=judge.opinion, opine_of_turn=judge.opinion_of_turn, recall=judge.recall)
