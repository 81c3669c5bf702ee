"""The numbers and tables of the books as a person would count them in the boxes, and what their examples and pictures show."""

import re

import pytest

from triumvirate.book import playing
from triumvirate.core.book import Asked
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.caesar.board import svg as caesar_svg
from triumvirate.games.caesar.book import examples as caesar_examples
from triumvirate.games.caesar.printed import DATA as CAESAR
from triumvirate.games.julius.board import svg as julius_svg
from triumvirate.games.julius.book import examples as julius_examples
from triumvirate.games.julius.printed import DATA as JULIUS


def book(name):
    return find_game(name).book.get()


def facts(name, players=0):
    return dict(book(name).facts(Asked("en", players)))


def table(name, which, players=0):
    return [list(row) for row in book(name).tables[which](Asked("en", players))]


def part(found, *names):
    return tuple(found[name] for name in names)


def test_caesar_in_numbers():
    assert facts("caesar") == {
        "provinces": 18, "others": 17, "spaces": 30, "of_an_icon": 10, "doubles": 3, "markers": 12, "tokens": 16,
        "centurion_tokens": 3, "hand": 2, "hand_poison": 3, "line": 3, "tiles": 6, "bonuses": 18, "bonuses_both": 24,
        "leave": 6, "italia_spaces": 6, "italia_markers": 2, "enclosed": "Sardinia, Sicilia, Italia, Achaia, Creta",
        "tasks_a": "{draw1}; {resolve}", "tasks_b": "{draw2}; {resolve}; {discard1}",
        "tasks_c": "{draw2}; {resolve}; {resolve}", "tasks_d": "{drawCenturion1}; {resolve}",
        "tasks_e": "{drawCenturion1}; {draw1}; {resolve}; {resolve}", "n_tactics": 4, "n_wealth": 4, "n_might": 4,
        "n_senate": 6, "n_poison": 3, "n_centurion": 3,
    }  # fmt: skip


def test_caesar_in_tables():
    assert table("caesar", "decks") == [
        ["{easy}", "4×A 2×B", "4×A 1×B 1×D"],
        ["{normal}", "3×A 2×B 1×C", "2×A 2×B 1×C 1×D"],
        ["{hard}", "4×A 2×C", "4×A 1×C 1×E"],
    ]
    rows = table("caesar", "provinces")
    assert rows[0] == ["Hispania Ulterior", "2", "Hispania Citerior ({shield}), Mauritania ({ship})"]
    assert sum(int(count) for _, count, _ in rows) == 60, "every space lies between two"
    beside = {(name, other.rsplit(" (", 1)[0]) for name, _, around in rows for other in around.split(", ")}
    assert {(other, name) for name, other in beside} == beside
    assert [name for name, count, around in rows if len(around.split(", ")) != int(count)] == []


def test_julius_in_numbers():
    found = facts("julius")
    cards = {name: value for name, value in found.items() if name.startswith("card_")}
    assert cards == {f"card_{a}_{b}": f"{a}/{b}" for a, b in ("00", "41", "32", "31", "23", "22", "21", "13", "12")}
    assert {name: value for name, value in found.items() if name not in cards} == {
        "cities": 67, "seas": 9, "ports": 48, "major_ports": 11, "roads_major": 43, "roads_minor": 47, "roads_strait": 4,
        "blocks": 63, "blocks_caesar": 31, "blocks_pompeius": 31, "start_caesar": 14, "start_pompeius": 16,
        "points_caesar": 1, "points_pompeius": 7, "cards": 27, "events": 7, "commands": 20, "hand": 6, "turns": 5,
        "years": 5, "first_year": 705, "last_year": 709, "all_turns": 25, "enough": 10, "points": 13,
        "worth_two": "Alexandria, Roma",
        "worth_one": "Antiochia, Athenae, Byzantium, Carthago Nova, Ephesus, Massilia, Syracusae, Tarraco, Utica",
        "feeds": 3, "feeds_roma": 5, "rounds": 4, "mercury": 3, "patience": 40, "move_major": 4, "move_minor": 2,
        "move_strait": 2, "attack_major": 4, "attack_minor": 2, "attack_strait": 1, "pluto_major": 6, "pluto_minor": 3,
        "pluto_strait": 2, "retreat_major": 4, "retreat_minor": 2, "retreat_strait": 1,
    }  # fmt: skip


