import { COMICS } from '#domain/comics/comic.ts';
import { comicPasses, type ComicFilter, type ComicSort } from '#domain/comics/filter.ts';
import { localeConfig, type Locale } from '#domain/locale/locale.ts';
import { placeOf } from '#domain/shared/slice.ts';
import type { Library, Listed, Regard } from './catalogue.ts';

const byId = (a: Listed, b: Listed): number => (a.comicId < b.comicId ? -1 : 1);

/** Prior of the weighted average: pulls comics with few ratings towards the middle. */
const PRIOR = { n: 5, avg: 6 } as const;
const weighed = ({ ratings }: Regard, { comicId }: Listed): number => {
  const { avg, n } = ratings.get(comicId) ?? { avg: 0, n: 0 };
  return n === 0 ? 0 : (avg * n + PRIOR.avg * PRIOR.n) / (n + PRIOR.n);
};

const sortings: Readonly<Record<ComicSort, (locale: Locale, regard: Regard) => (a: Listed, b: Listed) => number>> = {
  updated: () => (a, b) => (b.latest?.createdAt ?? 0) - (a.latest?.createdAt ?? 0),
  read:
    (_locale, { views }) =>
    (a, b) =>
      (views.get(b.comicId) ?? 0) - (views.get(a.comicId) ?? 0),
  rating: (_locale, regard) => (a, b) => weighed(regard, b) - weighed(regard, a),
  title: (locale) => {
    const { compare } = new Intl.Collator(localeConfig(locale).iso, { numeric: true });
    return (a, b) => compare(a.title[locale], b.title[locale]);
  },
};

/** Sorted lists, each computed once until the comics or their views and ratings change. */
export const createSorted = () => {
  let of: { readonly library: Library; readonly regard: Regard } | null = null;
  const known = new Map<string, readonly Listed[]>();
  return (library: Library, regard: Regard, sort: ComicSort, locale: Locale): readonly Listed[] => {
    if (of?.library !== library || of.regard !== regard) known.clear();
    of = { library, regard };
    const key = sort === 'title' ? `title ${locale}` : sort;
    const compare = sortings[sort](locale, regard);
    const sorted = known.get(key) ?? library.all.toSorted((a, b) => compare(a, b) || byId(a, b));
    known.set(key, sorted);
    return sorted;
  };
};

/**
 * One page of the comics that match the filter. The cursor holds the last comic of the previous page and its position,
 * so that the list continues there even if that comic is gone.
 */
export const pageOf = (sorted: readonly Listed[], filter: ComicFilter, cursor: string | undefined) => {
  const passing = sorted.filter(({ traits }) => comicPasses(traits, filter));
  const last = cursor === undefined ? null : placeOf(cursor);
  const found = last === null ? -1 : passing.findIndex(({ comicId }) => comicId === last.id);
  const from = last === null ? 0 : found === -1 ? Math.min(last.at, passing.length) : found + 1;
  const comics = passing.slice(from, from + COMICS.pageSize);
  const end = comics.at(-1);
  const isMore = from + comics.length < passing.length;
  return { comics, next: end && isMore ? `${from + comics.length - 1}.${end.comicId}` : null, total: passing.length };
};
