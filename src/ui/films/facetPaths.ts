import type { FilmKind } from '#domain/films/film.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { MATCH_SEARCH, wantedWords } from '#domain/schedule/matchSearch.ts';
import type { FilmQuery } from '#ports/films.ts';

export const facetKeys = ['time', 'genre', 'country', 'year'] as const;
export type FacetKey = (typeof facetKeys)[number];
/** What is chosen in each facet, as its address says it; null for all. */
export type FacetChoice = Readonly<Record<FacetKey | 'q', string | null>>;

const names = { time: 'thoi-gian', genre: 'the-loai', country: 'nuoc', year: 'nam', q: 'q' } as const;
/** What the origin takes as values of a facet. */
const VALUES = /^[A-Za-z0-9-]{1,32}(,[A-Za-z0-9-]{1,32}){0,15}$/u;

/** A search for nothing but blanks and signs is none. */
const wanted = (q: string | null) => {
  const text = (q ?? '').trim().slice(0, MATCH_SEARCH.longest);
  return wantedWords(text).length > 0 && { q: text };
};

/** What the list asks for; a value that cannot be one is as if it were not there. */
export const queryOf = (kind: FilmKind, chosen: FacetChoice): FilmQuery => ({
  kind,
  ...Object.fromEntries(facetKeys.flatMap((key) => (VALUES.test(chosen[key] ?? '') ? [[key, chosen[key]]] : []))),
  ...wanted(chosen.q),
});

/** Values of facets stay readable: `a,b`. */
const encode = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',');

/** The address of a list with these filters. */
export const facetPath = (routeId: 'filmsOfCinema' | 'filmsOfShows', chosen: Partial<FacetChoice>): string => {
  const query = ([...facetKeys, 'q'] as const)
    .flatMap((key) => (chosen[key] ? [`${names[key]}=${encode(chosen[key])}`] : []))
    .join('&');
  return `${routeId === 'filmsOfCinema' ? hrefOf('filmsOfCinema') : hrefOf('filmsOfShows')}${query === '' ? '' : `?${query}`}`;
};
