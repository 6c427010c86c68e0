import { targetText } from '#domain/social/social.ts';
import { meanInStars, pointsOf, STARS, starsOf } from '#domain/social/standing.ts';
import { kmCount } from '#domain/shared/count.ts';
import { localeConfig } from '#domain/locale/locale.ts';
import { rate } from '#machines/social/social.acts.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useViewer } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import * as styles from './social.css.ts';
import { useSocialWhyNot } from './useSocialWhyNot.ts';
import { useStanding } from './useStanding.ts';
import type { Named } from './useToggle.ts';

const all = Array.from({ length: STARS }, (_, i) => i + 1);

/** The average rating in stars, and the viewer's own; pressing the same star again removes the rating. */
export const RatingField = ({ target, name }: Named) => {
  const t = useWords('social');
  const locale = useLocale();
  const own = useViewer()?.userId === target.id;
  const standing = useStanding(target);
  const whyNot = useSocialWhyNot();
  const { press } = useAct(rate, {
    whyNot,
    intent: ({ value }) => ({ kind: 'rate', what: name, target: targetText(target), points: String(value) }),
  });
  const mine = starsOf(standing?.me?.rating ?? null);
  const { avg, n } = standing?.rating ?? { avg: 0, n: 0 };
  const mean = meanInStars(avg).toLocaleString(localeConfig(locale).iso, { minimumFractionDigits: 1 });
  return (
    <div className={styles.rating}>
      <span className={styles.mean}>
        {n > 0 && (
          <>
            <Icon name="star" size={16} filled />
            <b>{t('rating.mean', { mean, most: STARS })}</b>
          </>
        )}
        {standing && <span>{n > 0 ? t.tn('rating.counted', n, { count: kmCount(n) }) : t('rating.none')}</span>}
      </span>
      {!own && (
        <div className={styles.stars} role="group" aria-label={t('rating.of', { name })}>
          <span className={styles.yours} aria-hidden="true">
            {t('rating.yours')}
          </span>
          {all.map((star) => (
            <button
              key={star}
              type="button"
              className={styles.star}
              data-lit={star <= mine}
              aria-pressed={star === mine}
              aria-label={t.tn('rating.star', star)}
              onClick={() => void press({ target, value: star === mine ? null : pointsOf(star) })}
            >
              <Icon name="star" size={24} filled={star <= mine} />
            </button>
          ))}
          <span className={styles.takeBack}>
            {mine > 0 && (
              <Button tone="plain" size="s" onClick={() => void press({ target, value: null })}>
                {t('rating.takeBack')}
              </Button>
            )}
          </span>
        </div>
      )}
    </div>
  );
};
