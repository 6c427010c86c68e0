import type { NewsQuery } from '#ports/news.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const CALM_MS = 60_000;

/** NE-1: the categories with their types, as tabs show them. */
export const highlightTree = resource({
  name: 'highlightTree',
  staleAfterMs: 300_000,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('highlights')).categories(signal),
});
/** NE-3: a list of highlights; what is cut while it is read waits above it. */
export const highlightList = feed({
  name: 'highlightList',
  pollEveryMs: CALM_MS,
  load: async ({ loadPort }: Ports, query: NewsQuery, cursor, signal) =>
    (await loadPort('highlights')).list(query, cursor, signal),
  idOf: ({ highlightId }) => highlightId,
});
/** NE-6: what plays, with its chapters and what follows. */
export const highlightDetail = resource({
  name: 'highlightDetail',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { slug }: { readonly slug: string }, signal) =>
    (await loadPort('highlights')).highlight(slug, signal),
});
