"""The coach of JULIUS CAESAR: between the levels some who overlook more, or are in haste; it advises as the judge."""

from __future__ import annotations

from triumvirate.bots.coach import Coach, Rung, in_order, levels
from triumvirate.bots.contract import Bot
from triumvirate.bots.julius import adviser, beginner, imperator, legate, tribune
from triumvirate.bots.julius.attention import EVERYWHERE, Attention
from triumvirate.bots.julius.beginner import Beginner
from triumvirate.bots.julius.hasty import Haste, Hasty, HastyImperator
from triumvirate.bots.julius.tribune import Tribune
from triumvirate.bots.recruit import Recruit

# Points, and what is overlooked; how they were measured stands in docs/search.md.
NEWCOMER = (1090, Attention(1, 0.0, 0.4))
OVERLOOKING = (1400, Attention(2, 0.3))
HASTY = ((1575, Haste(3, 30)), (1720, Haste(8, 60, Attention(4, 0.8))))
HASTY_IMPERATOR = (1985, Haste(99, 100, EVERYWHERE))


def make() -> Bot:
    """The bot; a page that has not fetched the imperator's network does without that."""
    rungs = [
        *levels("julius", (Recruit(), beginner.make(), tribune.make(), legate.make())),
        Rung(NEWCOMER[0], Beginner(NEWCOMER[1])),
        Rung(OVERLOOKING[0], Tribune(OVERLOOKING[1])),
        *(Rung(points, Hasty(haste)) for points, haste in HASTY),
    ]
    if imperator.is_at_hand():
        rungs += levels("julius", (imperator.make(),))
        rungs.append(Rung(HASTY_IMPERATOR[0], HastyImperator(imperator.network(), HASTY_IMPERATOR[1])))
    judge = adviser.Adviser()
    return Coach(in_order(rungs), judge, opine=judge.opinion, opine_of_turn=judge.opinion_of_turn, recall=judge.recall)
