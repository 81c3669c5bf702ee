"""An opened deal in the hands of anybody: read from what a server told, held against its digest, dealt once more."""

from __future__ import annotations

import msgspec

from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.server.daily.deal import HEAD, Deal, digest


def text_in(told: str) -> str:
    """The text of an opened deal: as it is, or out of the server's answer."""
    if told.startswith(HEAD):
        return told
    try:
        answer = msgspec.json.decode(told)
        text = answer.get("deal", answer)["text"]
    except (msgspec.DecodeError, AttributeError, KeyError, TypeError):
        text = None
    if not isinstance(text, str):
        raise BadRequest("This is no opened deal: its text is told when its day is over.")
    return text


def checked(text: str, published: str) -> Deal:
    """The deal that a text holds; a refusal where it is not the one whose digest was published."""
    if digest(text) != published.strip().lower():
        raise BadRequest(f"This is not the deal that was published: its digest is {digest(text)}.")
    try:
        return Deal.read(text)
    except (KeyError, ValueError, msgspec.DecodeError) as fault:
        raise BadRequest("The digest is right, and yet this is the text of no deal.") from fault


def dealt_again(deal: Deal) -> Table:
    """The match as it stood when the person took over, from the text alone."""
    game = find_game(deal.game)
    if game.version != deal.rules:
        raise BadRequest(
            f"The digest is right; but the deal is of rules {deal.rules}, and this Triumvirate has rules {game.version}: "
            "deal it again with one of that time."
        )
    table = Table(game, deal.terms.options, deal.secret)
    table.set_up()
    for seat, action in deal.prelude:
        table.act(seat, action)
    return table
