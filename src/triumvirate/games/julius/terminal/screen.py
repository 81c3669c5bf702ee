"""The table of JULIUS CAESAR in the terminal: places and blocks with what is remembered, the log, and the actions."""

from __future__ import annotations

from rich.text import Text

from triumvirate.cli.table.generic_screen import FactsTable
from triumvirate.games.julius.board import text as julius_board
from triumvirate.games.julius.printed import BLOCK_INDEX, PLACE_IDS, PLACE_NAMES
from triumvirate.games.julius.view import JuliusView
from triumvirate.games.julius.words import block_name, card_name, card_text

_NAME = dict(zip(PLACE_IDS, PLACE_NAMES, strict=True))


class JuliusTable(FactsTable):
    """The list of any game, with a picture of its own."""

    def picture(self) -> Text:
        """The view, and the memory of the one who looks."""
        sitting = self.sitting
        return julius_board.draw(sitting.view(), sitting.table.memory(sitting.viewer))

    def words(self, action: str) -> str:
        """An action with names instead of ids, where the block stands, and what is written on a card."""
        verb, *what = action.split(" ")
        if what and what[0] in BLOCK_INDEX:
            own = JuliusView.of(self.sitting.view()).own or []
            places = [_NAME[block.place] for block in own if block.block == what[0]]
            return f"{verb} {block_name(what[0], viewer=self.sitting.viewer)}{f' ({places[0]})' if places else ''}"
        if what and verb in ("play", "discard"):
            return f"{verb} {card_name(what[0])}: {card_text(what[0])}"
        return " ".join([verb, *(_NAME.get(word, word) for word in what)])
