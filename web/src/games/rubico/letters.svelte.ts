// Which letter a person has opened and read, from the scene in which it was handed out to the table behind it.
export const opened = $state({ key: "" });

/** The letter that covers the table now, and when the last one was put away. */
export const letters = $state({ lying: "", read: 0 });

/** The letter of a seat at a match, by name. */
export const letterOf = (match: string, seat: string | null): string => `rubico.sealed.${match}.${seat}`;

export function hasRead(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function keepRead(key: string): void {
  try {
    sessionStorage.setItem(key, "read");
  } catch {
    // a page that may keep nothing shows the letter again
  }
}
