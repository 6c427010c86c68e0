import { expect, it } from 'vitest';
import { aFixture } from '../../tests/fakes/fixtures.ts';
import { aStoredArticle } from '../testing/fakeNews.ts';
import { createNewsCatalogue } from './catalogue.ts';

const START = 1_000_000;

it('NE-1: a stored article is there from its minute on, whatever was read shortly before', async () => {
  let now = START;
  let readings = 0;
  const catalogue = createNewsCatalogue({
    store: {
      revision: async () => 1,
      articles: async () => {
        readings += 1;
        return [aStoredArticle('now'), aStoredArticle('soon', { createdAt: START + 700 })];
      },
      blocksOf: async () => [],
    },
    ...{ demo: null, fixtureOf: async () => null, viewsOf: async () => new Map(), clock: () => now },
  });
  const ids = async () => (await catalogue.read()).all.map(({ articleId }) => articleId);
  expect(await ids()).toEqual(['now']);
  now = START + 699;
  expect(await ids()).toEqual(['now']);
  expect((await catalogue.read()).bySlug.has('soon')).toBe(false);
  now = START + 700;
  expect(await ids()).toEqual(['soon', 'now']);
  expect((await catalogue.read()).bySlug.has('soon')).toBe(true);
  now = START;
  expect(await ids()).toEqual(['now']);
  expect(readings).toBe(1);
});

it('B2: the match whose result an article tells is found once it is there, without a change of the news', async () => {
  let now = START;
  let there = false;
  const catalogue = createNewsCatalogue({
    store: {
      ...{ revision: async () => 1, blocksOf: async () => [] },
      articles: async () => [aStoredArticle('report', { spoilerFor: ['f1'] })],
    },
    fixtureOf: async (fixtureId) => (there ? aFixture({ fixtureId }) : null),
    ...{ demo: null, viewsOf: async () => new Map(), clock: () => now },
  });
  const matches = async () => (await catalogue.read()).all[0]!.spoilerMatches.map(({ fixtureId }) => fixtureId);
  expect(await matches()).toEqual([]);
  there = true;
  now += 20_000;
  expect(await matches()).toEqual(['f1']);
});
