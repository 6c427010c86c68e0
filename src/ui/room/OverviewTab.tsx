import { Suspense } from 'react';
import { isGoal } from '#domain/football/goals.ts';
import type { EventType, MatchEvent, Stat } from '#domain/football/matchData.ts';
import { minuteText } from '#domain/football/minuteText.ts';
import type { Overview } from '#domain/football/overview.ts';
import type { Side } from '#domain/match/match.ts';
import type { Key } from '../i18n/groups.ts';
import { useWords } from '../hooks/useWords.ts';
import { Crest } from '../kit/Crest.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { cut } from '../theme/text.css.ts';
import { SeeAgain } from './SeeAgain.tsx';
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

/** Figures that have a name here. */
const figures = [
  'possession',
  'xg',
  'shots',
  'shots_on',
  'corners',
  'fouls',
  'offsides',
  'passes',
  'pass_acc',
  'saves',
  'throws',
  'threes',
  'free_throws',
] as const satisfies readonly Key<'room'>[];
const isFigure = (key: string): key is (typeof figures)[number] => figures.some((one) => one === key);

/** Figures of both sides, one under another; nothing where there are none. */
export const Stats = ({ stats }: Pick<Overview, 'stats'>) => {
  const t = useWords('room');
  const shown = stats.filter(({ key, period }) => period === 'all' && isFigure(key));
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('stats')}>
      {shown.map((stat) => (
        <StatLine key={stat.key} stat={stat} />
      ))}
    </section>
  );
};

const cards: Partial<Record<EventType, 'yellow' | 'red'>> = { yellow: 'yellow', second_yellow: 'red', red: 'red' };
const phases = {
  '1H': 'firstHalf',
  HT: 'halfTime',
  '2H': 'secondHalf',
  ET: 'extraTime',
  PEN: 'shootOut',
  FT: 'matchOver',
} as const;

const EventLine = ({ event, side }: { readonly event: MatchEvent; readonly side: Side }) => {
  const t = useWords('room');
  const { type, phase, player, assist, out } = event;
  if (type === 'period') return phase ? <li className={styles.period}>{t(phases[phase])}</li> : null;
  const card = cards[type];
  const detail = assist ? t('assist', { name: assist.name }) : out ? t('subFor', { name: out.name }) : t(type);
  return (
    <li className={styles.event} data-revoked={event.revoked}>
      <Figure size={17}>{minuteText(event)}'</Figure>
      {card ? (
        <i className={styles.card} data-card={card} />
      ) : (
        <Icon name={type === 'sub' ? 'refresh-cw' : 'goal'} size={18} />
      )}
      <Crest side={side} size={16} />
      <VisuallyHidden>{side.name}</VisuallyHidden>
      <span className={cut}>
        {player?.name} <span className={styles.detail}>{detail}</span>
      </span>
      {isGoal(event) && (
        <Suspense>
          <SeeAgain ts={event.ts} what={t('goalMark', { minute: minuteText(event), player: player?.name ?? '' })} />
        </Suspense>
      )}
    </li>
  );
};

const StatLine = ({ stat }: { readonly stat: Stat }) => {
  const t = useWords('room');
  const { key, home, away, unit = '' } = stat;
  const columns = home === 0 && away === 0 ? '1fr 1fr' : `${Math.max(home, 0.02)}fr ${Math.max(away, 0.02)}fr`;
  return (
    <div className={styles.stat}>
      <b>{`${home}${unit}`}</b>
      <span className={styles.detail}>{isFigure(key) && t(key)}</span>
      <b>{`${away}${unit}`}</b>
      <span className={styles.bars} style={{ gridTemplateColumns: columns }} aria-hidden="true">
        <i data-more={home > away || undefined} />
        <i data-more={away > home || undefined} />
      </span>
    </div>
  );
};
