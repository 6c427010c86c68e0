import { useState } from 'react';
import { roomPath } from '#domain/room/roomAddress.ts';
import { liveRooms } from '#domain/schedule/schedule.ts';
import { inSteadyOrder } from '#domain/schedule/steadyOrder.ts';
import type { Match } from '#domain/match/match.ts';
import { featured } from '#machines/schedule/schedule.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { LiveTile } from '../features/matches/LiveTile.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import type { LeadProps } from './ScheduleScreen.tsx';
import * as styles from './LiveGrid.css.ts';

/** The rooms in the places where they were first shown. */
const useSteady = (rooms: readonly Match[]): readonly Match[] => {
  const [order, setOrder] = useState<readonly string[]>([]);
  const steady = inSteadyOrder(rooms, order);
  const now = steady.map(({ fixtureId }) => fixtureId);
  if (now.join() !== order.join()) setOrder(now);
  return steady;
};

/** V-14: every room that is on, the leading one large; each loads, fails and empties in its place. */
export const LiveGrid = ({ liveModeId, mode }: LeadProps) => {
  const t = useWords('liveNow');
  const words = useWords('schedule');
  const { value, failure, busy, retry } = useResource(featured, liveRooms(liveModeId));
  const rooms = useSteady((value ?? []).filter((match) => roomPath(match) !== null));
  return (
    <>
      <section className={styles.section} aria-labelledby="on-now">
        <VisuallyHidden>
          <h2 id="on-now">{words('onNow')}</h2>
        </VisuallyHidden>
        {!value && failure && <Failed failure={failure} onRetry={retry} busy={busy} />}
        {!value && !failure && (
          <div className={styles.grid} aria-hidden="true">
            <div className={styles.lead}>
              <Skeleton height="100%" />
            </div>
            {Array.from({ length: 4 }, (_, i) => (
              <div key={i} className={styles.waiting}>
                <Skeleton height="100%" />
              </div>
            ))}
          </div>
        )}
        {value && rooms.length === 0 && (
          <Empty fact={t('noneHint')}>
            {liveModeId === undefined ? t('none') : t('noneOf', { mode: words(`modes.${mode}`) })}
          </Empty>
        )}
        {rooms.length > 0 && (
          <ul className={styles.grid}>
            {rooms.map((match, i) => (
              <li key={match.fixtureId} className={i === 0 ? styles.lead : undefined}>
                <LiveTile match={match} look={i === 0 ? 'lead' : 'tile'} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <h2 className={styles.below}>{t('schedule')}</h2>
    </>
  );
};
