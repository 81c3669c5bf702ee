"""`triumvirate doctor`: every extra is looked at, and what is missing comes with the command that mends it."""

from __future__ import annotations

import importlib.metadata
from typing import Any

import pytest

from triumvirate.cli.doctor import EXTRAS, findings, requirements


def test_every_extra_it_speaks_of_is_one_of_the_package() -> None:
    assert set(EXTRAS) <= set(requirements())
    assert "numpy" in requirements()[""]


def test_a_missing_package_is_named_with_the_command_that_mends_it(monkeypatch: pytest.MonkeyPatch, run: Any) -> None:
    real = importlib.metadata.version

    def version(name: str) -> str:
        if name in ("litestar", "rich"):
            raise importlib.metadata.PackageNotFoundError(name)
        return real(name)

    monkeypatch.setattr(importlib.metadata, "version", version)
    found = {finding.what: finding for finding in findings()}
    assert not found["extra server"].good
    assert "litestar" in found["extra server"].said
    assert found["extra server"].mend == "pip install 'triumvirate[server]'"
    assert not found["rich"].good
    said = run("doctor")
    assert said.status == 1
    assert "pip install 'triumvirate[server]'" in said.out


def test_everything_that_is_missing_says_how_to_mend_it() -> None:
    assert all(finding.mend for finding in findings() if not finding.good)


def test_the_network_of_every_game_that_has_one_is_found() -> None:
    found = {finding.what: finding for finding in findings()}
    assert found["imperator"].good
    assert found["imperator"].said == "networks of caesar, julius"
