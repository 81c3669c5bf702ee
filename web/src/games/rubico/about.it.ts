import type en from "./about.en";

const words: Record<keyof typeof en, string> = {
  "rubico.about": "Lealtà nascoste sulla marcia verso Roma, da tre a sette giocatori attorno a un tavolo.",
  "rubico.facts": "3–7 giocatori · un telefono a testa, o uno per tutti",
  "rubico.tagline": "Chi passa il fiume con te?",
  "rubico.bot.tribune":
    "Tiene conto di dichiarazioni e risultati, si fida e diffida, e parla nell'interesse della sua parte.",
  "rubico.bot.legate": "Pesa ogni modo in cui possono stare i ruoli, stima ogni scelta, e parla per essere creduto.",
};
export default words;
