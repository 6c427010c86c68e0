import { useState } from 'react';
import type { Chapter, Comic } from '#domain/comics/comic.ts';
import { chapterPath } from '#domain/comics/comicPaths.ts';
import { goOnIn, leftSec, type ChapterProgress } from '#domain/comics/reading.ts';
import { comicChapters, comicDetail } from '#machines/comics/comics.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../app/screen.ts';
import { FollowButton } from '../features/social/FollowButton.tsx';
import { MarkButton } from '../features/social/MarkButton.tsx';
import { RatingField } from '../features/social/RatingField.tsx';
import { useView } from '../features/social/useView.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton, SkeletonRows } from '../kit/Skeleton.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { ComicCover, useReadTime } from './ComicTile.tsx';
import * as styles from './comics.css.ts';
import { megabytes, useKept, type Keeping } from './useKept.ts';
import { useReading } from './useReading.ts';

/** CO-2: what a comic is, where one goes on, and its chapters with what of them was read. */
export default function ComicScreen({ params: { slug } }: Pick<ScreenProps<'comic'>, 'params'>) {
  const { value: comic, failure, busy, retry } = useResource(comicDetail, { slug });
  useNotFound(!comic && isMissing(failure));
  if (failure && !comic) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!comic)
    return (
      <div className={styles.detail} aria-hidden="true">
        <Skeleton height={220} />
        <Skeleton height={220} />
      </div>
    );
  return <About comic={comic} />;
}

const About = ({ comic }: { readonly comic: Comic }) => {
  const t = useWords('comics');
  const time = useReadTime();
  const { comicId, slug, title, authors, synopsis, genres, rating } = comic;
  const { value, failure, busy, retry } = useResource(comicChapters, { comicId });
  const { progress, ready } = useReading(comicId);
  const target = { type: 'comic', id: comicId } as const;
  useView(target);
  const chapters = value ?? [];
  const goOn = goOnIn(chapters, ready ? progress : []);
  const begun = goOn?.progress ?? null;
  return (
    <article className={`${styles.page} ${styles.withFoot}`}>
      <div className={styles.detail}>
        <ComicCover comic={comic} eager />
        <div className={styles.detailHead}>
          <h1 className={styles.work}>{title}</h1>
          <p className={styles.fact}>{authors.join(', ')}</p>
          <p className={styles.facts}>
            <span>
              <Figure size={26}>{comic.chapters}</Figure> {t('chaptersWord')}
            </span>
            <span>{t('readFor', { time: time(comic.readSec) })}</span>
            <span>{t('sizeAll', { size: megabytes(comic.sizeBytes) })}</span>
            {rating.n > 0 && (
              <span>
                <Figure size={20}>{rating.avg.toFixed(1)}</Figure> {t('people', { count: rating.n })}
              </span>
            )}
          </p>
          <p className={styles.synopsis}>{synopsis}</p>
          <ul className={styles.chips} aria-label={t('facets.genre')}>
            {[t(`statuses.${comic.status}`), ...genres.map(({ name }) => name), comic.ageRating]
              .filter((one) => one !== '')
              .map((one) => (
                <li key={one} className={styles.trait}>
                  {one}
                </li>
              ))}
          </ul>
          <div className={styles.acts}>
            {goOn && (
              <Link to={chapterPath(slug, goOn.chapter.key)} {...buttonLook({ tone: 'primary', size: 'l' })}>
                <Icon name="book-open" size={18} />
                {t(begun || progress.length > 0 ? 'goOn' : 'begin', { no: String(goOn.chapter.no) })}
              </Link>
            )}
            <FollowButton target={target} name={title} size="m" />
            <MarkButton mark="save" target={target} name={title} />
          </div>
          <small className={styles.fact}>
            {[comic.demo ? t('demo') : '', comic.licence, comic.credit].filter((one) => one !== '').join(' · ')}
          </small>
        </div>
      </div>
      {failure && !value && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !value && <SkeletonRows rows={6} height={64} />}
      {value && <Chapters {...{ comic, chapters, progress, here: goOn?.chapter.chapterId ?? null }} />}
      <div className={styles.rail}>
        <RatingField target={target} name={title} />
      </div>
    </article>
  );
};

