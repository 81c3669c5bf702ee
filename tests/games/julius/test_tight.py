"""The rows that a GPU's records hold as bits have enough of them."""

from triumvirate.games.julius.rules.blocks import MOST_STEPS
from triumvirate.games.julius.rules.march import ATTACK_LIMIT, MOVE_LIMIT, PLUTO_LIMIT
from triumvirate.games.julius.rules.retreat import RETREAT_LIMIT
from triumvirate.games.julius.state import IN_BITS, SEATS, WHOLE

MOST = {
    "steps": max(MOST_STEPS),
    "owner": len(SEATS) - 1,
    "moved": 2,
    "reserve": 1,
    "acted": 1,
    "attacker": len(SEATS),
    "activated": 1,
    "crossings": max(*MOVE_LIMIT, *ATTACK_LIMIT, *PLUTO_LIMIT, *RETREAT_LIMIT),
    "entries": (1 << 2 * len(SEATS)) - 1,
}


def test_every_number_of_a_tight_row_fits():
    assert set(MOST) == set(IN_BITS) <= {field.name for field in WHOLE.fields}
    assert all(most < 1 << IN_BITS[name] for name, most in MOST.items())
