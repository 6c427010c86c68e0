/** The result of an import as numbers of records; a removed record counts as changed. */
export interface Tally {
  readonly new: number;
  readonly changed: number;
  readonly same: number;
  readonly aside: number;
}

/** A path in the file ("fixtures.0.home") and what is wrong there. */
export type Complaint = readonly [path: string, reason: string];

/** Complains of each id, by its path, that came before. */
export const repeated = (ids: readonly (readonly [path: string, id: string])[]): readonly Complaint[] => {
  const seen = new Set<string>();
  return ids.flatMap(([path, id]): readonly Complaint[] => {
    if (seen.has(id)) return [[path, `repeats ${id}`]];
    seen.add(id);
    return [];
  });
};

/** Compares records before and after, by name. */
export const tallied = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Tally => {
  const held = [...after].filter(([name]) => before.has(name));
  const same = held.filter(([name, text]) => before.get(name) === text).length;
  const gone = [...before.keys()].filter((name) => !after.has(name)).length;
  return { new: after.size - held.length, changed: held.length - same + gone, same, aside: 0 };
};

export const sumOf = (tallies: readonly Tally[]): Tally => {
  const sum = (part: keyof Tally): number => tallies.reduce((total, tally) => total + tally[part], 0);
  return { new: sum('new'), changed: sum('changed'), same: sum('same'), aside: sum('aside') };
};

/** The last line of an import's output. */
export const tallyLine = (tally: Tally): string =>
  `new ${tally.new}, changed ${tally.changed}, same ${tally.same}, aside ${tally.aside}`;
