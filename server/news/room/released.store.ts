import * as Schema from 'effect/Schema';
import { locales, type Locale } from '#domain/locale/locale.ts';
import type { ArticleBlock } from '#domain/news/article.ts';
import type { ManuscriptContent, WrittenVersion } from '#domain/news/newsroom.ts';
import { articleText, readMinutes } from '#domain/news/reading.ts';
import { slug as slugOf } from '#domain/shared/slug.ts';
import type { Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { keepFormerSlug } from '../../shared/news/formerSlugs.store.ts';
import { ArticleForm, BlocksForm, VersionForm } from '../../shared/news/newsForm.ts';

const ArticleRow = Schema.Struct({
  category: Schema.String,
  type: Schema.String,
  createdAt: Schema.Int,
  state: Schema.String,
  data: Schema.String,
});
const VersionRow = Schema.Struct({
  lang: Schema.Literals(locales.map(({ code }) => code)),
  slug: Schema.String,
  data: Schema.fromJsonString(VersionForm),
  blocks: Schema.fromJsonString(BlocksForm),
});
const readArticle = Schema.decodeUnknownSync(Schema.fromJsonString(ArticleForm));
const writeArticle = Schema.encodeSync(Schema.fromJsonString(ArticleForm));
const writeVersion = Schema.encodeSync(Schema.fromJsonString(VersionForm));
const writeBlocks = Schema.encodeSync(Schema.fromJsonString(BlocksForm));

const rowOf = (queries: Pick<Queries, 'one'>, articleId: string) =>
  queries.one(
    ArticleRow,
    sql`select category, type, created_ts as "createdAt", state, data from article where article_id = ${articleId}`,
  );
const versionsOf = (queries: Pick<Queries, 'all'>, articleId: string) =>
  queries.all(
    VersionRow,
    sql`select lang, slug, data, blocks from article_version where article_id = ${articleId} order by lang`,
  );
/** An article that was started in the newsroom has nothing for readers yet. */
const formOf = (data: string): ArticleForm | null => (data === '{}' ? null : readArticle(data));

const writtenAs = ({ data, blocks }: typeof VersionRow.Type): WrittenVersion => ({
  ...{ title: data.title, summary: data.summary, coverAlt: data.coverAlt, blocks },
  ...{ safeTitle: data.safeTitle ?? '', safeSummary: data.safeSummary ?? '' },
});

/** The content from a feed or an import in the newsroom's form; null if there is no such article. */
export const contentOfArticle = async (
  queries: Pick<Queries, 'one' | 'all'>,
  articleId: string,
): Promise<ManuscriptContent | null> => {
  const row = await rowOf(queries, articleId);
  const form = row && formOf(row.data);
  if (!row || !form) return null;
  const versions = await versionsOf(queries, articleId);
  return {
    ...{ category: row.category, type: row.type, cover: form.cover, targets: form.targets },
    ...{ spoilerFor: form.spoilerFor, byline: form.author.name, live: form.live === true },
    tags: versions[0]?.data.tags ?? [],
    versions: Object.fromEntries(versions.map((one) => [one.lang, writtenAs(one)])),
  };
};

/** Leaves room for the suffix that distinguishes articles with the same title. */
const SLUG = 80;
const slugFor = (articleId: string, title: string): string =>
  `${slugOf(title).slice(0, SLUG)}-${articleId
    .replace(/[^a-z0-9]/giu, '')
    .slice(-6)
    .toLowerCase()}`
    .replace(/-{2,}/gu, '-')
    .replace(/^-/u, '');

/**
 * Gives readers this content from `at` on. Each language keeps its slug; the slug of a removed language becomes a
 * former one. An article that was already public keeps its release time and is marked as updated.
 */
export const releaseArticle = async (
  queries: Queries,
  articleId: string,
  { content, at, now }: { readonly content: ManuscriptContent; readonly at: number; readonly now: number },
): Promise<void> => {
  const row = (await rowOf(queries, articleId))!;
  const before = formOf(row.data);
  const wasOut = row.state === 'released' && row.createdAt <= now;
  const had = await versionsOf(queries, articleId);
  const { updatedAt: _updated, live: _live, ...kept } = before ?? { author: { name: '', picture: null } };
  const form: ArticleForm = {
    ...kept,
    ...{ author: { ...kept.author, name: content.byline }, cover: content.cover, targets: content.targets },
    spoilerFor: content.spoilerFor,
    ...(wasOut && { updatedAt: now }),
    ...(content.live && { live: true as const }),
  };
  await queries.run(
    sql`update article set category = ${content.category}, type = ${content.type}, state = ${'released'},
          created_ts = ${wasOut ? row.createdAt : at}, data = ${writeArticle(form)} where article_id = ${articleId}`,
  );
  await queries.run(sql`delete from article_version where article_id = ${articleId}`);
  for (const { lang, slug } of had) if (!content.versions[lang]) await keepFormerSlug(queries, articleId, slug);
  for (const { code } of locales) {
    const version = content.versions[code];
    if (!version) continue;
    const slug = had.find(({ lang }) => lang === code)?.slug ?? slugFor(articleId, version.title);
    const data: VersionForm = {
      ...{ title: version.title, summary: version.summary, coverAlt: version.coverAlt, tags: content.tags },
      readMin: readMinutes(articleText(version.blocks), code),
      ...(version.safeTitle !== '' && { safeTitle: version.safeTitle }),
      ...(version.safeSummary !== '' && { safeSummary: version.safeSummary }),
    };
    await queries.run(
      sql`insert into article_version (article_id, lang, slug, data, blocks)
          values (${articleId}, ${code}, ${slug}, ${writeVersion(data)}, ${writeBlocks(version.blocks)})`,
    );
  }
};

export interface StoredEntry {
  readonly lang: Locale;
  readonly block: ArticleBlock;
}
/** Adds an entry before those that readers have; does nothing if the article does not exist in this language. */
export const addEntry = async (queries: Queries, articleId: string, { lang, block }: StoredEntry, now: number) => {
  const row = (await rowOf(queries, articleId))!;
  const form = formOf(row.data);
  const version = (await versionsOf(queries, articleId)).find((one) => one.lang === lang);
  if (!form || !version) return;
  await queries.run(
    sql`update article_version set blocks = ${writeBlocks([block, ...version.blocks])}
        where article_id = ${articleId} and lang = ${lang}`,
  );
  await queries.run(
    sql`update article set data = ${writeArticle({ ...form, updatedAt: now })} where article_id = ${articleId}`,
  );
};
