// What the table remembers for a viewer, in words. The server makes it of what this viewer was shown.
import { t } from "../../lib/i18n.svelte";
import type { Seat } from "./data";
import { blockName } from "./say";
import type { JuliusView } from "./view";

interface Seen {
  block: string;
  owner: Seat;
  steps: number | null;
  seen: [number, number];
  sure: boolean;
}
/** By place: the last battle there, blocks seen before that may stand there, and others that may have come unseen. */
export type Memory = Record<string, { last_battle: [number, number] | null; maybe: Seen[]; others: string[] }>;

const ROMAN = ["", "I", "II", "III", "IV"];
const FEW = 6;
const named = (s: Seen): string => (s.steps ? `${blockName(s.block)} ${ROMAN[s.steps]}` : blockName(s.block));

/** Whether blocks stand there whose faces the viewer does not see. */
export function isHidden(view: JuliusView, place: string): boolean {
  return (view.places[place] ?? []).some((g) => g.owner !== view.seat) && view.battle?.place !== place;
}

/** Lines about a place: its last battle, who is surely and who is perhaps there, who else could be. */
export function memoryLines(memory: Memory | null, place: string): string[] {
  const about = memory?.[place];
  if (!about) return [];
  const lines: string[] = [];
  const [sure, maybe] = [about.maybe.filter((s) => s.sure), about.maybe.filter((s) => !s.sure)];
  if (about.last_battle?.[0])
    lines.push(t("julius.memory.battle", { year: about.last_battle[0], turn: about.last_battle[1] }));
  if (sure.length) lines.push(t("julius.memory.sure", { blocks: sure.map(named).join(", ") }));
  if (maybe.length) lines.push(t("julius.memory.maybe", { blocks: maybe.map(named).join(", ") }));
  if (about.others.length > FEW) lines.push(t("julius.memory.many", { n: about.others.length }));
  else if (about.others.length)
    lines.push(t("julius.memory.others", { blocks: about.others.map(blockName).join(", ") }));
  return lines;
}
