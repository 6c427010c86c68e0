import type { NewsFilter, NewsSort } from '#domain/news/article.ts';
import type { Place } from '#domain/shared/slice.ts';

const HOUR_MS = 3_600_000;
const FEATURED_MS = 12 * HOUR_MS;
const LIVE_MS = 24 * HOUR_MS;
/** Views count logarithmically: ten times as many views weigh as much as six hours. */
const TENFOLD_MS = 6 * HOUR_MS;
/** Higher than every time, so that what a viewer follows comes first. */
const FOLLOWED = 10 ** 14;

/** An article or a highlight, with what lists rank it by. */
export interface Rankable {
  readonly createdAt: number;
  readonly targets: readonly { readonly type: string; readonly id: string }[];
  readonly featured?: boolean;
  readonly live?: true;
}

/** NE-10: the followed team that it is about. */
export const followedIn = ({ targets }: Pick<Rankable, 'targets'>, teams: ReadonlySet<string>): string | null =>
  targets.find(({ type, id }) => type === 'team' && teams.has(id))?.id ?? null;

export interface Ranking {
  readonly hot?: NewsFilter | undefined;
  readonly sort?: NewsSort | undefined;
  readonly teams: ReadonlySet<string>;
  readonly views: ReadonlyMap<string, number>;
}

const freshness = (one: Rankable, seen: number): number =>
  one.createdAt +
  (one.featured ? FEATURED_MS : 0) +
  (one.live ? LIVE_MS : 0) +
  Math.round(Math.log10(1 + seen) * TENFOLD_MS);

/** The sort key in a list, highest first. */
const heightOf = (one: Rankable, seen: number, { hot, sort, teams }: Ranking): number => {
  if (sort === 'viewCount,desc' || (sort === undefined && hot === 'xem-nhieu-nhat')) return seen;
  if (sort === undefined && hot === 'noi-bat') return freshness(one, seen);
  if (sort === undefined && hot === 'de-xuat')
    return (followedIn(one, teams) === null ? 0 : FOLLOWED) + freshness(one, seen);
  return one.createdAt;
};

/** NE-3: sorted as the list asks, each with its position. */
export const ranked = <A extends Rankable>(
  all: readonly A[],
  idOf: (one: A) => string,
  how: Ranking,
): readonly { readonly one: A; readonly place: Place }[] =>
  all
    .map((one) => ({ one, place: { at: heightOf(one, how.views.get(idOf(one)) ?? 0, how), id: idOf(one) } }))
    .toSorted((a, b) => b.place.at - a.place.at || (a.place.id < b.place.id ? -1 : 1));

/** Whether a place comes after another. */
export const isBehind = (place: Place, from: Place): boolean =>
  place.at < from.at || (place.at === from.at && place.id > from.id);

/** The filters of a list of articles or highlights. */
export interface Narrowing {
  readonly category?: string | undefined;
  readonly type?: string | undefined;
  readonly about?: string | undefined;
}
/** Those of a category and type, and about one team, match, player or league (`team:id`). */
export const narrowed = <
  A extends Rankable & { readonly category: string; readonly type: string; readonly spoilerFor: readonly string[] },
>(
  all: readonly A[],
  { category, type, about }: Narrowing,
): readonly A[] =>
  all.filter(
    (one) =>
      (category === undefined || one.category === category) &&
      (type === undefined || one.type === type) &&
      (about === undefined ||
        one.targets.some((target) => `${target.type}:${target.id}` === about) ||
        one.spoilerFor.some((id) => `fixture:${id}` === about)),
  );
