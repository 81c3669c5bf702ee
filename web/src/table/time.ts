// Clocks in figures.
import { t } from "../lib/i18n.svelte";
import type { Clocks } from "../lib/types";

const [HOUR_S, DAY_S] = [3600, 86_400];
const two = (n: number): string => String(n).padStart(2, "0");

/**
 * What a seat has left at a time of the server: a running clock ends at its deadline, another stands. One that runs stands as
 * well while what happened is told: its deadline is then further away than its time.
 */
export function timeLeft(clocks: Clocks, seat: string, serverNow: number): number {
  const deadline = clocks.running.includes(seat) ? clocks.deadline[seat] : undefined;
  const left = clocks.left_ms[seat] ?? 0;
  return Math.max(0, deadline ? Math.min(left, deadline - serverNow) : left);
}

/** `04:59`, `1:00:00`, `2 d 3 h`; a second that has begun still counts. */
export function clockFace(ms: number): string {
  const s = Math.ceil(ms / 1000);
  if (s >= DAY_S) return t("clock.days", { d: Math.floor(s / DAY_S), h: Math.floor((s % DAY_S) / HOUR_S) });
  const rest = `${two(Math.floor((s % HOUR_S) / 60))}:${two(s % 60)}`;
  return s >= HOUR_S ? `${Math.floor(s / HOUR_S)}:${rest}` : rest;
}

/** `1:05`, as a phase is timed. */
export const stageFace = (seconds: number): string => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
