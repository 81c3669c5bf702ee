"""The legal actions as bits, from which a GPU batch makes its masks, are those of the list that everything else uses."""

from __future__ import annotations

import numpy as np
import pytest

from triumvirate import envs
from triumvirate.core import engine

EVERYTHING = {"poison": True, "centurions": True, "border_control": True}


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["base", "expansions"])
def test_bits_mark_the_same_actions_as_the_mask(options: dict[str, bool]) -> None:
    batch = envs.batch("caesar", 64, seed=3, **options)
    batch.reset()
    made = engine.load("caesar", "native", "rules.made")
    seen = set()
    for _ in range(60):
        for row in range(64):
            words = np.zeros(29, np.int64)
            count = made.mark_legal(batch._states[row], int(batch.seats[row]), words)
            marked = np.unpackbits(words.view(np.uint8), bitorder="little")[: batch.masks.shape[1]]
            assert np.array_equal(marked, batch.masks[row])
            assert count == marked.sum()
            seen.add(int(batch._states[row]["phase"]))
        batch.step(batch.sample())
    assert len(seen) >= 4, "placing, closing, choosing a bonus and Might all came up"
