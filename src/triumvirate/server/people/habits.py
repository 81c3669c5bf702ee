"""What somebody tends to overlook: what spoke against their faults in matches that were looked back at, counted."""

from __future__ import annotations

from collections import Counter

from triumvirate.analysis.findings import Moment
from triumvirate.analysis.stored import VERSION, from_data
from triumvirate.bots.speech import sentence
from triumvirate.server.replies import HabitInfo, OverlookedInfo
from triumvirate.server.store import analyses
from triumvirate.server.store.database import Database

MOST_MATCHES = 50  # the newest


async def habits_of(db: Database, person: str, language: str) -> list[HabitInfo]:
    """By game: the matches that were looked at, how many decisions and faults of theirs, and what those overlooked."""
    looked_at: Counter[str] = Counter()
    decided: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    overlooked: dict[str, Counter[str]] = {}
    for seat, data in await analyses.of_person(db, person, VERSION, MOST_MATCHES):
        found = from_data(data)
        mine = [moment for moment in found.moments if moment.seat == seat]
        looked_at[found.game] += 1
        decided[found.game] += len(mine)
        faults[found.game] += sum(bool(moment.verdict) for moment in mine)
        told = overlooked.setdefault(found.game, Counter())
        for moment in mine:
            if moment.verdict:
                told.update(overlooked_in(found.game, moment, language))
    return [
        HabitInfo(
            game=game,
            matches=looked_at[game],
            decisions=decided[game],
            faults=faults[game],
            overlooked=[OverlookedInfo(words=words, count=count) for words, count in overlooked[game].most_common()],
        )
        for game in looked_at
    ]


def overlooked_in(game: str, moment: Moment, language: str) -> list[str]:
    """What one fault overlooked, each thing once however many sentences told of it; what has no words is no habit."""
    told = (sentence(game, f"habit.{one.key}", language) for one in moment.against.reasons)
    return list(dict.fromkeys(words for words in told if words))
