import { memo, Suspense } from 'react';
import { roomPath } from '#domain/room/roomAddress.ts';
import { liveRooms } from '#domain/schedule/schedule.ts';
import { featured } from '#machines/schedule/schedule.resources.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { LiveTile } from '../features/matches/LiveTile.tsx';
import { useSteadyRooms } from '../features/matches/useSteadyRooms.ts';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { forMembers } from '../kit/forWhom.css.ts';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import type { LeadProps } from './ScheduleScreen.tsx';
import * as styles from './LiveGrid.css.ts';

const LateTiles = lazyPart(async () => (await import('./loadLateTiles.ts')).loadLateTiles());
/** The place of the next ticket, as long as nobody knows whether there is one. */
const waiting = <li className={`${styles.waiting} ${forMembers}`} />;

/** V-14: every room that is on, the leading one large; each loads, fails and empties in its place. */
export const LiveGrid = memo(({ liveModeId, mode }: LeadProps) => {
  const t = useWords('liveNow');
  const words = useWords('schedule');
  const { value, failure, busy, retry } = useResource(featured, liveRooms(liveModeId));
  const [rooms, place] = useSteadyRooms((value ?? []).filter((match) => roomPath(match) !== null));
  const hydrated = useHydrated();
  return (
    <>
      <section className={styles.section} aria-labelledby="on-now">
        <VisuallyHidden>
          <h2 id="on-now">{words('onNow')}</h2>
        </VisuallyHidden>
        <div className={styles.order}>
          {rooms.length > 1 && (
            <Suspense>
              <LateTiles key={liveModeId} rooms={rooms} place={place} />
            </Suspense>
          )}
        </div>
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
            <Suspense fallback={waiting}>{hydrated ? <LateTiles ticketOf={liveModeId} /> : waiting}</Suspense>
          </ul>
        )}
      </section>
      <h2 className={styles.below}>{t('schedule')}</h2>
    </>
  );
});
