import { expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import type { LeagueDay } from './answers.ts';
import { matchesNamed } from './daySearch.ts';

const league = { leagueId: 'l1', leagueName: 'Giải Đồng Bằng', slug: 'l', logo: '', country: '' };
const side = (name: string) => ({ ...aFixture().localteam, id: name, name, shortName: name });
const match = (fixtureId: string, home: string, away: string, leagueName = league.leagueName) =>
  aFixture({ fixtureId, leagueName, localteam: side(home), visitorteam: side(away) });
const days: readonly LeagueDay[] = [
  { league, fixtures: [match('a', 'Bến Gỗ', 'Nắng Sớm'), match('b', 'Đèn Trời', 'Bến Tre')] },
  { league: { ...league, leagueId: 'l2' }, fixtures: [match('c', '北风联', 'Cảng Mây', 'Cúp Hải Đăng')] },
];
const found = (query: string) => matchesNamed(days, query).map(({ fixtures }) => fixtures.map((one) => one.fixtureId));

it.each([
  ['ben', [['a', 'b']]],
  ['ben go', [['a']]],
  ['BẾN sớm', [['a']]],
  ['den bang', [['b']]],
  ['hai dang', [['c']]],
  ['风', [['c']]],
  ['en', []],
  ['  ', [['a', 'b'], ['c']]],
  ['vs', [['a', 'b'], ['c']]],
])('MC-12: "%s" finds %j in a day', (query, expected) => {
  expect(found(query)).toEqual(expected);
});
it('MC-12: a competition keeps what is left of it, and one without a match is not there', () => {
  expect(matchesNamed(days, 'cang')).toEqual([days[1]]);
});
