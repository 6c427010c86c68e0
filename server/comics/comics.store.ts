import * as Schema from 'effect/Schema';
import type { Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { ChapterForm, ComicForm, PageForm, type StoredPage } from '../shared/comics/comicForm.ts';
import type { StoredChapter, StoredComic } from '../shared/comics/comicSource.ts';

const ComicRow = Schema.Struct({ comicId: Schema.String, data: Schema.fromJsonString(ComicForm) });
const ChapterRow = Schema.Struct({
  ...{ chapterId: Schema.String, comicId: Schema.String, key: Schema.String },
  data: Schema.fromJsonString(ChapterForm),
});
const PagesRow = Schema.Struct({ pages: Schema.fromJsonString(Schema.Array(PageForm)) });
const RevisionRow = Schema.Struct({ revision: Schema.Int });
const ToldRow = Schema.Struct({ chapterId: Schema.String, comicId: Schema.String });

/** The tables of comics. */
export const comicsStore = (database: Pick<Queries, 'all' | 'one'>) => ({
  /** Changes with each import that changed something. */
  revision: async (): Promise<number> =>
    (await database.one(RevisionRow, sql`select revision from comic_revision where name = ${'comics'}`))?.revision ?? 0,
  comics: async (): Promise<readonly StoredComic[]> =>
    (await database.all(ComicRow, sql`select comic_id as "comicId", data from comic order by comic_id`)).map(
      ({ comicId, data }) => ({ comicId, ...data }),
    ),
  chapters: async (): Promise<readonly StoredChapter[]> =>
    (
      await database.all(
        ChapterRow,
        sql`select chapter_id as "chapterId", comic_id as "comicId", chapter_key as key, data from comic_chapter`,
      )
    ).map(({ data, ...ids }) => ({ ...ids, ...data })),
  pagesOf: async (chapterId: string): Promise<readonly StoredPage[] | null> =>
    (await database.one(PagesRow, sql`select pages from comic_chapter where chapter_id = ${chapterId}`))?.pages.map(
      (page) => ({ ...page, panels: [] }),
    ) ?? null,
  /** Chapters that have not been announced yet. */
  untold: (most: number): Promise<readonly (typeof ToldRow.Type)[]> =>
    database.all(
      ToldRow,
      sql`select chapter_id as "chapterId", comic_id as "comicId" from comic_chapter where told = 0
          order by chapter_id limit ${most}`,
    ),
  told: (queries: Queries, chapterId: string): Promise<number> =>
    queries.run(sql`update comic_chapter set told = 1 where chapter_id = ${chapterId} and told = 0`),
});
export type ComicsStore = ReturnType<typeof comicsStore>;
