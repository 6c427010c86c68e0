import { Suspense } from 'react';
import { featured } from '#machines/schedule/schedule.resources.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { MatchSheetProvider } from '../features/matches/MatchSheetProvider.tsx';
import { GoOn } from '../features/shelf/GoOn.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { HomeSchedule } from './HomeSchedule.tsx';
import { HomeTickets } from './HomeTickets.tsx';
import { LateParts } from './LateParts.tsx';
import { Ribbon } from './Ribbon.tsx';
import { LIVE_NOW } from '#domain/schedule/schedule.ts';
import { Stage } from './Stage.tsx';
import * as styles from './HomeScreen.css.ts';

const Banners = lazyPart(() => import('./Banners.tsx'), { painted: 'first' });

/** The front page: live rooms, upcoming matches and tickets; each block loads and fails on its own. */
export default function HomeScreen() {
  const t = useWords('home');
  const live = useResource(featured, LIVE_NOW);
  return (
    <MatchSheetProvider>
      <h1>
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </h1>
      <Ribbon />
      <Stage live={live} />
      <GoOn look="strip" />
      <div className={styles.low}>
        <HomeTickets />
        <HomeSchedule />
        <div className={styles.banners}>
          <Suspense>
            <Banners />
          </Suspense>
          <LateParts />
        </div>
      </div>
    </MatchSheetProvider>
  );
}
