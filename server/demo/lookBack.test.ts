import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixturesOfDay } from './calendar.ts';
import { dayNumberAt, MINUTE_MS } from './day.ts';
import { demoSource } from './demoSource.ts';
import { roomIdOf } from './ids.ts';
import { datedOverview } from './lookBack.ts';
import { standingOf } from './simulation.ts';

const today = dayNumberAt(Date.UTC(2026, 10, 21));
const fixtures = fixturesOfDay(today).filter(({ crew, league }) => crew.length > 0 && league.sport !== 'tennis');
const anyFixture = fc.constantFrom(...fixtures);
const minute = fc.double({ min: -10, max: 150, noNaN: true });
const source = demoSource(() => []);
const locale = 'vi';

describe('B1: what stood at a moment of the demo', () => {
  it('CALL GET /live/api/live/room-stat: is the board of that moment, and stands until the moment that it names', async () => {
    await fc.assert(
      fc.asyncProperty(anyFixture, minute, fc.double({ min: 0, max: 1, noNaN: true }), async (fixture, after, part) => {
        const at = fixture.startTime + Math.round(after * MINUTE_MS);
        const present = at + 30 * MINUTE_MS;
        const stat = await source.stood!(roomIdOf(fixture.fixtureId, 0), at, { locale, now: present });
        if (!stat) return;
        const board = (when: number) => {
          const { status, score } = standingOf(fixture, when);
          return [status, score];
        };
        const told = [stat.statusText, stat.score && `${stat.score.home}-${stat.score.away}`];
        expect([stat.ts, stat.untilTs > at, stat.untilTs <= present]).toEqual([at, true, true]);
        expect(told).toEqual(board(at));
        expect(told).toEqual(board(Math.floor(at + part * Math.max(0, stat.untilTs - 51 - at))));
      }),
      { numRuns: 300 },
    );
  });

  it('CALL GET /live/api/match/overview: so are its figures, and nothing of them is later than now', () => {
    fc.assert(
      fc.property(anyFixture, minute, fc.double({ min: 0, max: 1, noNaN: true }), (fixture, after, part) => {
        const now = fixture.startTime + Math.round(after * MINUTE_MS);
        const present = now + 5000;
        const then = datedOverview(fixture, { locale, now, present });
        if (!then) return;
        expect([then.asOf, then.untilTs! >= now, then.untilTs! <= present]).toEqual([now, true, true]);
        if (then.board) return;
        const between = Math.floor(now + part * Math.max(0, then.untilTs! - 51 - now));
        expect(datedOverview(fixture, { locale, now: between, present })!.stats).toEqual(then.stats);
      }),
      { numRuns: 300 },
    );
  });
});
