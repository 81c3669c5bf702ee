"""Games of CAESAR! played by bots beside the second model: every action with the scene that a reader needs, and what was said."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from reference.board import ENDS, SPACES, free_spaces
from reference.model import Model
from sentences.caesar_scene import PROVINCE, Scene
from triumvirate.bots import find_bot
from triumvirate.bots.caesar.board import Deed
from triumvirate.bots.caesar.cautions import cautions
from triumvirate.bots.reasons import NOTHING, TOLD_BESIDE, Why, because
from triumvirate.core.table import Table
from triumvirate.games import find_game

NAMES = {province: name for name, province in PROVINCE.items()}


@dataclass(frozen=True)
class Said:
    """One action: the scene, what its bot said for it, and what the judge would say against it."""

    scene: Scene
    bot: str
    why: Why
    against: Why
    deed: Deed


def games(seed: int, options: dict[str, Any], levels: tuple[str, ...], hints: float = 0.0) -> Iterator[Said]:
    """One match, the bots taking turns at every decision; each says why it does what it does, and now and then the judge
    is asked for a hint.
    """
    rng, game = random.Random(seed), find_game("caesar")
    table = Table.new(game, options, seed=seed)
    model = Model(table.options, table.truth())
    hidden: frozenset[str] = frozenset()
    while not table.is_over():
        (seat,) = table.deciders()
        level = rng.choice(levels)
        view, legal = table.view(seat), table.legal(seat)
        chosen = find_bot("caesar", level).choose(view, legal, 0.1, rng.getrandbits(30))
        truth, place = game.knowledge.determinize(view, rng), table.seats.index(seat)
        deed = Deed.of(truth, place, next(one.index for one in legal if one.action == chosen.action))
        scene = Scene(model, seat, chosen.action, hidden)
        yield Said(scene, level, chosen.why, because("caesar", cautions(deed)), deed)
        if hints and rng.random() < hints:
            for hint in find_bot("caesar", "coach").advise(view, legal, 0.1, 0).best:
                yield Said(
                    Scene(model, seat, hint.action, hidden), "hint", hint.why.without(*TOLD_BESIDE), NOTHING, deed
                )
        if chosen.action.endswith("facedown"):
            hidden |= {chosen.action.split()[2]}
        entry = table.act(seat, chosen.action)
        model.act(seat, chosen.action, entry.outcomes)


def falsehoods(said: Said, prose: str) -> Iterator[str]:
    """What is certainly not so, made from what is: a number one too large, a province that the action has nothing to do with."""
    scene = said.scene
    if "%" not in prose:
        yield from (re.sub(rf"\b{n}\b", str(int(n) + 1), prose) for n in set(re.findall(r"\b\d+\b", prose)))
    if told := re.search(r"chance about (\d+) %.*Next best: .+ \((\d+) %\)", prose):
        yield prose.replace(f"({told[2]} %)", f"({int(told[1]) + 1} %)")
    far = [
        name
        for name in SPACES
        if sum(border in free_spaces(scene.before) for border in SPACES[name]) >= 2
        and (scene.border is None or name not in ENDS[scene.border])
        and scene.action.split()[-1] not in SPACES[name]
        and scene.lead(scene.before, scene.foe, name) <= 0
    ]
    named = [name for name in PROVINCE if name in prose]
    if far and named and "%" not in prose:
        yield prose.replace(max(named, key=len), NAMES[far[0]])
