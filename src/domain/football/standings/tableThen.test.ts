import { expect, it } from 'vitest';
import { aFixture } from '../../../../tests/fakes/fixtures.ts';
import { aTable, aStanding, aTeam } from '../../../../tests/fakes/leagues.ts';
import type { Fixture } from '../fixture.ts';
import { tableFixtures } from './tableMatches.ts';
import { tableThen } from './tableThen.ts';

const MINUTE = 60_000;
const kickOff = Date.UTC(2026, 10, 21, 12);
const match = (text: string, minutes: number, more: Partial<Fixture> = {}): Fixture => {
  const [home = '', score = '', away = ''] = text.split(' ');
  const [h = 0, a = 0] = score.split('-').map(Number);
  return aFixture({
    ...{
      fixtureId: home + away,
      localteam: aTeam(home),
      visitorteam: aTeam(away),
      startTs: kickOff + minutes * MINUTE,
    },
    ...{ status: 'ended', statusText: 'FT', score: { home: h, away: a }, roundKey: text },
    ...more,
  });
};
const goalMinutes = { home: [10, 80], away: [30] };
const tableOf = (...fixtures: readonly Fixture[]) =>
  aTable({
    groups: [{ rows: ['A', 'B', 'C', 'D', 'E', 'F'].map((name, i) => aStanding(i + 1, name, 0)) }],
    whole: { type: 'all', matches: tableFixtures(fixtures) },
  });
/** Who has points so many minutes after the kick-off of A – B, which is 1–0 then, best first. */
const then = (minutes: number, ...others: readonly Fixture[]) => {
  const at = { fixtureId: 'AB', score: { home: 1, away: 0 }, atTs: kickOff + minutes * MINUTE };
  const { rows } = tableThen(tableOf(match('A 1-3 B', 0), ...others), at)!.groups[0]!;
  return rows
    .map(({ team, ...row }) => ({ id: team.id, ...(row.live ?? row) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ id, points }) => id + points);
};

it('A5: at a minute a match counts as it stood, what was over counts, and what began later does not', () => {
  expect(then(30)).toEqual(['A3']);
  expect(then(30, match('C 2-0 D', -200), match('D 5-0 C', 31))).toEqual(['C3', 'A3']);
});

it.each([
  [9, ['A3', 'C1', 'D1']],
  [10, ['A3', 'C3']],
  [45, ['A3', 'C1', 'D1']],
  [61, ['A3', 'C1', 'D1']],
  [96, ['A3', 'C1', 'D1']],
  [97, ['C3', 'A3']],
  [112, ['C3', 'A3']],
])('A5: what runs beside it counts by the minutes of its goals: %i minutes after its kick-off', (minutes, points) => {
  expect(then(minutes, match('C 2-1 D', 0, { goalMinutes }))).toEqual(points);
});

it('A5: one whose goals have no minutes counts once it is over', () => {
  const before = match('C 2-1 D', 0);
  expect([then(111, before), then(112, before)]).toEqual([['A3'], ['C3', 'A3']]);
  expect(then(60, match('C 2-1 D', 0, { goalMinutes: { home: [1], away: [] } }))).toEqual(['A3']);
});

it('A5: without what it counts there is no table of then', () => {
  expect(tableThen(aTable(), { fixtureId: 'AB', score: { home: 0, away: 0 }, atTs: 0 })).toBeNull();
});
