"""What speaks against a card, a shot, a hit or a retreat of JULIUS CAESAR, beside the one that would have been better.

Each is a predicate over what its side sees. The words stand under the same keys, and under `habit.…` for what somebody
does in many matches.
"""

from __future__ import annotations

from collections.abc import Iterator

from triumvirate.bots.julius.fighting import percent
from triumvirate.bots.julius.gods import could, is_idle
from triumvirate.bots.julius.plans import POWERS, STRENGTHS
from triumvirate.bots.reasons import Reason, reason
from triumvirate.core.view import LegalAction
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.notation import block_of_action, card_of_action
from triumvirate.games.julius.odds import Range
from triumvirate.games.julius.printed import CARD_IDS, PLACE_INDEX
from triumvirate.games.julius.rules.blocks import FIREPOWER, IS_LEADER
from triumvirate.games.julius.rules.board import CITY_VALUE
from triumvirate.games.julius.rules.year import CARD_LEVY, CARD_MOVE, is_event
from triumvirate.games.julius.state import PLACES, SEATS
from triumvirate.games.julius.view import JuliusView

EVEN = 500  # thousandths


def against(view: JuliusView, truth: State, taken: LegalAction, best: LegalAction) -> list[Reason]:
    """What speaks against one action where another was better."""
    verb = taken.action.split()[0]
    if verb in ("play", "discard"):
        return list(_of_cards(view, truth, taken, best))
    if verb == "hit":
        return list(_of_hits(truth, taken, best))
    if verb in ("fire", "pass", "retreat") and view.odds is not None and view.battle is not None:
        return list(_of_battle(view, truth, taken, best))
    return []


# --- cards ------------------------------------------------------------------------------------------------------------


def _of_cards(view: JuliusView, truth: State, taken: LegalAction, best: LegalAction) -> Iterator[Reason]:
    """An event that finds nothing to do; another card moves or levies more; the largest is spent, or thrown away."""
    mine, other = card_of_action(taken.index), card_of_action(best.index)
    if mine is None or other is None:
        return
    if taken.action.startswith("discard"):
        if _order(mine) > _order(other):
            yield reason("discards_more", card=CARD_IDS[mine], kept=CARD_IDS[other])
        return
    if is_idle(truth, _side(view), mine):
        yield reason("event_for_nothing", card=CARD_IDS[mine])
    elif is_event(mine):
        yield reason("event_spent", card=CARD_IDS[mine], kept=CARD_IDS[other])
    elif is_event(other):
        if could(truth, _side(view), other) is not None and not is_idle(truth, _side(view), other):
            yield reason("event_kept", kept=CARD_IDS[other])
    else:
        yield from _of_commands(mine, other)


def _order(card: int) -> tuple[int, int, int]:
    """Which card one would sooner keep, by what is printed on it."""
    return int(is_event(card)), int(CARD_MOVE[card]), int(CARD_LEVY[card])


def _of_commands(mine: int, other: int) -> Iterator[Reason]:
    """Two command cards beside each other."""
    moves, levies = CARD_MOVE[mine] - CARD_MOVE[other], CARD_LEVY[mine] - CARD_LEVY[other]
    if moves < 0:
        yield reason("moves_fewer", count=int(CARD_MOVE[mine]), more=int(CARD_MOVE[other]))
    if levies < 0:
        yield reason("levies_fewer", count=int(CARD_LEVY[mine]), more=int(CARD_LEVY[other]))
    if moves > 0:
        yield reason("card_spent", count=int(CARD_MOVE[mine]), more=int(CARD_MOVE[other]))


# --- hits -------------------------------------------------------------------------------------------------------------


def _of_hits(truth: State, taken: LegalAction, best: LegalAction) -> Iterator[Reason]:
    """A leader, a block that dies of it, or one that fires better took the hit that another could have taken."""
    mine, other = block_of_action(taken.index), block_of_action(best.index)
    if mine is None or other is None:
        return
    if IS_LEADER[mine] and not IS_LEADER[other]:
        yield reason("hit_leader")
    if truth.steps[mine] == 1 < truth.steps[other]:
        yield reason("hit_last")
    if FIREPOWER[mine] > FIREPOWER[other]:
        yield reason("hit_harder", count=int(FIREPOWER[mine]), more=int(FIREPOWER[other]))


# --- battle -----------------------------------------------------------------------------------------------------------


def _of_battle(view: JuliusView, truth: State, taken: LegalAction, best: LegalAction) -> Iterator[Reason]:
    """It stays where it is likelier to lose, leaves where it is likelier to win, or fires with less than it could."""
    verb, name = taken.action.split()[:2]
    assert view.odds is not None
    leaving, passing = view.odds.leaving.get(name), view.odds.passing.get(name)
    if verb == "retreat":
        yield from _of_retreat(view, truth, leaving)
        return
    if leaving is not None:
        yield from _of_staying(view, taken)
    if verb == "pass":
        yield from _falling("passes", view, passing)
    elif _is_weaker(truth, taken, best):
        yield reason("weak_shot")


def _of_staying(view: JuliusView, taken: LegalAction) -> Iterator[Reason]:
    """A block that could leave stays where it is likelier to lose."""
    holds, place = _held(view)
    block = block_of_action(taken.index)
    if holds.most < EVEN and (stay := percent(holds)):
        yield reason("leader_stays" if block is not None and IS_LEADER[block] else "stays", place=place, percent=stay)


def _of_retreat(view: JuliusView, truth: State, leaving: Range | None) -> Iterator[Reason]:
    """The last one leaves a city that counts, or one of several a battle that is likelier won."""
    holds, place = _held(view)
    points = int(CITY_VALUE[PLACE_INDEX[place]])
    if points and truth.present[_side(view) * PLACES + PLACE_INDEX[place]] == 1:
        yield reason("gives_up", place=place, points=points)
    elif holds.least >= EVEN:
        yield from _falling("leaves_battle", view, leaving)


def _falling(key: str, view: JuliusView, then: Range | None) -> Iterator[Reason]:
    """The odds are less than if everybody stayed and fired."""
    holds, place = _held(view)
    if then is None or then.most >= holds.least:
        return
    now, less = percent(holds), percent(then)
    if now and less and now != less:
        yield reason(key, place=place, percent=now, more=less)


def _held(view: JuliusView) -> tuple[Range, str]:
    """The side's chance to hold the place of the battle."""
    assert view.odds is not None
    assert view.battle is not None
    assert view.seat is not None
    return view.odds.holds[view.seat], view.battle.place


def _is_weaker(truth: State, taken: LegalAction, best: LegalAction) -> bool:
    """Whether another block was to fire, which hits more often."""
    block, other = block_of_action(taken.index), block_of_action(best.index)
    if not best.action.startswith("fire") or block is None or other is None:
        return False
    return _power(truth, block) < _power(truth, other)


def _power(truth: State, block: int) -> float:
    return POWERS[block * STRENGTHS + truth.steps[block]]


def _side(view: JuliusView) -> int:
    return SEATS.index(str(view.seat))
