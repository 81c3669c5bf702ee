// A table of this page, spoken with as with a server's.
import { desk } from "../lib/here";
import type { LineSocket } from "./desk";

/** As much of a WebSocket as is needed of one. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A wire to a match of this page. */
export class HereWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  #line: LineSocket | null = null;
  #closed = false;

  constructor(match: string) {
    void desk().then(
      (open) => {
        if (this.#closed) return;
        const line = open.connect(match);
        line.onopen = () => this.onopen?.();
        line.onmessage = (event) => this.onmessage?.(event);
        line.onclose = (event) => this.onclose?.(event);
        this.#line = line;
      },
      () => this.onclose?.({ code: 1006 }),
    );
  }

  get readyState(): number {
    return this.#line?.readyState ?? (this.#closed ? WebSocket.CLOSED : WebSocket.CONNECTING);
  }
  send(text: string): void {
    this.#line?.send(text);
  }
  close(): void {
    this.#closed = true;
    this.#line?.close();
  }
}
