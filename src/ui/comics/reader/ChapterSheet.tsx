import type { PageList } from '#domain/comics/comic.ts';
import { chapterPath } from '#domain/comics/comicPaths.ts';
import { comicChapters } from '#machines/comics/comics.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Failed } from '../../kit/Failed.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { useReading } from '../useReading.ts';
import * as styles from './reader.css.ts';

interface ChapterSheetProps {
  readonly list: PageList;
  readonly onClose: () => void;
}

/** The chapters of the comic that is read, at the one that lies open. */
export default function ChapterSheet({ list: { comic, chapter }, onClose }: ChapterSheetProps) {
  const t = useWords('reader');
  const { value, failure, busy, retry } = useResource(comicChapters, { comicId: comic.comicId });
  const { progress } = useReading(comic.comicId);
  const read = new Set(progress.flatMap(({ chapterId, done }) => (done ? [chapterId] : [])));
  return (
    <Sheet open onClose={onClose} title={t('chapters')} aside>
      <div className={styles.inSheet}>
        {failure && !value && <Failed failure={failure} onRetry={retry} busy={busy} />}
        {!failure && !value && <SkeletonRows rows={6} height={48} />}
        <ol className={styles.chapters}>
          {value?.map(({ chapterId, key, no, title }) => {
            const isHere = chapterId === chapter.chapterId;
            return (
              <li key={chapterId}>
                <Link
                  to={chapterPath(comic.slug, key)}
                  aria-current={isHere ? 'page' : undefined}
                  data-autofocus={isHere || undefined}
                  onClick={onClose}
                >
                  <b>{no}</b>
                  <span>{title || t('chapterNo', { no: String(no) })}</span>
                  {read.has(chapterId) && (
                    <>
                      <Icon name="check" size={18} />
                      <VisuallyHidden>{t('read')}</VisuallyHidden>
                    </>
                  )}
                </Link>
              </li>
            );
          })}
        </ol>
      </div>
    </Sheet>
  );
}
