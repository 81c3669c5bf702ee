// The part of a map in sight: wheel, drag, pinch, double tap, keys and buttons move it. The part has the shape of the box
// that the map is shown in; until somebody moves it, it is as large as letters and fingers need it.
const MOST = 5;
const TWICE_MS = 320;
/** Letters on a map are never smaller, and grow by so much before the map is cut. */
const LEAST_LETTER = 11.2;
const MOST_GROWTH = 1.25;
/** What a finger hits. */
const FINGER = 40.5;

/** What a mouse points at and eyes read, where a game asks for it. */
const PIECE = 42;

/** What must be large enough when the map opens, in units of the map: its smallest names, the targets; and the middle. */
export interface Opening {
  letter: number;
  target: number;
  /** The width of a piece with a face, on screens that have room for it. */
  piece?: number;
  middle: [number, number];
}

export class Zoom {
  k = $state(1);
  x: number;
  y: number;
  readonly width: number;
  readonly height: number;
  readonly opening: Opening;
  /** The box on the screen, in pixels. */
  #wide = $state(0);
  #high = $state(0);
  /** Somebody has moved the map: it stays where they put it. */
  #moved = false;
  /** True while a drag goes on, so that its end is no click. */
  dragged = false;
  #fingers = new Map<number, [number, number]>();
  #start: [number, number] | null = null;
  #tapped = 0;

  constructor(width: number, height: number, opening: Opening) {
    [this.width, this.height, this.opening] = [width, height, opening];
    this.x = $state(width / 2);
    this.y = $state(height / 2);
  }

  /** How much of the map is in sight, each way. */
  get part(): [number, number] {
    return this.#part(this.k);
  }
  get box(): string {
    const [w, h] = this.part;
    return `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`;
  }
  /** Pixels to a unit of the map. */
  get scale(): number {
    return this.#wide ? this.#wide / this.part[0] : 1;
  }
  /** How large names are written, in units of the map: larger where it is shown small. */
  get letter(): number {
    const { letter } = this.opening;
    return Math.min(letter * MOST_GROWTH, Math.max(letter, LEAST_LETTER / this.scale));
  }

  /** The box is so many pixels large now. */
  fit(wide: number, high: number, touch: boolean): void {
    if (!wide || !high) return;
    [this.#wide, this.#high] = [wide, high];
    if (this.#moved) return this.#set(this.k, this.x, this.y);
    const { letter, target, piece, middle } = this.opening;
    const pointed = touch ? FINGER / target : piece ? PIECE / piece : 0;
    const least = Math.max(LEAST_LETTER / (letter * MOST_GROWTH), pointed);
    const k = Math.min(MOST, Math.max(1, (least * this.#part(1)[0]) / wide));
    this.#set(k, ...middle);
  }

  /** Enlarge round a point of the map that stays where it is. */
  by(factor: number, [px, py]: [number, number] = [this.x, this.y]): void {
    this.#moved = true;
    const k = Math.min(MOST, Math.max(1, this.k * factor));
    const f = this.k / k;
    this.#set(k, px + (this.x - px) * f, py + (this.y - py) * f);
  }

  pan(dx: number, dy: number): void {
    this.#moved = true;
    this.#set(this.k, this.x + dx, this.y + dy);
  }

  whole(): void {
    this.#moved = true;
    this.#set(1, this.width / 2, this.height / 2);
  }

  /** Bring a place into sight. */
  show([x, y]: [number, number]): void {
    const [w, h] = [this.part[0] / 2 - 60, this.part[1] / 2 - 60];
    if (Math.abs(x - this.x) > w || Math.abs(y - this.y) > h) this.#set(this.k, x, y);
  }

  /** Where a point of the map lies in the part in sight, from 0 to 1 each way. */
  within([x, y]: [number, number]): [number, number] {
    return [(x - this.x) / this.part[0] + 0.5, (y - this.y) / this.part[1] + 0.5];
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
    const unit = this.part[0] / box.width;
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
    const [w, h] = this.part;
    return [
      this.x - w / 2 + ((clientX - box.left) / box.width) * w,
      this.y - h / 2 + ((clientY - box.top) / box.height) * h,
    ];
  }

  /** The whole map in the middle of the box, and the k-th part of that. */
  #part(k: number): [number, number] {
    const shape = this.#high ? this.#wide / this.#high : this.width / this.height;
    const [w, h] =
      shape > this.width / this.height ? [this.height * shape, this.height] : [this.width, this.width / shape];
    return [w / k, h / k];
  }

  #set(k: number, x: number, y: number): void {
    const [w, h] = this.#part(k);
    const inside = (at: number, part: number, all: number): number =>
      part >= all ? all / 2 : Math.min(all - part / 2, Math.max(part / 2, at));
    this.k = k;
    this.x = inside(x, w, this.width);
    this.y = inside(y, h, this.height);
  }
}
