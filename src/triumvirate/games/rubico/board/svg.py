"""RUBICO as a picture: the road to Rome, the Senate's row, and everybody's row of March cards.

A card shows its face only where the viewer knows it; otherwise its back, with what was said of it.
"""

from __future__ import annotations

from triumvirate.core.view import View
from triumvirate.games.rubico.board.pieces import DRAWINGS, march_card, senate_card
from triumvirate.games.rubico.printed import track_of
from triumvirate.games.rubico.view import RubicoView, SeenSenate
from triumvirate.games.rubico.words import catalogue
from triumvirate.show.drawing import COAST, CREAM, EDGE, FAINT, GOLD, HALO, INK, LINE, PAPER, PLAIN, RED, SHADE, Sheet

STAR = "M12 2l3 7 7.500.6-5.700 4.900 1.800 7.300L12 17.800 5.400 21.800l1.800-7.300L1.500 9.600 9 9z"  # a checkpoint
WIDTH, ROAD_AT, SENATE_AT, ROWS_AT, ROW = 1000.0, 110.0, 230.0, 330.0, 92.0
LEGION = {"I": "Legio I", "XV": "Legio XV"}


def draw(view: View, language: str = "en") -> str:
    """The table as one viewer may see it."""
    facts = RubicoView.of(view)
    height = ROWS_AT + ROW * len(facts.rows) + 20
    words = catalogue(language)["drawn"]
    sheet = Sheet(WIDTH, height, f"RUBICO, {standing(facts, language)}", DRAWINGS)
    sheet.box(0, 0, WIDTH, height, PAPER)
    sheet.text((30, 40), "RVBICO", 26, RED, anchor="start", font_weight="bold", letter_spacing=5)
    sheet.text((WIDTH - 30, 40), standing(facts, language), 18, INK, anchor="end")
    sheet.text((WIDTH - 30, ROAD_AT + 72), words["rebuilt"], 12, FAINT, anchor="end", font_style="italic")
    _road(sheet, view)
    _senate(sheet, facts.senate, language)
    for number, seat in enumerate(facts.rows):
        _row(sheet, ROWS_AT + number * ROW, seat, view, language)
    sheet.frame()
    return sheet.done()


def standing(facts: RubicoView, language: str) -> str:
    """Round and phase, or who won."""
    words = catalogue(language)
    if facts.result:
        side = words["factions"][facts.result.winner]
        return str(words["drawn"]["won"].format(round=facts.round, side=side))
    phase = words["drawn"][f"phase.{facts.phase}"]
    return str(words["drawn"]["standing"].format(round=facts.round, phase=phase, quota=facts.quota))


def _road(sheet: Sheet, view: View) -> None:
    facts = RubicoView.of(view)
    names = {box["id"]: box["name"] for box in track_of(view.options["track"], view.options["players"])}
    step = (WIDTH - 140) / (len(facts.track) - 1)
    spots = [(70 + number * step, ROAD_AT + (14 if number % 2 else -6)) for number in range(len(facts.track))]
    way = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
    sheet.path(way, stroke=COAST, stroke_width=13, stroke_linejoin="round", stroke_linecap="round", opacity=0.35)
    sheet.path(way, stroke=HALO, stroke_width=7, stroke_linejoin="round", stroke_dasharray="14 3")
    for number, (name, at) in enumerate(zip(facts.track, spots, strict=True)):
        is_checkpoint = number in facts.checkpoints
        sheet.circle(at, 21 if is_checkpoint else 15, PLAIN, stroke=GOLD if is_checkpoint else COAST, stroke_width=3.5)
        if is_checkpoint:
            sheet.path(STAR, GOLD, transform=f"translate({at[0] - 10:g} {at[1] - 10:g}) scale(0.83)", opacity=0.55)
        sheet.text((at[0], ROAD_AT + 48), names[name], 12.5, INK, font_weight="bold" if is_checkpoint else "normal")
    here = spots[facts.position]
    sheet.circle(here, 19, RED, stroke=EDGE, stroke_width=1.5)
    sheet.icon("caesar", here, 27, CREAM)


def _senate(sheet: Sheet, senate: SeenSenate, language: str) -> None:
    sheet.icon("senate", (48, SENATE_AT + 22), 30, INK)
    shown, hidden = senate.shown, len(senate.left)
    for number in range(len(shown) + hidden):
        x = 80 + number * 82
        senate_card(sheet, x, SENATE_AT, shown[number] if number < len(shown) else None, language)
    legions = "   ".join(f"{LEGION[name]} {count}/4" for name, count in senate.legions.items())
    sheet.text((WIDTH - 30, SENATE_AT + 25), legions, 17, INK, anchor="end", font_weight="bold")


def _row(sheet: Sheet, y: float, seat: str, view: View, language: str) -> None:
    facts, words = RubicoView.of(view), catalogue(language)
    drawn = words["drawn"]
    is_centurion, waits = facts.centurion == seat, seat in facts.waiting_for
    sheet.box(20, y, WIDTH - 40, ROW - 10, SHADE if seat == view.seat else PLAIN, rx=10, stroke=LINE, stroke_width=1.5)
    sheet.text((84, y + 28), seat.upper(), 20, INK, anchor="start", font_weight="bold")
    if is_centurion:
        sheet.icon("centurion", (52, y + 36), 38, "#6b2d2a")
    role = facts.roles[seat]
    notes = [drawn[role]] if role else []
    power = facts.powers[seat]
    notes += [words["powers"][power] if power else drawn["power"]] if seat in facts.holds_power else []
    notes += [drawn["to_act"]] if waits else []
    said = drawn["centurion"] if is_centurion else ""
    sheet.text((84, y + 52), ", ".join([said, *notes] if said else notes), 14, FAINT, anchor="start")
    for number, card in enumerate(facts.rows[seat]):
        march_card(sheet, 300 + number * 78, y + 8, card)
    word = facts.words[seat]
    if word:
        sheet.icon(word.word, (880, y + 40), 22, FAINT)
        told = drawn["said"].format(word=drawn[f"word.{word.word}"], seat=word.about.upper())
        sheet.text((898, y + 40), told, 15, INK, anchor="start")
