"""What compiled code is made of: the imports that count, the chapters that declare, the data that is named, and no more."""

from __future__ import annotations

import ast
from pathlib import Path
from types import SimpleNamespace

import pytest

from triumvirate.core import closure, said, texts

CORE = Path(closure.__file__).parent


def imports(text):
    return list(said._imports(ast.parse(text).body))


def test_names_of_modules_and_of_what_may_be_one_are_found():
    assert imports("import a.b, c") == ["a.b", "c"]
    assert imports("from a.b import c, d") == ["a.b", "a.b.c", "a.b.d"]
    assert imports("from . import c") == [".c"]
    assert imports("from ..a import c") == ["..a", "..a.c"]


def test_what_is_imported_under_a_condition_counts_but_not_for_type_checkers_or_one_function_alone():
    assert imports("if x:\n    import a\nelse:\n    import b\n") == ["a", "b"]
    assert imports("try:\n    import a\nexcept ImportError:\n    import b\n") == ["a", "b"]
    assert imports("if TYPE_CHECKING:\n    import a\n") == []
    assert imports("def f():\n    import a\n") == []


def test_a_relative_name_is_seen_from_its_package():
    assert closure._absolute("a.b", "x.y") == "a.b"
    assert closure._absolute(".a", "x.y") == "x.y.a"
    assert closure._absolute("..a", "x.y") == "x.a"
    assert closure._absolute("...a.b", "x.y.z") == "x.a.b"


FILES = {
    "rules/__init__.py": "from .made import *\nfrom . import march\n",
    "rules/march.py": (
        "from triumvirate.core.decisions import decision\nfrom ..tables import ROADS\nfrom . import march, wine\n"
    ),
    "rules/wine.py": '"""Says wine.json."""\nfrom . import march\nimport json\n',
    "rules/words.py": "SPOKEN = 1\n",
    "tables.py": 'ROADS = read("data/roads.json")\nMISSING = read("data/nowhere.json")\n',
    "data/roads.json": "{}",
    "loop.py": "from triumvirate.core.rulebook import compiled\nfrom .rules import march\n",
}


@pytest.fixture
def game(tmp_path, monkeypatch):
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.setitem(texts._packages, "small", tmp_path)
    return tmp_path


def own(parts):
    ours = [name for name in parts if not name.startswith(("core/", "triumvirate.core."))]
    return {name.removeprefix("triumvirate.native.small.") for name in ours}


def test_a_module_stands_on_what_it_imports_in_circles_too_and_on_the_data_that_is_named_and_there(game):
    assert own(closure.parts_of("small", "rules.wine")) == {"rules.wine", "rules.march", "tables", "data roads.json"}
    assert closure.parts_of("small", "rules.wine")["data roads.json"] == game / "data/roads.json"
    assert own(closure.parts_of("small", "loop")) == {
        *("loop", "rules", "rules.march", "rules.wine", "tables", "data roads.json"),
    }


def test_what_is_made_stands_on_its_makers_and_the_chapters_that_declare(game):
    made = closure.parts_of("small", "rules.made")
    assert {f"core/{file}" for file in (*closure.MAKERS, *closure.LOADER)} <= set(made)
    assert "rules.march" in own(made)
    assert "rules.words" not in own(made)
    assert own(closure.parts_of("small", "rules.words")) == {"rules.words"}
    assert not [name for name in closure.parts_of("small", "rules.words") if name.startswith("core/")]


def test_the_digest_changes_with_code_and_data_and_not_with_remarks(game):
    def digest():
        return closure.digest_of("small", "rules.wine", "one")

    before = digest()
    (game / "rules/wine.py").write_text('"""Says something else."""  # a remark\nfrom . import march\nimport json\n')
    assert digest() == before
    (game / "data/roads.json").write_text("{} ")
    with_data = digest()
    assert with_data != before
    (game / "rules/march.py").write_text(FILES["rules/march.py"] + "MORE = 1\n")
    assert digest() not in (before, with_data)
    assert closure.digest_of("small", "rules.wine", "another") != digest()


