"""CAESAR! in the east alone: five provinces, four spaces, three tokens and three markers a side.

Small enough to be solved: some thousand nodes with all draws, by the same rules as the whole board. The provinces that
are left out count as closed and held by nobody.
"""

from __future__ import annotations

from triumvirate.core.options import OptionValue, check_options
from triumvirate.core.parts import Start
from triumvirate.games.caesar.dealing import deal
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.options import OPTIONS
from triumvirate.games.caesar.prepare import prepare
from triumvirate.games.caesar.printed import BORDER_INDEX, DATA, PROVINCE_IDS
from triumvirate.games.caesar.state import BONUSES, BORDERS, MARKERS, NOBODY, PHASE_PLACE, SENATE
from triumvirate.games.caesar.truth import spaces_in_play

SPACES = ("CY-AG", "CR-AG", "AS-CR", "SY-AG")
TOKENS = (
    {"icons": ["sword"], "values": [2, 1]},
    {"icons": ["shield"], "values": [2, 1]},
    {"icons": ["ship"], "values": [2, 1]},
)
MARKERS_EACH = 3


def mini_options() -> dict[str, OptionValue]:
    """The options of every mini match: the base game with its own spaces and three tokens."""
    return {**check_options(OPTIONS, {}), "variant": {"influence": list(TOKENS), "spaces": list(SPACES)}}


def mini_state() -> State:
    """The state before the hands are dealt."""
    state = prepare(mini_options())
    played = {name for space in SPACES for name in DATA["borders"][BORDER_INDEX[space]]["provinces"]}
    state.free = spaces_in_play(mini_options())
    state.token = [NOBODY] * BORDERS
    state.supply = [0] * BONUSES
    state.centurions = [0, 0]
    state.placed = [MARKERS - MARKERS_EACH] * 2
    state.winner = NOBODY
    state.phase = PHASE_PLACE
    for province, name in enumerate(PROVINCE_IDS):
        state.bonus[province] = SENATE if name in played else NOBODY
        state.closed |= 0 if name in played else 1 << province
    return state


START = Start(mini_options, mini_state, deal)
