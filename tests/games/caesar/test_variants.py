"""Home-made content: good variant files, and errors that name the line and the fix."""

import json

import pytest

from tables import GAME
from triumvirate.core.errors import BadOption
from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.caesar.own import OWN_BONUSES
from triumvirate.games.caesar.printed import DATA
from triumvirate.games.caesar.state import BORDERS
from triumvirate.games.caesar.variant_own import MOST_OF_ONE
from triumvirate.games.caesar.variants import LEVELS, MOST_BONUSES, is_home_made, own_names, read_variant

GOOD = """\
name = "Civil war; at sea"

influence = [
  {icons = ["ship"], values = [1, 9]},
  {icons = ["ship", "sword"], values = [4, 4]},
  {icons = ["laurel"], values = [2, 2]},
  {icons = ["shield"], values = [7, 0]},
  {icons = ["ship"], values = [9, 1]},
]
centurions = [{icons = ["shield"], values = [8, 8]}]

[bonuses]
senate = 10
wealth = 8

[tiles]
A = ["draw1", "resolve"]
F = ["draw2", "resolve", "resolve", "drawCenturion1"]

[decks]
easy = {A = 6}
normal = {A = 4, F = 2}
hard = {A = 1, F = 5}
"""

PER_TOKEN = 3 * BORDERS  # ways to lay a token on a space: one way round, the other, or face down


def refusal(text):
    with pytest.raises(BadOption) as fault:
        read_variant(text)
    assert fault.value.rule == "house.variant"
    return fault.value.reason


def test_house_variant_reads_toml_and_json_alike():
    variant = read_variant(GOOD)
    assert variant["influence"][0] == {"icons": ["ship"], "values": [9, 1]}
    assert variant["influence"][1]["icons"] == ["sword", "ship"]
    assert read_variant(json.dumps(variant)) == variant
    assert read_variant(variant) == variant
    assert read_variant(None) is None


def test_house_variant_a_token_that_the_file_does_not_have_is_refused_without_a_name():
    table = Table.new(GAME, {"variant": read_variant(GOOD)}, seed=1)
    legal, sentence, rule = table.explain("caesar", PER_TOKEN * 5)
    assert (legal, sentence, rule) == (False, "You do not have ? behind your screen.", "turn.1")
    assert table.explain("caesar", PER_TOKEN * 4)[1] == "You do not have shield 7/0 behind your screen."


def test_house_variant_the_printed_set_written_out_is_accepted():
    written = {
        "name": "printed",
        **{key: DATA[key] for key in ("influence", "centurions", "tiles")},
        "bonuses": DATA["bonuses"]["base"],
    }
    assert Table.new(GAME, {"variant": written}, seed=1).truth()["bonuses"]["italia"] == "senate"


def test_house_variant_plays_with_its_own_tokens():
    table = Table.new(GAME, {"variant": GOOD}, seed=2)
    names = table.truth()["hands"]["caesar"] + table.truth()["bags"]["caesar"]
    assert sorted(names) == ["laurel-2-2", "shield-7-0", "ship-9-1", "ship-9-1", "sword-ship-4-4"]
    assert set(table.truth()["bonuses"].values()) == {"senate", "wealth"}


def test_house_variant_is_named_in_the_match_and_in_its_record():
    table = Table.new(GAME, {"variant": GOOD, "solo": "hard", "centurions": True}, seed=2)
    while not table.is_over():
        table.act("caesar", table.legal()[0].index)
    text = write_record(table, True)
    assert "Civil war; at sea" in text
    again = read_record(text, find_game)
    assert write_record(again, True) == text
    assert GAME.layout.hash(GAME.positions.parse(table.position_text())[1]) == table.hash()


