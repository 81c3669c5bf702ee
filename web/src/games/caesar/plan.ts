// Thinking ahead while the other decides: what might be laid as the board lies now. The rules are asked when the turn comes;
// what they do not offer then is forgotten.
import { BORDERS, tokenFace } from "./data";
import type { CaesarView, Placement } from "./view";

/** Every token behind my screen, both ways round, on every free space that shows one of its icons. */
export function plansFor(view: CaesarView): Placement[] {
  const free = BORDERS.filter(({ id }) => !view.borders[id]);
  return [...new Set(view.hand ?? [])].flatMap((token) => {
    const { icons, values } = tokenFace(token);
    const [high, low] = values;
    const ways: [number, number][] = high === low ? [values] : [values, [low, high]];
    return free
      .filter(({ icon }) => icons.includes(icon) || icons.includes("laurel"))
      .flatMap(({ id }) =>
        ways.map((way) => ({ action: `place ${token} ${id} ${way.join("/")}`, token, border: id, values: way })),
      );
  });
}
