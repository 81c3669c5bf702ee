"""How the text of a book is read and filled: its grammar, its gaps, its looks, and what is refused."""

from pathlib import Path

import pytest

from triumvirate.book.document import Span
from triumvirate.book.filling import fill, looks
from triumvirate.book.reading import read_text
from triumvirate.core.errors import BadRequest

FACTS = {"markers": 12, "one": 1, "spaces": 30, "road": "GALLIA, {end}", "end": "ROMA", "many": True}


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "book.en.md"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{markers} markers", "12 markers"),
        ("{markers:Word} markers, {spaces:word} spaces", "Twelve markers, 30 spaces"),
        ("the {markers:th}", "the twelfth"),
        ("{one:card|cards}, {markers:card|cards}", "1 card, 12 cards"),
        ("to {road}", "to GALLIA, ROMA"),
    ],
)
def test_gaps_are_filled(text: str, said: str) -> None:
    assert fill(text, FACTS, "en") == said


def test_gaps_are_filled_in_italian() -> None:
    assert fill("{markers:word}, il {markers:th}", FACTS, "it") == "dodici, il dodicesimo"


def test_a_name_that_is_no_fact_is_refused() -> None:
    with pytest.raises(BadRequest, match="names 'swords'"):
        fill("{swords} swords", FACTS, "en")
    with pytest.raises(BadRequest, match="it is no number"):
        fill("{road:word}", FACTS, "en")


def test_words_have_looks() -> None:
    assert looks("**Place** by `stuck`, see §turn.2d. Done") == [
        Span("Place", "strong"),
        Span(" by "),
        Span("stuck", "code"),
        Span(", see "),
        Span("turn.2d", "section"),
        Span(". Done"),
    ]


def test_a_text_is_taken_apart(tmp_path: Path) -> None:
    text = read_text(
        written(
            tmp_path,
            """~ sword: a sword
# turn — A turn
## turn.1 — Place <&>
One line
and the next.

<many> [house house.a, house.b] Ruled.

+ first
+ second
@pieces tokens
= token.sword — Sword: Fits {sword}.
@table decks — Decks
| Level | Tiles |
? stuck — Stuck
Passes.
""",
        )
    )
    assert text.words == {"sword": "a sword"}
    [part] = text.parts()
    told = [(item.sort, item.name, item.text, item.mark, item.rulings, item.only) for item in part.items]
    assert told == [
        ("paragraph", "", "One line and the next.", "", [], []),
        ("paragraph", "", "Ruled.", "house", ["house.a", "house.b"], [("many", True)]),
        ("number", "", "first", "", [], []),
        ("number", "", "second", "", [], []),
        ("pieces", "tokens", "", "", [], []),
        ("table", "decks", "", "", [], []),
        ("option", "stuck", "Passes.", "", [], []),
    ]
    assert part.items[4].pieces == [("token.sword", "Sword", "Fits {sword}.")]
    assert part.items[5].head == ["Level", "Tiles"]


def test_a_line_outside_a_section_is_refused_with_its_number(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match=r"book\.en\.md, line 2: no section is open for 'lost'"):
        read_text(written(tmp_path, "# turn — A turn\nlost\n"))
