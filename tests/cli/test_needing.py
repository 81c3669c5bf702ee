"""A command that needs what is not installed says how to get it."""

from __future__ import annotations

import sys

import pytest
from typer.testing import CliRunner

from triumvirate.cli.app import build


@pytest.mark.parametrize("command", [["serve"], ["worker"], ["db", "check"]])
def test_without_the_servers_packages_a_command_says_what_to_do(
    command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("triumvirate.server.run", "triumvirate.server.operation.starting"):
        monkeypatch.setitem(sys.modules, name, None)  # as where a package that it imports is missing
    said = CliRunner().invoke(build(), command)
    assert said.exit_code == 2
    assert "the server's packages are not installed" in " ".join(said.output.replace("│", " ").split())


@pytest.mark.parametrize("command", [["serve", "--log", "foo"], ["worker", "--log", "foo"]])
def test_an_unknown_level_of_the_log_is_refused_before_anything_starts(command: list[str]) -> None:
    said = CliRunner().invoke(build(), command)
    assert said.exit_code == 2
    assert "'debug', 'info', 'warning', 'error'" in " ".join(said.output.replace("│", " ").split())
