"""The legal actions of the deciding side, listed once when its decision comes up."""

from triumvirate.core.rulebook import compiled

from ..state import (
    ACT_BATTLE,
    ACT_BUILD,
    ACT_DECLINE,
    ACT_DEPLOY,
    ACT_DEPLOY_TO,
    ACT_DISBAND,
    ACT_END_DEPLOY,
    ACT_END_DISBAND,
    ACT_END_LEVY,
    ACT_END_MOVE,
    ACT_END_REGROUP,
    ACT_FIRE,
    ACT_HIT,
    ACT_JUPITER,
    ACT_JUPITER_TO,
    ACT_LEVY,
    ACT_LEVY_AT,
    ACT_MAIN_ROAD,
    ACT_MOVE,
    ACT_PASS,
    ACT_PORT,
    ACT_PORT_TO,
    ACT_REGROUP,
    ACT_REGROUP_TO,
    ACT_RETREAT,
    ACT_RETREAT_TO,
    ACT_STEP,
    ACT_STOP,
    ACT_SURPRISE,
    ACT_VULCAN,
    BLOCKS,
    FIRST_CITY,
    FIRST_SEA,
    PHASE_BATTLE,
    PHASE_CARDS,
    PHASE_DEPLOY,
    PHASE_DEPLOY_TO,
    PHASE_DISBAND,
    PHASE_FIGHT,
    PHASE_HIT,
    PHASE_JUPITER,
    PHASE_JUPITER_TO,
    PHASE_LEVY,
    PHASE_LEVY_AT,
    PHASE_MAIN_ROAD,
    PHASE_MOVE,
    PHASE_PORT,
    PHASE_PORT_TO,
    PHASE_REGROUP,
    PHASE_REGROUP_TO,
    PHASE_RETREAT_TO,
    PHASE_STEP,
    PHASE_SURPRISE,
    PHASE_VULCAN,
    PLACES,
)
from .attack import may_surprise, why_not_main_road
from .board import ROAD_FROM, ROAD_TO, SEA_FROM, SEA_TO, has_blocks, is_contested
from .event_cards import may_defect_to, may_draw_from, may_strike
from .fire import why_not_act, why_not_fire, why_not_hit
from .levy import why_not_build, why_not_levy, why_not_levy_at
from .movement import may_stop, why_not_move, why_not_step
from .reasons import ALLOWED
from .regroup import may_regroup_to, why_not_regroup
from .retreat import why_not_retreat, why_not_retreat_to
from .setup import is_deployed, may_deploy_to, may_redeploy
from .winter import is_supplied, may_port_at, why_not_disband, why_not_port


@compiled
def offer(s, action):
    """One more legal action."""
    s.offers[s.offer_n] = action
    s.offer_n += 1


@compiled
def list_offers(s):
    """All legal actions of the decision that is up; in the card phase there is nothing to list here."""
    before = s.offer_n
    s.offer_n = 0
    if s.phase == PHASE_FIGHT:
        offer_battle_turns(s, s.seat)
    elif PHASE_MOVE <= s.phase <= PHASE_SURPRISE:
        offer_movement(s, s.seat)
    elif s.phase == PHASE_LEVY or s.phase == PHASE_REGROUP or s.phase == PHASE_DISBAND:
        offer_with_end(s, s.seat)
    elif s.phase == PHASE_DEPLOY:
        offer_deployment(s, s.seat)
    elif s.phase == PHASE_HIT or s.phase == PHASE_PORT:
        offer_forced_blocks(s, s.seat)
    elif s.phase == PHASE_JUPITER:
        offer_jupiter(s, s.seat)
    elif s.phase != PHASE_CARDS:
        offer_places(s, s.seat)
    for n in range(s.offer_n, before):
        s.offers[n] = 0


@compiled
def offer_battle_turns(s, seat):
    """Fire, retreat or pass with a block of the slot."""
    for block in range(BLOCKS):
        if s.where[block] == s.battle_at and why_not_act(s, seat, block) == ALLOWED:
            if why_not_fire(s, seat, block) == ALLOWED:
                offer(s, ACT_FIRE + block)
                offer(s, ACT_PASS + block)
            if why_not_retreat(s, seat, block) == ALLOWED:
                offer(s, ACT_RETREAT + block)


@compiled
def offer_movement(s, seat):
    """Take up a block, take a step, declare a main road or a surprise."""
    if s.phase == PHASE_MOVE:
        if s.points > 0 or s.group_moved:
            for block in range(BLOCKS):
                if s.owner[block] == seat and why_not_move(s, seat, block) == ALLOWED:
                    offer(s, ACT_MOVE + block)
        offer(s, ACT_END_MOVE)
    elif s.phase == PHASE_STEP:
        offer_neighbours(s, seat, s.mover_at)
        if may_stop(s):
            offer(s, ACT_STOP)
    elif s.phase == PHASE_MAIN_ROAD:
        offer_neighbours(s, seat, s.asked)
    else:
        for place in range(FIRST_CITY, PLACES):
            if may_surprise(s, seat, place):
                offer(s, ACT_SURPRISE + place)


