"""What somebody at JULIUS CAESAR looks at: the largest of the own armies, outposts now and then, and so much of the enemy."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from triumvirate.core.view import LegalAction
from triumvirate.games.julius.view import JuliusView


@dataclass(frozen=True)
class Attention:
    """How many own armies somebody always sees, how often an outpost comes to mind, and what share of the enemy's heads."""

    armies: int = 3
    outposts: float = 0.3
    heads: float = 1.0

    def overlooked(self, view: JuliusView) -> set[str]:
        """The own places that are not thought of; an outpost is forgotten, or comes to mind, for a whole turn.

        Which ones follows from the hand, so that the same ones are not forgotten in every match.
        """
        sizes = Counter(block.place for block in view.own or ())
        largest = sorted(sizes, key=lambda place: (-sizes[place], place))
        turn = f"{view.seat} {view.year} {view.turn} {' '.join(sorted(view.hand or ()))}"
        return {place for place in largest[self.armies :] if random.Random(f"{turn} {place}").random() >= self.outposts}

    def looked_at(self, view: JuliusView, legal: Sequence[LegalAction]) -> list[LegalAction]:
        """The actions that are thought of: all but those of blocks in places that are overlooked."""
        own = {block.block: block.place for block in view.own or ()}
        overlooked = self.overlooked(view)
        return [choice for choice in legal if _where(choice.action, own) not in overlooked] or list(legal)


BEGINNER, EVERYWHERE = Attention(), Attention(outposts=1.0)


def _where(action: str, own: Mapping[str, str]) -> str | None:
    """The place of the block that an action takes in hand; None for any other action."""
    verb, *rest = action.split()
    return own.get(rest[0]) if verb in ("move", "regroup", "build") and rest else None
