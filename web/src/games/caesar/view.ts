// The view of CAESAR!, made from the server's classes, and its placements as texts taken apart.
import type { Playing } from "../../lib/playing";
import type { CaesarView } from "./made/view";

export type { CaesarView, SeenProvince as ProvinceView, SeenToken as Lying } from "./made/view";

export type CaesarTable = Playing<CaesarView>;

/** `place ship-5-1 SD-SC 1/5` taken apart; null for any other action. */
export interface Placement {
  action: string;
  token: string;
  border: string;
  values: [number, number] | null;
}
export function placement(action: string): Placement | null {
  const [verb, token, border, values] = action.split(" ");
  if (verb !== "place" || !token || !border || !values) return null;
  const pair = values === "facedown" ? null : (values.split("/").map(Number) as [number, number]);
  return { action, token, border, values: pair };
}
