"""The order of layers is told once, by import-linter's contract; the pages quote it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
(LAYERS,) = [contract for contract in CONTRACTS if contract["type"] == "layers"]


def test_the_contract_is_called_what_it_checks() -> None:
    listed = [", ".join(part.strip() for part in layer.split(":")) for layer in reversed(LAYERS["layers"])]
    assert _words(LAYERS["name"]) == _words(" ← ".join(listed))


def _words(order: str) -> list[set[str]]:
    return [set(layer.split(", ")) for layer in order.split(" ← ")]


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/architecture.md"])
def test_the_pages_quote_the_contract(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert text.count(LAYERS["name"]) == 1
    assert text.count("← games ← show") == 1, "told once, by quoting"


def test_every_package_is_in_a_layer() -> None:
    named = {part.strip() for layer in LAYERS["layers"] for part in layer.split(":")}
    folder = ROOT / "src" / "triumvirate"
    there = {path.stem for path in folder.glob("*.py")} | {path.parent.name for path in folder.glob("*/__init__.py")}
    assert there - {"__init__"} == named
