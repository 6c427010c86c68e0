import type {
  Album,
  AlbumKind,
  AlbumPage,
  Artist,
  ArtistPage,
  Chart,
  ChartType,
  FoundSong,
  HeardArtist,
  Mood,
  MusicHome,
  Named,
  Song,
  SongDetail,
  SongPage,
  SongSort,
} from '#domain/music/music.ts';
import type { Lyric } from '#domain/music/lyric.ts';
import type { Playlist, PlaylistPage } from '#domain/music/playlist.ts';
import type { Scrobbler } from '#domain/music/scrobbler.ts';
import type { Outcome } from './failure.ts';

/** What a list of songs is narrowed by; values of a facet as in an address, `a,b`. */
export interface SongQuery {
  readonly genre?: string;
  readonly mood?: string;
  readonly decade?: string;
  readonly lyric?: string;
  readonly q?: string;
  readonly sort?: SongSort;
}
export type CountedName = Named & { readonly count: number };
export interface SongFacets {
  readonly total: number;
  readonly genre: readonly CountedName[];
  readonly mood: readonly CountedName[];
  readonly decade: readonly CountedName[];
  readonly lyric: readonly CountedName[];
}
export type MoodPage = SongPage & { readonly mood: Mood };

/** Songs, albums and artists. */
export interface MusicPort {
  readonly home: (signal: AbortSignal) => Promise<Outcome<MusicHome>>;
  readonly chart: (type: ChartType, signal: AbortSignal) => Promise<Outcome<Chart>>;
  readonly moods: (signal: AbortSignal) => Promise<Outcome<readonly Mood[]>>;
  readonly mood: (slug: string, cursor: string | null, signal: AbortSignal) => Promise<Outcome<MoodPage>>;
  readonly releases: (
    kind: AlbumKind | null,
    cursor: string | null,
    signal: AbortSignal,
  ) => Promise<Outcome<AlbumPage>>;
  readonly list: (query: SongQuery, cursor: string | null, signal: AbortSignal) => Promise<Outcome<SongPage>>;
  readonly facets: (query: SongQuery, signal: AbortSignal) => Promise<Outcome<SongFacets>>;
  /** MU-13: by a line of its words, or by its name. */
  readonly find: (q: string, signal: AbortSignal) => Promise<Outcome<readonly FoundSong[]>>;
  readonly song: (id: string, signal: AbortSignal) => Promise<Outcome<SongDetail>>;
  /** At most 50; unknown ones are left out. */
  readonly songs: (ids: readonly string[], signal: AbortSignal) => Promise<Outcome<readonly Song[]>>;
  readonly lyric: (id: string, signal: AbortSignal) => Promise<Outcome<Lyric>>;
  readonly artist: (slug: string, signal: AbortSignal) => Promise<Outcome<Artist>>;
  readonly artists: (cursor: string | null, signal: AbortSignal) => Promise<Outcome<ArtistPage>>;
  readonly album: (id: string, signal: AbortSignal) => Promise<Outcome<Album>>;
  readonly heard: (signal: AbortSignal) => Promise<Outcome<readonly HeardArtist[]>>;
}

export interface PlaylistWish {
  readonly name: string;
  readonly songIds: readonly string[];
  readonly clientId: string;
}
export type PlaylistFormat = 'm3u8' | 'xspf';
export interface ImportedPlaylist {
  readonly playlist: Playlist;
  /** What this portal does not have. */
  readonly missing: readonly string[];
}

/** A member's playlists and scrobbling; a change of an old version is refused with 409. */
export interface PlaylistsPort {
  readonly mine: (cursor: string | null, signal: AbortSignal) => Promise<Outcome<PlaylistPage>>;
  readonly one: (id: string, signal: AbortSignal) => Promise<Outcome<Playlist>>;
  readonly create: (wish: PlaylistWish, signal: AbortSignal) => Promise<Outcome<Playlist>>;
  readonly update: (
    change: { readonly playlistId: string; readonly rev: number; readonly name?: string; readonly public?: boolean },
    signal: AbortSignal,
  ) => Promise<Outcome<Playlist>>;
  readonly add: (
    wish: { readonly playlistId: string; readonly songIds: readonly string[]; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Playlist>>;
  readonly remove: (
    wish: { readonly playlistId: string; readonly qids: readonly string[]; readonly rev: number },
    signal: AbortSignal,
  ) => Promise<Outcome<Playlist>>;
  readonly move: (
    wish: { readonly playlistId: string; readonly qid: string; readonly to: number; readonly rev: number },
    signal: AbortSignal,
  ) => Promise<Outcome<Playlist>>;
  readonly discard: (
    wish: { readonly playlistId: string; readonly rev: number },
    signal: AbortSignal,
  ) => Promise<Outcome<null>>;
  readonly take: (
    wish: { readonly format: PlaylistFormat; readonly text: string; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<ImportedPlaylist>>;
  /** Where else their plays are told. */
  readonly scrobbler: (signal: AbortSignal) => Promise<Outcome<Scrobbler>>;
  /** Refused with 422 for an address that is not allowed or does not answer, or a token that it does not know. */
  readonly scrobbleTo: (
    wish: { readonly address: string; readonly token: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Scrobbler>>;
  readonly endScrobbling: (signal: AbortSignal) => Promise<Outcome<Scrobbler>>;
}
