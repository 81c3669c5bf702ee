"""A reason against an action is declared once: its number follows the order, its sentence is found by its name."""

from __future__ import annotations

from types import ModuleType

from triumvirate.core import reasons
from triumvirate.core.reasons import Reason, reasons_of

TEXT = """
from triumvirate.core.reasons import ALLOWED, NO_SUCH_ACTION, WRONG_PHASE, reason
SPACE_TAKEN = reason("turn.1")
NOT_YOURS = reason("1")
WRONG_PHASE = reason("turn.2", WRONG_PHASE)
NO_WAY = reason("7")
"""


def declared(name: str) -> ModuleType:
    module = ModuleType(name)
    exec(TEXT, module.__dict__)
    return module


def test_numbers_follow_the_order_and_shared_ones_keep_theirs() -> None:
    chapter = declared("a.game.rules.reasons")
    assert [chapter.SPACE_TAKEN, chapter.NOT_YOURS, chapter.NO_WAY] == [3, 4, 5]
    assert chapter.WRONG_PHASE == reasons.WRONG_PHASE
    assert declared("another.game.rules.reasons").SPACE_TAKEN == 3


def test_a_module_that_is_loaded_anew_has_the_same_numbers() -> None:
    once, again = declared("one.game.rules.reasons"), declared("one.game.rules.reasons")
    assert (again.SPACE_TAKEN, again.NO_WAY) == (once.SPACE_TAKEN, once.NO_WAY)
    assert reasons_of(again) == reasons_of(once)


def test_each_is_told_by_its_name_and_its_section() -> None:
    assert reasons_of(declared("told.game.rules.reasons")) == {
        reasons.NO_SUCH_ACTION: Reason("no_such_action", None),
        reasons.WRONG_PHASE: Reason("wrong_phase", "turn.2"),
        3: Reason("space_taken", "turn.1"),
        4: Reason("not_yours", "1"),
        5: Reason("no_way", "7"),
    }
