import { expect, test } from "vitest";
import { tagFor } from "./tag";

test("the tag names the script and what is shown, and nothing breaks out of it", () => {
  expect(tagFor("/m/abc?at=7", "https://rome.example")).toBe(
    '<script src="https://rome.example/embed.js" async></script>\n' +
      '<triumvirate-board src="https://rome.example/m/abc?at=7"></triumvirate-board>',
  );
  expect(tagFor('/m/a"b&c', "https://rome.example")).toContain("/m/a&quot;b&amp;c");
});
