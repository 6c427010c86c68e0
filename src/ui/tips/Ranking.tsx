import type { Tipster } from '#domain/tips/tip.ts';
import { tipsterPath } from '#domain/tips/tipPaths.ts';
import { percentText } from '#domain/tips/tipView.ts';
import { tipRanking } from '#machines/tips/tips.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Face } from '../kit/Face.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { axisFor, Range, RangeScale, type Axis } from './Range.tsx';
import { leastTips, rankingWindows, type ListPlace } from './tipsQuery.ts';
import * as styles from './Ranking.css.ts';

/** Beside a list only the first are shown. */
const BESIDE = 6;
const UNRANKED = 3;

const Moved = ({ rank, prevRank }: Pick<Tipster['stats'], 'rank' | 'prevRank'>) => {
  const t = useWords('tips');
  if (rank === null || prevRank === null || rank === prevRank) return null;
  const up = rank < prevRank;
  return (
    <>
      <span className={styles.moved} data-way={up ? 'up' : 'down'} aria-hidden="true">
        {up ? '▲' : '▼'}
      </span>
      <VisuallyHidden>{t(up ? 'ranking.up' : 'ranking.down', { count: Math.abs(rank - prevRank) })}</VisuallyHidden>
    </>
  );
};

interface RowProps {
  readonly tipster: Tipster;
  readonly own: boolean;
  readonly axis: Axis;
}

const Row = ({ tipster, own, axis }: RowProps) => {
  const t = useWords('tips');
  const { stats } = tipster;
  const { rank } = stats;
  return (
    <li className={styles.row} data-own={own || undefined} data-unranked={rank === null || undefined}>
      <span className={styles.rank}>
        {rank === null ? '–' : <span aria-label={t('ranking.rank', { rank })}>{rank}</span>}
        <Moved rank={rank} prevRank={stats.prevRank} />
      </span>
      <Face user={tipster} size={32} />
      <span className={styles.who}>
        <Link className={styles.name} to={tipsterPath(tipster.userId)}>
          {own ? t('ranking.you') : tipster.displayName}
        </Link>
        <span className={styles.n}>{t('ranking.n', { n: stats.settled })}</span>
      </span>
      <Range {...{ stats, axis }} />
      <span className={styles.total}>{percentText(stats.yield)}</span>
    </li>
  );
};

/** Those with too few tips to be ranked, whatever their luck. */
const Unranked = ({ place, axis }: { readonly place: ListPlace; readonly axis: Axis }) => {
  const t = useWords('tips');
  const { category, window, least } = place;
  const { value } = useResource(tipRanking, { ...(category && { category }), window, minSettled: 1 });
  const few = value?.list.filter(({ stats }) => stats.settled < least).slice(0, UNRANKED) ?? [];
  if (few.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('ranking.unranked', { n: least })}</h3>
      <ul className={styles.list}>
        {few.map((tipster) => (
          <Row
            key={tipster.userId}
            tipster={{ ...tipster, stats: { ...tipster.stats, rank: null, prevRank: null } }}
            own={false}
            axis={axis}
          />
        ))}
      </ul>
    </>
  );
};

interface RankingProps {
  readonly place: ListPlace;
  readonly to: (change: Partial<ListPlace>) => string;
  /** In place of the list: all of them. */
  readonly whole?: boolean;
}

/** TI-5: tipsters by the lower end of their yield's interval, drawn, with the number of tips beside every yield. */
export const Ranking = ({ place, to, whole = false }: RankingProps) => {
  const t = useWords('tips');
  const viewerId = useViewer()?.userId;
  const { category, window, least } = place;
  const { value, failure, busy, retry } = useResource(tipRanking, {
    ...(category && { category }),
    ...{ window, minSettled: least },
  });
  const ranked = value?.list ?? [];
  const shown = whole ? ranked : ranked.slice(0, BESIDE);
  const axis = axisFor(shown.map(({ stats }) => stats));
  const own = ranked.find(({ userId }) => userId === viewerId);
  return (
    <section aria-labelledby="tips-ranking">
      <div className={styles.head}>
        <h2 id="tips-ranking">{t('ranking.title')}</h2>
        <nav className={styles.choices} aria-label={t('ranking.windows')}>
          {rankingWindows.map((one) => (
            <Link
              key={one}
              to={to({ window: one })}
              replace
              className={styles.choice}
              aria-current={one === window ? 'true' : undefined}
            >
              {t(`ranking.window.${one}`)}
            </Link>
          ))}
        </nav>
      </div>
      <div className={styles.axis}>
        <RangeScale axis={axis} />
        <span className={styles.axisEnd}>{t('ranking.axis')}</span>
      </div>
      {failure && !value && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !value && <SkeletonRows rows={BESIDE} height={54} />}
      {value && ranked.length === 0 && <p className={styles.how}>{t('ranking.none', { n: least })}</p>}
      <ol className={styles.list}>
        {shown.map((tipster) => (
          <Row key={tipster.userId} tipster={tipster} own={tipster.userId === viewerId} axis={axis} />
        ))}
        {own && !shown.includes(own) && <Row tipster={own} own axis={axis} />}
      </ol>
      <Unranked {...{ place, axis }} />
      <p className={styles.how}>{t('ranking.how')}</p>
      <details className={styles.formula}>
        <summary>{t('ranking.formula')}</summary>
        <p>{t('ranking.formulaText')}</p>
        <nav className={styles.least} aria-label={t('ranking.short', { n: least })}>
          {leastTips.map((one) => (
            <Link
              key={one}
              to={to({ least: one })}
              replace
              className={styles.choice}
              aria-current={one === least ? 'true' : undefined}
            >
              {t('ranking.atLeast', { n: one })}
            </Link>
          ))}
        </nav>
      </details>
    </section>
  );
};
