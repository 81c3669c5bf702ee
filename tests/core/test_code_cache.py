"""Compiled code is kept by what it was made of, and by nothing else."""

import json
import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from triumvirate.core import closure, code_cache, texts
from triumvirate.games import find_game, game_names

SOURCES = Path(closure.__file__).parent.parent


def digests(game, modules=("playout", "rules")):
    return [closure.digest_of(game, module, "some compiler") for module in modules]


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """A game's folder that may be edited, in place of the real one; plain imports of it lead there too."""

    def copy(game):
        folder = tmp_path / game
        shutil.copytree(texts.folder_of(find_game(game).name), folder)
        monkeypatch.setitem(texts._packages, game, folder)
        real, found = SOURCES / "games" / game, texts.locate
        monkeypatch.setattr(
            texts,
            "locate",
            lambda name: (
                folder / file.relative_to(real) if (file := found(name)) and file.is_relative_to(real) else file
            ),
        )
        return folder

    return copy


@pytest.mark.parametrize("game", game_names())
def test_a_changed_sentence_word_view_or_docstring_compiles_nothing(game, copied):
    folder = copied(game)
    before = digests(game)
    changed = [*folder.rglob("words*.json"), *folder.rglob("sentences*.json"), *folder.glob("view.py")]
    changed += [*folder.glob("words.py"), *folder.glob("explain.py"), *folder.glob("game.py"), *folder.glob("*.md")]
    assert len(changed) > 6
    for file in changed:
        file.write_text(file.read_text() + " ")
    (folder / "view.py").write_text("FACTS = 1\n" + (folder / "view.py").read_text())
    setup = folder / "rules" / "setup.py"
    setup.write_text("# a remark\n" + setup.read_text().replace('"""', '"""Put otherwise: ', 1))
    assert digests(game) == before


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("changed", ["rules/setup.py", "state.py"])
def test_a_changed_rule_or_layout_compiles_what_stands_on_it(game, changed, copied):
    file = copied(game) / changed
    before = digests(game)
    file.write_text(file.read_text() + "\nONE_MORE = 1\n")
    assert all(new != old for new, old in zip(digests(game), before, strict=True))


@pytest.mark.parametrize("game", ["caesar", "julius"])
def test_a_changed_number_in_the_printed_data_compiles_the_tables_made_from_it(game, copied):
    file = copied(game) / "data" / f"{game}.json"
    before = digests(game)
    file.write_text(json.dumps({**json.loads(file.read_text()), "more": 1}))
    assert all(new != old for new, old in zip(digests(game), before, strict=True))


def test_a_loop_that_changed_leaves_the_rules_compiled():
    parts = closure.parts_of("caesar", "rules")
    assert "triumvirate.native.caesar.rules.place" in parts
    assert not [name for name in parts if "playout" in name or "search" in name]


def test_the_loader_and_the_compiler_are_part_of_what_was_compiled():
    parts = closure.parts_of("caesar", "rules")
    assert {f"core/{file}" for file in closure.LOADER} <= set(parts)
    assert closure.digest_of("caesar", "rules", "one") != closure.digest_of("caesar", "rules", "another")
    assert len(code_cache.compiler().split(" ")) >= 4  # numba, Python, system, processor


def test_who_compiles_is_told_as_numba_sees_it_without_loading_numba(monkeypatch):
    from numba.core.registry import cpu_target

    code_cache.compiler.cache_clear()
    monkeypatch.setattr(code_cache, "TOLD", ())
    as_numba_says = cpu_target.target_context.codegen().magic_tuple()
    assert code_cache.compiler().split(" ", 2)[2] == " ".join(as_numba_says)
    code_cache.compiler.cache_clear()
    monkeypatch.setattr(code_cache, "TOLD", ("NUMBA_CPU_NAME",))
    monkeypatch.setenv("NUMBA_CPU_NAME", "generic")
    assert code_cache.compiler().endswith(" generic")
    code_cache.compiler.cache_clear()
    asked = (
        "import sys; from triumvirate.core.code_cache import compiler; print(compiler()); print('numba' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.splitlines()
    assert said[1] == "False"


SMALL = """\
from triumvirate.core.rulebook import compiled

from .thing import THING


@compiled
def count(n):
    return n + THING
"""
ASKED = """\
import sys
from pathlib import Path
from triumvirate.core import code_cache, engine
engine.register_package("small", Path(sys.argv[1]))
rules = engine.load("small", "native")
print(code_cache.is_complete("small", ["rules"]), rules.count(2), dict(rules.count.stats.cache_hits) != {})
code_cache.note_complete("small", ["rules"])
"""


def write_small(folder, thing):
    folder.mkdir(exist_ok=True)
    (folder / "rules.py").write_text(SMALL)
    (folder / "thing.py").write_text(f"THING = {thing}\n")
    return folder


def ask(folder, cache):
    """In a process of its own: whether it is said to be compiled, what it answers, whether the code was loaded."""
    environment = {**os.environ, "TRIUMVIRATE_CACHE": str(cache)}
    run = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(ASKED), str(folder)], env=environment, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    return tuple(run.stdout.split())


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory):
    """An install that has compiled its text, the cache that it was kept in, and what was said then."""
    folder = tmp_path_factory.mktemp("installs")
    first = write_small(folder / "first", 40)
    return first, folder / "kept", ask(first, folder / "kept")


def test_a_second_install_that_shares_the_cache_finds_the_code_of_the_first_and_an_edited_one_does_not(
    compiled_once, tmp_path
):
    first, kept, said = compiled_once
    assert said == ("False", "42", "False")
    second = write_small(tmp_path / "second", 40)
    assert ask(second, kept) == ("True", "42", "True")
    write_small(second, 50)
    assert ask(second, kept) == ("False", "52", "False")
    assert ask(first, kept) == ("True", "42", "True")


def test_code_that_was_taken_away_is_not_said_to_be_there(compiled_once, tmp_path):
    first, kept, _ = compiled_once
    shutil.copytree(kept, tmp_path / "kept")
    files = list((tmp_path / "kept").rglob("*.nbi"))
    assert files
    for file in files:
        file.unlink()
    assert ask(first, tmp_path / "kept") == ("False", "42", "False")


def test_where_nothing_can_be_written_functions_compile_all_the_same(tmp_path):
    (tmp_path / "a_file").write_text("")
    first = write_small(tmp_path / "first", 40)
    environment = {**os.environ, "TRIUMVIRATE_CACHE": str(tmp_path / "a_file")}
    asked = ASKED[: ASKED.index("code_cache.note")]
    run = subprocess.run(
        [sys.executable, "-c", asked, str(first)], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["False", "42", "False"]
