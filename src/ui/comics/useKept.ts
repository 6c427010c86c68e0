import { useEffect, useState } from 'react';
import { readChapterId } from '#domain/comics/comicIds.ts';
import { chapterPath } from '#domain/comics/comicPaths.ts';
import { keepChapter } from '#machines/comics/comics.acts.ts';
import { keptChapter, keptChapters } from '#machines/comics/kept.resources.ts';
import type { KeptChapter, Room } from '#ports/keptChapters.ts';
import { useAct } from '../hooks/useAct.ts';
import { useApp } from '../hooks/useApp.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';

export interface Keeping {
  readonly chapters: readonly KeptChapter[];
  readonly room: Room | null;
  /** The chapter that is being kept. */
  readonly busy: string | null;
  readonly isKept: (chapterId: string) => boolean;
  readonly keep: (chapterId: string) => void;
  readonly drop: (chapterId: string) => void;
  /** Why the last wish to keep one failed. */
  readonly failed: string | null;
}

/** CO-12: keeps chapters on this device, and lets them go. */
export const useKept = (): Keeping => {
  const { resources, loadPort, clock, preload } = useApp();
  const t = useWords('comics');
  const here = useHydrated();
  const [failed, setFailed] = useState<string | null>(null);
  const [loading, setLoading] = useState<string | null>(null);
  const { value } = useResource(keptChapters, { here });
  const keeping = useAct(keepChapter, { whyNot: () => t('kept.failed'), inPlace: setFailed });
  const chapters = value?.chapters ?? [];
  const first = chapters[0]?.list;
  const path = first && chapterPath(first.comic.slug, first.chapter.key);
  // What reads it is here too, as soon as there is something to read without a network.
  useEffect(() => {
    if (path !== undefined) preload(path, true).catch(() => undefined);
  }, [path, preload]);
  const keep = async (chapterId: string) => {
    const { comicId = '', key = '' } = readChapterId(chapterId) ?? {};
    setLoading(chapterId);
    const isRead = await preload(chapterPath(comicId, key), true).then(
      () => true,
      () => false,
    );
    setLoading(null);
    if (isRead) void keeping.press({ chapterId, at: clock.now() });
    else setFailed(t('kept.failed'));
  };
  // Also offline, where no act is sent.
  const drop = async (chapterId: string) => {
    await (await loadPort('keptChapters')).drop(chapterId);
    for (const one of [keptChapters, keptChapter]) resources.invalidate(one);
  };
  return {
    ...{ chapters, room: value?.room ?? null, busy: loading ?? keeping.pressed?.chapterId ?? null, failed },
    isKept: (chapterId) => chapters.some(({ list }) => list.chapter.chapterId === chapterId),
    keep: (chapterId) => void keep(chapterId),
    drop: (chapterId) => void drop(chapterId),
  };
};

const MEGA = 1_000_000;
/** Bytes as people say them. */
export const megabytes = (bytes: number): string =>
  bytes < MEGA / 10 ? '< 0.1 MB' : `${bytes < 10 * MEGA ? (bytes / MEGA).toFixed(1) : Math.round(bytes / MEGA)} MB`;
