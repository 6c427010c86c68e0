import * as Schema from 'effect/Schema';
import { ContentWire } from '#contract/http/newsroomShapes.ts';
import { locales, type Locale } from '#domain/locale/locale.ts';
import { newsroomActs, NEWSROOM, type ManuscriptContent, type NewsroomAct } from '#domain/news/newsroom.ts';
import { sliceOf, type Slice } from '#domain/shared/slice.ts';
import type { Database, Queries } from '../../database/database.ts';
import { keyset } from '../../database/keyset.ts';
import { sql, type Sql } from '../../database/sql.ts';
import type { Kept } from '../../shared/kept.ts';
import { BlocksForm, VersionForm } from '../../shared/news/newsForm.ts';
import { newsChanged } from '../../shared/news/newsChanged.store.ts';
import type { Writes } from '../../shared/outbox.ts';
import { isRefused, type Refusal } from '../../shared/refusal.ts';
import { addEntry, contentOfArticle, releaseArticle, type StoredEntry } from './released.store.ts';

const OptionalInt = Schema.NullOr(Schema.Int);
const OptionalText = Schema.NullOr(Schema.String);
const LangsText = Schema.fromJsonString(Schema.Array(Schema.Literals(locales.map(({ code }) => code))));
const stateFields = {
  articleId: Schema.String,
  articleState: Schema.Literals(['draft', 'released', 'withdrawn']),
  createdAt: Schema.Int,
  source: Schema.String,
  rev: Schema.Int,
  releasedRev: OptionalInt,
  askedRev: OptionalInt,
  changedAt: Schema.Int,
  changedBy: OptionalText,
  category: Schema.String,
  type: Schema.String,
};
const ListRow = Schema.Struct({ ...stateFields, title: OptionalText, langs: Schema.NullOr(LangsText) });
export type ListedManuscript = typeof ListRow.Type;
const StateRow = Schema.Struct({ ...stateFields, askedBy: OptionalText, askedAt: OptionalInt });
const VersionRow = Schema.Struct({
  articleId: Schema.String,
  lang: Schema.Literals(locales.map(({ code }) => code)),
  slug: Schema.String,
  data: Schema.fromJsonString(VersionForm),
});
const ContentRow = Schema.Struct({ content: Schema.fromJsonString(ContentWire) });
const ActRow = Schema.Struct({
  seq: Schema.Int,
  what: Schema.Literals(newsroomActs),
  rev: Schema.Int,
  at: Schema.Int,
  by: OptionalText,
});
const OwnActRow = Schema.Struct({ articleId: Schema.String });
const CountRow = Schema.Struct({ seq: Schema.Int });
const BlocksRow = Schema.Struct({ blocks: Schema.fromJsonString(BlocksForm) });
const writeContent = Schema.encodeSync(Schema.fromJsonString(ContentWire));

/** The newsroom's state of an article; one that nobody has edited yet has revision 0. */
export type StoredManuscript = typeof StateRow.Type & { readonly content: ManuscriptContent };

/** A change to an article; absent fields stay unchanged. */
export interface Step {
  readonly what: NewsroomAct;
  /** The content of a new revision. */
  readonly content?: ManuscriptContent;
  /** Requests a second person's agreement to the release; `at` is null for a release at once. */
  readonly ask?: { readonly at: number | null };
  /** Readers get this revision from `at` on. */
  readonly release?: { readonly at: number };
  readonly withdraw?: true;
  /** Readers get this entry in addition to what they have. */
  readonly entry?: StoredEntry;
}
export interface Wish {
  readonly articleId: string;
  readonly userId: string;
  /** The key of this click: a repeat with the same key does nothing. */
  readonly clientKey: string;
  readonly now: number;
}

/** The conditions for each state, equal to `stateOf` in newsroom.shown.ts. */
const inState = (now: number): Readonly<Record<string, Sql>> => {
  const waiting = sql`(m.asked_rev is not null and m.asked_rev = m.rev)`;
  return {
    withdrawn: sql`a.state = ${'withdrawn'} and not coalesce(${waiting}, false)`,
    waiting: sql`coalesce(${waiting}, false)`,
    draft: sql`a.state = ${'draft'} and not coalesce(${waiting}, false)`,
    scheduled: sql`a.state = ${'released'} and a.created_ts > ${now} and not coalesce(${waiting}, false)`,
    released: sql`a.state = ${'released'} and a.created_ts <= ${now} and not coalesce(${waiting}, false)`,
  };
};
const columns = sql`a.article_id as "articleId", a.state as "articleState", a.created_ts as "createdAt", a.source,
  coalesce(m.rev, 0) as rev,
  case when m.article_id is null and a.state = ${'released'} then 0 else m.released_rev end as "releasedRev", m.asked_rev as "askedRev",
  coalesce(m.changed_ts, a.created_ts) as "changedAt", m.changed_by as "changedBy",
  coalesce(m.category, a.category) as category, coalesce(m.type, a.type) as type`;
