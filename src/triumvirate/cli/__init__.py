"""The command `triumvirate`: one file a command, and nothing heavy is imported before a command runs."""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    from triumvirate.cli.app import build

    build()(prog_name="triumvirate")