@pytest.mark.parametrize(
    ("change", "to", "line", "words"),
    [
        ('name = "Civil war; at sea"', "title = 1", 1, "there is no key 'title'; use name, influence"),
        ('name = "Civil war; at sea"', "name = 7", 1, "a variant needs a name"),
        ('name = "Civil war; at sea"', 'name = "  "', 1, "a variant needs a name"),
        ('name = "Civil war; at sea"', 'name = "a\\tb"', 1, "a variant needs a name"),
        ('name = "Civil war; at sea"', 'name = ""', 1, 'a variant needs a name; write name = "…"'),
        ('["ship"], values = [1, 9]', '["boat"], values = [1, 9]', 4, "unknown icons ['boat']; "
                                                                      "use sword, shield, ship, laurel"),
        ("[4, 4]", "[4, 10]", 5, "token 2 of 'influence' has values [4, 10]; use two whole numbers from 0 to 9"),
        ("[4, 4]", "[4]", 5, "use two whole numbers"),
        ("[4, 4]", "[4, true]", 5, "use two whole numbers"),
        ('["ship", "sword"]', '["ship", "ship"]', 5, "repeats an icon"),
        ('["ship", "sword"]', '["ship", "laurel"]', 5, "a laurel already fits all"),
        ('{icons = ["laurel"], values = [2, 2]}', "3", 6, "token 3 of 'influence' is not {icons, values}"),
        ('{icons = ["laurel"], values = [2, 2]}', '{icons = ["laurel"]}', 6, "token 3 of 'influence' is not {icons, values}"),
        ('["laurel"], values', '"laurel", values', 6, "token 3 of 'influence' has unknown icons 'laurel'"),
        ('["laurel"], values', "[], values", 6, "token 3 of 'influence' has unknown icons []"),
        ('["laurel"], values', "[3], values", 6, "token 3 of 'influence' has unknown icons [3]"),
        ("[4, 4]", "[4, -1]", 5, "token 2 of 'influence' has values [4, -1]"),
        ("[4, 4]", "[4, 4.0]", 5, "token 2 of 'influence' has values [4, 4.0]"),
        ("[4, 4]", '"44"', 5, "token 2 of 'influence' has values '44'"),
        ("[4, 4]", "[4, 4, 4]", 5, "token 2 of 'influence' has values [4, 4, 4]"),
        ("centurions = [{", "centurions = 7 #", 10, "'centurions' is a list of 0 to 3 tokens"),
        ("senate = 10", "senate = true", 13, "the count of 'senate' is True; use a whole number from 0 to 40"),
        ("senate = 10", "senate = 2.5", 13, "the count of 'senate' is 2.5; use a whole number from 0 to 40"),
        ("senate = 10", "senate = -1", 13, "the count of 'senate' is -1; use a whole number from 0 to 40"),
        ("senate = 10", "gold = 10", 13, "there is no bonus 'gold'; use tactics"),
        ("senate = 10", "senate = 9", 12, "there are 17 bonuses; give at least 18"),
        ("senate = 10", "might = 10", 12, "Italia always has a Senate; give at least one senate"),
        ("wealth = 8", "wealth = 40\nmight = 40\ntactics = 40", 12, "give at most 100"),
        ("F = [", "G = [", 18, "'G' is no tile letter; use A, B"),
        ("F = [", "AB = [", 18, "'AB' is no tile letter; use A, B"),
        ('"drawCenturion1"]', '"dance"]', 18, "tile F has the task 'dance'; use draw1"),
        ('F = ["draw2", "resolve", "resolve", "drawCenturion1"]', "F = []", 18, "tile F has not 1 to 6 tasks"),
        ("easy = {A = 6}", "easy = {B = 6}", 21, "the deck 'easy' uses tile 'B', which is not defined; define it"),
        ("easy = {A = 6}", "easy = {A = 99}", 21, "the deck 'easy' has 99 of tile A; use 0 to 12"),
        ("easy = {A = 6}", "easy = {A = true}", 21, "the deck 'easy' has True of tile A; use 0 to 12"),
        ("easy = {A = 6}", "easy = {A = 6.0}", 21, "the deck 'easy' has 6.0 of tile A; use 0 to 12"),
        ("easy = {A = 6}", "easy = {A = -1}", 21, "the deck 'easy' has -1 of tile A; use 0 to 12"),
        ("easy = {A = 6}", "easy = 6", 21, "the deck 'easy' is not a table of letters and counts"),
        ("easy = {A = 6}", "easy = {A = 6}\nhardest = {A = 6}", 20, "'decks' has not exactly the three levels"),
        ("[decks]", "[[decks]]", 20, "'decks' has not exactly the three levels"),
        ('A = ["draw1", "resolve"]', "A = 1", 17, "tile A has not 1 to 6 tasks"),
        ('A = ["draw1", "resolve"]', 'A = ["draw1", 1]', 17, "tile A has the task 1; use draw1"),
        ("easy = {A = 6}", "easy = {}", 21, "the deck 'easy' is not a table of letters and counts"),
        ("easy = {A = 6}", "", 20, "'decks' has not exactly the three levels; give easy, normal, hard"),
        ('A = ["draw1", "resolve"]', 'A = ["draw1"]', 21, "the deck 'easy' would leave Auto-Crassus without tokens"),
    ],
)  # fmt: skip
def test_house_variant_errors_name_the_line_and_the_fix(change, to, line, words):
    assert change in GOOD
    reason = refusal(GOOD.replace(change, to, 1))
    assert words in reason
    assert f"line {line}:" in reason


