"""When a tribune of RUBICO uses its power, and on what."""

from __future__ import annotations

from triumvirate.bots.rubico.suspicion import WORTH, suspicion, worth_of
from triumvirate.core.view import View
from triumvirate.games.rubico.truth import RowCard
from triumvirate.games.rubico.view import RubicoView

WAIT = "pass"


def power_choice(view: View, allowed: set[str]) -> str:
    """Use the power held where it helps now; otherwise pass."""
    assert view.seat is not None
    power = RubicoView.of(view).powers[view.seat]
    uses = sorted(action for action in allowed if action.startswith("use"))
    if not uses or power is None:
        return WAIT
    is_senator = RubicoView.of(view).roles[view.seat] == "senate"
    best = {
        "fortuna": _fortuna,
        "vesta": _vesta,
        "juno": _juno,
        "venus": _cover,
        "eris": _cover,
        "minerva": _steal,
        "cibelis": _steal,
        "roma": _look,
    }[power](view, is_senator, uses)
    return best if best in allowed else WAIT


def put_place(allowed: set[str]) -> str:
    """A stolen card goes to the right end, where nobody is asked to take it."""
    return max(allowed)


def _steps_to_checkpoint(view: View) -> int:
    position = int(RubicoView.of(view).position)
    return min(int(box) for box in RubicoView.of(view).checkpoints if box > position) - position


def _legion(view: View) -> int:
    return int(max(RubicoView.of(view).senate.legions.values()))


def _fortuna(view: View, is_senator: bool, uses: list[str]) -> str:
    """Forward over a checkpoint's edge, back from just behind one; sooner or later in any case."""
    facts = RubicoView.of(view)
    if facts.phase != "powers" and facts.position + 1 != facts.checkpoints[-1]:
        return ""
    if is_senator:
        on_checkpoint = facts.position in facts.checkpoints
        near = facts.checkpoints[-1] - facts.position <= 2
        return "use fortuna back" if on_checkpoint or near else ""
    return "use fortuna forward" if _steps_to_checkpoint(view) == 1 else ""


def _vesta(view: View, is_senator: bool, uses: list[str]) -> str:
    """Against the effects of the round, or against Pompey when the Senate needs only one more card."""
    facts = RubicoView.of(view)
    if facts.phase != "powers":
        return ""
    active = facts.senate.shown[facts.senate.tucked :]
    reds = sum(card in ("red_1", "red_2") for card in active)
    if is_senator:
        return "use vesta" if reds >= 1 and not facts.juno else ""
    harm = "blue" in active or _legion(view) >= 3
    return "use vesta" if harm and reds == 0 else ""


def _juno(view: View, is_senator: bool, uses: list[str]) -> str:
    """Two steps for Caesar and a card for the Senate: for whom that weighs more now."""
    facts = RubicoView.of(view)
    if facts.phase != "powers":
        return ""
    last_leg = facts.checkpoints[-1] - facts.position == _steps_to_checkpoint(view)
    if is_senator:
        return "use juno" if _legion(view) >= 3 and not last_leg else ""
    worth_it = _steps_to_checkpoint(view) >= 2 and (last_leg or _legion(view) <= 2)
    return "use juno" if worth_it else ""


def _cover(view: View, is_senator: bool, uses: list[str]) -> str:
    """Cover a chosen card of the own row that the own side would not want to be taken."""
    if not RubicoView.of(view).complete:
        return ""
    side = -1.0 if is_senator else 1.0
    harm = {
        action: side * WORTH[str(card.face)]
        for action, card in ((f"use {_power(view)} {i}", card) for i, card in enumerate(_own_row(view), 1))
        if card.picked
    }
    worst = min(harm, key=lambda action: (harm[action], action), default="")
    return worst if worst and harm[worst] < -0.5 else ""


def _steal(view: View, is_senator: bool, uses: list[str]) -> str:
    """Take a chosen card that looks worst for the own side."""
    if not RubicoView.of(view).complete:
        return ""
    doubts, side = suspicion(view), -1.0 if is_senator else 1.0
    harm: dict[str, float] = {}
    for action in uses:
        seat, place = action.split()[2:]
        card = RubicoView.of(view).rows[seat][int(place) - 1]
        if card.picked:
            worth = WORTH[card.face] if card.face else worth_of(card.said, doubts[seat])
            harm[action] = side * worth
    worst = min(harm, key=lambda action: (harm[action], action), default="")
    return worst if worst and harm[worst] < (-0.5 if is_senator else -0.1) else ""


def _look(view: View, is_senator: bool, uses: list[str]) -> str:
    """Look at a card with a claim of the player about whom most is open; a senator learns nothing by it and waits."""
    doubts = suspicion(view)
    if is_senator or RubicoView.of(view).round < 2:
        return ""

    def open_question(action: str) -> tuple[float, str]:
        seat, place = action.split()[2:]
        card = RubicoView.of(view).rows[seat][int(place) - 1]
        is_claimed = card.said is not None and card.face is None
        return (0.5 - abs(doubts[seat] - 0.5) if is_claimed else -1.0), action

    return max(uses, key=open_question)


def _power(view: View) -> str:
    assert view.seat is not None
    return str(RubicoView.of(view).powers[view.seat])


def _own_row(view: View) -> list[RowCard]:
    assert view.seat is not None
    return RubicoView.of(view).rows[view.seat]
