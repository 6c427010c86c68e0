import { useMemo } from 'react';
import type { ChapterProgress } from '#domain/comics/reading.ts';
import { mergeProgress } from '#domain/comics/reading.ts';
import { readingOn } from '#machines/comics/comics.memory.ts';
import { comicState } from '#machines/comics/comics.resources.ts';
import type { ComicState } from '#ports/comics.ts';
import { useApp } from '../hooks/useApp.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn } from '../hooks/useViewer.ts';

export interface Reading {
  readonly progress: readonly ChapterProgress[];
  readonly state: ComicState | null;
  /** False while it is not known yet: on a painted page, and while a member's comes. */
  readonly ready: boolean;
}

/** How far the viewer is in a comic: of a member on any device, of a guest on this one. */
export const useReading = (comicId: string): Reading => {
  const { storage } = useApp();
  const alive = useHydrated();
  const member = useLoggedIn();
  const { value, failure } = useResource(comicState, { comicId: alive && member ? comicId : null });
  return useMemo(() => {
    if (!alive) return { progress: [], state: null, ready: false };
    if (!member) return { progress: readingOn(storage).of(comicId), state: null, ready: true };
    const here = new Map(
      readingOn(storage)
        .of(comicId)
        .map((one) => [one.chapterId, one]),
    );
    const told = value?.chapters ?? [];
    const merged = told.map((one) => {
      const own = here.get(one.chapterId);
      return own ? mergeProgress(one, own) : one;
    });
    // Without an answer, what the device knows is better than nothing.
    return { progress: value ? merged : [...here.values()], state: value, ready: value !== null || failure !== null };
  }, [alive, member, storage, comicId, value, failure]);
};
