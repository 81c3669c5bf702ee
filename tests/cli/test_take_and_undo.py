"""In the terminal an action is asked about once more, and taken back as on the page."""

from __future__ import annotations

from textual.pilot import Pilot

from cli.terminal import a_match, run, settled
from triumvirate.cli.table.opponents import plan
from triumvirate.cli.table.sitting import Sitting
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.caesar.terminal.screen import CaesarTable
from triumvirate.games.rubico.terminal.screen import RubicoTable


def test_with_people_undo_says_why_not_after_a_draw() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "u")
        table = pilot.app.screen
        assert isinstance(table, CaesarTable)
        assert table.message.plain == "No undo: There is nothing to take back."
        await pilot.press("tab", "enter")
        await settled(pilot)
        await pilot.press("enter", "u")
        assert table.message.plain.startswith("No undo: ")

    run(a_match("people"), play)


def test_against_bots_undo_goes_back_before_ones_own_action_and_what_was_drawn_stays_drawn() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, CaesarTable)
        table = screen.sitting.table
        await pilot.press("u")
        assert screen.message.plain == "No undo: There is nothing to take back."
        before = table.hash()
        await pilot.press("tab", "enter")
        await settled(pilot)
        mine = table.entries[1]
        assert mine.outcomes
        assert table.standing()[-1].seat == "pompey", "the bot has answered"
        await pilot.press("u")
        await settled(pilot)
        assert table.hash() == before
        assert table.deciders() == ["caesar"]
        screen.take(mine.action)
        await settled(pilot)
        assert table.standing()[1].outcomes == mine.outcomes
        assert screen.sitting.proof_words() == ""

    run(a_match("recruit"), play)


def test_enter_is_asked_about_once_more() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, CaesarTable)
        entries = screen.sitting.table.entries
        await pilot.press("tab", "enter")
        assert "Enter once more takes it" in screen.message.plain
        await pilot.press("escape")
        assert not screen.message
        await pilot.press("enter", "tab", "enter")
        assert len(entries) == 1, "the cursor moved: another choice is asked about"
        await pilot.press("enter")
        await settled(pilot)
        assert len(entries) > 1
        before = len(entries)
        await pilot.press("c", "tab", "enter")
        await settled(pilot)
        assert len(entries) > before, "who does not want to be asked is not"

    run(a_match("recruit"), play, asks_again=True)


def test_a_choice_from_a_list_is_asked_about_once_more() -> None:
    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, RubicoTable)
        await settled(pilot)  # the bots choose at the same time
        entries = screen.sitting.table.entries
        before = len(entries)
        await pilot.press("enter")
        assert "swap 1 2  Enter once more" in screen.message.plain
        await pilot.press("down")
        await pilot.pause()
        assert screen.proposed is None
        await pilot.press("enter", "escape", "enter")
        assert len(entries) == before
        await pilot.press("enter")
        await settled(pilot)
        assert entries[before].action == "swap 1 3"

    run(plan(find_game("rubico"), "recruit", "p1", {}, 4), play, asks_again=True)


def test_undo_takes_back_what_nothing_hidden_followed() -> None:
    close = (
        "turn caesar close; hand caesar ship-5-1; hand pompey ship-3-3; bag caesar; on HC-HU caesar shield-3-3 3/3; "
        "on HU-MT caesar ship-3-3 3/3; on GA-HC caesar sword-3-3 3/3; stage close; "
        "closing hispania_citerior hispania_ulterior; bonus hispania_citerior might; bonus hispania_ulterior senate; "
        "on SD-SC pompey ship-4-2 2/4"
    )
    table = Table.from_position(find_game("caesar"), close)

    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, CaesarTable)
        await pilot.press("tab", "enter")
        await settled(pilot)
        assert len(table.entries) == 1
        await pilot.press("u")
        await settled(pilot)
        assert screen.message.plain == "Taken back."
        assert table.entries[-1].action == "take back"
        assert table.deciders() == ["caesar"]

    run(Sitting.at(table, {"pompey": "recruit"}), play)