def test_house_variant_a_key_of_several_parts_has_its_line():
    reason = refusal('name = "x"\nbonuses.senate = -1\n')
    assert "line 2:" in reason
    assert "the count of 'senate' is -1" in reason


def test_house_variant_what_is_no_word_is_refused_as_such():
    own = '[[own]]\nname = {en = "Spy", it = "Spia"}\ncount = 17\neffects = [{do = ["look"]}]\n'
    assert "'do' of effect 1 of home-made bonus 1 is ['look']" in refusal(f'name = "x"\n{own}')


def test_house_variant_has_at_most_six_tasks_of_its_own():
    def variant(tasks):
        every = [{"do": verb, "count": count} for verb in ("draw", "discard", "centurion") for count in (1, 2, 3)]
        made = every[:tasks]
        tiles = {"A": ["draw1", "resolve", *made[:4]], "B": ["draw1", "resolve", *made[4:]]}
        return {"name": "x", "tiles": tiles, "decks": {level: {"A": 3, "B": 3} for level in LEVELS}}

    read_variant(variant(6))
    assert "the tiles have 7 different home-made tasks; use at most 6" in refusal(variant(7))


@pytest.mark.parametrize(
    ("tasks", "starves"),
    [
        (["draw1", "resolve", "discard1"], True),
        (["draw2", "resolve", "discard1", "discard1"], True),
        (["draw2", "resolve", "discard1"], False),
        (["draw1", "draw1", "resolve", "discard1"], False),
        (["discard1", "resolve"], True),
    ],
)
def test_house_variant_a_deck_draws_more_than_it_discards(tasks, starves):
    variant = {"name": "x", "tiles": {"A": tasks}, "decks": {level: {"A": 6} for level in LEVELS}}
    if starves:
        assert refusal(variant).startswith("Variant, the deck 'easy' would leave Auto-Crassus without tokens")
    else:
        assert read_variant(variant) == variant


@pytest.mark.parametrize("count", [0, 1, 40])
def test_house_variant_a_bonus_may_be_there_from_none_to_forty_times(count):
    bonuses = {"senate": 18, "wealth": count}
    kept = read_variant({"name": "x", "bonuses": bonuses})["bonuses"]
    assert kept == {name: n for name, n in bonuses.items() if n}
    assert "use a whole number from 0 to 40" in refusal({"name": "x", "bonuses": {"senate": 18, "wealth": 41}})


