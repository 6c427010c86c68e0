import type { FootballRouteId } from '#domain/routing/areas/football.routes.ts';
import { addDays } from '#domain/shared/zone.ts';
import type { FirstCall, FirstOf, Visit, When } from './first.ts';

/** The days before and after today that a strip can show. */
const STRIP_DAYS = 5;

const countsOf = (when: When, of: { readonly view?: 'ty-le-keo' } = {}): FirstCall => ({
  resource: 'fixtureCounts',
  input: {
    ...{ from: addDays(when.today, -STRIP_DAYS), to: addDays(when.today, STRIP_DAYS), timezone: when.zone },
    ...of,
  },
});

const dayOf =
  (view: 'ket-qua' | 'lich-thi-dau') =>
  (_: unknown, { when }: Visit): readonly FirstCall[] =>
    when ? [{ resource: 'fixtureDay', input: { date: when.day, timezone: when.zone, view } }, countsOf(when)] : [];

/** Whom a comparison suggests before anybody is chosen. */
const pairsOfDay = (_: unknown, { when }: Visit): readonly FirstCall[] =>
  when ? [{ resource: 'fixtureDay', input: { date: when.today, timezone: when.zone, view: 'ket-qua' } }] : [];

export const footballFirst: FirstOf<FootballRouteId> = {
  footballResults: dayOf('ket-qua'),
  footballFixtures: dayOf('lich-thi-dau'),
  footballMatch: ({ id }) => [{ resource: 'fixtureDetail', input: { id } }],
  footballOdds: (_, { when }) =>
    when
      ? [{ resource: 'oddsDay', input: { date: when.day, timezone: when.zone } }, countsOf(when, { view: 'ty-le-keo' })]
      : [],
  footballFavourites: () => [],
  footballLeague: ({ id }) => [
    { resource: 'leagueDetail', input: { id } },
    { resource: 'leagueTable', input: { id } },
    { resource: 'leagueFixtures', input: { id } },
  ],
  footballTeam: ({ id }) => [
    { resource: 'teamDetail', input: { id } },
    { resource: 'teamSquad', input: { id } },
  ],
  footballManager: ({ id }) => [{ resource: 'managerDetail', input: { id } }],
  footballVenue: ({ id }) => [{ resource: 'venueDetail', input: { id } }],
  footballCompareTeams: pairsOfDay,
  footballComparePlayers: pairsOfDay,
  footballPlayer: ({ id }) => [
    { resource: 'playerDetail', input: { id } },
    { resource: 'playerMatches', input: { id } },
    { resource: 'playerCareer', input: { id } },
  ],
};
