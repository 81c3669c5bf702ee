import { expect, test } from "vitest";
import { type Course, Lesson, unfolded } from "./lesson.svelte";

interface View {
  a: number;
  b: number;
}
const course: Course<View, string> = {
  game: "g",
  seat: "s",
  scenes: [
    { view: { a: 1, b: 1 }, events: [], legal: ["x", "y"], wanted: "x", memory: "first" },
    { view: { b: 2 }, events: [{ kind: "went" }], legal: ["z"], wanted: "z" },
    { view: { a: 3 }, events: [{ kind: "came" }], legal: [], wanted: null, memory: "last" },
  ],
  steps: {},
};
const steps = [
  { scene: 0, rule: "turn.1", title: "", text: "" },
  { scene: 0, rule: "turn.1", title: "", text: "", play: true, wrong: "No." },
  { scene: 2, rule: "turn.1", title: "", text: "" },
];

test("a scene tells what changed, and shows everything", () => {
  expect(unfolded(course.scenes).map(({ view, memory }) => [view.a, view.b, memory])).toEqual([
    [1, 1, "first"],
    [1, 2, "first"],
    [3, 2, "last"],
  ]);
});

test("a step that is played offers its choices, takes the wanted one and no other, and goes through every scene", async () => {
  const lesson = new Lesson(course, steps);
  expect(lesson.legal).toEqual([]);
  lesson.next();
  expect(lesson.legal).toEqual(["x", "y"]);
  await lesson.act("y");
  expect([lesson.said, lesson.at, lesson.view.b]).toEqual(["No.", 1, 1]);
  await lesson.act("x");
  expect([lesson.said, lesson.at, lesson.view, lesson.fresh[0]?.kind]).toEqual([null, 1, { a: 1, b: 2 }, "went"]);
  await lesson.showMe();
  expect([lesson.at, lesson.last, lesson.view, lesson.memory]).toEqual([2, true, { a: 3, b: 2 }, "last"]);
  lesson.again();
  expect([lesson.at, lesson.view]).toEqual([0, { a: 1, b: 1 }]);
});

test("a step back shows the position of the step before, and offers its choices again", async () => {
  const lesson = new Lesson(course, steps);
  lesson.next();
  await lesson.showMe();
  await lesson.showMe();
  lesson.back();
  expect([lesson.at, lesson.view, lesson.legal]).toEqual([1, { a: 1, b: 1 }, ["x", "y"]]);
  lesson.back();
  lesson.back();
  expect(lesson.at).toBe(0);
});

test("a wrong click is answered by what was wrong with it, and by the step where the game has nothing to say", async () => {
  const foretold = {
    ...course,
    scenes: [{ ...course.scenes[0]!, previews: { x: {} as never } }, ...course.scenes.slice(1)],
  };
  const lesson = new Lesson(foretold, steps, null, (wanted, done) => (done === "y" ? `${done}, not ${wanted}` : null));
  lesson.missed("y");
  expect(lesson.said).toBeNull();
  lesson.next();
  lesson.choose("y");
  expect([lesson.said, lesson.draft]).toEqual(["y, not x", null]);
  lesson.choose("x");
  expect([lesson.said, lesson.draft]).toEqual([null, "x"]);
  await lesson.whyNot("q");
  expect(lesson.said).toBe("No.");
});
