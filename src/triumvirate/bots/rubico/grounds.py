"""What a seat of RUBICO knows that speaks against another player, or for one: each is a predicate over its own view.

Nothing here is an opinion: who reads the view, or the whole truth, finds it so. The newest round comes first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from triumvirate.bots.reasons import Reason, reason
from triumvirate.bots.rubico.talk.sight import is_surely_true, left_lying
from triumvirate.games.rubico.history import PastCard, PastRound
from triumvirate.games.rubico.truth import RowCard
from triumvirate.games.rubico.view import RubicoView

UNTOLD = (None, "?")
MOVES_OR_COVERS = ("minerva", "cibelis", "venus", "eris")  # after them nobody can say what a Centurion might have taken
OPPOSITE = {"trust": "accuse", "accuse": "trust"}


def known_role(view: RubicoView, about: str) -> Iterator[Reason]:
    """What the viewer knows somebody to be."""
    role = view.roles[about]
    if role is not None:
        yield known_as(role, about)


def known_as(role: str, about: str) -> Reason:
    """That somebody is known to be of a side."""
    return reason("known.senator" if role == "senate" else "known.friend", seat=about)


def against(view: RubicoView, seat: str) -> Iterator[Reason]:
    """What speaks against a player, the surest first."""
    yield from seen_claims(view, seat, true=False)
    yield from false_cards(view, seat)
    yield from contradicts(view, seat)
    yield from set_caesar(view, seat, "back")
    yield from left_red(view, seat)
    yield from silent(view, seat)


def in_favour(view: RubicoView, seat: str) -> Iterator[Reason]:
    """What speaks for a player."""
    yield from set_caesar(view, seat, "forward")
    yield from true_cards(view, seat)
    yield from seen_claims(view, seat, true=True)


def seen_claims(view: RubicoView, seat: str, true: bool) -> Iterator[Reason]:
    """A card of another's that the viewer has seen, and what its owner called it."""
    if seat == view.seat:
        return
    rows: list[tuple[int, Sequence[RowCard | PastCard]]] = [(view.round, view.rows[seat])]
    rows += [(entry["round"], entry["rows"][seat]) for entry in reversed(view.history)]
    for number, row in rows:
        for card in row:
            if card.face is None or card.said in UNTOLD or (card.said == card.face) != true:
                continue
            if true:
                yield reason("saw.true", seat=seat, round=number, said=str(card.said))
            else:
                yield reason("saw.false", seat=seat, round=number, said=str(card.said), face=str(card.face))
            return


def most_red(entry: PastRound) -> int:
    """How many of the cards that were taken can have been red: those turned up, and one that was left out unseen."""
    return entry["shown"].count("red") + ("discard" in entry["work"])


def false_cards(view: RubicoView, seat: str) -> Iterator[Reason]:
    """More cards of a row were called red and taken than red ones can have been among all that were taken."""
    for entry in reversed(view.history):
        called = sum(card.taken and card.said == "red" for card in entry["rows"][seat])
        if called > most_red(entry):
            facts: dict[str, str | int] = {"seat": seat, "round": entry["round"], "count": called}
            most = most_red(entry)
            yield reason("false.cards", **facts, reds=most) if most else reason("false.cards.none", **facts)
            return


def true_cards(view: RubicoView, seat: str) -> Iterator[Reason]:
    """Nothing but red was turned up in a round, and cards that a player called red were among them."""
    for entry in reversed(view.history):
        if is_surely_true(entry, seat):
            yield reason("true.cards", seat=seat, round=entry["round"])
            return


def contradicts(view: RubicoView, seat: str) -> Iterator[Reason]:
    """A player's word of this round, and the opposite that was said of the same person in an earlier one."""
    now = view.words[seat]
    if now is None or now.word not in OPPOSITE:
        return
    earlier = said_before(view, seat, OPPOSITE[now.word], now.about)
    if earlier is not None:
        yield reason(f"contradicts.{now.word}", seat=seat, other=now.about, round=earlier)


def said_before(view: RubicoView, seat: str, word: str, about: str) -> int | None:
    """The last round before this one in which a player said a word of somebody."""
    for entry in reversed(view.history):
        said = entry["words"][seat]
        if said is not None and (said.word, said.about) == (word, about):
            return entry["round"]
    return None


def set_caesar(view: RubicoView, seat: str, way: str) -> Iterator[Reason]:
    """Fortuna was used by a player, which is seen by all."""
    for use in view.used:
        if (use.power, use.seat, use.target) == ("fortuna", seat, way):
            yield reason(f"set.{way}", seat=seat, round=use.round)


def left_red(view: RubicoView, seat: str) -> Iterator[Reason]:
    """A Centurion could have taken more cards that were called red, as many as were asked for."""
    moved = {use.round for use in view.used if use.power in MOVES_OR_COVERS}
    for entry in reversed(view.history):
        if entry["centurion"] == seat and entry["round"] not in moved and left_lying(entry) > 0:
            yield reason("left_red", seat=seat, round=entry["round"], count=left_lying(entry))
            return


def silent(view: RubicoView, seat: str) -> Iterator[Reason]:
    """A player said nothing of a whole row."""
    for entry in reversed(view.history):
        row = entry["rows"][seat]
        if row and all(card.said in UNTOLD for card in row):
            yield reason("silent", seat=seat, round=entry["round"])
            return


def too_many_red(view: RubicoView) -> Iterator[Reason]:
    """More cards of others are called red than can be, with what the deck holds and the viewer has seen."""
    cards = [card for row in view.rows.values() for card in row]
    called = sum(card.said == "red" and card.face is None for card in cards)
    seen = [*(card.face for card in cards), *(card.face for card in view.aside)].count("red")
    seen += view.holding is not None and view.holding.face == "red"
    left = max(0, view.deck["red"] - seen)
    if called > left:
        yield reason("too_many_red", count=called, reds=left) if left else reason("too_many_red.none", count=called)
