import { useMessages } from '../hooks/useMessages.ts';
import { modeIconName } from '../matches/ModeIcon.tsx';
import { chipLook } from '../parts/Chip.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Link } from '../parts/Link.tsx';
import { modeFilters } from '#domain/live/mode.ts';
import { filters, pathOfFilter, type ScheduleFilter } from './scheduleRoutes.ts';
import * as styles from './ModeChips.css.ts';

interface ModeChipsProps {
  readonly selected: ScheduleFilter;
  readonly counts: Readonly<Record<string, number>>;
  /** The query that goes along, such as the day. */
  readonly query: string;
}

/** LIVE-1: the mode filters with how many matches each shows; modes without rooms stand behind them when the day has any. */
export const ModeChips = ({ selected, counts, query }: ModeChipsProps) => {
  const t = useMessages('schedule');
  const shown = filters.filter(
    (filter) => (modeFilters as readonly string[]).includes(filter) || filter === selected || (counts[filter] ?? 0) > 0,
  );
  return (
    <nav className={styles.chips} aria-label={t('modesLabel')}>
      {shown.map((filter) => (
        <Link
          key={filter}
          to={pathOfFilter(filter) + query}
          replace
          {...chipLook(filter === selected)}
          aria-current={filter === selected ? 'page' : undefined}
        >
          <span className={styles.icon}>
            <Icon name={modeIconName(filter)} />
          </span>
          {t(`modes.${filter}`)} <span className={styles.count}>{counts[filter] ?? 0}</span>
        </Link>
      ))}
    </nav>
  );
};
