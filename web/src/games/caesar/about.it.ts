import type en from "./about.en";

const words: Record<keyof typeof en, string> = {
  "caesar.tagline": "Prendi Roma in venti minuti",
  "caesar.about":
    "Piazza influenza sui confini, chiudi le province, prendi i loro bonus e sii il primo a piazzare dodici segnalini.",
  "caesar.facts": "1–2 giocatori · 20 minuti",
  "caesar.bot.tribune": "Guarda una mossa avanti: chiude ciò che può vincere, nega ciò che non può, e dice perché.",
  "caesar.bot.legate":
    "Guarda molte mosse avanti, in centinaia di migliaia di partite immaginate, e dice quante speranze ha.",
  "caesar.bot.imperator": "Giudica le posizioni da milioni di partite giocate contro sé stesso, e da lì guarda avanti.",
};
export default words;
