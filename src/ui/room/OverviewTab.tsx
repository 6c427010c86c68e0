import type { MatchEvent, MatchStat, Overview } from '#domain/football/overview.ts';
import type { Side } from '#domain/match/match.ts';
import { useWords } from '../hooks/useWords.ts';
import { Crest } from '../kit/Crest.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { cut } from '../theme/text.css.ts';
import * as styles from './OverviewTab.css.ts';

interface OverviewTabProps {
  readonly overview: Overview;
  readonly home: Side;
  readonly away: Side;
}

/** The events, newest first, beside the statistics so far. */
export const OverviewTab = ({ overview, home, away }: OverviewTabProps) => {
  const t = useWords('room');
  if (overview.events.length === 0 && overview.stats.length === 0)
    return <Empty fact={t('noEventsFact')}>{t('noEvents')}</Empty>;
  return (
    <div className={styles.overview}>
      <section aria-label={t('events')}>
        {overview.events.length === 0 && <p className={styles.detail}>{t('noEventsFact')}</p>}
        <ul>
          {overview.events.toReversed().map((event) => (
            <EventLine key={event.eventId} event={event} side={event.side === 'home' ? home : away} />
          ))}
        </ul>
      </section>
      <Stats stats={overview.stats} />
    </div>
  );
};

/** Figures of both sides, one under another; nothing where there are none. */
export const Stats = ({ stats }: Pick<Overview, 'stats'>) => {
  const t = useWords('room');
  if (stats.length === 0) return null;
  return (
    <section aria-label={t('stats')}>
      {stats.map((stat) => (
        <StatLine key={stat.key} stat={stat} />
      ))}
    </section>
  );
};

const EventLine = ({ event, side }: { readonly event: MatchEvent; readonly side: Side }) => {
  const t = useWords('room');
  const card = event.type === 'yellow' || event.type === 'red';
  const detail = event.assist && event.type === 'goal' ? t('assist', { name: event.assist }) : t(event.type);
  return (
    <li className={styles.event}>
      <Figure size={17}>
        {event.minute}
        {event.added ? `+${event.added}` : ''}'
      </Figure>
      {card ? (
        <i className={styles.card} data-card={event.type} />
      ) : (
        <Icon name={event.type === 'substitution' ? 'refresh-cw' : 'goal'} size={18} />
      )}
      <Crest side={side} size={16} />
      <VisuallyHidden>{side.name}</VisuallyHidden>
      <span className={cut}>
        {event.player} <span className={styles.detail}>{detail}</span>
      </span>
    </li>
  );
};

const StatLine = ({ stat }: { readonly stat: MatchStat }) => {
  const t = useWords('room');
  const unit = stat.key === 'possession' ? '%' : '';
  const none = stat.home === 0 && stat.away === 0;
  const columns = none ? '1fr 1fr' : `${Math.max(stat.home, 0.02)}fr ${Math.max(stat.away, 0.02)}fr`;
  return (
    <div className={styles.stat}>
      <b>{`${stat.home}${unit}`}</b>
      <span className={styles.detail}>{t(stat.key)}</span>
      <b>{`${stat.away}${unit}`}</b>
      <span className={styles.bars} style={{ gridTemplateColumns: columns }} aria-hidden="true">
        <i data-more={stat.home > stat.away || undefined} />
        <i data-more={stat.away > stat.home || undefined} />
      </span>
    </div>
  );
};
