import type { Competition, TableRules } from '#domain/football/competition.ts';
import type { Fixture, TeamRef } from '#domain/football/fixture.ts';
import type { FixtureFilter, FootballSource } from '#server/shared/footballSource.ts';

const nothing = async () => null;
const none = async () => [];

/** A source with only the given functions; all others are empty. */
export const aFootballSource = (source: Partial<FootballSource> = {}): FootballSource => ({
  ...{ fixtures: none, starts: none, running: none, fixture: nothing },
  ...{ events: nothing, lineups: nothing, stats: nothing, momentum: nothing, shots: nothing },
  ...{ odds: async () => new Map(), oddsHistory: nothing, lineHistory: nothing },
  ...{ competitions: none, competition: nothing, season: none, topPlayers: none, seasonTotals: none },
  ...{ teams: none, team: nothing, squad: nothing, player: nothing, career: none, manager: nothing, venue: nothing },
  ...{ searchTeams: none, searchPlayers: none, scorersOf: none, listed: none },
  ...source,
});

const plainRules: TableRules = {
  points: { win: 3, draw: 1, loss: 0 },
  ...{ tieBreakers: ['goalDifference', 'goalsFor'], zones: [], taken: [], decided: [] },
};
/** A competition with one season; the test overrides what it is about. */
export const aCompetition = (competition: Partial<Competition> = {}): Competition => ({
  ...{ leagueId: 'l1', leagueName: 'Giải Đồng Bằng', slug: 'giai-dong-bang', logo: '', country: '', type: 'league' },
  seasons: [{ season: '2026-27', rules: plainRules, complete: false }],
  currentSeason: '2026-27',
  ...competition,
});

const has = ({ localteam, visitorteam }: Fixture, teamId: string | undefined) =>
  teamId === undefined || localteam.id === teamId || visitorteam.id === teamId;

const matching = (fixtures: readonly Fixture[], filter: FixtureFilter): readonly Fixture[] => {
  const { from = -Infinity, to = Infinity, leagueId, season, teamId, againstId, venueId, latestFirst, after } = filter;
  const sign = latestFirst ? -1 : 1;
  return fixtures
    .filter(({ startTs }) => startTs >= from && startTs < to)
    .filter((one) => (leagueId ?? one.leagueId) === one.leagueId && (season ?? one.season) === one.season)
    .filter((one) => has(one, teamId) && has(one, againstId))
    .filter(({ venue }) => venueId === undefined || venue?.venueId === venueId)
    .filter(({ startTs }) => !after || (startTs - after.startTs) * sign > 0)
    .toSorted((a, b) => (a.startTs - b.startTs) * sign)
    .slice(0, filter.most);
};

/** A source with these matches, their teams and these competitions, and the given functions. */
export const footballOf = (
  fixtures: readonly Fixture[],
  competitions: readonly Competition[] = [aCompetition()],
  more: Partial<FootballSource> = {},
): FootballSource => {
  const teams = new Map<string, TeamRef>(
    fixtures.flatMap(({ localteam, visitorteam }) => [localteam, visitorteam]).map((team) => [team.id, team]),
  );
  return aFootballSource({
    fixtures: async (filter) => matching(fixtures, filter),
    starts: async (from, to) => matching(fixtures, { from, to, most: Infinity }),
    running: async () => fixtures.filter(({ status }) => status === 'live'),
    fixture: async (id) => fixtures.find(({ fixtureId }) => fixtureId === id) ?? null,
    competitions: async () => competitions,
    competition: async (id) => competitions.find(({ leagueId }) => leagueId === id) ?? null,
    season: async (id, season) => matching(fixtures, { leagueId: id, season, most: Infinity }),
    teams: async (ids) => ids.flatMap((id) => teams.get(id) ?? []),
    team: async (id) => teams.get(id) ?? null,
    ...more,
  });
};
