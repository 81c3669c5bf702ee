// What was known of the other side's hidden blocks at a moment of a war that is over, beside what they were.
import { BLOCK, PLACES, ROMAN } from "./data";
import { type Memory, isHidden, standLines } from "./memory";
import { blockName } from "./say";
import type { JuliusView } from "./view";

export interface Compared {
  place: string;
  knew: string[];
  was: string[];
  /** How many of those that stood there could be nobody else. */
  certain: number;
}

/** Place by place, as the map lists them; `beside` are the views of the others at the same moment. */
export function compared(view: JuliusView, memory: Memory | null, beside: readonly JuliusView[]): Compared[] {
  const hidden = PLACES.filter(({ id }) => isHidden(view, id));
  const open = beside.filter((other) => other.seat !== view.seat).flatMap((other) => other.own ?? []);
  return hidden.map(({ id }) => {
    const [stands, there] = [memory?.[id]?.stands ?? [], open.filter((b) => b.place === id)];
    return {
      place: id,
      knew: stands.flatMap(standLines),
      was: there.map(
        ({ block, steps }) => `${blockName(block)} ${ROMAN[BLOCK.get(block)?.strengths[steps - 1] ?? 0] ?? ""}`,
      ),
      certain: stands.flatMap((stand) => stand.can_be).filter((c) => c.sure).length,
    };
  });
}
