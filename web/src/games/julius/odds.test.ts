import { expect, test } from "vitest";
import { made } from "../../testing/fixtures";
import { chances } from "./odds";

interface Volley {
  dice: number;
  firepower: number;
  chances: number[];
}
test.each(made<{ volleys: Volley[] }>("games/julius").volleys)(
  "$dice dice that hit up to $firepower fall as often as counted",
  ({ dice, firepower, chances: counted }) => {
    const told = chances(dice, firepower);
    expect(told).toHaveLength(dice + 1);
    told.forEach((chance, hits) => expect(chance).toBeCloseTo(counted[hits]!, 12));
  },
);
