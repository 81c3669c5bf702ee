"""The coach of RUBICO: the levels, and between them some who remember less of what was said; it advises as the judge."""

from __future__ import annotations

from triumvirate.bots.coach import Coach, Rung, in_order, levels
from triumvirate.bots.contract import Bot
from triumvirate.bots.recruit import Recruit
from triumvirate.bots.rubico import beginner, imperator, legate, tribune
from triumvirate.bots.rubico.forgetful import Forgetful, ForgetfulLegate
from triumvirate.bots.rubico.judge import RubicoJudge

# Points, and how many rounds are remembered; how they were measured stands in docs/search.md.
FORGETFUL = (1410, 1)
FORGETFUL_LEGATE = (1560, 0)


def make() -> Bot:
    """The bot."""
    rungs = [
        *levels("rubico", (Recruit(), beginner.make(), tribune.make(), legate.make(), imperator.make())),
        Rung(FORGETFUL[0], Forgetful(FORGETFUL[1])),
        Rung(FORGETFUL_LEGATE[0], ForgetfulLegate(FORGETFUL_LEGATE[1])),
    ]
    judge = RubicoJudge()
    return Coach(in_order(rungs), judge, opine=judge.opinion)
