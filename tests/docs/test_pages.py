"""What the documentation shows works: every Python block runs, and the site builds without a warning."""

from __future__ import annotations

import contextlib
import doctest
import importlib
import inspect
import io
import re
import runpy
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import triumvirate
from some import some
from triumvirate import envs, library
from triumvirate.envs.catalogue import environments, find_setting

ROOT = Path(__file__).parents[2]
PAGES = (
    "README.md",
    "docs/index.md",
    "docs/library.md",
    "docs/environments.md",
    "docs/reference/library.md",
    "docs/reference/environments.md",
    "docs/reference/client.md",
)
_BLOCK = re.compile(r"^```(?:python|pycon)\n(.*?)^```", re.MULTILINE | re.DOTALL)


REFERENCE = {
    "library": {"triumvirate.library": [name for name in triumvirate.__all__ if hasattr(library, name)]},
    "environments": {
        "triumvirate.envs": envs.__all__,
        "triumvirate.envs.many": ["Batch"],
        "triumvirate.envs.one_seat": ["OneSeatBatch"],
        "triumvirate.envs.many_cuda": ["CudaGames"],
        "triumvirate.envs.vector_games": ["VectorGames"],
        "triumvirate.envs.pool": ["Pool"],
        "triumvirate.envs.pure": ["PureGames", "States"],
        "triumvirate.envs.aec": ["AecEnv"],
        "triumvirate.envs.simultaneous": ["ParallelGame"],
        "triumvirate.envs.single": ["SinglePlayerEnv"],
        "triumvirate.core.features": ["Features", "Feature"],
    },
    "client": {"triumvirate.server.client": ["Client", "LiveMatch", "Refused"]},
}


def public_names(modules: dict[str, list[str]]) -> Iterator[str]:
    """What is promised of a module, and what its classes offer."""
    for module, names in modules.items():
        for name in names:
            yield f"{module}.{name}"
            found = getattr(importlib.import_module(module), name)
            if isinstance(found, type):
                yield from (
                    f"{module}.{name}.{part}"
                    for part in vars(found)
                    if inspect.isfunction(vars(found)[part]) and not part.startswith("_")
                )


@pytest.mark.parametrize("page", PAGES)
def test_every_python_block_of_a_page_runs(page: str) -> None:
    """Blocks with `>>>` as doctests, the others as they are, one after another in the same namespace."""
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = list(_BLOCK.finditer(text))
    assert blocks
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks:
        line = text.count("\n", 0, block.start()) + 1
        if ">>>" in block[1]:  # idle: the other blocks show what they do by running
            test = doctest.DocTestParser().get_doctest(block[1], names, page, page, line)
            said = io.StringIO()
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            runner.run(test, out=said.write, clear_globs=False)
            names.update(test.globs)
            assert not runner.failures, said.getvalue()
        else:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile("\n" * line + block[1], page, "exec"), names)


def test_the_table_of_environments_tells_their_true_sizes() -> None:
    text = (ROOT / "docs/environments.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| \S+ \| ([\d,]+) × (\w+) \| ([\d,]+) \|", text, re.MULTILINE)
    told = {name: (int(row.replace(",", "")), kind, int(actions.replace(",", ""))) for name, row, kind, actions in rows}
    settings = [find_setting(name, {}) for name in environments()]
    assert told == {
        setting.id: (setting.stepping.OBSERVATION, setting.stepping.DTYPE, setting.stepping.ACTIONS)
        for setting in settings
    }


def test_the_site_builds_without_a_warning_and_every_link_leads_somewhere(tmp_path: Path) -> None:
    built = subprocess.run([ROOT / "scripts" / "build-docs", tmp_path / "site"], capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    assert "WARNING" not in built.stderr
    rules = (tmp_path / "site" / "rules" / "caesar" / "index.html").read_text(encoding="utf-8")
    assert 'id="s-turn.2d"' in rules
    for page, modules in some(REFERENCE.items()):
        text = (tmp_path / "site" / "reference" / page / "index.html").read_text(encoding="utf-8")
        for name in some(public_names(modules)):
            assert f'id="{name}"' in text, name
    assert "House ruling" in rules


def test_a_dead_link_a_dead_anchor_and_a_foreign_load_are_found(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<h1 id="top"></h1><a href="gone/">x</a><a href="#top">ok</a><a href="other.html#no">x</a>'
        '<script src="https://example.org/x.js"></script><a href="https://example.org/">ok</a>',
        encoding="utf-8",
    )
    (tmp_path / "other.html").write_text("<p>", encoding="utf-8")
    found = runpy.run_path(str(ROOT / "scripts" / "check_links.py"))["faults"](tmp_path)
    assert found == [
        "index.html loads https://example.org/x.js",
        "index.html: gone/ leads nowhere",
        "index.html: other.html#no has no such anchor",
    ]
