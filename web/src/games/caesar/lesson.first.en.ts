// The first game of CAESAR!, step by step. `scene` is a position of lesson.first.json; a step with `play` waits for the person's move.
import type { Step } from "../../lib/lesson.svelte";

const steps: Step[] = [
  {
    scene: 0,
    rule: "aim",
    title: "The Republic is yours to take",
    text: "Eighteen provinces, thirty border spaces. You are Caesar, round and red, with the eagle. Pompey is blue, eight-sided, with the trident. Whoever places all twelve markers first wins.",
  },
  {
    scene: 0,
    rule: "tokens",
    title: "Your tokens",
    text: "Behind your screen lie two tokens. Each carries an icon — sword, shield or ship — and two numbers. The icon says on which spaces it fits; a laurel fits everywhere. Each number will count for the province it faces.",
  },
  {
    scene: 0,
    play: true,
    rule: "turn.1",
    title: "Place a token",
    text: "Take the shield 5/1 and put it between Hispania Citerior and Hispania Ulterior, with the 5 facing Ulterior, to the south. Turn it with R, the wheel or another click. Then end the turn.",
    touch:
      "Take the shield 5/1 and put it between Hispania Citerior and Hispania Ulterior, with the 5 facing Ulterior, to the south. One finger moves the map, ⤢ shows all of it. Another tap turns the token. Then end the turn.",
    wrong: "Turn it: the 5 should face Hispania Ulterior.",
  },
  {
    scene: 1,
    rule: "turn.3",
    title: "Draw, and watch",
    text: "You drew a token to fill your hand. Pompey placed a sword in the north. The small numbers in each province are both players' strength: red is yours, blue is Pompey's. Ulterior has one free space left.",
  },
  {
    scene: 1,
    play: true,
    rule: "turn.2",
    title: "Close a province",
    text: "Put the ship 4/2 between Hispania Ulterior and Mauritania, with the 4 facing Ulterior. All its spaces are filled then: it closes. Look at what the table foretells before you end the turn.",
    wrong: "It would close either way, but let the 4 face Hispania Ulterior.",
  },
  {
    scene: 2,
    rule: "turn.2b",
    title: "Bonus and control are two things",
    text: "You won Ulterior 9 : 0 and took its bonus: Wealth, so you hold three tokens now. Then Pompey closed Citerior, took Tactics there, and so had a second turn. Closing gives the bonus; the higher sum gives the province.",
  },
  {
    scene: 2,
    play: true,
    rule: "turn.2d",
    title: "Look at your neighbours",
    text: "Mauritania lies next to Ulterior, which is yours. Put the ship 6/0 between Sardinia and Mauritania with all six facing Mauritania.",
    wrong: "The 6 belongs to Mauritania, in the south.",
  },
  {
    scene: 3,
    rule: "turn.2d",
    title: "A marker on the border",
    text: "Pompey closed Mauritania to get its Might, but your sum was higher, so it is yours. You hold both sides of a border now: that gave you one more marker, on the space between. With Might Pompey turned one of your tokens face down; closed provinces are not counted again.",
  },
  {
    scene: 3,
    play: true,
    rule: "bonus.senate",
    title: "The Senate",
    text: "Gallia offers a Senate bonus. If you take it and win the province, markers go under your Senate tokens: one for the first, two for the second, three for the third. Put the shield 6/0 between Gallia and Sardinia, the 6 facing Gallia.",
    wrong: "Turn it: the 6 should face Gallia, in the north.",
  },
  {
    scene: 4,
    rule: "end",
    title: "Five markers, seven to go",
    text: "That is the game: place, close, take bonuses, hold neighbours, count to twelve. Only legal spaces glow; any other says why not. Now play a match of your own: Pompey is a beginner too, and I go on speaking beside the board until you silence me.",
  },
];
export default steps;
