"""Letters by the operator's SMTP server: a confirmation, and a digest of matches that wait."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage

from triumvirate.server.settings import Mail

SECONDS = 15.0
_WORDS = {
    "en": {
        "confirm": ("Your address at Triumvirate", "To be told by e-mail when it is your turn, open:\n\n{link}\n\n"
                    "If you did not ask for this, do nothing.\n"),
        "reset": ("A new password for Triumvirate",
                  "Somebody, probably you, asked for a new password for {name}. To set one, open within half an "
                  "hour:\n\n{link}\n\nIf it was not you, do nothing: the old one stays.\n"),
        "digest": ("Your turn at Triumvirate", "Matches that wait for you:\n\n{links}\n"),
    },
    "it": {
        "confirm": ("Il tuo indirizzo su Triumvirate",
                    "Per ricevere un messaggio quando tocca a te, apri:\n\n{link}\n\n"
                    "Se non l'hai chiesto tu, non fare nulla.\n"),
        "reset": ("Una nuova password per Triumvirate",
                  "Qualcuno, probabilmente tu, ha chiesto una nuova password per {name}. Per sceglierla, apri entro "
                  "mezz'ora:\n\n{link}\n\nSe non sei stato tu, non fare nulla: resta quella di prima.\n"),
        "digest": ("Tocca a te su Triumvirate", "Partite che ti aspettano:\n\n{links}\n"),
    },
}  # fmt: skip


def confirmation(link: str, language: str) -> tuple[str, str]:
    """Subject and text."""
    subject, text = _WORDS[language]["confirm"]
    return subject, text.format(link=link)


def reset(name: str, link: str, language: str) -> tuple[str, str]:
    """Subject and text."""
    subject, text = _WORDS[language]["reset"]
    return subject, text.format(name=name, link=link)


def digest(links: list[str], language: str) -> tuple[str, str]:
    """Subject and text."""
    subject, text = _WORDS[language]["digest"]
    return subject, text.format(links="\n".join(links))


def send(server: Mail, to: str, subject: str, text: str) -> int:
    """One letter; 0 when the server took it."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = server.sender, to, subject
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    with smtplib.SMTP(server.host, server.port, timeout=SECONDS) as connection:
        if server.tls:
            connection.starttls(context=ssl.create_default_context())
        if server.user:
            connection.login(server.user, server.password)
        connection.send_message(letter)
    return 0
