import { FAVOURITES, favouriteTypes, type FavouriteType } from './favourites.ts';

/** Where the device keeps what a guest follows. */
export const KEPT_FAVOURITES = 'football.favourites';

/** What a guest follows on this device; `clientId` makes its way to a member's list happen once. */
export interface KeptFavourite {
  readonly type: FavouriteType;
  readonly id: string;
  readonly clientId: string;
}

const isType = (text: string | undefined): text is FavouriteType => favouriteTypes.some((type) => type === text);

/** One entry a line, the latest first; what is damaged is left out. */
export const readKept = (text: string | null): readonly KeptFavourite[] =>
  (text ?? '').split('\n').flatMap((line) => {
    const [type, id = '', clientId = ''] = line.split(' ');
    return isType(type) && /^[A-Za-z0-9_-]{1,64}$/.test(id) && clientId !== '' ? [{ type, id, clientId }] : [];
  });

export const writeKept = (all: readonly KeptFavourite[]): string | null =>
  all.length === 0 ? null : all.map(({ type, id, clientId }) => `${type} ${id} ${clientId}`).join('\n');

/** With one entry at the head; the oldest above the limit are dropped. */
export const withKept = (all: readonly KeptFavourite[], one: KeptFavourite): readonly KeptFavourite[] =>
  [one, ...withoutKept(all, one)].slice(0, FAVOURITES.most);

export const withoutKept = (
  all: readonly KeptFavourite[],
  { type, id }: Pick<KeptFavourite, 'type' | 'id'>,
): readonly KeptFavourite[] => all.filter((one) => one.type !== type || one.id !== id);

/** With the entries of one type in another order. */
export const sortedKept = (
  all: readonly KeptFavourite[],
  type: FavouriteType,
  ids: readonly string[],
): readonly KeptFavourite[] => {
  const own = all.filter((one) => one.type === type);
  return [...all.filter((one) => one.type !== type), ...own.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))];
};
