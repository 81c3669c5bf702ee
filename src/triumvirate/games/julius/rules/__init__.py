"""The rules of JULIUS CAESAR, a file for each chapter of the book, and what every game offers its engine."""

from triumvirate.core.rulebook import compiled

from ..state import (
    ACT_BATTLE,
    ACT_BUILD,
    ACT_DECLINE,
    ACT_DEPLOY_TO,
    ACT_DISBAND,
    ACT_DISCARD,
    ACT_END_DEPLOY,
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
    FIRST_PLACE_ACTION,
    FIRST_WORD,
    PHASE_OVER,
)
from .attack import name_main_road, name_surprise
from .battle import begin_battle
from .cards import choose_card, discard, take_back_choice
from .event_cards import decline_jupiter, defect_to, draw_block, strike
from .fire import fire, pass_turn, take_hit
from .flow import go_on
from .legal import count_legal, deciders, nth_legal, refusal
from .levy import build, end_levy, levy, levy_at
from .march import drop_mover
from .movement import end_movement, pick_mover, take_step
from .offers import list_offers
from .regroup import end_regroup, regroup, regroup_to
from .retreat import retreat, retreat_to
from .setup import begin_deployment, deploy_to, end_deployment, lay_out, pick_to_deploy
from .victory import victory_points
from .winter import disband, end_disbanding, go_to_port, port_at

__all__ = ["apply", "count_legal", "deciders", "is_over", "nth_legal", "refusal", "score", "setup", "winners"]


@compiled
def setup(s):
    """From a prepared state (options filled in, the rest zero) to the first decision."""
    lay_out(s)
    begin_deployment(s)
    go_on(s)
    list_offers(s)


@compiled
def apply(s, seat, action):
    """Carry out a legal action of a seat."""
    if action < FIRST_PLACE_ACTION:
        apply_to_block(s, seat, action)
    elif action < ACT_DISCARD:
        apply_to_place(s, seat, action)
    elif action < ACT_PLAY:
        discard(s, seat, action - ACT_DISCARD + 1)
    elif action < ACT_JUPITER:
        choose_card(s, seat, action - ACT_PLAY + 1)
    elif action < FIRST_WORD:
        draw_block(s, seat, (action - ACT_JUPITER) // 3, (action - ACT_JUPITER) % 3)
    else:
        apply_word(s, seat, action)
    go_on(s)
    list_offers(s)


@compiled
def apply_to_block(s, seat, action):
    """Verbs on a block, in the order of the action table."""
    if action < ACT_MOVE:
        pick_to_deploy(s, action)
    elif action < ACT_LEVY:
        pick_mover(s, action - ACT_MOVE)
    elif action < ACT_BUILD:
        levy(s, seat, action - ACT_LEVY)
    elif action < ACT_FIRE:
        build(s, seat, action - ACT_BUILD)
    elif action < ACT_RETREAT:
        fire(s, seat, action - ACT_FIRE)
    elif action < ACT_PASS:
        retreat(s, seat, action - ACT_RETREAT)
    elif action < ACT_HIT:
        pass_turn(s, seat, action - ACT_PASS)
    elif action < ACT_REGROUP:
        take_hit(s, seat, action - ACT_HIT)
    elif action < ACT_PORT:
        regroup(s, action - ACT_REGROUP)
    elif action < ACT_DISBAND:
        go_to_port(s, seat, action - ACT_PORT)
    else:
        disband(s, seat, action - ACT_DISBAND)


@compiled
def apply_to_place(s, seat, action):
    """Verbs on a place, in the order of the action table."""
    if action < ACT_STEP:
        deploy_to(s, seat, action - ACT_DEPLOY_TO)
    elif action < ACT_LEVY_AT:
        take_step(s, seat, action - ACT_STEP)
    elif action < ACT_MAIN_ROAD:
        levy_at(s, seat, action - ACT_LEVY_AT)
    elif action < ACT_SURPRISE:
        name_main_road(s, seat, action - ACT_MAIN_ROAD)
    elif action < ACT_BATTLE:
        name_surprise(s, seat, action - ACT_SURPRISE)
    elif action < ACT_RETREAT_TO:
        begin_battle(s, seat, action - ACT_BATTLE)
    elif action < ACT_REGROUP_TO:
        retreat_to(s, seat, action - ACT_RETREAT_TO)
    elif action < ACT_PORT_TO:
        regroup_to(s, seat, action - ACT_REGROUP_TO)
    elif action < ACT_JUPITER_TO:
        port_at(s, seat, action - ACT_PORT_TO)
    elif action < ACT_VULCAN:
        defect_to(s, seat, action - ACT_JUPITER_TO)
    else:
        strike(s, seat, action - ACT_VULCAN)


@compiled
def apply_word(s, seat, action):
    """Single words, in the order of the action table."""
    if action == ACT_END_DEPLOY:
        end_deployment(s, seat)
    elif action == ACT_TAKE_BACK:
        take_back_choice(s, seat)
    elif action == ACT_DECLINE:
        decline_jupiter(s, seat)
    elif action == ACT_STOP:
        drop_mover(s)
    elif action == ACT_END_MOVE:
        end_movement(s)
    elif action == ACT_END_LEVY:
        end_levy(s, seat)
    elif action == ACT_END_REGROUP:
        end_regroup(s, seat)
    else:
        end_disbanding(s, seat)


@compiled
def is_over(s):
    """Whether the game has ended."""
    return s.phase == PHASE_OVER


@compiled
def winners(s):
    """The winning seats as a bit set; none while the game runs or when it is a draw."""
    return 1 << s.winner if s.winner < 2 else 0


@compiled
def score(s, seat):
    """Victory points."""
    return victory_points(s, seat)