const from = sql`article a left join news_manuscript m on m.article_id = a.article_id`;
const latest = keyset({ at: sql`coalesce(m.changed_ts, a.created_ts)`, id: sql`a.article_id`, latestFirst: true });

const contentAt = async (queries: Pick<Queries, 'one'>, articleId: string, rev: number) =>
  (
    await queries.one(
      ContentRow,
      sql`select data as content from news_act where article_id = ${articleId} and rev = ${rev} and data is not null`,
    )
  )?.content ?? null;

const read = async (queries: Pick<Queries, 'one' | 'all'>, articleId: string): Promise<StoredManuscript | null> => {
  const row = await queries.one(
    StateRow,
    sql`select ${columns}, m.asked_by as "askedBy", m.asked_ts as "askedAt" from ${from} where a.article_id = ${articleId}`,
  );
  if (!row) return null;
  const content = (await contentAt(queries, articleId, row.rev)) ?? (await contentOfArticle(queries, articleId));
  return content && { ...row, content };
};

const titleOf = ({ versions }: ManuscriptContent): string =>
  locales.map(({ code }) => versions[code]?.title ?? '').find((title) => title !== '') ?? '';
const langsOf = ({ versions }: ManuscriptContent): readonly Locale[] =>
  locales.map(({ code }) => code).filter((code) => versions[code] !== undefined);

/** Who acts and when; the ids are null if the portal acts by itself. */
type Done = Pick<Wish, 'articleId' | 'now'> & { readonly [Key in 'userId' | 'clientKey']: string | null };

/** Records an act; one with `content` created the revision. */
const note = async (
  queries: Queries,
  { articleId, userId, clientKey, now }: Done,
  { what, rev, content }: { readonly what: NewsroomAct; readonly rev: number; readonly content?: ManuscriptContent },
): Promise<void> => {
  const { seq } = (await queries.one(
    CountRow,
    sql`select cast(coalesce(max(seq), 0) + 1 as bigint) as seq from news_act where article_id = ${articleId}`,
  ))!;
  await queries.run(
    sql`insert into news_act (article_id, seq, rev, what, data, user_id, acted_ts, client_key)
        values (${articleId}, ${seq}, ${rev}, ${what}, ${content ? writeContent(content) : null}, ${userId}, ${now},
                ${clientKey})`,
  );
};

/** Makes the newsroom the owner of an article. An existing article becomes revision 0; else a new one is created. */
const takeOver = async (queries: Queries, wish: Wish, before: StoredManuscript | null): Promise<void> => {
  const { articleId, now } = wish;
  if (before === null)
    await queries.run(
      sql`insert into article (article_id, category, type, created_ts, data, source, state)
          values (${articleId}, ${''}, ${''}, ${now}, ${'{}'}, ${'newsroom'}, ${'draft'})`,
    );
  else {
    await queries.run(sql`update article set source = ${'newsroom'} where article_id = ${articleId}`);
    await note(
      queries,
      { articleId, userId: null, clientKey: null, now },
      { what: 'taken', rev: 0, content: before.content },
    );
  }
  await queries.run(
    sql`insert into news_manuscript (article_id, rev, title, langs, category, type, changed_ts)
        values (${articleId}, 0, ${''}, ${'[]'}, ${''}, ${''}, ${now})`,
  );
};

