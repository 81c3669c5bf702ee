"""The coach of RUBICO: the levels, and tribunes and legates that half the time do as the level below would."""

from __future__ import annotations

from dataclasses import replace

from triumvirate.bots.coach import coach_between
from triumvirate.bots.contract import Bot
from triumvirate.bots.recruit import Recruit
from triumvirate.bots.rubico import beginner, imperator, legate, tribune
from triumvirate.bots.rubico.judge import RubicoJudge

# Shares of the weaker level's choices, with points: half-way between the two, as far as a table of many can tell.
UP_TO_TRIBUNE = ((0.5, 1425),)
UP_TO_LEGATE = ((0.5, 1575),)


def make() -> Bot:
    """The bot."""
    bots = (Recruit(), beginner.make(), tribune.make(), legate.make(), imperator.make())
    between = ((), UP_TO_TRIBUNE, UP_TO_LEGATE, ())
    judge = RubicoJudge()
    return replace(coach_between("rubico", bots, between, judge), opine=judge.opinion)
