// What the table remembers for a viewer, in words. The server makes it of what this viewer was told.
import { t } from "../../lib/i18n.svelte";
import { BLOCK, ROMAN, type Seat, placeName } from "./data";
import { blockName } from "./say";
import type { Standing } from "./standing";
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

const FEW = 6;
const strengthAt = (c: Candidate, steps: number): number => BLOCK.get(c.block)?.strengths[steps - 1] ?? steps;
const strength = (c: Candidate): number => strengthAt(c, c.most);

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

/** One back that stands on the map, under the handle that the memory has for it. */
export interface Standee {
  key: string;
  handle: string;
  stand: Stand;
}

/** The backs of a place and the handles of the memory: those that did the same in plain sight belong together. */
export function standees(memory: Memory | null, place: string, pieces: readonly Standing[]): Standee[] {
  let left = (memory?.[place]?.stands ?? []).flatMap((stand) => stand.handles.map((handle) => ({ handle, stand })));
  const found = new Map<string, Standee>();
  for (const strict of [true, false])
    for (const { key, back } of pieces) {
      if (!back || found.has(key)) continue;
      const fit = left.find(
        ({ stand: s }) =>
          s.owner === back.owner &&
          s.colour === back.colour &&
          (!strict || (s.moved === back.moved && s.came === back.came)),
      );
      if (!fit) continue;
      found.set(key, { key, ...fit });
      left = left.filter((one) => one !== fit);
    }
  return pieces.flatMap(({ key }) => found.get(key) ?? []);
}

/** What is certain of each block that looks alike, whichever it is: its kind, its strength, the way it came. */
export function certainLines(stand: Stand): string[] {
  const kinds = [...new Set(stand.can_be.map((c) => BLOCK.get(c.block)?.type ?? ""))];
  const [least, most] = [
    Math.min(...stand.can_be.map((c) => strengthAt(c, c.least))),
    Math.max(...stand.can_be.map(strength)),
  ];
  const range = { least: ROMAN[least] ?? "", most: ROMAN[most] ?? "" };
  const open = stand.can_be.length > 1;
  return [
    open && kinds.length === 1 ? t("julius.memory.kind", { kind: t(`julius.type.${kinds[0]!}`) }) : "",
    open && !kinds.includes("leader") && stand.colour !== "cleopatra" ? t("julius.memory.no_leader") : "",
    t(least === most ? "julius.memory.strength" : "julius.memory.strengths", range),
    stand.moved ? t("julius.memory.marched") : "",
    stand.came ? t("julius.memory.came", { place: placeName(stand.came) }) : "",
  ].filter(Boolean);
}

/** All that is known of one of the blocks that look alike. */
export function backLines(stand: Stand): string[] {
  const [only, ...more] = stand.can_be;
  if (!only) return [];
  const facts = { blocks: stand.can_be.map(named).join(", "), all: stand.can_be.length, most: "" };
  facts.most = ROMAN[Math.max(...stand.can_be.map(strength))] ?? "";
  const who = !more.length ? "surely" : stand.can_be.length <= FEW ? "one" : "one_many";
  return [t(`julius.memory.${who}`, facts), ...certainLines(stand)];
}

/** When a place was last fought for, in words. */
export function lastBattle(memory: Memory | null, place: string): string | null {
  const when = memory?.[place]?.last_battle;
  return when?.[0] ? t("julius.memory.battle", { year: when[0], turn: when[1] }) : null;
}

/** All that is remembered of a place, line by line; of blocks that are not all known, what is certain of each. */
export function memoryLines(memory: Memory | null, place: string): string[] {
  const battle = lastBattle(memory, place);
  const about = (stand: Stand) => [
    ...standLines(stand),
    ...(stand.can_be.every((c) => c.sure) ? [] : certainLines(stand)),
  ];
  return [...(battle ? [battle] : []), ...(memory?.[place]?.stands ?? []).flatMap(about)];
}
