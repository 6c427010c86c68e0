import * as Schema from 'effect/Schema';
import type { Queries } from '../database/database.ts';
import { listed, sql } from '../database/sql.ts';
import { EpisodeForm, FilmForm } from '../shared/films/filmForm.ts';
import type { StoredEpisode, StoredFilm } from '../shared/films/filmSource.ts';

const FilmRow = Schema.Struct({ filmId: Schema.String, data: Schema.fromJsonString(FilmForm) });
const EpisodeRow = Schema.Struct({
  episodeId: Schema.String,
  filmId: Schema.String,
  data: Schema.fromJsonString(EpisodeForm),
});
const RevisionRow = Schema.Struct({ revision: Schema.Int });
const FileRow = Schema.Struct({ path: Schema.String, type: Schema.String });

export interface StoredFile {
  readonly path: string;
  readonly type: string;
}

const episodeColumns = sql`select episode_id as "episodeId", film_id as "filmId", data from film_episode`;
const episodeOf = ({ data, ...ids }: typeof EpisodeRow.Type): StoredEpisode => ({ ...ids, ...data });

/** The tables of films. */
export const filmsStore = (database: Pick<Queries, 'all' | 'one'>) => ({
  /** Changes with each import that changed something. */
  revision: async (): Promise<number> =>
    (await database.one(RevisionRow, sql`select revision from film_revision where name = ${'films'}`))?.revision ?? 0,
  films: async (): Promise<readonly StoredFilm[]> =>
    (await database.all(FilmRow, sql`select film_id as "filmId", data from film order by film_id`)).map(
      ({ filmId, data }) => ({ filmId, ...data }),
    ),
  episodesOf: async (filmId: string): Promise<readonly StoredEpisode[]> =>
    (await database.all(EpisodeRow, sql`${episodeColumns} where film_id = ${filmId} order by season, no`)).map(
      episodeOf,
    ),
  episodes: async (ids: readonly string[]): Promise<readonly StoredEpisode[]> =>
    ids.length === 0
      ? []
      : (await database.all(EpisodeRow, sql`${episodeColumns} where episode_id in (${listed(ids)})`)).map(episodeOf),
  file: (fileId: string): Promise<StoredFile | null> =>
    database.one(FileRow, sql`select path, type from film_file where file_id = ${fileId}`),
});
export type FilmsStore = ReturnType<typeof filmsStore>;
