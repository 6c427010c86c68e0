import { better, shareBelow, type ComparedRow } from './compare.ts';
import type { Fixture, Pair } from './fixture.ts';

type Played = Pick<Fixture, 'localteam' | 'visitorteam' | 'status' | 'score' | 'redCards' | 'goalMinutes' | 'coverage'>;

/** Goals by quarter of an hour: 1–15, 16–30, … 76–90; stoppage time counts to the quarter before it. */
export const QUARTERS = 6;

/** What a team does per match of a season; shares are 0 to 1. */
export interface TeamSeason {
  readonly teamId: string;
  readonly played: number;
  readonly rates: Readonly<Record<TeamRate, number | null>>;
  /** Null where no minutes of goals are known. */
  readonly quarters: { readonly scored: readonly number[]; readonly conceded: readonly number[] } | null;
}

export const teamRates = {
  attack: ['scored', 'scoredHome', 'scoredAway', 'scoringShare'],
  defence: ['conceded', 'cleanSheetShare'],
  discipline: ['redCards'],
  results: ['points', 'winShare'],
} as const;
export type TeamRateGroup = keyof typeof teamRates;
export type TeamRate = (typeof teamRates)[TeamRateGroup][number];

const lowerIsBetter: ReadonlySet<TeamRate> = new Set<TeamRate>(['conceded', 'redCards']);

interface Seen {
  readonly own: number;
  readonly other: number;
  readonly home: boolean;
  /** Null where the source tells no cards: one without line-ups and statistics. */
  readonly reds: number | null;
  readonly scored: readonly number[] | null;
  readonly conceded: readonly number[] | null;
}

const seenBy = (teamId: string, { localteam, score, redCards, goalMinutes, coverage }: Played): Seen => {
  const home = localteam.id === teamId;
  const pair: Pair = score!.ft ?? [score!.home, score!.away];
  return {
    ...{ own: pair[home ? 0 : 1], other: pair[home ? 1 : 0], home },
    reds: coverage.lineups || coverage.stats ? redCards[home ? 'home' : 'away'] : null,
    scored: goalMinutes?.[home ? 'home' : 'away'] ?? null,
    conceded: goalMinutes?.[home ? 'away' : 'home'] ?? null,
  };
};

const mean = (seen: readonly Seen[], value: (one: Seen) => number): number | null =>
  seen.length === 0 ? null : seen.reduce((sum, one) => sum + value(one), 0) / seen.length;

const ratesOf = (seen: readonly Seen[]): Record<TeamRate, number | null> => ({
  scored: mean(seen, ({ own }) => own),
  scoredHome: mean(
    seen.filter(({ home }) => home),
    ({ own }) => own,
  ),
  scoredAway: mean(
    seen.filter(({ home }) => !home),
    ({ own }) => own,
  ),
  scoringShare: mean(seen, ({ own }) => (own > 0 ? 1 : 0)),
  conceded: mean(seen, ({ other }) => other),
  cleanSheetShare: mean(seen, ({ other }) => (other === 0 ? 1 : 0)),
  redCards: mean(
    seen.filter(({ reds }) => reds !== null),
    ({ reds }) => reds!,
  ),
  points: mean(seen, ({ own, other }) => (own > other ? 3 : own === other ? 1 : 0)),
  winShare: mean(seen, ({ own, other }) => (own > other ? 1 : 0)),
});

const quarterOf = (minute: number): number => Math.min(QUARTERS - 1, Math.max(0, Math.ceil(minute / 15) - 1));
const byQuarter = (minutes: readonly number[]): readonly number[] =>
  Array.from({ length: QUARTERS }, (_, quarter) => minutes.filter((one) => quarterOf(one) === quarter).length);

/** A team's season from its matches that ended; 90 minutes count, without extra time. */
export const teamSeason = (teamId: string, fixtures: readonly Played[]): TeamSeason => {
  const seen = fixtures
    .filter(({ status, score }) => status === 'ended' && score !== null)
    .filter(({ localteam, visitorteam }) => localteam.id === teamId || visitorteam.id === teamId)
    .map((fixture) => seenBy(teamId, fixture));
  const known = seen.filter(({ scored }) => scored !== null);
  return {
    ...{ teamId, played: seen.length, rates: ratesOf(seen) },
    quarters:
      known.length === 0
        ? null
        : {
            scored: byQuarter(known.flatMap(({ scored }) => scored!)),
            conceded: byQuarter(known.flatMap(({ conceded }) => conceded!)),
          },
  };
};

/** Matches that a team must have played in a season to belong to a peer group. */
export const PEER_MIN_MATCHES = 3;

/** The teams of a season among which percentiles are. */
export const teamPeers = (all: readonly TeamSeason[]): readonly TeamSeason[] =>
  all.filter(({ played }) => played >= PEER_MIN_MATCHES);

/** Among the teams whose rate is known; null for a team with too few matches, and among fewer than five. */
const percentile = ({ rates, played }: TeamSeason, key: TeamRate, peers: readonly TeamSeason[]): number | null => {
  const own = rates[key];
  if (own === null || played < PEER_MIN_MATCHES) return null;
  const known = peers.flatMap((peer) => peer.rates[key] ?? []);
  return shareBelow(own, known, lowerIsBetter.has(key));
};

/** Both teams per match and as percentile among the teams of their season, by group; no bare total (TP-6). */
export const compareTeams = (
  a: TeamSeason,
  b: TeamSeason,
  peers: { readonly a: readonly TeamSeason[]; readonly b: readonly TeamSeason[] } = { a: [], b: [] },
): readonly { readonly group: TeamRateGroup; readonly rows: readonly ComparedRow[] }[] =>
  Object.entries(teamRates).map(([group, keys]) => ({
    group: group as TeamRateGroup,
    rows: keys.map((key) => ({
      ...{ key, a: a.rates[key], b: b.rates[key] },
      better: better(lowerIsBetter.has(key), a.rates[key], b.rates[key]),
      ...{ pctlA: percentile(a, key, peers.a), pctlB: percentile(b, key, peers.b) },
    })),
  }));
