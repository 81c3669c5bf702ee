// What a volley promises: how likely each number of hits is.
export function chances(dice: number, firepower: number): number[] {
  let all = [1];
  for (let i = 0; i < dice; i++) {
    all = Array.from(
      { length: all.length + 1 },
      (_, n) => ((all[n] ?? 0) * (6 - firepower) + (all[n - 1] ?? 0) * firepower) / 6,
    );
  }
  return all;
}
