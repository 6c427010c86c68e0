import * as Schema from 'effect/Schema';
import type { ChapterProgress } from '#domain/comics/reading.ts';
import type { ReaderSetting } from '#domain/comics/readerSetting.ts';
import { ReaderSettingWire } from '#contract/http/comicShapes.ts';
import type { Database, Queries } from '../database/database.ts';
import { listed, sql } from '../database/sql.ts';
import type { Kept } from '../shared/kept.ts';

const Row = Schema.Struct({
  ...{ chapterId: Schema.String, page: Schema.Int, panel: Schema.Int, maxPage: Schema.Int, pages: Schema.Int },
  ...{ done: Schema.Int, at: Schema.Int },
});
const ReadRow = Schema.Struct({ comicId: Schema.String, chapterId: Schema.String });
const SettingRow = Schema.Struct({ comicId: Schema.String, setting: Schema.fromJsonString(ReaderSettingWire) });
const columns = sql`chapter_id as "chapterId", page, panel, max_page as "maxPage", pages, done, at`;
const shown = ({ done, ...row }: typeof Row.Type): ChapterProgress => ({ ...row, done: done === 1 });
const larger = (column: 'max_page' | 'done') =>
  column === 'done'
    ? sql`case when excluded.done > comic_progress.done then excluded.done else comic_progress.done end`
    : sql`case when excluded.max_page > comic_progress.max_page then excluded.max_page else comic_progress.max_page end`;

/** Members' progress in chapters, and how they read. */
export const progressStore = (database: Database) => ({
  of: async (userId: string, comicId: string): Promise<readonly ChapterProgress[]> =>
    (
      await database.all(
        Row,
        sql`select ${columns} from comic_progress where user_id = ${userId} and comic_id = ${comicId} order by at`,
      )
    ).map(shown),
  /** CO-5: keeps the later position and the furthest page. */
  put: async (queries: Queries, userId: string, comicId: string, one: ChapterProgress): Promise<void> => {
    const { chapterId, page, panel, maxPage, pages, done, at } = one;
    await queries.run(
      sql`insert into comic_progress (user_id, chapter_id, comic_id, page, panel, max_page, pages, done, at)
          values (${userId}, ${chapterId}, ${comicId}, ${page}, ${panel}, ${maxPage}, ${pages}, ${done ? 1 : 0}, ${at})
          on conflict (user_id, chapter_id) do update set
            page = case when excluded.at >= comic_progress.at then excluded.page else comic_progress.page end,
            panel = case when excluded.at >= comic_progress.at then excluded.panel else comic_progress.panel end,
            max_page = ${larger('max_page')}, done = ${larger('done')}, pages = excluded.pages,
            at = case when excluded.at >= comic_progress.at then excluded.at else comic_progress.at end`,
    );
  },
  /** Which chapters of these comics a member has read to the end. */
  readOf: async (userId: string, comicIds: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
    const rows =
      comicIds.length === 0
        ? []
        : await database.all(
            ReadRow,
            sql`select comic_id as "comicId", chapter_id as "chapterId" from comic_progress
                where user_id = ${userId} and done = 1 and comic_id in (${listed(comicIds)})`,
          );
    const read = new Map<string, Set<string>>();
    for (const { comicId, chapterId } of rows) {
      const own = read.get(comicId) ?? new Set<string>();
      read.set(comicId, own.add(chapterId));
    }
    return read;
  },
  settingOf: async (userId: string, comicId: string): Promise<ReaderSetting | null> =>
    (
      await database.one(
        SettingRow,
        sql`select comic_id as "comicId", setting from comic_reader_setting
            where user_id = ${userId} and comic_id = ${comicId}`,
      )
    )?.setting ?? null,
  putSetting: async (userId: string, comicId: string, setting: ReaderSetting): Promise<void> => {
    await database.run(
      sql`insert into comic_reader_setting (user_id, comic_id, setting)
          values (${userId}, ${comicId}, ${JSON.stringify(setting)})
          on conflict (user_id, comic_id) do update set setting = excluded.setting`,
    );
  },
});
export type ProgressStore = ReturnType<typeof progressStore>;

export const keptReading = (database: Database): Kept => ({
  name: 'comics',
  columns: { comic_progress: ['user_id'], comic_reader_setting: ['user_id'] },
  tell: async (userId) => ({
    chapters: (
      await database.all(Row, sql`select ${columns} from comic_progress where user_id = ${userId} order by chapter_id`)
    ).map(shown),
    settings: await database.all(
      SettingRow,
      sql`select comic_id as "comicId", setting from comic_reader_setting where user_id = ${userId} order by comic_id`,
    ),
  }),
  erase: async (queries, userId) => {
    await queries.run(sql`delete from comic_progress where user_id = ${userId}`);
    await queries.run(sql`delete from comic_reader_setting where user_id = ${userId}`);
    return null;
  },
});
