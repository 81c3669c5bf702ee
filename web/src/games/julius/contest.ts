// A contested place in the reader's words: who attacks by which roads, who waits in reserve, who is pinned and who is free.
import { t } from "../../lib/i18n.svelte";
import { SEATS, placeName } from "./data";
import type { Contest } from "./made/view";
import { seatName } from "./say";

export function contestLines(contest: Contest): string[] {
  const attacker = seatName(contest.attacker);
  const defender = SEATS.find((seat) => seat !== contest.attacker)!;
  const roads = contest.inroads
    .filter((road) => road.owner === contest.attacker)
    .map((road) =>
      t(road.came === contest.main_road ? "julius.contest.by_main" : "julius.contest.by", {
        place: placeName(road.came),
        n: road.blocks,
      }),
    );
  return [
    roads.length
      ? t("julius.contest.attack", { seat: attacker, roads: roads.join(", ") })
      : t("julius.contest.attack_within", { seat: attacker }),
    ...SEATS.filter((seat) => contest.reserves[seat]).map((seat) =>
      t("julius.contest.reserves", { seat: seatName(seat), n: contest.reserves[seat] }),
    ),
    t("julius.contest.pinned", { seat: seatName(defender), n: contest.pinned, free: contest.free }),
  ];
}
