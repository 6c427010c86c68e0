import { comics } from '../http/comics.ts';
import { ask } from './ask.ts';

/** The resources of `machines/comics/comics.resources.ts` that pages load first. */
export const comicsAsks = {
  comicHome: ask(comics.home, (_: null) => ({})),
  comicDetail: ask(comics.detail, (query: { readonly slug: string }) => query),
  comicChapters: ask(comics.chapters, (query: { readonly comicId: string }) => query),
  chapterPages: ask(comics.pages, (query: { readonly chapterId: string }) => query),
};
