import type { EpisodeForm, FilmForm } from './filmForm.ts';

export interface StoredFilm extends FilmForm {
  readonly filmId: string;
}
export interface StoredEpisode extends EpisodeForm {
  readonly episodeId: string;
  readonly filmId: string;
}

/** Films that were not imported. */
export interface FilmSource {
  readonly films: readonly StoredFilm[];
  readonly episodesOf: (filmId: string) => readonly StoredEpisode[];
}
