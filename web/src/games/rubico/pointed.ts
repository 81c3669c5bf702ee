// Cards that somebody points at, those of a better choice say, and what should be said of them.

/** By owner and place, `p3 2`: what to say of the card, or nothing where it is only meant. */
export function pointedCards(actions: readonly string[], seat: string | null): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const action of actions) {
    const words = action.split(" ");
    const [verb, first, second] = words;
    if (verb === "claim" && seat) found.set(`${seat} ${first}`, second ?? null);
    else if (verb === "swap" && seat) for (const place of [first, second]) found.set(`${seat} ${place}`, null);
    else if (verb === "pick" || verb === "use") {
      const [owner, place] = words.slice(-2);
      if (/^p\d$/.test(owner ?? "") && /^\d$/.test(place ?? "")) found.set(`${owner} ${place}`, null);
    }
  }
  return found;
}
