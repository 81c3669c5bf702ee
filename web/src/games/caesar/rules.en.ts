// The rules of CAESAR! in our own words. `house`: the first paragraph that the table decided, where the rulebook is silent.
import type { Section } from "../../lib/rulebook";

const rules: Section[] = [
  {
    id: "map",
    title: "The map",
    text: [
      "Eighteen provinces share thirty border spaces. A space lies between two provinces and shows a sword, a shield or a ship. Three spaces are double-lined; they matter with Border Control. Provinces are neighbours only when they share a border space.",
    ],
  },
  {
    id: "tokens",
    title: "The tokens",
    text: [
      "Each player has the same sixteen influence tokens. A token carries an icon and two numbers. A laurel fits every space. A token with two equal numbers lies one way only.",
    ],
  },
  {
    id: "setup.1",
    title: "Set-up: bonuses",
    text: ["Italia gets a Senate bonus. Every other province gets one random bonus, face up."],
  },
  {
    id: "setup.2",
    title: "Set-up: players",
    text: [
      "Each player draws two tokens from a bag of sixteen (three with Poison) and hides them behind the screen. Each has twelve control markers.",
    ],
  },
  {
    id: "setup.3",
    title: "Set-up: expansions",
    text: [
      "Poison and Centurions each add three bonuses of their own; as many random ones leave play unseen.",
      "Italia's Senate is set aside before the others are mixed.",
    ],
    house: 1,
  },
  {
    id: "setup.4",
    title: "Set-up: Border Control",
    text: ["The bonuses that would leave play become a face-down supply. It needs Poison or Centurions."],
  },
  { id: "setup.5", title: "Set-up: who begins", text: ["Caesar begins. In a solo game Auto-Crassus does."] },
  {
    id: "turn.1",
    title: "1. Place",
    text: [
      "Put one token from behind your screen on a free space that shows its icon, and choose which number faces which province. The page keeps the placement as a draft until you end the turn.",
    ],
  },
  {
    id: "turn.2",
    title: "2. Close",
    text: [
      "A province closes when all its spaces are filled. One token can close two provinces.",
      "If two close, the player who placed says which is resolved first.",
    ],
    house: 1,
  },
  {
    id: "turn.2a",
    title: "2a. Bonus",
    text: ["Whoever placed the closing token takes the province's bonus, whoever wins the province."],
  },
  {
    id: "turn.2b",
    title: "2b. Control",
    text: [
      "Add up each player's numbers that face the province. The higher sum puts a control marker there. A tie leaves it empty for good.",
    ],
  },
  { id: "turn.2c", title: "2c. Italia", text: ["Italia's winner puts a second marker on its dashed space."] },
  {
    id: "turn.2d",
    title: "2d. Border markers",
    text: [
      "For each neighbouring province the same player controls, with both markers face up, one more marker goes on the border space between them, on top of what lies there. Each border space gets one marker at most.",
    ],
  },
  {
    id: "turn.2e",
    title: "2e. Effects",
    text: [
      "Then the player who placed carries out the bonuses taken, in an order of their choice where it matters.",
      "Effects are not optional.",
    ],
    house: 1,
  },
  { id: "turn.3", title: "3. Draw", text: ["Draw one token from your bag. From an empty bag nothing is drawn."] },
  {
    id: "end",
    title: "The end",
    text: [
      "The moment your twelfth marker is placed, on the board or under a Senate token, you win and nothing more happens. Markers are placed one by one, so only one player can finish.",
    ],
  },
  {
    id: "bonus.tactics",
    title: "Tactics",
    text: ["After this turn, its draw included, you take another one. Two Tactics in one turn still give one."],
  },
  {
    id: "bonus.wealth",
    title: "Wealth",
    text: ["Draw a token at once, besides the usual draw: your hand is one larger from now on."],
  },
  {
    id: "bonus.might",
    title: "Might",
    text: [
      "Turn one enemy token or control marker face down. A token then counts 0/0. A marker no longer helps to gain border markers, but stays placed and its province stays won.",
      "Covered tokens, border markers, markers under Senate tokens and what is face down already are no targets. Italia's two markers turn together. Closed provinces are never counted again. Without a target the effect is lost.",
    ],
    house: 1,
  },
  {
    id: "bonus.senate",
    title: "Senate",
    text: [
      "Keep the token. If you also won the province, put as many markers under it as you own Senate tokens, this one included. If not, it still counts for the next.",
      "Two in one turn are resolved one after the other.",
    ],
    house: 1,
  },
  {
    id: "bonus.poison",
    title: "Poison",
    text: [
      "A random token behind the opponent's screen returns to the bag; both see which one. With nothing there, nothing happens.",
    ],
  },
  {
    id: "bonus.centurion",
    title: "Centurion",
    text: [
      "Take one of your remaining centurion tokens behind the screen and skip this turn's draw.",
      "With none left you draw as usual. Two in one turn: two tokens, one draw skipped.",
    ],
    house: 1,
  },
  {
    id: "poison",
    title: "Expansion: Poison",
    text: [
      "Three Poison bonuses, three tokens in hand. Whoever begins a turn with nothing behind the screen loses at once.",
    ],
  },
  {
    id: "centurions",
    title: "Expansion: Centurions",
    text: [
      "Three Centurion bonuses. Each player has three strong tokens open in front of the screen: sword 7/0, shield and ship 4/4, laurel 3/3.",
    ],
  },
  {
    id: "border_control",
    title: "Expansion: Border Control",
    text: [
      "On a double-lined space a token may be placed face down. It counts 0/0, fills the space, and at once, before anything closes, you draw a bonus from the supply and carry it out.",
      "It must match the icon. With an empty supply nothing is drawn. A Senate drawn this way gives no markers now but counts later. Only its owner knows the token.",
    ],
    house: 1,
  },
  {
    id: "solo.setup",
    title: "Solo: set-up",
    text: [
      "You play one side, Auto-Crassus the other, with three tokens face up in a line, no hand, and the first turn.",
    ],
  },
  {
    id: "solo.tile",
    title: "Solo: command tiles",
    text: [
      "Each turn it turns up one of six command tiles: A draw 1, place; B draw 2, place, discard 1; C draw 2, place twice; D draw a centurion, place; E draw a centurion, draw 1, place twice. When all six are used they are shuffled again. The level decides which six.",
      "What the tiles ask for is our reconstruction.",
    ],
    house: 1,
  },
  {
    id: "solo.turn",
    title: "Solo: its turn",
    text: [
      "It draws to the right of its line and discards from the left. It wins every tie. It uses Senate and Poison; other bonuses are put aside. With “harder”, one put aside in a province it won takes one of its own markers out of the game, which brings it closer to its last.",
      "It never loses by an empty line. When it cannot place, it does nothing. It resolves its target province first.",
    ],
    house: 1,
  },
  {
    id: "solo.choice.1",
    title: "Its choice 1: win",
    text: ["A province it can close and control, with the lowest token and the lowest value that does it."],
  },
  {
    id: "solo.choice.2",
    title: "Its choice 2: close",
    text: ["A province it can close though it loses it, unless that ends the game for you."],
  },
  {
    id: "solo.choice.3",
    title: "Its choice 3: losing",
    text: ["The open province where it is furthest behind; its highest token."],
  },
  {
    id: "solo.choice.4",
    title: "Its choice 4: present",
    text: ["An open province where it has strength, the tightest lead first; its highest token."],
  },
  {
    id: "solo.choice.5",
    title: "Its choice 5: next to its own",
    text: ["A province next to one it controls; its highest token."],
  },
  {
    id: "solo.choice.6",
    title: "Its choice 6: enclosed",
    text: [
      "An enclosed province that takes its highest token: Italia if it is among them, else at random.",
      "Enclosed are Italia, Sardinia, Sicilia, Achaia and Creta.",
    ],
    house: 1,
  },
  { id: "solo.choice.7", title: "Its choice 7: any", text: ["Any province that takes its highest token, at random."] },
  {
    id: "solo.ties.regions",
    title: "Ties between provinces",
    text: ["Next to one it has won; gives Senate; gives Poison; enclosed; next to an enclosed one; at random."],
  },
  {
    id: "solo.ties.spaces",
    title: "Ties between spaces",
    text: ["The space whose other province it is losing most; whose other province is enclosed; at random."],
  },
  {
    id: "solo.ties.tokens",
    title: "Ties between tokens",
    text: [
      "Not a laurel before a laurel; by combined value, highest or lowest as the step asks; left-most in the line.",
    ],
  },
  {
    id: "solo.expansions",
    title: "Solo with expansions",
    text: [
      "Centurions come from its own shuffled stack. It never plays face down. Your Poison returns a random token of its line to its bag.",
    ],
  },
  {
    id: "house.stuck",
    title: "Nothing can be placed",
    text: [
      "With tokens that fit nowhere you pass: no placement, no draw. A table may choose that such a player loses. With an empty hand you pass, or lose at once with Poison. When nobody can place any more the game ends: more markers placed wins, equal is a draw.",
    ],
    house: 0,
  },
  {
    id: "house.order",
    title: "Two provinces at once",
    text: [
      "Each step is done for both provinces, in the chosen order, before the next step begins: bonuses, control, Italia, border markers province by province.",
    ],
    house: 0,
  },
  {
    id: "house.deduce",
    title: "What may be known",
    text: [
      "Open: board, markers, Senate tokens, sizes of hands and bags, every token seen. The table “tokens not yet seen” counts the opponent's hand, bag and face-down tokens together.",
    ],
    house: 0,
  },
  {
    id: "house.variant",
    title: "Home-made variants",
    text: [
      "A table may bring its own tokens, bonuses and command tiles in a variant file. It is checked when the table is made, and named in the match and its record.",
    ],
    house: 0,
  },
  {
    id: "undo",
    title: "Taking back",
    text: [
      "You may undo your own last action as long as nothing was drawn, no secret was shown and nobody else has acted. After that, the opponent must agree. A draw is never tried again.",
    ],
    house: 0,
  },
];
export default rules;
