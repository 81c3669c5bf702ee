// For type checkers: see memory.mjs.
export declare class GameMemory {
  static of(bytes: ArrayBuffer): Promise<GameMemory>;
  room(length: number): number;
  write(place: number, bytes: Uint8Array): void;
  read(place: number, length: number): Uint8Array;
  call(name: string, given: readonly (number | string)[]): number;
}
/** As Python may use it. */
export declare function forPython(memory: GameMemory): object;
