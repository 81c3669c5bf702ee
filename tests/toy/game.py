"""Auction as a game of the table: its options, names, views and positions."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from triumvirate.core.chance import Outcome, number_outcome
from triumvirate.core.errors import BadRequest, Illegal
from triumvirate.core.events import Event, EventKind
from triumvirate.core.game import Game
from triumvirate.core.options import Option
from triumvirate.core.view import PlainView, Result, View

from . import rules
from .state import BID_IS, BID_MADE, BID_SHOWN, CARDS, LAYOUT, NO_SUCH_CARD, PRIZE_LOST, PRIZE_SHOWN, PRIZE_WON, SEATS

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


class Auction(Game):
    """Three rounds of secret bids."""

    name = "toy"
    title = "Auction"
    version = 1
    layout = LAYOUT
    package = Path(__file__).parent
    rules = rules
    options = (Option("players", "int", 3, "How many play.", (3, 4)),)

    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        return SEATS[: options["players"]]

    def prepare(self, options: Mapping[str, Any]) -> Any:
        state = LAYOUT.new()
        state.players = options["players"]
        return state

    def action_text(self, state: Any, seat: int, action: int) -> str:
        return f"bid {action + 1}"

    def parse_action(self, state: Any, seat: int, text: str) -> int:
        verb, _, card = text.partition(" ")
        if verb != "bid" or not card.isdigit():
            raise Illegal(f"'{text[:40]}' is no action of Auction; write 'bid 3'.")
        return int(card) - 1

    def refusal(self, state: Any, seat: int, action: int, language: str = "en") -> tuple[str, str | None]:
        if rules.refusal(state, seat, action) == NO_SUCH_CARD:
            return f"The cards are 1 to {CARDS}.", "setup"
        return f"You have already bid {action + 1}.", "round.2"

    def event(self, state: Any, fact: Sequence[int]) -> Event:
        return KINDS[fact[0]].event(state, fact[1:])

    def outcome(self, state: Any, n: int, what: int, index: int) -> Outcome:
        return index

    def outcome_index(self, state: Any, n: int, what: int, value: Outcome) -> int:
        return number_outcome(n, value)

    def say(self, event: Mapping[str, Any], viewer: str | None, language: str = "en") -> str:
        facts = {name: value for name, value in event.items() if name not in ("kind", "audience")}
        return " ".join([str(event["kind"]), *map(str, facts.values())])

    def view(self, state: Any, options: Mapping[str, Any], seat: int | None) -> View:
        """Cards not yet shown, who has bid, points; of this round's bids only one's own."""
        seats = range(state.players)
        shown = {SEATS[i]: state.hand[i] | (1 << state.bid[i] >> 1) for i in seats}
        name = None if seat is None else SEATS[seat]
        facts = {
            "round": state.round,
            "prize": state.prize,
            "over": bool(state.over),
            "cards": {name: [card + 1 for card in range(CARDS) if mask >> card & 1] for name, mask in shown.items()},
            "has_bid": {SEATS[i]: state.bid[i] > 0 for i in seats},
            "points": {SEATS[i]: state.points[i] for i in seats},
            "my_bid": None if seat is None else state.bid[seat],
        }
        return PlainView(self.name, options, name, facts)

    def truth(self, state: Any) -> dict[str, Any]:
        return {field.name: getattr(state, field.name) for field in LAYOUT.game_fields}

    def determinize(self, view: View, rng: random.Random) -> Any:
        """Everybody else who has bid has bid one of the cards not yet shown."""
        facts, state = view.facts, self.prepare(view.options)
        state.round, state.prize, state.over = facts["round"], facts["prize"], int(facts["over"])
        for i, name in enumerate(self.seats(view.options)):
            cards = facts["cards"][name]
            state.hand[i] = sum(1 << card - 1 for card in cards)
            state.points[i] = facts["points"][name]
            if facts["has_bid"][name]:
                state.bid[i] = facts["my_bid"] if name == view.seat else rng.choice(cards)
                state.hand[i] &= ~(1 << state.bid[i] - 1)
        return state

    def result(self, state: Any, options: Mapping[str, Any]) -> Result | None:
        if not state.over:
            return None
        seats, won = self.seats(options), rules.winners(state)
        points = {name: state.points[i] for i, name in enumerate(seats)}
        return Result(tuple(name for i, name in enumerate(seats) if won >> i & 1), "most points", points)

    def position_text(self, state: Any, options: Mapping[str, Any]) -> str:
        return json.dumps({"options": dict(options), **self.truth(state)})

    def parse_position(self, text: str) -> tuple[dict[str, Any], Any]:
        try:
            data = json.loads(text)
            options = self.check(data.pop("options"))
            state = self.prepare(options)
            for name, value in data.items():
                setattr(state, name, value)
        except (ValueError, AttributeError, KeyError) as fault:
            raise BadRequest(f"This is no position of Auction: {fault}.") from fault
        return options, state


GAME = Auction()
