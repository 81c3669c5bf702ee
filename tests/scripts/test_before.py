"""The kept copy of the bots of before: laid out from history once, and in words where there is none."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent.parent / "scripts/before.py"


@pytest.fixture
def before():
    spec = importlib.util.spec_from_file_location("before", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def history(tmp_path):
    """A checkout with two commits; the first one's name."""
    root = tmp_path / "root"
    (root / "src").mkdir(parents=True)

    def git(*words):
        named = ["-c", "user.name=n", "-c", "user.email=e@example.org"]
        return subprocess.run(["git", *named, *words], cwd=root, check=True, capture_output=True, text=True).stdout

    git("init", "-q")
    (root / "other.txt").write_text("not part of it")
    for text in ("old", "new"):
        (root / "src/bot.py").write_text(text)
        git("add", "-A")
        git("commit", "-q", "-m", text)
    return root, git("rev-parse", "HEAD~1").strip()


def test_the_copy_is_laid_out_as_it_was_then_and_only_once(before, history):
    root, first = history
    folder = root / ".prove/before"
    assert before.lay_out(root, first, folder)
    assert (folder / "src/bot.py").read_text() == "old"
    assert not (folder / "other.txt").exists()
    assert not before.lay_out(root, first, folder)
    (folder / "revision").write_text("another")
    (folder / "src/bot.py").write_text("spoilt")
    assert before.lay_out(root, first, folder)
    assert (folder / "src/bot.py").read_text() == "old"
    assert [path.name for path in folder.parent.iterdir()] == ["before"]


def test_a_checkout_without_that_history_says_so_and_runs_nothing(before, history, monkeypatch, capsys):
    root, _ = history
    monkeypatch.setattr(before, "ROOT", root)
    monkeypatch.setattr(before, "COPY", root / ".prove/before")
    assert before.main([sys.executable, "-c", "raise SystemExit(7)"]) == 2
    said = capsys.readouterr().err
    assert "there is no copy of the bots of before" in said
    assert f"the commit {before.REVISION[:8]}" in said
    assert not (root / ".prove").exists()


def test_the_command_takes_its_place_when_the_copy_is_there(before, history, monkeypatch):
    root, first = history
    ran = []
    monkeypatch.setattr(before, "ROOT", root)
    monkeypatch.setattr(before, "COPY", root / ".prove/before")
    monkeypatch.setattr(before, "REVISION", first)
    monkeypatch.setattr(before.os, "execvp", lambda file, words: ran.append((file, words)))
    before.main(["true", "x"])
    assert ran == [("true", ["true", "x"])]
