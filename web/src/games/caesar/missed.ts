// What was wrong with a learner's click, told by what was clicked.
import { t } from "../../lib/i18n.svelte";
import { BORDER } from "./data";
import { provinceName, tokenName } from "./say";
import { placement } from "./view";

/** The space between two provinces, by their names. */
function between(border: string): { first: string; second: string } {
  const [first, second] = BORDER.get(border)!.provinces;
  return { first: provinceName(first), second: provinceName(second) };
}

/** `done` is a placement, or `at SPACE` for a space that was clicked with nothing held. */
export function missed(wanted: string, done: string): string | null {
  const want = placement(wanted);
  if (!want) return null;
  const did = placement(done);
  const border = did?.border ?? done.replace("at ", "");
  if (did && did.token !== want.token)
    return t("caesar.missed.token", { held: tokenName(did.token), token: tokenName(want.token) });
  if (border !== want.border) {
    const [here, there] = [between(border), between(want.border)];
    return t("caesar.missed.space", { ...here, third: there.first, fourth: there.second });
  }
  return did ? null : t("caesar.missed.nothing_held", { token: tokenName(want.token) });
}
