import { expect, it } from 'vitest';
import { markets } from '../odds/market.ts';
import { consensusOf, tipIdIn, tipSlug, typeOf } from './tip.ts';

const tipId = 't0123456789abcdef0123';

it('CALLS 3: each market is of a type that addresses name', () => {
  expect(markets.map(typeOf)).toEqual([
    ...['1x2', 'keo-chau-a', 'tai-xiu', '1x2', 'keo-chau-a', 'tai-xiu', 'khac', 'khac', 'khac'],
  ]);
});

it('CALLS 3: a slug is title and id, and the id is read from its end', () => {
  const slugs = ['Bến Gỗ không thua!', '北橋', 'x '.repeat(100)].map((title) => tipSlug({ title, tipId }));
  expect(slugs[0]).toBe(`ben-go-khong-thua-${tipId}`);
  expect(slugs[1]).toBe(tipId);
  expect(slugs[2]!.length).toBeLessThan(110);
  expect(slugs.map(tipIdIn)).toEqual([tipId, tipId, tipId]);
  expect(['', 'ben-go', `${tipId}x`, 't0123'].map(tipIdIn)).toEqual([null, null, null, null]);
});

it('5.4: a consensus counts selections of a market, the most frequent first', () => {
  const tips = [
    ...[{ market: 'ah', sel: 'H' } as const, { market: 'ah', sel: 'H' } as const, { market: 'ah', sel: 'A' } as const],
    { market: 'ou', sel: 'O' } as const,
  ];
  expect(consensusOf(tips)).toEqual([
    { market: 'ah', sel: 'H', n: 2, share: 2 / 3 },
    { market: 'ah', sel: 'A', n: 1, share: 1 / 3 },
    { market: 'ou', sel: 'O', n: 1, share: 1 },
  ]);
  expect(consensusOf([])).toEqual([]);
});
