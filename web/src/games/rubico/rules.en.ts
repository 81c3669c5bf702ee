// The rules of RUBICO in our own words, for one player count. `house`: the first paragraph that is our reading or reconstruction.
import type { Section } from "../../lib/rulebook";
import { countOf, roadText } from "./count";

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

export default function rules(players: number): Section[] {
  const c = countOf(players);
  const alone = c.blue === 1;
  const known = c.meet
    ? "At the start the senators learn who the other senators are. Caesar's side learns nothing."
    : alone
      ? "The senator is alone and knows it: the other two march with Caesar. Each of Caesar's two knows only that one of the others is the senator."
      : `With ${players} players nobody learns anything: the senators too must find each other.`;
  const sections: (Section | false)[] = [
    {
      id: "1.1",
      title: "Roles",
      text: [
        `${players} players: ${c.red} march with Caesar (red), ${many(c.blue, "senator")} (blue) ${c.blue === 1 ? "wants" : "want"} to stop the march. Each gets one secret role. Nobody ever shows it; talk about it is free and may be a lie.`,
      ],
    },
    {
      id: "1.2",
      title: "The March deck",
      text: [
        `${c.deck.all} cards: ${c.deck.red} red, ${c.deck.blue} blue, ${c.deck.janus} Janus, ${c.deck.pompey} Pompey. All of them are shuffled together again after every round.`,
        "The printed table of cards to remove has lost its column heads; they were worked out from the book's example.",
      ],
      house: 1,
    },
    {
      id: "1.3",
      title: "The Senate row",
      text: [
        "Eight Senate cards lie face down in a row. The empty one is always the first; the other seven are shuffled.",
      ],
    },
    c.powers && {
      id: "1.4",
      title: "Powers are dealt",
      text: ["Each player gets one secret power card out of eight. The rest go unseen to the box."],
    },
    {
      id: "1.5",
      title: "The first Centurion",
      text: ["A random seat begins. After every round the Centurion passes clockwise."],
      house: 0,
    },
    { id: "1.6", title: c.meet ? "Senators meet" : "Nobody meets", text: [known] },
    {
      id: "2",
      title: "The way to Rome",
      text: [
        `Caesar marches through ${c.road.length} boxes: ${roadText(c)}. Boxes with a star are checkpoints; ROMA is the goal.`,
        "Boxes and checkpoints are our reconstruction. The short march, an option for beginners and silent tables, is quicker for Caesar.",
      ],
      house: 1,
    },
    {
      id: "3",
      title: "Senate cards and Legions",
      text: [
        "Six effects: an additional card, one more blue, one more red (three times), a discard; the Jolly and the empty card do nothing. Each works only in the round after it was turned up, then it is spent; several work together.",
        "When four face-up cards count for one Legion, the Senate wins at once. Legio I: additional card, one more blue, one red. Legio XV: discard and two red. The Jolly counts for both. So with the eighth card the game is over at the latest.",
      ],
      house: 1,
    },
    {
      id: "3.extra",
      title: "Senate card: additional card",
      text: ["Before the reveal the top card of the stock joins the chosen ones; nobody sees it before."],
    },
    {
      id: "3.discard",
      title: "Senate card: discard",
      text: ["After the shuffle one of the chosen cards, at random, leaves without being seen."],
    },
    {
      id: "4",
      title: "The round",
      text: [
        "Draw, suggestion, choice, reveal, progress, Senate, end: always in this order. At its start it is fixed how many cards the Centurion must take: the steps to the next checkpoint plus two.",
      ],
    },
    {
      id: "4.a",
      title: "a. Draw",
      text: [
        `Everybody but the Centurion draws ${c.cards} cards, ${c.dealt} in all; ${c.deck.all - c.dealt} stay in the stock. The Centurion draws none.`,
      ],
    },
    {
      id: "4.b",
      title: "b. Suggestion",
      text: [
        "Look at your cards and lay all of them face down in a row, secretly and all at once. The leftmost is the one you say you want taken.",
      ],
    },
    {
      id: "7.claims",
      title: "Claims",
      text: [
        "When all rows lie, everybody may say of each own card what it is (red, blue, Janus, Pompey, or nothing) and one word about another player: I trust, I accuse, I promise. True or not. The chat is free besides.",
        "Once per card and one word a round; then you say that you are done. So everything said stays on record beside what was later revealed.",
      ],
      house: 1,
    },
    {
      id: "4.c",
      title: "c. Choice",
      text: [
        `The Centurion takes exactly the number of cards fixed at the start of the round, none, one or two from each player, without seeing them${c.cards > 3 ? "" : ", from any place"}.`,
        "The choice is tentative until confirmed. If powers leave too few cards, all that can be taken are taken.",
      ],
      house: 1,
    },
    {
      id: "4.d",
      title: "d. Reveal",
      text: ["The chosen cards are shuffled and turned up one by one. Nobody learns whose card was which."],
    },
    {
      id: "4.d.janus",
      title: "Janus",
      text: [
        "Janus becomes a copy of the last card before it that is no Janus; several in a row copy the same. A Janus with nothing before it has no effect.",
        "A Janus that copies Pompey is a Pompey. Cards that only count (one more red, Juno) are not in the pile and cannot be copied.",
      ],
      house: 1,
    },
    {
      id: "4.e",
      title: "e. Progress",
      text: [
        "Caesar moves as many steps as there are more red than blue cards. He stops at the next checkpoint; the rest is lost. In ROMA Caesar's side wins at once.",
        "With more blue than red he stays where he is. An option lets him be driven back.",
      ],
      house: 1,
    },
    {
      id: "4.f",
      title: "f. Senate",
      text: [
        `${c.threshold === 1 ? "With three players one blue card is enough to turn a Senate card" : "Two or more blue cards turn one Senate card"}; every Pompey turns one more. They are turned one by one in their order.`,
        "However many blue there are, they turn one card. An option gives one for every full set.",
      ],
      house: 1,
    },
    {
      id: "4.g",
      title: "g. End of the round",
      text: [
        "Senate effects that worked are spent, those just turned will work next round. All March cards are shuffled; what was not chosen is never shown.",
      ],
    },
    c.powers && {
      id: "5",
      title: "Powers",
      text: [
        "Each power is used once in the game, never by the Centurion of the round, and never after the reveal has begun. Everybody hears which power is used and on what; a face looked at stays private.",
        "First window: from the rows on until the Centurion confirms. Second window: from then until the reveal.",
      ],
      house: 1,
    },
    c.powers && {
      id: "5.minerva",
      title: "Minerva and Cibelis",
      text: [
        "First window: take one uncovered card from another row, look at it, and put it face down anywhere into your own.",
        "The book only says \u201cdraw\u201d; options set it aside or only look at it.",
      ],
      house: 1,
    },
    c.powers && {
      id: "5.venus",
      title: "Venus and Eris",
      text: ["First window: cover one of your own cards. Nobody can take it this round."],
    },
    c.powers && {
      id: "5.fortuna",
      title: "Fortuna",
      text: [
        "Either window: move Caesar exactly one box forward or back. The number of cards to take stays. Never back behind the start; forward into ROMA wins.",
      ],
    },
    c.powers && {
      id: "5.roma",
      title: "Roma",
      text: ["Second window: look at one card that still lies in front of another player."],
    },
    c.powers && {
      id: "5.vesta",
      title: "Vesta",
      text: [
        "Either window: this round Senate effects, Pompey and Janus do nothing. Blue cards still turn a Senate card.",
      ],
    },
    c.powers && {
      id: "5.juno",
      title: "Juno",
      text: ["Either window: this round counts two more red and one more Pompey."],
    },
    {
      id: "6",
      title: "Who knows what",
      text: [
        "Secret: roles, powers not yet used, faces in the rows (only owners and who looked), the stock, what was discarded. Open: which places were taken from whom, the revealed cards and their totals, every claim.",
        "After the end everything is shown, unless the table chose to stay sealed.",
      ],
    },
    c.powers && {
      id: "7.windows",
      title: "Power windows",
      text: [
        "In both windows everybody who still holds a power is asked, whether it is of use or not. A window lasts as long for all, and nobody learns who answered or how fast. A power used opens it anew.",
      ],
      house: 0,
    },
    {
      id: "7",
      title: "Who decides",
      text: [
        "Rows and talk: everybody but the Centurion at once. Choice: the Centurion. With a timer, whoever is too late lays the row as it was dealt, says nothing more, keeps the power, or takes random cards: nothing that would tell a role.",
      ],
      house: 0,
    },
  ];
  return sections.filter((s): s is Section => s !== false);
}
