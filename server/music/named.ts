import { lyricWords } from '#domain/music/lyricSearch.ts';
import { parsePlaylist, songIdIn, type NamedSong, type PlaylistFormat } from '#domain/music/playlistFile.ts';
import { fold } from '#domain/shared/fold.ts';
import { hasBit } from './bits.ts';
import type { Library } from './library.ts';

const MISSING = 200;
const key = (text: string): string =>
  fold(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/** The song that a file refers to: by the URL of its page, else by its name and one of its artists, else by its name if it is unique. */
const meant = (library: Library, { location, artist, title }: NamedSong): string | null => {
  const { songs, placeOf, artists } = library;
  const ownId = songIdIn(location);
  if (ownId !== null && placeOf.has(ownId)) return ownId;
  const wanted = key(title);
  if (wanted === '') return null;
  const bits = library.names().find(lyricWords(title));
  const byName: number[] = [];
  for (let place = 0; place < songs.length; place += 1)
    if (hasBit(bits, place) && key(songs[place]!.name) === wanted) byName.push(place);
  const by = key(artist);
  const exact =
    by === ''
      ? undefined
      : byName.find((place) => songs[place]!.artists.some((id) => by.includes(key(artists.get(id)?.name ?? '-'))));
  const place = exact ?? (byName.length === 1 && by === '' ? byName[0] : undefined);
  return place === undefined ? null : songs[place]!.songId;
};

/** The songs of a playlist file that this portal has, in order, and those that it lacks. */
export const readPlaylist = (library: Library, format: PlaylistFormat, text: string) => {
  const { name, songs } = parsePlaylist(format, text);
  const found: string[] = [];
  const missing: string[] = [];
  for (const song of songs) {
    const songId = meant(library, song);
    if (songId !== null) found.push(songId);
    else missing.push([song.artist, song.title].filter((part) => part !== '').join(' - ') || song.location);
  }
  return { name, songIds: found, missing: missing.slice(0, MISSING) };
};
