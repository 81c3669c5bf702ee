"""The rules of the grammars one by one: a verb and what it names, a record's lines, and a game that says nothing of its own."""

from dataclasses import replace

from triumvirate.core.grammar import one_of, record_rules, rule_name, rules_of, text, written
from triumvirate.games import find_game

RECORD = {
    "record": '"Triumvirate record 1" newline (header newline)+ newline (entry newline)+',
    "header": '("game" | "rules" | "options" | "seats" | "commitment" | "seals" | "position" | "secret" | "shares" | '
    '"streaks" | "draws" | "result" | "ended" | "signs") ": " /[^\\n]*/',
    "entry": 'number ". " ("set-up" | seat ": " ("take back" | action)) draws? hash?',
    "draws": '" [" outcome (", " outcome)* "]"',
    "hash": '" #" /[0-9a-f]{8}/',
    "number": "/[0-9]+/",
    "json": "/\\{[^\\n]*\\}/",
    "newline": "/\\n/",
}


def part(rules, *names):
    return {name: rules[name] for name in names}


def test_a_rule_is_a_verb_and_the_nouns_that_it_names():
    rules = rules_of(find_game("rubico"))
    assert rules["action"].split(" | ")[:5] == ["swap", "lock", "claim", "word", "done"]
    assert part(rules, "swap", "lock", "claim", "word", "pick", "use-minerva", "use-vesta") == {
        "swap": '"swap" " " pair-of-places-name',
        "lock": '"lock"',
        "claim": '"claim" " " place-name " " face-name',
        "word": 'word-name " " player-name',  # whose verb is what is named
        "pick": '"pick" " " player-name " " place-name',
        "use-minerva": '"use minerva" " " player-name " " place-name',
        "use-vesta": '"use vesta"',
    }
    assert rules["pair-of-places-name"] == '"1 2" | "1 3" | "2 3" | "1 4" | "2 4" | "3 4"'
    assert rules["seat"] == " | ".join(f'"p{number}"' for number in range(1, 8)), "those of the largest table"


def test_a_noun_is_called_by_its_values_without_those_that_are_never_chosen():
    rules = rules_of(find_game("julius"))
    assert rules["place-name"].startswith('"aenos" | "aleria" | ')
    assert '"levy"' not in rules["place-name"]
    assert rules["jupiter"] == '"jupiter" " " place-name " " colour-name'
    assert rules["seat"] == '"caesar" | "pompeius"'


def test_what_depends_on_a_match_is_said_by_the_game_and_comes_before():
    rules = rules_of(find_game("caesar"))
    assert rules["token-name"] == '"centurion-"? icon ("-" icon)* "-" digit "-" digit'
    assert rules["seat"] == '"caesar" | "pompey"'
    assert rules["home-made-bonus-name"] == '"own1" | "own2" | "own3" | "own4"'
    assert rules["choose-space"] == '"choose space" " " border-space-name'
    assert part(rules, "position", "again-clause", "tied-clause") == {
        "position": '("options " json "; ")? clause ("; " clause)*',
        "again-clause": '"again"',
        "tied-clause": '"tied" " " province-name',
    }
    assert rules["clause"].startswith("turn-clause | hand-clause | ")
    names = list(rules)
    order = [
        "action",
        "place",
        "decline",
        "border-space-name",
        "token-name",
        "icon",
        "seat",
        "record",
        "newline",
        "position",
    ]
    assert sorted(order, key=names.index) == order, "as a page shows them"
    assert part(rules, *RECORD) == RECORD
    assert rules["outcome"].startswith('number | ("draw " | ')


def test_a_game_without_a_grammar_of_its_own_has_actions_and_records():
    rules = rules_of(replace(find_game("rubico"), grammar=None))
    assert rules["outcome"] == "number"
    assert rules["claim"] == '"claim" " " place-name " " face-name'
    assert not {"position", "clause", "letter"} & set(rules)
    assert part(rules, *RECORD) == RECORD


def test_the_pieces_of_a_rule():
    assert text("a", 'é"') == '"a" | "é\\""'
    assert one_of(("a", "b")) == '("a" | "b")'
    assert rule_name("use a_b c") == "use-a-b-c"
    assert record_rules('"die"')["outcome"] == 'number | "die"'
    assert written({"a": "b c", "b": '"x"'}) == 'a ::= b c\nb ::= "x"'
