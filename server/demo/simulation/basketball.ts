import type { Overview } from '#domain/football/overview.ts';
import { words, type Words } from '#server/shared/words.ts';
import { MINUTE_MS } from '../day.ts';
import type { DemoFixture, Standing } from '../fixture.ts';
import { draw } from '../random.ts';
import { memoizeByFixture } from '../memoize.ts';
import { before, minuteStatus } from './before.ts';
import { edgeOf } from './strength.ts';

/** A quarter of ten minutes takes 27 minutes; the breaks follow quarters 1, 2 and 3. */
const QUARTER_MS = 27 * MINUTE_MS;
const QUARTER_MINUTES = 10;
const BREAKS_MS = [3 * MINUTE_MS, 15 * MINUTE_MS, 3 * MINUTE_MS];
const ATTACKS_A_QUARTER = 44;

interface Attack {
  readonly at: number;
  readonly side: 'home' | 'away';
  readonly points: number;
  readonly fouled: boolean;
}

const quarterStarts = [0, 1, 2, 3].map(
  (quarter) => quarter * QUARTER_MS + BREAKS_MS.slice(0, quarter).reduce((all, one) => all + one, 0),
);
const END_MS = quarterStarts[3]! + QUARTER_MS;

const attacksOf = memoizeByFixture(100, (fixture: DemoFixture): readonly Attack[] => {
  const { next, chance } = draw(`basketball ${fixture.fixtureId}`);
  const edge = edgeOf(fixture.sides!) - 0.5;
  const attacks = quarterStarts.flatMap((start) =>
    Array.from({ length: ATTACKS_A_QUARTER }, (_, i): Attack => {
      const side = i % 2 === 0 ? 'home' : 'away';
      const luck = next() - edge * (side === 'home' ? 1 : -1) * 0.5;
      const points = luck < 0.05 ? 1 : luck < 0.37 ? 2 : luck < 0.49 ? 3 : 0;
      const at = start + Math.floor((QUARTER_MS * (i + 0.1 + 0.8 * next())) / ATTACKS_A_QUARTER);
      return { at, side, points, fouled: chance(0.2) };
    }),
  );
  const level = pointsOf(attacks, 'home', END_MS) === pointsOf(attacks, 'away', END_MS);
  // There is no overtime here, so a tie is broken by a basket at the buzzer.
  return level
    ? [...attacks, { at: END_MS - 1000, side: next() < 0.5 ? 'home' : 'away', points: 2, fouled: false }]
    : attacks;
});

const pointsOf = (attacks: readonly Attack[], side: Attack['side'], at: number): number =>
  attacks.reduce((all, one) => all + (one.side === side && one.at <= at ? one.points : 0), 0);

const quarterWords = (quarter: number): Words =>
  words(`Hiệp ${quarter}`, `Quarter ${quarter}`, `第${'一二三四'[quarter - 1]}節`);
const halfTime = words('Nghỉ giữa trận', 'Half-time', '中場休息');

export const basketballStanding = (fixture: DemoFixture, now: number): Standing => {
  const at = now - fixture.startTime;
  if (at < 0) return before(fixture, now);
  const attacks = attacksOf(fixture);
  const score = `${pointsOf(attacks, 'home', at)}-${pointsOf(attacks, 'away', at)}`;
  if (at >= END_MS) return { phase: 'over', status: 'FT', score, note: null };
  const quarter = quarterStarts.findLastIndex((start) => at >= start);
  const played = Math.min(1, (at - quarterStarts[quarter]!) / QUARTER_MS);
  if (quarter === 1 && played === 1) return { phase: 'live', status: 'HT', score, note: halfTime };
  const minute = quarter * QUARTER_MINUTES + Math.min(QUARTER_MINUTES, Math.floor(played * QUARTER_MINUTES) + 1);
  return { phase: 'live', status: minuteStatus(minute), score, note: quarterWords(quarter + 1) };
};

export const basketballOverview = (fixture: DemoFixture, now: number): Overview => {
  const at = now - fixture.startTime;
  if (at < 0) return { events: [], stats: [] };
  const attacks = attacksOf(fixture).filter((one) => one.at <= at);
  const count = (side: Attack['side'], holds: (one: Attack) => boolean) =>
    attacks.filter((one) => one.side === side && holds(one)).length;
  return {
    events: [],
    stats: [
      { key: 'shots', home: count('home', () => true), away: count('away', () => true) },
      // The attacking team is the one that is fouled.
      { key: 'fouls', home: count('away', ({ fouled }) => fouled), away: count('home', ({ fouled }) => fouled) },
    ],
  };
};
