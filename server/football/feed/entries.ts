import { thingOf, type FixtureEntry } from '#domain/football/fixtureFeed.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { isGoal } from '#domain/football/goals.ts';
import type { MatchEvent, Stat } from '#domain/football/matchData.ts';
import type { OddsMarket } from '#domain/odds/market.ts';
import type { MatchVotes } from '#domain/football/votes.ts';
import { grouped } from '#domain/shared/grouped.ts';

/** What the sources report about a match at an instant. */
export interface FixtureTold {
  readonly fixture: Fixture;
  readonly events: readonly MatchEvent[];
  readonly stats: readonly Stat[];
  readonly odds: readonly OddsMarket[];
  /** Null once voting has closed. */
  readonly votes: Pick<MatchVotes, 'total' | 'split'> | null;
}

/** Entries by what they describe, in the order of publication. */
export type Entries = ReadonlyMap<string, FixtureEntry>;

const statusEntry = (fixture: Fixture, ts: number): FixtureEntry => {
  const { status, statusText, phase, minute, added, startTs } = fixture;
  return {
    ...{ kind: 'status', ts, status, statusText, phase, startTs },
    ...(minute !== undefined && { minute }),
    ...(added !== undefined && { added }),
  };
};

/** The time of a score: that of the goal that led to it, or of the decision that disallowed one. */
const scoreTs = (events: readonly MatchEvent[], now: number): number => {
  const last = events.findLast(({ type }) => isGoal({ type }) || type === 'var_cancelled');
  return last && !last.revoked ? last.ts : now;
};
const scoreEntry = (
  { score, redCards, goalMinutes }: Fixture,
  events: readonly MatchEvent[],
  now: number,
): FixtureEntry => ({
  ...{ kind: 'score', ts: scoreTs(events, now), score, redCards },
  ...(goalMinutes && { goalMinutes }),
});

/** The entries of a match at an instant; its status comes last. */
export const entriesOf = ({ fixture, events, stats, odds, votes }: FixtureTold, now: number): Entries => {
  const all: readonly FixtureEntry[] = [
    ...events.map((event): FixtureEntry => ({ kind: 'event', ...event })),
    scoreEntry(fixture, events, now),
    ...[...grouped(stats, ({ period }) => period)].map(([period, list]): FixtureEntry => ({
      kind: 'stat',
      ts: now,
      period,
      stats: list,
    })),
    ...[...grouped(odds, ({ market }) => market)].map(([market, lines]): FixtureEntry => ({
      kind: 'odds',
      ts: Math.max(...lines.map(({ ts }) => ts)),
      market,
      lines,
    })),
    ...(votes ? [{ kind: 'vote', ts: now, ...votes } as const] : []),
    statusEntry(fixture, now),
  ];
  return new Map(all.map((entry) => [thingOf(entry), entry]));
};

/** The entry that says that something was removed. */
const goneEntry = (entry: FixtureEntry, now: number): FixtureEntry | null => {
  if (entry.kind === 'event') return entry.revoked ? null : { ...entry, revoked: true };
  if (entry.kind === 'stat') return entry.stats.length > 0 ? { ...entry, ts: now, stats: [] } : null;
  if (entry.kind === 'odds') return entry.lines.length > 0 ? { ...entry, ts: now, lines: [] } : null;
  return null;
};

/** Whether two entries are equal apart from the time at which they were read. */
const isSame = ({ ts: _, ...before }: FixtureEntry, { ts: __, ...after }: FixtureEntry): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

/** The entries to publish after a change, in the order of publication. */
export const newEntries = (before: Entries, after: Entries, now: number): readonly FixtureEntry[] => {
  const gone = [...before].flatMap(([thing, entry]) => (after.has(thing) ? [] : (goneEntry(entry, now) ?? [])));
  const changed = [...after].flatMap(([thing, entry]) => {
    const known = before.get(thing);
    return known && isSame(known, entry) ? [] : [entry];
  });
  return [...gone, ...changed];
};
