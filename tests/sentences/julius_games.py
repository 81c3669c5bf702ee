"""Matches of JULIUS CAESAR played by bots: every action with the scene that a reader needs, and what was said of it.

What a legate says of a command is read with the truth when the command is over, at the first click and at the later ones.
Beside it stands what would be said against one command, or one single decision, where another was better: two are drawn.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass

from sentences.julius_against import is_near
from sentences.julius_scene import PLACE, Scene
from triumvirate.bots import find_bot
from triumvirate.bots.julius import cautions, misgivings
from triumvirate.bots.julius.plans import Sampled
from triumvirate.bots.julius.singles import is_weighed
from triumvirate.bots.reasons import TOLD_BESIDE, Why, because
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.julius.notation import action_text
from triumvirate.games.julius.state import SEATS
from triumvirate.games.julius.view import JuliusView

COMMAND = ("move", "step", "main_road", "surprise", "levy", "levy_at")
COMPARED = 3
ENDS = ("Tingis", "Sinope")  # of the map
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
            yield from _against_a_command(table, seat, rng)
            yield from _command(table, seat, "coach" if rng.random() < hints else general)
            continue
        if general and is_weighed(view.phase, legal):
            yield _against_one(table, seat, rng)
        if is_weighed(view.phase, legal) and rng.random() < hints:
            for hint in find_bot("julius", "coach").advise(view, legal, 0.1, 0).best:
                said = hint.why.without(*TOLD_BESIDE)
                yield Said(Scene(table.truth(), seat, hint.action, [one.action for one in legal]), said)
        level = rng.choice((*SINGLE, general) if general else SINGLE)
        chosen = find_bot("julius", level).choose(view, legal, 0.1, rng.getrandbits(30))
        yield Said(Scene(table.truth(), seat, chosen.action, [one.action for one in legal]), chosen.why)
        table.act(seat, chosen.action)


def _command(table: Table, seat: str, general: str) -> Iterator[Said]:
    """A whole command: what is said at its first click, and at the later ones of the block that is in hand."""
    bot, before, clicks = find_bot("julius", general), table.truth(), []
    while table.deciders() == [seat] and table.view(seat).phase in COMMAND:
        legal = table.legal(seat)
        chosen = bot.advise(table.view(seat), legal, 0.1, 1).best[0]
        clicks.append((chosen, [one.action for one in legal]))
        table.act(seat, chosen.action)
    after = table.truth()
    for number, (chosen, legal) in enumerate(clicks):
        in_hand = chosen.action.split()[-1] if number and general != "coach" else ""
        if not number or (general != "coach" and chosen.why):
            yield Said(Scene(before, seat, chosen.action, legal, after, in_hand=in_hand * (len(legal) > 1)), chosen.why)


def _against_a_command(table: Table, seat: str, rng: random.Random) -> Iterator[Said]:
    """What would be said against some commands beside others."""
    sampled = Sampled(table.view(seat), SEATS.index(seat), 1, "read")
    plans = [*sampled.plans(), sampled.staying()]
    for _ in range(COMPARED):
        given, best = rng.choice(plans), rng.choice(plans)
        clicks, fork = [action_text(action) for action in given], table.fork()
        legal = [one.action for one in table.legal(seat)]
        for click in clicks:
            fork.act(seat, click)
        said = because("julius", cautions.against(sampled, given, best))
        yield Said(Scene(table.truth(), seat, clicks[0], legal, fork.truth(), clicks), said)


def _against_one(table: Table, seat: str, rng: random.Random) -> Said:
    """What would be said against some single decision beside another."""
    view, legal = table.view(seat), table.legal(seat)
    taken, better = rng.choice(legal), rng.choice(legal)
    truth = Sampled(view, SEATS.index(seat), 1, "read").first
    said = because("julius", misgivings.against(JuliusView.of(view), truth, taken, better))
    listed = [one.action for one in legal]
    return Said(Scene(table.truth(), seat, taken.action, listed, better=better.action), said)


def falsehoods(said: Said) -> Iterator[str]:
    """What is certainly not so: a number one too large, or a place at the other end of the map."""
    for sentence in re.split(r"(?<=\.) ", said.why.said("en")):
        if "%" not in sentence:
            yield from (re.sub(rf"\b{n}\b", str(int(n) + 1), sentence) for n in set(re.findall(r"\b\d+\b", sentence)))
        named = [name for name in PLACE if name in sentence]
        far = [end for end in ENDS if end not in named and not ("gone" in sentence and is_near(said.scene, PLACE[end]))]
        if named and far and "raised" not in sentence:
            yield sentence.replace(max(named, key=len), far[0])
