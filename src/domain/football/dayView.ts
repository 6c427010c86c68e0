import type { DayList, LeagueDay } from './answers.ts';
import type { Fixture } from './fixture.ts';

export const fixtureFilters = ['all', 'live', 'ended', 'upcoming'] as const;
export type FixtureFilterName = (typeof fixtureFilters)[number];

/** MC-12: whether a match is shown by a filter; one that is off counts as one that is over. */
export const passes = ({ status }: Pick<Fixture, 'status'>, filter: FixtureFilterName): boolean =>
  filter === 'all' || status === filter || (filter === 'ended' && status === 'cancel');

/** The filters that show some of these matches, as a list of words. */
export const filtersPassed = (fixtures: readonly Pick<Fixture, 'status'>[]): string =>
  fixtureFilters.filter((filter) => filter !== 'all' && fixtures.some((one) => passes(one, filter))).join(' ');

/** How many matches of a day each filter would show. */
export const countsOfDay = ({ leagues }: Pick<DayList, 'leagues'>): Readonly<Record<FixtureFilterName, number>> => {
  const all = leagues.flatMap(({ fixtures }) => fixtures);
  const count = (filter: FixtureFilterName) => all.filter((one) => passes(one, filter)).length;
  return { all: all.length, live: count('live'), ended: count('ended'), upcoming: count('upcoming') };
};

/** Only the matches of these teams, and the competitions in which they play. */
export const matchesOf = (leagues: readonly LeagueDay[], teamIds: ReadonlySet<string>): readonly LeagueDay[] =>
  leagues
    .map((day) => ({
      ...day,
      fixtures: day.fixtures.filter(
        ({ localteam, visitorteam }) => teamIds.has(localteam.id) || teamIds.has(visitorteam.id),
      ),
    }))
    .filter(({ fixtures }) => fixtures.length > 0);

/** Those of the competitions that the reader has pinned first, otherwise as they came. */
export const pinnedFirst = (leagues: readonly LeagueDay[], pinned: ReadonlySet<string>): readonly LeagueDay[] => [
  ...leagues.filter(({ league }) => pinned.has(league.leagueId)),
  ...leagues.filter(({ league }) => !pinned.has(league.leagueId)),
];
