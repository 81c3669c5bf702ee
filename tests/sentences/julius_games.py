"""Matches of JULIUS CAESAR played by bots: every action with the scene that a reader needs, and what was said of it.

What a legate says of a command is said once, with the truth when the command is over.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass

from sentences.julius_reader import PLACE, Scene
from triumvirate.bots import find_bot
from triumvirate.bots.julius.singles import is_weighed
from triumvirate.bots.reasons import TOLD_BESIDE, Why
from triumvirate.core.table import Table
from triumvirate.games import find_game

COMMAND = ("move", "step", "main_road", "surprise", "levy", "levy_at")
SINGLE = ("tribune", "tribune", "beginner", "recruit")


@dataclass(frozen=True)
class Said:
    """An action or a whole command, and what was said of it."""

    scene: Scene
    why: Why


def games(seed: int, entries: int, general: str = "", hints: float = 0.0) -> Iterator[Said]:
    """The first so many entries of a match; where there is a general, all whole commands are his, or as hints advise."""
    rng, table = random.Random(seed), Table.new(find_game("julius"), {}, seed=seed)
    while not table.is_over() and len(table.entries) < entries:
        seat = table.deciders()[0]
        view, legal = table.view(seat), table.legal(seat)
        if general and view.phase == "move":
            yield _command(table, seat, "coach" if rng.random() < hints else general)
            continue
        if is_weighed(view.phase, legal) and rng.random() < hints:
            for hint in find_bot("julius", "coach").advise(view, legal, 0.1, 0).best:
                said = hint.why.without(*TOLD_BESIDE)
                yield Said(Scene(table.truth(), seat, hint.action, [one.action for one in legal]), said)
        level = rng.choice((*SINGLE, general) if general else SINGLE)
        chosen = find_bot("julius", level).choose(view, legal, 0.1, rng.getrandbits(30))
        yield Said(Scene(table.truth(), seat, chosen.action, [one.action for one in legal]), chosen.why)
        table.act(seat, chosen.action)


def _command(table: Table, seat: str, general: str) -> Said:
    bot, before, first = find_bot("julius", general), table.truth(), None
    while table.deciders() == [seat] and table.view(seat).phase in COMMAND:
        legal = table.legal(seat)
        chosen = bot.advise(table.view(seat), legal, 0.1, 1).best[0]
        first = first or (chosen, [one.action for one in legal])
        table.act(seat, chosen.action)
    assert first is not None
    return Said(Scene(before, seat, first[0].action, first[1], table.truth()), first[0].why)


def falsehoods(said: Said) -> Iterator[str]:
    """What is certainly not so: a number one too large, or a place at the other end of the map."""
    for sentence in re.split(r"(?<=\.) ", said.why.said("en")):
        if "%" not in sentence:
            yield from (re.sub(rf"\b{n}\b", str(int(n) + 1), sentence) for n in set(re.findall(r"\b\d+\b", sentence)))
        named = [name for name in PLACE if name in sentence]
        if named and "raised" not in sentence:
            yield sentence.replace(max(named, key=len), "Tingis" if "Tingis" not in named else "Sinope")
