import { hasWords } from '../schedule/matchSearch.ts';
import type { FilmKind } from './film.ts';

/** How long something takes, in football: a half, a match with its break, more than that. */
export const timeBuckets = ['half', 'match', 'extra'] as const;
export type TimeBucket = (typeof timeBuckets)[number];
const HALF_S = 45 * 60;
const MATCH_S = 105 * 60;
export const timeBucketOf = (durationSec: number): TimeBucket =>
  durationSec <= HALF_S ? 'half' : durationSec <= MATCH_S ? 'match' : 'extra';

/** What a list can be narrowed by; within one facet any of the chosen values will do. */
export const facets = ['time', 'genre', 'country', 'year', 'language', 'subtitles'] as const;
export type Facet = (typeof facets)[number];

export const filmSorts = ['new', 'year', 'title', 'rating', 'popular'] as const;
export type FilmSort = (typeof filmSorts)[number];

/** What a film or show is found by. */
export interface FilmTraits {
  readonly kind: FilmKind;
  readonly plays: boolean;
  /** Folded words of its names, as `searchText` makes them. */
  readonly words: string;
  /** Values by facet; years as `1925` and `1920s`. */
  readonly values: Readonly<Record<Facet, readonly string[]>>;
}

export interface FilmFilter {
  readonly kind?: FilmKind | undefined;
  readonly plays?: boolean | undefined;
  /** Folded words, all of which it has. */
  readonly words: readonly string[];
  /** An empty list allows everything. */
  readonly chosen: Readonly<Record<Facet, readonly string[]>>;
}

export const noneChosen: FilmFilter['chosen'] = {
  ...{ time: [], genre: [], country: [], year: [], language: [], subtitles: [] },
};

export const yearValues = (year: number | null): readonly string[] =>
  year === null ? [] : [String(year), `${Math.floor(year / 10)}0s`];

const inFacet = ({ values }: FilmTraits, facet: Facet, chosen: readonly string[]): boolean =>
  chosen.length === 0 || chosen.some((value) => values[facet].includes(value));

const besides = (film: FilmTraits, { kind, plays, words }: FilmFilter): boolean =>
  (kind === undefined || film.kind === kind) &&
  (plays === undefined || film.plays === plays) &&
  hasWords(film.words, words);

export const passes = (film: FilmTraits, filter: FilmFilter): boolean =>
  besides(film, filter) && facets.every((facet) => inFacet(film, facet, filter.chosen[facet]));

export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>>;

/** FI-10: how many films each value of each facet would show, given what is chosen in the others. One pass over all. */
export const countFacets = (films: readonly FilmTraits[], filter: FilmFilter): FacetCounts => {
  const counts = {
    time: new Map(),
    genre: new Map(),
    country: new Map(),
    year: new Map(),
    language: new Map(),
    subtitles: new Map(),
  } satisfies Record<Facet, Map<string, number>>;
  for (const film of films) {
    if (!besides(film, filter)) continue;
    const missed = facets.filter((facet) => !inFacet(film, facet, filter.chosen[facet]));
    for (const facet of missed.length === 0 ? facets : missed.length === 1 ? missed : [])
      for (const value of film.values[facet]) {
        const of: Map<string, number> = counts[facet];
        of.set(value, (of.get(value) ?? 0) + 1);
      }
  }
  return counts;
};
