import type { Film, FilmCard, FilmHome, FilmPage, Playback } from '#domain/films/film.ts';
import type { Slice } from '#domain/shared/slice.ts';
import type { Progress, Target } from '#domain/social/social.ts';
import type { Outcome } from './failure.ts';

/** What a list is narrowed by; values of a facet as in an address, `a,b`. */
export interface FilmQuery {
  readonly kind?: 'phim' | 'tv-show';
  readonly genre?: string;
  readonly time?: string;
  readonly country?: string;
  readonly year?: string;
  readonly q?: string;
}
export interface Counted {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}
export interface FilmFacets {
  readonly total: number;
  readonly time: readonly Counted[];
  readonly genre: readonly Counted[];
  readonly country: readonly Counted[];
  readonly year: readonly Counted[];
}
/** `film` is null once it is gone. */
export interface SavedFilm {
  readonly target: Target;
  readonly film: FilmCard | null;
  readonly since: number;
}

/** Films and shows, and where viewers are in them. */
export interface FilmsPort {
  readonly home: (signal: AbortSignal) => Promise<Outcome<FilmHome>>;
  readonly list: (query: FilmQuery, cursor: string | null, signal: AbortSignal) => Promise<Outcome<FilmPage>>;
  readonly facets: (query: FilmQuery, signal: AbortSignal) => Promise<Outcome<FilmFacets>>;
  readonly film: (slug: string, signal: AbortSignal) => Promise<Outcome<Film>>;
  /** Of a show without an episode: the one that the member goes on with. 404 if there is nothing to play. */
  readonly playback: (
    of: { readonly slug: string; readonly episodeId: string | null },
    signal: AbortSignal,
  ) => Promise<Outcome<Playback>>;
  /** Where a member was in something, on any device; null if nowhere. */
  readonly reached: (target: Target, signal: AbortSignal) => Promise<Outcome<Progress | null>>;
  /** The same for several at once, at most 50; where a member was nowhere is left out. */
  readonly places: (targets: readonly Target[], signal: AbortSignal) => Promise<Outcome<readonly Progress[]>>;
  readonly saved: (cursor: string | null, signal: AbortSignal) => Promise<Outcome<Slice<SavedFilm>>>;
}
