"""What every book says in the same words: its marks, and how values of options are called."""

from __future__ import annotations

from typing import get_args

from triumvirate.book.document import Mark

MARKS: tuple[str, ...] = get_args(Mark)
WORDS: dict[str, dict[str, str]] = {
    "en": {
        "house": "house ruling",
        "house.about": "the printed book leaves it open, and this table plays so",
        "manual": "from the manual",
        "manual.about": "the printed book is silent; a second-hand reference manual says so",
        "deduced": "deduced",
        "deduced.about": "not written in the rule text that we hold, but it follows from it",
        "reading": "our reading",
        "reading.about": "the rule text can be read in more than one way",
        "rebuilt": "rebuilt",
        "rebuilt.about": "our copy has lost the picture that defines it; the printed board or card decides",
        "version": "rules version",
        "usual": "usual",
        "true": "yes",
        "false": "no",
        "none": "none",
        "example": "Example",
        "before": "before",
        "after": "after",
        "marks": "Marks",
        "option": "Option",
        "players": "players",
    },
    "it": {
        "house": "regola della casa",
        "house.about": "il libro stampato lo lascia aperto, e a questo tavolo si gioca così",
        "manual": "dal manuale",
        "manual.about": "il libro stampato tace; lo dice un manuale di seconda mano",
        "deduced": "dedotto",
        "deduced.about": "non è scritto nel testo che abbiamo, ma ne discende",
        "reading": "nostra lettura",
        "reading.about": "il testo si può leggere in più di un modo",
        "rebuilt": "ricostruito",
        "rebuilt.about": "la nostra copia ha perso la figura che lo definisce; decidono il tabellone o la carta stampati",
        "version": "versione delle regole",
        "usual": "di solito",
        "true": "sì",
        "false": "no",
        "none": "nessuno",
        "example": "Esempio",
        "before": "prima",
        "after": "dopo",
        "marks": "Segni",
        "option": "Opzione",
        "players": "giocatori",
    },
}
