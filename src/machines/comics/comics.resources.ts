import type { ComicQuery } from '#ports/comics.ts';
import { succeeded } from '#ports/failure.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const CALM_MS = 60_000;
/** Progress changes with every visit of the reader. */
const SOON_MS = 2000;

/** The first page of the area. */
export const comicHome = resource({
  name: 'comicHome',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('comics')).home(signal),
});
/** CO-1: comics that pass all filters. */
export const comicList = feed({
  name: 'comicList',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, query: ComicQuery, cursor, signal) =>
    (await loadPort('comics')).list(query, cursor, signal),
  idOf: ({ comicId }) => comicId,
});
/** CO-1: how many comics each value would show. */
export const comicFacets = resource({
  name: 'comicFacets',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, query: ComicQuery, signal) => (await loadPort('comics')).facets(query, signal),
});
export const comicDetail = resource({
  name: 'comicDetail',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { slug }: { readonly slug: string }, signal) =>
    (await loadPort('comics')).comic(slug, signal),
});
/** CO-2: the chapters of a comic in order. */
export const comicChapters = resource({
  name: 'comicChapters',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { comicId }: { readonly comicId: string }, signal) =>
    (await loadPort('comics')).chapters(comicId, signal),
});
/** CO-4: the pages of a chapter with their sizes. */
export const chapterPages = resource({
  name: 'chapterPages',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { chapterId }: { readonly chapterId: string }, signal) =>
    (await loadPort('comics')).pages(chapterId, signal),
});
/** How far a member is in a comic, and how they read it; nothing is asked of guests. */
export const comicState = resource({
  name: 'comicState',
  private: true,
  staleAfterMs: SOON_MS,
  load: async ({ loadPort }: Ports, { comicId }: { readonly comicId: string | null }, signal) =>
    comicId === null ? succeeded({ chapters: [], setting: null }) : (await loadPort('comics')).state(comicId, signal),
});
/** CO-13: what a member follows, with what is new in it. */
export const followedComics = feed({
  name: 'followedComics',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('comics')).followed(cursor, signal),
  idOf: ({ comicId }) => comicId,
});
/** CO-13: how many chapters of what a member follows wait for them, by its first slice; nothing is asked of guests. */
export const waitingChapters = resource({
  name: 'waitingChapters',
  private: true,
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { member }: { readonly member: boolean }, signal) => {
    if (!member) return succeeded(0);
    const slice = await (await loadPort('comics')).followed(null, signal);
    return slice.ok ? succeeded(slice.value.list.reduce((sum, { unread }) => sum + unread, 0)) : slice;
  },
});
