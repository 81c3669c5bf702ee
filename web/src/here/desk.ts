// The tables of this page as the rest of it sees them: calls that are answered like a server's, and sockets like its own.
import type { FromWorker, ToWorker } from "./messages";

type Talk = Pick<Worker, "postMessage" | "addEventListener">;

/** Speaks with the worker that holds the tables. */
export class Desk {
  #worker: Talk;
  #asked = 0;
  #lines = 0;
  #answers = new Map<number, { told: (answer: Response) => void; failed: (fault: Error) => void }>();
  #sockets = new Map<number, LineSocket>();
  #fault: Error | null = null;

  constructor(worker: Talk) {
    this.#worker = worker;
    worker.addEventListener("message", (event) => this.#hear((event as MessageEvent<FromWorker>).data));
    worker.addEventListener("error", () => this.#fail(new Error("the worker stopped")));
  }

  /** Answer a call as `fetch` would. */
  ask(method: string, address: string, body: string, tab: string): Promise<Response> {
    if (this.#fault) return Promise.reject(this.#fault);
    const number = ++this.#asked;
    return new Promise((told, failed) => {
      this.#answers.set(number, { told, failed });
      this.post({ type: "ask", number, method, address, body, tab });
    });
  }

  /** A line to a match, which speaks as a WebSocket does. */
  connect(match: string): LineSocket {
    const line = ++this.#lines;
    const socket = new LineSocket(this, line);
    this.#sockets.set(line, socket);
    this.post({ type: "open", line, match });
    return socket;
  }

  post(message: ToWorker): void {
    if (message.type === "shut") this.#sockets.delete(message.line);
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.type === "answer") {
      const { number, status, text } = message;
      this.#answers.get(number)?.told(new Response(text, { status }));
      this.#answers.delete(number);
    } else if (message.type === "told") this.#sockets.get(message.line)?.hear(message.text);
    else if (message.type === "closed") {
      this.#sockets.get(message.line)?.end(message.code);
      this.#sockets.delete(message.line);
    } else this.#fail(new Error(message.reason));
  }

  #fail(fault: Error): void {
    this.#fault = fault;
    for (const { failed } of this.#answers.values()) failed(fault);
    this.#answers.clear();
    for (const socket of this.#sockets.values()) socket.end(4404);
    this.#sockets.clear();
  }
}

/** One line, with as much of a WebSocket's face as `Socket` looks at. */
export class LineSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  #desk: Desk;
  #line: number;

  constructor(desk: Desk, line: number) {
    this.#desk = desk;
    this.#line = line;
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    this.#desk.post({ type: "say", line: this.#line, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.#desk.post({ type: "shut", line: this.#line });
    this.end(1000);
  }

  hear(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.onmessage?.({ data: text });
  }

  end(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** The desk of this page; the worker starts with the first who asks. */
export const desk = new Desk(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
