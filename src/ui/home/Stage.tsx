import { Suspense } from 'react';
import { leadingRoom } from '#domain/schedule/leading.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import type { Match } from '#domain/match/match.ts';
import type { Seen } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { LiveCard } from '../features/matches/LiveCard.tsx';
import { buttonLook } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Hero } from './Hero.tsx';
import * as home from './HomeScreen.css.ts';
import * as styles from './Stage.css.ts';

/** What nothing waits for. */
const StageLate = lazyPart(() => import('./StageLate.tsx'));
const RAIL = 4;

/** The live rooms: the featured one with its scoreboard, and a row of others. */
export const Stage = ({ live }: { readonly live: Seen<readonly Match[]> }) => {
  const t = useWords('home');
  const rooms = (live.value ?? []).filter((match) => roomPath(match) !== null);
  const hero = leadingRoom(rooms);
  const rail = rooms.filter((match) => match !== hero).slice(0, RAIL);
  const loading = !live.value && !live.failure;
  const beside = rail.length > 0 || loading;
  return (
    <section className={styles.stage} data-alone={!beside || undefined} aria-label={t('live')}>
      <div className={styles.picture}>
        {hero && <Hero match={hero} />}
        {!hero && live.value && (
          <div className={styles.quiet} data-theme="dark">
            <Empty
              fact={t('quietHint')}
              action={
                <Link to="/lich-truc-tiep" {...buttonLook({ tone: 'board' })}>
                  {t('openSchedule')}
                </Link>
              }
            >
              {t('quiet')}
            </Empty>
          </div>
        )}
        {!live.value && live.failure && (
          <div className={styles.quiet} data-theme="dark">
            <Failed failure={live.failure} onRetry={live.retry} busy={live.busy} />
          </div>
        )}
        <Suspense>
          <StageLate clip={hero?.clip} />
        </Suspense>
      </div>
      {beside && (
        <aside className={styles.rail}>
          <div className={home.head}>
            <h2 className={home.headTitle}>{t('live')}</h2>
            {rooms.length > 0 && (
              <Link to={hrefOf('scheduleAll')} className={home.headLink}>
                {t('allRooms', { count: rooms.length })}
              </Link>
            )}
          </div>
          <ul className={styles.cards}>
            {live.value
              ? rail.map((match) => (
                  <li key={match.fixtureId}>
                    <LiveCard match={match} layout="rail" />
                  </li>
                ))
              : Array.from({ length: RAIL }, (_, i) => (
                  <li key={i} aria-hidden="true" className={styles.waiting}>
                    <Skeleton height={81} />
                    <Skeleton width="80%" />
                  </li>
                ))}
          </ul>
        </aside>
      )}
    </section>
  );
};
