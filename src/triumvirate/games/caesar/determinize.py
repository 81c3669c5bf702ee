"""A truth that agrees with all a view says: what the viewer has not seen is dealt at random."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from triumvirate.core.view import View
from triumvirate.games.caesar.printed import BORDER_INDEX, DATA
from triumvirate.games.caesar.state import SEATS
from triumvirate.games.caesar.truth import state_of


def determinize(view: View, rng: random.Random) -> Any:
    """Every deal of the unseen tokens to face-down spaces (those that fit), hand and bag is about as likely."""
    facts = view.facts
    truth: dict[str, Any] = {
        **{name: facts[name] for name in ("phase", "provinces", "bonuses", "supply", "placed", "senate", "centurions")},
        "borders": dict(facts["borders"]),
        "hands": {},
        "bags": {},
        "solo": facts.get("solo"),
    }
    for seat in SEATS:
        if seat == view.seat and "hand" in facts:
            truth["hands"][seat], truth["bags"][seat] = facts["hand"], facts["bag"]
        else:
            _deal(truth, facts, seat, rng)
    flow = {
        **facts["turn"],
        "to_move": SEATS.index(facts["to_move"]) if facts["to_move"] else 0,
        "hidden": [name for name, lying in facts["borders"].items() if lying and lying["hidden"]],
        "ended_by": facts["result"] or "running",
    }
    return state_of(view.options, truth, flow)


def _deal(truth: dict[str, Any], facts: Mapping[str, Any], seat: str, rng: random.Random) -> None:
    unseen = list(facts["unseen"][seat])
    rng.shuffle(unseen)
    face_down = [
        name for name, lying in facts["borders"].items() if lying and lying["seat"] == seat and lying["token"] is None
    ]
    for name, token in zip(face_down, _fitting(face_down, unseen) or [], strict=True):
        unseen.remove(token)
        truth["borders"][name] = {**facts["borders"][name], "token": token}
    if facts.get("solo") and facts["solo"]["seat"] == seat:
        truth["hands"][seat], truth["bags"][seat] = facts["solo"]["line"], unseen
        return
    size = facts["hand_sizes"][seat]
    truth["hands"][seat], truth["bags"][seat] = unseen[:size], unseen[size:]


def _fitting(spaces: list[str], tokens: list[str]) -> list[str] | None:
    """The first choice of tokens, in their shuffled order, that fits the spaces one by one."""
    if not spaces:
        return []
    for place, token in enumerate(tokens):
        if _fits(spaces[0], token):
            rest = _fitting(spaces[1:], tokens[:place] + tokens[place + 1 :])
            if rest is not None:
                return [token, *rest]
    return None


def _fits(border: str, token: str) -> bool:
    icons = token.split("-")
    return "laurel" in icons or DATA["borders"][BORDER_INDEX[border]]["icon"] in icons
