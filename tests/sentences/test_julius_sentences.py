"""What JULIUS CAESAR's quick bots say of their actions is understood and true; planted falsehoods are not."""

import random
import re

import pytest

from sentences.julius_reader import PLACE, Scene, check
from sentences.reading import NotSo
from triumvirate.bots import find_bot
from triumvirate.core.table import Table
from triumvirate.games import find_game


@pytest.fixture(scope="module")
def heard():
    """The first year and more of two matches."""
    found = []
    for seed in (3, 4):
        rng, table = random.Random(seed), Table.new(find_game("julius"), {}, seed=seed)
        while not table.is_over() and len(table.entries) < 420:
            seat = table.deciders()[0]
            legal = table.legal(seat)
            bot = find_bot("julius", rng.choice(("tribune", "tribune", "beginner", "recruit")))
            chosen = bot.choose(table.view(seat), legal, 0.1, rng.getrandbits(30))
            scene = Scene(table.truth(), seat, chosen.action, [one.action for one in legal])
            found.append((scene, chosen.why))
            table.act(seat, chosen.action)
    return found


def test_what_is_said_is_true_in_both_languages(heard):
    said = {language: sum(check(s, why.said(language), language) for s, why in heard) for language in ("en", "it")}
    assert said["en"] == said["it"] > 150
    keys = {reason.key for _, why in heard for reason in why.reasons}
    assert keys >= {"counts", "fought_for", "worth_a_fight", "battle.odds", "card.large", "card.small", "hit.stays"}


def test_planted_falsehoods_are_caught(heard):
    planted = 0
    for scene, why in heard:
        prose = why.said("en")
        false = [re.sub(rf"\b{n}\b", str(int(n) + 1), prose) for n in re.findall(r"\b\d+\b", prose) if "%" not in prose]
        named = [name for name in PLACE if name in prose]
        if named and "%" in prose:
            false.append(prose.replace(max(named, key=len), "Roma" if "Roma" not in named else "Genua"))
        for one in (
            *false,
            "Goes for Roma, which counts 2.",
            "This card does most with what both sides have on the map.",
        ):
            planted += 1
            with pytest.raises(NotSo):
                check(scene, one)
    assert planted > 500
