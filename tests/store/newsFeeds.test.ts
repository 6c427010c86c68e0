import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as Schema from 'effect/Schema';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { createNewsCatalogue } from '#server/news/catalogue.ts';
import { draftsStore } from '#server/news/drafts/drafts.store.ts';
import { fetchFeeds } from '#server/news/drafts/fetchFeeds.ts';
import { newsStore } from '#server/news/news.store.ts';
import { NOW, onEveryEngine } from './support/engines.ts';

const DAY = 86_400_000;
const item = (id: number, more = '') =>
  `<item><guid>${id}</guid><title>Bài ${id} &amp;amp; mưa</title><link>/bai/${id}?utm_source=rss</link>${more}</item>`;
const rss = (...items: readonly string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Báo Bờ Kè</title><language>vi-vn</language>${items.join('')}</channel></rss>`;
const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>Quay Paper</title><entry><id>a1</id>
  <title>Rain</title><link rel="self" href="/self"/><link href="/rain"/><published>2026-11-19T10:00:00Z</published>
  <author><name>Lan</name><email>lan@bao.example</email></author>
  <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>It <b>rained</b> &amp; stopped.</p><script>x()</script></div></content>
  </entry></feed>`;

let pages: Record<string, string> = {};
let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer((request, reply) => {
    const page = pages[request.url ?? ''];
    if (page === undefined) reply.writeHead(302, { location: '/rss' }).end();
    else reply.end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const Row = Schema.Struct({ id: Schema.String, state: Schema.String, createdAt: Schema.Int, data: Schema.String });
const BlocksRow = Schema.Struct({
  slug: Schema.String,
  lang: Schema.String,
  data: Schema.String,
  blocks: Schema.String,
});

onEveryEngine('feeds of news', (open) => {
  const said: string[] = [];
  const log = {
    info: () => {},
    warn: (event: string, fields?: object) => said.push(`${event} ${JSON.stringify(fields)}`),
  };
  const fetching = (feeds: readonly string[], now = NOW) =>
    fetchFeeds({
      ...{ feeds: feeds.map((path) => base + path), origins: [], store: draftsStore(open()), clock: () => now, log },
    });
  const rows = () =>
    open().all(
      Row,
      sql`select article_id as id, state, created_ts as "createdAt", data from article order by created_ts`,
    );
  beforeEach(async () => {
    said.length = 0;
    await open().run(sql`delete from article`);
  });

  it('X20: what is new in RSS and Atom comes as drafts, once', async () => {
    const pubDate = '<pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate>';
    const words = '<description><![CDATA[<p>Mưa <a href="/menu">rơi</a>.</p><iframe src="x"></iframe>]]></description>';
    pages = { '/rss': rss(item(1, pubDate + words)), '/atom': atom };
    await fetching(['/rss', '/atom']);
    const [english, vietnamese] = await rows();
    expect(english).toMatchObject({ state: 'draft', createdAt: Date.UTC(2026, 10, 19, 10) });
    expect(JSON.parse(english!.data)).toMatchObject({
      author: { name: 'Lan' },
      source: { name: 'Quay Paper', url: `${base}/rain` },
    });
    expect(vietnamese).toMatchObject({ state: 'draft', createdAt: Date.UTC(2026, 10, 20, 10) });
    expect(JSON.parse(vietnamese!.data)).toMatchObject({ source: { name: 'Báo Bờ Kè', url: `${base}/bai/1` } });
    const versions = await open().all(
      BlocksRow,
      sql`select slug, lang, data, blocks from article_version order by lang`,
    );
    expect(
      versions.map(({ slug, lang, data, blocks }) => [slug, lang, JSON.parse(data).title, JSON.parse(blocks)]),
    ).toEqual([
      [
        ...[expect.stringMatching(/^rain-[0-9a-f]{8}$/u), 'en', 'Rain'],
        [{ kind: 'paragraph', spans: [{ text: 'It ' }, { text: 'rained', bold: true }, { text: ' & stopped.' }] }],
      ],
      [
        ...[expect.stringMatching(/^bai-1-mua-[0-9a-f]{8}$/u), 'vi', 'Bài 1 & mưa'],
        [{ kind: 'paragraph', spans: [{ text: 'Mưa ' }, { text: 'rơi', to: `${base}/menu` }, { text: '.' }] }],
      ],
    ]);
    await fetching(['/rss', '/atom']);
    expect(await rows()).toHaveLength(2);
    pages = { '/rss': rss(item(2), item(1)) };
    await fetching(['/rss']);
    expect(await rows()).toHaveLength(3);
  });

  it('X20: nothing that readers see knows of a draft before somebody releases it', async () => {
    pages = { '/rss': rss(item(1, '<description>Mưa</description>')) };
    await fetching(['/rss']);
    const [draft] = await rows();
    const store = newsStore(open());
    const { slug } = (await open().one(BlocksRow, sql`select slug, lang, data, blocks from article_version`))!;
    const read = async () => {
      const { all, byId, bySlug } = await createNewsCatalogue({
        ...{ store, demo: null, fixtureOf: async () => null, viewsOf: async () => new Map(), clock: () => NOW },
      }).read();
      return [all.length, byId.size, bySlug.has(slug), (await store.blocksOf(draft!.id, 'vi')).length];
    };
    expect(await read()).toEqual([0, 0, false, 0]);
    await open().run(sql`update article set state = ${'released'}`);
    expect(await read()).toEqual([1, 1, true, 1]);
  });

  it('X20: a feed that leads elsewhere, or is none, is told by its host, and the others come', async () => {
    pages = { '/none': '<html></html>', '/rss': rss(item(1)) };
    await expect(fetching(['/away', '/none', '/rss'])).rejects.toThrow(AggregateError);
    expect(said.map((line) => line.replace(/127\.0\.0\.1:\d+/u, 'host'))).toEqual([
      'news.feed {"host":"host","why":"status302"}',
      'news.feed {"host":"host","why":"isNoFeed"}',
    ]);
    expect(await rows()).toHaveLength(1);
  });

  it('X20: drafts that nobody wanted for a month go, and what is released or edited stays', async () => {
    pages = { '/rss': rss(item(1), item(2), item(3)) };
    await fetching(['/rss']);
    const [released, edited] = await rows();
    await open().run(sql`update article set state = ${'released'} where article_id = ${released!.id}`);
    await open().run(sql`update article set source = ${'newsroom'} where article_id = ${edited!.id}`);
    pages = { '/rss': rss() };
    await fetching(['/rss'], NOW + 31 * DAY);
    expect((await rows()).map(({ id }) => id).toSorted()).toEqual([released!.id, edited!.id].toSorted());
  });
});
