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
  /** The page's path, for links to other days. */
  readonly path: string;
  readonly day: Day;
  readonly today: Day;
  /** Match counts for the page's filter. */
  readonly counts: ReadonlyMap<Day, number>;
  /** Whether the day has matches outside the filter. */
  readonly others: boolean;
}

/** SC-12: a day without matches: links to the next day that has some, and to the day's other matches. */
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
