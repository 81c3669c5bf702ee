// The server's own names of cards and powers as sentences of this page, so that log and table agree.
interface Named {
  factions: Record<string, string>;
  winners: Record<string, string>;
  faces: Record<string, string>;
  sayings: Record<string, string>;
  powers: Record<string, string>;
  power_texts: Record<string, string>;
  senate: Record<string, string>;
  senate_texts: Record<string, string>;
  endings: Record<string, string>;
  targets: Record<string, string>;
}
const PARTS: [keyof Named, string][] = [
  ["factions", "faction"],
  ["winners", "winner"],
  ["faces", "face"],
  ["sayings", "said"],
  ["powers", "power"],
  ["power_texts", "power_text"],
  ["senate", "card"],
  ["senate_texts", "card_text"],
  ["endings", "end"],
  ["targets", "target"],
];

export function named(words: Named): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [part, name] of PARTS)
    for (const [id, text] of Object.entries(words[part])) found[`rubico.${name}.${id}`] = text;
  for (let n = 1; n <= 7; n++) found[`rubico.seat.p${n}`] = `P${n}`;
  return found;
}
