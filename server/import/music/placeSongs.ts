import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path/posix';
import { grouped } from '#domain/shared/grouped.ts';
import { fold } from '#domain/shared/fold.ts';
import { slug } from '#domain/shared/slug.ts';
import type { AlbumKind } from '#domain/music/music.ts';
import type { Tags } from './readTags.ts';

/** A song with what its tags leave open, told by its place and its name. */
export interface PlacedSong {
  readonly songId: string;
  /** In the folder, with `/` between. */
  readonly path: string;
  readonly name: string;
  readonly artists: readonly string[];
  readonly disc: number | null;
  readonly no: number | null;
  readonly genres: readonly string[];
  readonly moods: readonly string[];
  readonly tags: Tags;
}
export interface PlacedAlbum {
  /** Null for songs that are on none. */
  readonly albumId: string | null;
  readonly name: string;
  readonly kind: AlbumKind;
  /** None: of several. */
  readonly artists: readonly string[];
  readonly released: string | null;
  readonly dir: string;
  readonly songs: readonly PlacedSong[];
}

const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20);
const same = (text: string): string => text.normalize('NFC').toLowerCase();

const DISC = /^(?:cd|dis[ck]|đĩa|dia|vol(?:ume)?)[\s._-]*(\d{1,2})$/iu;
/** The folder of an album, above those of its discs. */
const albumDir = (path: string): string => {
  const dir = dirname(path);
  return DISC.test(basename(dir)) ? dirname(dir) : dir;
};
const discOf = (path: string): number | null => {
  const found = DISC.exec(basename(dirname(path)));
  return found ? Number(found[1]) : null;
};

/** `1-02 Artist - Title`, `02. Title`: what the name of a file tells. */
const namedFile = (path: string): { readonly no: number | null; readonly artist: string; readonly title: string } => {
  const stem = basename(path)
    .replace(/\.[^.]+$/u, '')
    .normalize('NFC')
    .replace(/_/gu, ' ')
    .trim();
  const [, no, rest = stem] = /^(?:\d{1,2}-)?(\d{1,3})[\s.)-]+\s*(.+)$/u.exec(stem) ?? [];
  const [, artist = '', title = rest] = /^(.+?)\s+[-–]\s+(.+)$/u.exec(rest) ?? [];
  return { no: no === undefined ? null : Number(no), artist: artist.trim(), title: title.trim() };
};
/** `Artist/Album (2019)`, `Artist - Album`: what folders tell. */
const namedFolder = (
  path: string,
): { readonly artist: string; readonly album: string; readonly year: string | null } => {
  const dir = albumDir(path);
  if (dir === '.' || dir === '') return { artist: '', album: '', year: null };
  const name = basename(dir).normalize('NFC');
  const year = /[([]?((?:19|20)\d{2})[)\]]?/u.exec(name)?.[1] ?? null;
  const bare = name
    .replace(/\s*[([](?:19|20)\d{2}[)\]]\s*/u, ' ')
    .replace(/^(?:19|20)\d{2}\s*[-.]\s*/u, '')
    .trim();
  const [, artist = '', album = bare] = /^(.+?)\s+[-–]\s+(.+)$/u.exec(bare) ?? [];
  const above = dirname(dir);
  return { artist: artist || (above === '.' ? '' : basename(above).normalize('NFC')), album: album || name, year };
};

/** Values of facets: known names in the form that the portal has for them. */
const KNOWN: Readonly<Record<string, string>> = {
  ...{
    rb: 'r-b',
    'rhythm-and-blues': 'r-b',
    hiphop: 'hip-hop',
    lofi: 'lo-fi',
    'nhac-tre': 'pop',
    'v-pop': 'pop',
    vpop: 'pop',
  },
  ...{
    'nhac-vang': 'bolero',
    'tru-tinh': 'bolero',
    'dan-ca': 'folk',
    'khong-loi': 'instrumental',
    'nhac-phim': 'soundtrack',
  },
  ...{
    electronica: 'electronic',
    edm: 'electronic',
    'thieu-nhi': 'children',
    bossanova: 'bossa-nova',
    'indie-rock': 'indie',
  },
};
const MOST_VALUES = 4;
const valuesOf = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map((name) => slug(name).slice(0, 48)).map((name) => KNOWN[name] ?? name))]
    .filter((name) => name !== '')
    .slice(0, MOST_VALUES);

