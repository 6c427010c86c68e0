import { useMemo, useState } from 'react';
import { countsOfDay, filteredDay, fixtureFilters, type FixtureFilterName } from '#domain/football/dayView.ts';
import { hrefOf, type RouteId } from '#domain/routing/routes.ts';
import { addDays, dayOf, hourMinute, isDay, type Day } from '#domain/shared/zone.ts';
import { fixtureCounts, fixtureDay } from '#machines/football/football.resources.ts';
import { dayName } from '../features/matches/dayLabel.ts';
import * as dayHead from '../features/matches/dayHead.css.ts';
import { DayStrip } from '../features/matches/DayStrip.tsx';
import { DemoNote } from '../features/matches/DemoNote.tsx';
import { MatchSheetProvider } from '../features/matches/MatchSheetProvider.tsx';
import { ScheduleSkeleton } from '../features/matches/ScheduleSkeleton.tsx';
import { useBookings } from '../features/matches/useBookings.ts';
import { useThroughZones } from '../features/matches/useThroughZones.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useNow } from '../hooks/useNow.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { buttonLook } from '../kit/Button.tsx';
import { chipLook } from '../kit/Chip.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Link } from '../kit/Link.tsx';
import { zoneCity } from '../shared/zoneCity.ts';
import { FixtureList } from './FixtureList.tsx';
import * as styles from './FixturesScreen.css.ts';

/** How many days before and after today the strip can show. */
const STRIP_DAYS = 5;
const views = { footballResults: 'ket-qua', footballFixtures: 'lich-thi-dau' } as const;
type View = (typeof views)[keyof typeof views];

const filterOf = (wanted: string | null): FixtureFilterName => fixtureFilters.find((one) => one === wanted) ?? 'all';

/** Day and filter as a query; today and all are left out. */
const queryOf = (day: Day | null, filter: FixtureFilterName): string => {
  const query = new URLSearchParams({ ...(day !== null && { date: day }), ...(filter !== 'all' && { tran: filter }) });
  return query.size === 0 ? '' : `?${query}`;
};

/** MC-12: the football matches of a day by competition, as results or as fixtures; day and filter are in the address. */
export default function FixturesScreen({ routeId }: { readonly routeId: RouteId }) {
  const t = useWords('football');
  const schedule = useWords('schedule');
  const locale = useLocale();
  const zone = useZone();
  const today = dayOf(useNow(60_000), zone);
  const view: View = routeId === 'footballFixtures' ? 'lich-thi-dau' : 'ket-qua';
  const wanted = useQuery('date');
  const day = wanted !== null && isDay(wanted) ? wanted : today;
  const filter = filterOf(useQuery('tran'));
  const [turned, setTurned] = useState(false);
  const path = hrefOf(view === 'ket-qua' ? 'footballResults' : 'footballFixtures');
  const backward = (view === 'ket-qua' ? day <= today : day < today) !== turned;

  const { value: heard, failure, receivedAt, retry } = useResource(fixtureDay, { date: day, timezone: zone, view });
  const value = useThroughZones(heard, day);
  const counts = useResource(fixtureCounts, {
    ...{ from: addDays(today, -STRIP_DAYS), to: addDays(today, STRIP_DAYS), timezone: zone },
  });
  const countByDay = useMemo(
    () => new Map((counts.value ?? []).map(({ day: one, total }) => [one, total])),
    [counts.value],
  );
  const { booked } = useBookings();
  const leagues = useMemo(() => (value ? filteredDay(value, filter) : null), [value, filter]);
  const byFilter = useMemo(() => (value ? countsOfDay(value) : null), [value]);
  const queryFor = (one: Day, by: FixtureFilterName) => queryOf(one === today ? null : one, by);
  const hrefOfDay = (one: Day) => path + queryFor(one, filter);

  return (
    <MatchSheetProvider>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t(`title.${view}`)}</h1>
          <nav className={styles.views} aria-label={t('views.label')}>
            {Object.entries(views).map(([id, one]) => (
              <Link
                key={id}
                to={hrefOf(id as keyof typeof views) + queryFor(day, filter)}
                replace
                {...chipLook(one === view)}
                aria-current={one === view ? 'page' : undefined}
              >
                {t(`views.${one}`)}
              </Link>
            ))}
          </nav>
          {receivedAt !== null && (
            <span className={`${dayHead.updated} ${styles.updated}`}>
              {schedule('updated', {
                zone: zone === 'Asia/Bangkok' ? schedule('zoneVn') : zoneCity(zone),
                time: hourMinute(receivedAt, zone),
              })}
            </span>
          )}
        </header>
        <div className={styles.sticky}>
          <DayStrip
            {...{ today, counts: countByDay, hrefOfDay }}
            selected={day}
            direction={backward ? 'backward' : 'forward'}
            onTurn={() => setTurned(!turned)}
          />
          <nav className={dayHead.chips} aria-label={t('filters.label')}>
            {fixtureFilters.map((one) => (
              <Link
                key={one}
                to={path + queryFor(day, one)}
                replace
                {...chipLook(one === filter)}
                aria-current={one === filter ? 'page' : undefined}
              >
                {t(`filters.${one}`)}
                <span className={styles.count}>{byFilter?.[one] ?? ' '}</span>
              </Link>
            ))}
          </nav>
        </div>
        {failure && !leagues && <Failed failure={failure} onRetry={retry} />}
        {!failure && !leagues && <ScheduleSkeleton />}
        {leagues?.length === 0 && (
          <Empty
            fact={dayName(day, today, locale, schedule)}
            action={
              filter !== 'all' && (
                <Link to={path + queryFor(day, 'all')} replace {...buttonLook({ tone: 'quiet' })}>
                  {t('showAll')}
                </Link>
              )
            }
          >
            {filter === 'all' ? t('empty') : t('emptyFilter')}
          </Empty>
        )}
        {leagues && <FixtureList leagues={leagues} booked={booked} />}
        {leagues?.some(({ fixtures }) => fixtures.some(({ demo }) => demo)) && <DemoNote />}
      </div>
    </MatchSheetProvider>
  );
}
