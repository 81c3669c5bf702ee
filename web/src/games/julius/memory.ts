// What the table remembers for a viewer, in words. The server makes it of what this viewer was told.
import { t } from "../../lib/i18n.svelte";
import { BLOCK, type Seat } from "./data";
import { blockName } from "./say";
import type { JuliusView } from "./view";

/** A block that may be there, from how many steps to how many; sure when it can be nowhere else. */
export interface Candidate {
  block: string;
  least: number;
  most: number;
  sure: boolean;
}
/** Blocks of a place that nobody can tell apart: their handles, and what each of them can be. */
export interface Stand {
  handles: string[];
  owner: Seat;
  colour: string;
  moved: number;
  came: string | null;
  can_be: Candidate[];
}
/** By place: the last battle there, and the other side's blocks that stand there. */
export type Memory = Record<string, { last_battle: [number, number] | null; stands: Stand[] }>;

const ROMAN = ["", "I", "II", "III", "IV"];
const FEW = 6;
const strength = (c: Candidate): number => BLOCK.get(c.block)?.strengths[c.most - 1] ?? c.most;

function named(c: Candidate): string {
  const facts = { block: blockName(c.block), strength: ROMAN[strength(c)] ?? "" };
  return c.least === c.most ? `${facts.block} ${facts.strength}` : t("julius.memory.upto", facts);
}

/** Whether blocks stand there whose faces the viewer does not see. */
export function isHidden(view: JuliusView, place: string): boolean {
  return (view.places[place] ?? []).some((g) => g.owner !== view.seat) && view.battle?.place !== place;
}

/** Who is surely among blocks that look alike, and what the others can be, how strong at most. */
export function standLines(stand: Stand): string[] {
  const [sure, maybe] = [stand.can_be.filter((c) => c.sure), stand.can_be.filter((c) => !c.sure)];
  const lines = sure.length ? [t("julius.memory.sure", { blocks: sure.map(named).join(", ") })] : [];
  const n = stand.handles.length - sure.length;
  if (!n || !maybe.length) return lines;
  const [one, few] = [n === 1 ? "one" : "some", maybe.length <= FEW];
  const most = ROMAN[Math.max(...maybe.map(strength))] ?? "";
  const facts = { n, blocks: maybe.map(named).join(", "), all: maybe.length, most };
  return [...lines, t(`julius.memory.${one}${few ? "" : "_many"}`, facts)];
}

/** When a place was last fought for, in words. */
export function lastBattle(memory: Memory | null, place: string): string | null {
  const when = memory?.[place]?.last_battle;
  return when?.[0] ? t("julius.memory.battle", { year: when[0], turn: when[1] }) : null;
}

/** All that is remembered of a place, line by line. */
export function memoryLines(memory: Memory | null, place: string): string[] {
  const battle = lastBattle(memory, place);
  return [...(battle ? [battle] : []), ...(memory?.[place]?.stands ?? []).flatMap(standLines)];
}
