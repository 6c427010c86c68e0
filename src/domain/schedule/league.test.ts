import { expect, it } from 'vitest';
import { leagueOf, leagueSlugs, type League } from './league.ts';

const league = (leagueId: string, slugs: readonly string[]): League => ({
  ...{ leagueId, slugs, leagueName: 'Giải', liveModeId: '5' },
});
const leagues = [league('den-long', ['dau-truong-den-long', 'lantern-arena']), league('mua-mua', ['esport-mua-mua'])];

it('A-7: an address names a league by its id, or by its name in any language', () => {
  const found = ['den-long', 'lantern-arena', 'dau-truong-den-long', 'esport-mua-mua'].map(
    (wanted) => leagueOf(leagues, wanted)?.leagueId,
  );
  expect(found).toEqual(['den-long', 'den-long', 'den-long', 'mua-mua']);
  for (const wanted of ['', 'den', 'khong-co-giai-nay']) expect(leagueOf(leagues, wanted)).toBeNull();
});

it('slugs each name once, and none that folds to nothing', () => {
  expect(leagueSlugs({ vi: 'Đấu trường', en: 'Dau Truong', zh: '競技場' })).toEqual(['dau-truong']);
});
