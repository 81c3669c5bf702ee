/** One thing for each table, made when it is first asked for; it outlives the component that asks (hand-over). */
export function forEachTable<T extends object, S>(make: (table: T) => S): (table: T) => S {
  const known = new WeakMap<T, S>();
  return (table) => {
    const there = known.get(table);
    if (there !== undefined) return there;
    let made!: S;
    $effect.root(() => {
      made = make(table);
    });
    known.set(table, made);
    return made;
  };
}
