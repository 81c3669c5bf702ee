"""3. Set-up: the blocks in their cities, and the free deployment."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import emit, rule, table

from ..actions import BLOCK, PLACE
from ..facts import DEPLOYED_IS, DEPLOYMENT_ENDED, SET_UP
from ..state import (
    BLOCKS,
    CAESAR,
    DRAW_GAME,
    FIRST_CITY,
    FIRST_SEA,
    FREE_DEPLOYMENTS,
    GO_YEAR,
    LEVY,
    NO_BLOCK,
    PHASE_DEPLOY,
    PHASE_DEPLOY_TO,
    PLACES,
    POMPEIUS,
)
from .blocks import IS_NAVIS, MOST_STEPS, SIDE, START, count_blocks, put
from .board import SEA_FROM
from .reasons import ALLOWED, COUNTS_WRONG, NOT_A_START_CITY, NOT_TO_DEPLOY

START_COUNT = table(
    [
        sum(1 for block in range(BLOCKS) if START[block] == place and SIDE[block] == seat and place != LEVY)
        for seat in range(2)
        for place in range(PLACES)
    ]
)


@rule("3.1")
def lay_out(s):
    """The blocks of the order of battle stand in their cities at full strength, the others wait in the levy pools."""
    for block in range(BLOCKS):
        s.owner[block] = SIDE[block]
        if START[block] != LEVY:
            s.steps[block] = MOST_STEPS[block]
            put(s, block, START[block])
    s.mover = NO_BLOCK
    s.winner = DRAW_GAME
    emit(s, SET_UP, s.free_deployment)


@rule("3.2")
def begin_deployment(s):
    """With free deployment Caesar rearranges his blocks first, then Pompeius; otherwise the first year begins."""
    s.phase = GO_YEAR
    if s.free_deployment:
        s.seat = CAESAR
        s.phase = PHASE_DEPLOY


@rule("3.2")
def is_start_city(seat, place):
    """One of the cities where a side's blocks start."""
    return START_COUNT[seat * PLACES + place] > 0


@rule("3.2")
def surplus(s, seat, place):
    """How many blocks a start city holds above its number."""
    return count_blocks(s, seat, place) - START_COUNT[seat * PLACES + place]


@rule("3.2")
def is_deployed(s, seat):
    """The rearrangement may be closed when every city holds as many blocks as in the historical set-up."""
    for place in range(FIRST_CITY, FIRST_SEA):
        if surplus(s, seat, place) != 0:
            return False
    return True


@rule("3.2")
def may_deploy_to(s, seat, block, place):
    """Any of the side's start cities, a Navis only in a port; after very many changes only those short of blocks."""
    if place == s.where[block] or not is_start_city(seat, place):
        return False
    if IS_NAVIS[block] and SEA_FROM[place] == SEA_FROM[place + 1]:
        return False
    return s.deployed < FREE_DEPLOYMENTS or surplus(s, seat, place) < 0


@rule("3.2")
def may_redeploy(s, seat, block):
    """Own blocks on the map may be rearranged; after very many changes only from overfull cities to short ones."""
    if s.owner[block] != seat or s.where[block] == LEVY:
        return False
    if s.deployed < FREE_DEPLOYMENTS:
        return True
    if surplus(s, seat, s.where[block]) > 0:
        for place in range(FIRST_CITY, FIRST_SEA):
            if may_deploy_to(s, seat, block, place):
                return True
    return False


@decision("deploy", BLOCK, phase=PHASE_DEPLOY, provided=may_redeploy, reason=NOT_TO_DEPLOY)
@rule("3.2")
def deploy(s, seat, block):
    """A block is taken up to be placed elsewhere."""
    s.mover = block
    s.phase = PHASE_DEPLOY_TO


@rule("3.2")
def why_not_deploy_to(s, seat, place):
    """The city must fit the block in hand."""
    return ALLOWED if may_deploy_to(s, seat, s.mover, place) else NOT_A_START_CITY


@decision("deploy-to", PLACE, phase=PHASE_DEPLOY_TO, unless=why_not_deploy_to)
@rule("3.2")
def deploy_to(s, seat, place):
    """The block goes to another start city of its side."""
    emit(s, DEPLOYED_IS, seat, s.mover, s.where[s.mover], place)
    put(s, s.mover, place)
    s.mover = NO_BLOCK
    if s.deployed < FREE_DEPLOYMENTS:
        s.deployed += 1
    s.phase = PHASE_DEPLOY


@decision("end-deploy", phase=PHASE_DEPLOY, provided=is_deployed, reason=COUNTS_WRONG)
@rule("3.2")
def end_deployment(s, seat):
    """Pompeius follows Caesar; then the first year begins."""
    emit(s, DEPLOYMENT_ENDED, seat)
    s.deployed = 0
    if seat == CAESAR:
        s.seat = POMPEIUS
        s.phase = PHASE_DEPLOY
    else:
        s.seat = CAESAR
        s.phase = GO_YEAR
