import { SHOWN_WINDOW, TIPS, type TipCategory } from '#domain/tips/tip.ts';
import { tipsterPath } from '#domain/tips/tipPaths.ts';
import { percentText } from '#domain/tips/tipView.ts';
import { tipRanking } from '#machines/tips/tips.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Face } from '../../kit/Face.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import * as styles from './Podium.css.ts';

const FRONT = 3;

interface PodiumProps {
  readonly category: TipCategory | null;
  readonly wholeTo: string;
}

/** TI-11: the first three tipsters of the month on the steps of the mark; nothing while there are not as many. */
export const Podium = ({ category, wholeTo }: PodiumProps) => {
  const t = useWords('tips');
  const of = { ...(category && { category }), window: SHOWN_WINDOW, minSettled: TIPS.minSettled };
  const { value } = useResource(tipRanking, of);
  const first = value?.list.slice(0, FRONT) ?? [];
  if (first.length < FRONT) return null;
  return (
    <section aria-labelledby="tips-front">
      <div className={styles.head}>
        <h2 id="tips-front">{t('ranking.front')}</h2>
        <Link to={wholeTo}>{t('ranking.whole')}</Link>
      </div>
      <ol className={styles.podium}>
        {first.map((tipster, i) => (
          <li key={tipster.userId} className={styles.place} data-rank={i + 1}>
            <Face user={tipster} size={i === 0 ? 56 : 44} />
            <Link className={styles.name} to={tipsterPath(tipster.userId)}>
              {tipster.displayName}
            </Link>
            <b>{percentText(tipster.stats.yield)}</b>
            <span className={styles.small}>
              {t('ranking.low', { n: tipster.stats.settled, low: percentText(tipster.stats.yieldLow) })}
            </span>
            <span className={styles.step} aria-hidden="true">
              {i + 1}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.how}>
        <Icon name="scale" size={14} />
        {t('ranking.short', { n: TIPS.minSettled })}
      </p>
    </section>
  );
};
