"""The table of RUBICO in the terminal: the road, the Senate and the rows, the log, and the actions."""

from __future__ import annotations

from rich.text import Text

from triumvirate.cli.table.generic_screen import FactsTable
from triumvirate.games.rubico.board import text as rubico_board


class RubicoTable(FactsTable):
    """The generic table with the drawn board instead of bare facts."""

    def picture(self) -> Text:
        """Everything that the one who looks may know."""
        return rubico_board.draw(self.sitting.view())
