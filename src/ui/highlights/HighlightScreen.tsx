import { Suspense } from 'react';
import { mayCut, type Highlight } from '#domain/highlights/highlight.ts';
import { highlightPath, highlightPlacePath } from '#domain/highlights/highlightPaths.ts';
import { kmCount } from '#domain/shared/count.ts';
import { fixtureDetail } from '#machines/football/football.resources.ts';
import { highlightDetail } from '#machines/highlights/highlights.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../app/screen.ts';
import { Comments } from '../features/comments/Comments.tsx';
import { HighlightTile } from '../features/highlights/HighlightTile.tsx';
import { MatchBlock } from '../features/matches/MatchBlock.tsx';
import { MarkButton } from '../features/social/MarkButton.tsx';
import { useView } from '../features/social/useView.ts';
import { useCanonical } from '../hooks/useCanonical.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useResource } from '../hooks/useResource.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Crumbs } from '../kit/Crumbs.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Skeleton, SkeletonRows } from '../kit/Skeleton.tsx';
import { Ago } from '../shared/Ago.tsx';
import { useShare } from '../shared/useShare.ts';
import { StillTheatre } from './StillTheatre.tsx';
import * as styles from './highlights.css.ts';

const WatchHighlight = lazyPart(() => import('./WatchHighlight.tsx'));
const WithdrawHighlight = lazyPart(() => import('./WithdrawHighlight.tsx'));

/** NE-6: a highlight with its chapters, its match, and what one watches next. */
export default function HighlightScreen({ params }: Pick<ScreenProps<'highlight'>, 'params'>) {
  const { value, failure, busy, retry } = useResource(highlightDetail, { slug: params.slug });
  useNotFound(!value && isMissing(failure));
  useCanonical(value && highlightPath(value), highlightPath(params));
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value)
    return (
      <div aria-hidden="true">
        <div className={styles.theatre}>
          <div className={styles.still} />
          <div className={styles.panel} />
        </div>
        <div className={styles.below}>
          <SkeletonRows rows={4} height={48} />
        </div>
      </div>
    );
  return <Whole highlight={value} />;
}

/** The category whose matches have pages of their own. */
const FOOTBALL = 'bong-da';

interface HighlightProps {
  readonly highlight: Highlight;
}

const Whole = ({ highlight }: HighlightProps) => {
  const t = useWords('highlights');
  const { highlightId, title, hidden, next, description, fixtureId, category } = highlight;
  const viewer = useViewer();
  useView({ type: 'highlight', id: highlightId });
  return (
    <article data-highlight-page={highlightId}>
      <div className={styles.theatre}>
        <Theatre highlight={highlight} />
      </div>
      <noscript>
        <p className={styles.noScript}>{t('withoutScript')}</p>
      </noscript>
      <div className={styles.below}>
        <div className={styles.main}>
          <Named highlight={highlight} />
          {description !== undefined && !hidden && <p className={styles.words}>{description}</p>}
          {fixtureId !== undefined && category === FOOTBALL && <MatchOf fixtureId={fixtureId} />}
          {viewer && mayCut(viewer.siteRoleId) && (
            <Suspense>
              <WithdrawHighlight of={highlight} />
            </Suspense>
          )}
          {!hidden && <Comments target={{ type: 'highlight', id: highlightId }} name={title} folded />}
        </div>
        {next.length > 0 && (
          <aside className={styles.queue} aria-label={t('queue')}>
            <h2 className={styles.heading}>{t('queue')}</h2>
            <ul className={styles.queueList}>
              {next.map((one) => (
                <HighlightTile key={one.highlightId} highlight={one} row />
              ))}
            </ul>
          </aside>
        )}
      </div>
    </article>
  );
};

/** The player once the page is alive; before that, and while its match is hidden, its still picture. */
const Theatre = ({ highlight }: HighlightProps) => {
  const alive = useHydrated();
  const still = <StillTheatre highlight={highlight} />;
  if (!alive || highlight.hidden) return still;
  return (
    <Suspense fallback={still}>
      <WatchHighlight highlight={highlight} />
    </Suspense>
  );
};

const Named = ({ highlight }: HighlightProps) => {
  const t = useWords('highlights');
  const { highlightId, title, lang, category, categoryName, type, typeName, createdAt, counters, demo } = highlight;
  const share = useShare(title, t('shared'));
  const target = { type: 'highlight', id: highlightId } as const;
  return (
    <header className={styles.titleRow}>
      <div>
        <Crumbs
          label={t('crumbs')}
          links={[
            { to: highlightPlacePath({}), label: t('title') },
            { to: highlightPlacePath({ category }), label: categoryName },
            { to: highlightPlacePath({ category, type }), label: typeName },
          ]}
        />
        <h1 className={styles.title} lang={lang}>
          {title}
        </h1>
        <p className={styles.facts}>
          <Ago at={createdAt} />
          {counters.views > 0 && <span>{t('views', { count: kmCount(counters.views) })}</span>}
          {demo && <span>{t('demo')}</span>}
        </p>
      </div>
      <div className={styles.tools} role="group" aria-label={t('tools')}>
        <MarkButton mark="like" target={target} name={title} />
        <MarkButton mark="save" target={target} name={title} />
        <IconButton label={t('share')} onClick={share}>
          <Icon name="share-2" size={20} />
        </IconButton>
      </div>
    </header>
  );
};

const MatchOf = ({ fixtureId }: { readonly fixtureId: string }) => {
  const t = useWords('highlights');
  const { value: fixture, failure } = useResource(fixtureDetail, { id: fixtureId });
  const alive = useHydrated();
  // A painted page does not say what failed at the origin: the browser asks again.
  if (!fixture && failure && alive) return null;
  return (
    <section className={styles.match} aria-label={t('match')}>
      <h2 className={styles.heading}>{t('match')}</h2>
      {fixture ? <MatchBlock fixture={fixture} /> : <Skeleton height={104} />}
    </section>
  );
};
