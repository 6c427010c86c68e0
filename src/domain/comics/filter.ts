import { hasWords } from '../schedule/matchSearch.ts';
import type { ComicStatus } from './comic.ts';

/** What a list can be narrowed by; within one facet any of the chosen values will do. */
export const comicFacets = ['genre', 'status', 'country'] as const;
export type ComicFacet = (typeof comicFacets)[number];
export const comicSorts = ['updated', 'read', 'rating', 'title'] as const;
export type ComicSort = (typeof comicSorts)[number];

/** What a comic is found by. */
export interface ComicTraits {
  /** Folded words of its names, as `searchText` makes them. */
  readonly words: string;
  readonly values: Readonly<Record<ComicFacet, readonly string[]>>;
}
export interface ComicFilter {
  /** Folded words, all of which it has. */
  readonly words: readonly string[];
  /** An empty list allows everything. */
  readonly chosen: Readonly<Record<ComicFacet, readonly string[]>>;
}

export const anyComic: ComicFilter = { words: [], chosen: { genre: [], status: [], country: [] } };
export const onlyStatus = (status: ComicStatus): ComicFilter => ({
  ...anyComic,
  chosen: { ...anyComic.chosen, status: [status] },
});

const inFacet = ({ values }: ComicTraits, facet: ComicFacet, chosen: readonly string[]): boolean =>
  chosen.length === 0 || chosen.some((value) => values[facet].includes(value));

/** CO-1: whether a comic is shown under this filter. */
export const comicPasses = (comic: ComicTraits, { words, chosen }: ComicFilter): boolean =>
  hasWords(comic.words, words) && comicFacets.every((facet) => inFacet(comic, facet, chosen[facet]));

/** How many comics each value of each facet would show, given what is chosen in the others. One pass over all. */
export const countComics = (
  comics: readonly ComicTraits[],
  { words, chosen }: ComicFilter,
): Readonly<Record<ComicFacet, ReadonlyMap<string, number>>> => {
  const counts = { genre: new Map(), status: new Map(), country: new Map() } satisfies Record<
    ComicFacet,
    Map<string, number>
  >;
  for (const comic of comics) {
    if (!hasWords(comic.words, words)) continue;
    const missed = comicFacets.filter((facet) => !inFacet(comic, facet, chosen[facet]));
    for (const facet of missed.length === 0 ? comicFacets : missed.length === 1 ? missed : [])
      for (const value of comic.values[facet]) {
        const of: Map<string, number> = counts[facet];
        of.set(value, (of.get(value) ?? 0) + 1);
      }
  }
  return counts;
};
