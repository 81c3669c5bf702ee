"""Who judges RUBICO: one judge behind hints, the coach, looking back and the terminal.

What it advises is an imperator's of even temper. What somebody does otherwise (a row spoken of, a whole choice, a power) is
played out beside that, from truths as likely as the seat could hold them then, with the same luck for both; a fault is
said only beyond the noise of that, and no larger than it was seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from triumvirate.analysis.budget import BUDGETS, Budget, Occasion, seed_of
from triumvirate.analysis.findings import MISTAKE, SLIP, Moment
from triumvirate.analysis.paired import asked_until_sure
from triumvirate.bots.contract import Advice, Choice, Move, Opinion
from triumvirate.bots.reasons import NOTHING, because
from triumvirate.bots.rubico.cautions import cautions
from triumvirate.bots.rubico.chances import CHANCES, CHOICE, CURVE, HINT
from triumvirate.bots.rubico.counsel import Counsel, chosen_as, spoken, without_chance
from triumvirate.bots.rubico.mind import chosen, decide
from triumvirate.bots.rubico.outlook import outlook_of, shown_in
from triumvirate.bots.rubico.playing import Way, fared
from triumvirate.bots.rubico.worlds import Worlds
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.core.view import LegalAction, View
from triumvirate.games.rubico.view import RubicoView

PAIRS_APART = 5  # a pair takes as long here as so many elsewhere
FIRST_PAIRS = 24
KEPT = "pass"


@dataclass(frozen=True)
class Compared:
    """An action beside what is advised instead: the seat's chance with that, what is lost, and whether that is beyond doubt."""

    best: Choice
    chance: float
    lost: float = 0.0
    is_confirmed: bool = True
    line: tuple[Move, ...] = ()


