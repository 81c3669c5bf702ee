"""An evening of RUBICO: five phones and a screen in one room, game after game, with a leaver, a reconnect and a newcomer."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.hands import Person, Server, objects
from browser.test_pages import serious
from browser.test_rubico import PRIVATE, told_of_others
from browser.test_rubico_together import PHONE, hurries, is_over, uses_a_power

Make = Callable[..., Person]
NAMES = ("Bruno", "Carla", "Dino", "Emma")  # of guests
POWERS_FROM = 4  # at the table


def comes_in(one: Person, server: Server, code: str, name: str) -> None:
    """By the room's code, under a name of one's own."""
    one.goes(f"{server.url}/join/{code}")
    one.page.get_by_label("What are you called?").fill(name)
    one.page.get_by_role("button", name="Sit down").click()
    one.page.wait_for_selector(".room")


def begins(host: Person, guests: list[Person], room: Person) -> None:
    """Everybody says that they are ready, the host starts with those who are there, and all see the table."""
    for guest in guests:
        guest.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_role("button", name="Start").click()
    for one in (host, *guests, room):
        one.sees_board()


def ends(table: list[Person], room: Person) -> None:
    hurries(table, lambda: any(is_over(one) for one in table))
    for one in table:
        expect(one.page.locator(".ended")).to_contain_text("Who was who")
    expect(room.page.locator(".end")).to_be_visible()


def goes_on(host: Person, guests: list[Person], room: Person, code: str, game: int) -> None:
    """The host opens the next game of the room; the screen goes along by itself, the others by one button."""
    host.page.get_by_role("button", name="Rematch").click()
    host.page.locator(".ended a.primary").click()
    for guest in guests:
        guest.page.locator(".ended a.primary").click()
    for one in (host, *guests):
        one.page.wait_for_selector(".room")
    expect(host.page.locator("h1")).to_contain_text(f"game {game} of this room")
    expect(room.page.locator(".code")).to_have_text(code)
    expect(room.page.locator(".lobby")).to_contain_text(re.compile(rf"won \d of {game - 1}\b"))


def knows_only_its_own(one: Person) -> None:
    seat = next(thing["seat"] for thing in objects(one.wire) if isinstance(thing.get("roles"), dict))
    assert told_of_others(one.wire, seat) == []


def knows_only_what_is_open(room: Person) -> None:
    before = list(itertools.takewhile(lambda m: not (isinstance(m, dict) and m.get("result")), room.wire))
    told = objects(before)
    assert not any(thing.get("kind") in PRIVATE for thing in told)
    views = [thing for thing in told if isinstance(thing.get("roles"), dict)]
    assert views
    assert not any(any(view["roles"].values()) or any(view["powers"].values()) for view in views)


def hears_nothing_early(one: Person) -> None:
    """While something is told, whatever comes to a screen has the match as it was before it."""
    told = [m for m in one.wire if isinstance(m, dict) and m.get("scene")]
    assert {"role_dealt", "card_revealed"} <= {message["scene"]["about"] for message in told}
    for message in told:
        scene = message["scene"]
        assert message["result"] is None
        assert message["number"] < scene["number"]
        assert all(entry["number"] < scene["number"] for entry in message["entries"])


# What a page has been sent so far, by its socket or as an answer, and whether a frame ever shows more than that: of letters, the
# senators' meeting, powers, the cards of a reveal, the road, the Senate, the end. A page may be behind, so the road is held
# against all that it was told.
AHEAD = """
window.ahead = []; window.shown = new Set();
let events = [], view = null, about = '', over = false, senate = 0;
const roads = new Set();
let last = -Infinity;
function hear(told) {
  if (!told || !Array.isArray(told.entries) || !('deciders' in told)) return;
  const rank = 1000 * told.number + (told.scene ? 1 + told.scene.beat : 0);
  if (rank < last) return;  // answers may be overtaken by what comes unasked
  last = rank;
  events = told.scene?.events ?? told.entries.at(-1)?.events ?? events;
  about = told.scene?.about ?? '';
  over ||= told.result !== null;
  const before = view ?? told.view;
  view = told.view;
  if (!view) return;
  senate = view.senate.shown.length + (told.scene ? count('senate_turned') : 0);
  goes(view.round, view.position);
  for (const e of [...told.entries.flatMap((e) => e.events), ...events])
    if (e.kind === 'marker_moved') goes(before.round, view.track.indexOf(e.end));
}
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({data}) => hear(JSON.parse(data)));
  }
};
const ask = window.fetch;
window.fetch = async (...given) => {
  const reply = await ask(...given);
  await reply.clone().json().then(hear, () => null);
  return reply;
};
const goes = (round, at) => roads.add(`${round} ${(view.checkpoints.find((c) => c > at) ?? at) - at}`);
const count = (kind) => events.filter((e) => e.kind === kind).length;
const all = (where) => document.querySelectorAll(where).length;
const live = '.moment:not([inert])';
const CHECKS = {  // what a frame shows, and whether that has been told
  letter: [() => all('.letter.open'), () => view || count('role_dealt')],
  meeting: [() => all('.opening .meeting') || all('.letter .met'), () => view || about === 'senators_met'],
  power: [() => all(`${live}.power > .name`), () => count('power_used')],
  cards: [() => all(`${live} .cards .turn`), () => count('card_revealed')],
  senate: [() => all('.tablecloth .senate ol button'), () => senate],
  won: [() => all(`${live} .why`), () => over || count('game_ended')],
  end: [() => all('.ended, section.end, .boardbox > button.end:not([inert])'), () => over],
};
function check() {
  document.querySelector('.opening .letter:enabled')?.click();
  for (const [name, [shows, told]] of Object.entries(CHECKS)) {
    const shown = shows(), may = told();
    if (shown) window.shown.add(name);
    if (typeof may === 'number' ? shown > may : shown && !may) window.ahead.push(`${name}: ${shown} of ${may}`);
  }
  const round = document.querySelector('.tablecloth .status b')?.textContent.match(/[0-9]+/)?.[0];
  for (const road of document.querySelectorAll(`.tablecloth svg.road, ${live} svg.road`)) {
    const steps = road.getAttribute('aria-label').match(/[0-9]+/g).at(-1);
    if (round && !roads.has(`${round} ${steps}`)) window.ahead.push(`road: ${steps} steps in round ${round}`);
  }
}
// Scenes may be shorter than a frame of a busy machine: every change of the page is looked at, too.
new MutationObserver(check).observe(document, { subtree: true, childList: true, attributes: true });
requestAnimationFrame(function look() { check(); requestAnimationFrame(look); });
"""


def shows_nothing_early(one: Person) -> None:
    assert one.page.evaluate("window.ahead") == []
    hears_nothing_early(one)


@pytest.mark.long  # the frames of one screen are `test_stage.py`'s
def test_no_frame_of_any_screen_is_ahead_of_what_the_server_tells(server: Server, person: Make) -> None:
    """Two phones, bots and a room screen: letters, the senators' meeting, a power and a reveal in the server's pace."""
    host, guest = (person(name, **PHONE, pace="normal") for name in ("host", "guest"))
    room = person("room screen", pace="normal")
    for one in (host, guest, room):
        one.page.add_init_script(AHEAD)
    seats = {"p1": "me", "p2": "open", **{f"p{n}": "bot:recruit" for n in (3, 4, 5)}}
    body = {"game": "rubico", "options": {"players": 5}, "seats": seats, "customs": {"scenes": 20, "window": 1}}
    made = host.asks(server, "POST", "/matches", body)
    match, code = made["match"]["id"], made["code"]
    host.goes(f"{server.url}/m/{match}")
    room.goes(f"{server.url}/m/{match}?screen={code}")
    comes_in(guest, server, code, "Bruno")
    begins(host, [guest], room)
    assert uses_a_power([host, guest], lambda: bool(room.page.evaluate("window.shown.has('power')")))
    hurries([host, guest], lambda: bool(room.page.evaluate("window.shown.has('cards')")))
    for one in (host, guest, room):
        one.page.wait_for_function("window.shown.has('cards')")
        one.page.wait_for_selector(".moment", state="detached")
        shows_nothing_early(one)
        assert {"meeting", "power", "cards"} <= set(one.page.evaluate("[...window.shown]"))
        assert all(turned == set(range(len(turned))) for turned in cards_by_scene(one)), "card by card"


def cards_by_scene(one: Person) -> list[set[int]]:
    """Of each scene, how many cards had been turned whenever something of it came."""
    told = [m["scene"] for m in one.wire if isinstance(m, dict) and m.get("scene")]
    return [
        {len([e for e in scene["events"] if e["kind"] == "card_revealed"]) for scene in scenes}
        for _, scenes in itertools.groupby(told, lambda scene: scene["number"])
    ]


@pytest.mark.parametrize(("games", "names"), [(1, NAMES[:2]), pytest.param(3, NAMES, marks=pytest.mark.long)])
def test_phones_and_a_room_screen_spend_an_evening_in_one_room(
    server: Server, person: Make, games: int, names: tuple[str, ...]
) -> None:
    """Names, chat, a reconnect, a leaver; then other counts in the same room with a newcomer, and its score.

    In the long form with powers, and every frame is held against what the server told.
    """
    host, *guests = table = [person(name, **PHONE) for name in ("host", *names)]
    room, late = person("room screen", width=1280, height=720), person("newcomer", **PHONE)
    watched = [host, room] if games > 1 else []
    for one in watched:
        one.page.add_init_script(AHEAD)
    options = {"players": 7, "track": "short_march"}
    made = host.asks(
        server, "POST", "/matches", {"game": "rubico", "options": options, "customs": {"window": 1, "scenes": 45}}
    )
    match, code = made["match"]["id"], made["code"]
    host.goes(f"{server.url}/m/{match}")
    qr = host.page.get_by_role("img", name="The link as a QR code").bounding_box()
    assert qr is not None
    assert qr["y"] + qr["height"] < 844, "code and picture are above the fold"
    room.goes(f"{server.url}/m/{match}?screen={code}")
    expect(room.page.locator(".code")).to_have_text(code)
    for guest, name in zip(guests, names, strict=True):
        comes_in(guest, server, code, name)
    expect(host.page.get_by_role("button", name=f"Start with {len(table)}")).to_be_disabled()
    expect(room.page.locator(".lobby")).to_contain_text("Carla")
    assert serious(host.page) == []
    begins(host, guests, room)
    host.fits()
    assert serious(host.page) == []
    assert serious(room.page) == []

    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something").fill("I have two red ones")
    host.page.get_by_role("button", name="Send").click()
    expect(room.page.locator(".bubble, .said").first).to_contain_text("two red ones")
    host.page.get_by_role("button", name="Trust me.").click()
    expect(room.page.locator(".said")).to_contain_text("Trust me.")
    host.page.get_by_role("tab", name="Chat").click()  # on a phone it is a sheet over the table
    expect(host.page.get_by_role("tabpanel")).to_have_count(0)

    hurries(table, lambda: room.page.locator(".seats .flag").count() > 1)  # claims lie on the table
    away = guests[1]
    away.page.context.set_offline(True)
    away.page.wait_for_timeout(300)
    away.page.context.set_offline(False)
    away.page.reload()  # a phone that was locked comes back
    away.sees_board()

    leaver = guests.pop()
    leaver.page.get_by_role("tab", name="Menu").click()
    leaver.page.get_by_role("button", name="Resign").click()
    leaver.page.locator(".menu button.primary").click()
    expect(host.page.locator(".players")).to_contain_text("Tribune")
    leaver.goes("about:blank")
    staying = [host, *guests]
    late.goes(f"{server.url}/join/{code}")
    late.page.get_by_role("link", name="Come in and watch").click()
    late.sees_board()

    used = len(table) < POWERS_FROM or uses_a_power(staying)
    ends(staying, room)
    assert used
    for one in staying:
        knows_only_its_own(one)
        hears_nothing_early(one)
    knows_only_what_is_open(room)
    for one in watched:  # idle: in the short form nobody watches every frame
        shows_nothing_early(one)
        assert "end" in one.page.evaluate("[...window.shown]")

    for game in range(2, games + 2):
        goes_on(host, guests, room, code, game)
        if game == 2:  # the leaver's seat goes to who came while the first game was on
            gone = host.page.locator(".seats li", has_text=names[-1])
            gone.get_by_role("combobox").select_option("open")
            comes_in(late, server, code, "Fabia")
            guests = [*guests, late]
        else:
            leaver = guests.pop()
            leaver.page.get_by_role("button", name="Leave").click()
            host.page.get_by_role("button", name=str(len(guests) + 1), exact=True).click()
        expect(host.page.locator(".seats li", has_text="ready")).to_have_count(len(guests) + 1)
        begins(host, guests, room)
        expect(room.page.locator(".players li")).to_have_count(len(guests) + 1)
        if game <= games:
            ends([host, *guests], room)
