// A WebSocket that comes back: it greets, answers pings, and after a break connects again with a growing pause. To a table
// in the page it is a wire of the page's own.
import { Refused } from "./api";
import { HereWire, type Wire } from "../here/wire";
import { isHere } from "./here";
import type { Ack, Heard } from "./types";

type Message = Record<string, unknown>;
export type Line = "joining" | "live" | "cut" | "gone";

const FINAL = [4403, 4404];
const LONGEST_PAUSE_MS = 15_000;
/** An answer that takes longer than this was lost with its line. */
const LONGEST_ANSWER_MS = 15_000;

interface Question {
  message: Message;
  /** It may be sent once more after a break: the server knows it by its key. */
  again: boolean;
  timer?: ReturnType<typeof setTimeout>;
  told: (answer: Ack) => void;
  failed: (fault: Refused) => void;
}

/** How long to wait before the next try, after so many in vain. */
export const pause = (tries: number): number => Math.min(LONGEST_PAUSE_MS, 500 * 2 ** tries);

export class Socket {
  #url: string;
  #here: string | null;
  #hello: () => Message;
  #hear: (message: Heard) => void;
  #line: (line: Line) => void;
  #socket: Wire | null = null;
  #wanted = false;
  #tries = 0;
  /** The server has shown the state on this line: questions may be asked. */
  #live = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #questions = new Map<number, Question>();
  #asked = 0;
  #wake = () => {
    if (document.visibilityState === "visible" && this.#wanted && this.#socket?.readyState !== WebSocket.OPEN)
      this.again();
  };

  constructor(path: string, hello: () => Message, hear: (message: Heard) => void, line: (line: Line) => void) {
    const match = path.split("/")[3] ?? "";
    this.#here = isHere(match) ? match : null;
    this.#url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    this.#hello = hello;
    this.#hear = hear;
    this.#line = line;
  }

  open(): void {
    this.#wanted = true;
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    this.#connect();
  }

  close(): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
    this.#socket?.close();
    this.#giveUp(() => true);
  }

  /** Drop the line and take it up again at once, to be sure of the state. */
  again(): void {
    if (!this.#wanted) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#socket?.close();
    this.#connect();
  }

  send(message: Message): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Send what is answered: with a key it outlives a break of the line, anything else fails with it. */
  ask<T extends Ack>(message: Message): Promise<T> {
    const id = ++this.#asked;
    return new Promise<T>((told, failed) => {
      const question: Question = {
        message: { ...message, id },
        again: "key" in message,
        told: told as Question["told"],
        failed,
      };
      this.#questions.set(id, question);
      if (this.#live) this.#put(question);
    });
  }

  #put(question: Question): void {
    clearTimeout(question.timer);
    const lost = (): void => (question.again ? this.again() : this.#giveUp((one) => one === question));
    question.timer = setTimeout(lost, LONGEST_ANSWER_MS);
    this.send(question.message);
  }

  #giveUp(which: (question: Question) => boolean): void {
    for (const [id, question] of [...this.#questions]) {
      if (which(question)) this.#answered(id)?.failed(new Refused({ code: "offline", reason: "", rule: null }));
    }
  }

  #answered(id: number): Question | undefined {
    const question = this.#questions.get(id);
    if (question) clearTimeout(question.timer);
    this.#questions.delete(id);
    return question;
  }

  #connect(): void {
    const socket = (this.#here ? new HereWire(this.#here) : new WebSocket(this.#url)) as Wire;
    this.#socket = socket;
    this.#live = false;
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#told(JSON.parse(event.data) as Heard);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || !this.#wanted) return;
      if (FINAL.includes(event.code)) {
        this.#line("gone");
        this.#giveUp(() => true);
        this.#hear({ type: "closed", code: event.code === 4403 ? "forbidden" : "no_match" });
        return;
      }
      this.#line("cut");
      this.#giveUp((question) => !question.again);
      this.#timer = setTimeout(() => this.#connect(), pause(this.#tries++));
    };
  }

  #told(message: Heard): void {
    if (message.type === "ping") this.send({ type: "pong" });
    else if (message.type === "ack" || message.type === "reply") this.#answered(message.id)?.told(message);
    else if (message.type === "refused" && message.id !== null)
      this.#answered(message.id)?.failed(new Refused(message.error));
    else {
      if (message.type === "state") this.#taken();
      this.#hear(message);
    }
  }

  /** The line is up: what waits for an answer is asked, once more where it had been. */
  #taken(): void {
    this.#tries = 0;
    this.#line("live");
    if (this.#live) return;
    this.#live = true;
    for (const question of this.#questions.values()) this.#put(question);
  }
}
