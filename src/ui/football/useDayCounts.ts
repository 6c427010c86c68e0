import { useMemo } from 'react';
import { addDays, type Day } from '#domain/shared/zone.ts';
import { fixtureCounts } from '#machines/football/football.resources.ts';
import type { FixtureView } from '#ports/football.ts';
import { useResource } from '../hooks/useResource.ts';
import type { FootballDay } from './useFootballDay.ts';

/** How many days before and after today the strip can show. */
const STRIP_DAYS = 5;

/** How many matches the days of the strip have; with a view, of those that it shows. */
export const useDayCounts = (
  { today, zone }: Pick<FootballDay, 'today' | 'zone'>,
  view?: FixtureView,
): ReadonlyMap<Day, number> => {
  const { value } = useResource(fixtureCounts, {
    ...{ from: addDays(today, -STRIP_DAYS), to: addDays(today, STRIP_DAYS), timezone: zone },
    ...(view && { view }),
  });
  return useMemo(() => new Map((value ?? []).map(({ day, total }) => [day, total])), [value]);
};
