// What the first pages say of the game, before it is opened.
const words = {
  "caesar.tagline": "Seize Rome in twenty minutes",
  "caesar.about":
    "Place influence on the borders, close provinces, take their bonuses, and be first to place twelve markers.",
  "caesar.facts": "1–2 players · 20 minutes",
  "caesar.bot.tribune": "Looks one move ahead: closes what it can win, denies what it cannot, and says why.",
  "caesar.bot.legate": "Looks many moves ahead over hundreds of thousands of games it imagines, and tells its chances.",
  "caesar.bot.imperator": "Judges positions by millions of games it played against itself, and looks ahead from there.",
};
export default words;
