import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '#domain/football/matchData.ts';
import type { Match } from '#domain/match/match.ts';
import { fakeMatch } from '../testing/fakeContent.ts';
import { fixtureFeed } from './fixture.ts';

const view = { locale: 'vi', now: 0 } as const;
const goal = (minute: number, side: 'home' | 'away', more: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ eventId: `${minute}`, seq: minute, ts: 0, minute, side, type: 'goal' },
  ...more,
});
const resultOf = async (match: Partial<Match>, events: readonly MatchEvent[] | null = []) => {
  const feed = fixtureFeed({
    matchOf: async () => fakeMatch({ liveModeId: '1', ...match }),
    overviewOf: async () => events && { events, stats: [] },
    oddsOf: async () => null,
  });
  return (await feed.fixture('f', view))?.result;
};

describe('MC-9: the scores that tips are settled by', () => {
  it('are those of the events, by half and after 90 minutes', async () => {
    const events = [goal(45, 'home', { added: 2 }), goal(46, 'away'), goal(90, 'home', { added: 5 })];
    expect(await resultOf({ status: 'FT', score: '2-1' }, events)).toEqual({
      is: 'over',
      score: { ft: [2, 1], ht: [1, 0] },
    });
  });
  it('leave extra time apart, and what was taken back out', async () => {
    const events = [
      ...[goal(10, 'home'), goal(30, 'away', { type: 'own_goal' }), goal(60, 'home', { revoked: true })],
      ...[goal(95, 'home', { type: 'penalty' }), goal(20, 'home', { type: 'missed_penalty' })],
    ];
    expect(await resultOf({ status: 'FT', score: '2-1' }, events)).toEqual({
      is: 'over',
      score: { ft: [1, 1], ht: [1, 1], et: [2, 1] },
    });
  });
  it('are the board’s where the events do not add up, but not after a shoot-out', async () => {
    expect(await resultOf({ status: 'FT', score: '3-1' }, [goal(1, 'home')])).toEqual({
      is: 'over',
      score: { ft: [3, 1] },
    });
    expect(await resultOf({ status: 'FT', score: '3-1' }, null)).toEqual({ is: 'over', score: { ft: [3, 1] } });
    expect(await resultOf({ status: 'PEN', score: '2-2' }, null)).toEqual({ is: 'over', score: null });
  });
  it.each([
    ['wo', 'off'],
    ['awarded', 'off'],
    ['abandoned', 'off'],
    ['cancelled', 'off'],
    ['postponed', 'open'],
    ['HT', 'open'],
    ['19:15', 'open'],
  ])('a match that says %s is %s', async (status, is) => {
    expect(await resultOf({ status, score: '3-0' })).toEqual({ is });
  });
  it('of other sports are the board’s, and there are no tips on races and tables', async () => {
    expect(await resultOf({ liveModeId: '2', status: 'FT', score: '101-99' })).toEqual({
      is: 'over',
      score: { ft: [101, 99] },
    });
    expect(await resultOf({ liveModeId: '3', status: 'FT' })).toBe(undefined);
  });
});
