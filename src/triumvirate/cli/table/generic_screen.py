"""The table of any game without a board of its own: its facts as text, the log, and the list of actions."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static

from triumvirate.cli.table.choices import ChoiceList
from triumvirate.cli.table.screen import TableScreen
from triumvirate.show import facts

KEYS_LINE = "⏎ take ↑↓ move / filter tab facts h hint u undo l log s save ? help q quit"


class FactsTable(TableScreen):
    """Facts on the left; log, list and message on the right."""

    BINDINGS = [Binding("escape", "to_list", show=False)]
    CSS = """
    #facts { width: 1fr; }
    #right { width: 1fr; border-left: solid $panel; padding: 0 1; }
    #logs { height: 1fr; }
    #turn { height: auto; margin-top: 1; }
    #message { height: 4; }
    ChoiceList { height: 1fr; min-height: 6; }
    #keys { height: 1; color: $text-muted; background: $panel; }
    """

    def compose(self) -> ComposeResult:
        """The parts."""
        with Horizontal():
            with VerticalScroll(id="facts"):
                yield Static(id="view")
            with Vertical(id="right"):
                with VerticalScroll(id="logs", can_focus=False):
                    yield Static(id="log")
                yield Static(id="turn")
                yield ChoiceList(self.words)
                yield Static(id="message")
        yield Static(KEYS_LINE, id="keys", markup=False)

    def on_mount(self) -> None:
        """Ready to play; Textual calls the parent's handler, which begins the match, after this one."""
        self.query_one(OptionList).focus()

    def picture(self) -> Text:
        """What the one who looks may know; games that draw it better say so."""
        return facts.draw(self.sitting.view())

    def show(self) -> None:
        """Everything, from the sitting."""
        sitting = self.sitting
        self.query_one("#view", Static).update(self.picture())
        self.query_one("#log", Static).update(self.log_text(80))
        self.query_one("#logs", VerticalScroll).scroll_end(animate=False)
        if sitting.is_over():
            turn = sitting.result_words()
        elif self.my_turn():
            turn = f"{(sitting.viewer or '').capitalize()}: choose"
        else:
            turn = f"Waiting for {', '.join(seat.capitalize() for seat in sitting.table.deciders())} …"
        self.query_one("#turn", Static).update(Text(f"{sitting.game.title}  {turn}", style="bold"))
        actions = [choice.action for choice in sitting.legal()] if self.my_turn() else []
        chooser = self.query_one(ChoiceList)
        if chooser.actions != actions:
            chooser.offer(actions)
        self.query_one("#message", Static).update(self.message)

    def consider(self, action: str) -> None:
        """Point at an action in the list."""
        chooser = self.query_one(ChoiceList)
        if action not in chooser.shown:
            chooser.offer(chooser.actions)
        listed = self.query_one(OptionList)
        listed.highlighted = chooser.shown.index(action)
        self.call_after_refresh(listed.scroll_to_highlight)

    def on_choice_list_picked(self, event: ChoiceList.Picked) -> None:
        """Take it, or say why not."""
        self.take(event.action)
        self.query_one(OptionList).focus()

    def action_type(self) -> None:
        """To the filter line."""
        self.query_one(Input).focus()

    def action_to_list(self) -> None:
        """Back to the list."""
        self.query_one(Input).value = ""
        self.query_one(OptionList).focus()
