import { skipWishes, type SegmentType } from '#domain/films/timeline.ts';
import { useWords } from '../../../hooks/useWords.ts';
import * as styles from './TrackSheet.css.ts';
import { useVodSend, useVodState } from './useVod.ts';

const types: readonly SegmentType[] = ['intro', 'recap', 'outro'];

/** FI-5: for each kind of part whether it is offered to be skipped, skipped by itself, or always seen. */
export const SkipWishes = () => {
  const t = useWords('vod');
  const send = useVodSend();
  const skips = useVodState(({ context }) => context.skips);
  return (
    <div role="group" aria-label={t('skipping')}>
      <p className={styles.head}>{t('skipping')}</p>
      {types.map((segment) => (
        <div key={segment} className={styles.wishes} role="radiogroup" aria-label={t(`part.${segment}`)}>
          <span>{t(`part.${segment}`)}</span>
          {skipWishes.map((wish) => (
            <button
              key={wish}
              className={styles.wish}
              type="button"
              role="radio"
              aria-checked={skips[segment] === wish}
              onClick={() => send({ type: 'vod.setSkip', segment, wish })}
            >
              {t(`skipWish.${wish}`)}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
};
