"""One person: play now, solo at each level, every expansion, same screen, keys only, refusals."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.hands import ASKED, MOST_DECISIONS, Person, Server, told_too_much

Make = Callable[..., Person]
ANY_FACE_DOWN = re.compile("your draft: .*, face down")


def make_table(one: Person, server: Server, options: dict[str, object], bot: str = "recruit") -> None:
    """A table against a bot by the API the page itself uses, so that a test can name its options."""
    body = {"game": "caesar", "options": options, **({} if options.get("solo") else {"bot": bot, "side": "caesar"})}
    reply = one.asks(server, "POST", "/play", body)
    one.goes(f"{server.url}/m/{reply['match']['id']}")
    one.sees_board()


@pytest.mark.parametrize("decisions", [2, pytest.param(MOST_DECISIONS, marks=pytest.mark.long)])
def test_one_click_and_a_person_plays_a_bot_to_the_end(server: Server, person: Make, decisions: int) -> None:
    """In the short form the end is a resignation."""
    one = person("guest")
    one.goes(server.url)
    one.on_the_card("Play now")
    one.sees_board()
    one.plays(decisions)
    if one.waits_for_turn():
        one.gives_up()
    expect(one.page.get_by_role("button", name="Rematch")).to_be_visible()
    one.page.get_by_role("button", name="Replay").click()
    expect(one.page.locator(".history .count")).to_have_text(re.compile("^[2-9]/"))  # from the beginning, and on


@pytest.mark.parametrize(
    "level", [pytest.param("easy", marks=pytest.mark.long), "normal", pytest.param("hard", marks=pytest.mark.long)]
)
def test_solo_against_auto_crassus(server: Server, person: Make, level: str) -> None:
    one = person(level)
    one.goes(f"{server.url}/new/caesar")
    one.page.get_by_label("Against Auto-Crassus").select_option(label=level)
    one.page.get_by_role("button", name="Make the table").click()
    one.sees_board()
    expect(one.page.locator(".log")).to_contain_text("Step")
    one.page.get_by_role("button", name="What would it do if my turn ended now?").click()
    expect(one.page.locator(".foreseen")).to_contain_text("places")
    one.plays_to_the_end()
    # its placements are steps of their own: each shows one token less
    count, pieces = one.page.locator(".history .count"), one.page.locator("svg.board .piece .token:not(.ghost)")
    one.page.get_by_label("One step back").click()
    expect(one.page.locator(".log li.now")).to_have_count(1)
    reason = one.page.locator(".log li.now .line", has_text="Step")
    while not (re.match(r"\d+\.[2-9]/", count.inner_text()) and reason.count()):
        here = count.inner_text()
        one.page.get_by_label("One step back").click()
        expect(count).not_to_have_text(here)
    then = pieces.count()
    expect(reason).to_have_count(1)
    one.page.get_by_label("One step back").click()
    expect(pieces).to_have_count(then - 1)


ALL: dict[str, object] = {"poison": True, "centurions": True, "border_control": True}


def test_all_expansions_for_some_turns(server: Server, person: Make) -> None:
    one = person("expansions")
    make_table(one, server, ALL)
    one.plays(4)
    assert told_too_much(one.wire, "caesar") == []


@pytest.mark.long
@pytest.mark.parametrize(
    "options",
    [{"poison": True}, {"centurions": True}, {"poison": True, "border_control": True}, ALL],
    ids=lambda options: "-".join(options),
)
def test_every_expansion(server: Server, person: Make, options: dict[str, object]) -> None:
    one = person("expansions")
    make_table(one, server, options)
    one.plays_to_the_end()
    assert told_too_much(one.wire, "caesar") == []


def test_border_control_places_face_down(server: Server, person: Make) -> None:
    one = person("border control")
    make_table(one, server, {"poison": True, "border_control": True})
    for _ in range(MOST_DECISIONS):
        if not one.waits_for_turn():
            pytest.fail("no double-lined space could be taken")
        for i in range(one.page.locator("button.token:not([disabled])").count()):
            one.page.locator("button.token:not([disabled])").nth(i).click()
            for space in ("GA-SD", "NU-AF", "AS-AG"):
                if one.page.locator(f"#space-{space}.open").count():
                    one.page.locator(f"#space-{space}").click()
                    one.page.get_by_role("button", name="Face down").click()
                    expect(one.page.locator(f"#space-{space}")).to_have_attribute("aria-label", ANY_FACE_DOWN)
                    return
        one.decides()


def test_a_solo_side_and_options_are_checked_while_they_are_chosen(server: Server, person: Make) -> None:
    one = person("options")
    one.goes(f"{server.url}/new/caesar")
    one.page.get_by_label("Border Control").check()
    expect(one.page.get_by_role("alert")).to_contain_text("Border Control needs Poison or Centurions")
    one.page.get_by_label("Poison", exact=True).check()
    expect(one.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("steps", [13, pytest.param(4 * MOST_DECISIONS, marks=pytest.mark.long)])
def test_same_screen_hides_everything_between_turns(server: Server, person: Make, steps: int) -> None:
    checked = done = 0
    one = person("both")
    one.goes(server.url)
    one.on_the_card("Same screen")
    show = one.page.get_by_role("button", name="show the table")
    hand_over = one.page.get_by_role("button", name="Hand over to")
    for _ in range(100 * steps):
        one.page.wait_for_selector(f".cover button, .bar .primary, {ASKED}, .ended")
        if one.is_over() or done == steps:
            break
        if show.count():
            checked += 1
            assert one.page.locator("svg.board, .hand, .log").count() == 0
            show.click()
            one.sees_board()
        elif hand_over.count():
            hand_over.click()
        elif one.must_decide():
            one.decides()
        else:  # the last decision is still on its way
            one.page.wait_for_timeout(20)
            continue
        done += 1
    assert checked > 2
    assert one.is_over() or steps == 13


def keys_tell_what_a_mouse_is_told(one: Person) -> None:
    """Spaces, provinces and corners explain themselves to who comes by keys, and a space lights its two provinces."""
    bubble, lit = one.page.locator(".bubble"), one.page.locator(".land.lit")
    one.waits_for_turn()
    one.page.locator("#space-IT-SC").focus()
    expect(bubble).to_contain_text("Italia")
    expect(lit).to_have_count(2)
    one.page.keyboard.press("ArrowLeft")
    expect(lit).to_have_count(2)
    one.page.locator("#land-gallia").focus()
    expect(bubble).to_contain_text("Gallia")
    expect(lit).to_have_count(0)
    one.page.keyboard.press("ArrowDown")
    expect(bubble.locator("strong")).not_to_have_text("Gallia")
    one.page.locator("g.corner").first.focus()
    expect(bubble).to_contain_text("Caesar")


@pytest.mark.parametrize("decisions", [4, pytest.param(MOST_DECISIONS, marks=pytest.mark.long)])
def test_a_match_by_keyboard_alone(server: Server, person: Make, decisions: int) -> None:
    """From the first page; in the long form to its end."""
    one = person("keys")
    one.goes(server.url)
    one.page.wait_for_selector(".now")
    for _ in range(30):
        one.page.keyboard.press("Tab")
        if one.page.evaluate("document.activeElement?.matches('.now button')"):
            break
    one.page.keyboard.press("Enter")
    one.sees_board()
    press = one.page.keyboard.press
    keys_tell_what_a_mouse_is_told(one)
    for _ in range(decisions):
        if not one.waits_for_turn():
            break
        before = one.entry()
        if one.page.locator("button.token:not([disabled])").count():
            for key in "123456":  # heard: a token can be taken
                press(key)
                if one.page.locator(".space.open").count():
                    break
            press("N")
            press("ArrowRight")
            press("ArrowLeft")
            while not one.page.evaluate("document.activeElement?.classList.contains('open')"):
                press("N")
            press("Enter")
            press("r")
            press("e")
        else:
            one.page.locator(ASKED).first.focus()
            press("ArrowDown" if one.page.locator(".targets select").count() else "Enter")
        one.sees_entry_after(before)
    assert one.is_over() or decisions < MOST_DECISIONS


def test_a_refusal_says_why_and_leads_to_its_rule(server: Server, person: Make) -> None:
    one = person("refused")
    make_table(one, server, {})
    one.waits_for_turn()
    tokens = one.page.locator("button.token:not([disabled])")
    for i in range(tokens.count()):
        tokens.nth(i).click()
        closed = one.page.locator(".space:not(.open):not(.filled)")
        if closed.count():
            closed.first.click()
            break
    else:
        one.decides()  # two laurels: take a filled space instead
        one.waits_for_turn()
        tokens.first.click()
        one.page.locator(".space.filled").first.click()
    refusal = one.page.locator(".refusal")
    expect(refusal).to_contain_text("Why not?")
    with one.page.context.expect_page() as opened:
        refusal.get_by_role("link").click()
    expect(opened.value.locator("section.here h3")).to_contain_text("Place")


def test_a_refusal_speaks_the_language_of_the_page(server: Server, person: Make) -> None:
    one = person("rifiutato", locale="it-IT")
    make_table(one, server, {})
    one.waits_for_turn()
    before = one.entry()
    one.page.locator("button.token:not([disabled])").first.click()
    one.page.locator(".space.open").first.click()
    one.page.get_by_role("button", name="Chiudi il turno").click()
    one.sees_entry_after(before)
    one.waits_for_turn()
    one.page.locator("button.token:not([disabled])").first.click()
    one.page.locator(".space.filled").first.click()
    refusal = one.page.locator(".refusal")
    expect(refusal).to_contain_text("Perché no?")
    expect(refusal).to_contain_text(re.compile("spazio .* occupato"))
    expect(refusal.get_by_role("link")).to_have_attribute("href", "/rules/caesar#turn.1")


def test_hints_and_a_bots_reasons(server: Server, person: Make) -> None:
    one = person("curious")
    make_table(one, server, {}, bot="tribune")
    one.waits_for_turn()
    one.page.get_by_role("button", name="Hint").click()
    expect(one.page.locator(".hint")).to_contain_text(re.compile("Place .+ on .+–"))
    one.page.locator(".hint").get_by_role("button", name="Show").click()
    expect(one.page.locator(".piece .ring")).to_be_visible()
    expect(one.page.locator(".foretold tr").first).to_be_visible()
    one.page.get_by_role("button", name="Cancel").click()
    one.decides()
    one.waits_for_turn()
    one.page.locator(".log summary").first.click()
    expect(one.page.locator(".log details").first).not_to_be_empty()