NAME = {place["id"]: place["name"] for place in JULIUS["places"]}


@pytest.mark.parametrize("seat", ["caesar", "pompeius"])
def test_julius_every_block_is_in_its_tables(seat):
    own = [block for block in JULIUS["blocks"] if block["side"] == seat]
    rows = table("julius", f"blocks.{seat}")
    numerals = ("", "I", "II", "III", "IV")
    assert [row[0] for row in rows] == [block["name"] for block in own]
    assert [row[1] for row in rows] == [f"{'/'.join(block['initiative'])}{block['firepower']}" for block in own]
    assert [row[2] for row in rows] == [" ".join(numerals[n] for n in block["strengths"][::-1]) for block in own]
    homes = {"navis": "{major_port}", "cleopatra": "{never}"}
    assert [row[3] for row in rows] == [
        NAME[block["home"]] if block["home"] else homes.get(block["type"], "{any_city}") for block in own
    ]
    assert [row[4] for row in rows] == [NAME[block["start"]] if block["start"] else "–" for block in own]
    starts = {city: names.split(", ") for side, city, names in table("julius", "starts") if side == f"{{{seat}}}"}
    begun = [(NAME[block["start"]], block["name"]) for block in own if block["start"]]
    assert sorted((city, name) for city, names in starts.items() for name in names) == sorted(begun)


def test_julius_levies_and_limits():
    assert table("julius", "limits") == [
        ["{major}", "4", "4", "6", "4"],
        ["{minor}", "2", "2", "3", "2"],
        ["{strait}", "2", "1", "2", "1"],
    ]
    rows = table("julius", "levy")
    assert rows[0] == [
        "{hispania}", "Tarraco", "Legio 7 (C2 III), Legio 8 (C3 III)", "Legio 5 (C2 III), Legio 6 (C2 III)",
    ]  # fmt: skip
    assert ["{hispania}", "Corduba", "Legio 10 (C4 III)", "–"] in rows
    for column, seat in ((2, "caesar"), (3, "pompeius")):
        raised = [(row[1], one.split(" (")[0]) for row in rows if row[column] != "–" for one in row[column].split(", ")]
        homes = [(NAME[b["home"]], b["name"]) for b in JULIUS["blocks"] if b["side"] == seat and b["home"]]
        assert sorted(raised) == sorted(homes)


COUNTED = {
    3: (2, 1, 4, 8, 2, 10, 3, 4, 2, 1, 5, 1),
    4: (2, 2, 4, 12, 5, 17, 6, 9, 1, 1, 5, 2),
    5: (3, 2, 3, 12, 4, 16, 6, 7, 2, 1, 8, 2),
    6: (3, 3, 3, 15, 6, 21, 8, 10, 2, 1, 6, 2),
    7: (4, 3, 3, 18, 7, 25, 9, 11, 3, 2, 6, 2),
}
TOLD = (
    "red", "blue", "cards", "dealt", "stock", "deck", "deck_red", "deck_blue", "deck_janus", "deck_pompey", "boxes",
    "threshold",
)  # fmt: skip
# powers, meets, alone, strangers, one_is_enough
FLAGS = {3: "00101", 4: "10010", 5: "11000", 6: "10010", 7: "11000"}


@pytest.mark.parametrize("players", COUNTED)
def test_rubico_in_numbers(players):
    found = facts("rubico", players)
    assert part(found, *TOLD) == COUNTED[players]
    flags = part(found, "powers", "meets", "alone", "strangers", "one_is_enough")
    assert "".join(str(int(flag)) for flag in flags) == FLAGS[players]
    assert part(found, "fewest", "most", "players", "all_march", "checkpoints") == (3, 7, players, 25, 3)
    assert part(found, "senate_row", "senate_rest", "legion_wins", "all_powers", "powers_from") == (8, 7, 4, 8, 4)
    assert found["empty_has_legion"] is True
    assert found["legion_i"] == "{senate_empty}, {senate_blue}, {senate_red_1}"
    assert found["legion_xv"] == "{senate_extra}, {senate_discard}, {senate_red_2}, {senate_red_2}"


