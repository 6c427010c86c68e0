import * as Schema from 'effect/Schema';
import type { Queries } from '../../database/database.ts';
import { listed, sql } from '../../database/sql.ts';
import { EpisodeForm, FilmForm } from '../../shared/films/filmForm.ts';
import { countForms, noCount, type Count } from '../football/taking.ts';
import type { ReadWork } from './readWork.ts';
import { liesBelow } from '../below.store.ts';

const FilmRow = Schema.Struct({ data: Schema.String });
const EpisodeRow = Schema.Struct({ id: Schema.String, data: Schema.String });
const FileRow = Schema.Struct({ id: Schema.String, form: Schema.String });
const IdRow = Schema.Struct({ id: Schema.String });
const film = Schema.fromJsonString(FilmForm);
const [readFilm, writeFilm] = [Schema.decodeUnknownSync(film), Schema.encodeSync(film)];
const writeEpisode = Schema.encodeSync(Schema.fromJsonString(EpisodeForm));

/** Whoever keeps films in memory reads them anew. */
const changed = (queries: Queries): Promise<number> =>
  queries.run(
    sql`insert into film_revision (name, revision) values (${'films'}, 1)
        on conflict (name) do update set revision = film_revision.revision + 1`,
  );

const storedFilm = async (queries: Queries, filmId: string): Promise<string | null> =>
  (await queries.one(FilmRow, sql`select data from film where film_id = ${filmId}`))?.data ?? null;

const putFilm = (queries: Queries, filmId: string, data: string): Promise<number> =>
  queries.run(
    sql`insert into film (film_id, data) values (${filmId}, ${data})
        on conflict (film_id) do update set data = excluded.data`,
  );

/** Replaces the episodes; counts each. One that is gone counts as changed. */
const putEpisodes = async (queries: Queries, { filmId, episodes }: ReadWork, count: Count): Promise<void> => {
  const before = new Map(
    (await queries.all(EpisodeRow, sql`select episode_id as id, data from film_episode where film_id = ${filmId}`)).map(
      ({ id, data }) => [id, data],
    ),
  );
  for (const { episodeId, data } of episodes) {
    const written = writeEpisode(data);
    countForms(count, before.get(episodeId) ?? null, written);
    if (before.get(episodeId) !== written)
      await queries.run(
        sql`insert into film_episode (episode_id, film_id, season, no, data)
            values (${episodeId}, ${filmId}, ${data.season}, ${data.no}, ${written})
            on conflict (episode_id) do update set data = excluded.data`,
      );
    before.delete(episodeId);
  }
  for (const gone of before.keys()) {
    await queries.run(sql`delete from film_episode where episode_id = ${gone}`);
    count.changed += 1;
  }
};

/** Replaces the files that are served for a film; whether that changed anything. */
const putFiles = async (queries: Queries, { filmId, files }: ReadWork): Promise<boolean> => {
  const rows = await queries.all(
    FileRow,
    sql`select file_id as id, type || ' ' || path as form from film_file where film_id = ${filmId}`,
  );
  const wanted = new Map(files.map((file) => [file.fileId, file]));
  const same =
    rows.length === wanted.size &&
    rows.every(({ id, form }) => {
      const file = wanted.get(id);
      return file !== undefined && `${file.type} ${file.path}` === form;
    });
  if (same) return false;
  await queries.run(sql`delete from film_file where film_id = ${filmId}`);
  for (const { fileId, path, type } of wanted.values())
    await queries.run(
      sql`insert into film_file (file_id, film_id, path, type) values (${fileId}, ${filmId}, ${path}, ${type})
          on conflict (file_id) do update set film_id = excluded.film_id, path = excluded.path, type = excluded.type`,
    );
  return true;
};

/** Stores a film or show with its episodes and files; what was added once keeps its day. */
export const takeWork = async (queries: Queries, work: ReadWork, now: number): Promise<Count> => {
  const before = await storedFilm(queries, work.filmId);
  const known = before === null ? null : readFilm(before);
  const written = writeFilm({
    ...work.film,
    elsewhere: work.film.elsewhere ?? known?.elsewhere ?? null,
    addedTs: known?.addedTs ?? now,
  });
  const count = noCount();
  if (before !== written) await putFilm(queries, work.filmId, written);
  await putEpisodes(queries, work, count);
  const otherFiles = await putFiles(queries, work);
  countForms(count, before === null ? null : otherFiles ? '' : before, written);
  if (count.new + count.changed > 0) await changed(queries);
  return count;
};

/** Stores what is known of a film that this portal does not have; one that it has stays as it is. */
export const takeListed = async (
  queries: Queries,
  filmId: string,
  told: Omit<FilmForm, 'addedTs'>,
  now: number,
): Promise<keyof Count> => {
  const before = await storedFilm(queries, filmId);
  const known = before === null ? null : readFilm(before);
  if (known?.plays) return 'same';
  const written = writeFilm({ ...told, addedTs: known?.addedTs ?? now });
  if (before === written) return 'same';
  await putFilm(queries, filmId, written);
  await changed(queries);
  return before === null ? 'new' : 'changed';
};

/**
 * Removes the films all of whose files lay below a folder, but for those that are there now; answers how many. What we
 * made of a film, below `made`, is no file of the operator's.
 */
export const dropGone = async (
  queries: Queries,
  { root, made }: { readonly root: string; readonly made: string },
  there: ReadonlySet<string>,
): Promise<number> => {
  const rows = await queries.all(
    IdRow,
    sql`select distinct film_id as id from film_file f where ${liesBelow(sql`path`, root)}
        and not exists (select 1 from film_file o
                        where o.film_id = f.film_id and not (${liesBelow(sql`o.path`, root)})
                          and not (${liesBelow(sql`o.path`, made)}))`,
  );
  const gone = rows.map(({ id }) => id).filter((id) => !there.has(id));
  if (gone.length === 0) return 0;
  await queries.run(sql`delete from film where film_id in (${listed(gone)})`);
  await changed(queries);
  return gone.length;
};
