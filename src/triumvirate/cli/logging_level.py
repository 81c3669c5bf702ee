"""How much a server's commands log, as one of a few words: another one is refused before anything starts."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer


class LogLevel(StrEnum):
    """From everything to faults alone."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


Log = Annotated[LogLevel, typer.Option(help="How much to log.")]
