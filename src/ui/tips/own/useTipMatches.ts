import { useMemo } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import { addDays, dayOf } from '#domain/shared/zone.ts';
import { fixtureDay } from '#machines/football/football.resources.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useZone } from '../../hooks/useZone.ts';

/** The football matches with odds that have not begun, of today and the two days after it, the earliest first. */
export const useTipMatches = () => {
  const zone = useZone();
  const today = dayOf(useNow(60_000), zone);
  const ofDay = (ahead: number) => ({ date: addDays(today, ahead), timezone: zone, view: 'ty-le-keo' as const });
  const days = [
    useResource(fixtureDay, ofDay(0)),
    useResource(fixtureDay, ofDay(1)),
    useResource(fixtureDay, ofDay(2)),
  ];
  const values = days.map(({ value }) => value);
  const fixtures = useMemo(
    () =>
      values
        .flatMap((value) => value?.leagues ?? [])
        .flatMap((league) => league.fixtures)
        // Tips are given on what the schedule has: the matches with rooms.
        .filter(({ status, coverage }) => status === 'upcoming' && coverage.rooms)
        .toSorted((a, b) => a.startTs - b.startTs),
    // The list of days is made anew at each render, its values are not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    values,
  );
  const [first] = days;
  const loaded: readonly Fixture[] | null = values.every((value) => value === null) ? null : fixtures;
  return { fixtures: loaded, failure: first!.failure, retry: first!.retry };
};
