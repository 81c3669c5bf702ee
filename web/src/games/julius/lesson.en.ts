// The first year of JULIUS CAESAR, step by step. `scene` is a position of lesson.json; a step with `play` waits for the person.
import type { Step } from "../../lib/lesson.svelte";

const steps: Step[] = [
  {
    scene: 0,
    title: "Across the Rubicon",
    text: "The year 705, that is 49 BC. You are Caesar, with tan blocks in Gaul and northern Italy. Pompeius is green and holds most of the rest. Cities with stars are worth victory points: ten at the end of a year win the war.",
  },
  {
    scene: 0,
    title: "Standing blocks",
    text: "You see the faces of your own blocks only. The dots are steps: as many dice as the block rolls. A3 means that it acts in row A and hits with 3 or less. Of Pompeius' blocks you see colour and number. Point at one: the table reminds you of what you have seen of it.",
  },
  {
    scene: 0,
    play: true,
    title: "Choose a card",
    text: "It is the fourth turn of the year. Both sides choose a card in secret. The big number is how many groups may move, the triangles how many levies follow. The higher number goes first. Play 3 with two triangles.",
    wrong: "Take the card with the big 3.",
  },
  {
    scene: 1,
    play: true,
    title: "March on Roma",
    text: "You go first, with three moves. A move wakes one city. Choose Ravenna, tick Caesar and Legio 13, and press March. Then choose Roma and stop there. The road between them is minor: it carries two blocks, no more.",
    wrong: "Caesar and Legio 13 go from Ravenna to Roma, and stop there.",
  },
  {
    scene: 7,
    play: true,
    title: "A second group",
    text: "Roma is yours: two points. Bring more. From Genua a major road leads to Roma; it carries four. Send Antonius and Legio 8, and leave the other two at home, or Genua will be nobody's.",
    wrong: "Antonius and Legio 8 go from Genua to Roma, and stop there.",
  },
  {
    scene: 13,
    play: true,
    title: "Ships",
    text: "Navis go from port to sea and from sea to sea, two steps a turn. Send Navis 1 from Massilia over Mare Hispanum to Mare Tyrrhenum: that sea is friendly then, and your armies could cross it. Then end the movement.",
    wrong: "Navis 1: Mare Hispanum, then Mare Tyrrhenum; then end the movement.",
  },
  {
    scene: 17,
    play: true,
    title: "Levy",
    text: "Now two levies. Legio 17 is at home in Roma: levy it. A new block begins with one step; add a second one to it. Then end the levies.",
    wrong: "Levy Legio 17, add a step to it, and end the levies.",
  },
  {
    scene: 20,
    play: true,
    title: "The last turn of the year",
    text: "Pompeius moved a block from Neapolis to Brundisium. You did not see which one; you may guess. No place was contested, so there was no battle. One card is left in your hand: play it.",
    wrong: "Play the card you have left.",
  },
  {
    scene: 21,
    play: true,
    title: "Attack",
    text: "Neapolis is next to Roma. An attack ends a move, and only a first step may attack. The major road carries four: choose Roma, tick Caesar, Antonius, Legio 8 and Legio 13, march to Neapolis, and end the movement. Legio 17 holds Roma.",
    wrong: "Caesar, Antonius, Legio 8 and Legio 13 go from Roma to Neapolis; Legio 17 stays.",
  },
  {
    scene: 30,
    play: true,
    title: "Strengthen the home",
    text: "Two levies again. Add both steps to Legio 17 in Roma: a city that falls behind you costs points. Blocks in a contested city get none.",
    wrong: "Both steps go to Legio 17.",
  },
  {
    scene: 33,
    play: true,
    title: "Battle: the first round",
    text: "Pompeius has answered: a block from Brundisium came in as a reserve, face down until round two. Rows act from A to D, in each the defender first. Open the battle and fire with Caesar, Antonius, Legio 8 and Legio 13 as they come up. Hits go to the strongest block; among equals its owner chooses. Let Legio 13 take the one that falls on you.",
    wrong: "Fire with the block whose row is up, Caesar first; Legio 13 takes the hit.",
  },
  {
    scene: 39,
    play: true,
    title: "Battle: the second round",
    text: "The reserve is shown and joins: Legio 3. From now on blocks may also retreat. Fire on, Caesar first, then Antonius, then Legio 8.",
    wrong: "Fire: Caesar, then Antonius, then Legio 8.",
  },
  {
    scene: 42,
    play: true,
    title: "Regroup",
    text: "Neapolis is yours. The winner may move each block one step. A city without a star feeds three blocks in winter, and you have four here: send Antonius back to Roma, which feeds five. Then end regrouping.",
    wrong: "Regroup Antonius to Roma, then end regrouping.",
  },
  {
    scene: 45,
    play: true,
    title: "Winter",
    text: "After the fifth turn comes winter. Cleopatra goes home, points are counted, and Navis return to a friendly port of their sea: take Navis 1 to Roma. Every city feeds three blocks and its stars; all yours are fed, so end disbanding.",
    wrong: "Navis 1 goes to the port of Roma; then end disbanding.",
  },
  {
    scene: 48,
    title: "A new year",
    text: "The fallen return to the levy pools, and six new cards lie in your hand: one of them is put away, unseen. Seven of the 27 cards are gods who bend the rules. That is the game: five years, ten points. Whatever the table refuses, it says why.",
  },
];
export default steps;