def test_rubico_in_tables_and_roads():
    assert table("rubico", "counts", 5) == [
        ["3", "2/1", "3/4/2/1", "4", "1", "{no}", "{no}", "5"],
        ["4", "2/2", "6/9/1/1", "4", "2", "{no}", "{yes}", "5"],
        ["5", "3/2", "6/7/2/1", "3", "2", "{yes}", "{yes}", "8"],
        ["6", "3/3", "8/10/2/1", "3", "2", "{no}", "{yes}", "6"],
        ["7", "4/3", "9/11/3/2", "3", "2", "{yes}", "{yes}", "6"],
    ]
    assert part(facts("rubico", 3), "road", "short_road") == (
        "GALLIA · ITALIA* · PLACENTIA · RVBICO* · ROMA*",
        "GALLIA · ITALIA* · RVBICO* · ROMA*",
    )


EXAMPLES = {
    ("caesar", "closing"): {"caesar_syria": 1, "pompey_syria": 4, "caesar_asia": 5, "pompey_asia": 0},
    ("caesar", "two"): {
        "caesar_hispania_citerior": 1, "pompey_hispania_citerior": 5, "caesar_hispania_ulterior": 9,
        "pompey_hispania_ulterior": 0,
    },
    ("caesar", "borders"): {
        "caesar_asia": 11, "pompey_asia": 3, "caesar_syria": 3, "pompey_syria": 0, "border_markers": 1,
        "senate_markers": 0, "all_markers": 3,
    },
    ("caesar", "senate"): {"border_markers": 0, "senate_markers": 2, "all_markers": 3},
    ("julius", "road"): {"came": 4},
    ("julius", "hits"): {"dice": "1, 1, 6", "n_dice": 3, "n_hits": 2},
}  # fmt: skip


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_the_numbers_of_an_example_are_those_of_what_happened(name, example):
    told = book(name).examples[example]
    played = playing.play(find_game(name), told)
    assert dict(told.facts(played.after, played.told)) == EXAMPLES[name, example]


BOX = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"')


def box(name, example):
    told = book(name).examples[example]
    picture = told.draw(playing.play(find_game(name), told).after, Asked("en", 5))
    assert picture.plain
    found = BOX.search(picture.svg)
    assert found is not None
    return [float(number) for number in found.groups()]


@pytest.mark.parametrize(
    ("example", "places"),
    [("steps", ["massilia", "genua", "roma"]), ("road", ["massilia", "genua", "lugdunum"]), ("order", ["roma"])],
)
def test_julius_a_picture_shows_its_places_with_what_is_around_them(example, places):
    spots = [julius_svg.spot(place) for place in places]
    left, right = min(x for x, _ in spots) - 95, max(x for x, _ in spots) + 95
    top, bottom = min(y for _, y in spots) - 95, max(y for _, y in spots) + 95
    left, top, right, bottom = max(0, left), max(0, top), min(1500, right), min(1000, bottom)
    assert box("julius", example) == pytest.approx([left, top, right - left, bottom - top], rel=1e-4)


def test_julius_a_picture_ends_with_the_map():
    view = playing.play(find_game("julius"), book("julius").examples["order"]).after
    for place in ("alexandria", "gades", "antiochia", "bilbilis"):
        found = BOX.search(julius_examples.around(place)(view, Asked("en", 0)).svg)
        left, top, wide, high = (float(number) for number in found.groups())
        x, y = julius_svg.spot(place)
        assert (left, top) == pytest.approx((max(0, x - 95), max(0, y - 95)), rel=1e-4)
        assert (left + wide, top + high) == pytest.approx((min(1500, x + 95), min(1000, y + 95)), rel=1e-4)


