import type { Target } from '#domain/social/social.ts';
import type { FilmQuery } from '#ports/films.ts';
import { succeeded } from '#ports/failure.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const CALM_MS = 60_000;
/** Places change with every visit of the player. */
const SOON_MS = 5000;

/** The first page of the area: rails named by how much time they take. */
export const filmHome = resource({
  name: 'filmHome',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('films')).home(signal),
});
/** FI-10: films that pass all filters. */
export const filmList = feed({
  name: 'filmList',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, query: FilmQuery, cursor, signal) =>
    (await loadPort('films')).list(query, cursor, signal),
  idOf: ({ filmId }) => filmId,
});
/** FI-10: how many films each value would show. */
export const filmFacets = resource({
  name: 'filmFacets',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, query: FilmQuery, signal) => (await loadPort('films')).facets(query, signal),
});
export const filmDetail = resource({
  name: 'filmDetail',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { slug }: { readonly slug: string }, signal) =>
    (await loadPort('films')).film(slug, signal),
});
/** What plays, with where its member is. */
export const filmPlayback = resource({
  name: 'filmPlayback',
  private: true,
  load: async ({ loadPort }: Ports, of: { readonly slug: string; readonly episodeId: string | null }, signal) =>
    (await loadPort('films')).playback(of, signal),
});
/** FI-3: where the viewer was, on any device; a guest is known on this one alone. */
export const filmPlace = resource({
  name: 'filmPlace',
  private: true,
  load: async ({ loadPort }: Ports, { target }: { readonly target: Target | null }, signal) =>
    target ? (await loadPort('films')).reached(target, signal) : succeeded(null),
});
/** FI-2: how far a member is in each of several episodes. */
export const filmPlaces = resource({
  name: 'filmPlaces',
  private: true,
  staleAfterMs: SOON_MS,
  load: async ({ loadPort }: Ports, { targets }: { readonly targets: readonly Target[] }, signal) =>
    targets.length === 0 ? succeeded([]) : (await loadPort('films')).places(targets, signal),
});
/** FI-8: films that a member saved, newest first. */
export const savedFilms = feed({
  name: 'savedFilms',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('films')).saved(cursor, signal),
  idOf: ({ target }) => target.id,
});
