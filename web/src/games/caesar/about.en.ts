// What the first pages say of the game, before it is opened.
const words = {
  "caesar.tagline": "Seize Rome in twenty minutes",
  "caesar.about":
    "Place influence on the borders, close provinces, take their bonuses, and be first to place twelve markers.",
  "caesar.facts": "1–2 players · 20 minutes",
  "caesar.seat.caesar": "Caesar",
  "caesar.seat.pompey": "Pompey",
};
export default words;
