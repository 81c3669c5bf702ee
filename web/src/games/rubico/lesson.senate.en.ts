// The first rounds of RUBICO, seen by a senator. `scene` is a position of lesson.senate.json.
import type { Step } from "../../lib/lesson.svelte";

const steps: Step[] = [
  {
    scene: 0,
    rule: "1.6",
    title: "On the Senate's side",
    text: "Another table of five. You are P2, and this time a senator. With five players the senators know each other: hold the striped button, and you will see that P4 is with you. The three others know nothing.",
  },
  {
    scene: 0,
    play: true,
    rule: "4.b",
    title: "Lay a trap",
    text: "P1 is Centurion. You want blue cards to be taken: two of them turn a Senate card, and they hold Caesar back. The Centurion likes to believe the left card, so put a blue one there: exchange cards 1 and 2.",
    wrong: "Exchange cards 1 and 2, so that blue lies on the left.",
  },
  {
    scene: 1,
    play: true,
    rule: "4.b",
    title: "Lay it",
    text: "Now lay the row.",
    wrong: "Press \u201cLay the row\u201d.",
  },
  {
    scene: 2,
    play: true,
    rule: "7.claims",
    title: "Lie",
    text: "Say that card 1 is red. P4 does the same; together you are two of four voices. Of the other cards you need not speak. Then say that you are done.",
    wrong: "Card 1: red. Then \u201cNothing more to say\u201d.",
  },
  {
    scene: 4,
    play: true,
    rule: "4.c",
    title: "They believed you",
    text: "P1 took your left card, P4's and P3's. You hold Roma, which works only after the choice is confirmed: let this window pass.",
    wrong: "\u201cNo power now\u201d.",
  },
  {
    scene: 5,
    play: true,
    rule: "5.roma",
    title: "Look",
    text: "Now Roma may look at a card that still lies on the table. Open your power and look at card 1 of P5. Everybody sees that you look, nobody sees the card.",
    wrong: "Open \u201cMy power\u201d, then card 1 of P5.",
  },
  {
    scene: 6,
    rule: "4.f",
    title: "Two blue",
    text: "P5's card was red: P5 told the truth, and is no danger to the march. The reveal showed two blue and one red. Caesar stays in GALLIA, and two blue turned the first Senate card. Everybody knows now that two of you three lied, but not which two.",
  },
  {
    scene: 6,
    play: true,
    rule: "4.c",
    title: "You are Centurion",
    text: "The Centurion passes on: to you. Three cards again. P4's left card is said to be red; you know your friend. Take it, then P1's left one, which will be red and makes you look honest, and card 3 of P5, who calls it blue himself.",
    wrong: "Touch P4's card 1, P1's card 1 and P5's card 3.",
  },
  {
    scene: 9,
    play: true,
    rule: "4.c",
    title: "Confirm",
    text: "The power holders have let it be. They will ask why you took a card said to be blue: \u201cI did not believe P5\u201d is an answer. Confirm the choice.",
    wrong: "Press \u201cConfirm the choice\u201d.",
  },
  {
    scene: 10,
    rule: "3",
    title: "The Senate advances",
    text: "Two blue again: the second Senate card lies open, and next round it counts one more blue. Four cards of one Legion win; the fifth or sixth turned card usually does it. But everybody has seen whom you chose. Stay plausible, or strike early. Good fortune.",
  },
];
export default steps;
