import { expect, it } from 'vitest';
import type { DigestItem } from '#domain/news/article.ts';
import { aFixture } from '../../tests/fakes/fixtures.ts';
import { demoFootball } from '../demo/football/demoFootball.ts';
import { aStoredArticle, fakeNewsCatalogue } from '../testing/fakeNews.ts';
import { digestBy } from './digest.ts';

const DAY = '2026-11-24';
const NOON = Date.parse(`${DAY}T05:00:00Z`);
const line = (fixtureId: string): DigestItem => ({
  ...{
    text: `Bàn thắng ${fixtureId} 2–1.`,
    safeText: 'Bến Gỗ – Nắng Sớm.',
    target: { type: 'highlight', id: fixtureId },
  },
  ...{ path: `/highlight/bong-da/ban-thang/${fixtureId}`, spoilerFor: [fixtureId], spoilerMatches: [] },
});
const ended = (fixtureId: string, home: number) =>
  aFixture({ fixtureId, status: 'ended', score: { home, away: 1 }, startTs: NOON });
const articles = Array.from({ length: 9 }, (_, i) => aStoredArticle(`n${i}`, { createdAt: NOON + i }));

const digest = (highlights: readonly DigestItem[], results = ['f1', 'f2', 'f3', 'f4']) =>
  digestBy(
    { ...demoFootball, fixtures: async () => results.map((id, i) => ended(id, i)) },
    fakeNewsCatalogue(articles),
    async () => highlights,
  )(DAY, { locale: 'vi', now: NOON });
const kinds = ({ items }: { readonly items: readonly DigestItem[] }) =>
  items.map(({ target }) => target.type).join(' ');

it('NE-11: a digest has the results that tell most, then two highlights of other matches, then articles', async () => {
  const made = await digest(['f4', 'f7', 'f8', 'f9'].map(line));
  expect(kinds(made)).toBe('fixture fixture fixture highlight highlight article');
  expect(made.items.slice(3, 5)).toMatchObject([
    { target: { id: 'f7' }, safeText: 'Bến Gỗ – Nắng Sớm.' },
    { target: { id: 'f8' } },
  ]);
});

it('NE-11: without highlights or results, what there is fills it', async () => {
  expect(kinds(await digest([]))).toBe('fixture fixture fixture article article article');
  expect(kinds(await digest([line('f1')], []))).toBe('highlight article article article article article');
});
