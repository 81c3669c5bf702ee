// Home-made variants: the page where they are written, and how they play.
const words = {
  "variants.title": "Home-made variants of {game}",
  "variants.text":
    "Write bonuses, tokens and command tiles of your own. The text is checked while you type; its rules stand beside it.",
  "variants.from": "Begin with",
  "variants.file": "The variant file",
  "variants.go_to": "Line {line}",
  "variants.good": "This can be played.",
  "variants.try": "Try it now",
  "variants.share": "Share by link",
  "variants.copied": "The link was copied:",
  "variants.link": "The link:",
  "variants.guide": "What can be written",
  "variants.rules": "Its rules",
  "variants.no_rules": "They appear when the text is right.",
  "variants.write": "Write or try a variant",
  "variants.knows.by_the_rules": "{bot} plays this variant by its rules, without knowing what its bonuses are worth.",
  "variants.knows.stand_in": "{bot} does not know this variant: another bot plays for it.",
  "balance.title": "Is it fair?",
  "balance.text":
    "Quick bots play it some hundred times against each other, or against the automaton where you play alone.",
  "balance.begin": "Let bots play",
  "balance.waiting": "The bots are still being made ready: that takes a minute or two.",
  "balance.side": "Side",
  "balance.won": "won",
  "balance.interval": "sure within",
  "balance.between": "{low} to {high}",
  "balance.matches": "Matches: {n}, draws: {draws}.",
  "balance.length": "Half of them took {middle} decisions or fewer, {shortest} at least and {longest} at most.",
  "balance.came": "{name}: taken {times} times a match",
};
export default words;
