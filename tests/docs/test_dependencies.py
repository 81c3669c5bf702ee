"""Every package that the project asks for is named in docs/architecture.md, with its reason."""

import json
import re
import tomllib
from pathlib import Path

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