class RubicoJudge:
    """Judges rows spoken of, whole choices and powers."""

    name = "outlook"
    is_movers = False

    def __init__(self, side: tuple[str, ...] = (), budget: Budget | None = None, seed: int = 0) -> None:
        self.side = side
        self._budget, self._seed = budget or BUDGETS[Occasion.HINT], seed

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """What to do next; the cards of a whole choice as a line."""
        best = decide(view, legal, Counsel)
        chance = CHANCES.at(view, kind_of(best)).chance(reckoned(view, best))
        return Advice(
            chance, (replace(without_chance(best), chance=chance),), _choice_line(view) if _chooses(view) else ()
        )

    def opinion(self, view: View, legal: Sequence[LegalAction], action: str) -> Opinion | None:
        """What is thought of an action before it is taken."""
        found = self._compared(view, legal, action, as_a_whole=False)
        if found is None:
            return None
        moment = self._moment(view, 0, action, found)
        return Opinion(action, moment.taken, moment.lost, moment.verdict, moment.is_unsure, moment.against)

    def moment(self, table: Table, number: int, seat: str, action: str) -> Moment | None:
        """What was said of a row when its talk is over, a choice when it is confirmed, a power used or kept too long."""
        view = table.view(seat)
        if action.startswith(("claim", "pick", "unpick")):
            return None
        found = self._compared(view, table.legal(seat), action, as_a_whole=True)
        if found is None or (action == KEPT and found.best.action == KEPT):
            return None
        return self._moment(view, number, action, found)

    def _moment(self, view: View, number: int, action: str, found: Compared) -> Moment:
        facts = RubicoView.of(view)
        chance = CHANCES.at(replace(facts, seat=None), CURVE).chance(caesars_chance(view))
        against = NOTHING
        if found.lost >= SLIP and found.is_confirmed:
            against = because("rubico", cautions(Counsel(view), action, found.best.action))
        best = Choice(found.best.action, found.best.why, found.chance)
        taken, sure = found.chance - found.lost, found.is_confirmed
        line, seat = found.line, view.seat or ""
        return Moment(number, seat, action, chance, taken, best, line, is_confirmed=sure, against=against)

    def _compared(self, view: View, legal: Sequence[LegalAction], action: str, as_a_whole: bool) -> Compared | None:
        """What is lost by an action; None where there is nothing to judge."""
        verb = action.split()[0]
        if len(legal) == 1:
            return None
        if verb == "confirm":
            return self._choice(view, legal)
        if verb in ("claim", "done"):
            return self._talk(view, legal, action, as_a_whole)
        if verb in ("use", "pass"):
            return self._power(view, legal, action)
        return None

    def _choice(self, view: View, legal: Sequence[LegalAction]) -> Compared:
        """The chosen cards beside the best ones."""
        mind = Counsel(view)
        worlds, wanted = Worlds(view, mind.beliefs), mind.cards()
        rows = list(RubicoView.of(view).rows.items())
        picked = tuple((s, p) for s, (_, row) in enumerate(rows) for p, card in enumerate(row) if card.picked)
        chance, with_it = worlds.chance(wanted), worlds.chance(picked)
        if mind.is_senator:
            chance, with_it = 1.0 - chance, 1.0 - with_it
        line = CHANCES.at(view, CHOICE)
        chance, with_it = line.chance(chance), line.chance(with_it)
        better = chosen_as(view, wanted)
        first = next((cell for cell in wanted if cell not in picked), None)
        told = chosen(better, "confirm").why
        if first is None or chance - with_it < SLIP:
            return Compared(Choice("confirm", told), chance, max(0.0, chance - with_it))
        best = Choice(f"pick {rows[first[0]][0]} {first[1] + 1}", told)
        confirm = next(one.index for one in legal if one.action == "confirm")
        lost, is_confirmed = self._played(Way(better, confirm), Way(view, confirm), view, chance - with_it)
        return Compared(best, chance, lost, is_confirmed, _choice_line(view))

    def _talk(self, view: View, legal: Sequence[LegalAction], action: str, as_a_whole: bool) -> Compared | None:
        """What was said of a row beside what should have been; a single claim as if the rest were said as advised."""
        mind, seat = Counsel(view), view.seat or ""
        row, wanted = RubicoView.of(view).rows[seat], mind.claims()
        if not row:
            return None
        advised, said = wanted, [str(card.said or "?") for card in row]
        if not as_a_whole:
            advised = [card.said or claim for card, claim in zip(row, wanted, strict=True)]
            said = _with_claim(advised, action) if action != "done" else said
        chance = _side_chance(view)
        apart = [place for place, (one, other) in enumerate(zip(advised, said, strict=True)) if one != other]
        if not apart:
            return Compared(chosen(view, action), chance)
        line = tuple(Move(seat, f"claim {place + 1} {advised[place]}") for place in apart)
        best = chosen(view, line[0].action, mind.lies_because())
        done = next(one.index for one in legal if one.action == "done")
        lost, is_confirmed = self._played(Way(spoken(view, advised), done), Way(spoken(view, said), done), view)
        return Compared(best, chance, min(lost, chance), is_confirmed, line)

    def _power(self, view: View, legal: Sequence[LegalAction], action: str) -> Compared:
        """A power used or let be, beside what should have been done with it."""
        allowed = {one.action: one.index for one in legal}
        best, chance = Counsel(view).power(set(allowed)), _side_chance(view)
        if best.action == action:
            return Compared(best, chance)
        ways = Way(view, allowed.get(best.action, allowed[action])), Way(view, allowed[action])
        lost, is_confirmed = self._played(*ways, view)
        return Compared(best, chance, min(lost, chance), is_confirmed)

    def _played(self, better: Way, other: Way, view: View, most: float = 1.0) -> tuple[float, bool]:
        """What is lost by one way beside another, no more than `most`, and whether that is beyond doubt."""
        ways, seed = (better, other), seed_of(view) + self._seed + 1

        limit = max(FIRST_PAIRS, self._budget.pairs // PAIRS_APART)
        seen = asked_until_sure(lambda more, done: fared(ways, more, seed + done), FIRST_PAIRS, limit)
        lost = min(most, max(0.0, seen.mean))
        return lost, lost < SLIP or seen.is_sure or seen.is_under(MISTAKE)


def _with_claim(advised: Sequence[str], action: str) -> list[str]:
    said = list(advised)
    _, place, claim = action.split()
    said[int(place) - 1] = claim
    return said


def _chooses(view: View) -> bool:
    facts = RubicoView.of(view)
    return facts.phase == "choice" and facts.centurion == view.seat and facts.holding is None


def _choice_line(view: View) -> tuple[Move, ...]:
    """The clicks that are left of the best choice."""
    facts, seat = RubicoView.of(view), view.seat or ""
    rows = list(facts.rows.items())
    wanted = Counsel(view).cards()
    gone = [
        Move(seat, f"unpick {owner} {place + 1}")
        for number, (owner, row) in enumerate(rows)
        for place, card in enumerate(row)
        if card.picked and (number, place) not in wanted
    ]
    picks = [Move(seat, f"pick {rows[s][0]} {p + 1}") for s, p in wanted if not rows[s][1][p].picked]
    return (*gone, *picks, Move(seat, "confirm"))


def caesars_chance(view: View) -> float:
    """The chance of Caesar's side by what all can see, as it is reckoned."""
    return outlook_of(view).chance(RubicoView.of(view).position, shown_in(view))


def kind_of(best: Choice) -> str:
    """Which kind of chance goes with advice: a Centurion reckons with the cards it wants, others by what all can see."""
    return HINT if best.chance is None else CHOICE


def reckoned(view: View, best: Choice | None = None) -> float:
    """The seat's own side's chance, as it is reckoned."""
    if best is not None and best.chance is not None:
        return best.chance
    chance = caesars_chance(view)
    return 1.0 - chance if RubicoView.of(view).roles[view.seat or ""] == "senate" else chance


def _side_chance(view: View) -> float:
    """The same as it is told."""
    return CHANCES.at(view, HINT).chance(reckoned(view))


def make(table: Table, iterations: int, seed: int) -> RubicoJudge:
    """The judge of a match that is over: before that nobody's side is known."""
    if table.result() is None:
        raise BadRequest("A match of more than two is analysed when it is over: before that nobody's side is known.")
    roles = RubicoView.of(table.view(None)).roles
    side = tuple(seat for seat in table.seats if roles[seat] == "caesar")
    return RubicoJudge(side, BUDGETS[Occasion.LOOKING_BACK].scaled(iterations), seed)
