// Who advises in a study: this page in its own, and in the server's where it is able; the server in all others.
import { post, text } from "../lib/api";
import { isHere, playsHere } from "../lib/here";
import type { HintReply } from "../lib/made/api";
import { settings } from "../lib/settings.svelte";

export interface Wanted {
  seat: string | null;
  /** What was tried there: the judge says what it thinks of it, too. */
  action?: string;
}

/** What the judge would do after a move. */
export async function advice(study: string, move: number, wanted: Wanted): Promise<HintReply> {
  const here = isHere(study) || !settings.now.inPage || !playsHere() ? null : await thoughtHere(study, move, wanted);
  return here ?? post<HintReply>(`/studies/${study}/moves/${move}/hint`, wanted);
}

/** In this page, from the line to the move, so that the server need not think; null where that cannot be. */
async function thoughtHere(study: string, move: number, wanted: Wanted): Promise<HintReply | null> {
  try {
    const record = await text(`/studies/${study}/record?move=${move}`);
    const found = await post<HintReply>("/here/advised", { record, ...wanted });
    void post("/in-pages", { what: "hint" }).catch(() => undefined);
    return found;
  } catch {
    return null;
  }
}
