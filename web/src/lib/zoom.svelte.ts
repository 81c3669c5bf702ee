// The part of a map in sight: wheel, drag, pinch, double tap, keys and buttons move it.
const MOST = 5;
const TWICE_MS = 320;

export class Zoom {
  k = $state(1);
  x: number;
  y: number;
  readonly width: number;
  readonly height: number;
  /** True while a drag goes on, so that its end is no click. */
  dragged = false;
  #fingers = new Map<number, [number, number]>();
  #start: [number, number] | null = null;
  #tapped = 0;

  constructor(width: number, height: number) {
    [this.width, this.height] = [width, height];
    this.x = $state(width / 2);
    this.y = $state(height / 2);
  }

  get box(): string {
    return `${this.x - this.width / this.k / 2} ${this.y - this.height / this.k / 2} ${this.width / this.k} ${this.height / this.k}`;
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
    this.#set(1, this.width / 2, this.height / 2);
  }

  /** Bring a place into sight. */
  show([x, y]: [number, number]): void {
    const [w, h] = [this.width / this.k / 2 - 60, this.height / this.k / 2 - 60];
    if (Math.abs(x - this.x) > w || Math.abs(y - this.y) > h) this.#set(this.k, x, y);
  }

  /** Where a point of the map lies in the part in sight, from 0 to 1 each way. */
  part([x, y]: [number, number]): [number, number] {
    return [((x - this.x) * this.k) / this.width + 0.5, ((y - this.y) * this.k) / this.height + 0.5];
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
    const unit = this.width / this.k / box.width;
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

  /** A tap on nothing in particular; the second of two enlarges that spot, or shows the whole map again. */
  tap(event: PointerEvent, box: DOMRect): void {
    if (this.dragged) return;
    const twice = event.timeStamp - this.#tapped < TWICE_MS;
    this.#tapped = twice ? 0 : event.timeStamp;
    if (twice && this.k > 1) this.whole();
    else if (twice) this.by(2.4, this.point(event.clientX, event.clientY, box));
  }

  /** A point of the screen on the map. */
  point(clientX: number, clientY: number, box: DOMRect): [number, number] {
    const [w, h] = [this.width / this.k, this.height / this.k];
    return [
      this.x - w / 2 + ((clientX - box.left) / box.width) * w,
      this.y - h / 2 + ((clientY - box.top) / box.height) * h,
    ];
  }

  #set(k: number, x: number, y: number): void {
    const [w, h] = [this.width / k / 2, this.height / k / 2];
    this.k = k;
    this.x = Math.min(this.width - w, Math.max(w, x));
    this.y = Math.min(this.height - h, Math.max(h, y));
  }
}
