import type { AlbumKind, ChartType, Song } from '#domain/music/music.ts';
import type { Slice } from '#domain/shared/slice.ts';
import type { Target } from '#domain/social/social.ts';
import type { SongQuery } from '#ports/music.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const CALM_MS = 60_000;

/** MU-7: the first page of the area. */
export const musicHome = resource({
  name: 'musicHome',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('music')).home(signal),
});
export const musicChart = resource({
  name: 'musicChart',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { type }: { readonly type: ChartType }, signal) =>
    (await loadPort('music')).chart(type, signal),
});
export const moodList = resource({
  name: 'moodList',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('music')).moods(signal),
});
export const moodSongs = feed({
  name: 'moodSongs',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { slug }: { readonly slug: string }, cursor, signal) =>
    (await loadPort('music')).mood(slug, cursor, signal),
  idOf: ({ songId }) => songId,
});
export const releaseList = feed({
  name: 'releaseList',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { kind }: { readonly kind: AlbumKind | null }, cursor, signal) =>
    (await loadPort('music')).releases(kind, cursor, signal),
  idOf: ({ albumId }) => albumId,
});
/** MU-7: songs that pass all filters. */
export const songList = feed({
  name: 'songList',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, query: SongQuery, cursor, signal) =>
    (await loadPort('music')).list(query, cursor, signal),
  idOf: ({ songId }) => songId,
});
export const songFacetList = resource({
  name: 'songFacetList',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, query: SongQuery, signal) => (await loadPort('music')).facets(query, signal),
});
/** MU-13: songs by a line of their words. */
export const foundSongs = resource({
  name: 'foundSongs',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { q }: { readonly q: string }, signal) =>
    q === '' ? succeeded([]) : (await loadPort('music')).find(q, signal),
});
export const songDetail = resource({
  name: 'songDetail',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { id }: { readonly id: string }, signal) =>
    (await loadPort('music')).song(id, signal),
});
/** MU-5: the words of a song. */
export const songLyric = resource({
  name: 'songLyric',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { id }: { readonly id: string }, signal) =>
    (await loadPort('music')).lyric(id, signal),
});
export const artistDetail = resource({
  name: 'artistDetail',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { slug }: { readonly slug: string }, signal) =>
    (await loadPort('music')).artist(slug, signal),
});
export const albumDetail = resource({
  name: 'albumDetail',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { id }: { readonly id: string }, signal) =>
    (await loadPort('music')).album(id, signal),
});
/** Songs by their ids, in that order, without those that are gone. */
export const songsById = resource({
  name: 'songsById',
  staleAfterMs: CALM_MS,
  load: async ({ loadPort }: Ports, { ids }: { readonly ids: readonly string[] }, signal) => {
    const found = ids.length === 0 ? succeeded([]) : await (await loadPort('music')).songs(ids, signal);
    if (!found.ok) return found;
    const byId = new Map(found.value.map((song) => [song.songId, song]));
    return succeeded(ids.flatMap((id) => byId.get(id) ?? []));
  },
});
/** MU-9: which of these songs a member likes. */
export const likedAmong = resource({
  name: 'likedAmong',
  private: true,
  load: async ({ loadPort }: Ports, { targets }: { readonly targets: readonly Target[] }, signal) => {
    if (targets.length === 0) return succeeded<ReadonlySet<string>>(new Set());
    const found = await (await loadPort('social')).standing(targets, signal);
    if (!found.ok) return found;
    return succeeded<ReadonlySet<string>>(
      new Set(found.value.flatMap(({ target, me }) => (me?.liked ? target.id : []))),
    );
  },
});
/** Artists that a member heard most in this month. */
export const heardArtists = resource({
  name: 'heardArtists',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('music')).heard(signal),
});
/** A song of a member's list; null where it is gone. */
interface OwnSong {
  readonly songId: string;
  readonly song: Song | null;
}
type Marks = Outcome<Slice<{ readonly target: Target }>>;

/** The songs of a list of targets; one that is gone keeps its place. */
const withSongs = async (marks: Marks, { loadPort }: Ports, signal: AbortSignal): Promise<Outcome<Slice<OwnSong>>> => {
  if (!marks.ok) return marks;
  const ids = marks.value.list.map(({ target }) => target.id);
  const songs = ids.length === 0 ? succeeded([]) : await (await loadPort('music')).songs(ids, signal);
  if (!songs.ok) return songs;
  const byId = new Map(songs.value.map((song) => [song.songId, song]));
  return succeeded({ ...marks.value, list: ids.map((songId) => ({ songId, song: byId.get(songId) ?? null })) });
};
/** MU-9: songs that a member likes, newest first. */
export const likedSongs = feed({
  name: 'likedSongs',
  private: true,
  load: async (ports: Ports, _: null, cursor, signal) =>
    withSongs(await (await ports.loadPort('social')).liked({ type: 'song', cursor }, signal), ports, signal),
  idOf: ({ songId }) => songId,
});
/** MU-9: songs that a member saved, newest first. */
export const savedSongs = feed({
  name: 'savedSongs',
  private: true,
  load: async (ports: Ports, _: null, cursor, signal) =>
    withSongs(await (await ports.loadPort('social')).saved({ type: 'song', cursor }, signal), ports, signal),
  idOf: ({ songId }) => songId,
});
/** MU-9: songs that a member listened to, latest first. */
export const heardSongs = feed({
  name: 'heardSongs',
  private: true,
  load: async (ports: Ports, _: null, cursor, signal) =>
    withSongs(await (await ports.loadPort('social')).history({ type: 'song', cursor }, signal), ports, signal),
  idOf: ({ songId }) => songId,
});
/** MU-9: a member's playlists, the last changed first. */
export const playlistList = feed({
  name: 'playlistList',
  private: true,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('playlists')).mine(cursor, signal),
  idOf: ({ playlistId }) => playlistId,
});
export const playlistDetail = resource({
  name: 'playlistDetail',
  private: true,
  load: async ({ loadPort }: Ports, { id }: { readonly id: string }, signal) =>
    (await loadPort('playlists')).one(id, signal),
});
