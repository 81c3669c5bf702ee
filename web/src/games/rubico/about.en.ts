// What the first pages say of the game, before it is opened.
const words = {
  "rubico.about": "Hidden loyalties on the march to Rome, for three to seven players around one table.",
  "rubico.facts": "3–7 players · one phone each, or one for all",
  "rubico.tagline": "Who crosses the river with you?",
};
export default words;
