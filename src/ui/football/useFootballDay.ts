import { useMemo, useState } from 'react';
import type { DayList, LeagueDay } from '#domain/football/answers.ts';
import { countsOfDay, fixtureFilters, matchesOf, type FixtureFilterName } from '#domain/football/dayView.ts';
import { matchesNamed } from '#domain/football/daySearch.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { dayOf, isDay, type Day } from '#domain/shared/zone.ts';
import { useThroughZones } from '../features/matches/useThroughZones.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useNow } from '../hooks/useNow.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useZone } from '../hooks/useZone.ts';
import { useMyTeams, type MyTeams } from './useMyTeams.ts';

/** The pages of a football day, in the order of their row. */
export const dayViews = {
  footballResults: 'ket-qua',
  footballFixtures: 'lich-thi-dau',
  footballOdds: 'ty-le-keo',
} as const;
export type DayView = keyof typeof dayViews;
const paths: Readonly<Record<DayView, string>> = {
  footballResults: hrefOf('footballResults'),
  footballFixtures: hrefOf('footballFixtures'),
  footballOdds: hrefOf('footballOdds'),
};

const filterOf = (wanted: string | null): FixtureFilterName => fixtureFilters.find((one) => one === wanted) ?? 'all';

/** The parameter of the viewer's own teams, and its value. */
const MINE = ['doi', 'toi'] as const;

interface Wanted {
  /** Null for today. */
  readonly day: Day | null;
  readonly filter: FixtureFilterName;
  readonly mine: boolean;
  /** The words that are searched for. */
  readonly q: string;
}
/** Day, filters and words as a query; what is usual is left out. */
const queryOf = ({ day, filter, mine, q }: Wanted): string => {
  const query = new URLSearchParams({
    ...(day !== null && { date: day }),
    ...(filter !== 'all' && { tran: filter }),
    ...(mine && { [MINE[0]]: MINE[1] }),
    ...(q.trim() !== '' && { q: q.trim() }),
  });
  return query.size === 0 ? '' : `?${query}`;
};

/** Which day the address asks for, with which filter, and where the others are. */
export const useFootballDay = (view: DayView) => {
  const zone = useZone();
  const today = dayOf(useNow(60_000), zone);
  const wanted = useQuery('date');
  const day = wanted !== null && isDay(wanted) ? wanted : today;
  // Of a query, a painted page knows the day alone.
  const asked = useQuery('tran');
  const own = useQuery(MINE[0]) === MINE[1];
  const words = useQuery('q');
  const hydrated = useHydrated();
  const filter = filterOf(hydrated ? asked : null);
  const mine = hydrated && own;
  const q = (hydrated && words) || '';
  const navigate = useNavigate();
  const [turned, setTurned] = useState(false);
  const backward = (view === 'footballResults' ? day <= today : day < today) !== turned;
  // The same object as long as the address says the same: parts of the page are rendered only when it changes.
  return useMemo(() => {
    const hrefFor = (to: DayView, wanted: Partial<Wanted>) => {
      const { day: one, ...rest } = { day, filter, mine, q, ...wanted };
      return paths[to] + queryOf({ ...rest, day: one === today ? null : one });
    };
    const hrefOfSearch = (wanted: string) => hrefFor(view, { q: wanted });
    return {
      ...{ view, zone, today, day, filter, mine, q },
      direction: backward ? ('backward' as const) : ('forward' as const),
      turn: () => setTurned((before) => !before),
      hrefOfView: (to: DayView) => hrefFor(to, {}),
      hrefOfDay: (one: Day) => hrefFor(view, { day: one }),
      hrefOfFilter: (by: FixtureFilterName) => hrefFor(view, { filter: by }),
      hrefOfMine: (ofMine: boolean) => hrefFor(view, { mine: ofMine }),
      hrefOfSearch,
      search: (wanted: string) => navigate(hrefOfSearch(wanted), { replace: true }),
    };
  }, [view, zone, today, day, filter, mine, q, backward, navigate]);
};
export type FootballDay = ReturnType<typeof useFootballDay>;

/**
 * A day's matches that are searched for, and how many of all of them each filter shows; null while they, or the viewer's teams, are loading.
 * `passing` is how many of those that are shown pass the filter.
 */
export const useDayMatches = (
  heard: DayList | null,
  { day, mine, filter, q }: Pick<FootballDay, 'day' | 'mine' | 'filter' | 'q'>,
): {
  readonly leagues: readonly LeagueDay[] | null;
  readonly passing: number | null;
  readonly teams: MyTeams;
  readonly byFilter: Readonly<Record<FixtureFilterName, number>> | null;
  /** How many of them the viewer's teams play; null while it is not known. */
  readonly ofMine: number | null;
} => {
  const whole = useThroughZones(heard, day);
  const value = useMemo(() => whole && { ...whole, leagues: matchesNamed(whole.leagues, q) }, [whole, q]);
  const hydrated = useHydrated();
  const teams = useMyTeams(mine || hydrated);
  const { ids } = teams;
  const own = useMemo(() => value && ids && matchesOf(value.leagues, ids), [value, ids]);
  const leagues = mine ? own : (value?.leagues ?? null);
  const byFilter = useMemo(() => (value ? countsOfDay(value) : null), [value]);
  const shown = useMemo(() => (leagues ? countsOfDay({ leagues }) : null), [leagues]);
  const ofMine = useMemo(() => own && countsOfDay({ leagues: own }).all, [own]);
  return { leagues, byFilter, ofMine, teams, passing: shown && shown[filter] };
};
