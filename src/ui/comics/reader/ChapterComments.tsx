import type { PageList } from '#domain/comics/comic.ts';
import { Comments } from '../../features/comments/Comments.tsx';
import { useWords } from '../../hooks/useWords.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import * as styles from './reader.css.ts';

interface ChapterCommentsProps {
  readonly list: PageList;
  readonly onClose: () => void;
}

/** CO-11: what readers say of the chapter, beside its pages. */
export default function ChapterComments({ list: { comic, chapter }, onClose }: ChapterCommentsProps) {
  const t = useWords('reader');
  const named = t('chapterNo', { no: String(chapter.no) });
  return (
    <Sheet open onClose={onClose} title={t('talk')} aside tall>
      <div className={styles.inSheet}>
        <Comments
          target={{ type: 'chapter', id: chapter.chapterId }}
          name={`${comic.title}, ${named.toLowerCase()}`}
          bare
        />
      </div>
    </Sheet>
  );
}
