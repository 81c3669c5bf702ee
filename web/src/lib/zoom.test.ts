import { describe, expect, test } from "vitest";
import { Zoom } from "./zoom.svelte";

const map = (): Zoom => new Zoom(1000, 750, { letter: 13.5, target: 66, middle: [470, 375] });

describe("a map", () => {
  test("is shown whole where its names can be read, and in the middle of a box of another shape", () => {
    const zoom = map();
    zoom.fit(1200, 750, false);
    expect(zoom.k).toBe(1);
    expect(zoom.part).toEqual([1200, 750]);
    expect([zoom.x, zoom.y]).toEqual([500, 375]);
    expect(zoom.letter).toBe(13.5);
  });
  test.each([
    [350, 340, true],
    [480, 300, true],
    [683, 515, false],
  ])("opens in %i × %i so large that names are read and fingers hit", (wide, high, touch) => {
    const zoom = map();
    zoom.fit(wide, high, touch);
    expect(zoom.letter * zoom.scale).toBeGreaterThan(11);
    if (touch) expect(66 * zoom.scale).toBeGreaterThan(40);
    expect(zoom.part[0] / zoom.part[1]).toBeCloseTo(wide / high);
  });
  test("stays where somebody has put it when its box changes", () => {
    const zoom = map();
    zoom.fit(350, 340, true);
    zoom.whole();
    zoom.fit(340, 350, true);
    expect(zoom.k).toBe(1);
    zoom.by(3, [0, 0]);
    expect(zoom.x - zoom.part[0] / 2).toBeCloseTo(0);
  });
});
