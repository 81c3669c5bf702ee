// What the first pages say of the game, before it is opened.
const words = {
  "julius.facts": "2 players · five years of war",
  "julius.tagline": "The civil war, block by block",
  "julius.about":
    "Blocks that hide their strength, roads and seas from Hispania to Aegyptus, cards, battles, and five years to win.",
  "julius.bot.legate": "Plans whole commands, tries them against what the enemy may have, and retreats in time.",
  "julius.bot.tribune":
    "Counts points and odds: takes weak cities, guards its own, leaves hopeless battles, and says why.",
};
export default words;
