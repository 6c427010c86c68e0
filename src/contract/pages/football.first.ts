import type { FootballRouteId } from '#domain/routing/areas/football.routes.ts';
import { addDays } from '#domain/shared/zone.ts';
import type { FirstCall, FirstOf, Visit } from './first.ts';

/** The days before and after today that a strip can show. */
const STRIP_DAYS = 5;

const dayOf =
  (view: 'ket-qua' | 'lich-thi-dau' | 'ty-le-keo') =>
  (_: unknown, { when }: Visit): readonly FirstCall[] =>
    when
      ? [
          { resource: 'fixtureDay', input: { date: when.day, timezone: when.zone, view } },
          {
            resource: 'fixtureCounts',
            input: {
              ...{ from: addDays(when.today, -STRIP_DAYS), to: addDays(when.today, STRIP_DAYS), timezone: when.zone },
            },
          },
        ]
      : [];

export const footballFirst: FirstOf<FootballRouteId> = {
  footballResults: dayOf('ket-qua'),
  footballFixtures: dayOf('lich-thi-dau'),
  footballLeague: ({ id }) => [
    { resource: 'leagueDetail', input: { id } },
    { resource: 'leagueTable', input: { id } },
    { resource: 'leagueFixtures', input: { id } },
  ],
};
