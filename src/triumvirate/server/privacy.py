"""What is kept about people, for how long, and how to have it or be rid of it: a plain page, in their language."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from triumvirate.core import speech
from triumvirate.server.settings import Settings

_WORDS: dict[str, dict[str, Any]] = {
    "en": {
        "title": "Privacy",
        "kept": [
            "A guest is a name that we make up and a cookie that is signed; nothing else is asked.",
            "An account adds a password, kept only as a hash that cannot be turned back, and, if you give them, an "
            "e-mail address and a webhook.",
            "Matches are kept with every move and its time, so that they can be seen again and their dice be checked.",
            "Chat is kept with its match.",
            "There is no advertising, nothing is counted about you elsewhere, and nothing is passed on.",
        ],
        "days": "Chat of finished matches, and guests who never played, are deleted after {days} days.",
        "ever": "The operator of this server has set no time after which anything is deleted by itself.",
        "have": "Download all that is kept about you",
        "erase": "Delete it: on your account's page, under your name. Finished matches stay, without your name.",
        "back": "Back to the table",
    },
    "it": {
        "title": "Privacy",
        "kept": [
            "Un ospite è un nome che inventiamo noi e un cookie firmato; non si chiede altro.",
            "Un account aggiunge una password, conservata solo come impronta da cui non si risale, e, se li indichi, un "
            "indirizzo di posta e un webhook.",
            "Le partite restano con ogni mossa e la sua ora, così che si possano rivedere e se ne possano verificare i dadi.",
            "La chat resta con la sua partita.",
            "Non c'è pubblicità, non si misura nulla di te altrove, e nulla viene ceduto ad altri.",
        ],
        "days": "La chat delle partite finite e gli ospiti che non hanno mai giocato si cancellano dopo {days} giorni.",
        "ever": "Chi gestisce questo server non ha fissato un termine dopo il quale qualcosa si cancella da sé.",
        "have": "Scarica tutto ciò che si conserva di te",
        "erase": "Cancellalo: nella pagina del tuo account, sotto il tuo nome. Le partite finite restano, senza il nome.",
        "back": "Torna al tavolo",
    },
}
_PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} · Triumvirate</title>
<style>:root {{ color-scheme: light dark; font: 1.05rem/1.5 system-ui, sans-serif }}
body {{ max-width: 40rem; margin: 2rem auto; padding: 0 1rem }} li {{ margin: .4rem 0 }}</style>
<body><h1>{title}</h1><ul>{kept}</ul><p>{time}</p><p><a href="/api/me/export">{have}</a></p><p>{erase}</p>
<p><a href="/">{back}</a></p></body></html>"""


def told(settings: Settings, language: str) -> str:
    """The page."""
    words = _WORDS[language]
    days = settings.retention_days
    return _PAGE.format(
        language=language,
        title=words["title"],
        kept="".join(f"<li>{line}</li>" for line in words["kept"]),
        time=words["days"].format(days=days) if days else words["ever"],
        have=words["have"],
        erase=words["erase"],
        back=words["back"],
    )


@get("/privacy", include_in_schema=False)
async def privacy_page(request: Request[Any, Any, Any]) -> Response[str]:
    """In the language that is asked for, or that the browser prefers."""
    preferred = request.headers.get("accept-language", "")[:2]
    language = speech.known(request.query_params.get("lang") or preferred)
    return Response(told(request.app.state.site.settings, language), media_type="text/html")
