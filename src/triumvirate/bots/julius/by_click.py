"""What is said at each click of a command: at the first the whole of it, then of the group that moves and what that is for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from triumvirate.bots.julius.operations import carried_out, described, grouped, levied, orders_in, purposes
from triumvirate.bots.julius.plans import Sampled
from triumvirate.bots.reasons import NOTHING, Reason, Why, because
from triumvirate.games.julius.notation import action_text, block_of_action
from triumvirate.games.julius.printed import PLACE_IDS
from triumvirate.games.julius.rules.blocks import IS_LEADER
from triumvirate.games.julius.state import FIRST_CITY

MOST_GROUPS = 4  # that a command is told by
# The fact of a purpose that names the places it is pursued in; a leader's rescue is told with the leader.
PURSUED_IN = {
    "op.attack": "goal",
    "op.take": "place",
    "op.threatens": "place",
    "op.guards": "place",
    "op.screens": "goal",
    "op.saves_leader": "goal",
}
LEVIES = ("levy", "build")


def said_by_click(sampled: Sampled, plan: Sequence[int]) -> list[Why]:
    """A reason for every click of a command; where a click only carries on nothing is said."""
    before, after = sampled.first, carried_out(sampled.first, sampled.seat, plan)
    went, raised_at = orders_in(before, after, sampled.seat)
    aims = purposes(sampled, plan)
    said = [because("julius", [*aims, *described(before, sampled.seat, plan, MOST_GROUPS)])]
    for action in plan[1:]:
        verb, block = action_text(action).split()[0], block_of_action(action)
        if block is None:
            said.append(NOTHING)
            continue
        origin, goal = before.where[block], after.where[block]
        if verb == "move" and (origin, goal) in went:
            pursued = [one for one in aims if _is_for(one, goal) and _concerns(one, block, origin)]
            said.append(because("julius", [grouped(origin, goal, went[origin, goal]), *pursued]))
        elif verb in LEVIES and goal >= FIRST_CITY and raised_at[goal]:
            guarded = [one for one in aims if one.key == "op.guards" and _is_for(one, goal)]
            said.append(because("julius", [levied(Counter({goal: raised_at[goal]})), *guarded]))
        else:
            said.append(NOTHING)
    return said


def _is_for(purpose: Reason, place: int) -> bool:
    """Whether a purpose is pursued in a place."""
    named = dict(purpose.facts)[PURSUED_IN[purpose.key]]
    return PLACE_IDS[place] in ((named,) if isinstance(named, str) else named if isinstance(named, tuple) else ())


def _concerns(purpose: Reason, block: int, origin: int) -> bool:
    """Whether it is told with this block: a leader's rescue only with the leader."""
    if purpose.key != "op.saves_leader":
        return True
    return bool(IS_LEADER[block]) and dict(purpose.facts)["origin"] == PLACE_IDS[origin]