const placed = (
  root: string,
  path: string,
  tags: Tags,
): PlacedSong & { readonly folder: ReturnType<typeof namedFolder> } => {
  const [file, folder] = [namedFile(path), namedFolder(path)];
  const artist = tags.albumArtist || file.artist || folder.artist;
  return {
    ...{ songId: idOf(`song ${root}/${path}`), path, tags, folder },
    name: tags.title || file.title || basename(path),
    artists: tags.artists.length > 0 ? tags.artists : artist === '' ? [] : [artist],
    ...{ disc: tags.disc ?? discOf(path), no: tags.no ?? file.no },
    ...{ genres: valuesOf(tags.genres), moods: valuesOf(tags.moods) },
  };
};

const kindOf = (told: string, songs: number): AlbumKind =>
  told === 'single' || told === 'ep' ? told : told === '' && songs === 1 ? 'single' : 'album';

const albumOf = (key: string, songs: readonly Placed[]): PlacedAlbum => {
  const [first] = songs;
  const { tags, folder, path } = first!;
  const dates = songs.flatMap((song) => song.tags.released ?? []).toSorted();
  const artists = [...new Map(songs.map((song) => [same(song.artists[0] ?? ''), song.artists[0] ?? ''])).values()];
  const own = songs.map((song) => song.tags.albumArtist).find((name) => name !== '');
  const isOfSeveral =
    songs.some((song) => song.tags.isCompilation) || /^(?:various artists?|nhiều nghệ sĩ|va)$/iu.test(own ?? '');
  return {
    albumId: idOf(`album ${key}`),
    name: tags.album || folder.album,
    kind: kindOf(tags.kind, songs.length),
    artists: isOfSeveral ? [] : own === undefined ? (artists.length === 1 && artists[0] !== '' ? artists : []) : [own],
    released: dates[0] ?? folder.year,
    dir: albumDir(path),
    songs,
  };
};

type Placed = ReturnType<typeof placed>;
const placeOf = ({ tags, folder, path }: Placed): string => `${fold(tags.album || folder.album)}\n${albumDir(path)}`;

/**
 * By what songs are on one album: its name and artist, or its name and folder where no tag names one for all. One without
 * tags is on the album of its folder.
 */
const keysOf = (songs: readonly Placed[]): ((song: Placed) => string) => {
  const told = new Map(
    songs.filter(({ tags }) => tags.albumArtist !== '').map((song) => [placeOf(song), same(song.tags.albumArtist)]),
  );
  return (song) => {
    const album = song.tags.album || song.folder.album;
    if (album === '') return '';
    const artist = song.tags.albumArtist === '' ? told.get(placeOf(song)) : same(song.tags.albumArtist);
    return artist === undefined ? placeOf(song) : `${fold(album)}\n${artist}\nby`;
  };
};

/** Songs by album, in the order of their paths; those that are on none are together by folder. */
export const placeSongs = (
  root: string,
  read: readonly { readonly path: string; readonly tags: Tags }[],
): readonly PlacedAlbum[] => {
  const songs = read.map(({ path, tags }) => placed(root, path, tags));
  const keyOf = keysOf(songs);
  const on = songs.filter((song) => keyOf(song) !== '');
  const loose = songs.filter((song) => keyOf(song) === '');
  return [
    ...[...grouped(on, keyOf)].map(([key, own]) => albumOf(key.endsWith('\nby') ? key : `${key}\n${root}`, own)),
    ...[...grouped(loose, ({ path }) => dirname(path))].map(([dir, own]): PlacedAlbum => ({
      ...{ albumId: null, name: '', kind: 'single', artists: [], released: null, dir, songs: own },
    })),
  ];
};
