import type { CountedSlice } from '../shared/slice.ts';
import type { CardImage } from '../social/social.ts';

/** Sizes of lists and limits; a play counts after `countsAfterMs`, or half of a shorter song. */
export const MUSIC = {
  pageSize: 30,
  railSize: 12,
  chartSize: 100,
  similar: 24,
  idsAtOnce: 50,
  found: 20,
  queue: 500,
  playlists: 200,
  playlistSongs: 1000,
  playlistName: 80,
  scrobblesAtOnce: 50,
  countsAfterMs: 30_000,
  /** Counted plays of one song by one listener on one day. */
  playsADay: 5,
  /** Bars of a song's loudness profile. */
  waveBars: 96,
  /** Loudness that `gain` leads to. */
  targetLufs: -16,
} as const;

/** A value with its name in the viewer's language: a genre, a mood, a decade. */
export interface Named {
  readonly value: string;
  readonly name: string;
}

export interface ArtistRef {
  readonly artistId: string;
  readonly name: string;
  /** The end of its address; the same as its id. */
  readonly slug: string;
}

/** How a song's words are timed; `none` if it has none here. */
export const lyricKinds = ['none', 'plain', 'line', 'word'] as const;
export type LyricKind = (typeof lyricKinds)[number];

/** What a decoder that knows nothing of encoder delay has to cut off: samples before the music, and how many are music. */
export interface Gapless {
  readonly sampleRate: number;
  readonly delay: number;
  readonly samples: number;
}

/** A song in lists; all that a player needs to play it. */
export interface Song {
  readonly songId: string;
  readonly name: string;
  readonly slug: string;
  readonly artists: readonly ArtistRef[];
  readonly album?: { readonly id: string; readonly name: string };
  /** In its album. */
  readonly disc?: number;
  readonly no?: number;
  readonly cover: CardImage;
  readonly durationSec: number;
  readonly streamLink: string;
  /** Media type as `canPlayType` takes it. */
  readonly type: string;
  /** In kbit/s; 0 if not known. */
  readonly bitrate: number;
  /** Decibels to add to arrive at `MUSIC.targetLufs`; `albumGain` keeps the differences between songs of an album. */
  readonly gain?: number;
  readonly albumGain?: number;
  /** Largest sample, 1 being full scale. */
  readonly peak?: number;
  readonly gapless?: Gapless;
  readonly explicit: boolean;
  readonly lyric: LyricKind;
  /** Nothing is sung: it has no words, rather than none that are known. */
  readonly instrumental: boolean;
  readonly counters: { readonly plays: number };
  /** Where it stands in the chart of the week. */
  readonly chart?: { readonly rank: number; readonly prevRank: number | null };
  readonly demo: boolean;
}
export type SongPage = CountedSlice<Song>;

export const albumKinds = ['album', 'single', 'ep'] as const;
export type AlbumKind = (typeof albumKinds)[number];

/** An album in lists. */
export interface AlbumCard {
  readonly albumId: string;
  readonly name: string;
  readonly slug: string;
  readonly kind: AlbumKind;
  readonly artists: readonly ArtistRef[];
  readonly cover: CardImage;
  /** `YYYY-MM-DD`, `YYYY`, or null. */
  readonly releaseDate: string | null;
  readonly songCount: number;
  readonly durationSec: number;
  readonly genres: readonly Named[];
  readonly demo: boolean;
}
export type AlbumPage = CountedSlice<AlbumCard>;

export interface Album extends AlbumCard {
  /** By disc and number. */
  readonly songs: readonly Song[];
  readonly about: string;
  /** Under which licence it is here, by whom. */
  readonly licence: string;
  readonly credit: string;
  readonly counters: { readonly plays: number };
  /** Others of its artists, then what is near. */
  readonly related: readonly AlbumCard[];
}

/** An artist in lists. */
export interface ArtistCard extends ArtistRef {
  readonly photo: CardImage;
  readonly songCount: number;
  readonly counters: { readonly plays: number };
  readonly demo: boolean;
}
export type ArtistPage = CountedSlice<ArtistCard>;

export interface Artist extends ArtistCard {
  readonly cover: CardImage;
  readonly bio: string;
  readonly followers: number;
  readonly top: readonly Song[];
  readonly albums: readonly AlbumCard[];
  readonly related: readonly ArtistCard[];
}

/** A song with all that its page says. */
export interface SongDetail extends Song {
  readonly genres: readonly Named[];
  readonly moods: readonly Named[];
  readonly releaseDate: string | null;
  /** Who wrote, played, sang: empty if it is not told. */
  readonly credits: readonly { readonly role: string; readonly name: string }[];
  /** Beats per minute; null if it is not known. */
  readonly bpm: number | null;
  /** Loudness of `MUSIC.waveBars` equal parts, 0 to 100; empty if it was not measured. */
  readonly wave: readonly number[];
  readonly licence: string;
  readonly credit: string;
  readonly similar: readonly Song[];
}

/** Songs for a moment of the day, most of them around a match. */
export interface Mood {
  readonly slug: string;
  readonly name: string;
  readonly songCount: number;
  readonly cover: CardImage;
  /** What stands out on the cover, where the name stands. */
  readonly ink: 'dark' | 'light';
}

export const chartTypes = ['day', 'week', 'new'] as const;
export type ChartType = (typeof chartTypes)[number];
export interface ChartRow {
  readonly song: Song;
  readonly rank: number;
  /** Where it stood at the end of the day before; null if it was not in the chart. */
  readonly prevRank: number | null;
  readonly plays: number;
  /** Plays of the last seven days, the last of them today. */
  readonly week: readonly number[];
}
export interface Chart {
  readonly type: ChartType;
  /** The last day that counts, `YYYY-MM-DD` in Vietnam; it is not over yet. */
  readonly day: string;
  readonly list: readonly ChartRow[];
}

export interface MusicHome {
  readonly releases: readonly AlbumCard[];
  readonly releasesTotal: number;
  readonly chart: Chart;
  readonly moods: readonly Mood[];
  readonly artists: readonly ArtistCard[];
  readonly totals: { readonly songs: number; readonly albums: number; readonly artists: number };
}

export const songSorts = ['new', 'popular', 'name', 'artist'] as const;
export type SongSort = (typeof songSorts)[number];
export const artistSorts = ['popular', 'name'] as const;
/** What a list of songs can be narrowed by; within one facet any of the chosen values will do. */
export const songFacets = ['genre', 'mood', 'decade', 'lyric'] as const;
export type SongFacet = (typeof songFacets)[number];

/** A song that was found by its name, or by a line of its words. */
export interface FoundSong {
  readonly song: Song;
  /** The line that was typed, and when it is sung: null where only its name was found. */
  readonly line: { readonly text: string; readonly t: number | null } | null;
}

/** How much a member heard of an artist. */
export interface HeardArtist {
  readonly artist: ArtistCard;
  readonly ms: number;
  readonly plays: number;
}
