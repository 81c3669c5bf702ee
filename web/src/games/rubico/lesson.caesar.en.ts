// The first round of RUBICO, seen from Caesar's side. `scene` is a position of lesson.caesar.json.
import type { Step } from "../../lib/lesson.svelte";

const steps: Step[] = [
  {
    scene: 0,
    rule: "preface",
    title: "The march to Rome",
    text: "Five at the table: three march with Caesar, two are senators who want to stop him. Nobody sees another's role. Caesar stands in GALLIA; ITALIA, RVBICO and ROMA are checkpoints. If he reaches ROMA, his side wins. If four Senate cards of one Legion lie open, the Senate wins. The road and the names of the Legions are rebuilt: our copy of the book has lost its pictures.",
  },
  {
    scene: 0,
    play: true,
    rule: "4.b",
    title: "Your row",
    text: "Hold the striped button: you march with Caesar, and your power is Juno. You drew three cards. Red brings Caesar forward, blue holds him back. Order your row: the leftmost is the one you offer. Drag a red card to the left, or touch cards 1 and 2.",
    wrong: "Exchange cards 1 and 2, so that a red one lies on the left.",
  },
  {
    scene: 1,
    play: true,
    rule: "4.b",
    title: "Lay it",
    text: "Everybody lays the row at the same time, face down. Lay yours.",
    wrong: "Press \u201cLay the row\u201d.",
  },
  {
    scene: 2,
    play: true,
    rule: "7.claims",
    title: "Talk",
    text: "The others have spoken: P2 and P3 and P4 say that their left card is red. Somebody lies. Now say of each of your cards what it is. You could lie as well, but Caesar's side wants to be believed: card 1 red, card 2 blue, card 3 red.",
    wrong: "Say the truth this time: red, blue, red.",
  },
  {
    scene: 5,
    play: true,
    rule: "7.claims",
    title: "A word to the table",
    text: "Once a round you may trust, accuse or promise. P4 accuses P2. You think that P2 is honest: say that you trust P2. Then you have nothing more to say.",
    wrong: "\u201cI trust \u2026\u201d, then P2, then \u201cNothing more to say\u201d.",
  },
  {
    scene: 7,
    play: true,
    rule: "4.c",
    title: "The Centurion chooses",
    text: "P5 is Centurion and drew no cards. One step to the next checkpoint, plus two: three cards are taken, two at most from one player. P5 took your left one, P2's and P3's. Whoever holds a power is asked now; all windows last as long, so nobody sees who hesitates. Keep yours for the moment.",
    wrong: "\u201cNo power now\u201d: there will be another window.",
  },
  {
    scene: 8,
    play: true,
    rule: "7.windows",
    title: "The last window",
    text: "The choice stands. Open your power and use Juno: two more red, and one more Pompey, which will turn a Senate card. It is used once in the game.",
    wrong: "Open \u201cMy power\u201d and use Juno.",
  },
  {
    scene: 9,
    rule: "4.d",
    title: "The reveal",
    text: "The three cards were shuffled and turned up: blue, red, red, and with Juno four red against one blue. Caesar had three steps but stopped at the checkpoint: ITALIA. Juno's Pompey turned the first Senate card; it is always the empty one. Nobody knows whose the blue card was. You do: yours was red.",
  },
  {
    scene: 9,
    rule: "6",
    title: "Remember who said what",
    text: "P2, P3 and P4 all said red. The tab Rounds keeps every claim beside what was shown, and there you can mark for yourself whom you trust. In the next round you are Centurion. Now look at the same game from the other side.",
  },
];
export default steps;
