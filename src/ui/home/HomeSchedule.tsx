import { useDeferredValue, useMemo, useState } from 'react';
import { forwardStrip } from '#domain/schedule/dayStrip.ts';
import { dayOf, type Day } from '#domain/shared/zone.ts';
import { dayCounts, scheduleDay } from '#machines/schedule/schedule.resources.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { useZone } from '../hooks/useZone.ts';
import { dayMonth, nearDay, weekday } from '../features/matches/dayLabel.ts';
import { DemoNote } from '../features/matches/DemoNote.tsx';
import { LeagueList } from '../features/matches/LeagueList.tsx';
import { ScheduleSkeleton } from '../features/matches/ScheduleSkeleton.tsx';
import { useBookings } from '../features/matches/useBookings.ts';
import { useThroughZones } from '../features/matches/useThroughZones.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Link } from '../kit/Link.tsx';
import { firstOf } from './firstOf.ts';
import * as home from './HomeScreen.css.ts';
import * as styles from './HomeSchedule.css.ts';

const ROWS = 14;

/** The day strip and the first rows of a day, with a link to the whole day. */
export const HomeSchedule = () => {
  const t = useWords('home');
  const words = useWords('schedule');
  const locale = useLocale();
  const zone = useZone();
  const today = dayOf(useNow(60_000), zone);
  const [chosen, choose] = useState<Day | null>(null);
  const day = chosen ?? today;
  const strip = forwardStrip(today);
  const { value: heard, failure, busy, retry } = useResource(scheduleDay, { date: day, timezone: zone });
  const known = useThroughZones(heard, day);
  // The featured room is painted first, the rows of the day after it.
  const value = useDeferredValue(known, useHydrated() ? null : known);
  const counts = useResource(dayCounts, { from: strip[0]!, to: strip.at(-1)!, timezone: zone });
  const { booked } = useBookings();
  const rows = useMemo(() => firstOf(value ?? [], ROWS), [value]);
  const whole = `/lich-truc-tiep${day === today ? '' : `?date=${day}`}`;
  return (
    <section className={styles.block} aria-labelledby="home-schedule">
      <div className={styles.head}>
        <h2 id="home-schedule" className={home.headTitle}>
          {t('schedule')}
        </h2>
        <div className={styles.days} role="group" aria-label={words('daysLabel')}>
          {strip.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.day}
              aria-pressed={one === day}
              onClick={() => choose(one)}
            >
              {nearDay(one, today, words) ?? `${weekday(one, locale, 'short')} ${dayMonth(one, locale)}`}{' '}
              <span className={styles.count} data-unknown={(counts.failure && !counts.value) || undefined}>
                {counts.value?.find((count) => count.day === one)?.total ?? ''}
              </span>
            </button>
          ))}
        </div>
      </div>
      {failure && !value && (
        <div className={styles.said}>
          <Failed failure={failure} onRetry={retry} busy={busy} />
        </div>
      )}
      {!failure && !value && <ScheduleSkeleton rowsEach={4} />}
      {value?.length === 0 && (
        <div className={styles.said}>
          <Empty
            action={
              <Link to="/lich-truc-tiep" {...buttonLook({ tone: 'quiet' })}>
                {t('openSchedule')}
              </Link>
            }
          >
            {words('empty')}
          </Empty>
        </div>
      )}
      {rows.length > 0 && (
        <>
          <LeagueList matches={rows} booked={booked} heading="h3" />
          <div className={styles.more}>
            <Link to={whole} {...buttonLook({ tone: 'quiet' })}>
              {t('wholeDay', { count: value?.length ?? 0 })}
            </Link>
          </div>
          {rows.some((match) => match.demo) && <DemoNote />}
        </>
      )}
    </section>
  );
};
