import { chapterAt } from '#domain/films/timeline.ts';
import { clockText } from '#domain/vod/vod.ts';
import { selectShownS } from '#machines/vod/vod.selectors.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Figure } from '../../../kit/Figure.tsx';
import * as styles from './TrackSheet.css.ts';
import { useVodSend, useVodState } from './useVod.ts';

/** FI-7: the chapters, each with its second; a press goes there. */
export const Chapters = () => {
  const t = useWords('vod');
  const send = useVodSend();
  const chapters = useVodState(({ context }) => context.item?.chapters);
  const now = useVodState((snapshot) => chapterAt(snapshot.context.item?.chapters ?? [], selectShownS(snapshot)));
  if (!chapters || chapters.length < 2) return null;
  return (
    <div role="group" aria-label={t('chapters')}>
      <p className={styles.head}>{t('chapters')}</p>
      <ol className={styles.chapters}>
        {chapters.map(({ from, title }, i) => (
          <li key={from}>
            <button
              className={styles.chapter}
              type="button"
              aria-current={i === now ? 'true' : undefined}
              onClick={() => send({ type: 'vod.seek', toS: from })}
            >
              <span>{title || t('chapter', { no: i + 1 })}</span>
              <Figure size={18}>{clockText(from)}</Figure>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
};
