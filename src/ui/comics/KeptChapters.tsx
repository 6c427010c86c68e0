import { chapterPath } from '#domain/comics/comicPaths.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Link } from '../kit/Link.tsx';
import { Progress } from '../kit/Progress.tsx';
import * as styles from './comics.css.ts';
import { megabytes, useKept } from './useKept.ts';

/** CO-12: the chapters on this device, each with its size, and the room that is left. */
export default function KeptChapters() {
  const t = useWords('comics');
  const { chapters, room, drop } = useKept();
  const used = chapters.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <section className={styles.rail}>
      <div className={styles.railHead}>
        <h2>{t('kept.title')}</h2>
        <span>{t('kept.size', { size: megabytes(used) })}</span>
      </div>
      {room && room.most > 0 && (
        <div className={styles.quota}>
          <Progress label={t('kept.room')} percent={Math.min(100, Math.round((room.used / room.most) * 100))} />
          <small className={styles.fact}>
            {t('kept.roomFact', { used: megabytes(room.used), most: megabytes(room.most) })}
          </small>
        </div>
      )}
      {chapters.length === 0 ? (
        <Empty fact={t('kept.noneFact')}>{t('kept.none')}</Empty>
      ) : (
        <ul className={styles.chapters}>
          {chapters.map(({ list: { comic, chapter }, bytes }) => (
            <li key={chapter.chapterId} className={styles.chapter}>
              <b className={styles.chapterNo}>{chapter.no}</b>
              <Link className={styles.chapterLink} to={chapterPath(comic.slug, chapter.key)}>
                <b>{comic.title}</b>
                <small className={styles.fact}>
                  {[chapter.title || t('chapterNo', { no: String(chapter.no) }), megabytes(bytes)].join(' · ')}
                </small>
              </Link>
              <IconButton
                label={t('kept.drop', { no: String(chapter.no), name: comic.title })}
                onClick={() => drop(chapter.chapterId)}
              >
                <Icon name="trash-2" size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