@pytest.mark.parametrize(
    ("seat", "fighting", "waiting"),
    [
        ("caesar", "Legio 7 III, Legio 8 II, Legio 1 III, Legio 2 IV", "Legio 9 I"),
        ("pompeius", "Legio 1 III, Legio 2 IV, Legio 7 III, Legio 8 II", "1 × Caesar"),
        (None, "Legio 7 III, Legio 8 II, Legio 1 III, Legio 2 IV", "1 × Caesar"),
    ],
)
def test_julius_a_place_names_whom_the_viewer_knows_and_counts_the_others_nobody_twice(seat, fighting, waiting):
    position = julius_examples._fight("at roma legio-7=3 legio-8=2 legio-1=3 legio-2=4; at genua legio-9=1")
    table = Table.from_position(find_game("julius"), position)
    seen = julius_examples.around("roma", "genua", "ravenna")
    hidden = {"caesar": "Legio 7 III, Legio 8 II, 2 × Pompeius", "pompeius": "Legio 1 III, Legio 2 IV, 2 × Caesar"}
    before = hidden.get(seat, "2 × Caesar, 2 × Pompeius")
    assert seen(table.view(seat), Asked("en", 0)).plain == f"Roma: {before}\nGenua: {waiting}"
    table.act("caesar", "battle roma")
    assert seen(table.view(seat), Asked("en", 0)).plain == f"Roma: {fighting}\nGenua: {waiting}"


@pytest.mark.parametrize(
    "provinces",
    [["syria"], ["syria", "asia"], ["hispania_ulterior"], ["hispania_citerior", "hispania_ulterior"], ["italia"]],
)
def test_caesar_a_picture_shows_its_provinces_with_their_spaces(provinces):
    view = playing.play(find_game("caesar"), book("caesar").examples["fits"]).after
    found = BOX.search(caesar_examples.around(*provinces)(view, Asked("en", 0)).svg)
    left, top, wide, high = (float(number) for number in found.groups())
    places = [b["at"] for b in CAESAR["borders"] if set(provinces) & set(b["provinces"])]
    places += [at for p in CAESAR["provinces"] if p["id"] in provinces for at in p["control"]]
    across, down = zip(*(caesar_svg.spot(at) for at in places), strict=True)
    first, last = min(across) - 62, max(across) + 62
    assert wide == pytest.approx(max(300, last - first), rel=1e-4)
    middle = (first + last) / 2 - wide / 2
    assert left == pytest.approx(max(0, min(middle, 1000 - wide)), rel=1e-4)
    assert top == pytest.approx(max(0, min(down) - 62), rel=1e-4)
    assert top + high == pytest.approx(min(caesar_svg.HEIGHT, max(down) + 62), rel=1e-4)


def test_caesar_a_picture_is_told_in_characters_too():
    """Sums, who holds a province or that nobody does, and each space: its icon, a token with its values, or what hides it."""
    view = Table.from_position(
        find_game("caesar"),
        "turn caesar place; hand caesar ship-5-1; on HC-HU pompey shield-6-0 6/0; on HU-MT caesar ship-4-2 down; "
        "on SY-AG caesar sword-4-2 4/2; on AS-SY caesar shield-3-3 3/3 mark caesar; won syria caesar; "
        "tied hispania_ulterior",
    ).view(None)
    picture = caesar_examples.around("syria", "asia", "hispania_ulterior", "hispania_citerior")(view, Asked("it", 0))
    assert picture.plain.split("\n") == [
        "Syria: Cesare 7 : Pompeo 0 ●Cesare",
        "  Syria | Aegyptus: Cesare †4/2, 4→Syria 2→Aegyptus",
        "  Asia | Syria: ●Cesare",
        "Asia: Cesare 3 : Pompeo 0",
        "  Asia | Creta: ▿",
        "  Asia | Aegyptus: ≈",
        "Hispania Ulterior: Cesare 0 : Pompeo 0 =",
        "  Hispania Citerior | Hispania Ulterior: Pompeo ▿6/0, 6→Hispania Citerior 0→Hispania Ulterior",
        "  Hispania Ulterior | Mauritania: ▒ Cesare",
        "Hispania Citerior: Cesare 0 : Pompeo 6",
        "  Gallia | Hispania Citerior: †",
    ]
