"""The table of CAESAR!: the board, the hand, what a choice would do, and the log."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.events import Click, Resize
from textual.geometry import Region
from textual.widget import Widget
from textual.widgets import Static

from triumvirate.cli.table.notices import Reading
from triumvirate.cli.table.screen import TableScreen
from triumvirate.core.view import View
from triumvirate.games.caesar.board import map as caesar_map
from triumvirate.games.caesar.board.text import LEGEND, Marks, draw
from triumvirate.games.caesar.terminal.foreseen import foreseen_text
from triumvirate.games.caesar.terminal.help import HELP
from triumvirate.games.caesar.terminal.picker import SPACES, Picker
from triumvirate.games.caesar.terminal.words import (
    PROMPT,
    action_words,
    choice_words,
    hand_text,
    preview,
    province_words,
    space_name,
    totals_line,
    unseen_text,
)
from triumvirate.games.caesar.view import CaesarView

TERMINAL = (80, 24)
SMALLEST = (80, 18)
WIDE = (110, 34)
MARGIN = 8  # characters of the map that are shown beside the spot under consideration
KEYS_LINE = "⏎ place ␣ turn ←↑↓→ move 1-9 token h hint u undo : type l log ? help q quit"


class CaesarBoard(Widget, can_focus=True):
    """The board, with keys that move the cursor on it."""

    BINDINGS = [
        Binding("left", "move(-1,0,False)", show=False),
        Binding("right", "move(1,0,False)", show=False),
        Binding("up", "move(0,-1,False)", show=False),
        Binding("down", "move(0,1,False)", show=False),
        Binding("shift+left", "move(-1,0,True)", show=False),
        Binding("shift+right", "move(1,0,True)", show=False),
        Binding("shift+up", "move(0,-1,True)", show=False),
        Binding("shift+down", "move(0,1,True)", show=False),
        Binding("tab", "next(1)", show=False),
        Binding("shift+tab", "next(-1)", show=False),
        Binding("space", "flip", "Turn"),
        Binding("enter", "place", "Place"),
        Binding("escape", "back", show=False),
        *(Binding(str(n), f"token({n})", show=False) for n in range(1, 10)),
    ]
    DEFAULT_CSS = f"CaesarBoard {{ width: 100%; height: 100%; min-width: {SMALLEST[0]}; min-height: {SMALLEST[1]}; }}"

    def __init__(self) -> None:
        super().__init__()
        self.view: View | None = None
        self.marks = Marks()

    def places(self) -> caesar_map.Layout:
        """The layout at the present size."""
        return caesar_map.layout(max(self.size.width, SMALLEST[0]), max(self.size.height, SMALLEST[1]))

    def show_spot(self, spot: str | None) -> None:
        """On a small terminal, have the part of the map with this spot on the screen."""
        places = self.places()
        box = places.spaces.get(spot or "") or places.provinces.get(spot or "")
        if box is not None:
            room = Region(box.column - MARGIN, box.row - 1, box.width + 2 * MARGIN, box.height + 2)
            self.query_ancestor(ScrollableContainer).scroll_to_region(room, animate=False)

    def render(self) -> Text:
        """The board of the present view."""
        if self.view is None:
            return Text()
        places = self.places()
        return draw(self.view, places.width, places.height, self.marks)

    @property
    def table(self) -> CaesarTable:
        """The screen it belongs to."""
        assert isinstance(self.screen, CaesarTable)
        return self.screen

    def action_move(self, across: int, down: int, anywhere: bool) -> None:
        """Move the cursor."""
        self.table.picker.move(across, down, self.places(), anywhere)
        self.table.considered()

    def action_next(self, step: int) -> None:
        """The next spot."""
        self.table.picker.next_spot(step)
        self.table.considered()

    def action_flip(self) -> None:
        """Turn the token."""
        self.table.picker.flip()
        self.table.considered()

    def action_token(self, number: int) -> None:
        """Choose from the hand, or among choices without a place."""
        picker = self.table.picker
        if picker.tokens:
            picker.choose_token(number - 1)
        elif number <= len(picker.spots()):
            picker.spot = list(picker.spots())[number - 1]
        self.table.considered()

    def action_place(self) -> None:
        """Take the action under consideration."""
        self.table.confirm()

    def action_back(self) -> None:
        """Not that one after all."""
        self.table.back_out()

    def on_click(self, event: Click) -> None:
        """A space: consider it, or take it when it is considered already; a province: say what it is."""
        found = self.places().at(event.x, event.y)
        if found is None:
            return
        kind, name = found
        picker = self.table.picker
        if kind == "province" and name not in picker.spots():
            assert self.view is not None
            self.table.say(province_words(self.view, name))
        elif picker.spot == name:
            self.table.confirm()
        else:
            picker.spot, picker.facing = name, 0
            self.table.considered()


class CaesarTable(TableScreen):
    """Board and hand on the left, log and unseen tokens on the right; on a small terminal the right side is a strip."""

    help = HELP
    BINDINGS = [Binding("k", "unseen", "Not yet seen"), Binding("f", "foresee", "What Auto-Crassus would do")]
    CSS = """
    #map { height: 1fr; }
    #hand { height: auto; max-height: 3; }
    #preview { height: 2; }
    #strip { height: 2; color: $text-muted; }
    #keys { height: auto; color: $text-muted; background: $panel; }
    CaesarTable.narrow #preview { height: 4; }
    CaesarTable.narrow #strip { display: none; }
    #side { width: 40; display: none; border-left: solid $panel; padding: 0 1; }
    #unseen { height: auto; margin-top: 1; }
    #logs { height: 1fr; }
    CaesarTable.telling #strip { display: none; }
    CaesarTable.telling #preview { height: 4; }
    CaesarTable.wide #side { display: block; }
    CaesarTable.wide #strip { display: none; }
    CaesarTable.wide #preview { height: 5; }
    """

    def compose(self) -> ComposeResult:
        """The parts."""
        with Horizontal():
            with Vertical():
                with ScrollableContainer(id="map", can_focus=False):
                    yield CaesarBoard()
                yield Static(id="hand")
                yield Static(id="preview")
                yield Static(id="strip")
            with Vertical(id="side"):
                with VerticalScroll(id="logs", can_focus=False):
                    yield Static(id="log")
                yield Static(id="unseen")
        yield Static(KEYS_LINE, id="keys", markup=False)

    def on_mount(self) -> None:
        """Ready to play; Textual calls the parent's handler, which begins the match, after this one."""
        self.picker = Picker(self.sitting.view(), [])
        self.query_one(CaesarBoard).focus()

    def on_resize(self, event: Resize) -> None:
        """Two columns where there is room."""
        self.set_class(event.size.width >= WIDE[0] and event.size.height >= WIDE[1], "wide")
        self.set_class(event.size.width < TERMINAL[0], "narrow")
        self.call_after_refresh(lambda: self.query_one(CaesarBoard).show_spot(self.picker.spot))

    def words(self, action: str) -> str:
        """As said beside the board."""
        try:
            return action_words(action)
        except (KeyError, IndexError, ValueError):
            return action

    def show(self) -> None:
        """Everything, from the sitting."""
        view = self.sitting.view()
        legal = self.sitting.legal() if self.my_turn() else []
        old = self.picker
        self.picker = Picker(view, legal, old.token, old.spot, old.facing)
        self.draw()

    def considered(self) -> None:
        """The cursor moved: what was said before goes."""
        self.message, self.proposed = Text(), None
        self.draw()

    def consider(self, action: str) -> None:
        """Point at an action."""
        self.picker.follow(action)

    def confirm(self) -> None:
        """Take the action under consideration, or say what is missing."""
        action = self.picker.action()
        if action is None:
            self.say("Choose a space first: the arrow keys or Tab move to one, h gives a hint.")
        else:
            self.propose(action)

    def draw(self) -> None:
        """Everything, from the picker."""
        view = self.picker.view
        self.set_class(bool(self.message), "telling")
        board = self.query_one(CaesarBoard)
        board.view, board.marks = view, self.picker.marks(self.new_spaces())
        board.refresh()
        board.show_spot(self.picker.spot)
        self.query_one("#hand", Static).update(self.hand_line(view))
        self.query_one("#preview", Static).update(self.message or self.preview_text(view))
        self.query_one("#strip", Static).update(self.strip())
        self.query_one("#log", Static).update(self.log_text(60))
        self.query_one("#logs", VerticalScroll).scroll_end(animate=False)
        self.query_one("#unseen", Static).update(unseen_text(view))

    def hand_line(self, view: View) -> Text:
        """Whose turn it is and for what, then the hand."""
        waiting = CaesarView.of(view).to_move
        if waiting is None:
            return Text(self.sitting.result_words(), style="bold")
        if not self.my_turn():
            held = hand_text(view, None) if view.seat else ""
            return Text.assemble((f"{waiting.capitalize()} thinks …  ", "bold"), held)
        line = Text(f"{waiting.capitalize()}: {PROMPT[view.phase]}  ", style="bold")
        if self.picker.tokens:
            return line + hand_text(view, self.picker.token)
        spots = self.picker.spots()
        if view.phase == "might":
            return line.append(f"{len(spots)} targets: arrows or Tab", style="not bold dim")
        for key, (spot, actions) in enumerate(spots.items(), 1):
            style = "reverse" if spot == self.picker.spot else ""
            line.append(f"{key} ", style="dim").append(f" {choice_words(actions[0])} ", style=style).append(" ")
        return line

    def preview_text(self, view: View) -> Text:
        """What the considered action would do."""
        action = self.picker.action()
        if not self.my_turn():
            return Text(LEGEND, style="dim")
        if action is None:
            return Text.assemble("Move to a space with the arrow keys; h gives a hint.   ", (LEGEND, "dim"))
        spot = self.picker.spot
        if spot in SPACES and spot not in self.picker.spots():
            return Text.assemble((space_name(str(spot)), "bold"), "  this token cannot go here; Enter says why.")
        text = totals_line(view, action) if action.startswith("place") else Text(self.words(action), style="bold")
        text.append("\n" + (" ".join(preview(view, action)) or self.words(action)))
        return text

    def strip(self) -> Text:
        """What happened since the viewer's last action, for small terminals: as much of its end as fits two lines."""
        lines = self.sitting.log()
        told = [said for number, said in lines if self.sitting.is_new(number)] or [said for _, said in lines[-2:]]
        told = [said for said in told if not said.endswith("draws a token.")]
        width = max(self.size.width, 40)
        if len(" ".join(told)) > 2 * width:
            told = [said for said in told if not said.startswith("“")]
        wrapped = list(Text(" ".join(told)).wrap(self.app.console, width))
        return Text("\n").join(wrapped[-2:])

    def new_spaces(self) -> frozenset[str]:
        """Spaces filled since the viewer's last action."""
        return frozenset(
            str(event.facts["border"])
            for entry in self.sitting.table.entries
            if self.sitting.is_new(entry.number)
            for event in entry.events
            if event.kind in ("token_placed", "token_hidden", "border_marked")
        )

    def action_unseen(self) -> None:
        """What has not been seen yet."""
        said = unseen_text(self.sitting.view())
        self.app.push_screen(Reading("Tokens not yet seen", said or Text("Everything has been seen.")))

    def action_foresee(self) -> None:
        """What Auto-Crassus would do after the action under consideration, or on the board as it stands."""
        view = self.sitting.view()
        if not view.options["solo"] or not self.my_turn():
            self.say("Only Auto-Crassus can be foreseen, while it is your turn.")
            return
        action = self.picker.action()
        said = foreseen_text(view, action if action in [choice.action for choice in self.sitting.legal()] else None)
        self.app.push_screen(Reading("What Auto-Crassus would do", said))
