import type en from "./about.en";

const words: Record<keyof typeof en, string> = {
  "julius.facts": "2 giocatori · cinque anni di guerra",
  "julius.tagline": "La guerra civile, blocco dopo blocco",
  "julius.about":
    "Blocchi che nascondono la loro forza, strade e mari dalla Hispania all'Aegyptus, carte, battaglie e cinque anni per vincere.",
  "julius.seat.caesar": "Cesare",
  "julius.seat.pompeius": "Pompeo",
};
export default words;
