"""The books of the games: told once, complete, in both languages, with every number from the data and every ruling marked."""

import json
import re
from importlib import import_module
from pathlib import Path

import pytest

from triumvirate.book import playing
from triumvirate.book.audit import _CITED, rulings_of, sections_of
from triumvirate.book.document import Figure, OptionTold, Paragraph, PieceList, Points, plainly
from triumvirate.book.filling import GAP, LETTERS
from triumvirate.book.making import book_of, text_file
from triumvirate.book.page import anchor, page
from triumvirate.book.plain import WIDTH, lines_of
from triumvirate.book.reading import read_text
from triumvirate.book.words import MARKS, WORDS
from triumvirate.core.reasons import reasons_of
from triumvirate.core.speech import LANGUAGES, words_in
from triumvirate.games import find_game

GAMES = ("caesar", "julius", "rubico")
CLIENT = Path(__file__).parents[2] / "web/src/games"
COUNTS = [(name, players) for name in GAMES for players in (find_game(name).counts if name == "rubico" else (0,))]
SHOWN = {"example": "examples", "pieces": "pieces", "table": "tables", "picture": "pictures"}
SMALL = 3  # words for one and two are ordinary words, too; from here on a word is a number
PLAYERS = re.compile(r"\b(?:Player|Giocatore) [12]\b")  # a name, not a number


def texts(name):
    return {language: read_text(text_file(find_game(name), language)) for language in LANGUAGES}


def shape(text):
    """What both languages must have alike: all but the words."""
    return [
        (
            part.id,
            part.only,
            [
                (
                    item.sort,
                    item.name,
                    item.mark,
                    item.rulings,
                    item.only,
                    gaps(item.text),
                    len(item.head),
                    gaps_of(item),
                )
                for item in part.items
            ],
        )
        for part in text.parts()
    ]


def gaps_of(item):
    return [(piece, gaps(said)) for piece, _, said in item.pieces]


def gaps(text):
    return sorted({gap[1] for gap in GAP.finditer(text)})


