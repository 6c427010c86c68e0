import type { Card, Target } from '../social/social.ts';
import type { Fixture } from './fixture.ts';

/** What of football can be followed. */
export const favouriteTypes = ['team', 'league', 'player'] as const;
export type FavouriteType = (typeof favouriteTypes)[number];

export const FAVOURITES = {
  /** Entries of a page. */
  pageSize: 30,
  /** As many are put in order. */
  most: 200,
} as const;

/** A followed team, competition or player with its match that runs, or else its next one. */
export interface Favourite {
  readonly target: Target;
  /** Null where it is known no more. */
  readonly card: Card | null;
  readonly next?: Fixture;
}
/** What many follow, and how many. */
export interface Suggested {
  readonly card: Card;
  readonly followers: number;
}
export interface FavouritePage {
  readonly list: readonly Favourite[];
  readonly pageNum: number;
  readonly pageSize: number;
  readonly total: number;
}

/** Ids in the wanted order; those that it does not name come first, as they came. */
export const inOrder = (ids: readonly string[], order: readonly string[]): readonly string[] => {
  const places = new Map(order.map((id, i) => [id, i]));
  return ids.toSorted((a, b) => (places.get(a) ?? -1) - (places.get(b) ?? -1));
};

/** A list with one entry moved to another place. */
export const moved = <A>(list: readonly A[], from: number, to: number): readonly A[] => {
  const one = list[from];
  if (one === undefined || from === to || to < 0 || to >= list.length) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, one);
};

/** Those with a match that runs come first; the others keep the member's order. */
export const liveFirst = (list: readonly Favourite[]): readonly Favourite[] =>
  list.toSorted((a, b) => Number(b.next?.status === 'live') - Number(a.next?.status === 'live'));
