"""Variants made at random from all that a file may say."""

from __future__ import annotations

import random
from typing import Any

from triumvirate.games.caesar.own import (
    ALLOWED_ON,
    DO_NAMES,
    IF_NAMES,
    ONCE,
    STEP_NAMES,
    TARGET_NAMES,
    TASK_IF_NAMES,
    WHEN_NAMES,
)

LEVELS = ("easy", "normal", "hard")


def random_effect(rng: random.Random) -> dict[str, Any]:
    """Any effect that a file may have."""
    do = rng.choice(list(ALLOWED_ON))
    when = rng.choice(WHEN_NAMES)
    early = when == "closing"
    return {
        "do": do,
        "on": rng.choice([on for on in ALLOWED_ON[do] if not early or on != "owner"]),
        "when": when,
        "if": rng.choice([name for name in IF_NAMES if not early or "won" not in name]),
        "count": 1 if do in ONCE else rng.randint(1, 3),
        "optional": rng.random() < 0.3,
    }


def random_task(rng: random.Random) -> dict[str, Any]:
    """Any task of Auto-Crassus."""
    task: dict[str, Any] = {"do": rng.choice(DO_NAMES), "count": rng.randint(1, 2), "if": rng.choice(TASK_IF_NAMES)}
    if task["do"] == "resolve":
        task |= {"target": rng.choice(TARGET_NAMES), "order": rng.sample(STEP_NAMES, rng.randint(0, 7))}
    return task


def random_variant(rng: random.Random) -> dict[str, Any]:
    """Home-made bonuses and tiles; the printed task draws and places, so that no deck starves."""
    own = [
        {
            "name": f"Bonus {number}",
            "count": rng.randint(1, 8),
            "crassus": rng.choice(["aside", "plays"]),
            "effects": [random_effect(rng) for _ in range(rng.randint(1, 3))],
        }
        for number in range(rng.randint(1, 4))
    ]
    tiles = {
        "A": ["draw2", "resolve"],
        "B": ["draw2", "draw2", "resolve", random_task(rng), random_task(rng)],
        "C": ["draw2", random_task(rng), "draw2", "resolve"],
    }
    return {
        "name": "At random",
        "own": own,
        "tiles": tiles,
        "decks": {level: {"A": 4, "B": 1, "C": 1} for level in LEVELS},
    }
