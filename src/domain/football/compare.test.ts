import { describe, expect, it } from 'vitest';
import { comparePlayers, PEER_MIN_MINUTES, peerGroup, percentile } from './compare.ts';
import type { SeasonTotals } from './entities.ts';

const team = { id: 't', name: 'T', shortName: 'T', slug: 't', logo: '', country: '' };
const totals = (name: string, goals: number, more: Partial<SeasonTotals> = {}): SeasonTotals => ({
  ...{ player: { playerId: name, name, slug: name }, team, position: 'FW', minutes: 900, apps: 10 },
  ...{ values: { goals, fouls: 20 - goals }, ...more },
});
const forwards = [1, 2, 3, 4, 5].map((goals) => totals(`p${goals}`, goals));

describe('comparing players (TP-7)', () => {
  it('is per 90 minutes and never of totals', () => {
    const often = totals('often', 6, { minutes: 1800 });
    const seldom = totals('seldom', 5, { minutes: 900 });
    const [row] = comparePlayers(often, seldom, ['goals'], () => peerGroup('FW', forwards));
    expect(row).toMatchObject({ a: 0.3, b: 0.5, better: 'b' });
  });
  it('ranks among players of the same position with enough minutes', () => {
    const all = [...forwards, totals('back', 99, { position: 'DF' }), totals('new', 99, { minutes: 269 })];
    const group = peerGroup('FW', all);
    expect(group.players).toHaveLength(5);
    expect(group.minMinutes).toBe(PEER_MIN_MINUTES);
    expect(forwards.map((one) => percentile(one, 'goals', group))).toEqual([10, 30, 50, 70, 90]);
  });
  it('turns round where less is better', () => {
    const group = peerGroup('FW', forwards);
    expect(percentile(forwards[4]!, 'fouls', group)).toBe(90);
    expect(comparePlayers(forwards[0]!, forwards[4]!, ['fouls'], () => group)[0]!.better).toBe('b');
  });
  it('has no percentile for few minutes or in a small group, and no winner between equals', () => {
    const group = peerGroup('FW', forwards);
    expect(percentile(totals('new', 9, { minutes: 100 }), 'goals', group)).toBeNull();
    expect(percentile(forwards[0]!, 'goals', peerGroup('FW', forwards.slice(1)))).toBeNull();
    const [row] = comparePlayers(forwards[0]!, totals('none', 0, { minutes: 0 }), ['goals'], () => group);
    expect(row).toMatchObject({ b: null, pctlB: null, better: '=' });
    expect(comparePlayers(forwards[0]!, forwards[0]!, ['goals', 'assists'], () => group)[1]).toMatchObject({
      ...{ a: 0, b: 0, better: '=' },
    });
  });
});
