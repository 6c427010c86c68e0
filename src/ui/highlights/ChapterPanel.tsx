import type { ReactNode } from 'react';
import type { Highlight, HighlightChapter } from '#domain/highlights/highlight.ts';
import { highlightPath } from '#domain/highlights/highlightPaths.ts';
import { isGoalChapter } from '#domain/vod/highlightItem.ts';
import { clockText } from '#domain/vod/vod.ts';
import { HighlightCover } from '../features/highlights/HighlightTile.tsx';
import { useWords } from '../hooks/useWords.ts';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import * as styles from './highlights.css.ts';

interface ChapterPanelProps {
  readonly highlight: Highlight;
  /** The index of the chapter that plays; -1 for none. */
  readonly now: number;
  /** Goes to a second of the video that is there; without it a press opens the address of that second. */
  readonly onSeek?: (sec: number) => void;
  /** What stands at the end of a chapter's row. */
  readonly waysOf?: (chapter: HighlightChapter) => ReactNode;
}

/** NE-6: the chapters beside the picture, each with its second and its length, and what comes after. */
export const ChapterPanel = ({ highlight, now, onSeek, waysOf }: ChapterPanelProps) => {
  const t = useWords('highlights');
  const { chapters, durationSec } = highlight;
  const lengthOf = (i: number) => (chapters[i + 1]?.sec ?? durationSec ?? chapters[i]!.sec) - chapters[i]!.sec;
  return (
    <section className={styles.panel} data-theme="dark" aria-label={t('chapters')} data-part="chapters">
      <h2 className={styles.panelHead}>
        {t('chapters')} <small>{chapters.length > 0 ? t('chaptersFact') : ''}</small>
      </h2>
      <ol className={styles.chapters}>
        {chapters.map((chapter, i) => (
          <li key={chapter.sec} className={styles.chapter} data-now={i === now || undefined}>
            <Figure size={18}>{clockText(chapter.sec)}</Figure>
            <Icon name={isGoalChapter(chapter) ? 'goal' : 'play'} size={18} />
            <Link
              className={styles.chapterLink}
              to={highlightPath(highlight, chapter.sec)}
              replace
              aria-current={i === now ? 'true' : undefined}
              onClick={(event) => {
                if (!onSeek) return;
                event.preventDefault();
                onSeek(chapter.sec);
              }}
            >
              {chapter.label}
              {isGoalChapter(chapter) && <VisuallyHidden>{`, ${t('goal')}`}</VisuallyHidden>}
            </Link>
            {waysOf?.(chapter) ?? (
              <Figure size={17} tone="muted">
                {clockText(lengthOf(i))}
              </Figure>
            )}
          </li>
        ))}
        {chapters.length === 0 && !highlight.hidden && <li className={styles.chapterNote}>{t('noChapters')}</li>}
      </ol>
      <UpNext highlight={highlight} />
    </section>
  );
};

const UpNext = ({ highlight: { next } }: { readonly highlight: Highlight }) => {
  const t = useWords('highlights');
  const [first] = next;
  if (!first) return null;
  return (
    <div className={styles.upNext}>
      <HighlightCover highlight={{ ...first, durationSec: null }} />
      <span className={styles.upNextText}>
        <small>{t('upNext')}</small>
        <Link className={styles.chapterLink} to={highlightPath(first)}>
          {first.title}
        </Link>
      </span>
    </div>
  );
};
