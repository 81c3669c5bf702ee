// A view in lines: each fact that is one word or number, a row of numbers, or one of these for each seat.
const TOLD_ELSEWHERE = ["game", "options", "seat", "result"];

type Simple = string | number | boolean;
const isSimple = (value: unknown): value is Simple => ["string", "number", "boolean"].includes(typeof value);
const name = (key: string): string => key.replaceAll("_", " ");

/** The facts that can be told in a line, by name. */
export function openFacts(view: unknown): [string, string][] {
  return Object.entries((view ?? {}) as Record<string, unknown>).flatMap(([key, value]): [string, string][] => {
    if (TOLD_ELSEWHERE.includes(key)) return [];
    if (isSimple(value)) return [[name(key), String(value)]];
    if (Array.isArray(value) && value.every(isSimple)) return [[name(key), value.join(", ")]];
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      const parts = Object.entries(value).filter(([, part]) => isSimple(part));
      return parts.length ? [[name(key), parts.map(([who, part]) => `${who} ${String(part)}`).join(" · ")]] : [];
    }
    return [];
  });
}

/** What a view keeps of one seat: of every fact told by seat, that seat's. */
export function factsOf(view: unknown, seat: string): [string, string][] {
  return Object.entries((view ?? {}) as Record<string, unknown>).flatMap(([key, value]): [string, string][] => {
    const part = value !== null && typeof value === "object" ? (value as Record<string, unknown>)[seat] : undefined;
    return !TOLD_ELSEWHERE.includes(key) && isSimple(part) ? [[name(key), String(part)]] : [];
  });
}
