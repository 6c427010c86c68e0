import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { news } from '#contract/http/news.ts';
import type { Article, ArticleSlice, NewsCategory } from '#domain/news/article.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { importPath } from '#server/import/importPath.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';
import { openBeside, type Beside } from './support/beside.ts';
import { asked } from './support/asked.ts';

const START = Date.UTC(2026, 10, 24, 12);
const DUE = START + 60_000;
/** The latest time after its minute at which an article has to be public, in milliseconds. */
const AT_LATEST = 3000;

let now = START;
let origin: RunningOrigin;
let command: Database;
let beside: Beside;
let folder: string;
onEveryDatabase('news that arrive', (url) => {
  beforeAll(async () => {
    now = START;
    const where = await url();
    origin = await startOrigin({ now: () => now, demo: 'off', env: settingsOf(where) });
    command = await openDatabase(origin.dataDir, START, where);
    beside = await openBeside(origin.dataDir, where);
    folder = await mkdtemp(join(tmpdir(), 'khandai-news-'));
    await mkdir(join(folder, 'bai'));
  });
  afterAll(async () => {
    await beside.close();
    await command.close();
    await origin.stop();
    await rm(folder, { recursive: true });
  });
  const put = async (name: string, published: number, body: string) => {
    const time = new Date(published).toISOString().replace('.000Z', 'Z');
    const lines = ['language: vi', `title: Bài ${name}`, 'category: cup', 'type: nhan-dinh', `published: ${time}`];
    await writeFile(join(folder, 'bai', `${name}.md`), `---\n${lines.join('\n')}\n---\n${body}\n`);
    return importPath(command, join(folder, 'bai'), { now });
  };
  /** Where readers, feeds and search engines see an article. */
  const seen = async (slug: string) => {
    const text = async (path: string) => (await fetch(origin.url + path)).text();
    const { data: tree } = await asked<readonly NewsCategory[]>(origin.url, news.categoryTree, {});
    const { data } = await asked<ArticleSlice>(origin.url, news.list, {});
    const { code } = await asked<Article>(origin.url, news.detail, { slug });
    return [
      ...[tree.length > 0, data.list.some((one) => one.slug === slug), code === 0 || code === 200],
      ...[(await text('/tin-tuc/rss.xml')).includes(slug), (await text('/tin-tuc/feed.json')).includes(slug)],
      (await text('/sitemap-news.xml')).includes(slug),
    ];
  };
  const nowhere = Array.from({ length: 6 }, () => false);
  const everywhere = Array.from({ length: 6 }, () => true);

  it('NE-1, X20: an article is in lists, feeds and the sitemap three seconds after its minute, and not before it', async () => {
    expect(await put('hen-gio', DUE, 'Một buổi tối mưa.')).toMatchObject([{ kind: 'imported', tally: { new: 1 } }]);
    expect(await seen('bai-hen-gio')).toEqual(nowhere);
    now = DUE - 1;
    expect(await seen('bai-hen-gio')).toEqual(nowhere);
    now = DUE + AT_LATEST;
    expect(await seen('bai-hen-gio')).toEqual(everywhere);
  });

  it('NE-1: a correction is there three seconds after its import', async () => {
    const { data: before } = await asked<Article>(origin.url, news.detail, { slug: 'bai-hen-gio' });
    await put('hen-gio', DUE, 'Một buổi tối tạnh.');
    now += AT_LATEST;
    const { data } = await asked<Article>(origin.url, news.detail, { slug: 'bai-hen-gio' });
    expect([before.blocks, data.blocks]).toEqual(
      ['Một buổi tối mưa.', 'Một buổi tối tạnh.'].map((text) => [{ kind: 'paragraph', spans: [{ text }] }]),
    );
  });

  it('X20: a draft is nowhere', async () => {
    await put('nhap', START, 'Chưa ai thả.');
    now += AT_LATEST;
    expect(await seen('bai-nhap')).toEqual(everywhere);
    await beside.run("update article set state = 'draft' where article_id = 'nhap'");
    await beside.run('update news_revision set revision = revision + 1');
    now += AT_LATEST;
    expect(await seen('bai-nhap')).toEqual([true, ...nowhere.slice(1)]);
  });
});
