"""How playouts go where the same results are wanted of every engine, to the last one: any action, each as likely.

A game says more in a `quick.py` of its own, in whole numbers: fractions are rounded otherwise on a GPU.
"""

from triumvirate.core.rulebook import compiled

from .generator import below
from .rules import count_legal, nth_legal


@compiled
def quick_action(s, seat):
    """The action of a deciding seat."""
    return nth_legal(s, seat, below(s, count_legal(s, seat)))
