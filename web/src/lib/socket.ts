// A WebSocket that comes back: it greets, answers pings, and after a break connects again with a growing pause.
type Message = Record<string, unknown>;
const FINAL = [4403, 4404];

export class Socket {
  #url: string;
  #hello: () => Message;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  #hear: (message: any) => void;
  #line: (line: "joining" | "live" | "cut" | "gone") => void;
  #socket: WebSocket | null = null;
  #wanted = false;
  #tries = 0;
  #timer = 0;
  #wake = () => {
    if (document.visibilityState === "visible" && this.#wanted && this.#socket?.readyState !== WebSocket.OPEN)
      this.again();
  };

  constructor(
    path: string,
    hello: () => Message,
    hear: (message: unknown) => void,
    line: (l: "joining" | "live" | "cut" | "gone") => void,
  ) {
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
  }

  /** Drop the line and take it up again at once, to be sure of the state. */
  again(): void {
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#socket?.close();
    this.#connect();
  }

  send(message: Message): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      const message = JSON.parse(event.data as string) as Message;
      if (message.type === "ping") socket.send('{"type":"pong"}');
      else {
        if (message.type === "state") {
          this.#tries = 0;
          this.#line("live");
        }
        this.#hear(message);
      }
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || !this.#wanted) return;
      if (FINAL.includes(event.code)) {
        this.#line("gone");
        this.#hear({ type: "closed", code: event.code === 4403 ? "forbidden" : "no_match" });
        return;
      }
      this.#line("cut");
      this.#timer = window.setTimeout(() => this.#connect(), Math.min(15000, 500 * 2 ** this.#tries++));
    };
  }
}
