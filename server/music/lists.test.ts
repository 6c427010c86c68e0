import { describe, expect, it } from 'vitest';
import { createLibrary } from './library.ts';
import { countFacets, createOrders, pageOf, passing, type SongFilter } from './lists.ts';
import { addBit, allBits, bitsOf, countBits, countBoth, hasBit, meet, noBits, union } from './bits.ts';
import { createWordIndex } from './wordIndex.ts';
import { aSong, fakeMusicSource } from '../testing/fakeMusic.ts';
import { similarTo } from './similar.ts';

describe('sets of songs', () => {
  it.each([0, 1, 31, 32, 33, 100])('of up to %i', (limit) => {
    expect(countBits(allBits(limit))).toBe(limit);
    const even = bitsOf(
      limit,
      Array.from({ length: limit }, (_, n) => n).filter((n) => n % 2 === 0),
    );
    const odd = meet(
      allBits(limit),
      even.map((word) => ~word),
    );
    expect([countBits(union(even, odd)), countBoth(even, odd)]).toEqual([limit, 0]);
    const one = noBits(limit);
    if (limit > 0) addBit(one, limit - 1);
    expect(limit === 0 || hasBit(one, limit - 1)).toBe(true);
  });
  it('are found by the beginnings of words', () => {
    const index = createWordIndex(3, (n) => [['hang', 'ghe'], ['ghe', 've'], ['loa']][n]!);
    const found = (...words: readonly string[]) => [0, 1, 2].filter((n) => hasBit(index.find(words), n));
    expect([found('gh'), found('ghe', 'h'), found('z'), found()]).toEqual([[0, 1], [0], [], [0, 1, 2]]);
  });
});

const songs = Array.from({ length: 75 }, (_, n) =>
  aSong(`s${String(n).padStart(2, '0')}`, {
    ...{
      name: `Bài ${n}`,
      addedTs: n,
      genres: n % 3 === 0 ? ['rock'] : ['pop'],
      released: n < 10 ? null : `${1990 + n}`,
    },
  }),
);
const library = createLibrary({
  store: { revision: async () => 1, songs: async () => songs, albums: async () => [], artists: async () => [] },
  demo: { ...fakeMusicSource, songs: [] },
});
const noneChosen: SongFilter['chosen'] = { genre: [], mood: [], decade: [], lyric: [] };
const wish = (chosen: Partial<typeof noneChosen> = {}, q = '') => ({
  q,
  artist: undefined,
  chosen: { ...noneChosen, ...chosen },
});

describe('MU-7: lists of songs', () => {
  it('page by page every song that passes, once', async () => {
    const all = await library();
    const order = createOrders(
      () => 0,
      () => 0,
    )(all, 'new');
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = pageOf(all, order, passing(all, wish({ genre: ['pop'] })), cursor);
      expect(page.total).toBe(50);
      seen.push(...page.places);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(
      songs
        .map((_, n) => n)
        .filter((n) => n % 3 !== 0)
        .toReversed(),
    );
  });
  it('goes on behind a song that moved, and from its place where it is gone', async () => {
    const all = await library();
    const order = createOrders(
      () => 0,
      () => 0,
    )(all, 'new');
    const everything = passing(all, wish());
    expect(pageOf(all, order, everything, '3.s40').places[0]).toBe(39);
    expect(pageOf(all, order, everything, '5.gone').places[0]).toBe(69);
    expect(pageOf(all, order, everything, '999999.gone').places).toEqual([]);
  });
  it('counts each facet by what is chosen in the others', async () => {
    const all = await library();
    expect(countFacets(all, wish({ genre: ['rock'] })).genre).toEqual([
      ['pop', 50],
      ['rock', 25],
    ]);
    expect(countFacets(all, wish({ genre: ['rock'] })).decade[0]).toEqual(['2060s', 1]);
    expect(countBits(passing(all, wish({ genre: ['none'] })))).toBe(0);
    expect(countBits(passing(all, wish({}, '!!!')))).toBe(0);
    expect(countBits(passing(all, wish({}, 'BAI 7')))).toBe(6);
  });
  it('MU-8: finds songs like one, and never itself', async () => {
    const found = similarTo(await library(), 3);
    expect(found).not.toContain(3);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found).size).toBe(found.length);
  });
});
