import { useEffect, useRef, useState } from 'react';
import type { PageList } from '#domain/comics/comic.ts';
import { chapterIdOf } from '#domain/comics/comicIds.ts';
import { chapterPath } from '#domain/comics/comicPaths.ts';
import { openAt } from '#domain/comics/reading.ts';
import { chapterPages } from '#machines/comics/comics.resources.ts';
import { keptChapter, keptChapters } from '#machines/comics/kept.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../../app/screen.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useNotFound } from '../../hooks/useNotFound.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Failed } from '../../kit/Failed.tsx';
import { Link } from '../../kit/Link.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { useReading } from '../useReading.ts';
import { PaintedPages } from './PaintedPages.tsx';
import { Reader } from './Reader.tsx';
import * as styles from './reader.css.ts';

/** CO-3 to CO-10: a chapter to read; one that lies on this device also without a network. */
export default function ChapterScreen({ params: { slug, chapter } }: Pick<ScreenProps<'chapter'>, 'params'>) {
  const chapterId = chapterIdOf(slug, chapter);
  const { value, failure, busy, retry } = useResource(chapterPages, { chapterId });
  const isGone = isMissing(failure);
  useNotFound(!value && isGone);
  const online = useOnline();
  const kept = useKeptList(chapterId, !online || (!value && failure !== null && !isGone));
  // Of a list that came ahead of its reader the pictures do not come any more.
  const list = kept ?? value;
  useFocusOn(chapterId);
  if (failure && !list)
    return (
      <>
        <Failed failure={failure} onRetry={retry} busy={busy} />
        {!isGone && <OfferKept />}
      </>
    );
  if (!list)
    return (
      <div className={styles.stage} data-ground="grey" aria-hidden="true">
        <Skeleton height={700} />
      </div>
    );
  return <Gate key={chapterId} list={list} />;
}

/** What was pressed for another chapter is gone with the one before: the page gets its focus, as on another screen. */
const useFocusOn = (chapterId: string): void => {
  const last = useRef(chapterId);
  useEffect(() => {
    if (last.current === chapterId) return;
    last.current = chapterId;
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [chapterId]);
};

/** Waits until it is known where somebody was; until then the first pages stand there, as on a painted page. */
const Gate = ({ list }: { readonly list: PageList }) => {
  const { comic, chapter, pages } = list;
  const { progress, state, ready } = useReading(comic.comicId);
  const asked = Number(useQuery('trang') ?? Number.NaN);
  if (!ready) return <PaintedPages list={list} />;
  const own = progress.find(({ chapterId }) => chapterId === chapter.chapterId) ?? null;
  const start = asked >= 1 && asked <= pages.length ? { page: Math.floor(asked), panel: 0 } : openAt(own, pages.length);
  return <Reader {...{ list, start, state }} maxPage={own?.maxPage ?? 0} />;
};

/** CO-12: where a chapter cannot come, those on this device can still be read. */
const OfferKept = () => {
  const t = useWords('reader');
  const { value } = useResource(keptChapters, { here: useHydrated() });
  const kept = value?.chapters ?? [];
  return (
    kept.length > 0 && (
      <section className={styles.offer}>
        <b>{t('kept')}</b>
        <ul>
          {kept.map(({ list: { comic, chapter } }) => (
            <li key={chapter.chapterId}>
              <Link to={chapterPath(comic.slug, chapter.key)}>
                {comic.title} · {t('chapterNo', { no: String(chapter.no) })}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )
  );
};

/** CO-12: the same chapter from this device, its pages as addresses of what lies there. */
const useKeptList = (chapterId: string, wanted: boolean): PageList | null => {
  const { value: kept } = useResource(keptChapter, { chapterId: wanted ? chapterId : null });
  const [found, setFound] = useState<PageList | null>(null);
  useEffect(() => {
    if (!kept) return undefined;
    const urls: string[] = [];
    const pages = kept.list.pages.map((page) => {
      const blob = kept.pictures.get(page.url);
      if (!blob) return page;
      const url = URL.createObjectURL(blob);
      urls.push(url);
      return { ...page, url };
    });
    let left = false;
    queueMicrotask(() => left || setFound({ ...kept.list, pages }));
    return () => {
      left = true;
      for (const url of urls) URL.revokeObjectURL(url);
      setFound(null);
    };
  }, [kept]);
  return found;
};
