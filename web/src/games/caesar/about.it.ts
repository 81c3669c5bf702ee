import type en from "./about.en";

const words: Record<keyof typeof en, string> = {
  "caesar.tagline": "Prendi Roma in venti minuti",
  "caesar.about":
    "Piazza influenza sui confini, chiudi le province, prendi i loro bonus e sii il primo a piazzare dodici segnalini.",
  "caesar.facts": "1–2 giocatori · 20 minuti",
  "caesar.seat.caesar": "Cesare",
  "caesar.seat.pompey": "Pompeo",
};
export default words;
