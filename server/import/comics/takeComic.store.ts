import * as Schema from 'effect/Schema';
import type { Queries } from '../../database/database.ts';
import { listed, sql } from '../../database/sql.ts';
import { ChapterForm, ComicForm, PageForm } from '../../shared/comics/comicForm.ts';
import { countForms, noCount, type Count } from '../football/taking.ts';
import type { PlacedChapter, PlacedComic } from './placeChapters.ts';
import { liesBelow } from '../below.store.ts';

const ComicRow = Schema.Struct({ data: Schema.String });
const ChapterRow = Schema.Struct({
  id: Schema.String,
  data: Schema.String,
  pages: Schema.String,
  source: Schema.String,
});
const SourceRow = Schema.Struct({ id: Schema.String, source: Schema.String });
const comic = Schema.fromJsonString(ComicForm);
const chapter = Schema.fromJsonString(ChapterForm);
const [readComic, writeComic] = [Schema.decodeUnknownSync(comic), Schema.encodeSync(comic)];
const [readChapter, writeChapter] = [Schema.decodeUnknownSync(chapter), Schema.encodeSync(chapter)];
const writePages = Schema.encodeSync(Schema.fromJsonString(Schema.Array(PageForm)));

/** Whoever keeps comics in memory reads them anew. */
const changed = (queries: Queries): Promise<number> =>
  queries.run(
    sql`insert into comic_revision (name, revision) values (${'comics'}, 1)
        on conflict (name) do update set revision = comic_revision.revision + 1`,
  );

const putChapter = async (
  queries: Queries,
  comicId: string,
  { chapterId, key, form, pages, source }: PlacedChapter,
  { now, told }: { readonly now: number; readonly told: boolean },
): Promise<keyof Count> => {
  const before = await queries.one(
    ChapterRow,
    sql`select chapter_id as id, data, pages, source from comic_chapter where chapter_id = ${chapterId}`,
  );
  const data = writeChapter({ ...form, createdAt: before ? readChapter(before.data).createdAt : now });
  const written = writePages(pages);
  if (before?.data === data && before.pages === written && before.source === source) return 'same';
  await queries.run(
    sql`insert into comic_chapter (chapter_id, comic_id, chapter_key, data, pages, source, told)
        values (${chapterId}, ${comicId}, ${key}, ${data}, ${written}, ${source}, ${told ? 1 : 0})
        on conflict (chapter_id) do update set
          data = excluded.data, pages = excluded.pages, source = excluded.source`,
  );
  // One that only lies elsewhere now is the same to its readers.
  return before === null ? 'new' : before.data === data && before.pages === written ? 'same' : 'changed';
};

/**
 * Stores a comic with its chapters; what was added once keeps its day. Of a comic of which a chapter alone is imported, the
 * rest stays. Followers are told of chapters that come to a comic that was there.
 */
export const takeComic = async (queries: Queries, placed: PlacedComic, whole: boolean, now: number): Promise<Count> => {
  const { comicId, form, chapters } = placed;
  const before = (await queries.one(ComicRow, sql`select data from comic where comic_id = ${comicId}`))?.data ?? null;
  const known = before === null ? null : readComic(before);
  const written = known && !whole ? before! : writeComic({ ...form, addedTs: known?.addedTs ?? now });
  const count = noCount();
  countForms(count, before, written);
  if (before !== written)
    await queries.run(
      sql`insert into comic (comic_id, data) values (${comicId}, ${written})
          on conflict (comic_id) do update set data = excluded.data`,
    );
  for (const one of chapters) count[await putChapter(queries, comicId, one, { now, told: before === null })] += 1;
  if (count.new + count.changed > 0) await changed(queries);
  return count;
};

/** Removes the chapters that lay below a folder and are not there now, and comics without any; answers how many chapters. */
export const dropGone = async (queries: Queries, root: string, there: ReadonlySet<string>): Promise<number> => {
  const rows = await queries.all(
    SourceRow,
    sql`select chapter_id as id, source from comic_chapter where ${liesBelow(sql`source`, root)}`,
  );
  const gone = rows.filter(({ source }) => !there.has(source)).map(({ id }) => id);
  if (gone.length === 0) return 0;
  await queries.run(sql`delete from comic_chapter where chapter_id in (${listed(gone)})`);
  await queries.run(sql`delete from comic where comic_id not in (select comic_id from comic_chapter)`);
  await changed(queries);
  return gone.length;
};
