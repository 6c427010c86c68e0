import type { StandingList, TableFixture } from '../football/answers.ts';
import { recounted } from '../football/standings/recounted.ts';

type Bag = Readonly<Record<string, unknown>>;

/** The tables of a season. */
export const isTables = (bag: Bag): boolean =>
  Array.isArray(bag['groups']) && Array.isArray(bag['thirds']) && 'liveMatches' in bag && 'latestTs' in bag;

/** Who plays next tells who came through the groups. */
const withoutNext = (table: StandingList): StandingList => ({
  ...table,
  groups: table.groups.map(({ rows, ...group }) =>
    group.name === undefined ? { ...group, rows } : { ...group, rows: rows.map(({ next: _, ...row }) => row) },
  ),
});

/**
 * Tables without the matches whose results are hidden, and how many those are. Tables that do not say what they are made
 * of, and may count such a match, are none.
 */
export const hideTable = (
  table: StandingList,
  hide: (matches: readonly TableFixture[]) => readonly TableFixture[],
  isFresh: (startTs: number) => boolean,
): StandingList => {
  const { whole, latestTs } = table;
  if (latestTs === null || !isFresh(latestTs)) return table;
  if (!whole) return { ...table, groups: [], thirds: [], liveMatches: 0, latestTs: null };
  const matches = hide(whole.matches);
  const withheld = matches.filter(({ score }) => score === null).length;
  if (withheld === 0) return table;
  return {
    ...withoutNext(recounted(table, matches, whole.type)),
    ...{ whole: { ...whole, matches }, withheld },
  };
};
