import { expect, it } from 'vitest';
import { aFixture } from '../../../../tests/fakes/fixtures.ts';
import { tableFixtures, tableMatches, teamsOf } from './tableMatches.ts';

const team = (id: string, name = id) => ({ id, name, shortName: name, slug: id, logo: '', country: '' });

it('matches that ended, were awarded or run count; others do not (MC-7)', () => {
  const base = { localteam: team('A'), visitorteam: team('B'), roundKey: '7', startTs: 5 };
  const fixtures = [
    aFixture({ ...base, status: 'ended', score: { home: 2, away: 1 } }),
    aFixture({ ...base, status: 'live', score: { home: 0, away: 1 } }),
    aFixture({ ...base, status: 'upcoming', score: null }),
    aFixture({ ...base, status: 'ended', score: null }),
    aFixture({ ...base, status: 'cancel', score: { home: 1, away: 0 }, notes: ['abandoned'] }),
    aFixture({ ...base, status: 'cancel', score: { home: 3, away: 0, ft: [0, 1] }, notes: ['abandoned', 'awarded'] }),
    aFixture({ ...base, status: 'ended', score: { home: 9, away: 9 }, notes: ['replayed'] }),
    aFixture({ ...base, status: 'ended', score: { home: 9, away: 8 }, knockout: true }),
  ];
  expect(tableMatches(tableFixtures(fixtures))).toEqual(
    [
      { score: [2, 1], live: false },
      { score: [0, 1], live: true },
      { score: [3, 0], live: false },
    ].map((counted) => ({ home: 'A', away: 'B', startTs: 5, roundKey: '7', ...counted })),
  );
});
it('a match of a group counts by its score after 90 minutes', () => {
  const score = { home: 2, away: 1, ft: [1, 1], et: [2, 1] } as const;
  expect(tableMatches(tableFixtures([aFixture({ status: 'ended', score })]))[0]!.score).toEqual([1, 1]);
});
it('teams stand by the name that the reader sees, each once', () => {
  const fixtures = [
    aFixture({ localteam: team('1', 'Đông'), visitorteam: team('2', 'Bắc') }),
    aFixture({ localteam: team('2', 'Bắc'), visitorteam: team('3', 'An') }),
  ];
  expect(teamsOf(fixtures, (a, b) => a.localeCompare(b, 'vi'))).toEqual(['3', '2', '1']);
});
