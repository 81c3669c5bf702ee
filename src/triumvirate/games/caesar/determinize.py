"""A truth that agrees with all a view says: what the viewer has not seen is dealt at random."""

from __future__ import annotations

import random
from dataclasses import replace

from triumvirate.core.view import View
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.printed import BORDER_INDEX, DATA
from triumvirate.games.caesar.seats import SEAT_NAMES, Seat
from triumvirate.games.caesar.truth import Flow, SoloLine, Truth, state_of
from triumvirate.games.caesar.view import CaesarView


def determinize(view: View, rng: random.Random) -> State:
    """Every deal of the unseen tokens to face-down spaces (those that fit), hand and bag is about as likely."""
    assert isinstance(view, CaesarView)
    truth = Truth(
        phase=view.phase,
        bonuses=view.bonuses,
        supply=view.supply,
        borders=dict(view.borders),
        provinces=dict(view.provinces),
        placed=view.placed,
        senate=view.senate,
        centurions=view.centurions,
        solo=SoloLine(view.solo.line, view.solo.tiles) if view.solo else None,
    )
    for seat in SEAT_NAMES:
        if seat == view.seat and view.hand is not None and view.bag is not None:
            truth.hands[seat], truth.bags[seat] = view.hand, view.bag
        else:
            _deal(truth, view, seat, rng)
    turn = view.turn
    flow = Flow(
        stage=turn.stage,
        closing=turn.closing,
        pending=turn.pending,
        again=turn.again,
        skip_draw=turn.skip_draw,
        owed=view.owed or dict.fromkeys(SEAT_NAMES, 0),
        hidden=[name for name, lying in view.borders.items() if lying and lying.hidden],
        winner=turn.winner,
        ended_by=view.result or "running",
        to_move=SEAT_NAMES.index(view.to_move) if view.to_move else 0,
        home=view.home,
    )
    return state_of(view.options, truth, flow)


def _deal(truth: Truth, view: CaesarView, seat: Seat, rng: random.Random) -> None:
    unseen = list(view.unseen[seat])
    rng.shuffle(unseen)
    face_down = {
        name: lying for name, lying in view.borders.items() if lying and lying.seat == seat and lying.token is None
    }
    for name, token in zip(face_down, _fitting(list(face_down), unseen) or [], strict=True):
        unseen.remove(token)
        truth.borders[name] = replace(face_down[name], token=token)
    if view.solo and view.solo.seat == seat:
        truth.hands[seat], truth.bags[seat] = view.solo.line, unseen
        return
    size = view.hand_sizes[seat]
    truth.hands[seat], truth.bags[seat] = unseen[:size], unseen[size:]


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
