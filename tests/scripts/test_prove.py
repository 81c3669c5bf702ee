"""`make prove` remembers a proof until something changes that the proof stood on, and no longer."""

import argparse
import importlib.util
import sys
from pathlib import Path

import pytest

MARK = ".".join(["pytest", "mark", "long"])  # not to be found here
SCRIPT = Path(__file__).parent.parent.parent / "scripts/prove.py"
FILES = {
    "requirements/dev.txt": "numpy==2",
    "src/rules.py": '"""Rules."""\n\nimport shown\n\nBEST = shown.read()',
    "src/shown.py": "from pathlib import Path\n\ndef read():\n    return Path('src/data.json').read_text()",
    "src/data.json": "{}",
    "src/unused.py": "NOBODY = 1",
    "web/page.ts": "let page;",
    "tests/games/test_rules.py": "import rules",
    "tests/games/test_more.py": "",
    "tests/server/test_play.py": "",
}


@pytest.fixture
def prove(tmp_path, monkeypatch):
    """The script over a project of a few files, with steps that this interpreter runs."""
    spec = importlib.util.spec_from_file_location("prove", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    sys.modules["prove"] = module
    spec.loader.exec_module(module)
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    steps = {
        "rules": f"{sys.executable} -c 'import sys; sys.path.insert(0, \"src\"); import rules'",
        "forked": f"{sys.executable} -c 'import os; os.fork() or (open(\"src/data.json\").close(), os.kill(os.getpid(), 9))'",
        "tests": f"{sys.executable} tests/games/test_more.py tests/games",
        "broken": f"{sys.executable} -c 'raise SystemExit(3)'",
        "extra": "true '.[learn]'",
    }
    for name, value in {"ROOT": tmp_path, "KEPT": tmp_path / ".prove", "STEPS": steps}.items():
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(module, "STATE", tmp_path / ".prove/state.json")
    monkeypatch.chdir(tmp_path)
    return module


def ran(prove, *arguments):
    """Which steps a call ran, and its exit status."""
    before = {name: outcome.ended for name, outcome in prove.load().items()}
    ran_now = []
    original = prove.run
    prove.run = lambda name, *given: ran_now.append(name) or original(name, *given)
    try:
        sys.argv = ["prove", *arguments]
        return ran_now, prove.main()
    finally:
        prove.run = original
        assert set(before) <= set(prove.load())


def only(*names):
    return [part for name in names for part in ("--only", name)]


def test_a_proof_in_parts_is_asked_for_by_its_name(prove, monkeypatch):
    monkeypatch.setattr(prove, "STEPS", {"wire-load": "", "wire-twins": "", "verify": "", "verify-more": ""})
    assert prove.steps("wire,verify") == ["wire-load", "wire-twins", "verify"]
    with pytest.raises(argparse.ArgumentTypeError, match="there is no wir;"):
        prove.steps("verify,wir")


def test_a_step_that_passed_is_not_run_again_and_one_that_failed_is(prove, capfd):
    assert ran(prove, *only("rules", "broken")) == (["rules", "broken"], 1)
    assert ran(prove, *only("rules", "broken")) == (["broken"], 1)
    assert ran(prove, *only("rules"), "--fresh") == (["rules"], 0)
    assert "nothing that it stands on has changed" in capfd.readouterr().out


@pytest.mark.parametrize("file", ["src/rules.py", "src/shown.py", "src/data.json", "requirements/dev.txt"])
def test_what_a_proof_opened_makes_it_old(prove, file):
    ran(prove, *only("rules"))
    Path(file).write_text(FILES[file] + "\nCHANGED = 1")
    assert ran(prove, *only("rules")) == (["rules"], 0)
    Path("src/data.json").unlink()
    assert ran(prove, *only("rules")) == (["rules"], 1)


@pytest.mark.parametrize(
    "file", ["web/page.ts", "src/unused.py", "tests/server/test_play.py", "tests/games/test_more.py"]
)
def test_what_it_did_not_open_does_not(prove, file):
    ran(prove, *only("rules"))
    Path(file).write_text("CHANGED = 1")
    assert ran(prove, *only("rules")) == ([], 0)


def test_a_comment_or_a_docstring_does_not(prove):
    ran(prove, *only("rules"))
    Path("src/rules.py").write_text(FILES["src/rules.py"].replace("Rules.", "The rules.") + "  # as printed")
    assert ran(prove, *only("rules")) == ([], 0)


def test_a_process_that_was_killed_is_watched_too(prove):
    ran(prove, *only("forked"))
    assert "src/data.json" in prove.load()["forked"].files


def test_a_folder_that_a_command_names_counts_with_all_that_is_in_it(prove):
    ran(prove, *only("tests"))
    Path("tests/games/test_rules.py").write_text("import shown")
    assert ran(prove, *only("tests"))[0] == ["tests"]


def test_the_list_tells_how_each_step_stands(prove, capfd):
    ran(prove, *only("rules", "broken"))
    Path("src/data.json").write_text("[]")
    capfd.readouterr()
    assert ran(prove, "--list") == ([], 0)
    said = capfd.readouterr().out
    assert "out of date" in said
    assert "failed (3)" in said
    assert "not run" in said
    assert "[learn]" in said  # in a command that is no markup


def test_a_list_of_some_steps_tells_no_others(prove, capfd):
    assert ran(prove, "--list", *only("broken")) == ([], 0)
    said = capfd.readouterr().out
    assert "broken" in said
    assert "extra" not in said


def test_a_state_that_cannot_be_read_counts_as_none(prove):
    ran(prove, *only("rules"))
    prove.STATE.write_text("{")
    assert prove.load() == {}


def test_a_step_that_can_go_on_later_is_given_a_time_and_no_further_one_is_begun(prove, monkeypatch, capfd):
    monkeypatch.setattr(prove, "GOES_ON", ("rest",))
    rest = f"{sys.executable} -c 'import sys; print(sys.argv[1:]); raise SystemExit(3)' rest"
    monkeypatch.setattr(prove, "STEPS", {"later": rest, "rules": prove.STEPS["rules"]})
    assert ran(prove, "--within", "900") == (["later", "rules"], 1)
    assert "['rest', '--within', '900']" in capfd.readouterr().out
    ran(prove, "--list")
    assert "goes on" in capfd.readouterr().out
    assert ran(prove, *only("later", "rules"), "--within", "0.5") == ([], 1)
    ran(prove, *only("later"))
    assert "--within" not in capfd.readouterr().out


@pytest.fixture
def itself():
    """The script with the steps that it really has."""
    spec = importlib.util.spec_from_file_location("prove_itself", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    sys.modules["prove_itself"] = module
    spec.loader.exec_module(module)
    return module


def test_every_step_names_files_that_are_there(itself):
    named = [word for command in itself.STEPS.values() for word in command.split() if word.split("/")[0] in itself.TOPS]
    assert named
    assert [word for word in named if not (SCRIPT.parent.parent / word).exists()] == []


def test_steps_that_can_go_on_take_the_time_that_they_are_given(itself):
    going_on = {name for name, command in itself.STEPS.items() if itself.timed(command, 1.0) != command}
    for name in (
        "duel-julius-legate",
        "come-true-julius",
        "response-rubico-7",
        "panel-rubico-caesar-3",
        "rungs-julius",
    ):
        assert name in going_on
    assert not going_on & {"conduct-julius", "endgames", "learning", "fuzz"}
    for command in (itself.STEPS[name] for name in going_on if name.startswith("response-rubico")):
        assert itself.timed(command, 1400.0).endswith("--games 2000 --within 1400")


def test_every_long_test_is_run_by_a_step(itself):
    root = SCRIPT.parent.parent
    long_ones = [command.split() for command in itself.STEPS.values() if "-m long" in command]
    places = [root / word for words in long_ones for word in words if word.startswith("tests/")]
    marked = [file for file in (root / "tests").rglob("test_*.py") if MARK in file.read_text()]
    assert len(marked) > 30
    assert [file for file in marked if not any(file.is_relative_to(place) for place in places)] == []


def test_proofs_that_run_at_the_same_time_keep_each_other_s_outcomes(prove):
    """One is begun before the other has ended, and ends after it."""
    original = prove.run

    def meanwhile(name, *given):
        prove.run = original
        prove.save("tests", original("tests", prove.STEPS["tests"]))
        return original(name, *given)

    prove.run = meanwhile
    sys.argv = ["prove", "--only", "rules"]
    assert prove.main() == 0
    assert set(prove.load()) == {"rules", "tests"}
