import type { DayList, LeagueDay } from './answers.ts';
import type { Fixture } from './fixture.ts';

export const fixtureFilters = ['all', 'live', 'ended', 'upcoming'] as const;
export type FixtureFilterName = (typeof fixtureFilters)[number];

/** A match that is off counts as one that is over. */
const passes = ({ status }: Fixture, filter: FixtureFilterName): boolean =>
  filter === 'all' || status === filter || (filter === 'ended' && status === 'cancel');

/** A day's matches that pass a filter, without competitions that have none (MC-12). */
export const filteredDay = ({ leagues }: DayList, filter: FixtureFilterName): readonly LeagueDay[] =>
  filter === 'all'
    ? leagues
    : leagues
        .map(({ league, fixtures }) => ({ league, fixtures: fixtures.filter((one) => passes(one, filter)) }))
        .filter(({ fixtures }) => fixtures.length > 0);

/** How many matches of a day each filter would show. */
export const countsOfDay = ({ leagues }: DayList): Readonly<Record<FixtureFilterName, number>> => {
  const all = leagues.flatMap(({ fixtures }) => fixtures);
  const count = (filter: FixtureFilterName) => all.filter((one) => passes(one, filter)).length;
  return { all: all.length, live: count('live'), ended: count('ended'), upcoming: count('upcoming') };
};

/** Those of the competitions that the reader has pinned first, otherwise as they came. */
export const pinnedFirst = (leagues: readonly LeagueDay[], pinned: ReadonlySet<string>): readonly LeagueDay[] => [
  ...leagues.filter(({ league }) => pinned.has(league.leagueId)),
  ...leagues.filter(({ league }) => !pinned.has(league.leagueId)),
];
