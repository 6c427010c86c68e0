import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyCall } from '#contract/http/call.ts';
import { news } from '#contract/http/news.ts';
import { social } from '#contract/http/social.ts';
import type { Article, ArticleCard, ArticleSlice, NewsCategory, NewsDigest } from '#domain/news/article.ts';
import type { MarkedSlice } from '#domain/social/social.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { asked } from './support/asked.ts';
import { newMember, type Session } from './support/sessions.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';

/** The demo's news, served by an origin that really listens. */
let origin: RunningOrigin;
let member: Session;
onEveryDatabase('news', (url) => {
  beforeAll(async () => {
    origin = await startOrigin({ env: settingsOf(await url()) });
    member = await newMember(origin.url);
  });
  afterAll(() => origin.stop());
  const ask = <A>(call: AnyCall, input: object = {}, lang = 'vi') =>
    asked<A>(origin.url, call, input, { token: member.token, headers: { 'x-language': lang } });

  it('NE-1, NE-2, NE-3: sixty articles in slices, each in its category, whole in every language', async () => {
    const all: ArticleCard[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { data }: { data: ArticleSlice } = await ask(news.list, cursor === undefined ? {} : { cursor });
      all.push(...data.list);
      cursor = data.next;
    }
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ articleId }) => articleId)).size).toBe(all.length);
    const tree = (await ask<readonly NewsCategory[]>(news.categoryTree, {}, 'en')).data;
    expect(new Set(tree.map(({ slug }) => slug))).toEqual(new Set(all.map(({ category }) => category)));
    const report = all.find(
      ({ spoilerFor, type, category }) =>
        spoilerFor.length === 1 && type === 'tuong-thuat' && !['bong-ro', 'esport'].includes(category),
    )!;
    for (const lang of ['vi', 'en', 'zh']) {
      const { data } = await ask<Article>(news.detail, { slug: report.slug }, lang);
      expect([data.lang, data.matches[0]!.fixtureId]).toEqual([lang, report.spoilerFor[0]]);
      expect([data.blocks.length > 2, data.about.length > 1, data.related.length > 0]).toEqual([true, true, true]);
      expect((await fetch(origin.url + data.cover!.url)).status).toBe(200);
    }
    const teams = report.spoilerMatches[0]!.localteam.id;
    const { list } = (await ask<ArticleSlice>(news.list, { hot: 'de-xuat', teams })).data;
    expect(list[0]!.reason).toMatchObject({ key: 'team', teamId: teams });
  });

  it('NE-11: the digest tells of yesterday, each result with a text that tells none', async () => {
    const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const { items } = (await ask<NewsDigest>(news.digest, { date })).data;
    expect(items.length).toBeGreaterThan(0);
    for (const { spoilerFor, safeText } of items) if (spoilerFor.length > 0) expect(safeText).not.toMatch(/\d–\d/u);
  });

  it('NE-11: the day names the next match that is written about, with how many articles there are', async () => {
    const previews = (await ask<ArticleSlice>(news.list, { type: 'nhan-dinh' })).data.list;
    const whole = await Promise.all(previews.map(({ slug }) => ask<Article>(news.detail, { slug })));
    const [next] = whole
      .flatMap(({ data }) => data.matches)
      .filter(({ status }) => status === 'upcoming')
      .toSorted((a, b) => a.startTs - b.startTs);
    const { coming } = (await ask<NewsDigest>(news.digest)).data;
    expect(coming?.fixture.fixtureId).toBe(next?.fixtureId);
    const about = next ? (await ask<ArticleSlice>(news.list, { about: `fixture:${next.fixtureId}` })).data.list : [];
    expect(coming?.articles ?? 0).toBe(about.length);
    expect((await ask<NewsDigest>(news.digest, { date: '2026-01-01' })).data.coming).toBeUndefined();
  });

  it('NE-5: an article is saved, and its card tells no result', async () => {
    const [card] = (await ask<ArticleSlice>(news.list, { category: 'dong-bang', type: 'tuong-thuat' })).data.list;
    await ask(social.save, { target: { type: 'article', id: card!.articleId }, on: true });
    const { list } = (await ask<MarkedSlice>(social.saved, { type: 'article' })).data;
    expect(list[0]!.card).toMatchObject({ title: card!.safeTitle });
  });

  it('X20: feeds of all and of a category in each language; of none there is 404', async () => {
    for (const path of ['/tin-tuc/rss.xml', '/en/tin-tuc/dong-bang/rss.xml', '/zh/tin-tuc/hau-truong/rss.xml']) {
      const answer = await fetch(origin.url + path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
      expect(await answer.text()).toContain('<item>');
    }
    const feed = await (await fetch(`${origin.url}/tin-tuc/feed.json`)).json();
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', items: { length: 30 } });
    expect((await fetch(`${origin.url}/tin-tuc/khong-co/rss.xml`)).status).toBe(404);
  });
});
