/** The values by their keys, both in the order in which they came. */
export const grouped = <A, K>(values: readonly A[], keyOf: (value: A) => K): ReadonlyMap<K, readonly A[]> => {
  const groups = new Map<K, A[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
};
