"""Every package that the project asks for is named in docs/architecture.md, with its reason."""

import json
import re
import runpy
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    names = {re.split(r"[\[<>=; ]", one)[0] for one in asked}
    client = json.loads((ROOT / "web/package.json").read_text())
    names |= client["dependencies"].keys() | client["devDependencies"].keys()
    table = (ROOT / "docs/architecture.md").read_text().partition("## Dependencies")[2]
    missing = {name for name in names if not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", table)}
    assert not missing, f"docs/architecture.md does not say why: {missing}"


def test_packages_that_the_page_carries_have_their_notices() -> None:
    client = json.loads((ROOT / "web/package.json").read_text())
    notices = (ROOT / "web/public/notices.txt").read_text()
    carried = {"svelte", "pyodide", "msgspec", "rich", "swagger-ui-dist", *client["dependencies"]}
    assert {name for name in carried if f"\n{name}: Copyright" not in notices} == set()


def test_no_wheel_is_made_without_the_page(tmp_path: Path) -> None:
    hook = runpy.run_path(str(ROOT / "scripts/carry_page.py"))
    page = tmp_path / hook["PAGE"]
    built = SimpleNamespace(root=str(tmp_path))
    with pytest.raises(SystemExit, match="Run scripts/build-web first"):
        hook["CarryPage"].initialize(built, "standard", {})
    hook["CarryPage"].initialize(built, "editable", {})
    page.parent.mkdir(parents=True)
    page.write_text("<html>")
    hook["CarryPage"].initialize(built, "standard", {})
