import type en from "./about.en";

const words: Record<keyof typeof en, string> = {
  "rubico.about": "Lealtà nascoste sulla marcia verso Roma, da tre a sette giocatori attorno a un tavolo.",
  "rubico.facts": "3–7 giocatori · un telefono a testa, o uno per tutti",
  "rubico.tagline": "Chi passa il fiume con te?",
};
export default words;
