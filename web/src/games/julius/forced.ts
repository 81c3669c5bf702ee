// Which single choices happen by themselves. What ends a phase in which something was done waits for a click, so that it can
// still be undone; a block's first step and a disbanding are asked for, because something is spent or lost by them.
import type { JuliusView } from "./view";

const DEEDS: Record<string, readonly string[]> = {
  "end-deploy": ["deploy", "deploy-to"],
  "end-move": ["move", "step", "stop"],
  "end-levy": ["levy", "levy-at", "build"],
  "end-regroup": ["regroup", "regroup-to"],
  "end-disband": ["disband"],
};
const verbOf = (action: string | null): string => action?.split(" ")[0] ?? "";

export function isForced(action: string, last: string | null, view: JuliusView): boolean {
  const verb = verbOf(action);
  if (verb === "disband" || verb === "take-back" || verbOf(last) === "take-back") return false;
  if (verb === "step") return (view.mover?.sailed.length ?? 0) > 0;
  return !DEEDS[verb]?.includes(verbOf(last));
}
