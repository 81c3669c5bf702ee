// Where a province's name stands, seen from its control space: two lines where one would run into its neighbours.
export interface Label {
  lines: string[];
  dx: number;
  dy: number;
  turn: number;
}
const at = (dx: number, dy: number, ...lines: string[]): Label => ({ lines, dx, dy, turn: 0 });

export const LABELS: Record<string, Label> = {
  hispania_ulterior: at(-34, -28, "Hispania", "Ulterior"),
  hispania_citerior: at(-34, -28, "Hispania", "Citerior"),
  mauritania: at(-10, -30, "Mauritania"),
  gallia_cisalpina: at(0, -30, "Gallia", "Cisalpina"),
  italia: at(-2, -29, "Italia"),
};
