"""What the game's own player would do next, asked of the server by whom it plays against."""

from __future__ import annotations

from typing import Any

import pytest

from triumvirate.server.client import Refused, match_of


def test_who_plays_alone_may_ask_what_comes(server: Any) -> None:
    alone, passer = server.client(), server.client()
    state = alone.play("caesar", options={"solo": "normal"})
    match = match_of(state)
    state = alone.act(state, state.legal[0].action)  # a few more of them may end a match
    told = alone.foresee(match)
    assert told.follows
    assert sum(way.chance for way in told.ways) == pytest.approx(1)
    assert all(len(course.words) == len(course.events) for way in told.ways for course in way.courses)
    after = alone.foresee(match, state.legal[0].action)
    assert after.action == state.legal[0].action
    assert alone.state(match).number == state.number, "nothing was done"
    with pytest.raises(Refused):
        alone.foresee(match, "place nothing nowhere")
    with pytest.raises(Refused):
        passer.foresee(match)
