import type { CardImage, Rating, Target } from '../social/social.ts';
import type { CountedSlice } from '../shared/slice.ts';
import type { Chapter, Segment } from './timeline.ts';

/** Films and shows, by the names that addresses and calls have for them. */
export const filmKinds = ['phim', 'tv-show'] as const;
export type FilmKind = (typeof filmKinds)[number];

export const FILMS = { pageSize: 24, railSize: 14, heroes: 4, related: 6, episodesAtOnce: 120, idsAtOnce: 50 } as const;

/** A value with its name in the viewer's language: a genre, a country (ISO 3166), a language (BCP 47). */
export interface Named {
  readonly value: string;
  readonly name: string;
}

/** A film or show in lists. */
export interface FilmCard {
  readonly filmId: string;
  /** The end of its address; the id of a film is its slug. */
  readonly slug: string;
  readonly kind: FilmKind;
  readonly title: string;
  readonly year: number | null;
  /** Of a film: its length. Of a show: that of an episode, on average. Null if it is not known. */
  readonly durationSec: number | null;
  /** Of a show. */
  readonly seasons?: number;
  readonly episodes?: number;
  readonly genres: readonly Named[];
  /** None: the picture is drawn from the slug. */
  readonly poster: CardImage | null;
  readonly rating: Rating;
  /** Whether this portal has it to play; else only its data is known. */
  readonly plays: boolean;
  readonly demo: boolean;
}
export type FilmPage = CountedSlice<FilmCard>;

/** Somebody who made a film, or plays in it; `role` is empty if it has no name. */
export interface FilmPerson {
  readonly name: string;
  readonly role: string;
}

/** Position of a viewer in something that plays. */
export interface Reached {
  readonly positionSec: number;
  readonly done: boolean;
}

export interface Episode {
  readonly episodeId: string;
  readonly filmId: string;
  readonly season: number;
  readonly no: number;
  readonly title: string;
  readonly synopsis: string;
  readonly still: CardImage | null;
  readonly durationSec: number | null;
  /** `YYYY-MM-DD`, or null. */
  readonly airDate: string | null;
  readonly rating: Rating;
  readonly plays: boolean;
}
export interface Season {
  readonly no: number;
  readonly name: string;
  readonly total: number;
  /** Its own; null: that of the show is its picture too. */
  readonly poster: CardImage | null;
  /** All of them, or none where a show has more than `FILMS.episodesAtOnce`: `episode-list` has them. */
  readonly episodes: readonly Episode[];
}

export interface Film extends FilmCard {
  /** Empty if it is the same as the title. */
  readonly originalTitle: string;
  readonly tagline: string;
  readonly synopsis: string;
  readonly countries: readonly Named[];
  /** As it was rated where it comes from: `P`, `T13`, `PG`; empty if it was not. */
  readonly ageRating: string;
  readonly audio: readonly Named[];
  readonly subtitles: readonly Named[];
  readonly directors: readonly FilmPerson[];
  readonly cast: readonly FilmPerson[];
  /** `1080p`; empty if it is not known. */
  readonly quality: string;
  readonly backdrop: CardImage | null;
  /** Under which licence it is here, by whom. */
  readonly licence: string;
  readonly credit: string;
  /** Another site that has it. */
  readonly elsewhere: string | null;
  readonly seasonList: readonly Season[];
  readonly counters: { readonly views: number };
  readonly related: readonly FilmCard[];
}

/** A way to play something; the first that a browser can play is the best. */
export interface VodSource {
  readonly protocol: 'dash' | 'hls' | 'mp4';
  readonly streamLink: string;
  /** Media type with codecs, as `canPlayType` takes it; empty if it is not known. */
  readonly type: string;
  readonly label: string;
  /** 0 if not known. */
  readonly width: number;
  readonly height: number;
  readonly bitrate: number;
}
export interface AudioTrack {
  readonly id: string;
  /** BCP 47; `und` if it is not known. */
  readonly lang: string;
  /** The language's own name, or what the file calls it; empty if it is not known. */
  readonly label: string;
}
export interface SubtitleTrack extends AudioTrack {
  /** Always WebVTT. */
  readonly url: string;
  readonly default: boolean;
  /** Only what is said in another language than the film's. */
  readonly forced: boolean;
  /** With sounds, for who does not hear. */
  readonly sdh: boolean;
}
/** Small pictures for scrubbing: sheets of `cols` × `rows` of them, `{n}` in the address being the sheet's number from 0. */
export interface Trickplay {
  readonly url: string;
  readonly cols: number;
  readonly rows: number;
  readonly w: number;
  readonly h: number;
  readonly everySec: number;
}
/** The episode before or after. */
export interface Neighbour {
  readonly filmId: string;
  readonly episodeId: string;
  readonly season: number;
  readonly no: number;
  readonly title: string;
  readonly still: CardImage | null;
  readonly durationSec: number | null;
}

/** What a player needs to play a film or an episode. */
export interface Playback {
  /** Under which it is kept in the history: `film` or `episode`. */
  readonly target: Target;
  readonly filmId: string;
  readonly slug: string;
  readonly filmTitle: string;
  /** The title of the episode; of a film, the film's. */
  readonly title: string;
  readonly episodeId: string | null;
  readonly season: number | null;
  readonly no: number | null;
  readonly poster: CardImage | null;
  readonly durationSec: number | null;
  readonly sources: readonly VodSource[];
  readonly audio: readonly AudioTrack[];
  readonly subtitles: readonly SubtitleTrack[];
  readonly segments: readonly Segment[];
  readonly chapters: readonly Chapter[];
  readonly trickplay: Trickplay | null;
  /** Where a member stopped; 0 for guests, at the beginning, and once it was seen to the end. */
  readonly resumeSec: number;
  readonly next: Neighbour | null;
  readonly previous: Neighbour | null;
}

/** Rails of the home page. Those of a genre name it. */
export const railKeys = ['new', 'trending', 'half', 'match', 'shows', 'genre'] as const;
export interface FilmRail {
  readonly key: (typeof railKeys)[number];
  readonly title: string;
  readonly genre: string | null;
  readonly total: number;
  readonly items: readonly FilmCard[];
}
export interface FilmHome {
  /** With their tagline, for the stage at the head. */
  readonly heroes: readonly (FilmCard & Pick<Film, 'tagline' | 'licence' | 'backdrop'>)[];
  readonly rails: readonly FilmRail[];
  readonly totals: { readonly films: number; readonly shows: number };
}
