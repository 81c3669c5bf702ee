"""Auction as a game of the table: its options, names and views. All that it leaves out is as for any game."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from triumvirate.core.action_texts import ActionTexts
from triumvirate.core.events import EventKind
from triumvirate.core.game import Game
from triumvirate.core.options import Option
from triumvirate.core.parts import Knowledge, Notation, Words
from triumvirate.core.reasons import NO_SUCH_ACTION
from triumvirate.core.view import PlainView, View

from . import rules
from .state import BID_IS, BID_MADE, BID_SHOWN, CARDS, LAYOUT, PRIZE_LOST, PRIZE_SHOWN, PRIZE_WON, SEATS

_SEAT = ("seat", lambda state, number: SEATS[number])
_CARD = ("card", lambda state, number: number)
_PRIZE = ("prize", lambda state, number: number)
KINDS = {
    BID_MADE: EventKind("bid_made", (_SEAT,)),
    BID_IS: EventKind("bid_is", (_SEAT, _CARD), private=True),
    BID_SHOWN: EventKind("bid_shown", (_SEAT, _CARD), reveals=True),
    PRIZE_SHOWN: EventKind("prize_shown", (_PRIZE,)),
    PRIZE_WON: EventKind("prize_won", (_SEAT, _PRIZE)),
    PRIZE_LOST: EventKind("prize_lost", (_PRIZE,)),
}


ACTIONS = ActionTexts(rules.__name__, "Auction")


def prepare(options: Any) -> Any:
    """An empty table for so many players."""
    state = LAYOUT.new()
    state.players = options["players"]
    return state


def refusal(state: Any, seat: int, action: int, language: str = "en") -> tuple[str, str | None]:
    """Why not, and by which rule."""
    if rules.refusal(state, seat, action) == NO_SUCH_ACTION:
        return f"The cards are 1 to {CARDS}.", "setup"
    return f"You have already bid {action + 1}.", "round.2"


def views(state: Any, options: Any) -> Callable[[int | None], View]:
    """Cards not yet shown, who has bid, points; of this round's bids only one's own."""
    seats = range(state.players)
    shown = {SEATS[i]: state.hand[i] | (1 << state.bid[i] >> 1) for i in seats}
    shared = {
        "round": state.round,
        "prize": state.prize,
        "over": bool(state.over),
        "cards": {name: [card + 1 for card in range(CARDS) if mask >> card & 1] for name, mask in shown.items()},
        "has_bid": {SEATS[i]: state.bid[i] > 0 for i in seats},
        "points": {SEATS[i]: state.points[i] for i in seats},
    }

    def look(seat: int | None) -> View:
        name, bid = (None, None) if seat is None else (SEATS[seat], state.bid[seat])
        return PlainView("auction", options, name, {**shared, "my_bid": bid})

    return look


def determinize(view: View, rng: random.Random) -> Any:
    """Everybody else who has bid has bid one of the cards not yet shown."""
    facts, state = view.plain_facts(), prepare(view.options)
    state.round, state.prize, state.over = facts["round"], facts["prize"], int(facts["over"])
    for i, (name, cards) in enumerate(facts["cards"].items()):
        state.hand[i] = sum(1 << card - 1 for card in cards)
        state.points[i] = facts["points"][name]
        if facts["has_bid"][name]:
            state.bid[i] = facts["my_bid"] if name == view.seat else rng.choice(cards)
            state.hand[i] &= ~(1 << state.bid[i] - 1)
    return state


GAME = Game(
    name="auction",
    title="Auction",
    version=1,
    package=Path(__file__).parent,
    layout=LAYOUT,
    rules=rules,
    actions=ACTIONS.table.actions,
    options=(Option("players", "int", 3, "How many play.", (3, 4)),),
    seats=lambda options: SEATS[: options["players"]],
    prepare=prepare,
    counts=(3, 4),
    notation=Notation(
        text=lambda state, seat, action: ACTIONS.text(state, action),
        parse=lambda state, seat, text: ACTIONS.parse(state, text),
    ),
    words=Words(refusal, event=lambda state, fact: KINDS[fact[0]].event(state, fact[1:])),
    knowledge=Knowledge(views, truth=lambda state: {"bids": state.bid[: state.players]}, determinize=determinize),
)
