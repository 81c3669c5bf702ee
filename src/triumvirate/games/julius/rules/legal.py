"""Who decides, which actions there are, and why another is refused."""

from triumvirate.core.rulebook import compiled

from ..state import (
    ACT_BATTLE,
    ACT_BUILD,
    ACT_DECLINE,
    ACT_DEPLOY,
    ACT_DEPLOY_TO,
    ACT_DISBAND,
    ACT_DISCARD,
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
    ACT_PLAY,
    ACT_PORT,
    ACT_PORT_TO,
    ACT_REGROUP,
    ACT_REGROUP_TO,
    ACT_RETREAT,
    ACT_RETREAT_TO,
    ACT_STEP,
    ACT_STOP,
    ACT_SURPRISE,
    ACT_TAKE_BACK,
    ACT_VULCAN,
    ACTIONS,
    BLOCKS,
    FIRST_CITY,
    FIRST_PLACE_ACTION,
    FIRST_WORD,
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
    PHASE_OVER,
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
from .board import is_contested
from .cards import count_card_choices, is_ready, may_take_back, nth_card_choice, why_not_discard, why_not_play
from .event_cards import may_defect_to, may_draw_from, may_strike
from .fire import why_not_fire, why_not_hit
from .levy import why_not_build, why_not_levy, why_not_levy_at
from .movement import may_stop, why_not_move, why_not_step
from .reasons import (
    ALLOWED,
    CANNOT_STOP,
    COUNTS_WRONG,
    NO_BATTLE_THERE,
    NO_FRIENDLY_PORT,
    NO_REGROUP_THERE,
    NO_SUCH_ACTION,
    NO_TARGET_THERE,
    NOT_A_START_CITY,
    NOT_ADJACENT_FRIENDLY,
    NOT_ENEMY_CITY,
    NOT_TO_DEPLOY,
    NOT_YOUR_BATTLE,
    NOTHING_TO_TAKE_BACK,
    SUPPLY_EXCEEDED,
    WRONG_PHASE,
)
from .regroup import may_regroup_to, why_not_regroup
from .retreat import why_not_retreat, why_not_retreat_to
from .setup import is_deployed, may_deploy_to, may_redeploy
from .winter import is_supplied, may_port_at, why_not_disband, why_not_port


@compiled
def deciders(s):
    """The seats that may act, as a bit set: in the card phase all that have not chosen yet."""
    if s.phase == PHASE_OVER:
        return 0
    if s.phase == PHASE_CARDS:
        return (0 if is_ready(s, 0) else 1) | (0 if is_ready(s, 1) else 2)
    return 1 << s.seat


@compiled
def count_legal(s, seat):
    """How many actions a seat has; a deciding seat never none."""
    if s.phase == PHASE_CARDS:
        return count_card_choices(s, seat)
    return s.offer_n if seat == s.seat else 0


@compiled
def nth_legal(s, seat, n):
    """The n-th action of a seat, in a fixed order."""
    if s.phase == PHASE_CARDS:
        return nth_card_choice(s, seat, n, ACT_DISCARD, ACT_PLAY)
    return s.offers[n]


@compiled
def why_not(there, reason):
    """A choice that is there, or the reason why not."""
    return ALLOWED if there else reason


@compiled
def refusal(s, seat, action):
    """Why a seat may not take an action: a number that `explain.py` puts into words, or 0 when it may."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if s.phase == PHASE_CARDS:
        return why_not_card_action(s, seat, action)
    if seat != s.seat or s.phase == PHASE_OVER:
        return WRONG_PHASE
    if action < FIRST_PLACE_ACTION:
        return why_not_block(s, seat, action // BLOCKS * BLOCKS, action % BLOCKS)
    if action < ACT_DISCARD:
        place = (action - FIRST_PLACE_ACTION) % PLACES
        return why_not_place(s, seat, action - place, place)
    if ACT_JUPITER <= action < FIRST_WORD:
        if s.phase != PHASE_JUPITER:
            return WRONG_PHASE
        target = action - ACT_JUPITER
        return why_not(may_draw_from(s, seat, target // 3, target % 3), NO_TARGET_THERE)
    return why_not_word(s, seat, action)


@compiled
def why_not_card_action(s, seat, action):
    """In the card phase: discard, play, or take back."""
    if ACT_DISCARD <= action < ACT_PLAY:
        return why_not_discard(s, seat, action - ACT_DISCARD + 1)
    if ACT_PLAY <= action < ACT_JUPITER:
        return why_not_play(s, seat, action - ACT_PLAY + 1)
    if action == ACT_TAKE_BACK:
        return why_not(may_take_back(s, seat), NOTHING_TO_TAKE_BACK)
    return WRONG_PHASE


@compiled
def why_not_block(s, seat, verb, block):
    """Actions that name a block."""
    if s.phase == PHASE_FIGHT and verb == ACT_FIRE:
        return why_not_fire(s, seat, block)
    if s.phase == PHASE_FIGHT and verb == ACT_PASS:
        return why_not_fire(s, seat, block)
    if s.phase == PHASE_FIGHT and verb == ACT_RETREAT:
        return why_not_retreat(s, seat, block)
    if s.phase == PHASE_MOVE and verb == ACT_MOVE:
        return why_not_move(s, seat, block)
    if s.phase == PHASE_HIT and verb == ACT_HIT:
        return why_not_hit(s, seat, block)
    if s.phase == PHASE_LEVY and verb == ACT_LEVY:
        return why_not_levy(s, seat, block)
    if s.phase == PHASE_LEVY and verb == ACT_BUILD:
        return why_not_build(s, seat, block)
    if s.phase == PHASE_REGROUP and verb == ACT_REGROUP:
        return why_not_regroup(s, seat, block)
    if s.phase == PHASE_PORT and verb == ACT_PORT:
        return why_not_port(s, seat, block)
    if s.phase == PHASE_DISBAND and verb == ACT_DISBAND:
        return why_not_disband(s, seat, block)
    if s.phase == PHASE_DEPLOY and verb == ACT_DEPLOY:
        return why_not(may_redeploy(s, seat, block), NOT_TO_DEPLOY)
    return WRONG_PHASE


@compiled
def why_not_place(s, seat, verb, place):
    """Actions that name a place."""
    if place < FIRST_CITY:
        return NO_SUCH_ACTION
    if s.phase == PHASE_STEP and verb == ACT_STEP:
        return why_not_step(s, seat, place)
    if s.phase == PHASE_RETREAT_TO and verb == ACT_RETREAT_TO:
        return why_not_retreat_to(s, seat, place)
    if s.phase == PHASE_REGROUP_TO and verb == ACT_REGROUP_TO:
        return why_not(may_regroup_to(s, seat, s.mover, place), NO_REGROUP_THERE)
    if s.phase == PHASE_BATTLE and verb == ACT_BATTLE:
        return why_not(is_contested(s, place), NO_BATTLE_THERE)
    if s.phase == PHASE_LEVY_AT and verb == ACT_LEVY_AT:
        return why_not_levy_at(s, seat, place)
    if s.phase == PHASE_MAIN_ROAD and verb == ACT_MAIN_ROAD:
        return why_not_main_road(s, seat, place)
    if s.phase == PHASE_SURPRISE and verb == ACT_SURPRISE:
        return why_not(may_surprise(s, seat, place), NOT_YOUR_BATTLE)
    return why_not_rare_place(s, seat, verb, place)


@compiled
def why_not_rare_place(s, seat, verb, place):
    """Places named in winter, in deployment, and for Jupiter and Vulcan."""
    if s.phase == PHASE_PORT_TO and verb == ACT_PORT_TO:
        return why_not(may_port_at(s, seat, s.mover, place), NO_FRIENDLY_PORT)
    if s.phase == PHASE_JUPITER_TO and verb == ACT_JUPITER_TO:
        return why_not(may_defect_to(s, seat, place), NOT_ADJACENT_FRIENDLY)
    if s.phase == PHASE_DEPLOY_TO and verb == ACT_DEPLOY_TO:
        return why_not(may_deploy_to(s, seat, s.mover, place), NOT_A_START_CITY)
    if s.phase == PHASE_VULCAN and verb == ACT_VULCAN:
        return why_not(may_strike(s, seat, place), NOT_ENEMY_CITY)
    return WRONG_PHASE


@compiled
def why_not_word(s, seat, action):
    """Actions that are a single word, and cards out of their phase."""
    if action == ACT_END_MOVE and s.phase == PHASE_MOVE:
        return ALLOWED
    if action == ACT_STOP and s.phase == PHASE_STEP:
        return why_not(may_stop(s), CANNOT_STOP)
    if action == ACT_END_LEVY and s.phase == PHASE_LEVY:
        return ALLOWED
    if action == ACT_END_REGROUP and s.phase == PHASE_REGROUP:
        return ALLOWED
    if action == ACT_END_DISBAND and s.phase == PHASE_DISBAND:
        return why_not(is_supplied(s, seat), SUPPLY_EXCEEDED)
    if action == ACT_DECLINE and s.phase == PHASE_JUPITER:
        return ALLOWED
    if action == ACT_END_DEPLOY and s.phase == PHASE_DEPLOY:
        return why_not(is_deployed(s, seat), COUNTS_WRONG)
    return WRONG_PHASE
