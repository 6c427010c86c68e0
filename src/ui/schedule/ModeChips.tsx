import { useRef } from 'react';
import { modeFilters, modes, type LiveMode } from '#domain/schedule/mode.ts';
import { totalLive } from '#machines/schedule/schedule.resources.ts';
import { isMenuIcon } from '#domain/portal/menuIcons.ts';
import { useWords } from '../hooks/useWords.ts';
import { useCentred } from '../hooks/useCentred.ts';
import { useModes } from '../hooks/useModes.ts';
import { useResource } from '../hooks/useResource.ts';
import { chips } from '../features/matches/dayHead.css.ts';
import { modeIconName } from '../features/matches/ModeIcon.tsx';
import { chipLook } from '../kit/Chip.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { LiveDot } from '../kit/LiveDot.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { orderedFilters, pathOfFilter, type ScheduleFilter } from './scheduleRoutes.ts';
import * as styles from './ModeChips.css.ts';

interface ModeChipsProps {
  readonly selected: ScheduleFilter;
  /** Number of the day's matches for each filter. */
  readonly counts: Readonly<Record<string, number>>;
  /** The query to keep, such as the day. */
  readonly query: string;
  /** Where "all" leads. */
  readonly all: string;
}

const noModes: readonly LiveMode[] = [];

/** LIVE-4: number of live rooms of a filter; null if it has no rooms. */
const useLiveCounts = () => {
  const totals = useResource(totalLive, { liveModeId: null }).value;
  return (filter: ScheduleFilter): number | null => {
    if (filter === 'all') return totals?.totalLive ?? 0;
    const mode = modes.find(({ slug }) => slug === filter);
    return mode?.room ? (totals?.byMode?.[mode.liveModeId] ?? 0) : null;
  };
};

const LiveCount = ({ count }: { readonly count: number }) => {
  const t = useWords('schedule');
  return (
    <span className={styles.count} data-live={count > 0 || undefined}>
      <span className={styles.dot}>
        <LiveDot />
      </span>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t.tn('liveCount', count)}</VisuallyHidden>
    </span>
  );
};

/**
 * LIVE-1, SC-2: the mode filters in the operator's words and order, with their numbers of live rooms, and the number of
 * booked matches. Modes without rooms come last, if the day has any of their matches.
 */
export const ModeChips = ({ selected, counts, query, all }: ModeChipsProps) => {
  const t = useWords('schedule');
  const liveOf = useLiveCounts();
  const modesSaid = useModes() ?? noModes;
  const shown = orderedFilters(modesSaid).filter(
    (filter) => (modeFilters as readonly string[]).includes(filter) || filter === selected || (counts[filter] ?? 0) > 0,
  );
  const place = useRef<HTMLElement>(null);
  useCentred(place, `${selected} ${shown.length}`);
  return (
    <nav ref={place} className={chips} aria-label={t('modesLabel')}>
      {shown.map((filter) => {
        const live = liveOf(filter);
        const said = modesSaid.find(({ slug }) => slug === filter);
        return (
          <Link
            key={filter}
            to={(filter === 'all' ? all : pathOfFilter(filter)) + query}
            replace
            {...chipLook(filter === selected)}
            aria-current={filter === selected ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <Icon name={said && isMenuIcon(said.icon) ? said.icon : modeIconName(filter)} />
            </span>
            {said?.name ?? t(`modes.${filter}`)}
            {filter === 'scheduled' && <span className={styles.count}>{counts[filter] ?? 0}</span>}
            {live !== null && <LiveCount count={live} />}
          </Link>
        );
      })}
    </nav>
  );
};
