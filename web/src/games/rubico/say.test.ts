import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { said as t } from "../../testing/said";
import { loadWords } from "../registry";
import { MARKS, notesOf } from "./notes.svelte";
import { actionName, boxAt, cardName, claimsOf, seatName, stateOf, stepsLeft, targetName, whoIs, wordOf } from "./say";
import type { RubicoView, Seated } from "./view";

beforeAll(() => loadWords("rubico"));
const view = (facts: object) =>
  ({
    phase: "talk",
    centurion: "p1",
    locked: [],
    talked: [],
    waiting_for: [],
    words: {},
    ...facts,
  }) as unknown as RubicoView;

describe("actions in words", () => {
  const seat = () => seatName("p2");
  test.each([
    ["swap 1 3", () => t("rubico.do.swap", { a: "1", b: "3" })],
    ["claim 2 ?", () => t("rubico.do.silent", { place: "2", saying: "" })],
    ["claim 2 blue", () => t("rubico.do.claim", { place: "2", saying: t("rubico.said.blue") })],
    ["trust p2", () => t("rubico.do.trust", { seat: seat() })],
    ["accuse p2", () => t("rubico.do.accuse", { seat: seat() })],
    ["promise p2", () => t("rubico.do.promise", { seat: seat() })],
    ["pick p2 1", () => t("rubico.do.pick", { seat: seat(), place: "1" })],
    ["unpick p2 1", () => t("rubico.do.unpick", { seat: seat(), place: "1" })],
    ["put 2", () => t("rubico.do.put", { place: "2" })],
    ["pass", () => t("rubico.do.pass")],
  ])("%s", (action, said) => expect(actionName(action)).toBe(said()));

  test("tell passing in the powers' phase otherwise", () => {
    expect(actionName("pass", view({ phase: "powers" }))).toBe(t("rubico.do.pass_2"));
    expect(actionName("pass", view({ phase: "talk" }))).toBe(t("rubico.do.pass"));
  });

  test("tell a power with what it is used on", () => {
    const power = t("rubico.power.fortuna");
    expect(actionName("use fortuna")).toBe(t("rubico.do.use", { power }));
    expect(actionName("use fortuna forward")).toBe(
      t("rubico.do.use_on", { power, target: t("rubico.target.forward") }),
    );
    expect(targetName(["back"])).toBe(t("rubico.target.back"));
    expect(targetName(["p2", "3"])).toBe(t("rubico.say.card", { seat: seat(), place: "3" }));
    expect(targetName(["3"])).toBe(t("rubico.say.own", { place: "3" }));
  });

  test("tell a card by all that is known of it", () => {
    const bare = { face: null, said: null, covered: false, picked: false };
    const name = t("rubico.say.card", { place: 2, seat: seat() });
    expect(cardName("p2", 2, bare as never)).toBe(name);
    expect(cardName("p2", 2, { face: "red", said: "?", covered: true, picked: true } as never)).toBe(
      [
        name,
        t("rubico.say.is", { face: t("rubico.face.red") }),
        t("rubico.say.said", { saying: t("rubico.said.?") }),
        t("rubico.say.covered"),
        t("rubico.say.picked"),
      ].join(", "),
    );
  });
});

