// Files that a table in this page writes.
import { answerHere, ownAddress } from "../lib/here";

/** Give somebody a file that a table in this page writes: to keep, or to read beside it. */
export async function handOver(link: HTMLAnchorElement): Promise<void> {
  const own = ownAddress(link.pathname.slice("/api".length) + link.search);
  const answer = own === null ? null : await answerHere("GET", own, "", "");
  if (!answer?.ok) return;
  const file = document.createElement("a");
  file.href = URL.createObjectURL(new Blob([await answer.text()], { type: "text/plain" }));
  file.download = link.download || "triumvirate.txt";
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 60_000);
}
