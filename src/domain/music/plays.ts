import { MUSIC, type ChartRow } from './music.ts';

const DAY_MS = 86_400_000;
/** Vietnam has had one zone without summer time since 1975. */
const VIETNAM_MS = 7 * 3_600_000;

/** Days since 1970 in Vietnam. */
export const playDayOf = (ms: number): number => Math.floor((ms + VIETNAM_MS) / DAY_MS);
/** `YYYY-MM-DD` of such a day. */
export const playDayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** The first day of its month. */
export const monthStartOf = (day: number): number =>
  Math.floor(Date.parse(`${playDayText(day).slice(0, 7)}-01T00:00:00Z`) / DAY_MS);

/** Whether so much of a song is a play: 30 seconds, or half of a shorter one. */
export const isPlay = (playedMs: number, durationSec: number): boolean =>
  playedMs > 0 && playedMs >= Math.min(MUSIC.countsAfterMs, (durationSec * 1000) / 2);

/** Plays by song, for some days. */
export type Plays = ReadonlyMap<string, number>;
export type Ranked = Pick<ChartRow, 'rank' | 'prevRank' | 'plays'> & { readonly songId: string };

const inOrder = (plays: Plays): readonly (readonly [string, number])[] =>
  [...plays].filter(([, count]) => count > 0).toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));

/** Most plays first; each with the rank it had among `before`, null where it was not in that chart. */
export const ranked = (plays: Plays, before: Plays): readonly Ranked[] => {
  const earlier = new Map(
    inOrder(before)
      .slice(0, MUSIC.chartSize)
      .map(([songId], i) => [songId, i + 1]),
  );
  return inOrder(plays)
    .slice(0, MUSIC.chartSize)
    .map(([songId, count], i) => ({ songId, rank: i + 1, prevRank: earlier.get(songId) ?? null, plays: count }));
};

/** Sums of several days. */
export const summed = (days: readonly Plays[]): Plays => {
  const sum = new Map<string, number>();
  for (const day of days) for (const [songId, count] of day) sum.set(songId, (sum.get(songId) ?? 0) + count);
  return sum;
};
