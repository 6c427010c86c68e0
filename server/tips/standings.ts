import { rankTipsters, noStats, type Ranked, type RankWish } from '#domain/tips/ranking.ts';
import type { TipsterStats, TipWindow } from '#domain/tips/stats.ts';
import { grouped } from '#domain/shared/grouped.ts';
import { TIPS, type TipCategory, type TipMark } from '#domain/tips/tip.ts';
import type { Clock } from '../shared/clock.ts';
import type { StoredSettled, TipsStore } from './tips.store.ts';

/** How long settled tips are cached in memory: the leaderboard is requested more often than matches end. */
const KEPT_MS = 10_000;

export interface Standings {
  readonly settled: () => Promise<readonly StoredSettled[]>;
  readonly ranked: (
    wish: Omit<RankWish, 'now'> & { readonly category?: TipCategory | undefined },
  ) => Promise<readonly Ranked[]>;
  /** A tipster's statistics in a window, across all categories. */
  readonly statsOf: (userId: string, window: TipWindow) => Promise<TipsterStats>;
  /** How a tipster's last tips ended, the latest last. */
  readonly recentOf: (userId: string) => Promise<readonly TipMark[]>;
  /** Clears the cache, after a settlement. */
  readonly forget: () => void;
}

const markOf = ({ tipId, fixtureId, lockTs, state }: StoredSettled): TipMark => ({ tipId, fixtureId, lockTs, state });

/** The ranking of tipsters, computed from all settled tips, which each process reads at most every ten seconds. */
export const createStandings = (store: Pick<TipsStore, 'settled'>, clock: Clock): Standings => {
  let kept: { readonly at: number; readonly rows: Promise<readonly StoredSettled[]> } | null = null;
  const groups = new WeakMap<readonly StoredSettled[], ReadonlyMap<string, readonly StoredSettled[]>>();
  const byTipster = (rows: readonly StoredSettled[]) => {
    const found = groups.get(rows) ?? grouped(rows, ({ tipsterId }) => tipsterId);
    groups.set(rows, found);
    return found;
  };
  const ranks = new Map<string, Promise<readonly Ranked[]>>();
  const forget = (): void => {
    kept = null;
    ranks.clear();
  };
  const settled = (): Promise<readonly StoredSettled[]> => {
    const now = clock();
    if (kept && Math.abs(now - kept.at) < KEPT_MS) return kept.rows;
    forget();
    const rows = store.settled();
    rows.catch(forget);
    kept = { at: now, rows };
    return rows;
  };
  const ranked: Standings['ranked'] = async ({ category, ...wish }) => {
    const rows = await settled();
    const key = [category, wish.window, wish.minSettled, wish.sort].join(' ');
    const before = ranks.get(key);
    if (before) return before;
    const own = category ? rows.filter((row) => row.category === category) : rows;
    const found = Promise.resolve(rankTipsters(own, { ...wish, now: clock() }));
    // Of all possible combinations only a few are requested.
    if (ranks.size >= 64) ranks.clear();
    ranks.set(key, found);
    return found;
  };
  return {
    settled,
    ranked,
    forget,
    recentOf: async (userId) =>
      (byTipster(await settled()).get(userId) ?? [])
        .toSorted((a, b) => a.lockTs - b.lockTs)
        .slice(-TIPS.recent)
        .map(markOf),
    statsOf: async (userId, window) =>
      (await ranked({ window, minSettled: TIPS.minSettled })).find(({ tipsterId }) => tipsterId === userId)?.stats ??
      noStats(window),
  };
};