def test_house_variant_tokens_are_one_to_sixteen():
    many = [{"icons": ["ship"], "values": [1, 1]}] * 17
    assert "list of 1 to 16 tokens" in refusal({"name": "x", "influence": many})
    assert "list of 1 to 16 tokens" in refusal({"name": "x", "influence": []})
    assert len(read_variant({"name": "x", "influence": many[:16]})["influence"]) == 16
    assert len(read_variant({"name": "x", "influence": many[:1]})["influence"]) == 1


def test_house_variant_a_tile_has_one_to_six_tasks():
    def variant(tasks):
        return {"name": "x", "tiles": {"A": tasks}, "decks": {level: {"A": 6} for level in LEVELS}}

    tasks = ["draw2", *["resolve"] * 6]
    assert read_variant(variant(tasks[:6]))["tiles"] == {"A": tasks[:6]}
    assert "tile A has not 1 to 6 tasks" in refusal(variant(tasks))


@pytest.mark.parametrize(("senate", "refused"), [(17, "give at least 18"), (18, None), (40, None)])
def test_house_variant_has_a_bonus_for_every_province_and_at_most_a_hundred(senate, refused):
    assert _bonuses_refused({"senate": senate}) == refused
    assert _bonuses_refused({"senate": 40, "wealth": 40, "might": 20}) is None
    assert _bonuses_refused({"senate": 40, "wealth": 40, "might": 21}) == "give at most 100"


@pytest.mark.parametrize(("senate", "refused"), [(None, False), (28, False), (29, True)])
def test_house_variant_bonuses_of_its_own_are_counted_with_the_others(senate, refused):
    own = [{"name": f"Own {n}", "count": MOST_OF_ONE, "effects": [{"do": "draw"}]} for n in range(OWN_BONUSES)]
    given = {"name": "x", "own": own, **({"bonuses": {"senate": senate}} if senate else {})}
    if refused:
        assert f"there are {MOST_BONUSES + 1} bonuses; give at most {MOST_BONUSES}" in refusal(json.dumps(given))
    else:
        assert [bonus["count"] for bonus in read_variant(given)["own"]] == [MOST_OF_ONE] * OWN_BONUSES


def _bonuses_refused(bonuses):
    try:
        assert read_variant({"name": "x", "bonuses": bonuses})["bonuses"] == bonuses
    except BadOption as fault:
        return fault.reason.split("; ")[1].split(",")[0].rstrip(".")
    return None


def test_house_variant_tiles_without_decks_must_fit_the_printed_decks():
    assert "the printed deck 'easy' needs tile B" in refusal({"name": "x", "tiles": {"A": ["draw1", "resolve"]}})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"name": ', "Variant, line 1: this is not JSON"),
        ('{\n "name": "x",\n}', "line 3"),
        ("name = ", "this is not TOML"),
        ("[" * 15_000, "this is not TOML"),
        ("{" + '"a":{' * 3000, "not"),
        ("name = 'x'\n" + "#" * 20_000, "at most 20000 characters"),
        ("bonuses = 3\nname = 'x'", "'bonuses' is a table of names and counts"),
        ("tiles = 3\nname = 'x'", "'tiles' is a table of 1 to 6 letters"),
    ],
)
def test_house_variant_text_that_does_not_parse_is_refused_in_words(text, words):
    assert words in refusal(text)


def test_house_variant_a_file_has_so_many_characters_and_dots_and_no_more():
    start = "name = 'x'\n#"
    assert read_variant(start + "a" * (20_000 - len(start))) == {"name": "x"}
    assert read_variant(start + "." * 400) == {"name": "x"}
    assert "at most 400 dots" in refusal(start + "." * 401)
    assert "at most 20000 characters" in refusal(start + "a" * (20_001 - len(start)))


def test_house_variant_what_the_parser_gives_no_line_for_is_told_at_the_last_line():
    assert "line 3: this is not TOML" in refusal("name = 'x'\n\n" + "a = " + "[" * 4000)


