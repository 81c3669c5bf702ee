"""Names: Roman ones for guests, and what a name may be made of."""

from __future__ import annotations

import secrets
import unicodedata

from triumvirate.core.errors import BadRequest

MOST_MARKS = 6

_WOMEN = (
    "Lucia",
    "Marcia",
    "Quinta",
    "Tertia",
    "Secunda",
    "Prima",
    "Gaia",
    "Paulla",
    "Vibia",
    "Maxima",
    "Rufa",
    "Galla",
)
_MEN = (
    "Lucius",
    "Marcus",
    "Quintus",
    "Titus",
    "Sextus",
    "Gaius",
    "Aulus",
    "Decimus",
    "Manius",
    "Publius",
    "Servius",
    "Spurius",
)
_FAMILIES = (
    "Aemili", "Aquili", "Atili", "Aureli", "Caecili", "Calpurni", "Cassi", "Claudi", "Cornel", "Domiti", "Fabi",
    "Flavi", "Fulvi", "Furi", "Horati", "Hortensi", "Juni", "Licini", "Livi", "Lutati", "Manli", "Mari", "Minuci",
    "Muci",
    "Octavi", "Papiri", "Petroni", "Pompon", "Porci", "Quincti", "Rutili", "Semproni", "Servili", "Sulpici", "Terenti",
    "Tulli", "Valeri", "Vipsani", "Vitelli",
)  # fmt: skip


def roman_name() -> str:
    """A name for a guest, such as Lucia Cornelia or Titus Fabius."""
    family = secrets.choice(_FAMILIES)
    stem = family if family.endswith("i") else f"{family}i"
    if secrets.randbelow(2):
        return f"{secrets.choice(_WOMEN)} {stem}a"
    return f"{secrets.choice(_MEN)} {stem}us"


_ALIKE = (
    "LATIN",
    "CYRILLIC",
    "GREEK",
    "ARMENIAN",
    "COPTIC",
    "CHEROKEE",
    "LISU",
    "DESERET",
)  # share the looks of letters


def clean_name(name: str) -> str:
    """A name as it is kept: no control or direction characters, single spaces, 2 to 24 characters.

    Wide, bold and other dressed-up letters are the plain ones, and alphabets whose letters look alike are not mixed: a
    name that looks like another's is that name.
    """
    composed = unicodedata.normalize("NFKC", name)
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp") for letter in composed):
        raise BadRequest("A name has no control characters.")
    tidy = " ".join(composed.split())
    if not 2 <= len(tidy) <= 24:
        raise BadRequest("A name has 2 to 24 characters.")
    letters = {unicodedata.name(letter, "").split(" ")[0] for letter in tidy if letter.isalpha()}
    if len(letters.intersection(_ALIKE)) > 1:
        raise BadRequest("A name is written in one alphabet.")
    if sum(unicodedata.category(letter) == "Mn" for letter in tidy) > MOST_MARKS:
        raise BadRequest("A name has no towers of accents.")
    return tidy


_LIKE_LATIN = str.maketrans(
    "аеорсухкмтнвіѕјԁԛԝьɡαορντκιυχεηβγωσδѵ0135$@|!ılj",
    "aeopcyxkmthbisjdqwbgaopvtkiuxenbywsdvolessalllll",
)  # letters that are taken for others, of alphabets that share their looks, and digits that stand for letters
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def look(name: str) -> str:
    """A name as eyes compare it: without case, accents, gaps and marks, and look-alike letters as one.

    Two names with the same look are taken for one another; who has an account has its look too.
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in plain if letter.isalnum() or letter in "$@|!")
    seen = letters.translate(_LIKE_LATIN).replace("i", "l")
    for pair, one in _PAIRS:
        seen = seen.replace(pair, one)
    return seen[:64]


def clean_text(text: str) -> str:
    """A line of chat as it is kept: line breaks and control characters become spaces."""
    composed = unicodedata.normalize("NFC", text)
    tidy = "".join(" " if unicodedata.category(letter) in ("Cc", "Zl", "Zp", "Cs") else letter for letter in composed)
    for mark in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069":  # marks that turn the reading direction
        tidy = tidy.replace(mark, "")
    tidy = tidy.strip()
    if not tidy:
        raise BadRequest("Say something.")
    return tidy
