// Whether a person wants the arrows of what happened since their last turn. Kept in the browser.
const KEPT = "triumvirate.julius.arrows";

class Arrows {
  shown = $state(read());

  toggle(): void {
    this.shown = !this.shown;
    try {
      localStorage.setItem(KEPT, this.shown ? "yes" : "no");
    } catch {
      // A page that may keep nothing forgets it.
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEPT) !== "no";
  } catch {
    return true;
  }
}

export const arrows = new Arrows();
