import type { NewsQuery } from '#ports/news.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const CALM_MS = 60_000;

/** NE-1: the categories with their types, as tabs show them. */
export const newsTree = resource({
  name: 'newsTree',
  staleAfterMs: 300_000,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('news')).categories(signal),
});
/** NE-3, NE-9: a list of articles; what comes while it is read waits above it. */
export const newsList = feed({
  name: 'newsList',
  pollEveryMs: CALM_MS,
  load: async ({ loadPort }: Ports, query: NewsQuery, cursor, signal) =>
    (await loadPort('news')).list(query, cursor, signal),
  idOf: ({ articleId }) => articleId,
});
export const articleDetail = resource({
  name: 'articleDetail',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { slug }: { readonly slug: string }, signal) =>
    (await loadPort('news')).article(slug, signal),
});
/** NE-11: what today brought. */
export const newsDigest = resource({
  name: 'newsDigest',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('news')).digest(null, signal),
});
