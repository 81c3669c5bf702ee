"""What a result stands on: files reached by imports, and a digest that only code and data change."""

import pytest

from triumvirate.core.sources import digest, reached

FILES = {
    "top/__init__.py": "",
    "top/bots/__init__.py": "from .levels import LEVELS",
    "top/bots/levels.py": "LEVELS = 3",
    "top/bots/strong.py": "def make():\n    from ..search import tree\n    from top import show",
    "top/search/__init__.py": "",
    "top/search/tree.py": "import top.bots.strong as again\nfrom . import leaf",
    "top/search/leaf.py": "",
    "top/show.py": "import top.bots.levels",
}


@pytest.fixture
def root(tmp_path):
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def names(root, *modules, within=("top.bots", "top.search")):
    return sorted(path.relative_to(root).as_posix() for path in reached(modules, root, within))


def test_imports_are_followed_relative_ones_and_those_inside_functions_too(root):
    search = ["top/search/__init__.py", "top/search/leaf.py", "top/search/tree.py"]
    assert names(root, "top.bots.strong") == ["top/bots/strong.py", *search]
    assert names(root, "top.bots") == ["top/bots/__init__.py", "top/bots/levels.py"]
    assert names(root, "top.search.tree") == ["top/bots/strong.py", *search]


def test_nothing_outside_the_packages_is_followed(root):
    assert names(root, "top.show") == []
    assert names(root, "top.bots.strong", within=("top.bots.strong",)) == ["top/bots/strong.py"]
    assert names(root, "top.bots.strong", within=("top.bot",)) == []


def test_a_digest_changes_with_names_code_and_data_and_not_with_what_is_said_of_them(root):
    (root / "data.json").write_text("{}")
    files = [root / "data.json", root / "top/bots/strong.py"]

    def changed(file, text):
        before, was = digest(files, root), file.read_text()
        file.write_text(text)
        after = digest(files, root)
        file.write_text(was)
        assert digest(files, root) == before
        return after != before

    code = FILES["top/bots/strong.py"]
    assert not changed(
        files[1], '"""A bot."""\n' + code.replace("make():\n", 'make():\n    """Make it."""\n') + "  # so"
    )
    assert changed(files[1], code.replace("tree", "leaf"))
    empty = root / "top/bots/empty.py"
    empty.write_text("def make():\n    pass\n")
    plain = digest([empty], root)
    empty.write_text('def make():\n    """Makes nothing."""\n')
    assert digest([empty], root) == plain
    assert changed(files[1], code + "\n\ndef half(:")
    assert changed(files[0], "{ }")
    assert digest(files[:1], root) != digest(files, root)
    assert digest([root / "gone.py"], root) != digest([], root)
