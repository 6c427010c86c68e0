import type { NewsFilter, NewsSort } from '#domain/news/article.ts';
import type { Place } from '#domain/shared/slice.ts';
import type { Listed } from './catalogue.ts';

const HOUR_MS = 3_600_000;
const FEATURED_MS = 12 * HOUR_MS;
const LIVE_MS = 24 * HOUR_MS;
/** Views count by their logarithm: ten times as many weigh six hours. */
const TENFOLD_MS = 6 * HOUR_MS;
/** Above every time, so that what one follows comes first. */
const FOLLOWED = 10 ** 14;

/** NE-10: the followed team that an article is about. */
export const followedIn = ({ targets }: Listed, teams: ReadonlySet<string>): string | null =>
  targets.find(({ type, id }) => type === 'team' && teams.has(id))?.id ?? null;

export interface Ranking {
  readonly hot?: NewsFilter | undefined;
  readonly sort?: NewsSort | undefined;
  readonly teams: ReadonlySet<string>;
  readonly views: ReadonlyMap<string, number>;
}

const freshness = (article: Listed, views: ReadonlyMap<string, number>): number =>
  article.createdAt +
  (article.featured ? FEATURED_MS : 0) +
  (article.live ? LIVE_MS : 0) +
  Math.round(Math.log10(1 + (views.get(article.articleId) ?? 0)) * TENFOLD_MS);

/** By what an article stands in a list, the highest first. */
const heightOf = (article: Listed, { hot, sort, teams, views }: Ranking): number => {
  const seen = views.get(article.articleId) ?? 0;
  if (sort === 'viewCount,desc' || (sort === undefined && hot === 'xem-nhieu-nhat')) return seen;
  if (sort === undefined && hot === 'noi-bat') return freshness(article, views);
  if (sort === undefined && hot === 'de-xuat') {
    return (followedIn(article, teams) === null ? 0 : FOLLOWED) + freshness(article, views);
  }
  return article.createdAt;
};

export const ranked = (all: readonly Listed[], how: Ranking): readonly { readonly article: Listed; place: Place }[] =>
  all
    .map((article) => ({ article, place: { at: heightOf(article, how), id: article.articleId } }))
    .toSorted((a, b) => b.place.at - a.place.at || (a.place.id < b.place.id ? -1 : 1));

/** What comes behind a place. */
export const isBehind = (place: Place, from: Place): boolean =>
  place.at < from.at || (place.at === from.at && place.id > from.id);
