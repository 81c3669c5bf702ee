// What the first pages say of the game, before it is opened.
const words = {
  "julius.facts": "2 players · five years of war",
  "julius.tagline": "The civil war, block by block",
  "julius.about":
    "Blocks that hide their strength, roads and seas from Hispania to Aegyptus, cards, battles, and five years to win.",
  "julius.seat.caesar": "Caesar",
  "julius.seat.pompeius": "Pompeius",
};
export default words;