interface ChaptersProps {
  readonly comic: Comic;
  readonly chapters: readonly Chapter[];
  readonly progress: readonly ChapterProgress[];
  readonly here: string | null;
}
/** How many stand there at once; the rest is asked for. */
const AT_ONCE = 60;

const Chapters = ({ comic, chapters, progress, here }: ChaptersProps) => {
  const t = useWords('comics');
  const alive = useHydrated();
  const [newestFirst, setNewestFirst] = useState(true);
  const [shown, setShown] = useState(AT_ONCE);
  const kept = useKept();
  const of = new Map(progress.map((one) => [one.chapterId, one]));
  const ordered = newestFirst ? chapters.toReversed() : chapters;
  return (
    <section className={styles.rail}>
      <div className={styles.railHead}>
        <h2>{t('chapters')}</h2>
        {kept.failed !== null && <span role="alert">{kept.failed}</span>}
        <span className={styles.end}>
          <IconButton
            label={t(newestFirst ? 'oldestFirst' : 'newestFirst')}
            onClick={() => setNewestFirst(!newestFirst)}
          >
            <Icon name={newestFirst ? 'chevron-down' : 'chevron-up'} size={20} />
          </IconButton>
        </span>
      </div>
      <ol className={styles.chapters} reversed={newestFirst}>
        {ordered.slice(0, shown).map((chapter) => (
          <Row
            key={chapter.chapterId}
            {...{ comic, chapter, kept, alive }}
            progress={of.get(chapter.chapterId) ?? null}
            isHere={here === chapter.chapterId && of.size > 0}
          />
        ))}
      </ol>
      {shown < ordered.length && (
        <Button onClick={() => setShown(ordered.length)}>{t('moreChapters', { count: ordered.length - shown })}</Button>
      )}
    </section>
  );
};

interface RowProps {
  readonly comic: Comic;
  readonly chapter: Chapter;
  readonly progress: ChapterProgress | null;
  readonly isHere: boolean;
  readonly kept: Keeping;
  readonly alive: boolean;
}
const Row = ({ comic, chapter, progress, isHere, kept, alive }: RowProps) => {
  const t = useWords('comics');
  const time = useReadTime();
  const { chapterId, no, title, pages, sizeBytes, readSec } = chapter;
  const read = progress?.done ?? false;
  const half = progress !== null && !read && progress.page > 1;
  const isKept = alive && kept.isKept(chapterId);
  const fact = half
    ? t('pageLeft', {
        page: String(progress.page),
        pages: String(pages),
        time: time(leftSec(readSec, progress.page, pages)),
      })
    : [t('pages', { count: pages }), time(readSec), megabytes(sizeBytes)].join(' · ');
  return (
    <li className={styles.chapter} data-read={read ? 'all' : half ? 'half' : undefined} data-here={isHere || undefined}>
      <b className={styles.chapterNo}>{no}</b>
      <Link className={styles.chapterLink} to={chapterPath(comic.slug, chapter.key)}>
        <b>{title || t('chapterNo', { no: String(no) })}</b>
        <small className={styles.fact}>{fact}</small>
      </Link>
      <small className={styles.mark}>
        {read && (
          <>
            <Icon name="check" size={18} />
            <VisuallyHidden>{t('read')}</VisuallyHidden>
          </>
        )}
        {isKept && t('kept.here')}
      </small>
      <IconButton
        label={t(isKept ? 'kept.drop' : 'kept.keep', { no: String(no), name: comic.title })}
        disabled={kept.busy !== null || !alive}
        onClick={() => (isKept ? kept.drop(chapterId) : kept.keep(chapterId))}
      >
        <Icon name={isKept ? 'trash-2' : 'download'} size={20} />
      </IconButton>
    </li>
  );
};
