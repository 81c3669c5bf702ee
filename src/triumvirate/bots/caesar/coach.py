"""The coach of CAESAR!: weaker than the tribune it overlooks spaces as people do, above it searches; it advises as the judge."""

from __future__ import annotations

from dataclasses import replace

from triumvirate.analysis.judges import SearchJudge
from triumvirate.bots.caesar import imperator
from triumvirate.bots.caesar.beginner import Attention, Beginner
from triumvirate.bots.caesar.legate import legate
from triumvirate.bots.caesar.tribune import Tribune
from triumvirate.bots.coach import Coach, Rung
from triumvirate.bots.contract import Bot
from triumvirate.bots.recruit import Recruit
from triumvirate.bots.registry import points_of

# Points and attention of the rungs about the beginner's, measured against it: 240 games each, 100 the first, and the last
# against the tribune too.
OVERLOOKING = (
    (970, Attention(0.3, 0.1)),
    (1105, Attention(0.6, 0.15)),
    (1225, Attention(0.8, 0.2)),
    (1285, Attention()),
    (1360, Attention(1.0, 1.0)),
)
# Points, measured against the tribune, and iterations a decision.
SEARCHING = ((1650, 200), (1800, 3000), (1850, 12000))
AT_MOST = 1500  # iterations of the imperator, for the points of its level


def make() -> Bot:
    """The bot; a page that has not fetched the imperator's network does without that."""
    game = "caesar"
    rungs = [Rung(points_of(game, "recruit"), Recruit())]
    rungs += [Rung(points, Beginner(attention)) for points, attention in OVERLOOKING]
    rungs.append(Rung(points_of(game, "tribune"), Tribune()))
    rungs += [Rung(points, replace(legate(), iterations=iterations)) for points, iterations in SEARCHING]
    if imperator.is_at_hand():
        rungs.append(Rung(points_of(game, "imperator"), imperator.make().tuned(AT_MOST)))
    judge = SearchJudge(game)
    return Coach(tuple(rungs), judge, opine=judge.opinion)
