// The rules of JULIUS CAESAR in our own words. `house`: the first paragraph that the table decided, where the rulebook is silent.
import type { Section } from "../../lib/rulebook";

const rules: Section[] = [
  {
    id: "1",
    title: "Map, blocks, control",
    text: [
      "Two sides, Caesar and Pompeius, fight for 67 cities and 9 seas. Roads join cities; ports are joined to the seas they lie on. Land blocks stand in cities only, Navis in ports or seas.",
      "Control follows from presence, at every instant. A place is friendly to the side that has a block there while the other has none; empty places are vacant; with blocks of both it is contested. One Navis alone in a port controls the city.",
    ],
  },
  {
    id: "2",
    title: "The blocks",
    text: [
      "A block shows its kind, a letter (when it acts in battle), a number (what its dice must not exceed) and its steps. It rolls as many dice as its strength: the steps it has left. The elephant has two steps, of strength four and two. The ballista acts in row B when its side defends, in row D when it attacks.",
      "Legions and cavalry are levied in their home city, Navis in a major port, leaders, auxilia and ballistae in any friendly city, the elephant in Utica. Octavian and Brutus come only after another leader of their side has been killed. Cleopatra is never in a pool, is no leader, and may belong to either side.",
    ],
  },
  {
    id: "3.1",
    title: "Set-up: historical",
    text: [
      "Fourteen blocks of Caesar and sixteen of Pompeius, Cleopatra among his, stand in their printed cities at full strength. All others wait in their side's levy pool. Caesar begins with 1 point, Pompeius with 7.",
    ],
  },
  {
    id: "3.2",
    title: "Set-up: free deployment",
    text: [
      "As an option each side may exchange its blocks on the map among its own starting cities, Caesar first. Every city must keep its number; Navis need ports.",
      "A side may change its mind forty times; after that each change must bring the numbers closer. The other side sees only the numbers.",
    ],
    house: 1,
  },
  {
    id: "3.3",
    title: "Set-up: options",
    text: [
      "Tournament: Caesar is Player 1 in the very first turn. House rules: at most two events in a hand; single events, or all of them, stay out of the deck. The preset “aid” plays as the turn-sequence aid has it: a final tie goes to Caesar, and a block that moved two places gets no step.",
    ],
  },
  {
    id: "4",
    title: "Year and turn",
    text: [
      "A year has five turns and a winter. At its start all 27 cards are shuffled and six dealt to each side; one of the six is put away unseen. A turn: both choose a card, Player 1 moves and levies, Player 2 moves and levies, battles are fought. The years are 705 to 709. Cards and points are never saved.",
    ],
  },
  {
    id: "5",
    title: "Cards",
    text: [
      "Both choose a card in secret and show them together. The higher Move number is Player 1; equal numbers make it Caesar. Levy numbers are not compared. An event beats every command card. Two events cancel each other, and the turn is over.",
      "The discard of the first turn comes before the card. Either can be taken back while the other side has not chosen too. Others see only whether a side is ready.",
    ],
    house: 1,
  },
  {
    id: "6",
    title: "Events",
    text: [
      "Seven cards name a god. No event gives levies. Those that move grant one group move: Neptune moves Navis, the others land blocks, and nobody embarks.",
    ],
  },
  {
    id: "6.1",
    title: "Apollo",
    text: [
      "Copies the card that the opponent played in the turn before, as what it was resolved. Not playable in the first turn of a year. Player 1 is found after the copy.",
      "Against another event it counts as an event, whatever it would copy.",
    ],
    house: 1,
  },
  {
    id: "6.2",
    title: "Jupiter",
    text: [
      "Name one enemy block next to a friendly city. A leader or Navis loses a step; any other block changes sides at its strength and comes to a friendly city beside it. When it dies or is disbanded it returns to its first side's pool. You may decline.",
      "You name place and colour, and one of those blocks is drawn. Both players see it, onlookers do not. A Navis at sea may be chosen.",
    ],
    house: 1,
  },
  {
    id: "6.3",
    title: "Mars",
    text: [
      "One group move of land blocks. Then name one battle: in its first round all attackers of the main force act before all defenders.",
      "Only a battle in which you attack can be named; a single one is named for you.",
    ],
    house: 1,
  },
  {
    id: "6.4",
    title: "Mercury",
    text: ["One group move of land blocks; each may go up to three cities, or attack with its second step."],
  },
  {
    id: "6.5",
    title: "Neptune",
    text: ["The Navis of one place move; then one of their battles is a surprise, as with Mars."],
  },
  {
    id: "6.6",
    title: "Pluto",
    text: [
      "One group move of land blocks. Into an attack a major road carries 6, a minor road 3, a strait 2. Steps that are no attack, retreats and regroups keep the usual limits.",
    ],
  },
  {
    id: "6.7",
    title: "Vulcan",
    text: [
      "Every block in one enemy city loses a step. Navis at sea are safe. Cleopatra, brought below one step, changes sides on the spot.",
      "Without an enemy city the card does nothing. If Cleopatra turns among others, she attacks those who stay.",
    ],
    house: 1,
  },
  {
    id: "7.1",
    title: "Group moves",
    text: [
      "A move point wakes one city or sea: any blocks there may move, each its own way, each once a turn. A land block goes one or two cities along roads. It attacks or joins a battle with its first step only; the second step needs a friendly or vacant city.",
      "The second step does not lead straight back.",
    ],
    house: 1,
  },
  {
    id: "7.2",
    title: "Road limits",
    text: [
      "In one turn a side may send four blocks over a major road, two over a minor road, two over a strait but only one when it attacks. Both directions and both steps count together. Sea ways have no limit.",
    ],
  },
  {
    id: "7.3",
    title: "Attack, main force, reserves",
    text: [
      "Whoever enters an enemy place first attacks. The blocks that came by the main road are the main force; those by other roads are reserves, who join in round two. Blocks that Player 2 sends into a place which Player 1 attacks respond, and are always reserves.",
      "With the end of movement the attacker says which road is the main road of each attack that came by several; until then it is the road of the first block.",
    ],
    house: 1,
  },
  {
    id: "7.4",
    title: "Pinning",
    text: [
      "In a place that Player 1 attacks, as many of Player 2's blocks must stay as the attacker's main force counts. The others may leave, but not by a road or sea border that the attacker used.",
    ],
  },
  {
    id: "7.5",
    title: "Navis",
    text: [
      "A Navis goes from port to sea, sea to sea, sea to port: two steps without a fight, or one step into an attack. It moves with the group of its place.",
    ],
  },
  {
    id: "7.6",
    title: "Amphibious moves",
    text: [
      "One move point takes one land block from a port across friendly seas to another friendly or vacant port. It is never an attack. All of these come before the group moves of the turn, with command cards only. In each sea crossed one Navis must stay until the command ends.",
      "A sea is offered only when some port can be reached over it; no sea is crossed twice.",
    ],
    house: 1,
  },
  {
    id: "7.7",
    title: "Levy",
    text: [
      "After moving, each levy point adds a step to a block in a friendly city, up to its full strength, or brings a new block from the pool at its lowest step. Navis gain steps in ports, never at sea. New blocks do not move this turn. Blocks killed this year are not in the pool.",
      "Points may be left unused. With the option, a block that took two steps or embarked gets no step.",
    ],
    house: 1,
  },
  {
    id: "8",
    title: "Battles",
    text: [
      "After both commands Player 1 picks one contested place after another. Blocks that take part lie open while the battle lasts.",
    ],
  },
  {
    id: "8.1",
    title: "Rounds",
    text: [
      "At most four rounds. In each, rows A to D act in order, in every row the defender first. A block fires, holds, or from round two on retreats. Reserves join in round two. In round four attackers may only retreat.",
      "If at the start of round two the defender's main force is gone, the sides change roles and the new attacker's reserves lose a step each; if the attacker's is gone, his reserves lose a step each. If one side has only reserves left in round one, round two begins at once.",
    ],
  },
  {
    id: "8.2",
    title: "Fire and hits",
    text: [
      "Roll a die for each point of strength; every die not above the block's number hits. Each hit goes to the strongest enemy block at that moment; among equals its owner chooses.",
      "A hit that only one block can take is taken without asking.",
    ],
    house: 1,
  },
  {
    id: "8.3",
    title: "The fallen",
    text: [
      "A block below its last step is out until the next year, when it is in its first side's pool again. A leader is gone for good: one point for the enemy, and the third leader may be levied. Cleopatra changes sides at one step and stays in the battle.",
    ],
  },
  {
    id: "8.4",
    title: "Retreat",
    text: [
      "One step to a place without enemies, in the block's own battle turn. Attackers go to a friendly city, or to a vacant one by a road their side came by. Defenders go to a friendly or vacant city, but not by a road the enemy came by. One block a round may cross one friendly sea to a friendly port. In a round a major road carries 4, a minor road 2, a strait 1. Attacking Navis go to friendly seas or ports or where they came from; defending Navis to friendly seas or ports or a vacant sea the enemy did not use. Whoever must retreat and cannot is eliminated.",
      "These limits count for each side. A block with only one way takes it.",
    ],
    house: 1,
  },
  {
    id: "8.5",
    title: "Regroup",
    text: [
      "The winner may move each block of the battle one step to a friendly or vacant place, with fresh road limits (4, 2, 2), by any road.",
      "The blocks are hidden again: a regroup tells number and road only.",
    ],
    house: 1,
  },
  {
    id: "8.6",
    title: "Sea battles",
    text: [
      "The same rounds. All Navis act in row D, so defenders fire first. Navis attack a port only from a sea beside it.",
    ],
  },
  {
    id: "9",
    title: "Winter",
    text: [
      "After the fifth turn, in this order: Cleopatra goes home, victory, Navis to port, supply and disbanding, a new year. After 709 only the first two.",
    ],
  },
  {
    id: "9.1",
    title: "Winter: Cleopatra",
    text: [
      "She goes to Alexandria, and joins the other side if it holds the city.",
      "If Alexandria is vacant she stays with her owner.",
    ],
    house: 1,
  },
  { id: "9.2", title: "Winter: victory", text: ["A side with ten points or more wins."] },
  {
    id: "9.3",
    title: "Winter: Navis to port",
    text: [
      "Caesar first, then Pompeius: every Navis at sea goes to a friendly port of that sea. A vacant port will not do.",
      "One that finds no port is disbanded with the supply.",
    ],
    house: 1,
  },
  {
    id: "9.4",
    title: "Winter: supply",
    text: ["A city feeds three blocks and as many more as its value. The owner disbands the rest, never Cleopatra."],
  },
  {
    id: "9.5",
    title: "Winter: disbanding",
    text: ["Any other block but Cleopatra may be disbanded too. Disbanded blocks are in the pool in the coming year."],
  },
  {
    id: "9.6",
    title: "Winter: a new year",
    text: ["The blocks killed during the year return to their first side's pool, and new hands are dealt."],
  },
  {
    id: "10",
    title: "Victory",
    text: [
      "Roma and Alexandria are worth two points, nine other cities one; each enemy leader killed gives one. Ten points at the end of a year win. After 709 the higher sum wins; a tie goes to the holder of Roma, and is a draw if Roma is vacant. As an option a tie goes to Caesar.",
    ],
  },
  {
    id: "11",
    title: "What is hidden",
    text: [
      "Of enemy blocks you know colour and number only, and what everybody saw them do this turn. Blocks of the battle in progress lie open while it lasts; reserves wait face down until round two. Hands, discards and pools are secret; the fallen, dice, points and played cards are open.",
      "The memory of the table reminds you of what you have seen, and counts nothing that you could not have noted yourself.",
    ],
    house: 1,
  },
  {
    id: "undo",
    title: "Taking back",
    text: [
      "You may undo your own last action as long as no die was rolled, nothing hidden was shown and nobody else has acted. After that the opponent must agree.",
    ],
    house: 0,
  },
];
export default rules;
