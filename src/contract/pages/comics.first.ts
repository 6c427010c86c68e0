import { chapterIdOf } from '#domain/comics/comicIds.ts';
import type { ComicsRouteId } from '#domain/routing/areas/comics.routes.ts';
import type { FirstOf } from './first.ts';

export const comicsFirst: FirstOf<ComicsRouteId> = {
  comics: () => [{ resource: 'comicHome', input: null }],
  comic: ({ slug }) => [
    { resource: 'comicDetail', input: { slug } },
    { resource: 'comicChapters', input: { comicId: slug } },
  ],
  chapter: ({ slug, chapter }) => [{ resource: 'chapterPages', input: { chapterId: chapterIdOf(slug, chapter) } }],
};