@pytest.mark.parametrize(
    ("brought", "is_own"),
    [
        (None, False),
        ({"bonuses": {"senate": 18}}, False),
        ({"tiles": {"A": ["draw1", "resolve"]}}, False),
        ({"own": [{"name": {"en": "Spy", "it": "Spia"}, "effects": [{"do": "draw"}]}]}, True),
        ({"tiles": {"A": ["draw1", {"do": "resolve"}]}}, True),
    ],
)
def test_house_variant_bonuses_and_tasks_of_its_own_are_home_made_and_other_numbers_are_not(brought, is_own):
    decks = {"decks": {level: {"A": 6} for level in LEVELS}} if "tiles" in (brought or {}) else {}
    variant = None if brought is None else read_variant({"name": "x", **brought, **decks})
    assert is_home_made({"variant": variant}) is is_own
    assert own_names(variant or {}, "it") == (["Spia"] if "own" in (brought or {}) else [])


@pytest.mark.parametrize("value", [3, True, ["x"], 2.5])
def test_house_variant_is_the_content_of_a_file_or_nothing(value):
    assert "null or the content of a variant file" in refusal(value)


def test_house_variant_bonuses_must_fit_the_expansions_in_play():
    with pytest.raises(BadOption, match="switch the Poison expansion on"):
        GAME.check({"variant": {"name": "x", "bonuses": {"senate": 9, "poison": 9}}})
    with pytest.raises(BadOption, match="switch Centurions on"):
        GAME.check({"variant": {"name": "x", "bonuses": {"senate": 9, "centurion": 9}}})
    with pytest.raises(BadOption, match="exactly 18"):
        GAME.check({"variant": {"name": "x", "bonuses": {"senate": 19}}})
    many = {"name": "x", "bonuses": {"senate": 9, "poison": 21}}
    table = Table.new(GAME, {"poison": True, "border_control": True, "variant": many}, seed=0)
    assert len(table.truth()["supply"]) == 12


def test_house_variant_a_name_has_at_most_sixty_characters():
    assert GAME.check({"variant": {"name": "n" * 60}})["variant"]["name"] == "n" * 60
    with pytest.raises(BadOption, match="at most 60 characters"):
        GAME.check({"variant": {"name": "n" * 61}})


@pytest.mark.parametrize("count", [0, 5])
def test_house_variant_has_one_to_four_bonuses_of_its_own(count):
    own = [{"name": "a", "effects": [{"do": "draw"}]}] * count
    assert "'own' is a list of 1 to 4 bonuses" in refusal({"name": "x", "own": own})
    assert "'own' is a list of 1 to 4 bonuses" in refusal({"name": "x", "own": "draw"})
    four = [{"name": name, "effects": [{"do": "draw"}]} for name in "abcd"]
    assert len(read_variant({"name": "x", "own": four})["own"]) == 4


@pytest.mark.parametrize(("count", "is_fine"), [(0, True), (12, True), (13, False)])
def test_house_variant_a_tile_is_in_a_deck_from_none_to_twelve_times(count, is_fine):
    tiles = {"A": ["draw2", "resolve"], "B": ["draw2", "resolve"]}
    variant = {"name": "x", "tiles": tiles, "decks": {level: {"A": 3, "B": count} for level in LEVELS}}
    if is_fine:
        assert read_variant(variant) == variant
    else:
        assert "has 13 of tile B" in refusal(variant)


@pytest.mark.parametrize("missing", ["draw2", "resolve"])
def test_house_variant_a_deck_without_draws_or_without_placing_is_refused(missing):
    tasks = [task for task in ("draw2", "resolve") if task != missing]
    variant = {"name": "x", "tiles": {"A": tasks}, "decks": {level: {"A": 6} for level in LEVELS}}
    assert refusal(variant).startswith("Variant, the deck 'easy' would leave Auto-Crassus without tokens")
