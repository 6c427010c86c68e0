import { memo, useRef } from 'react';
import { backwardStrip, forwardStrip } from '#domain/schedule/dayStrip.ts';
import type { Day } from '#domain/shared/zone.ts';
import { useCentred } from '../../hooks/useCentred.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useWords } from '../../hooks/useWords.ts';
import { dayMonth, nearDay, weekday } from './dayLabel.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Link } from '../../kit/Link.tsx';
import * as styles from './DayStrip.css.ts';

interface DayStripProps {
  readonly today: Day;
  readonly selected: Day;
  readonly direction: 'forward' | 'backward';
  readonly counts: ReadonlyMap<Day, number>;
  readonly hrefOfDay: (day: Day) => string;
  readonly onTurn: () => void;
}

/** LIVE-2: seven days to choose from, forward or backward; the day is in the address. */
export const DayStrip = memo(({ today, selected, direction, counts, hrefOfDay, onTurn }: DayStripProps) => {
  const t = useWords('schedule');
  const locale = useLocale();
  const strip = useRef<HTMLDivElement>(null);
  const days = direction === 'forward' ? forwardStrip(today) : backwardStrip(today);

  useCentred(strip, `${selected} ${direction}`);

  return (
    <nav className={styles.bar} aria-label={t('daysLabel')}>
      <IconButton label={t(direction === 'forward' ? 'earlier' : 'later')} onClick={onTurn}>
        <Icon name={direction === 'forward' ? 'chevron-left' : 'chevron-right'} />
      </IconButton>
      <div className={styles.strip} ref={strip}>
        {days.map((day) => {
          const count = counts.get(day);
          return (
            <Link
              key={day}
              to={hrefOfDay(day)}
              replace
              className={styles.day}
              aria-current={day === selected ? 'date' : undefined}
            >
              <b className={styles.name}>{nearDay(day, today, t) ?? weekday(day, locale, 'long')}</b>
              <span>{dayMonth(day, locale)}</span>
              <span className={styles.count}>{count === undefined ? ' ' : t.tn('matches', count)}</span>
            </Link>
          );
        })}
      </div>
    </nav>
  );
});