const apply = async (queries: Queries, wish: Wish, before: StoredManuscript | null, step: Step): Promise<void> => {
  const { articleId, userId, now } = wish;
  const known = await queries.one(
    OwnActRow,
    sql`select article_id as "articleId" from news_manuscript where article_id = ${articleId}`,
  );
  if (!known) await takeOver(queries, wish, before);
  const content = step.content ?? before!.content;
  const rev = (before?.rev ?? 0) + (step.content ? 1 : 0);
  await note(queries, wish, { what: step.what, rev, ...(step.content && { content: step.content }) });
  const hadRev = before?.releasedRev ?? null;
  const keepsUp = step.entry !== undefined && hadRev !== null && hadRev === before?.rev;
  const releasedRev = step.release || keepsUp ? rev : hadRev;
  const asked = step.ask ? { rev, by: userId, at: step.ask.at } : { rev: null, by: null, at: null };
  await queries.run(
    sql`update news_manuscript set rev = ${rev}, released_rev = ${releasedRev}, asked_rev = ${asked.rev},
          asked_by = ${asked.by}, asked_ts = ${asked.at}, title = ${titleOf(content)},
          langs = ${JSON.stringify(langsOf(content))}, category = ${content.category}, type = ${content.type},
          changed_ts = ${now}, changed_by = ${userId}
        where article_id = ${articleId}`,
  );
  if (step.release) await releaseArticle(queries, articleId, { content, at: step.release.at, now });
  if (step.entry) await addEntry(queries, articleId, step.entry, now);
  if (step.withdraw)
    await queries.run(
      sql`update article set state = ${before?.articleState === 'draft' ? 'draft' : 'withdrawn'}
          where article_id = ${articleId}`,
    );
  if (step.release || step.entry || step.withdraw) await newsChanged(queries);
};

/** Manuscripts: their revisions, requested releases and released content. */
export const newsroomStore = (database: Database) => ({
  list: async (
    { state, cursor }: { readonly state?: string | undefined; readonly cursor?: string | undefined },
    now: number,
  ): Promise<Slice<ListedManuscript>> => {
    const wanted = state === undefined ? sql`1 = 1` : (inState(now)[state] ?? sql`1 = 0`);
    const rows = await database.all(
      ListRow,
      sql`select ${columns}, m.title, m.langs from ${from} where ${wanted} and ${latest.behind(cursor)}
          ${latest.first(NEWSROOM.pageSize)}`,
    );
    return sliceOf(rows, NEWSROOM.pageSize, ({ changedAt, articleId }) => ({ at: changedAt, id: articleId }));
  },
  /** The titles and slugs that readers have, or that a feed supplied. */
  versions: (articleId: string) =>
    database.all(
      VersionRow,
      sql`select article_id as "articleId", lang, slug, data from article_version where article_id = ${articleId}`,
    ),
  read: (articleId: string): Promise<StoredManuscript | null> => read(database, articleId),
  contentAt: (articleId: string, rev: number) => contentAt(database, articleId, rev),
  /** The latest act first. */
  acts: (articleId: string) =>
    database.all(
      ActRow,
      sql`select seq, what, rev, acted_ts as at, user_id as by from news_act where article_id = ${articleId}
          order by seq desc`,
    ),
  /** The entries that readers have in one language, newest first. */
  entries: async (articleId: string, lang: Locale) =>
    (
      await database.one(
        BlocksRow,
        sql`select blocks from article_version where article_id = ${articleId} and lang = ${lang}`,
      )
    )?.blocks ?? [],
  /**
   * Applies a decision to the present state of an article, atomically. Serializable, with a unique key per click: of
   * two people working on one revision, the second finds a newer one, and a repeated click takes effect once. `asked`
   * notifies others if a release was requested.
   */
  act: (
    wish: Wish,
    decide: (before: StoredManuscript | null) => Step | Refusal,
    asked: readonly Writes[],
  ): Promise<Refusal | null> =>
    database.transaction(async (queries): Promise<Refusal | null> => {
      const again = await queries.one(
        OwnActRow,
        sql`select article_id as "articleId" from news_act where client_key = ${wish.clientKey}`,
      );
      if (again) return null;
      const before = await read(queries, wish.articleId);
      const step = decide(before);
      if (isRefused(step)) return step;
      await apply(queries, wish, before, step);
      if (step.ask) for (const write of asked) await write(queries);
      return null;
    }),
});
export type NewsroomStore = ReturnType<typeof newsroomStore>;

/** Articles belong to the portal and stay; the link to the member who wrote them is erased. */
export const keptNewsroom = (database: Database): Kept => ({
  name: 'newsroom',
  columns: { news_manuscript: ['asked_by', 'changed_by'], news_act: ['user_id'] },
  tell: (userId) =>
    database.all(
      Schema.Struct({ articleId: Schema.String, what: Schema.String, rev: Schema.Int, at: Schema.Int }),
      sql`select article_id as "articleId", what, rev, acted_ts as at from news_act where user_id = ${userId}
          order by acted_ts, article_id, seq`,
    ),
  erase: async (queries, userId) => {
    await queries.run(sql`update news_act set user_id = null where user_id = ${userId}`);
    await queries.run(sql`update news_manuscript set changed_by = null where changed_by = ${userId}`);
    await queries.run(sql`update news_manuscript set asked_by = null where asked_by = ${userId}`);
    return null;
  },
});
