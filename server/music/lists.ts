import { fold } from '#domain/shared/fold.ts';
import { lyricWords } from '#domain/music/lyricSearch.ts';
import { MUSIC, songFacets, type SongFacet, type SongSort } from '#domain/music/music.ts';
import { placeOf as readCursor } from '#domain/shared/slice.ts';
import { allBits, bitsOf, countBits, countBoth, hasBit, meet, noBits, union, type Bits } from './bits.ts';
import type { Library } from './library.ts';

export interface SongFilter {
  /** The search text as typed. */
  readonly q: string;
  readonly artist: string | undefined;
  /** The chosen values of each facet; an empty list allows all. */
  readonly chosen: Readonly<Record<SongFacet, readonly string[]>>;
}

const anyOf = ({ values, songs }: Library, facet: SongFacet, chosen: readonly string[]): Bits | null =>
  chosen.length === 0
    ? null
    : chosen
        .map((value) => values[facet].get(value))
        .reduce<Bits>((all, bits) => (bits ? union(all, bits) : all), noBits(songs.length));

const besides = (library: Library, { q, artist }: SongFilter): Bits => {
  const limit = library.songs.length;
  const words = q === '' ? null : lyricWords(q);
  const named = words === null ? allBits(limit) : words.length === 0 ? noBits(limit) : library.names().find(words);
  if (artist === undefined) return named;
  return meet(named, bitsOf(limit, library.artists.get(artist)?.songs ?? []));
};

/** The songs that pass all filters. */
export const passing = (library: Library, filter: SongFilter): Bits =>
  songFacets
    .map((facet) => anyOf(library, facet, filter.chosen[facet]))
    .filter((bits) => bits !== null)
    .reduce(meet, besides(library, filter));

export type FacetCounts = Readonly<Record<SongFacet, readonly (readonly [value: string, count: number])[]>>;

/** How many songs each value of each facet would show, given the choices in the other facets. */
export const countFacets = (library: Library, filter: SongFilter): FacetCounts => {
  const counted = (facet: SongFacet) => {
    const others = passing(library, { ...filter, chosen: { ...filter.chosen, [facet]: [] } });
    return [...library.values[facet]]
      .map(([value, bits]) => [value, countBoth(bits, others)] as const)
      .filter(([, count]) => count > 0)
      .toSorted(([a, n], [b, m]) => (facet === 'decade' ? (a < b ? 1 : -1) : m - n || (a < b ? -1 : 1)));
  };
  return { genre: counted('genre'), mood: counted('mood'), decade: counted('decade'), lyric: counted('lyric') };
};

/** The songs in a sort order, as indexes; each order is cached until the library or, for popularity, the plays change. */
export const createOrders = (plays: (songId: string) => number, version: () => number) => {
  let of: Library | null = null;
  const known = new Map<string, Uint32Array>();
  let asPlayed = -1;
  return (library: Library, sort: SongSort): Uint32Array => {
    if (of !== library) known.clear();
    of = library;
    if (sort === 'popular' && asPlayed !== version()) {
      known.delete('popular');
      asPlayed = version();
    }
    const order = known.get(sort) ?? orderOf(library, sort, plays);
    known.set(sort, order);
    return order;
  };
};

const orderOf = ({ songs, artists }: Library, sort: SongSort, plays: (songId: string) => number): Uint32Array => {
  const places = Uint32Array.from(songs.keys());
  const byText = (keys: readonly string[]) => (a: number, b: number) =>
    keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : a - b;
  if (sort === 'name') return places.sort(byText(songs.map(({ name }) => `${fold(name)} ${name}`)));
  if (sort === 'artist')
    return places.sort(
      byText(
        songs.map(
          (song) => `${fold(artists.get(song.artists[0] ?? '')?.name ?? '')} ${song.album ?? ''} ${fold(song.name)}`,
        ),
      ),
    );
  if (sort === 'popular') {
    const counts = songs.map(({ songId }) => plays(songId));
    return places.sort((a, b) => counts[b]! - counts[a]! || a - b);
  }
  return places.sort((a, b) => {
    const [one, other] = [songs[a]!, songs[b]!];
    if (one.addedTs !== other.addedTs) return other.addedTs - one.addedTs;
    const [when, then] = [one.released ?? '', other.released ?? ''];
    if (when !== then) return when < then ? 1 : -1;
    if (one.album !== other.album) return (one.album ?? '') < (other.album ?? '') ? -1 : 1;
    return (one.disc ?? 1) - (other.disc ?? 1) || (one.no ?? 0) - (other.no ?? 0) || a - b;
  });
};

export interface PlacesPage {
  readonly places: readonly number[];
  readonly next: string | null;
  readonly total: number;
}

/** The start of a page: after the song that the cursor names, or at its old position if it no longer exists. */
const startOf = (library: Library, order: Uint32Array, cursor: string | undefined): number => {
  if (cursor === undefined) return 0;
  const { at, id } = readCursor(cursor);
  const place = library.placeOf.get(id);
  if (place === undefined) return at;
  return (order[at] === place ? at : order.indexOf(place)) + 1;
};

/** A page of the songs in `within`, in the given order. */
export const pageOf = (library: Library, order: Uint32Array, within: Bits, cursor: string | undefined): PlacesPage => {
  const places: number[] = [];
  let [last, isMore] = [0, false];
  for (let i = startOf(library, order, cursor); i < order.length; i += 1) {
    const place = order[i]!;
    if (!hasBit(within, place)) continue;
    if (places.length === MUSIC.pageSize) {
      isMore = true;
      break;
    }
    places.push(place);
    last = i;
  }
  const end = places.at(-1);
  return {
    places,
    next: isMore && end !== undefined ? `${last}.${library.songs[end]!.songId}` : null,
    total: countBits(within),
  };
};

/** A page of a sorted list that is completely in memory. */
export const pageOfList = <A>(
  all: readonly A[],
  idOf: (one: A) => string,
  cursor: string | undefined,
): { readonly list: readonly A[]; readonly next: string | null; readonly total: number } => {
  const after = cursor === undefined ? null : readCursor(cursor);
  const found = after === null ? -1 : all.findIndex((one) => idOf(one) === after.id);
  const from = after === null ? 0 : found === -1 ? Math.min(after.at, all.length) : found + 1;
  const list = all.slice(from, from + MUSIC.pageSize);
  const end = list.at(-1);
  const isMore = from + list.length < all.length;
  return {
    list,
    next: end !== undefined && isMore ? `${from + list.length - 1}.${idOf(end)}` : null,
    total: all.length,
  };
};
