// Winter supply: a city feeds three blocks and as many more as it is worth, a sea none.
import { PLACE, type Place, type Seat } from "./data";
import type { JuliusView } from "./view";

export interface Quarters {
  place: Place;
  n: number;
  fed: number;
}

/** The places of a side that are full or overfull, the worst first. */
export function quarters(view: JuliusView, seat: Seat | null): Quarters[] {
  return Object.entries(view.places)
    .map(([id, groups]) => ({
      place: PLACE.get(id)!,
      n: groups.filter((g) => g.owner === seat).reduce((n, g) => n + g.count, 0),
    }))
    .map((q) => ({ ...q, fed: q.place.sea ? 0 : 3 + q.place.value }))
    .filter((q) => q.n > 0 && q.n >= q.fed)
    .sort((a, b) => b.n - b.fed - (a.n - a.fed));
}
