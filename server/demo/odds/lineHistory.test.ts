import { describe, expect, it } from 'vitest';
import { isGoal } from '#domain/football/goals.ts';
import { MOVES_MOST } from '#domain/odds/lineMoves.ts';
import { fixturesOfDay } from '../calendar.ts';
import { dayNumberAt, MINUTE_MS } from '../day.ts';
import { footballPlan } from '../simulation/footballPlan.ts';
import { OPENS_BEFORE_MS } from './instants.ts';
import { lineHistoryOf } from './lineHistory.ts';
import { oddsOf } from './odds.ts';

const today = dayNumberAt(Date.UTC(2026, 10, 21));
const played = [0, 1]
  .flatMap((day) => fixturesOfDay(today + day))
  .filter(({ league, fate }) => league.sport === 'football' && fate === null);

describe('MC-8: how a line of the demo moved', () => {
  it('begins at its opening and ends at the line that stands, at every minute', () => {
    for (const fixture of played.slice(0, 8))
      for (const minute of [-2000, -60, 1, 30, 50, 70, 100]) {
        const now = fixture.startTime + minute * MINUTE_MS;
        for (const { market, line, openLine, suspended } of oddsOf(fixture, now)) {
          const moves = lineHistoryOf(fixture, market, now);
          expect(moves.length).toBeLessThanOrEqual(MOVES_MOST);
          expect(moves[0]).toEqual({
            ...{ lineMove: 'opened', ts: fixture.startTime - OPENS_BEFORE_MS },
            ...(openLine !== undefined && { line: openLine }),
          });
          expect(moves.every(({ ts }) => ts <= now)).toBe(true);
          if (!suspended) expect([moves.at(-1)!.line, moves.at(-1)!.untilTs !== null]).toEqual([line, true]);
        }
      }
  });
  it('has the stop behind a goal with its minute and reason, as it lasts and once it is over', () => {
    let seen = 0;
    for (const fixture of played) {
      const goal = footballPlan(fixture).happenings.find(isGoal);
      if (!goal || goal.at > 80 * MINUTE_MS) continue;
      const at = fixture.startTime + goal.at;
      const during = lineHistoryOf(fixture, 'ou', at + 5000).at(-1);
      expect(during).toMatchObject({ lineMove: 'stopped', ts: at, minute: goal.minute, reason: 'goal' });
      expect(during).not.toHaveProperty('untilTs');
      const after = lineHistoryOf(fixture, 'ou', at + 4 * MINUTE_MS).find(
        ({ ts, stoppedTs }) => ts === at || stoppedTs === at,
      );
      if (after?.lineMove === 'moved') seen++;
    }
    expect(seen).toBeGreaterThan(3);
  });
  it('tells nothing of what has not happened: the same until then, however the match goes on', () => {
    for (const fixture of played.slice(0, 6)) {
      const now = fixture.startTime + 40 * MINUTE_MS;
      const until = lineHistoryOf(fixture, 'ah', now).filter(({ lineMove }) => lineMove !== 'stopped');
      const later = lineHistoryOf(fixture, 'ah', now + 40 * MINUTE_MS).filter(({ lineMove }) => lineMove !== 'stopped');
      if (later.length < MOVES_MOST - 1) expect(later.slice(0, until.length)).toEqual(until);
    }
  });
  it('is empty before the opening', () => {
    const [first] = played;
    expect(lineHistoryOf(first!, 'ah', first!.startTime - OPENS_BEFORE_MS - 1)).toEqual([]);
  });
});
