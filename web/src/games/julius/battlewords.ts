// What a battle says: banners for its moments, and its result in a sentence.
import { has, t } from "../../lib/i18n.svelte";
import type { GameEvent } from "../../lib/playing";
import type { BattleTold } from "./battles";
import { BLOCK, type Seat, placeName } from "./data";
import { blockName, seatName } from "./say";
import type { JuliusView } from "./view";

/** The moment of a battle that a scene tells, if it is one to be announced. */
export function banner(events: readonly GameEvent[], view: JuliusView): string | null {
  for (const e of events) {
    const seat = seatName(e.seat as Seat);
    switch (e.kind) {
      case "battle_began":
        return t(e.surprise ? "julius.banner.surprise" : "julius.banner.battle", {
          place: placeName(String(e.place)),
          seat: seatName(e.attacker as Seat),
        });
      case "round_began":
        return t("julius.banner.round", { n: Number(e.round) });
      case "roles_swapped":
        return t("julius.banner.swapped", { seat });
      case "disrupted":
        return t("julius.banner.disrupted", { seat });
      case "block_shown":
        return t((view.battle?.round ?? 1) > 1 ? "julius.banner.reserves" : "julius.banner.shown");
      case "leader_killed":
        return t("julius.banner.leader", { block: blockName(String(e.block)) });
      case "cleopatra_turned":
        return t("julius.banner.cleopatra", { seat });
      case "trapped":
        return t("julius.banner.trapped", { block: blockName(String(e.block)) });
      case "retreated":
        return t("julius.banner.retreated", { block: blockName(String(e.block)), place: placeName(String(e.to)) });
      case "passed":
        return t("julius.banner.passed", { block: blockName(String(e.block)) });
      case "battle_ended":
        return t("julius.banner.ended", { seat, place: placeName(String(e.place)) });
    }
  }
  return null;
}

/** Won or lost for a side; a watcher is told who holds the place. */
export function outcome(battle: BattleTold, seat: string | null): "won" | "lost" | "held" {
  if (seat === null) return "held";
  return battle.winner === seat ? "won" : "lost";
}

/** Some blocks by their kinds: "three legions, Caesar". */
export function kinds(blocks: readonly string[]): string {
  const counts = new Map<string, number>();
  const names: string[] = [];
  for (const block of blocks) {
    const type = BLOCK.get(block)?.type ?? "";
    if (has(`julius.many.${type}`)) counts.set(type, (counts.get(type) ?? 0) + 1);
    else names.push(blockName(block));
  }
  const said = [...counts].map(([type, n]) =>
    n === 1 ? t(`julius.one.${type}`) : t(`julius.many.${type}`, { n: has(`julius.n.${n}`) ? t(`julius.n.${n}`) : n }),
  );
  return [...names, ...said].join(", ");
}

/** The result in a sentence: "Battle of Tarraco: lost, three legions". */
export function result(battle: BattleTold, seat: string | null): string {
  const lost = battle.fallen.filter((b) => seat === null || b.seat === seat).map((b) => b.block);
  return [
    `${t("julius.battle", { place: placeName(battle.place) })}: ${t(`julius.result.${outcome(battle, seat)}`, { seat: seatName(battle.winner) })}`,
    lost.length ? t("julius.result.losses", { blocks: kinds(lost) }) : t("julius.result.none"),
  ].join(", ");
}
