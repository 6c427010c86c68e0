import type { SeasonTotals } from './entities.ts';

/** Null without minutes. */
export const per90 = (total: number, minutes: number): number | null => (minutes > 0 ? (total * 90) / minutes : null);

/** Minutes that a player must have in a season to belong to a peer group. */
export const PEER_MIN_MINUTES = 270;

/** How many a peer group has to have for a percentile. */
const PEERS_LEAST = 5;

/** What comparisons count with: a pause in typing, in milliseconds, and percentiles that are as good as level. */
export const COMPARE = { typingPauseMs: 200, noisePctl: 5 } as const;

/** Values of which a lower one is better. */
const lowRates: ReadonlySet<string> = new Set([
  'fouls',
  'yellows',
  'reds',
  'offsides',
  'conceded',
  'dispossessed',
  'own_goals',
  'missed_penalties',
]);

type Better = 'a' | 'b' | '=';

/** Which of two values is the better one; none where one is unknown. */
export const better = (lowerIsBetter: boolean, a: number | null, b: number | null): Better => {
  if (a === null || b === null || a === b) return '=';
  return a > b !== lowerIsBetter ? 'a' : 'b';
};

/** Those of a position with enough minutes in a season: what a percentile is of. */
export interface PeerGroup {
  readonly position: SeasonTotals['position'];
  readonly minMinutes: number;
  readonly players: readonly SeasonTotals[];
}

export const peerGroup = (
  position: SeasonTotals['position'],
  all: readonly SeasonTotals[],
  minMinutes = PEER_MIN_MINUTES,
): PeerGroup => ({
  ...{ position, minMinutes },
  players: all.filter((one) => one.position === position && one.minutes >= minMinutes),
});

/** Per 90 minutes; a value that is left out is 0. Null without minutes. */
const rateOf = ({ values, minutes }: SeasonTotals, key: string): number | null => per90(values[key] ?? 0, minutes);

/**
 * Which share of rates a rate is at least as good as, in per cent from 0 to 100 (half of those level count); null among
 * fewer than five.
 */
export const shareBelow = (own: number, rates: readonly number[], lowerIsBetter: boolean): number | null => {
  if (rates.length < PEERS_LEAST) return null;
  const sign = lowerIsBetter ? -1 : 1;
  const below = rates.filter((rate) => (own - rate) * sign > 0).length;
  const level = rates.filter((rate) => rate === own).length;
  return Math.round((100 * (below + level / 2)) / rates.length);
};

/**
 * Which share of the peer group a player is at least as good as (TP-7); null for who has too few minutes, and in a group of
 * fewer than five.
 */
export const percentile = (player: SeasonTotals, key: string, { players, minMinutes }: PeerGroup): number | null => {
  const own = rateOf(player, key);
  if (own === null || player.minutes < minMinutes) return null;
  return shareBelow(
    own,
    players.map((peer) => rateOf(peer, key)!),
    lowRates.has(key),
  );
};

/** A line of a comparison: never a bare total. */
export interface ComparedRow {
  readonly key: string;
  readonly a: number | null;
  readonly b: number | null;
  readonly pctlA?: number | null;
  readonly pctlB?: number | null;
  readonly better: Better;
}

/** Both players per 90 minutes, each with the percentile in the peer group of their own position (TP-7). */
export const comparePlayers = (
  a: SeasonTotals,
  b: SeasonTotals,
  keys: readonly string[],
  groupOf: (player: SeasonTotals) => PeerGroup,
): readonly ComparedRow[] => {
  const [groupA, groupB] = [groupOf(a), groupOf(b)];
  return keys.map((key) => {
    const [one, two] = [rateOf(a, key), rateOf(b, key)];
    return {
      ...{ key, a: one, b: two, better: better(lowRates.has(key), one, two) },
      ...{ pctlA: percentile(a, key, groupA), pctlB: percentile(b, key, groupB) },
    };
  });
};
