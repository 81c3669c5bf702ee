import { expect, test } from "vitest";
import { packed, unpacked } from "./variants";

test("a link carries a whole text, and a broken one carries none", () => {
  const text = 'name = "Spie — però?"\n[[own]]\n';
  expect(packed(text)).toMatch(/^[\w-]+$/);
  expect(unpacked(packed(text))).toBe(text);
  expect(unpacked("%%%")).toBeNull();
  expect(unpacked(packed("é").slice(0, 1))).toBeNull();
});
