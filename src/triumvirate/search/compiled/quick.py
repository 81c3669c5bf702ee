"""How playouts go where the same results are wanted of every engine, to the last one: any action, each as likely.

A game's bots say more in a `quick.py` of theirs, in whole numbers: fractions are rounded otherwise on a GPU.
"""

from triumvirate.core.engine import has_text
from triumvirate.core.rulebook import compiled

from ..generator import below
from ..rules import count_legal, nth_legal

if has_text(__name__, "bots.quick"):
    from ..bots.quick import quick_action
else:

    @compiled
    def quick_action(s, seat):
        """The action of a deciding seat."""
        return nth_legal(s, seat, below(s, count_legal(s, seat)))
