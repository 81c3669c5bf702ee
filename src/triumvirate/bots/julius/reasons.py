"""What can be said of a single action at JULIUS CAESAR: each reason is a predicate over what its seat knows and the action.

Nothing is said where nothing is so. Whole commands are told by `operations.py`. The words stand in `words.LANGUAGE.json`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from triumvirate.bots.julius.sense import Sense
from triumvirate.bots.reasons import Reason, Why, because, reason
from triumvirate.core.view import LegalAction
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.notation import block_of_action, card_of_action, place_of_action
from triumvirate.games.julius.printed import PLACE_IDS
from triumvirate.games.julius.rules.blocks import IS_LEADER
from triumvirate.games.julius.rules.board import CITY_VALUE
from triumvirate.games.julius.rules.year import CARD_LEVY, CARD_MOVE
from triumvirate.games.julius.state import BLOCKS, PLACES
from triumvirate.games.julius.view import JuliusView


def card_reason(chosen: LegalAction, legal: Sequence[LegalAction]) -> Why:
    """A command card beside the others in hand: none moves more, or of what is discarded none less."""
    mine = card_of_action(chosen.index)
    moves = [CARD_MOVE[card] for one in legal if (card := card_of_action(one.index)) is not None and CARD_MOVE[card]]
    if mine is None or not CARD_MOVE[mine]:
        return because("julius", ())
    if chosen.action.startswith("discard"):
        return because("julius", [reason("card.small")] if CARD_MOVE[mine] == min(moves) else ())
    levies = [CARD_LEVY[card] for one in legal if (card := card_of_action(one.index)) is not None and CARD_MOVE[card]]
    told = [reason("card.large")] if CARD_MOVE[mine] == max(moves) else []
    return because("julius", told + ([reason("card.levies")] if CARD_LEVY[mine] == max(levies) else []))


def hunger_reason(view: JuliusView, chosen: LegalAction) -> Why:
    """Winter: everybody is fed, or where a block goes home from more stand than are fed."""
    assert view.seat is not None
    supply = view.supply[view.seat]
    if chosen.action == "end-disband":
        is_fed = all(at.blocks <= at.feeds for at in supply.values())
        return because("julius", [reason("winter.fed")] if is_fed else ())
    own = {block.block: block for block in view.own or ()}
    place = own[chosen.action.split()[1]].place
    at = supply.get(place)
    if at is None or not at.feeds or at.blocks <= at.feeds:
        return because("julius", ())
    return because("julius", [reason("winter.hungry", place=place, points=at.feeds, more=at.blocks)])


def single(truth: State, seat: int, chosen: LegalAction) -> Why:
    """What an action by itself does: where it goes and what stands and counts there, whom it saves, who stays."""
    return because("julius", _single(truth, seat, chosen))


def _single(truth: State, seat: int, chosen: LegalAction) -> Iterable[Reason]:
    verb, block, place = chosen.action.split()[0], block_of_action(chosen.index), place_of_action(chosen.index)
    if verb == "hit" and block is not None:
        yield reason("hit.stays" if truth.steps[block] > 1 else "hit.lost")
    elif verb == "retreat" and block is not None:
        if IS_LEADER[block]:
            yield reason("saves_leader")
        yield _faces(truth, seat)
    elif verb == "fire":
        yield _faces(truth, seat)
    elif verb == "main-road" and place is not None:
        came = {road: _arrived(truth, seat, road) for road in set(truth.came[:BLOCKS])}
        if came.get(place, 0) == max(came.values()):
            yield reason("main_road")
    elif verb in ("step", "levy-at", "regroup-to") and place is not None:
        yield from _going(truth, seat, verb, place)


def _faces(truth: State, seat: int) -> Reason:
    """How many blocks stand on each side of the battle, which everybody sees."""
    at = truth.battle_at
    mine, foes = (int(truth.present[side * PLACES + at]) for side in (seat, 1 - seat))
    return reason("faces", place=PLACE_IDS[at], count=mine, more=foes)


def _going(truth: State, seat: int, verb: str, place: int) -> Iterable[Reason]:
    points, foes = int(CITY_VALUE[place]), int(Sense(truth, seat).foes[place])
    if verb == "step" and foes and points:
        yield reason("worth_a_fight", place=PLACE_IDS[place], points=points, count=foes)
    elif verb == "step" and foes:
        yield reason("fought_for", place=PLACE_IDS[place], count=foes)
    elif points:
        yield reason("counts", place=PLACE_IDS[place], points=points)


def _arrived(truth: State, seat: int, road: int) -> int:
    """The steps of attackers that came to the battle by a road."""
    return sum(
        truth.steps[block]
        for block in range(BLOCKS)
        if truth.owner[block] == seat and truth.where[block] == truth.asked and truth.came[block] == road
    )
