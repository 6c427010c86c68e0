import type { Day } from '#domain/shared/zone.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { dayName } from '../matches/dayLabel.ts';
import { buttonLook } from '../parts/Button.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Link } from '../parts/Link.tsx';
import { pathOfFilter, type ScheduleFilter } from './scheduleRoutes.ts';

interface EmptyDayProps {
  readonly filter: ScheduleFilter;
  readonly day: Day;
  readonly today: Day;
  readonly counts: ReadonlyMap<Day, number>;
}

/** Nothing that day: says which day has something next and leads there. */
export const EmptyDay = ({ filter, day, today, counts }: EmptyDayProps) => {
  const t = useMessages('schedule');
  const locale = useLocale();
  if (filter !== 'all' && (counts.get(day) ?? 0) > 0)
    return (
      <Empty
        action={
          <Link to={`/lich-truc-tiep?date=${day}`} {...buttonLook({ tone: 'quiet' })}>
            {t('clearFilter')}
          </Link>
        }
      >
        {t('emptyFilter', { mode: t(`modes.${filter}`) })}
      </Empty>
    );
  const next = [...counts].find(([one, total]) => one > day && total > 0)?.[0];
  return (
    <Empty
      fact={next ? t('nextDay', { day: dayName(next, today, locale, t) }) : t('noNextDay')}
      action={
        next && (
          <Link to={`${pathOfFilter(filter)}?date=${next}`} {...buttonLook({ tone: 'quiet' })}>
            {dayName(next, today, locale, t)}
          </Link>
        )
      }
    >
      {t('empty')}
    </Empty>
  );
};
