import { useEffect } from 'react';
import { fixturePath, matchPath } from '#domain/football/footballPaths.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { fixtureDetail } from '#machines/football/football.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../../app/screen.ts';
import { useNavigate } from '../../hooks/useNavigate.ts';
import { useNotFound } from '../../hooks/useNotFound.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Failed } from '../../kit/Failed.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { MatchPage } from './MatchPage.tsx';
import * as styles from './MatchPage.css.ts';

/** MC-1: the page of a football match, before, during and after it. */
export default function MatchScreen({ params: { id, teams } }: Pick<ScreenProps<'footballMatch'>, 'params'>) {
  const t = useWords('match');
  const go = useNavigate();
  const { value: fixture, failure, busy, receivedAt, retry } = useResource(fixtureDetail, { id });
  const missing = !fixture && isMissing(failure);
  useNotFound(missing);
  const path = fixture && fixturePath(fixture);
  const isElsewhere = fixture !== null && matchPath(fixture) !== hrefOf('footballMatch', { teams, id });
  // TP-9: wrong names with a right id.
  useEffect(() => {
    if (isElsewhere && path !== null) go(path, { replace: true });
  }, [isElsewhere, path, go]);
  if (failure && !fixture) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!fixture)
    return (
      <>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <BoardSkeleton />
        <div className={styles.page}>
          <SkeletonRows rows={8} height={44} />
        </div>
      </>
    );
  return <MatchPage key={id} fixture={fixture} retry={retry} oldSince={failure ? receivedAt : null} />;
}
