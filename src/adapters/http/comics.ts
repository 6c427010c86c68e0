import { comics } from '#contract/http/comics.ts';
import { succeeded } from '#ports/failure.ts';
import type { ComicsPort } from '#ports/comics.ts';
import type { Send } from './send.ts';

const from = (cursor: string | null) => cursor !== null && { cursor };

export const httpComics = (send: Send): ComicsPort => ({
  home: (signal) => send(comics.home, {}, signal),
  list: (query, cursor, signal) => send(comics.list, { ...query, ...from(cursor) }, signal),
  facets: ({ genre, status, country, q }, signal) =>
    send(
      comics.facets,
      {
        ...(genre !== undefined && { genre }),
        ...(status !== undefined && { status }),
        ...(country !== undefined && { country }),
        ...(q !== undefined && { q }),
      },
      signal,
    ),
  comic: (slug, signal) => send(comics.detail, { slug }, signal),
  chapters: (comicId, signal) => send(comics.chapters, { comicId }, signal),
  pages: (chapterId, signal) => send(comics.pages, { chapterId }, signal),
  state: (comicId, signal) => send(comics.state, { comicId }, signal),
  followed: (cursor, signal) => send(comics.followed, { ...from(cursor) }, signal),
  read: async ({ chapterId, page, panel, maxPage, done, at }, { leaving }, signal) => {
    const input = { items: [{ chapterId, page, panel, maxPage, done, at }] };
    const told = await send(comics.progress, input, signal ?? new AbortController().signal, { keepalive: leaving });
    return told.ok ? succeeded(null) : told;
  },
  keepSetting: (comicId, setting, signal) => send(comics.readerSetting, { comicId, setting }, signal),
});
