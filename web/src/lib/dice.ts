// The chance of a match recomputed: HMAC-SHA256 words from the revealed secret, then SplitMix64 draws by counter. WebCrypto only.
const WORD = 0xffffffffn;
const LONG = 0xffffffffffffffffn;
const GAMMA = 0x9e3779b97f4a7c15n;
const FIRST = 0xbf58476d1ce4e5b9n;
const SECOND = 0x94d049bb133111ebn;

export function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(data: ArrayBuffer): string {
  return [...new Uint8Array(data)].map((b) => b.toString(16).padStart(2, "0")).join("");
}

export async function commitmentOf(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(secret)));
}

/** What words are made with: the secret, or, where seats added numbers, the digest of the secret and all of them as lines. */
export async function keyOf(secret: string, shares: Record<string, string>): Promise<string> {
  const seats = Object.keys(shares).sort();
  if (!seats.length) return secret;
  const lines = [secret, ...seats.map((seat) => `${seat} ${shares[seat]}`)].join("\n");
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(lines)));
}

/** The word of an entry by its place among the moves that stand: the first eight bytes of HMAC-SHA256(key, place). */
export async function wordOf(secret: string, place: number | string): Promise<string> {
  return (await digestOf(secret, String(place))).slice(0, 16);
}

/** HMAC-SHA256 of a place's name: what everything that is drawn there follows from. */
export async function digestOf(secret: string, place: string): Promise<string> {
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(place)));
}

/** The upper 32 bits of the stream's word number `count`. */
function mix(seed: bigint, count: bigint): bigint {
  let z = (seed + (count + 1n) * GAMMA) & LONG;
  z = ((z ^ (z >> 30n)) * FIRST) & LONG;
  z = ((z ^ (z >> 27n)) * SECOND) & LONG;
  return ((z >> 32n) ^ (z >> 63n)) & WORD;
}

/** The draws of one entry, in order: a number below each n, by Lemire's multiplication with rejection. */
export class Draws {
  #seed: bigint;
  #count = 0n;
  constructor(word: string) {
    this.#seed = BigInt(`0x${word}`);
  }

  below(n: number): number {
    const range = BigInt(n);
    let product = this.#next() * range;
    if ((product & WORD) < range) {
      const least = (WORD + 1n) % range;
      while ((product & WORD) < least) product = this.#next() * range;
    }
    return Number(product >> 32n);
  }

  #next(): bigint {
    return mix(this.#seed, this.#count++);
  }
}
