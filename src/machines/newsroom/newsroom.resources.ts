import type { ManuscriptState } from '#domain/news/newsroom.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** What is written, from feeds and imported, what was worked on last first. */
export const manuscripts = feed({
  name: 'manuscripts',
  private: true,
  load: async ({ loadPort }: Ports, { state }: { readonly state: ManuscriptState | null }, cursor, signal) =>
    (await loadPort('newsroom')).list(state, cursor, signal),
  idOf: ({ articleId }) => articleId,
});
/** What was done to an article; `seen` is the newest revision that is known, so that a newer one asks anew. */
export const manuscriptActs = resource({
  name: 'manuscriptActs',
  private: true,
  staleAfterMs: 0,
  load: async ({ loadPort }: Ports, { articleId }: { readonly articleId: string; readonly seen: string }, signal) =>
    (await loadPort('newsroom')).revisions(articleId, signal),
});
/** A revision of an article, which never changes. */
export const manuscriptAt = resource({
  name: 'manuscriptAt',
  private: true,
  staleAfterMs: 3_600_000,
  load: async ({ loadPort }: Ports, { articleId, rev }: { readonly articleId: string; readonly rev: number }, signal) =>
    (await loadPort('newsroom')).detail(articleId, rev, signal),
});
