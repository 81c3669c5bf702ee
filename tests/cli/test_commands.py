"""Help everywhere, errors for people, and nothing heavy before a command runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from triumvirate.cli import app
from triumvirate.cli.app import COMMANDS, build, for_people

HEAVY = ("numpy", "numba", "textual", "rich", "msgspec", "triumvirate.games", "triumvirate.bots", "triumvirate.core")


def test_help_lists_every_command(run: Any) -> None:
    said = run("--help")
    assert said.status == 0
    assert all(f"  {name} " in said.out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(run: Any, name: str) -> None:
    said = run(name, "--help")
    assert said.status == 0
    assert said.out.startswith("Usage: ")
    assert "Stub" not in said.out


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys\n"
        "from triumvirate.cli import main\n"
        "sys.argv = ['triumvirate', '--help']\n"
        "try:\n    main()\nexcept SystemExit as ended:\n    assert ended.code in (0, None)\n"
        f"print('HEAVY', [name for name in {HEAVY!r} if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.rstrip().endswith("HEAVY []")


def test_version(run: Any) -> None:
    assert run("--version").out.startswith("triumvirate ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("perft", "chess", 1), "There is no game 'chess'"),
        (("perft", "caesar", 1, "-o", "poisson=true"), "has no option 'poisson'"),
        (("perft", "caesar", 1, "-o", "poison=maybe"), "is true or false"),
        (("perft", "caesar", 1, "-o", "stuck=cry"), "is one of pass, lose"),
        (("perft", "caesar", 1, "-o", "border_control"), "(rule setup.4)"),
        (("perft", "caesar", 1, "--position", "on nowhere"), "Position: 'on nowhere'"),
        (("simulate", "caesar", "--bots", "gladiator"), "There is no bot 'gladiator'"),
        (("simulate", "caesar", "--bots", "tribune,tribune,tribune"), "3 bots for 2 seats"),
        (("verify", "caesar", "--engines", "python,steam"), "There is no engine 'steam'"),
        (("verify", "caesar", "--engines", "python"), "nothing to compare"),
        (("replay", "no/such/record"), "no/such/record: No such file or directory"),
        (("rules", "caesar", "turn.99"), "has no section 'turn.99'"),
        (("oracle", "caesar", "x"), "no recorded games"),
        (("play", "caesar", "--against", "hannibal"), "There is no opponent 'hannibal'"),
        (("play", "caesar", "--side", "crassus"), "There is no side 'crassus'"),
        (("play", "--side", "caesar"), "Name the game too"),
        (("play", "caesar"), "The table needs a terminal"),
    ],
)
def test_a_refusal_is_one_line_on_standard_error(run: Any, words: tuple[object, ...], said: str) -> None:
    refused = run(*words)
    assert refused.status == app.BAD_USE
    assert refused.err.startswith("triumvirate: ")
    assert said in refused.err
    assert refused.err.count("\n") == 1


def test_an_unknown_command_is_refused(run: Any) -> None:
    refused = run("conquer")
    assert refused.status == 2
    assert "No such command 'conquer'" in refused.err


def _fails_with(fault: BaseException) -> object:
    def command() -> None:
        raise fault

    built = build()
    built.command("broken")(for_people(command))
    return CliRunner().invoke(built, ["broken"])


def test_ctrl_c_ends_quietly() -> None:
    ended = _fails_with(KeyboardInterrupt())
    assert ended.exit_code == app.STOPPED
    assert ended.stderr == "triumvirate: stopped\n"


def test_a_fault_of_ours_is_told_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRIUMVIRATE_TRACEBACK", raising=False)
    ended = _fails_with(ZeroDivisionError("oops"))
    assert ended.exit_code == app.FAULT
    assert "a fault in Triumvirate itself: ZeroDivisionError: oops" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_fault_of_the_machine_names_the_file(tmp_path: Path, run: Any) -> None:
    refused = run("replay", tmp_path)
    assert refused.status == app.BAD_USE
    assert str(tmp_path) in refused.err


def test_examples_are_copied_and_never_overwritten(run: Any, tmp_path: Path) -> None:
    source, mine = Path(__file__).parents[2] / "examples", tmp_path / "mine"
    kept = [path for path in source.rglob("*.*") if path.suffix in (".py", ".ipynb", ".c", ".js")]
    wanted = {path.relative_to(source): path.read_bytes() for path in kept}
    assert Path("bots/in_turn.c") in wanted
    assert run("examples", mine).status == 0
    assert {path.relative_to(mine): path.read_bytes() for path in mine.rglob("*.*")} == wanted
    changed = tmp_path / "mine" / "ppo_caesar.py"
    changed.write_text("mine\n")
    assert f"kept as it was: {changed}" in run("examples", tmp_path / "mine").out.replace("\n", "")
    assert changed.read_text() == "mine\n"


def test_games_lists_what_a_game_can_be_asked_for(run: Any) -> None:
    listed = run("games")
    assert [line.split()[0] for line in listed.out.splitlines()] == ["caesar", "julius", "rubico"]
    told = run("games", "rubico").out
    for word in ("players", "legate", "environments: rubico"):
        assert word in told
    for word in ("--against", "'triumvirate games GAME' lists them", "--option"):
        assert word in " ".join(run("play", "--help").out.split())
    refused = run("games", "nosuch")
    assert refused.status == app.BAD_USE
    assert "There is no game 'nosuch'" in refused.err


def test_curves_say_what_they_need_and_which_methods_there_are(run: Any, tmp_path: Path) -> None:
    refused = run("curves", "caesar", "--only", "magic", "--out", tmp_path)
    assert refused.status == app.BAD_USE
    assert "There is no method magic; there are ppo, look, tree, regret." in refused.err.replace("\n", " ")
