"""No assertion of these tests may go unentered without anybody noticing."""

from pathlib import Path
from textwrap import indent

import pytest

from habits.idle_assertions import idle_assertions
from some import some

TESTS = Path(__file__).parent.parent


def test_no_assertion_may_go_unentered():
    found = [idle for path in some(TESTS.rglob("*.py")) for idle in idle_assertions(path, path.read_text("utf-8"))]
    assert not found, "\n".join(["count it, use some(…), or say `# idle: why`:", *map(str, found)])


def is_idle(body, head="def test_x(table):"):
    return bool(list(idle_assertions(Path("x.py"), f"{head}\n{indent(body, '    ')}\n")))


@pytest.mark.parametrize(
    "body",
    [
        "if table.over:\n    assert table.result",
        "if table.over:\n    with pytest.raises(ValueError):\n        table.act()",
        "for one in table.legal():\n    assert one",
        "for one in range(table.number):\n    assert one",
        "for one in []:\n    assert one",
        "while True:\n    if table.over:\n        assert table.result",
        "if table.over:\n    assert table.result\nelse:\n    table.act()",
        "if table.over:\n    seen = 1\n    assert table.result\nassert table.number",
    ],
)
def test_what_may_go_unentered_is_found(body):
    assert is_idle(body)


@pytest.mark.parametrize(
    "body",
    [
        "if table.over:\n    assert table.result\nelse:\n    assert table.legal()",
        "for one in some(table.legal()):\n    assert one",
        "for one in range(3):\n    assert one",
        "for one in (1, 2):\n    assert one",
        "seen = 0\nfor one in table.legal():\n    seen += 1\n    assert one\nassert seen",
        "legal = table.legal()\nassert len(legal) == 4\nfor one in legal:\n    assert one",
        "if table.over:  # idle: the toy never ends\n    assert table.result",
        "for _ in range(9):\n    if table.over:\n        assert table.result\n        return\nraise AssertionError",
    ],
)
def test_what_is_sure_to_run_is_not(body):
    assert not is_idle(body)


def test_a_condition_by_parameter_is_entered_by_some_case():
    head = '@pytest.mark.parametrize("over", [True, False])\ndef test_x(table, over):'
    assert not is_idle("if over:\n    assert table.result", head)