@compiled
def offer_neighbours(s, seat, at):
    """Neighbours by road, then by sea, that the block in hand may step to or that attackers came from."""
    for i in range(ROAD_FROM[at], ROAD_FROM[at + 1]):
        offer_neighbour(s, seat, ROAD_TO[i])
    for i in range(SEA_FROM[at], SEA_FROM[at + 1]):
        offer_neighbour(s, seat, SEA_TO[i])


@compiled
def offer_neighbour(s, seat, place):
    """One neighbour, for the decision that is up."""
    if s.phase == PHASE_STEP:
        if why_not_step(s, seat, place) == ALLOWED:
            offer(s, ACT_STEP + place)
    elif why_not_main_road(s, seat, place) == ALLOWED:
        offer(s, ACT_MAIN_ROAD + place)


@compiled
def offer_with_end(s, seat):
    """Levies, regroups and disbandings go on until their owner ends them."""
    if s.phase == PHASE_LEVY:
        offer_levies(s, seat)
        offer(s, ACT_END_LEVY)
    elif s.phase == PHASE_REGROUP:
        for block in range(BLOCKS):
            if s.where[block] == s.battle_at and why_not_regroup(s, seat, block) == ALLOWED:
                offer(s, ACT_REGROUP + block)
        offer(s, ACT_END_REGROUP)
    else:
        for block in range(BLOCKS):
            if why_not_disband(s, seat, block) == ALLOWED:
                offer(s, ACT_DISBAND + block)
        if is_supplied(s, seat):
            offer(s, ACT_END_DISBAND)


@compiled
def offer_levies(s, seat):
    """New blocks, and steps for those on the map."""
    if s.levies == 0:
        return
    for block in range(BLOCKS):
        if s.where[block] < FIRST_CITY:
            if why_not_levy(s, seat, block) == ALLOWED:
                offer(s, ACT_LEVY + block)
        elif why_not_build(s, seat, block) == ALLOWED:
            offer(s, ACT_BUILD + block)


@compiled
def offer_deployment(s, seat):
    """Blocks to rearrange, and the end when every city has its number."""
    for block in range(BLOCKS):
        if may_redeploy(s, seat, block):
            offer(s, ACT_DEPLOY + block)
    if is_deployed(s, seat):
        offer(s, ACT_END_DEPLOY)


@compiled
def offer_forced_blocks(s, seat):
    """Blocks that can take the hit, or Navis that must go to port."""
    for block in range(BLOCKS):
        if s.phase == PHASE_HIT:
            if s.where[block] == s.battle_at and why_not_hit(s, seat, block) == ALLOWED:
                offer(s, ACT_HIT + block)
        elif s.where[block] >= FIRST_SEA and why_not_port(s, seat, block) == ALLOWED:
            offer(s, ACT_PORT + block)


@compiled
def offer_jupiter(s, seat):
    """Places and colours that Jupiter may draw from, or none of them."""
    for place in range(FIRST_CITY, PLACES):
        if has_blocks(s, 1 - seat, place):
            for colour in range(3):
                if may_draw_from(s, seat, place, colour):
                    offer(s, ACT_JUPITER + place * 3 + colour)
    offer(s, ACT_DECLINE)


@compiled
def offer_places(s, seat):
    """Decisions that are one place of the map."""
    for place in range(FIRST_CITY, PLACES):
        if s.phase == PHASE_BATTLE:
            if is_contested(s, place):
                offer(s, ACT_BATTLE + place)
        elif s.phase == PHASE_RETREAT_TO:
            if why_not_retreat_to(s, seat, place) == ALLOWED:
                offer(s, ACT_RETREAT_TO + place)
        elif s.phase == PHASE_REGROUP_TO:
            if may_regroup_to(s, seat, s.mover, place):
                offer(s, ACT_REGROUP_TO + place)
        elif s.phase == PHASE_LEVY_AT:
            if why_not_levy_at(s, seat, place) == ALLOWED:
                offer(s, ACT_LEVY_AT + place)
        elif s.phase == PHASE_PORT_TO:
            if may_port_at(s, seat, s.mover, place):
                offer(s, ACT_PORT_TO + place)
        elif s.phase == PHASE_JUPITER_TO:
            if may_defect_to(s, seat, place):
                offer(s, ACT_JUPITER_TO + place)
        elif s.phase == PHASE_VULCAN:
            if may_strike(s, seat, place):
                offer(s, ACT_VULCAN + place)
        elif s.phase == PHASE_DEPLOY_TO:
            if may_deploy_to(s, seat, s.mover, place):
                offer(s, ACT_DEPLOY_TO + place)
