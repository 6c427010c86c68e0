import type { Day } from '#domain/shared/zone.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { dayName } from '../features/matches/dayLabel.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Link } from '../kit/Link.tsx';
import { pathOfFilter, type ScheduleFilter } from './scheduleRoutes.ts';
import * as styles from './ScheduleScreen.css.ts';

interface EmptyDayProps {
  readonly filter: ScheduleFilter;
  /** The page's own path, where its other days lie. */
  readonly path: string;
  readonly day: Day;
  readonly today: Day;
  /** Of what the page shows. */
  readonly counts: ReadonlyMap<Day, number>;
  /** Whether other matches are on that day. */
  readonly others: boolean;
}

/** SC-12: nothing that day: says which day has something next and leads there, and to what else the day has. */
export const EmptyDay = ({ filter, path, day, today, counts, others }: EmptyDayProps) => {
  const t = useWords('schedule');
  const locale = useLocale();
  const next = [...counts].find(([one, total]) => one > day && total > 0)?.[0];
  return (
    <Empty
      fact={next ? t('nextDay', { day: dayName(next, today, locale, t) }) : t('noNextDay')}
      action={
        <span className={styles.out}>
          {next && (
            <Link to={next === today ? path : `${path}?date=${next}`} {...buttonLook({ tone: 'quiet' })}>
              {dayName(next, today, locale, t)}
            </Link>
          )}
          {others && (
            <Link
              to={`${pathOfFilter('all')}${day === today ? '' : `?date=${day}`}`}
              {...buttonLook({ tone: 'quiet' })}
            >
              {t('clearFilter')}
            </Link>
          )}
        </span>
      }
    >
      {filter === 'all' ? t('empty') : t('emptyFilter', { mode: t(`modes.${filter}`) })}
    </Empty>
  );
};
