import {
  newsFilters,
  newsSorts,
  type Article,
  type ArticleCard,
  type NewsCategory,
  type NewsFilter,
  type NewsSort,
} from './article.ts';
import { NEWS_PATH, typePath } from './newsPaths.ts';

/** Where in the categories a list stands: all news, a category, or a type in it. */
export interface NewsPlace {
  readonly category?: string;
  readonly type?: string;
}
/** SORT-1: how a list is ranked; newest first without either. */
export interface NewsRank {
  readonly hot?: NewsFilter;
  readonly sort?: NewsSort;
}

export const placePath = ({ category, type }: NewsPlace): string => {
  if (category === undefined) return NEWS_PATH;
  return type === undefined ? `${NEWS_PATH}/${category}` : typePath(category, type);
};

/** SORT-1: the rank that a query names; what it does not know is left out. */
export const rankOf = (hot: string | null, sort: string | null): NewsRank => {
  const [filter, order] = [newsFilters.find((one) => one === hot), newsSorts.find((one) => one === sort)];
  return { ...(filter && { hot: filter }), ...(order && { sort: order }) };
};

/** SORT-1: the orders of a list, by the filter of an address or by the sort that says the same. */
export const newsRanks: readonly {
  readonly key: 'newest' | 'hot' | 'mostRead';
  readonly rank: NewsRank;
  readonly same?: NewsSort;
}[] = [
  { key: 'newest', rank: {}, same: 'mostArticle,desc' },
  { key: 'hot', rank: { hot: 'noi-bat' } },
  { key: 'mostRead', rank: { hot: 'xem-nhieu-nhat' }, same: 'viewCount,desc' },
];

/** Whether an address asks for that order. */
export const isRank = ({ hot, sort }: NewsRank, { rank, same }: (typeof newsRanks)[number]): boolean =>
  sort === undefined ? rank.hot === hot : same === sort;

/** The address of a list, with its rank in the query. */
export const rankedPath = (path: string, { hot, sort }: NewsRank): string =>
  path + (hot ? `?hot=${hot}` : sort ? `?sort=${sort}` : '');

/** The address of a list of news. */
export const listPath = (place: NewsPlace, rank: NewsRank = {}): string => rankedPath(placePath(place), rank);

/** What a category and its type are called; null for what is not there. */
export const placeNames = (
  tree: readonly NewsCategory[],
  { category, type }: NewsPlace,
): { readonly category: string; readonly type: string } | null => {
  const found = tree.find(({ slug }) => slug === category);
  if (!found) return null;
  const kind = found.types.find(({ slug }) => slug === type);
  return type !== undefined && !kind ? null : { category: found.name, type: kind?.name ?? '' };
};

/** B2: what a title of a page calls an article: titles are read in lists of tabs and in shared links, so no result. */
export const safeName = ({ safeTitle, title }: Pick<ArticleCard, 'safeTitle' | 'title'>): string => safeTitle ?? title;

/** The entries of a live blog and what stands before them. */
export const splitBlog = (blocks: Article['blocks']) => ({
  text: blocks.filter((block) => block.kind !== 'entry'),
  entries: blocks.filter((block) => block.kind === 'entry'),
});
export type BlogEntry = ReturnType<typeof splitBlog>['entries'][number];

/** Entries, newest first, parted at the one that the reader saw last; all are known where that one is gone. */
export const freshEntries = <Entry extends { readonly entryId: string }>(
  entries: readonly Entry[],
  seenTo: string,
): { readonly fresh: readonly Entry[]; readonly known: readonly Entry[] } => {
  const at = Math.max(
    0,
    entries.findIndex(({ entryId }) => entryId === seenTo),
  );
  return { fresh: entries.slice(0, at), known: entries.slice(at) };
};
