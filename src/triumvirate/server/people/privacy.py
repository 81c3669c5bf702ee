"""What is kept about people, for how long, and how to have it or be rid of it: a plain page, in their language."""

from __future__ import annotations

from typing import TypedDict

from litestar import Response, get

from triumvirate.core import speech
from triumvirate.server.asking import Asked
from triumvirate.server.settings import Settings


class _Words(TypedDict):
    """The page's sentences in one language."""

    title: str
    kept: list[str]
    days: str
    ever: str
    doors: dict[tuple[bool, bool], str]  # by whether guests play here, and whether accounts are made
    yours: str
    have: str
    erase: str
    erase_text: str
    back: str
    other: tuple[str, str]


_WORDS: dict[str, _Words] = {
    "en": {
        "title": "Privacy",
        "kept": [
            "A guest is a name that we make up and a cookie that is signed; nothing else is asked.",
            "An account adds a password, kept only as a hash that cannot be turned back, and, if you give them, an "
            "e-mail address and a webhook.",
            "Matches are kept with every move and its time, so that they can be seen again and their dice be checked.",
            "Chat is kept with its match; a room keeps who won there how often.",
            "A club keeps who its members are, and shows them to each other alone.",
            "Of puzzles it is kept which ones you tried, and how strong you are at them.",
            "Studies, in which you try moves, are kept until you delete them; who has the link of one that you share sees it.",
            "A second cookie says for two days which deals of the day were played in this browser, with no name in it.",
            "There is no advertising, nothing is counted about you elsewhere, and nothing is passed on.",
        ],
        "days": "Chat of finished matches, and guests who never played, are deleted after {days} days.",
        "ever": "The operator of this server has set no time after which anything is deleted by itself.",
        "doors": {
            (True, True): "Anybody plays here as a guest, and may make an account.",
            (True, False): "Anybody plays here as a guest; new accounts are not made.",
            (False, True): "Here one plays with an account; anybody may make one.",
            (False, False): "Here one plays with an account, and new ones are not made.",
        },
        "yours": "What is yours",
        "have": "Download all that is kept about you",
        "erase": "Delete it",
        "erase_text": "on your account's page. Your name, password, address, settings, chat, ratings, studies and memberships go "
        "at once; bots play your running matches to their end; finished matches stay, without your name.",
        "back": "Back to the table",
        "other": ("it", "Italiano"),
    },
    "it": {
        "title": "Privacy",
        "kept": [
            "Un ospite è un nome che inventiamo noi e un cookie firmato; non si chiede altro.",
            "Un account aggiunge una password, conservata solo come impronta da cui non si risale, e, se li indichi, un "
            "indirizzo di posta e un webhook.",
            "Le partite restano con ogni mossa e la sua ora, così che si possano rivedere e se ne possano verificare i dadi.",
            "La chat resta con la sua partita; una stanza conserva chi vi ha vinto quante volte.",
            "Un circolo conserva chi ne fa parte, e lo mostra soltanto ai suoi membri.",
            "Dei rompicapi si conserva quali hai provato, e quanto sei forte a risolverli.",
            "Gli studi, in cui provi le mosse, restano finché non li cancelli; chi ha il link di uno condiviso lo vede.",
            "Un secondo cookie dice per due giorni quali mani del giorno si sono giocate in questo browser, senza nomi.",
            "Non c'è pubblicità, non si misura nulla di te altrove, e nulla viene ceduto ad altri.",
        ],
        "days": "La chat delle partite finite e gli ospiti che non hanno mai giocato si cancellano dopo {days} giorni.",
        "ever": "Chi gestisce questo server non ha fissato un termine dopo il quale qualcosa si cancella da sé.",
        "doors": {
            (True, True): "Qui chiunque gioca come ospite e può farsi un account.",
            (True, False): "Qui chiunque gioca come ospite; non si fanno nuovi account.",
            (False, True): "Qui si gioca con un account; chiunque può farsene uno.",
            (False, False): "Qui si gioca con un account, e non se ne fanno di nuovi.",
        },
        "yours": "Ciò che è tuo",
        "have": "Scarica tutto ciò che si conserva di te",
        "erase": "Cancellalo",
        "erase_text": "nella pagina del tuo account. Nome, password, indirizzo, impostazioni, chat, punteggi, studi e "
        "circoli spariscono subito; le tue partite in corso le finiscono i bot; quelle finite restano, senza il tuo nome.",
        "back": "Torna al tavolo",
        "other": ("en", "English"),
    },
}
_PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} · Triumvirate</title>
<style>:root {{ color-scheme: light dark; font: 1.05rem/1.5 system-ui, sans-serif }}
body {{ max-width: 40rem; margin: 2rem auto; padding: 0 1rem; background: light-dark(#f5ecd7, #1b1712);
color: light-dark(#33241a, #f1e6cd) }} a {{ color: light-dark(#7d550b, #e0b04a) }} li {{ margin: .4rem 0 }}
h1, h2 {{ font-family: Georgia, serif }}</style>
<body><main><h1>{title}</h1><ul>{kept}</ul><p>{time}</p><p>{doors}</p>
<h2>{yours}</h2><ul><li><a href="/api/me/export">{have}</a></li><li><a href="/account">{erase}</a>: {erase_text}</li></ul>
<p><a href="/">{back}</a> · <a href="/privacy?lang={other[0]}" lang="{other[0]}">{other[1]}</a></p></main></body></html>"""


def told(settings: Settings, language: str) -> str:
    """The page."""
    words = _WORDS[language]
    days = settings.retention_days
    return _PAGE.format(
        language=language,
        title=words["title"],
        kept="".join(f"<li>{line}</li>" for line in words["kept"]),
        time=words["days"].format(days=days) if days else words["ever"],
        doors=words["doors"][settings.guests, settings.registration],
        yours=words["yours"],
        have=words["have"],
        erase=words["erase"],
        erase_text=words["erase_text"],
        back=words["back"],
        other=words["other"],
    )


@get("/privacy", include_in_schema=False)
async def privacy_page(request: Asked) -> Response[str]:
    """In the language that is asked for, or that the browser prefers."""
    preferred = request.headers.get("accept-language", "")[:2]
    language = speech.known(request.query_params.get("lang") or preferred)
    return Response(told(request.app.state.worker.settings, language), media_type="text/html")
