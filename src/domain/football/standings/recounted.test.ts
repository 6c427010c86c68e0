import { expect, it } from 'vitest';
import { aFixture } from '../../../../tests/fakes/fixtures.ts';
import type { StandingList } from '../answers.ts';
import { defaultRules } from '../defaultRules.ts';
import type { Fixture } from '../fixture.ts';
import { recounted } from './recounted.ts';
import { tableFixtures } from './tableMatches.ts';

const team = (id: string) => ({ id, name: id, shortName: id, slug: id, logo: '', country: '' });
const match = (home: string, away: string, [h, a]: readonly [number, number], more: Partial<Fixture> = {}): Fixture =>
  aFixture({
    ...{ fixtureId: `${home}${away}`, localteam: team(home), visitorteam: team(away), startTs: 1, roundKey: '1' },
    ...{ status: 'ended', statusText: 'FT', score: { home: h, away: a } },
    ...more,
  });
const row = (id: string) => ({
  ...{ rank: 9, team: team(id), played: 9, win: 9, draw: 9, loss: 9, gf: 9, ga: 9, gd: 9, points: 99, form: [] },
});
const table = (...groups: StandingList['groups']): StandingList => ({
  ...{ groups, thirds: [], liveMatches: 4, latestTs: 99 },
  season: {
    ...{ season: '2026', complete: true },
    rules: {
      ...defaultRules('groupsThenCup'),
      bestOf: { place: 2, count: 1, zone: 'nextMaybe', tieBreakers: ['goalDifference'] },
    },
  },
});
const places = ({ groups }: StandingList) =>
  groups.map(({ rows }) => rows.map(({ team: { id }, rank, points, played }) => `${rank} ${id} ${points} (${played})`));

it('B2: a table of some of its matches has all its teams, with points and places of those alone', () => {
  const matches = tableFixtures([match('A', 'B', [0, 2]), match('C', 'A', [1, 1], { startTs: 5, status: 'live' })]);
  const again = recounted(table({ rows: [row('C'), row('A'), row('B')] }), matches, 'all');
  expect(places(again)).toEqual([['1 B 3 (1)', '2 C 0 (0)', '3 A 0 (1)']]);
  expect([again.liveMatches, again.latestTs]).toEqual([1, 5]);
  expect(again.groups[0]!.rows.find(({ team: { id } }) => id === 'A')!.live).toEqual({ rank: 3, points: 1 });
});

it('B2: who went on as the best of their place is told by the same matches', () => {
  const groups = [
    { name: 'X', rows: [row('A'), row('B')] },
    { name: 'Y', rows: [row('C'), row('D')] },
  ] as const;
  const played = [match('A', 'B', [3, 0], { group: 'X' }), match('C', 'D', [1, 0], { group: 'Y' })];
  const again = recounted(table(...groups), tableFixtures(played), 'all');
  expect(places(again)).toEqual([
    ['1 A 3 (1)', '2 B 0 (1)'],
    ['1 C 3 (1)', '2 D 0 (1)'],
  ]);
  expect(again.thirds).toEqual([
    { teamId: 'D', goesOn: true },
    { teamId: 'B', goesOn: false },
  ]);
});

it('B2: a match without its score counts nowhere, and before the first the teams stand by name', () => {
  const hidden = tableFixtures([match('A', 'B', [0, 2])]).map((one) => ({ ...one, score: null }));
  const again = recounted(table({ rows: [row('B'), row('A')] }), hidden, 'home');
  expect(places(again)).toEqual([['1 A 0 (0)', '2 B 0 (0)']]);
  expect([again.liveMatches, again.latestTs, again.thirds]).toEqual([0, null, []]);
});
