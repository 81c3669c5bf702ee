"""The action when time is out: the end of a phase, a card at random, else the first choice."""

from __future__ import annotations

import random

from triumvirate.core.view import LegalAction
from triumvirate.games.julius.timeout import timeout_action


def chosen(*actions: str) -> str:
    legal = [LegalAction("caesar", action, index) for index, action in enumerate(actions)]
    return timeout_action(legal, random.Random(1)).action


def test_the_end_of_a_phase_comes_first_then_a_card_then_the_first_choice() -> None:
    assert chosen("battle roma", "play mars", "end-move") == "end-move"
    assert chosen("battle roma", "play mars") == "play mars"
    assert chosen("battle roma", "battle genua") == "battle roma"


def test_cards_are_taken_at_random_since_the_first_would_tell_something() -> None:
    cards = [LegalAction("caesar", f"play {name}", index) for index, name in enumerate("abcdef")]
    assert len({timeout_action(cards, random.Random(seed)).action for seed in range(20)}) > 3
