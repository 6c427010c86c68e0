import { promotionPath } from '#domain/promotions/promotionPaths.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { promotionList } from '#machines/promotions/promotions.resources.ts';
import { useFeed } from '../../hooks/useFeed.ts';
import { useWords } from '../../hooks/useWords.ts';
import { CoverPicture } from '../../kit/CoverPicture.tsx';
import { FrontHead } from '../../kit/FrontHead.tsx';
import { Link } from '../../kit/Link.tsx';
import { useDates } from '../../shared/useDates.ts';
import * as styles from './FrontPromotion.css.ts';

/** MI-11: the promotion that ends next, with the way to all of them; nothing while none is open. */
export const FrontPromotion = () => {
  const t = useWords('promotions');
  const { day } = useDates();
  const { value } = useFeed(promotionList, { state: 'open' });
  const [first] = value?.list ?? [];
  if (!first) return null;
  const { cover, title, summary, endTs } = first;
  return (
    <section aria-labelledby="promotion-front">
      <FrontHead id="promotion-front" title={t('title')} to={hrefOf('promotions')} all={t('allOpen')} />
      <div className={styles.card} data-promotion={first.promotionId}>
        {cover && <CoverPicture picture={cover} className={styles.picture} />}
        <div className={styles.text}>
          <h3 className={styles.title}>
            <Link className={styles.stretched} to={promotionPath(first)}>
              {title}
            </Link>
          </h3>
          <p className={styles.fact}>{summary}</p>
          <p className={styles.fact}>{t('until', { day: day(endTs) })}</p>
        </div>
      </div>
    </section>
  );
};
