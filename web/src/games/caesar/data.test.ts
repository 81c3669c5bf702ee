import { expect, it } from "vitest";

import { BORDER, PROVINCE, aimOf } from "./data";

it("what an action names on the board is pointed at, whatever is done there", () => {
  expect(aimOf("place shield-5-1 GA-SD 5/1")).toBe(BORDER.get("GA-SD"));
  expect(aimOf("place shield-5-1 GA-SD facedown")).toBe(BORDER.get("GA-SD"));
  expect(aimOf("might token GA-SD")).toBe(BORDER.get("GA-SD"));
  expect(aimOf("might marker gallia")).toBe(PROVINCE.get("gallia"));
  expect(aimOf("close asia")).toBe(PROVINCE.get("asia"));
  for (const nowhere of ["pass", "centurion sword-3-3", "bonus senate"]) expect(aimOf(nowhere)).toBeUndefined();
});
