import type { FilmKind } from '#domain/films/film.ts';
import type { Words } from '#server/shared/words.ts';

export interface EpisodeStory {
  readonly season: number;
  readonly no: number;
  readonly title: Words;
  readonly synopsis: Words;
}

/** A film or show of the demo: invented, drawn and told by us. */
export interface Story {
  /** The folder of its files below `media/films`, and its address. */
  readonly slug: string;
  readonly kind: FilmKind;
  readonly title: Words;
  readonly tagline: Words;
  readonly synopsis: Words;
  readonly year: number;
  readonly genres: readonly string[];
  readonly ageRating: string;
  readonly directors: readonly string[];
  /** Who plays, and whom. */
  readonly cast: readonly (readonly [name: string, role: Words])[];
  /** Of a show; the files of the second episode of season 1 are in the folder `s01e02`. */
  readonly episodes: readonly EpisodeStory[];
}
