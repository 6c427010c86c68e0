import type { Fixture } from '#domain/football/fixture.ts';
import { addDays, dayOf } from '#domain/shared/zone.ts';
import { fixtureDay, fixtureDetail } from '#machines/football/football.resources.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useZone } from '../../hooks/useZone.ts';

export const matchName = ({ localteam, visitorteam, startTs }: Fixture, zone: string): string =>
  `${localteam.name} – ${visitorteam.name}, ${dayOf(startTs, zone)}`;

/** The football matches of yesterday, today and tomorrow, which articles are mostly about. */
export const useRoomMatches = () => {
  const zone = useZone();
  const today = dayOf(useNow(60_000), zone);
  const ofDay = (ahead: number, view: 'ket-qua' | 'lich-thi-dau') => ({
    date: addDays(today, ahead),
    timezone: zone,
    view,
  });
  const days = [
    useResource(fixtureDay, ofDay(-1, 'ket-qua')),
    useResource(fixtureDay, ofDay(0, 'ket-qua')),
    useResource(fixtureDay, ofDay(0, 'lich-thi-dau')),
    useResource(fixtureDay, ofDay(1, 'lich-thi-dau')),
  ];
  const leagues = days.flatMap(({ value }) => value?.leagues ?? []);
  const fixtures = [
    ...new Map(leagues.flatMap((league) => league.fixtures.map((one) => [one.fixtureId, one]))).values(),
  ];
  return {
    fixtures,
    seasons: [
      ...new Map(
        fixtures.map(({ leagueId, leagueName, season }) => [leagueId, { leagueId, leagueName, season }] as const),
      ).values(),
    ],
  };
};

/** What a match is called, with its day; its id while that is not known. */
export const useMatchName = (fixtureId: string): string => {
  const zone = useZone();
  const { value } = useResource(fixtureDetail, { id: fixtureId });
  return value ? matchName(value, zone) : fixtureId;
};
