"""The table of any game without a board of its own: its facts as text, the log, and the list of actions."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.widgets import Input, OptionList, Static

from triumvirate.cli.table.choices import ChoiceList
from triumvirate.cli.table.screen import TableScreen
from triumvirate.show import facts

KEYS_LINE = "⏎ take ↑↓ move / filter tab facts h hint u undo l log s save ? help q quit"
NARROW = 76


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
    #keys { height: auto; color: $text-muted; background: $panel; }
    #parts.narrow { layout: vertical; }
    #parts.narrow #facts { height: 2fr; width: 100%; }
    #parts.narrow #right { height: 3fr; width: 100%; border-left: none; border-top: solid $panel; }
    #parts.narrow #logs { height: 1fr; }
    #parts.narrow #turn { margin-top: 0; }
    #parts.narrow #message { height: auto; max-height: 4; }
    #parts.narrow ChoiceList { height: 2fr; min-height: 4; }
    """

    def compose(self) -> ComposeResult:
        """The parts."""
        with Horizontal(id="parts"):
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

    def on_resize(self, event: Resize) -> None:
        """One below the other where there is no room beside."""
        self.query_one("#parts").set_class(event.size.width < NARROW, "narrow")

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
        """Ask about it once more, take it, or say why not."""
        self.propose(event.action)
        self.query_one(OptionList).focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Who moves on in the list does not want what was asked about."""
        shown = self.query_one(ChoiceList).shown
        if self.proposed is not None and shown[event.option_index : event.option_index + 1] != [self.proposed]:
            self.back_out()

    def action_type(self) -> None:
        """To the filter line."""
        self.query_one(Input).focus()

    def action_to_list(self) -> None:
        """Back to the list, and to not having chosen."""
        self.back_out()
        self.query_one(Input).value = ""
        self.query_one(OptionList).focus()
