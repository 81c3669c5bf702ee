"""Bots that are programs: our samples keep to the protocol, and whatever a program does wrong is told in a sentence."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from nodes import NODE
from triumvirate.arena.check_program import check_program
from triumvirate.arena.elsewhere import seat_bot
from triumvirate.bots import find_bot, program
from triumvirate.bots.contract import Choice
from triumvirate.bots.program import Program
from triumvirate.cli.running import Run, _programs
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.games import find_game

SAMPLES = Path(__file__).parent.parent.parent / "examples/bots"
ANSWERS = """
import json, sys
def say(**told): print(json.dumps(told), flush=True)
for line in sys.stdin:
 asked = json.loads(line)
"""


def written(tmp_path: Path, text: str) -> str:
    """The command of a program that does this with every line."""
    file = tmp_path / "bot.py"
    file.write_text(ANSWERS + text)
    return shlex.join([sys.executable, str(file)])


GREETS = " if asked.get('cmd') == 'hello': say(protocol=1)\n"


@pytest.fixture
def unpolite(monkeypatch: pytest.MonkeyPatch) -> None:
    """No patience with programs that are known to pass greetings over."""
    monkeypatch.setattr(program, "GREETING", 0.05)


def asked(command: str, seconds: float = 0.0) -> Choice:
    bot = Program("caesar", command)
    table = Table.new(find_game("caesar"), {}, 3)
    try:
        return bot.choose(table.view("caesar"), table.legal("caesar"), seconds, 5)
    finally:
        bot.close()


def test_the_sample_in_python_plays_all_games() -> None:
    command = shlex.join([sys.executable, str(SAMPLES / "dice.py")])
    seen = list(check_program(command, ["caesar", "rubico"], 2, 0.0, 1))
    assert [checked for checked in seen if not checked.is_right] == []
    assert [checked.what for checked in seen if "a match as" in checked.what] == [
        "CAESAR!: a match as caesar against the recruit",
        "CAESAR!: a match as pompey against the recruit",
        "RUBICO: a match as p1 against the recruit",
        "RUBICO: a match as p2 against the recruit",
    ]


def test_the_sample_in_javascript() -> None:
    command = shlex.join([NODE, str(SAMPLES / "in_turn.js")])
    assert all(checked.is_right for checked in check_program(command, ["caesar"], 1, 0.0, 1))


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")
def test_the_sample_in_c(tmp_path: Path) -> None:
    made = tmp_path / "in_turn"
    subprocess.run(["cc", "-Wall", "-Wextra", "-Werror", "-o", made, SAMPLES / "in_turn.c"], check=True)
    assert all(checked.is_right for checked in check_program(shlex.quote(str(made)), ["rubico"], 1, 0.0, 1))


def test_who_passes_greetings_over_plays_all_the_same(tmp_path: Path, unpolite: None) -> None:
    command = written(tmp_path, " if 'view' in asked: say(action=asked['legal'][0]['action'], why='because')")
    chosen = asked(command)
    assert chosen.action.startswith("place ")
    assert str(chosen.why) != ""
    wrong = [checked.what for checked in check_program(command, ["caesar"], 1, 0.0, 1) if not checked.is_right]
    assert wrong == ["CAESAR!: answers name their question (id)"]


def test_who_thinks_for_ever_is_told_to_stop_and_late_answers_are_nobodys(tmp_path: Path) -> None:
    text = (
        " if asked.get('cmd') == 'hello': say(protocol=1)\n"
        " if 'view' in asked: kept = asked\n"
        " if asked.get('cmd') == 'stop': say(id=kept['id'] - 1, action='late'); "
        "say(id=kept['id'], action=kept['legal'][-1]['action'])"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(program, "GRACE", 1.0)
        assert asked(written(tmp_path, text)).action.startswith("place ")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (" if 'view' in asked: say(id=asked['id'], action='fly')", "answered 'fly', which is not legal now"),
        (" if 'view' in asked: print('hm', flush=True)", "no JSON object: 'hm"),
        (" if 'view' in asked: print([1], flush=True)", "no JSON object"),
        (" if 'view' in asked: sys.exit(3)", "has ended with status 3"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(BadRequest, match=told):
        asked(written(tmp_path, GREETS + text))


def test_who_never_answers_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "GRACE", 0.1)
    with pytest.raises(BadRequest, match="has not answered within"):
        asked(written(tmp_path, GREETS))


def test_who_still_loads_is_waited_for_but_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has learned takes its time to start: it has not heard the greeting, and is asked when it is there."""
    monkeypatch.setattr(program, "GREETING", 0.05)
    monkeypatch.setattr(program, "GRACE", 0.1)
    file = tmp_path / "slow.py"
    late = " if 'view' in asked: say(id=asked['id'], action=asked['legal'][0]['action'])\n"
    file.write_text("import time\ntime.sleep(1)\n" + ANSWERS + GREETS + late + " if 'view' in asked: time.sleep(2)\n")
    bot, table = Program("caesar", shlex.join([sys.executable, str(file)])), Table.new(find_game("caesar"), {}, 3)
    seen = table.view("caesar"), table.legal("caesar")
    assert bot.choose(*seen, 0.0, 5).action == seen[1][0].action
    with pytest.raises(BadRequest, match="has not answered within"):
        bot.choose(*seen, 0.0, 5)
    bot.close()


def test_a_program_that_cannot_be_one_is_refused_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "GREETING", 60.0)
    with pytest.raises(BadRequest, match=r"'\./nosuch' cannot be started: No such file"):
        Program("caesar", "./nosuch --fast")
    with pytest.raises(BadRequest, match="Which program"):
        Program("caesar", " ")
    with pytest.raises(BadRequest, match="speaks protocol 7; this is protocol 1"):
        Program("caesar", written(tmp_path, " say(protocol=7)"))


def test_who_does_not_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Program("caesar", written(tmp_path, " say(protocol=1)\n break\nimport time\nwhile True: time.sleep(9)"))
    monkeypatch.setattr(program, "GRACE", 0.05)
    assert bot.close() is None


def test_names_stand_for_programs_on_the_command_line_and_nowhere_else() -> None:
    command = shlex.join([sys.executable, str(SAMPLES / "dice.py")])
    run = Run(1, None, Path(), 1, 0.0, _programs([f"dice={command}"]))
    assert run.named("dice, recruit") == [f"cmd:{command}", "recruit"]
    bot = seat_bot("caesar", f"cmd:{command}")
    assert isinstance(bot, Program)
    bot.close()
    with pytest.raises(BadRequest, match="NAME=COMMAND, not 'dice'"):
        _programs(["dice"])
    with pytest.raises(BadRequest, match="There is no bot 'cmd:true'"):
        find_bot("caesar", "cmd:true")  # what servers, protocol and assistants ask: they start nobody's programs
