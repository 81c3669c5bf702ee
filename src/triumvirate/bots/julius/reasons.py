"""What can be said of a single action at JULIUS CAESAR: each reason is a predicate over what its seat knows and the action.

Nothing is said where nothing is so. Whole commands are told by `operations.py`. The words stand in `words.LANGUAGE.json`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from triumvirate.bots.julius.sense import NEIGHBOURS, Sense
from triumvirate.bots.reasons import Reason, Why, because, reason
from triumvirate.core.view import LegalAction
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.notation import block_of_action, card_of_action, place_of_action
from triumvirate.games.julius.printed import PLACE_IDS
from triumvirate.games.julius.rules.blocks import FIREPOWER, IS_LEADER, strength
from triumvirate.games.julius.rules.board import CITY_VALUE
from triumvirate.games.julius.rules.event_cards import count_targets
from triumvirate.games.julius.rules.year import CARD_LEVY, CARD_MOVE
from triumvirate.games.julius.state import BLOCKS, COLOURS, FIRST_SEA, PLACES
from triumvirate.games.julius.view import JuliusView

GODS = ("jupiter", "vulcan")
COMING_HOME = ("retreat-to", "regroup-to", "jupiter-to", "port-to")
ARRIVING = ("step", "levy-at", *COMING_HOME)


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
        yield from _hit(truth, seat, block)
    elif verb == "retreat" and block is not None and IS_LEADER[block]:
        yield reason("saves_leader")
    elif verb == "main-road" and place is not None:
        came = {road: _arrived(truth, seat, road) for road in set(truth.came[:BLOCKS])}
        if came.get(place, 0) == max(came.values()):
            yield reason("main_road")
    elif verb == "battle" and place is not None:
        yield _faces(truth, seat, place)
    elif verb == "end-regroup":
        yield reason("regroup.stays", place=PLACE_IDS[truth.battle_at], count=_count(truth, seat, truth.battle_at))
    elif place is not None:
        yield from _god_strikes(truth, seat, chosen, place) if verb in GODS else _going(truth, seat, verb, place)


def _hit(truth: State, seat: int, block: int) -> Iterable[Reason]:
    """Whom it spares of those who could take the hit as well, and whether it is its last."""
    spared = [
        other
        for other in range(BLOCKS)
        if (truth.owner[other], truth.where[other], truth.reserve[other]) == (seat, truth.battle_at, 0)
        and other != block
        and strength(truth, other) == strength(truth, block)
    ]
    hardest = max((int(FIREPOWER[other]) for other in spared), default=0)
    if not IS_LEADER[block] and any(IS_LEADER[other] for other in spared):
        yield reason("hit.spares_leader")
    elif hardest > FIREPOWER[block]:
        yield reason("hit.spares", count=hardest)
    if truth.steps[block] == 1:
        yield reason("hit.lost")


def _count(truth: State, seat: int, place: int) -> int:
    return int(truth.present[seat * PLACES + place])


def _faces(truth: State, seat: int, at: int) -> Reason:
    """How many blocks stand on each side of a battle, which everybody sees."""
    return reason("faces", place=PLACE_IDS[at], count=_count(truth, seat, at), more=_count(truth, 1 - seat, at))


def _god_strikes(truth: State, seat: int, chosen: LegalAction, place: int) -> Iterable[Reason]:
    """Jupiter draws one of the blocks of a colour in a place; Vulcan shakes all that stand there."""
    if chosen.action.startswith("vulcan"):
        yield reason("vulcan.strikes", place=PLACE_IDS[place], count=_count(truth, 1 - seat, place))
        return
    colour = COLOURS.index(chosen.action.split()[-1])
    yield reason("jupiter.draws", place=PLACE_IDS[place], count=int(count_targets(truth, seat, place, colour)))


def _going(truth: State, seat: int, verb: str, place: int) -> Iterable[Reason]:
    points, foes = int(CITY_VALUE[place]), int(Sense(truth, seat).foes[place])
    if verb == "step" and foes and points:
        yield reason("worth_a_fight", place=PLACE_IDS[place], points=points, count=foes)
    elif verb == "step" and foes:
        yield reason("fought_for", place=PLACE_IDS[place], count=foes)
    elif points and verb in ARRIVING:
        yield reason("counts", place=PLACE_IDS[place], points=points)
    elif verb in COMING_HOME:
        yield from _at_home(truth, seat, place)


def _at_home(truth: State, seat: int, place: int) -> Iterable[Reason]:
    """Who is there already, and whether enemies are one road away."""
    if place < FIRST_SEA and _count(truth, seat, place):
        yield reason("joins", place=PLACE_IDS[place], count=_count(truth, seat, place))
    if place < FIRST_SEA and not any(_count(truth, 1 - seat, other) for other in NEIGHBOURS[place]):
        yield reason("quiet", place=PLACE_IDS[place])


def _arrived(truth: State, seat: int, road: int) -> int:
    """The steps of attackers that came to the battle by a road."""
    return sum(
        truth.steps[block]
        for block in range(BLOCKS)
        if truth.owner[block] == seat and truth.where[block] == truth.asked and truth.came[block] == road
    )
