import { FILMS, type FilmKind } from '#domain/films/film.ts';
import { noneChosen, passes, type FilmFilter, type FilmSort } from '#domain/films/filter.ts';
import { localeConfig, type Locale } from '#domain/locale/locale.ts';
import { placeOf } from '#domain/shared/slice.ts';
import type { Listed, Regard, Shelves } from './catalogue.ts';

const byId = (a: Listed, b: Listed): number => (a.filmId < b.filmId ? -1 : 1);

/** Prior of the weighted average: pulls films with few ratings towards the middle. */
const PRIOR = { n: 5, avg: 6 } as const;
const weighed = ({ ratings }: Regard, { filmId }: Listed): number => {
  const { avg, n } = ratings.get(filmId) ?? { avg: 0, n: 0 };
  return n === 0 ? 0 : (avg * n + PRIOR.avg * PRIOR.n) / (n + PRIOR.n);
};

const sortings: Readonly<Record<FilmSort, (locale: Locale, regard: Regard) => (a: Listed, b: Listed) => number>> = {
  new: () => (a, b) => b.addedTs - a.addedTs,
  year: () => (a, b) => (b.year ?? 0) - (a.year ?? 0),
  title: (locale) => {
    const { compare } = new Intl.Collator(localeConfig(locale).iso, { numeric: true });
    return (a, b) => compare(a.title[locale], b.title[locale]);
  },
  rating: (_locale, regard) => (a, b) => weighed(regard, b) - weighed(regard, a),
  popular:
    (_locale, { views }) =>
    (a, b) =>
      (views.get(b.filmId) ?? 0) - (views.get(a.filmId) ?? 0),
};

/** Sorted lists, each computed once until the films or their views and ratings change. */
export const createSorted = () => {
  let of: { readonly shelves: Shelves; readonly regard: Regard } | null = null;
  const known = new Map<string, readonly Listed[]>();
  return (shelves: Shelves, regard: Regard, sort: FilmSort, locale: Locale): readonly Listed[] => {
    if (of?.shelves !== shelves || of.regard !== regard) known.clear();
    of = { shelves, regard };
    const key = sort === 'title' ? `title ${locale}` : sort;
    const sorted = known.get(key) ?? sortedBy(shelves.all, sortings[sort](locale, regard));
    known.set(key, sorted);
    return sorted;
  };
};
const sortedBy = (films: readonly Listed[], compare: (a: Listed, b: Listed) => number): readonly Listed[] =>
  films.toSorted((a, b) => compare(a, b) || byId(a, b));

export interface ListedPage {
  readonly films: readonly Listed[];
  readonly next: string | null;
  readonly total: number;
}

/**
 * One page of the films that match the filter. The cursor holds the last film of the previous page and its position, so
 * that the list continues there even if that film is gone.
 */
export const pageOf = (sorted: readonly Listed[], filter: FilmFilter, cursor: string | undefined): ListedPage => {
  const passing = sorted.filter(({ traits }) => passes(traits, filter));
  const last = cursor === undefined ? null : placeOf(cursor);
  const found = last === null ? -1 : passing.findIndex(({ filmId }) => filmId === last.id);
  const from = last === null ? 0 : found === -1 ? Math.min(last.at, passing.length) : found + 1;
  const films = passing.slice(from, from + FILMS.pageSize);
  const end = films.at(-1);
  const isMore = from + films.length < passing.length;
  return { films, next: end && isMore ? `${from + films.length - 1}.${end.filmId}` : null, total: passing.length };
};

/** An empty filter with some of its parts set. */
export const filterFor = (
  wish: { readonly kind?: FilmKind; readonly plays?: boolean; readonly chosen?: Partial<FilmFilter['chosen']> } = {},
): FilmFilter => ({ ...wish, words: [], chosen: { ...noneChosen, ...wish.chosen } });

const common = (a: Listed, b: Listed, of: (film: Listed) => readonly string[]): number => {
  const own = of(a);
  return of(b).filter((value) => own.includes(value)).length;
};
/**
 * Similarity of two films: common genres weigh most, then directors, countries and years; 0 if they share neither genre
 * nor director.
 */
const nearness = (a: Listed, b: Listed): number => {
  const kin =
    4 * common(a, b, ({ genres }) => genres) + 3 * common(a, b, ({ directors }) => directors.map(({ name }) => name));
  if (kin === 0) return 0;
  const years = a.year !== null && b.year !== null ? Math.max(0, 1 - Math.abs(a.year - b.year) / 20) : 0;
  return kin + common(a, b, ({ countries }) => countries) + (a.kind === b.kind ? 1 : 0) + (b.plays ? 2 : 0) + years;
};

/** FI-2: films similar to a film; none that shares neither genre nor director. */
export const relatedTo = (film: Listed, { all }: Shelves): readonly Listed[] =>
  all
    .filter((other) => other !== film)
    .map((other) => ({ other, near: nearness(film, other) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near || byId(a.other, b.other))
    .slice(0, FILMS.related)
    .map(({ other }) => other);
