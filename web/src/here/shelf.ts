// Where tables in the page are kept: the browser's own database. A match's head is written anew with every change, its
// entries once each, both in one go, so that a page that is closed at any moment finds a whole match.

const NAME = "triumvirate";
const HEADS = "heads";
const ENTRIES = "entries";
const VERSION = 2;
const NOTES = "notes"; // since the second version: tries at puzzles, and what looking back found

/** What the worker's Python asks of it; texts are JSON that only it reads. */
export class Shelf {
  #opened: Promise<IDBDatabase> | null = null;
  #known = new Map<string, string>(); // each match's head as it was found or kept here last

  #open(): Promise<IDBDatabase> {
    this.#opened ??= this.#asked(VERSION).catch((fault: unknown) => {
      // A newer page has been here, and this is the one before, kept for when there is no network: it takes what is there.
      if (fault instanceof DOMException && fault.name === "VersionError") return this.#asked();
      throw fault;
    });
    return this.#opened;
  }

  #asked(version?: number): Promise<IDBDatabase> {
    return new Promise((open, fail) => {
      const asked = indexedDB.open(NAME, version);
      asked.onupgradeneeded = () => {
        const there = asked.result.objectStoreNames;
        for (const name of [HEADS, ENTRIES, NOTES]) if (!there.contains(name)) asked.result.createObjectStore(name);
      };
      asked.onsuccess = () => {
        asked.result.onversionchange = () => {
          asked.result.close(); // a newer page in another tab is not kept waiting
          this.#opened = null;
        };
        open(asked.result);
      };
      asked.onerror = () => fail(asked.error ?? new Error("no database"));
    });
  }

  async heads(): Promise<string[]> {
    const shelf = (await this.#open()).transaction(HEADS).objectStore(HEADS);
    return told<string[]>(shelf.getAll());
  }

  /** The head and then the entries in their order; null where the match is not kept. */
  async find(match: string): Promise<string[] | null> {
    const both = (await this.#open()).transaction([HEADS, ENTRIES]);
    const head = await told<string | undefined>(both.objectStore(HEADS).get(match));
    if (head === undefined) return null;
    this.#known.set(match, head);
    return [head, ...(await told<string[]>(both.objectStore(ENTRIES).getAll(entriesOf(match))))];
  }

  /** Keep a match as it is now, with the entries from the number `first` on; false where another tab has kept it since. */
  async keep(match: string, head: string, first: number, entries: readonly string[]): Promise<boolean> {
    const both = (await this.#open()).transaction([HEADS, ENTRIES], "readwrite");
    if ((await told<string | undefined>(both.objectStore(HEADS).get(match))) !== this.#known.get(match)) return false;
    both.objectStore(HEADS).put(head, match);
    entries.forEach((entry, place) => both.objectStore(ENTRIES).put(entry, [match, first + place]));
    await done(both);
    this.#known.set(match, head);
    return true;
  }

  /** What else is kept under a name. */
  async note(name: string): Promise<string | null> {
    const notes = (await this.#open()).transaction(NOTES).objectStore(NOTES);
    return (await told<string | undefined>(notes.get(name))) ?? null;
  }

  async keepNote(name: string, text: string): Promise<void> {
    const work = (await this.#open()).transaction(NOTES, "readwrite");
    work.objectStore(NOTES).put(text, name);
    await done(work);
  }

  async removeNote(name: string): Promise<void> {
    const work = (await this.#open()).transaction(NOTES, "readwrite");
    work.objectStore(NOTES).delete(name);
    await done(work);
  }

  async remove(match: string): Promise<void> {
    const both = (await this.#open()).transaction([HEADS, ENTRIES], "readwrite");
    both.objectStore(HEADS).delete(match);
    both.objectStore(ENTRIES).delete(entriesOf(match));
    await done(both);
    this.#known.delete(match);
  }
}

const entriesOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match, 0], [match, Infinity]);

function told<T>(asked: IDBRequest): Promise<T> {
  return new Promise((tell, fail) => {
    asked.onsuccess = () => tell(asked.result as T);
    asked.onerror = () => fail(asked.error ?? new Error("the database did not answer"));
  });
}

function done(work: IDBTransaction): Promise<void> {
  return new Promise((end, fail) => {
    work.oncomplete = () => end();
    work.onabort = work.onerror = () => fail(work.error ?? new Error("the database did not keep it"));
  });
}
