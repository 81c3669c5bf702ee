// The part of the map in sight: wheel, drag, pinch, keys and buttons move it.
import { HEIGHT, WIDTH } from "./map";

export const MOST = 5;

export class Zoom {
  k = $state(1);
  x = $state(WIDTH / 2);
  y = $state(HEIGHT / 2);
  /** True while a drag goes on, so that its end is no click. */
  dragged = false;
  #fingers = new Map<number, [number, number]>();
  #start: [number, number] | null = null;

  get box(): string {
    return `${this.x - WIDTH / this.k / 2} ${this.y - HEIGHT / this.k / 2} ${WIDTH / this.k} ${HEIGHT / this.k}`;
  }

  /** Enlarge round a point of the map that stays where it is. */
  by(factor: number, [px, py]: [number, number] = [this.x, this.y]): void {
    const k = Math.min(MOST, Math.max(1, this.k * factor));
    const f = this.k / k;
    this.#set(k, px + (this.x - px) * f, py + (this.y - py) * f);
  }

  to(k: number, x: number, y: number): void {
    this.#set(k, x, y);
  }

  pan(dx: number, dy: number): void {
    this.#set(this.k, this.x + dx, this.y + dy);
  }

  whole(): void {
    this.#set(1, WIDTH / 2, HEIGHT / 2);
  }

  /** Bring a place into sight. */
  show([x, y]: [number, number]): void {
    const [w, h] = [WIDTH / this.k / 2 - 60, HEIGHT / this.k / 2 - 60];
    if (Math.abs(x - this.x) > w || Math.abs(y - this.y) > h) this.#set(this.k, x, y);
  }

  down(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.#start = [event.clientX, event.clientY];
    if (this.#fingers.size === 1) this.dragged = false;
  }

  move(event: PointerEvent, box: DOMRect): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now: [number, number] = [event.clientX, event.clientY];
    const unit = WIDTH / this.k / box.width;
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (others.length) {
      const [ox, oy] = others[0]!;
      const [was, is] = [Math.hypot(before[0] - ox, before[1] - oy), Math.hypot(now[0] - ox, now[1] - oy)];
      this.dragged = true;
      if (was > 0) this.by(is / was, this.point((now[0] + ox) / 2, (now[1] + oy) / 2, box));
    } else {
      const far = this.#start ? Math.hypot(now[0] - this.#start[0], now[1] - this.#start[1]) : 0;
      if (far > 6) this.dragged = true;
      if (this.dragged) this.pan((before[0] - now[0]) * unit, (before[1] - now[1]) * unit);
    }
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** A point of the screen on the map. */
  point(clientX: number, clientY: number, box: DOMRect): [number, number] {
    const [w, h] = [WIDTH / this.k, HEIGHT / this.k];
    return [this.x - w / 2 + ((clientX - box.left) / box.width) * w, this.y - h / 2 + ((clientY - box.top) / box.height) * h];
  }

  #set(k: number, x: number, y: number): void {
    const [w, h] = [WIDTH / k / 2, HEIGHT / k / 2];
    this.k = k;
    this.x = Math.min(WIDTH - w, Math.max(w, x));
    this.y = Math.min(HEIGHT - h, Math.max(h, y));
  }
}

const zooms = new WeakMap<object, Zoom>();
/** One view of the map per table, shared by the map and the keys. */
export function zoomOf(table: object): Zoom {
  if (!zooms.has(table)) zooms.set(table, new Zoom());
  return zooms.get(table)!;
}
