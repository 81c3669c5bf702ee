"""Caesar's chances in RUBICO from any place on the march, by reckoning all rounds to come.

Each round to come takes as many cards as the way asks for, drawn from what Centurions of either faction usually turn up.
The Senate row is reckoned exactly: every card that may be turned, its Legion, and its effect in the round after.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import comb

from triumvirate.core.options import Options
from triumvirate.core.view import View
from triumvirate.games.rubico.printed import DATA
from triumvirate.games.rubico.state import LEGION_WINS, LEGIONS
from triumvirate.games.rubico.view import RubicoView

# What is turned up under a Centurion of Caesar's and one of the Senate's: red, blue, Janus, Pompey.
USUAL = {"caesar": (0.58, 0.28, 0.11, 0.03), "senate": (0.28, 0.61, 0.05, 0.06)}
MOST_TURNED = 3

Shown = tuple[str, ...]  # the Senate cards that are face up, in the order of their names


class Outlook:
    """The chances at one table: they depend on the player count and the options, not on what was played."""

    def __init__(self, players: int, checkpoints: tuple[int, ...], senate_set: str, per_pair: bool) -> None:
        self.checkpoints, self.goal = checkpoints, checkpoints[-1]
        self.threshold = int(DATA["blue_threshold"][str(players)])
        self.legions: Mapping[str, Sequence[str]] = DATA["senate_sets"][senate_set]
        self.per_pair = per_pair
        in_play = DATA["roles"][str(players)]
        self.red_share = in_play["red"] / players
        self._chance: dict[tuple[int, Shown, int, int], float] = {}

    def chance(self, position: int, shown: Shown, reds: int = 0, blues: int = 0) -> float:
        """Caesar's chance at the start of a round, with so many red and blue cards given by Senate effects."""
        if position >= self.goal:
            return 1.0
        if self.has_legion(shown):
            return 0.0
        key = (position, shown, reds, blues)
        if key not in self._chance:
            self._chance[key] = self._reckon(*key)
        return self._chance[key]

    def _reckon(self, position: int, shown: Shown, reds: int, blues: int) -> float:
        stays, value = 0.0, 0.0
        for (steps, turned), likely in self._rounds(self.next_checkpoint(position) - position, reds, blues).items():
            box = position + steps
            if box == position and not turned and not reds and not blues:
                stays += likely
            else:
                value += likely * self.after(box, shown, turned)
        return value / (1.0 - stays)

    def after(self, box: int, shown: Shown, turned: int) -> float:
        """Caesar's chance when the marker stands in a box and the Senate then turns so many cards."""
        if box >= self.goal:
            return 1.0
        return sum(
            likely * self.chance(box, row, reds, blues)
            for (row, reds, blues), likely in turnings(shown, turned).items()
        )

    def next_checkpoint(self, position: int) -> int:
        """Where the march must halt next."""
        return min((box for box in self.checkpoints if box > position), default=self.goal)

    def turned(self, blue: int, pompey: int) -> int:
        """How many Senate cards so many blue cards and Pompeys turn."""
        by_blue = blue // self.threshold if self.per_pair else int(blue >= self.threshold)
        return pompey + by_blue

    def has_legion(self, shown: Shown) -> bool:
        """Whether four face-up cards count for one Legion."""
        return any(sum(name in self.legions[card] for card in shown) >= LEGION_WINS for name in LEGIONS)

    @cache  # noqa: B019  # there are a few outlooks in a process, kept for good
    def _rounds(self, way: int, reds: int, blues: int) -> dict[tuple[int, int], float]:
        """How far the march usually goes in a round, with how many Senate cards."""
        found: dict[tuple[int, int], float] = defaultdict(float)
        for faction, share in (("caesar", self.red_share), ("senate", 1.0 - self.red_share)):
            p_red, p_blue, p_janus, p_pompey = USUAL[faction]
            firm = p_red + p_blue + p_pompey
            p_red, p_blue, p_pompey = (p + p_janus * 0.8 * p / firm for p in (p_red, p_blue, p_pompey))
            void, cards = 1.0 - p_red - p_blue - p_pompey, way + 2
            for red in range(cards + 1):
                for blue in range(cards - red + 1):
                    for pompey in range(min(2, cards - red - blue) + 1):
                        rest = cards - red - blue - pompey
                        ways = comb(cards, red) * comb(cards - red, blue) * comb(cards - red - blue, pompey)
                        likely = ways * p_red**red * p_blue**blue * p_pompey**pompey * void**rest
                        steps = min(way, max(0, red + reds - blue - blues))
                        found[steps, min(MOST_TURNED, self.turned(blue + blues, pompey))] += share * likely
        return found


@lru_cache(maxsize=4096)
def turnings(shown: Shown, turned: int) -> dict[tuple[Shown, int, int], float]:
    """The Senate row after so many turns, with the red and blue cards it then gives, and how likely each is."""
    found: dict[tuple[Shown, int, int], float] = {(shown, 0, 0): 1.0}
    for _ in range(turned):
        following: dict[tuple[Shown, int, int], float] = defaultdict(float)
        for (row, reds, blues), likely in found.items():
            for card, share in _next_cards(row).items():
                given = (reds + card.startswith("red"), blues + (card == "blue"))
                following[tuple(sorted((*row, card))), given[0], given[1]] += likely * share
        found = following or found
    return found


def _next_cards(shown: Shown) -> dict[str, float]:
    """The empty card lies first, the others in any order."""
    if not shown:
        return {"empty": 1.0}
    left = Counter(DATA["senate_cards"])
    left.subtract(shown)
    total = sum(left.values())
    return {card: count / total for card, count in left.items() if count > 0}


@cache
def _outlook(players: int, checkpoints: tuple[int, ...], senate_set: str, per_pair: bool) -> Outlook:
    return Outlook(players, checkpoints, senate_set, per_pair)


def outlook_of(view: View) -> Outlook:
    """The outlook of a view's table."""
    options: Options = view.options
    per_pair = options["blue_reveals"] == "per_pair"
    return _outlook(options["players"], tuple(RubicoView.of(view).checkpoints), options["senate_set"], per_pair)


def shown_in(view: View) -> Shown:
    """The Senate cards face up."""
    return tuple(sorted(RubicoView.of(view).senate.shown))
