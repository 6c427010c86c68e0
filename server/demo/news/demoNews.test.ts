import { expect, it } from 'vitest';
import type { ArticleBlock } from '#domain/news/article.ts';
import { isNewsSlug } from '#domain/news/newsPaths.ts';
import { demoFootball } from '../football/demoFootball.ts';
import { fixtureById } from '../calendar.ts';
import { standingOf } from '../simulation.ts';
import { demoNews } from './demoNews.ts';
import { everyLocale } from './piece.ts';

const NOW = Date.UTC(2026, 10, 24, 5);
const news = demoNews();
const textOf = (blocks: readonly ArticleBlock[]): string =>
  blocks.map((block) => ('spans' in block ? block.spans.map(({ text }) => text).join('') : '')).join('\n');

it('has at least sixty articles, each whole in three languages, with slugs that name one', async () => {
  const all = await news.articles(NOW);
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ articleId }) => articleId)).size).toBe(all.length);
  expect(new Set(all.map(({ versions }) => versions.vi!.slug)).size).toBe(all.length);
  for (const { versions, articleId, createdAt } of all) {
    expect(createdAt).toBeLessThanOrEqual(NOW);
    for (const lang of everyLocale) {
      const { title, summary, slug } = versions[lang]!;
      const text = textOf(await news.blocksOf(articleId, lang, NOW));
      expect([title, summary].every((one) => one.trim() !== '')).toBe(true);
      expect(isNewsSlug(slug), slug).toBe(true);
      expect(`${title}${summary}${text}`).not.toMatch(/undefined|NaN|null|\[object| {2}|<|\.\./u);
      if (lang === 'zh') expect(`${title}${summary}${text}`).not.toMatch(/[,.!?:;] |[\p{Script=Han}][,.!?:;]/u);
    }
  }
});

it('a report says what was simulated: the score, and each goal in its order', async () => {
  const reports = (await news.articles(NOW)).filter(({ articleId }) => articleId.startsWith('r-'));
  expect(reports.length).toBeGreaterThan(20);
  for (const { articleId, versions } of reports) {
    const id = articleId.slice(2);
    const view = { locale: 'en', now: NOW } as const;
    const { score, localteam, visitorteam } = (await demoFootball.fixture(id, view))!;
    const { home, away } = score!;
    const { title } = versions.en!;
    if (home !== away) {
      const [winner, high, low] = home > away ? [localteam.name, home, away] : [visitorteam.name, away, home];
      expect(title.startsWith(winner)).toBe(true);
      expect(title).toContain(`${high}–${low}`);
    }
    const lines = (await news.blocksOf(articleId, 'en', NOW)).filter(({ kind }) => kind === 'list');
    expect(lines).toHaveLength(home + away);
    if (lines.length > 0) expect(textOf(lines.slice(-1))).toContain(`${home}–${away}`);
  }
});

it('a report of basketball or esports says what was simulated: the winner, the score, and what it is made of', async () => {
  const all = await news.articles(NOW);
  for (const category of ['bong-ro', 'esport']) {
    const reports = all.filter((one) => one.category === category);
    expect(reports.length).toBeGreaterThan(5);
    for (const { articleId, versions } of reports) {
      const fixture = fixtureById(articleId.slice(2))!;
      const [home, away] = standingOf(fixture, NOW).score!.split('-').map(Number) as [number, number];
      const winner = fixture.sides![home > away ? 0 : 1].name.en;
      expect(versions.en!.title.startsWith(winner)).toBe(true);
      expect(versions.en!.title).toContain(`${Math.max(home, away)}–${Math.min(home, away)}`);
      const lines = (await news.blocksOf(articleId, 'en', NOW)).filter(({ kind }) => kind === 'list');
      const pairs = [...textOf(lines).matchAll(/: (\d+)–(\d+)$/gmu)].map(([, a, b]) => [Number(a), Number(b)] as const);
      if (category === 'bong-ro')
        expect([0, 1].map((side) => pairs.reduce((sum, pair) => sum + pair[side as 0 | 1], 0))).toEqual([home, away]);
      else expect(lines).toHaveLength(home + away);
    }
  }
});

it('B2: whatever tells a result names its match, and its safe texts tell none', async () => {
  for (const { versions, spoilerFor, articleId } of await news.articles(NOW))
    for (const lang of everyLocale) {
      const { title, summary, safeTitle, safeSummary, slug } = versions[lang]!;
      const shown = spoilerFor.length > 0 ? [safeTitle, safeSummary, slug] : [title, summary, slug];
      for (const text of shown) expect(text, articleId).not.toMatch(/\d\s?–\s?\d|thắng|beat|擊敗/u);
      if (spoilerFor.length === 0)
        expect(textOf(await news.blocksOf(articleId, lang, NOW)), articleId).not.toMatch(/\d–\d/u);
    }
});

it('a live blog grows with its match, and the news with the time', async () => {
  const live = (await news.articles(NOW)).filter((article) => article.live);
  const [first] = live;
  const before = first ? await news.blocksOf(first.articleId, 'vi', NOW) : [];
  const later = NOW + 6 * 3_600_000;
  const grown = await news.articles(later);
  if (first) expect((await news.blocksOf(first.articleId, 'vi', later)).length).toBeGreaterThan(before.length);
  expect(Math.max(...grown.map(({ createdAt }) => createdAt))).toBeGreaterThan(NOW);
  expect(await demoNews().articles(later)).toEqual(grown);
});
