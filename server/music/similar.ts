import { MUSIC } from '#domain/music/music.ts';
import type { StoredSong } from '../shared/music/musicSource.ts';
import { hasBit, type Bits } from './bits.ts';
import type { Library, ListedAlbum, ListedArtist } from './library.ts';

/** The most songs that are compared, however many share a genre. */
const MOST_WEIGHED = 600;

const common = (a: readonly string[], b: readonly string[]): number => b.filter((value) => a.includes(value)).length;

const nearness = (a: StoredSong, b: StoredSong): number =>
  4 * common(a.moods, b.moods) +
  3 * common(a.genres, b.genres) +
  2 * common(a.artists, b.artists) +
  (a.released !== null && b.released !== null
    ? Math.max(0, 1 - Math.abs(Number(a.released.slice(0, 4)) - Number(b.released.slice(0, 4))) / 20)
    : 0);

/** A regular sample of the members of a set, so that a large library need not be read completely. */
const taste = (bits: Bits, limit: number, from: number, most: number): readonly number[] => {
  const found: number[] = [];
  const step = Math.max(1, Math.floor(limit / (most * 4)));
  for (let i = 0; i < limit && found.length < most; i += 1) {
    const place = (from + i * step + Math.floor((i * step) / limit)) % limit;
    if (hasBit(bits, place)) found.push(place);
  }
  return found;
};

/** MU-8: similar songs by mood, genre, artist and year; only a few by the same artist. */
export const similarTo = (library: Library, place: number): readonly number[] => {
  const { songs, values, artists } = library;
  const song = songs[place]!;
  const shelves = [
    ...song.moods.map((mood) => values.mood.get(mood)),
    ...song.genres.map((genre) => values.genre.get(genre)),
  ].filter((bits) => bits !== undefined);
  const each = Math.ceil(MOST_WEIGHED / Math.max(1, shelves.length));
  const candidates = new Set([
    ...song.artists.flatMap((artistId) => artists.get(artistId)?.songs.slice(0, 100) ?? []),
    ...shelves.flatMap((bits) => taste(bits, songs.length, place + 1, each)),
  ]);
  candidates.delete(place);
  const taken = new Map<string, number>();
  return [...candidates]
    .map((other) => ({ other, near: nearness(song, songs[other]!) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near || (songs[a.other]!.songId < songs[b.other]!.songId ? -1 : 1))
    .filter(({ other }) => {
      const artist = songs[other]!.artists[0] ?? '';
      taken.set(artist, (taken.get(artist) ?? 0) + 1);
      return taken.get(artist)! <= Math.max(3, Math.ceil(MUSIC.similar / Math.max(1, artists.size)));
    })
    .slice(0, MUSIC.similar)
    .map(({ other }) => other);
};

/** The genres of an artist's or album's songs, the most frequent first. */
export const genresOf = ({ songs }: Library, places: readonly number[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const place of places) for (const genre of songs[place]!.genres) counts.set(genre, (counts.get(genre) ?? 0) + 1);
  return [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([genre]) => genre);
};

const FEW = 8;
/** The most entries of a large library that are compared. */
const MOST_LOOKED_AT = 2000;

/** The most similar others by the genres of their songs. */
const nearest = <A extends { readonly songs: readonly number[] }>(
  library: Library,
  one: A,
  others: Iterable<A>,
  first: (other: A) => number,
): readonly A[] => {
  const own = genresOf(library, one.songs.slice(0, 50));
  const weighed: { readonly other: A; readonly near: number }[] = [];
  for (const other of others) {
    if (other === one || other.songs.length === 0) continue;
    const near = first(other) + common(own, library.songs[other.songs[0]!]!.genres);
    if (near > 0) weighed.push({ other, near });
    if (weighed.length >= MOST_LOOKED_AT) break;
  }
  return weighed
    .toSorted((a, b) => b.near - a.near)
    .slice(0, FEW)
    .map(({ other }) => other);
};

export const relatedArtists = (library: Library, artist: ListedArtist): readonly ListedArtist[] =>
  nearest(library, artist, library.artists.values(), () => 0);
/** The albums that an artist's songs are on. */
export const albumsOf = ({ songs, albums, artists }: Library, artistId: string): readonly ListedAlbum[] => {
  const ids = new Set((artists.get(artistId)?.songs ?? []).map((place) => songs[place]!.album ?? ''));
  return [...ids].flatMap((id) => albums.get(id) ?? []);
};

/** Related albums, those of the same artists first. */
export const relatedAlbums = (library: Library, album: ListedAlbum): readonly ListedAlbum[] => {
  const same = new Set(album.artists.flatMap((artistId) => albumsOf(library, artistId)));
  return nearest(library, album, new Set([...same, ...library.albums.values()]), (other) =>
    same.has(other) ? 100 : 0,
  );
};
