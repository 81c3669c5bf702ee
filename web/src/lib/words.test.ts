import { describe, expect, test } from "vitest";
import { type Words, has, ofGame, t } from "./i18n.svelte";

const files = import.meta.glob<Words>(["../words/*.*.ts", "../games/*/{words,about,daily}.*.ts"], {
  import: "default",
  eager: true,
});
const english = Object.entries(files).filter(([path]) => path.endsWith(".en.ts"));
const holes = (sentence: string): string[] => [...sentence.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

/** Counts that begin with two, averages, differences with their sign, and numbers that name a thing. */
const NEVER_ONE = [
  ...["legio", "equitatus", "auxilia"].map((kind) => `julius.many.${kind}`),
  "julius.prospect.lost",
  "rubico.prompt.choice",
  "rubico.prompt.centurion",
  "rubico.log.choice",
  "daily.streak",
  "analysis.swing",
  "room.nth",
  "turn.waiting_many",
];

describe("words", () => {
  test("are found", () => expect(english.length).toBeGreaterThan(8));

  test.each(english)("of %s are all there in Italian, with the same holes", (path, words) => {
    const italian = files[path.replace(".en.ts", ".it.ts")]!;
    expect(Object.keys(italian).sort()).toEqual(Object.keys(words).sort());
    for (const [key, sentence] of Object.entries(words)) {
      expect([...new Set(holes(italian[key]!))], key).toEqual([...new Set(holes(sentence))]);
    }
  });

  test.each(Object.entries(files))("of %s say one thing as one", (path, words) => {
    const many = path.endsWith(".en.ts") ? /\{n\} ([a-z]+ )?[a-z]{2,}s\b/ : /\{n\} [a-zà-ù]{3,}[ie]\b/;
    const unsaid = Object.entries(words).filter(([key, said]) => many.test(said) && !(`${key}.one` in words));
    expect(unsaid.map(([key]) => key).filter((key) => !NEVER_ONE.includes(key))).toEqual([]);
  });

  test.each(english.filter(([path]) => path.includes("/games/")))("of %s begin with the game's name", (path, words) => {
    const game = path.split("/")[2]!;
    expect(Object.keys(words).filter((key) => !key.startsWith(`${game}.`))).toEqual([]);
  });
});

describe("a sentence", () => {
  test("is filled in, and a missing key shows itself", () => {
    expect(t("turn.waiting", { who: "P2" })).toBe("Waiting for P2");
    expect(t("turn.waiting")).toBe("Waiting for {who}");
    expect(t("no.such.key")).toBe("no.such.key");
    expect(has("turn.waiting")).toBe(true);
  });
  test("that counts one thing says so", () => {
    expect([1, 2].map((n) => t("tables.free", { n }))).toEqual(["1 free", "2 free"]);
    expect([1, 2].map((n) => t("clock.days_value", { n }))).toEqual(["1 day per move", "2 days per move"]);
    expect(t("room.nth", { n: 1 })).toBe("game 1 of this room");
  });
  test("is the page's where a game has none of its own", () => {
    expect(ofGame("nobody", "tabs.log")).toBe(t("tabs.log"));
  });
});
