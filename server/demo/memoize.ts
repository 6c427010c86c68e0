/** Memoizes a pure function for the `limit` most recently used keys; keys with the same `nameOf` are the same. */
export const memoize = <K, V>(limit: number, make: (key: K) => V, nameOf: (key: K) => unknown = (key) => key) => {
  const kept = new Map<unknown, V>();
  return (key: K): V => {
    const name = nameOf(key);
    const known = kept.get(name);
    if (known !== undefined) {
      kept.delete(name);
      kept.set(name, known);
      return known;
    }
    const made = make(key);
    kept.set(name, made);
    if (kept.size > limit) kept.delete(kept.keys().next().value);
    return made;
  };
};

/** Memoizes a pure function of a fixture. */
export const memoizeByFixture = <F extends { readonly fixtureId: string }, V>(limit: number, make: (fixture: F) => V) =>
  memoize(limit, make, ({ fixtureId }) => fixtureId);
