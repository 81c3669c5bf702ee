"""Games of RUBICO played by bots beside the second model: every action with the scene that a reader needs, and what was said."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sentences.rubico_scene import POWER, Remembering, Scene
from triumvirate.bots import find_bot
from triumvirate.bots.reasons import NOTHING, TOLD_BESIDE, Why, because
from triumvirate.bots.rubico.cautions import cautions
from triumvirate.bots.rubico.counsel import Counsel
from triumvirate.core.table import Table
from triumvirate.core.view import LegalAction, View
from triumvirate.games import find_game
from triumvirate.games.rubico.view import RubicoView

MENTIONED = re.compile(r"\bP\d\b")
OPINION = re.compile(r"%|points")
OPPOSED = (
    ("Raises Caesar's", "Lowers Caesar's"),
    ("Lowers Caesar's", "Raises Caesar's"),
    ("would raise", "would lower"),
    ("would lower", "would raise"),
    ("is still believed", "is hardly believed any more"),
    ("is hardly believed any more", "is still believed"),
    ("of a red card", "of 2 red cards"),
    ("Calls a red card", "Calls 2 red cards"),
    ("Calls a card red that is", "Calls 2 cards red that are"),
    ("Its two red cards count for Caesar", "Its Pompey turns a card of the Senate"),
    ("Its Pompey turns a card of the Senate", "Its two red cards count for Caesar"),
    ("had not been chosen", "had been chosen"),
)


@dataclass(frozen=True)
class Said:
    """One action: the scene, what its bot said for it, and what would be said against it."""

    scene: Scene
    bot: str
    why: Why
    against: Why


def games(seed: int, options: dict[str, Any], levels: tuple[str, ...], hints: float = 0.0) -> Iterator[Said]:
    """One match, anybody who may act acting next, the bots taking turns at every decision; now and then with a hint."""
    rng, table = random.Random(seed), Table.new(find_game("rubico"), options, seed=seed)
    model = Remembering(table.options, table.entries[0].outcomes)
    while not table.is_over():
        seat, level = rng.choice(table.deciders()), rng.choice(levels)
        view, legal = table.view(seat), table.legal(seat)
        chosen = find_bot("rubico", level).choose(view, legal, 0.1, rng.getrandbits(30))
        scene = Scene(model, seat, chosen.action)
        yield Said(scene, level, chosen.why, against(view, legal, chosen.action))
        if hints and rng.random() < hints:
            hint = find_bot("rubico", "coach").advise(view, legal, 0.1, 0).best[0]
            yield Said(Scene(model, seat, hint.action), "hint", hint.why.without(*TOLD_BESIDE), NOTHING)
        model.act(seat, chosen.action, table.act(seat, chosen.action).outcomes)


def against(view: View, legal: Sequence[LegalAction], action: str) -> Why:
    """What the judge says against an action, whether it would call it a fault or not."""
    mind, facts = Counsel(view), RubicoView.of(view)
    instead = mind.power({one.action for one in legal}).action if facts.powers[mind.seat] else ""
    return because("rubico", cautions(mind, action, instead))


def falsehoods(said: Said, prose: str) -> Iterator[str]:
    """What is certainly not so, made from one sentence that is: another number, a card, a power or a role that it is not."""
    for sentence in re.split(r"(?<=\.) ", prose):
        for one, other in OPPOSED:
            if one in sentence:
                yield sentence.replace(one, other)
        if OPINION.search(sentence) or not sentence:
            continue
        number = re.search(r"(?<![P\d])\d+", sentence)
        if number is not None:
            yield sentence[: number.start()] + str(int(number.group()) + 1) + sentence[number.end() :]
        if sentence.startswith(("Tells the truth", "The card is known")):
            yield sentence.replace(" red.", " Janus.") if " red." in sentence else re.sub(r"\w+\.$", "red.", sentence)
        for name in POWER:
            if sentence.startswith(name):
                yield sentence.replace(name, "Roma" if name != "Roma" else "Vesta")
        if "is known to be on" in sentence:
            yield sentence.replace("on Caesar's side", "a senator")
