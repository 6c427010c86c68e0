import { splitLocale } from '../locale/locale.ts';
import type { RouteBook } from '../routing/routeBook.ts';

/** A parsed address. `path` keeps its language prefix; `search` has no "?" and `hash` no "#". */
export interface Place {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

export const placeOf = (to: string): Place => {
  const [beforeHash, hash = ''] = cut(to, '#');
  const [path, search = ''] = cut(beforeHash!, '?');
  return { path: path || '/', search, hash };
};

/** What a book of routes says of an address in any language. */
export const routeIn = (book: RouteBook, to: string): ReturnType<RouteBook> => book(splitLocale(placeOf(to).path).path);

/** The address of a place, with its language prefix. */
export const addressOf = ({ path, search, hash }: Place): string =>
  `${path}${search && `?${search}`}${hash && `#${hash}`}`;

/** An address without its language prefix. */
export const localAddress = (to: string): string => {
  const place = placeOf(to);
  return addressOf({ ...place, path: splitLocale(place.path).path });
};

const cut = (text: string, mark: string): readonly string[] => {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
};
