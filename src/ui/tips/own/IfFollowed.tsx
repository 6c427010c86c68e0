import { unitsText } from '#domain/tips/tipView.ts';
import { ifFollowed } from '#machines/tips/ownTips.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import * as styles from './OwnTips.css.ts';

/** TI-6: what those whom one follows won in 30 days; nothing where nobody is followed who gave a tip. */
export const IfFollowed = () => {
  const t = useWords('ownTips');
  const { value } = useResource(ifFollowed, null);
  if (!value || value.settled === 0) return null;
  return (
    <section className={styles.followed} aria-labelledby="if-followed">
      <h2 className={styles.heading} id="if-followed">
        {t.tn('followed.title', value.people)}
      </h2>
      <b className={styles.sum}>{t('followed.sum', { units: unitsText(value.profit, 1), n: value.settled })}</b>
      <p className={styles.small}>{t('followed.fact')}</p>
    </section>
  );
};
