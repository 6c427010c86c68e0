/** What each file imports, by path. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Files that import each other, directly or by way of others: each group once, its files in order of their names. */
export const circlesOf = (imports: Imports): readonly (readonly string[])[] => {
  const place = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: (readonly string[])[] = [];
  // Tarjan's algorithm: a file that reaches none before itself closes a group of all that came after it.
  const visit = (file: string): void => {
    place.set(file, place.size);
    lowest.set(file, place.get(file)!);
    open.push(file);
    for (const other of imports.get(file) ?? []) {
      if (!place.has(other)) visit(other);
      if (open.includes(other)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(other)!));
    }
    if (lowest.get(file) !== place.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1 || imports.get(file)?.includes(file)) found.push(group.toSorted());
  };
  for (const file of imports.keys()) if (!place.has(file)) visit(file);
  return found.toSorted(([a], [b]) => (a! < b! ? -1 : 1));
};
