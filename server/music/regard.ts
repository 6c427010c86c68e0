import { MUSIC, type ChartType } from '#domain/music/music.ts';
import { playDayOf, ranked, summed, type Plays, type Ranked } from '#domain/music/plays.ts';
import type { Clock } from '../shared/clock.ts';
import type { MusicSource } from '../shared/music/musicSource.ts';
import type { Library } from './library.ts';
import type { PlaysStore } from './plays.store.ts';

const WEEK = 7;
/** The most songs considered for the chart of new songs, by their total plays. */
const CANDIDATES = 1000;
/** For how many days after its release a song counts as new. */
const NEW_DAYS = 30;
const DAY_MS = 86_400_000;
/** The maximum age of totals and charts of other processes; this process's own plays show at once. */
const FRESH_MS = 15_000;

export interface ChartOf {
  readonly day: number;
  readonly rows: readonly (Ranked & { readonly week: readonly number[] })[];
}

export interface RegardNeeds {
  readonly store: Pick<PlaysStore, 'totalsSince' | 'topOf' | 'daysOf'>;
  readonly demo: MusicSource | null;
  readonly library: () => Promise<Library>;
  readonly clock: Clock;
}

/** Whether a song was released within the last 30 days or, if its release date is unknown, added within them. */
export const isNewAt = (song: { readonly released: string | null; readonly addedTs: number }, now: number): boolean => {
  const exact =
    song.released !== null && song.released.length === 10 ? Date.parse(`${song.released}T00:00:00+07:00`) : null;
  if (song.released !== null && exact === null) return false;
  const since = exact ?? song.addedTs;
  return since <= now && now - since < NEW_DAYS * DAY_MS;
};

/** The popularity of songs: the number of plays of each, and the charts. */
export const createRegard = ({ store, demo, library, clock }: RegardNeeds) => {
  const totals = new Map<string, number>();
  let [latest, askedAt, version] = [0, Number.NEGATIVE_INFINITY, 0];
  let reading: Promise<void> | null = null;
  let charts = new Map<string, Promise<ChartOf>>();
  const demoFrom = playDayOf(clock());

  const read = async (): Promise<void> => {
    const rows = await store.totalsSince(latest);
    for (const { songId, plays, changedAt } of rows) {
      if (totals.get(songId) !== plays) version += 1;
      totals.set(songId, plays);
      latest = Math.max(latest, changedAt);
    }
    askedAt = clock();
  };
  const fresh = async (): Promise<void> => {
    if (Math.abs(clock() - askedAt) < FRESH_MS) return;
    reading ??= read().finally(() => {
      reading = null;
      charts = new Map();
    });
    await reading;
  };
  const demoTotal = (songId: string, now: number): number => {
    let sum = 0;
    for (let day = demoFrom - 4 * WEEK; day <= playDayOf(now); day += 1) sum += demo?.plays(songId, day, now) ?? 0;
    return sum;
  };
  let demoTotals: { readonly day: number; readonly of: ReadonlyMap<string, number> } = { day: -1, of: new Map() };
  const demoPlays = (songId: string): number => {
    const day = playDayOf(clock());
    if (demoTotals.day !== day) {
      const now = clock();
      demoTotals = { day, of: new Map((demo?.songs ?? []).map((one) => [one.songId, demoTotal(one.songId, now)])) };
    }
    return demoTotals.of.get(songId) ?? 0;
  };

  const chartOf = async (type: ChartType): Promise<ChartOf> => {
    const now = clock();
    const day = playDayOf(now);
    const { songs, placeOf } = await library();
    const span = type === 'day' ? 1 : WEEK;
    const isIn = (songId: string): boolean => {
      const place = placeOf.get(songId);
      return place !== undefined && (type !== 'new' || isNewAt(songs[place]!, now));
    };
    const most = type === 'new' ? CANDIDATES : MUSIC.chartSize;
    const top = await Promise.all([store.topOf(day - span + 1, day, most), store.topOf(day - span, day - 1, most)]);
    const ids = [...new Set([...top.flat(), ...(demo?.songs ?? []).map(({ songId }) => songId)])].filter(isIn);
    const days = new Map<number, Map<string, number>>();
    const add = (songId: string, on: number, plays: number) => {
      const of = days.get(on) ?? new Map<string, number>();
      days.set(on, of.set(songId, (of.get(songId) ?? 0) + plays));
    };
    for (const { songId, day: on, plays } of await store.daysOf(ids, day - WEEK, day)) add(songId, on, plays);
    for (const songId of ids)
      for (let on = day - WEEK; on <= day; on += 1) add(songId, on, demo?.plays(songId, on, now) ?? 0);
    const from = (first: number, last: number): Plays =>
      summed([...days].filter(([on]) => on >= first && on <= last).map(([, of]) => of));
    const week = Array.from({ length: WEEK }, (_, i) => days.get(day - WEEK + 1 + i));
    return {
      day,
      rows: ranked(from(day - span + 1, day), from(day - span, day - 1)).map((row) => ({
        ...row,
        week: week.map((of) => of?.get(row.songId) ?? 0),
      })),
    };
  };
  return {
    /** The number of plays of a song. */
    plays: (songId: string): number => (totals.get(songId) ?? 0) + demoPlays(songId),
    /** Changes whenever a total changes. */
    version: (): number => version,
    fresh,
    /** Called after this process has counted a play, so that the next reader gets new totals. */
    counted: (): void => {
      askedAt = Number.NEGATIVE_INFINITY;
    },
    chart: async (type: ChartType): Promise<ChartOf> => {
      await fresh();
      const key = `${type} ${playDayOf(clock())}`;
      const known = charts.get(key);
      if (known) return known;
      const chart = chartOf(type);
      charts.set(key, chart);
      chart.catch(() => charts.delete(key));
      return chart;
    },
  };
};
export type Regard = ReturnType<typeof createRegard>;