def test_the_digest_changes_with_the_switches_and_with_the_rows_that_are_bits(game, monkeypatch):
    digests = {closure.digest_of("small", "rules.wine", "one")}
    for switches, bits in (({"WINE": True}, {}), ({"WINE": False}, {}), ({}, {"rows": 3}), ({}, {"rows": 4})):
        monkeypatch.setitem(texts._switches, "small", switches)
        monkeypatch.setitem(texts._bits, "small", bits)
        digests.add(closure.digest_of("small", "rules.wine", "one"))
    assert len(digests) == 5


def test_what_is_made_is_no_file_even_where_one_of_its_name_lies(game):
    (game / "rules/made.py").write_text("OLD = 1\n")
    assert "rules.made" not in own(closure.parts_of("small", "rules.made"))


def test_for_several_modules_every_name_is_looked_up_once(game, monkeypatch):
    looked_up = []
    find = closure._file_of
    monkeypatch.setattr(closure, "_file_of", lambda name, *where: looked_up.append(name) or find(name, *where))
    closure.digests_of("small", ["rules.wine", "loop", "rules.made"], "one")
    assert "triumvirate.native.small.rules.wine" in looked_up
    assert len(looked_up) == len(set(looked_up))


def test_a_strangers_game_stands_on_plain_modules_of_its_own_package(tmp_path, monkeypatch):
    files = {
        "__init__.py": "",
        "roads.py": "ROADS = 1\n",
        "game/__init__.py": "",
        "game/loop.py": "import strange.roads\n",
    }
    for name, text in files.items():
        (tmp_path / "strange" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "strange" / name).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(texts._packages, "strange_game", tmp_path / "strange/game")
    assert closure.parts_of("strange_game", "loop")["strange.roads"] == tmp_path / "strange/roads.py"


def test_a_docstring_that_is_all_a_function_has_leaves_a_function(tmp_path, monkeypatch):
    monkeypatch.setenv("TRIUMVIRATE_CACHE", str(tmp_path))
    file = tmp_path / "a.py"
    file.write_text('class A:\n    """Says a."""\n\n\ndef f():\n    """Says f."""\n')
    assert closure._read(file).content == ast.dump(ast.parse("class A: pass\ndef f(): pass")).encode()


def test_texts_are_the_games_own_before_those_of_core_and_an_owners_under_its_name(game, monkeypatch, tmp_path):
    assert texts.find_text("small", ["rules"]) == game / "rules/__init__.py"
    assert texts.find_text("small", ["rules", "march"]) == game / "rules/march.py"
    assert texts.find_text("small", ["playout"]) == CORE / "compiled/playout.py"
    assert texts.find_text("small", ["nowhere"]) is None
    assert texts.find_text("small", ["rules", "playout"]) is None
    assert texts.find_text("small", ["playout", "more"]) is None
    assert texts.has_text("triumvirate.native.small.rules", "rules.march")
    (game / "playout.py").write_text("")
    assert texts.find_text("small", ["playout"]) == game / "playout.py"
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    (theirs / "judge.py").write_text("")
    (theirs / "__init__.py").write_text("")
    monkeypatch.setattr(texts, "_owners", {})
    assert not texts.is_owner("small", "strangers")
    texts.register_texts("strangers", theirs)
    assert texts.is_owner("small", "strangers")
    assert texts.find_text("small", ["strangers", "judge"]) == theirs / "judge.py"
    assert texts.find_text("small", ["strangers"]) is None
    assert texts.has_text("triumvirate.native.small.rules", "strangers.judge")
    assert not texts.has_text("triumvirate.native.small.rules", "strangers.other")


def test_our_own_packages_own_their_compiled_texts_but_core_does_not():
    home = CORE.parent
    assert texts.find_text("caesar", ["search", "grow"]) == home / "search/compiled/grow.py"
    assert texts.find_text("julius", ["bots", "campaign"]) == home / "bots/julius/compiled/campaign.py"
    assert texts.find_text("caesar", ["bots", "campaign"]) is None
    assert not texts.is_owner("caesar", "core")
    assert not texts.is_owner("caesar", "cli")