describe("who does what", () => {
  test("is told in the open phases, and never of the centurion", () => {
    expect(stateOf(view({ phase: "over", holding: { seat: "p2" } }), "p2")).toBe("");
    expect(stateOf(view({ holding: { seat: "p2" } }), "p2")).toBe(t("rubico.state.holding"));
    const arrange = view({ phase: "arrange", locked: ["p2"] });
    expect(["p1", "p2", "p3"].map((seat) => stateOf(arrange, seat))).toEqual([
      "",
      t("rubico.state.locked"),
      t("rubico.state.laying"),
    ]);
    const talk = view({ phase: "talk", talked: ["p2"] });
    expect(["p1", "p2", "p3"].map((seat) => stateOf(talk, seat))).toEqual([
      "",
      t("rubico.state.talked"),
      t("rubico.state.talking"),
    ]);
    const choice = view({ phase: "choice", waiting_for: ["p2"] });
    expect(["p1", "p2"].map((seat) => stateOf(choice, seat))).toEqual(["", t("rubico.state.choosing")]);
    expect(stateOf(view({ phase: "powers", waiting_for: ["p2"] }), "p2")).toBe("");
  });

  test("is named where the table knows: oneself, or the person", () => {
    const seats = [{ seat: "p1", kind: "person", person: { name: "Anna" } }];
    const at = (more: object) => ({ match: { game: "rubico", seats, your_seats: [], ...more } }) as unknown as Seated;
    expect(whoIs(at({}), "p1")).toBe("Anna");
    expect(whoIs(at({ your_seats: ["p1"] }), "p1")).toBe(t("seat.you"));
    expect(whoIs(at({ your_seats: ["p1"], same_screen: true }), "p1")).toBe("Anna");
    expect(whoIs(at({}), "p2")).toBe("");
    expect(whoIs({ match: null } as unknown as Seated, "p1")).toBe("");
  });

  test("has said a word about somebody, or nothing", () => {
    const said = view({ words: { p2: { word: "trust", about: "p3" } } });
    expect(wordOf(said, "p2")).toBe(t("rubico.word.trust", { seat: seatName("p3") }));
    expect(wordOf(said, "p3")).toBe("");
  });
});

describe("the road", () => {
  test("counts the steps to the next checkpoint", () => {
    const at = (position: number) => stepsLeft(view({ position, checkpoints: [3, 6] }));
    expect([0, 2, 3, 6].map(at)).toEqual([3, 1, 3, 0]);
  });
  test("has a name for every box, and none beyond", () => {
    expect(boxAt(view({ track: [] }), 3)).toBe(boxAt(view({ track: [""] }), 0));
  });
});

describe("notes", () => {
  beforeEach(() => localStorage.clear());
  const table = (id: string | null, seat: string | null) => ({ id, view: { seat } }) as unknown as Seated;

  test("are kept in this browser for each match and seat, and read again", () => {
    const notes = notesOf(table("M1", "p1"));
    notes.write("x".repeat(5000));
    notes.mark("p2", MARKS[1]);
    expect(notes.kept.text).toHaveLength(4000);
    expect(notesOf(table("M1", "p1"))).toBe(notes);
    expect(notesOf(table("M1", "p2")).kept).toEqual({ text: "", marks: {} });
    const kept = JSON.parse(localStorage.getItem("triumvirate.rubico.notes.M1.p1")!) as object;
    expect(kept).toEqual({ text: "x".repeat(4000), marks: { p2: "caesar" } });
    localStorage.setItem("triumvirate.rubico.notes.M2.-", JSON.stringify(kept));
    expect(notesOf(table("M2", null)).kept.marks).toEqual({ p2: "caesar" });
  });

  test("that cannot be read are no notes", () => {
    localStorage.setItem("triumvirate.rubico.notes.here.p1", "{");
    expect(notesOf(table(null, "p1")).kept).toEqual({ text: "", marks: {} });
    localStorage.setItem("triumvirate.rubico.notes.here.p2", '{"text": 3}');
    expect(notesOf(table(null, "p2")).kept).toEqual({ text: "3", marks: {} });
  });
});

test("what the others have claimed can be answered, one's own and silence not", () => {
  const said = (...faces: (string | null)[]) => faces.map((face) => ({ said: face }));
  const rows = { p1: said("red"), p2: said(null, "blue", "?"), p3: said("janus") };
  expect(claimsOf(view({ seat: "p1", rows }))).toEqual([
    { seat: "p2", place: 2, said: "blue" },
    { seat: "p3", place: 1, said: "janus" },
  ]);
});
