import * as Schema from 'effect/Schema';
import { summaryOf, type TextBlock } from '#domain/content/blocks.ts';
import { NEWS, type ArticleBlock } from '#domain/news/article.ts';
import { articleText, readMinutes } from '#domain/news/reading.ts';
import { slug as slugOf } from '#domain/shared/slug.ts';
import type { Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { ArticleForm, BlocksForm, VersionForm } from '../../shared/news/newsForm.ts';
import { cleanLine } from '../../shared/news/cleanText.ts';
import { keepFormerSlug } from '../../shared/news/formerSlugs.store.ts';
import { newsChanged } from '../../shared/news/newsChanged.store.ts';
import { wordsOf } from '../../shared/words.ts';
import { liesBelow } from '../below.store.ts';
import type { ImportFault } from '../importFile.ts';
import { blockNamed, isKnownMatch, teamsNamed } from './named.store.ts';
import type { WholeFile } from './newsGroups.ts';

const ArticleRow = Schema.Struct({
  ...{
    category: Schema.String,
    type: Schema.String,
    createdAt: Schema.Int,
    data: Schema.String,
    source: Schema.String,
    state: Schema.String,
  },
});
const VersionRow = Schema.Struct({ slug: Schema.String, data: Schema.String, blocks: Schema.String });
const IdRow = Schema.Struct({ id: Schema.String });
const LangRow = Schema.Struct({ id: Schema.String, lang: Schema.String, slug: Schema.String });
const writeArticle = Schema.encodeSync(Schema.fromJsonString(ArticleForm));
const writeVersion = Schema.encodeSync(Schema.fromJsonString(VersionForm));
const writeBlocks = Schema.encodeSync(Schema.fromJsonString(BlocksForm));

const SUMMARY = 200;
const OURS = 'Khán Đài';

/** Looks up what a file names; what is not known is said by the line that names it. */
const namedBy = async (queries: Queries, { file, facts, saidBy }: WholeFile) => {
  const faults: ImportFault[] = [];
  const fault = (field: string, reason: string) => {
    const by = saidBy(field);
    const where = by === file ? '' : `, in ${by.path}`;
    faults.push({ line: by === file ? file.lineOf(field) : 1, field, reason: `${reason}${where}` });
  };
  const teams: string[] = [];
  for (const [i, name] of (facts.teams ?? []).entries()) {
    const [id, ...others] = await teamsNamed(queries, name);
    if (id === undefined) fault(`teams.${i}`, `names no team that is known: ${name}`);
    else if (others.length > 0) fault(`teams.${i}`, `names several teams, ${[id, ...others].join(', ')}: ${name}`);
    else teams.push(id);
  }
  for (const field of ['matches', 'tells'] as const)
    for (const [i, id] of (facts[field] ?? []).entries())
      if (!(await isKnownMatch(queries, id))) fault(`${field}.${i}`, `names no match that is known: ${id}`);
  const blocks: ArticleBlock[] = [];
  for (const one of file.blocks) {
    const block = one.kind === 'named' ? await blockNamed(queries, one, file.front.language) : one;
    if (typeof block !== 'string') blocks.push(block);
    else faults.push({ line: one.kind === 'named' ? one.line : 1, field: '', reason: `a block ${block}` });
  }
  if (blocks.length > NEWS.blocksMax)
    faults.push({ line: 1, field: '', reason: `has ${blocks.length} blocks, and may have ${NEWS.blocksMax}` });
  const namesMatch = (facts.matches ?? []).length > 0 || blocks.some(({ kind }) => kind === 'match');
  if (namesMatch && facts.tells === undefined)
    fault('tells', 'is missing: which results it tells, for it names matches; [] where it tells none');
  if ((facts.tells ?? []).length > 0)
    for (const field of ['safeTitle', 'safeSummary'] as const)
      if (file.front[field] === undefined)
        faults.push({
          line: file.lineOf('title'),
          field,
          reason: 'is missing: it stands there while results are hidden',
        });
  return { faults, teams, blocks };
};

/** Stores an article in one language, as a whole or not at all; of a file alone, its article lies where it lay. */
export const takeNews = async (
  queries: Queries,
  whole: WholeFile,
  { path: source, moves }: { readonly path: string; readonly moves: boolean },
): Promise<'new' | 'changed' | 'same' | readonly ImportFault[]> => {
  const { file, facts } = whole;
  const { front, key, lineOf } = file;
  const { faults, teams, blocks } = await namedBy(queries, whole);
  const slug = front.slug ?? (slugOf(front.title).slice(0, 96).replace(/-$/u, '') || key.toLowerCase());
  const taken = await queries.one(
    IdRow,
    sql`select article_id as id from article_version where slug = ${slug} and article_id <> ${key}`,
  );
  if (taken) faults.push({ line: lineOf('slug'), field: 'slug', reason: `${slug} is that of the article ${taken.id}` });
  const edited = await queries.one(IdRow, sql`select article_id as id from news_manuscript where article_id = ${key}`);
  if (edited) faults.push({ line: 1, field: '', reason: 'was edited in the newsroom, which keeps it' });
  if (faults.length > 0) return faults.toSorted((a, b) => a.line - b.line);

  const texts = file.blocks.filter((block): block is TextBlock => block.kind === 'paragraph');
  const version = {
    ...{
      title: front.title,
      summary: front.summary ?? cleanLine(summaryOf(texts, SUMMARY)),
      coverAlt: front.coverAlt ?? '',
    },
    ...{ tags: front.tags ?? [], readMin: readMinutes(articleText(blocks), front.language) },
    ...(front.safeTitle !== undefined && { safeTitle: front.safeTitle }),
    ...(front.safeSummary !== undefined && { safeSummary: front.safeSummary }),
  };
  const article: ArticleForm = {
    ...{ author: { name: facts.author ?? OURS, picture: null }, cover: whole.cover, spoilerFor: facts.tells ?? [] },
    targets: [
      ...teams.map((id) => ({ type: 'team' as const, id })),
      ...(facts.matches ?? []).map((id) => ({ type: 'fixture' as const, id })),
    ],
    ...(facts.categoryName !== undefined && { categoryName: wordsOf(facts.categoryName) }),
    ...(facts.typeName !== undefined && { typeName: wordsOf(facts.typeName) }),
    ...(facts.updated !== undefined && { updatedAt: Date.parse(facts.updated) }),
    ...(facts.source !== undefined && { source: facts.source }),
    ...(facts.featured === true && { featured: true }),
  };
  const row = {
    ...{ category: facts.category!, type: facts.type!, createdAt: Date.parse(facts.published!) },
    data: writeArticle(article),
  };
  const written = { slug, data: writeVersion(version), blocks: writeBlocks(blocks) };
  const before = await queries.one(
    ArticleRow,
    sql`select category, type, created_ts as "createdAt", data, source, state from article where article_id = ${key}`,
  );
  const versionBefore = await queries.one(
    VersionRow,
    sql`select slug, data, blocks from article_version where article_id = ${key} and lang = ${front.language}`,
  );
  const isSame = (a: object | null, b: object): boolean => a !== null && JSON.stringify(a) === JSON.stringify(b);
  const lies = before && !moves ? before.source : source;
  const sameArticle = isSame(before && { ...before, source: '' }, { ...row, source: '', state: 'released' });
  if (!sameArticle || before?.source !== lies)
    await queries.run(
      sql`insert into article (article_id, category, type, created_ts, data, source, state)
          values (${key}, ${row.category}, ${row.type}, ${row.createdAt}, ${row.data}, ${lies}, ${'released'})
          on conflict (article_id) do update set category = excluded.category, type = excluded.type,
            created_ts = excluded.created_ts, data = excluded.data, source = excluded.source, state = excluded.state`,
    );
  if (sameArticle && isSame(versionBefore, written)) return 'same';
  await queries.run(
    sql`insert into article_version (article_id, lang, slug, data, blocks)
        values (${key}, ${front.language}, ${slug}, ${written.data}, ${written.blocks})
        on conflict (article_id, lang) do update set slug = excluded.slug, data = excluded.data, blocks = excluded.blocks`,
  );
  if (versionBefore && versionBefore.slug !== slug) await keepFormerSlug(queries, key, versionBefore.slug);
  await newsChanged(queries);
  return versionBefore === null ? 'new' : 'changed';
};

/** Removes what was imported from below a folder and is not there now, by article and language; answers how many files. */
export const dropGoneNews = async (queries: Queries, root: string, there: ReadonlySet<string>): Promise<number> => {
  const rows = await queries.all(
    LangRow,
    sql`select article_version.article_id as id, lang, slug from article_version
        join article on article.article_id = article_version.article_id where ${liesBelow(sql`source`, root)}`,
  );
  const gone = rows.filter(({ id, lang }) => !there.has(`${id} ${lang}`));
  if (gone.length === 0) return 0;
  for (const { id, lang, slug } of gone) {
    await queries.run(sql`delete from article_version where article_id = ${id} and lang = ${lang}`);
    await keepFormerSlug(queries, id, slug);
  }
  await queries.run(
    sql`delete from article where ${liesBelow(sql`source`, root)}
        and article_id not in (select article_id from article_version)`,
  );
  await newsChanged(queries);
  return gone.length;
};