def test_plain_modules_are_found_without_importing_them():
    assert texts.locate("triumvirate.core.closure") == CORE / "closure.py"
    assert texts.locate("triumvirate.core") == CORE / "__init__.py"
    assert texts.locate("triumvirate.core.nowhere") is None
    assert texts.locate("triumvirate") is None
    assert texts.locate("no_such_package.module") is None
    assert texts.locate("ast.module") is None, "a module that is no package has none within"


def test_what_is_told_of_a_game_or_of_a_form_of_it_is_found_again(tmp_path, monkeypatch):
    for kept in ("_packages", "_switches", "_form_of", "_bits"):
        monkeypatch.setattr(texts, kept, {})
    texts.register_package("julius_night", tmp_path, {"MOON": True}, "julius", {"steps": 3})
    texts.register_package("plain", tmp_path)
    assert (texts.is_known("julius_night"), texts.is_known("julius")) == (True, False)
    assert texts.folder_of("julius_night") == tmp_path
    assert (texts.switches_of("julius_night"), texts.bits_of("julius_night")) == ({"MOON": True}, {"steps": 3})
    assert (texts.switches_of("plain"), texts.bits_of("plain")) == ({}, {})
    assert texts.find_text("julius_night", ["bots", "campaign"]) == CORE.parent / "bots/julius/compiled/campaign.py"
    assert texts.find_text("plain", ["bots", "campaign"]) is None
    assert (set(texts._switches), set(texts._form_of)) == ({"julius_night"}, {"julius_night"})


@pytest.mark.parametrize(
    ("settings", "base"),
    [
        ({"TRIUMVIRATE_CACHE": "/a", "XDG_CACHE_HOME": "/b", "HOME": "/c"}, "/a/triumvirate"),
        ({"TRIUMVIRATE_CACHE": "", "XDG_CACHE_HOME": "/b", "HOME": "/c"}, "/b/triumvirate"),
        ({"HOME": "/c"}, "/c/.cache/triumvirate"),
    ],
)
def test_what_is_made_of_texts_is_kept_where_the_settings_say(settings, base, monkeypatch):
    for name in ("TRIUMVIRATE_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert said.base() == Path(base)


def test_a_group_of_texts_is_ours_for_the_game_or_comes_with_a_plugged_package(monkeypatch, tmp_path):
    (tmp_path / "with/compiled").mkdir(parents=True)
    places = {"nowhere": None, "without": tmp_path / "without/roster.py", "with": tmp_path / "with/roster.py"}
    monkeypatch.setattr(texts, "locate", places.get)
    monkeypatch.setattr(texts, "plugged", lambda group, game: [SimpleNamespace(module=name) for name in places])
    texts._of_this_game.cache_clear()
    assert texts._of_this_game("strangers", "bots") == tmp_path / "with/compiled"
    assert texts._of_this_game("julius", "bots") == CORE.parent / "bots/julius/compiled"
    texts._of_this_game.cache_clear()


def test_what_a_text_says_is_read_once_and_kept_by_its_bytes(tmp_path, monkeypatch):
    monkeypatch.setenv("TRIUMVIRATE_CACHE", str(tmp_path))
    text = b'"""Says a."""\nfrom . import b\nROADS = "data/roads.json"\n'
    found = said.said(text)
    assert found == ((".b",), ("data/roads.json",), ast.dump(ast.parse(text[14:])).encode())
    (kept,) = (file for file in tmp_path.rglob("*") if file.is_file())
    with monkeypatch.context() as patch:
        patch.setattr(said, "_read", None)  # nobody reads it again
        assert said.said(text) == found
    assert said.said(text + b"C = 1\n") != found
    kept.write_bytes(kept.read_bytes()[:9])
    assert said.said(text) == found, "what was broken is made anew"
    with monkeypatch.context() as patch:
        patch.setattr(said, "_read", None)
        assert said.said(text) == found


def test_where_nothing_can_be_kept_a_text_is_read_all_the_same(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TRIUMVIRATE_CACHE", str(tmp_path / "file"))
    assert said.said(b"A = 1\n").content == ast.dump(ast.parse("A = 1")).encode()


def test_several_modules_have_the_digests_that_each_has_alone(game):
    modules = ["rules.wine", "loop", "rules.made"]
    assert closure.digests_of("small", modules, "one") == [closure.digest_of("small", m, "one") for m in modules]