def sentences(text):
    """Everything that an author wrote for people, with the gaps taken out."""
    yield from text.words.values()
    for _, title, parts in text.chapters:
        yield title
        for part in parts:
            yield part.title
            for item in part.items:
                yield from (item.title, item.text, *item.head)
                for _, name, said in item.pieces:
                    yield from (name, said)


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_tell_the_same(name):
    told = texts(name)
    assert shape(told["en"]) == shape(told["it"])
    assert set(told["en"].words) == set(told["it"].words)
    assert [chapter[0] for chapter in told["en"].chapters] == [chapter[0] for chapter in told["it"].chapters]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_typed_into_the_text(name, language):
    words = "|".join(LETTERS[language].split()[SMALL:])
    number = re.compile(rf"(?i)\d|\b(?:{words})\b")
    written = {
        sentence: PLAYERS.sub("", GAP.sub("", re.sub(r"§[\w.]+|`[^`]+`", "", sentence)))
        for sentence in sentences(texts(name)[language])
    }
    assert len(written) > 100
    assert [sentence for sentence, bare in written.items() if number.search(bare)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_is_marked_where_it_is_told(name):
    game = find_game(name)
    books = [book_of(game, "en", players) for players in game.counts]
    marked = {
        (ruling, section.id)
        for book in books
        for section in book.sections()
        for block in section.blocks
        if isinstance(block, Paragraph)
        for ruling in block.rulings
    }
    rulings = rulings_of(game)
    assert {ruling for ruling, _ in marked} == {ruling.id for ruling in rulings}
    there = {section.id for book in books for section in book.sections()}
    wanted = {ruling.id: {ruling.id, *_CITED.findall(ruling.text)} & there for ruling in rulings}
    told_in = {ruling.id: {section for of, section in marked if of == ruling.id} for ruling in rulings}
    assert [name for name in wanted if wanted[name] and not wanted[name] & told_in[name]] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_mark_and_its_rulings_go_together(name):
    items = [item for part in texts(name)["en"].parts() for item in part.items]
    assert [item for item in items if bool(item.mark) != bool(item.rulings)] == []
    assert {item.mark for item in items} - {""} <= set(MARKS)


@pytest.mark.parametrize("name", GAMES)
def test_every_section_that_rules_refusals_and_logs_name_can_be_read(name):
    game = find_game(name)
    there = [part.id for part in texts(name)["en"].parts()]
    assert len(there) == len(set(there))
    ruled = {ruling.id for ruling in rulings_of(game)}
    carried_out = {section.id for section in sections_of(game) if section.functions}
    assert carried_out - ruled <= set(there)
    reasons = reasons_of(import_module(f"{game.rules.__name__}.reasons"))
    assert {reason.section for reason in reasons.values() if reason.section} <= set(there)
    assert set(game.sections) - ruled <= set(there)
    linked = re.findall(r'^  \w+: "([a-z0-9_.]+)",$', (CLIENT / name / "sections.ts").read_text(encoding="utf-8"), re.M)
    assert linked
    assert set(linked) <= set(there)


@pytest.mark.parametrize(("name", "players"), COUNTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained_with_the_values_of_the_plug(name, players, language):
    game = find_game(name)
    told = [
        block
        for section in book_of(game, language, players).sections()
        for block in section.blocks
        if isinstance(block, OptionTold)
    ]
    assert [block.option for block in told] == [option.name for option in game.options]
    assert all(block.usual in block.values and block.text for block in told)
    values = [(block.option, value) for block in told for value in block.values]
    wanted = {(option.name, value) for option in game.options for value in option.choices or () if type(value) is str}
    explained = {(option, value.split(" = ")[0]) for option, value in values if " = " in value}
    assert {(option, value) for option, value in wanted if option != "senate_set"} == explained  # told in its sentence


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_every_link_leads_to_a_section_of_the_same_book(name, players):
    sections = list(book_of(find_game(name), "en", players).sections())
    there = {section.id for section in sections}
    assert [section.id for section in sections if not section.blocks] == []
    blocks = [block for section in sections for block in section.blocks]
    words = [span for block in blocks for span in getattr(block, "text", [])]
    words += [span for block in blocks if isinstance(block, Points) for item in block.items for span in item]
    pieces = [piece for block in blocks if isinstance(block, PieceList) for piece in block.pieces]
    words += [span for piece in pieces for span in piece.text]
    assert {span.text for span in words if span.look == "section"} <= there
    assert {piece.section for piece in pieces} <= there


EXAMPLES = [(name, example) for name in GAMES for example in find_game(name).book.get().examples]


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_the_rules_do_what_an_example_tells(name, example):
    game = find_game(name)
    told = game.book.get().examples[example]
    assert playing.faults(game, told) == []
    assert told.tells or told.refused or told.facts(playing.play(game, told).after, [])


@pytest.mark.parametrize("name", GAMES)
def test_every_example_piece_and_table_is_shown(name):
    source, text = find_game(name).book.get(), texts(name)["en"]
    named = {(item.sort, item.name) for part in text.parts() for item in part.items if item.sort in SHOWN}
    assert named == {(sort, thing) for sort, field in SHOWN.items() for thing in getattr(source, field)}


def pieces(name, players=0):
    return {piece.piece: piece for piece in book_of(find_game(name), "en", players).pieces()}


def count(name, beginning, players=0):
    return sum(piece.count for piece in pieces(name, players).values() if piece.piece.startswith(beginning))


def test_all_components_are_shown_and_counted():
    assert (count("caesar", "token.") - count("caesar", "token.centurion"), count("caesar", "token.centurion")) == (
        16,
        3,
    )
    assert (count("caesar", "bonus."), count("caesar", "space"), count("caesar", "marker")) == (24, 30, 12)
    assert (count("julius", "block."), count("julius", "card.")) == (63, 27)
    assert (count("rubico", "march.", 7), count("rubico", "senate."), count("rubico", "power.", 7)) == (25, 8, 8)
    assert count("rubico", "role.", 7) == 7


@pytest.mark.parametrize("name", GAMES)
def test_a_piece_with_a_section_of_its_own_says_what_the_section_says_first(name):
    book = book_of(find_game(name))
    first = {
        section.id: plainly(section.blocks[0].text) for section in book.sections() if hasattr(section.blocks[0], "text")
    }
    told = {piece.piece: (piece.section, plainly(piece.text)) for piece in book.pieces()}
    one = {"caesar": "bonus.senate", "julius": "card.vulcan", "rubico": "power.juno"}[name]
    section = {"caesar": "bonus.senate", "julius": "6.7", "rubico": "5.juno"}[name]
    assert told[one] == (section, first[section])


@pytest.mark.parametrize(("name", "players"), COUNTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_and_the_printed_page_tell_all_of_it(name, players, language):
    book = book_of(find_game(name), language, players)
    lines = [line for line, _ in lines_of(book)]
    assert [line for line in lines if len(line) > WIDTH] == []
    html = page(book)
    text = "\n".join(lines)
    ids = [section.id for section in book.sections()]
    assert [name for name in ids if f"({name})" not in text] == []
    assert [name for name in ids if f'id="{anchor(name)}"' not in html] == []
    assert "{" not in text
    assert [mark for mark in book.marks if f"[{WORDS[language][mark]}]" not in text] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_picture_is_a_drawing_with_words_beside_it(name):
    blocks = [block for section in book_of(find_game(name)).sections() for block in section.blocks]
    figures = [block for block in blocks if isinstance(block, Figure)]
    pictures = [picture for figure in figures for picture in figure.pictures]
    pieces = [piece for block in blocks if isinstance(block, PieceList) for piece in block.pieces]
    assert len(pictures) > 5
    assert [drawn for drawn in (*pictures, *pieces) if not drawn.svg.startswith("<svg")] == []
    assert [figure for figure in figures if not figure.title] == []
    assert [figure.title for figure in figures if figure.example and not all(p.plain for p in figure.pictures)] == []
    assert [piece for piece in pieces if not (piece.plain and piece.name and piece.text)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_a_lesson_leads_to_a_section(name):
    there = {part.id for part in texts(name)["en"].parts()}
    lessons = sorted((CLIENT / name).glob("lesson*.ts"))
    assert lessons
    told = {file.name: file.read_text(encoding="utf-8") for file in lessons}
    cited = {file: re.findall(r'\brule: "([a-z0-9_.]+)"', text) for file, text in told.items()}
    assert {file: len(rules) for file, rules in cited.items()} == {
        file: text.count("title:") for file, text in told.items()
    }
    assert {rule for rules in cited.values() for rule in rules} <= there
    assert [
        file for file in cited if file.endswith(".en.ts") and cited[file] != cited[file.replace(".en.", ".it.")]
    ] == []


def test_a_book_tells_the_version_that_is_played():
    assert [book_of(find_game(name)).version for name in GAMES] == [find_game(name).version for name in GAMES]


def test_the_words_of_all_books_are_in_both_languages():
    assert set(WORDS["en"]) == set(WORDS["it"])


WRITTEN = re.compile(r"<(?:title|text)[^>]*>([^<]+)<")


def written(name, language, players):
    """Every word that stands in the drawings of a book, and in their twins of characters."""
    blocks = [block for section in book_of(find_game(name), language, players).sections() for block in section.blocks]
    drawn = [picture for block in blocks if isinstance(block, Figure) for picture in block.pictures]
    drawn += [piece for block in blocks if isinstance(block, PieceList) for piece in block.pieces]
    said = [text for picture in drawn for text in (*WRITTEN.findall(picture.svg), picture.plain)]
    return {word for text in said for word in re.findall(r"[^\W\d_]{2,}", text)}


def printed_names(data):
    """The names in a data file, which are the same in every language."""
    if isinstance(data, dict):
        return [said for key, value in data.items() for said in ([value] if key == "name" else printed_names(value))]
    return [said for value in data for said in printed_names(value)] if isinstance(data, list) else []


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_drawings_carry_the_words_of_the_language(name, players):
    folder = find_game(name).package / "data"
    names = printed_names(json.loads((folder / f"{name}.json").read_text(encoding="utf-8")))
    alike = {word for said in (*names, *words_in(folder, "it").get("powers", {}).values()) for word in said.split()}
    both = written(name, "en", players) & written(name, "it", players)
    assert {word for word in both if word.capitalize() not in alike and word not in alike} <= ALIKE


ALIKE = {
    "AUTO",
    "CRASSUS",
    "AVC",
    "CAESAR",
    "JULIUS",
    "RVBICO",
    "RUBICO",
    "Legio",
    "XV",
    "II",
    "III",
    "IV",
    "jolly",
    "round",
}
