/** How many are suggested at once, of how many that are much followed, and the competitions whose teams are. */
export const SUGGESTED = { most: 6, looked: 12, leagues: 2 } as const;

/** The competitions that a viewer looks at: those that are followed, then those pinned in lists, then the best known. */
export const lookedAt = (
  followed: readonly string[],
  pinned: Iterable<string>,
  known: readonly string[],
): readonly string[] => {
  const there = new Set(known);
  return [...new Set([...followed, ...pinned, ...known])].filter((id) => there.has(id)).slice(0, SUGGESTED.leagues);
};

/** The first of several lists in turn, each once, without those that are followed. */
export const suggested = <A extends { readonly id: string }>(
  lists: readonly (readonly A[])[],
  followed: ReadonlySet<string>,
): readonly A[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
  const once = new Map(inTurn.map((one) => [one.id, one]));
  return [...once.values()].filter(({ id }) => !followed.has(id)).slice(0, SUGGESTED.most);
};
