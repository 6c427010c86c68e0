import { describe, expect, it } from 'vitest';
import { aKnockOutMatch } from '../../../../tests/fakes/knockOut.ts';
import { hideResults } from '../../spoiler/hideResults.ts';
import { defaultRules } from '../defaultRules.ts';
import type { Fixture } from '../fixture.ts';
import { rankList, type RankList } from './rankList.ts';

const season = { season: '2026', complete: true, rules: defaultRules('league') };
const match = (round: number, text: string, more: Partial<Fixture> = {}): Fixture => {
  const { knockout: _, ...fixture } = aKnockOutMatch(String(round), text, 7 * round);
  return { ...fixture, ...more };
};
const rounds = [1, 2, 3, 4].map((n) => ({ roundKey: String(n), name: `Vòng ${n}` }));
const fixtures = [
  ...[match(1, 'A 1-0 B'), match(1, 'C 0-3 D')],
  ...[match(2, 'B 2-0 C'), match(2, 'D 1-2 A')],
  ...[match(3, 'C 5-0 A'), match(3, 'B 0-1 D')],
  match(4, 'A - C'),
];
const since = fixtures[4]!.startTs;
const listOf = (all: readonly Fixture[] = fixtures) => rankList(season, all, rounds, ['A', 'B', 'C', 'D'], since);
const told = ({ rows }: RankList) => rows.map(({ team, ranks }) => `${team.id} ${ranks.join(' ')}`);

describe('TP-2: places over rounds', () => {
  it('stand for each round that was played, by the latest', () => {
    const list = listOf();
    expect(list.rounds.map(({ roundKey }) => roundKey)).toEqual(['1', '2', '3']);
    expect(told(list)).toEqual(['D 1 2 1', 'A 2 1 2', 'C 4 4 3', 'B 3 3 4']);
  });
  it('count a match for its round, whenever it was played, and none that runs', () => {
    const late = fixtures.map((one) => (one.roundKey === '1' ? { ...one, startTs: since + 9 } : one));
    expect(told(listOf(late))).toEqual(told(listOf()));
    const running = [...fixtures.slice(0, 4), match(3, 'C 5-0 A', { status: 'live' }), match(3, 'B 0-1 D')];
    expect(told(listOf(running))[0]).toBe('D 1 2 1');
    expect(listOf(running).fresh).toHaveLength(1);
  });
  it('are none for groups, and before the second round', () => {
    expect(listOf(fixtures.map((one, i) => ({ ...one, group: i % 2 ? 'A' : 'B' }))).rows).toEqual([]);
    expect(listOf(fixtures.slice(0, 2)).rows).toEqual([]);
  });
  it('B2: end before the first round with a hidden match, in the order of that time', () => {
    const hide = (shown: readonly string[]) =>
      hideResults(listOf(), ({ fixtureId }) => shown.includes(fixtureId), since + 1);
    const list = hide(['3-BD']);
    expect([list.withheld, list.rounds.length]).toEqual([1, 2]);
    expect(told(list)).toEqual(['A 2 1', 'D 1 2', 'B 3 3', 'C 4 4']);
    const all = listOf();
    expect(hideResults(all, () => true, since + 1)).toBe(all);
  });
  it('B2: are none where too few rounds are left, and say how many are hidden', () => {
    const recent = rankList(season, fixtures, rounds, ['A', 'B', 'C', 'D'], 0);
    expect(hideResults(recent, () => false, fixtures[0]!.startTs + 1)).toEqual({
      ...{ rounds: [], rows: [], fresh: [], withheld: 3 },
    });
  });
});
