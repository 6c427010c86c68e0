import { setImmediate } from 'node:timers/promises';
import { grouped } from '#domain/shared/grouped.ts';
import { fold } from '#domain/shared/fold.ts';
import { lyricWords } from '#domain/music/lyricSearch.ts';
import type { SongFacet } from '#domain/music/music.ts';
import type { MusicSource, StoredAlbum, StoredArtist, StoredSong } from '../shared/music/musicSource.ts';
import { addBit, noBits, type Bits } from './bits.ts';
import type { MusicStore } from './music.store.ts';
import { createWordIndex, type WordIndex } from './wordIndex.ts';

export interface ListedAlbum extends StoredAlbum {
  /** Its songs in order, as indexes into the library. */
  readonly songs: readonly number[];
  readonly demo: boolean;
}
export interface ListedArtist extends StoredArtist {
  /** Their songs, as indexes into the library. */
  readonly songs: readonly number[];
  readonly demo: boolean;
}

/** A snapshot of all songs; a song is identified by its index in `songs`. */
export interface Library {
  readonly songs: readonly StoredSong[];
  readonly isDemo: (place: number) => boolean;
  readonly placeOf: ReadonlyMap<string, number>;
  readonly albums: ReadonlyMap<string, ListedAlbum>;
  readonly artists: ReadonlyMap<string, ListedArtist>;
  /** For each facet and value, the songs that have it. */
  readonly values: Readonly<Record<SongFacet, ReadonlyMap<string, Bits>>>;
  /** An index by the words in the names of songs, artists and albums. */
  readonly names: () => WordIndex;
}

export const decadeOf = (released: string | null): string | null =>
  released === null ? null : `${released.slice(0, 3)}0s`;

/** A song's values in each facet. */
const valuesOf = (song: StoredSong): Readonly<Record<SongFacet, readonly string[]>> => {
  const decade = decadeOf(song.released);
  return { genre: song.genres, mood: song.moods, decade: decade === null ? [] : [decade], lyric: [song.lyric] };
};

/** How many songs are processed before other requests get a turn. */
const AT_ONCE = 5000;

const inAlbum = (songs: readonly StoredSong[]) => (a: number, b: number) => {
  const [one, other] = [songs[a]!, songs[b]!];
  return (
    (one.disc ?? 1) - (other.disc ?? 1) ||
    (one.no ?? 9999) - (other.no ?? 9999) ||
    (fold(one.name) < fold(other.name) ? -1 : 1)
  );
};

const libraryOf = async (
  songs: readonly StoredSong[],
  fromDemo: number,
  albums: readonly (StoredAlbum & { readonly demo: boolean })[],
  artists: readonly (StoredArtist & { readonly demo: boolean })[],
): Promise<Library> => {
  const values = {
    genre: new Map<string, Bits>(),
    mood: new Map<string, Bits>(),
    decade: new Map<string, Bits>(),
    lyric: new Map<string, Bits>(),
  } satisfies Record<SongFacet, Map<string, Bits>>;
  const ofAlbum = new Map<string, number[]>();
  const ofArtist = new Map<string, number[]>();
  const put = (map: Map<string, number[]>, key: string, place: number) => {
    const known = map.get(key);
    if (known) known.push(place);
    else map.set(key, [place]);
  };
  const mark = (facet: SongFacet, value: string, place: number) => {
    const bits = values[facet].get(value) ?? noBits(songs.length);
    values[facet].set(value, bits);
    addBit(bits, place);
  };
  for (const [place, song] of songs.entries()) {
    const own = valuesOf(song);
    for (const value of own.genre) mark('genre', value, place);
    for (const value of own.mood) mark('mood', value, place);
    for (const value of own.decade) mark('decade', value, place);
    for (const value of own.lyric) mark('lyric', value, place);
    if (song.album !== null) put(ofAlbum, song.album, place);
    for (const artistId of song.artists) put(ofArtist, artistId, place);
    if (place % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  const albumById = new Map(
    albums.map((album) => [
      album.albumId,
      { ...album, songs: (ofAlbum.get(album.albumId) ?? []).toSorted(inAlbum(songs)) },
    ]),
  );
  const artistById = new Map(
    artists.map((artist) => [artist.artistId, { ...artist, songs: ofArtist.get(artist.artistId) ?? [] }]),
  );
  const wordsOf = (place: number): readonly string[] => {
    const song = songs[place]!;
    return lyricWords(
      [
        song.name,
        ...song.artists.map((artistId) => artistById.get(artistId)?.name ?? ''),
        song.album === null ? '' : (albumById.get(song.album)?.name ?? ''),
      ].join(' '),
    );
  };
  let names: WordIndex | null = null;
  return {
    ...{ songs, values, albums: albumById, artists: artistById },
    isDemo: (place) => place >= fromDemo,
    placeOf: new Map(songs.map(({ songId }, place) => [songId, place])),
    names: () => (names ??= createWordIndex(songs.length, wordsOf)),
  };
};

/** Imported entries come before the demo's; an artist or album that is in both counts as the operator's. */
const together = <A>(own: readonly A[], demo: readonly A[], idOf: (one: A) => string) => {
  const ids = grouped(own, idOf);
  return [
    ...own.map((one) => ({ ...one, demo: false })),
    ...demo.filter((one) => !ids.has(idOf(one))).map((one) => ({ ...one, demo: true })),
  ];
};

export interface LibraryNeeds {
  readonly store: Pick<MusicStore, 'revision' | 'songs' | 'albums' | 'artists'>;
  readonly demo: MusicSource | null;
}

/** Caches in memory what lists need of all songs; it is read again after an import has changed them. */
export const createLibrary = ({ store, demo }: LibraryNeeds) => {
  let known: { readonly revision: number; readonly library: Promise<Library> } | null = null;
  const load = async (): Promise<Library> => {
    const songs = await store.songs();
    const [albums, artists] = [await store.albums(), await store.artists()];
    return libraryOf(
      [...songs, ...(demo?.songs ?? [])],
      songs.length,
      together(albums, demo?.albums ?? [], ({ albumId }) => albumId),
      together(artists, demo?.artists ?? [], ({ artistId }) => artistId),
    );
  };
  return async (): Promise<Library> => {
    const revision = await store.revision();
    if (known?.revision === revision) return known.library;
    const library = load();
    known = { revision, library };
    library.catch(() => {
      if (known?.library === library) known = null;
    });
    return library;
  };
};
