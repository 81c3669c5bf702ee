"""The terminal table, driven by keys as a person would."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Select

from cli.terminal import LARGE, SMALL, a_match, play_to_the_end, run, screen_text, settled
from triumvirate.cli.table import app as table_app
from triumvirate.cli.table import generic_screen
from triumvirate.cli.table.app import is_light
from triumvirate.cli.table.generic_screen import FactsTable
from triumvirate.cli.table.notices import HandOver, Question
from triumvirate.cli.table.opponents import plan
from triumvirate.cli.table.sitting import Sitting
from triumvirate.cli.table.start import StartScreen
from triumvirate.core.record import read_record
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.caesar.board.text import short_token
from triumvirate.games.caesar.terminal import screen as screen_keys
from triumvirate.games.caesar.terminal.screen import CaesarBoard, CaesarTable
from triumvirate.games.caesar.view import CaesarView
from triumvirate.games.rubico.terminal.screen import RubicoTable


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_whole_match_against_the_tribune_by_keys(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[None]) -> None:
        await play_to_the_end(pilot)
        assert isinstance(pilot.app.screen, Question)
        assert " won (" in screen_text(pilot.app)  # type: ignore[arg-type]
        await pilot.press("b")
        assert isinstance(pilot.app.screen, CaesarTable)
        assert pilot.app.screen.sitting.table.is_over()

    run(a_match(), play, size)


def test_every_seat_adds_a_number_and_the_draws_are_checked_at_the_end() -> None:
    sitting = Sitting.begin(replace(a_match(), seed=None, bots={"caesar": "recruit", "pompey": "recruit"}))
    assert set(sitting.table.lots.shares) == {"caesar", "pompey"}
    assert sitting.proof_words() == ""
    while (seat := sitting.bot_to_move()) is not None:
        sitting.bot_acts(seat, sitting.bot_choice(seat, 0.0))
    assert sitting.proof_words() == "Checked: every draw follows from the table's secret and 2 numbers of the seats."
    assert "seals: " in sitting.record()
    sitting.table.lots = replace(sitting.table.lots, secret=b"x" * 32)
    assert sitting.proof_words().startswith("The draws do not follow")
    assert Sitting.begin(a_match(seed=4)).table.hash() == Table.new(find_game("caesar"), {}, 4).hash()


def test_a_whole_match_against_auto_crassus_with_everything() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await play_to_the_end(pilot)
        table = pilot.app.screen_stack[-2]
        assert isinstance(table, CaesarTable)
        assert any(said.startswith("Step ") for _, said in table.sitting.log())

    run(a_match("hard", poison=True, centurions=True, border_control=True), play)


def test_the_hand_over_hides_everything() -> None:
    async def play(pilot: Pilot[None]) -> None:
        app = pilot.app
        assert isinstance(app.screen, HandOver)
        shown = screen_text(app)  # type: ignore[arg-type]
        assert "Caesar, it is your turn." in shown
        assert "Hand" not in shown
        assert "Italia" not in shown
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, CaesarTable)
        assert app.screen.sitting.viewer == "caesar"
        table = app.screen
        hand = table.sitting.view().plain_facts()["hand"]
        await pilot.press("tab", "enter")
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        assert table.sitting.viewer is None
        assert "hand" not in table.sitting.view().plain_facts()
        assert "Pompey, it is your turn." in screen_text(app)  # type: ignore[arg-type]
        await pilot.press("enter")
        await pilot.pause()
        assert table.sitting.viewer == "pompey"
        assert all(f"You draw {token}" not in said for token in hand for _, said in table.sitting.log())

    run(a_match("people"), play)


def test_a_whole_match_of_two_people() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await play_to_the_end(pilot, 400)
        assert isinstance(pilot.app.screen, Question)

    run(a_match("people", seed=2), play)


def test_a_hint_points_at_the_judge_s_choice_and_says_why() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        table = pilot.app.screen
        assert isinstance(table, CaesarTable)
        assert table.message.plain.startswith("Hint: ")
        hint = table.sitting.hint()
        assert hint is not None
        assert str(hint.why) in table.message.plain
        assert table.picker.action() == hint.action
        assert not table.sitting.table.entries[1:]

    run(a_match(), play)


def test_a_refused_space_says_why_with_the_rule() -> None:
    async def play(pilot: Pilot[None]) -> None:
        table = pilot.app.screen
        assert isinstance(table, CaesarTable)
        table.picker.choose_token(0)
        fitting = table.picker.spots()
        table.picker.spot = next(name for name in ("HC-HU", "HU-MT", "GA-HC") if name not in fitting)
        await pilot.press("enter")
        assert table.message.plain.startswith("Not allowed. ")
        assert "Rule turn.1: " in table.message.plain
        assert not table.sitting.table.entries

    position = "turn caesar place; hand caesar ship-5-1; hand pompey ship-3-3"
    run(Sitting.at(Table.from_position(find_game("caesar"), position), {"pompey": "recruit"}), play)


def test_an_action_can_be_typed() -> None:
    async def play(pilot: Pilot[None]) -> None:
        table = pilot.app.screen
        assert isinstance(table, CaesarTable)
        wanted = table.sitting.legal()[5].action
        await pilot.press("colon")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = wanted
        await pilot.press("enter")
        await settled(pilot)
        assert table.sitting.table.entries[1].action == wanted

    run(a_match(), play)


def test_typing_nonsense_is_refused_in_words() -> None:
    async def play(pilot: Pilot[None]) -> None:
        table = pilot.app.screen
        assert isinstance(table, CaesarTable)
        await pilot.press("colon")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = "march on Rome"
        await pilot.press("enter")
        await settled(pilot)
        assert "is no action of CAESAR!" in table.message.plain

    run(a_match(), play)


def test_a_space_is_chosen_and_taken_by_mouse() -> None:
    async def play(pilot: Pilot[None]) -> None:
        table = pilot.app.screen
        assert isinstance(table, CaesarTable)
        board = table.query_one("CaesarBoard")
        spot = next(iter(table.picker.spots()))
        box = board.places().spaces[spot]  # type: ignore[attr-defined]
        await pilot.click(board, offset=(box.column + 1, box.row))
        assert table.picker.spot == spot
        await pilot.click(board, offset=(box.column + 1, box.row))
        await settled(pilot)
        assert spot in table.sitting.table.entries[1].action

    run(a_match(), play)


def test_the_record_is_saved_and_can_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "saved.txt"

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("tab", "enter")
        await settled(pilot)
        await pilot.press("s")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await pilot.pause()
        table = pilot.app.screen
        assert isinstance(table, CaesarTable)
        assert "Saved as" in table.message.plain

    run(a_match(), play)
    assert len(read_record(path.read_text(), find_game).entries) >= 2
    assert "secret: " not in path.read_text()


def test_resigning_asks_first() -> None:
    async def play(pilot: Pilot[None]) -> None:
        table = pilot.app.screen
        assert isinstance(table, CaesarTable)
        await pilot.press("x", "n")
        assert not table.sitting.is_over()
        await pilot.press("x", "y")
        await pilot.pause()
        assert table.sitting.result_words() == "Caesar resigned; Pompey won."

    run(a_match(), play)


@pytest.mark.parametrize("game", ["caesar", "julius", "rubico"])
@pytest.mark.parametrize("size", [(60, 24), (44, 20)])
def test_on_a_narrow_terminal_nothing_is_cut(game: str, size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[None]) -> None:
        await settled(pilot)
        shown = " ".join(screen_text(pilot.app).split())  # type: ignore[arg-type]
        keys = screen_keys.KEYS_LINE if game == "caesar" else generic_screen.KEYS_LINE
        assert keys in shown
        table = pilot.app.screen
        if isinstance(table, CaesarTable):
            for token in table.picker.tokens:
                assert short_token(token) in shown
            for spot in list(table.picker.spots())[::5]:
                table.picker.spot = spot
                table.considered()
                await pilot.pause()
                board = table.query_one(CaesarBoard)
                box, seen = board.places().spaces[spot], board.parent.scrollable_content_region  # type: ignore[union-attr]
                across, down = board.parent.scroll_offset  # type: ignore[union-attr]
                assert across <= box.column <= across + seen.width - box.width, spot
                assert down <= box.row < down + seen.height, spot

    side = find_game(game).seats(find_game(game).check({}))[0]
    run(plan(find_game(game), "recruit", side, {}, 4), play, size)


def test_the_tiles_of_auto_crassus_are_all_there_at_80_columns() -> None:
    async def play(pilot: Pilot[None]) -> None:
        await settled(pilot)
        table = pilot.app.screen
        assert isinstance(table, CaesarTable)
        solo = CaesarView.of(table.sitting.view()).solo
        assert solo is not None
        shown = screen_text(pilot.app)  # type: ignore[arg-type]
        assert f"tiles {''.join(solo.tiles)}" in shown
        assert "line " + " ".join(short_token(token) for token in solo.line) in shown

    run(a_match("hard"), play)


@pytest.mark.parametrize("key", ["question_mark", "l", "k"])
def test_help_log_and_unseen_open_and_close(key: str) -> None:
    async def play(pilot: Pilot[None]) -> None:
        await pilot.press(key)
        assert not isinstance(pilot.app.screen, CaesarTable)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, CaesarTable)

    run(a_match(), play)


def test_the_start_screen_makes_a_match() -> None:
    async def play(pilot: Pilot[None]) -> None:
        app = pilot.app
        assert isinstance(app.screen, StartScreen)
        app.screen.query_one("#against", Select).value = "people"
        app.screen.query_one("#option-border_control").value = True  # type: ignore[attr-defined]
        await pilot.press("f5")
        await pilot.pause()
        assert "Border Control needs Poison or Centurions" in screen_text(app)  # type: ignore[arg-type]
        app.screen.query_one("#option-poison").value = True  # type: ignore[attr-defined]
        app.screen.query_one("#seed", Input).value = "x"
        await pilot.press("f5")
        await pilot.pause()
        assert "A seed is a whole number" in screen_text(app)  # type: ignore[arg-type]
        app.screen.query_one("#seed", Input).value = "12"
        await pilot.press("f5")
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        table = app.screen_stack[-2]
        assert isinstance(table, CaesarTable)
        assert table.sitting.table.options["border_control"] is True

    run(None, play)


def test_a_game_without_a_board_is_played_from_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_app, "screen_for", FactsTable)

    async def play(pilot: Pilot[None]) -> None:
        table = pilot.app.screen
        assert isinstance(table, FactsTable)
        assert "hand sizes" in screen_text(pilot.app)  # type: ignore[arg-type]
        await pilot.press("h")
        assert table.message.plain.startswith("Hint: ")
        for _ in range(200):
            await settled(pilot)
            if not isinstance(pilot.app.screen, FactsTable):
                break
            await pilot.press("enter")
        assert table.sitting.table.is_over()

    run(a_match(), play)


def test_rubico_has_its_road_and_rows_on_the_screen() -> None:
    async def play(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, RubicoTable)
        drawn = pilot.app.screen.picture().plain
        assert "[GALLIA]" in drawn
        assert "Legio XV 0/4" in drawn

    run(plan(find_game("rubico"), "tribune", None, {}, 3), play)


def test_the_list_is_filtered_by_typing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_app, "screen_for", FactsTable)

    async def play(pilot: Pilot[None]) -> None:
        table = pilot.app.screen
        listed = table.query_one(OptionList)
        everything = listed.option_count
        await pilot.press("slash", *"sd")
        assert 0 < listed.option_count < everything
        await pilot.press("escape")
        assert listed.has_focus
        assert listed.option_count == everything

    run(a_match(), play, LARGE)


def test_reasons_of_bots_wait_for_the_end_where_they_could_tell_a_secret() -> None:
    sitting = Sitting.begin(a_match())
    game = sitting.game
    sitting.act(sitting.legal()[0].action)
    seat = sitting.bot_to_move()
    assert seat == "pompey"
    sitting.bot_acts(seat, sitting.bot_choice(seat))
    assert any("Tribune: " in said for _, said in sitting.log())
    sitting.table.game = replace(game, knowledge=replace(game.knowledge, bots_speak=False))
    assert not any("Tribune: " in said for _, said in sitting.log())
    sitting.resigned = "caesar"
    assert any("Tribune: " in said for _, said in sitting.log())


def test_light_terminals_are_told_by_colorfgbg(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORFGBG", "0;15")
    assert is_light()
    monkeypatch.setenv("COLORFGBG", "15;0")
    assert not is_light()
    monkeypatch.delenv("COLORFGBG")
    assert not is_light()
