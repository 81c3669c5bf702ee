// How a person likes the strength of blocks drawn: by pips, or by the edge that is up. Kept in the browser.
const KEPT = "triumvirate.julius.edges";

class BlockStyle {
  edges = $state(read());

  choose(edges: boolean): void {
    this.edges = edges;
    try {
      localStorage.setItem(KEPT, edges ? "yes" : "no");
    } catch {
      // A page that may keep nothing forgets it.
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEPT) === "yes";
  } catch {
    return false;
  }
}

export const blockStyle = new BlockStyle();
