import { MINUTE_MS } from '../day.ts';
import type { DemoFixture } from '../fixture.ts';
import { memoizeByFixture } from '../memoize.ts';
import { draw } from '../random.ts';
import { footballPlan, type FootballPlan } from '../simulation/footballPlan.ts';
import { shotsOf } from './shots.ts';

/** What was passed in one minute of play; `at` is its end, in milliseconds since kick-off. */
interface PassedMinute {
  readonly at: number;
  readonly tried: readonly [home: number, away: number];
  readonly arrived: readonly [home: number, away: number];
}

/** The ends of the minutes of play, stoppage time included. */
const minutesOf = ({ halfTimeAt, secondHalfAt, fullTimeAt }: FootballPlan): readonly number[] => {
  const ends = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / MINUTE_MS) }, (_, i) => from + (i + 1) * MINUTE_MS);
  return [...ends(0, halfTimeAt), ...ends(secondHalfAt, fullTimeAt)];
};

/** Possession of home in each half; both together make that of the match. */
export const possessionOf = ({ fixtureId }: DemoFixture, { possession }: FootballPlan): readonly [number, number] => {
  const shift = draw(`possession ${fixtureId}`).whole(-6, 6);
  return [possession + shift, possession - shift];
};

/** Passes of a match by minute: who has the ball more passes more. */
export const passesOf = memoizeByFixture(200, (fixture: DemoFixture): readonly PassedMinute[] => {
  const plan = footballPlan(fixture);
  const { next } = draw(`passes ${fixture.fixtureId}`);
  const accuracy = [0.72 + 0.16 * next(), 0.72 + 0.16 * next()];
  const halves = possessionOf(fixture, plan);
  return minutesOf(plan).map((at) => {
    const home = halves[at > plan.secondHalfAt ? 1 : 0] / 100;
    const tried = [home, 1 - home].map((share) => Math.round(share * 10 * (0.6 + 0.8 * next())));
    const arrived = tried.map((count, i) =>
      Math.min(count, Math.round(count * (accuracy[i]! + 0.16 * (next() - 0.5)))),
    );
    return { at, tried: [tried[0]!, tried[1]!], arrived: [arrived[0]!, arrived[1]!] };
  });
});

const clamped = (value: number): number => Math.round(Math.min(100, Math.max(-100, value)));

/** Pressure by minute from the first to the ninetieth, each with the instant at which the minute is over. */
export const pressureOf = memoizeByFixture(
  200,
  (fixture: DemoFixture): readonly { readonly minute: number; readonly value: number; readonly at: number }[] => {
    const plan = footballPlan(fixture);
    const { next } = draw(`momentum ${fixture.fixtureId}`);
    const halves = possessionOf(fixture, plan);
    const weight = { goal: 45, saved: 26, off: 16, blocked: 12 };
    let drift = 0;
    return Array.from({ length: 90 }, (_, i) => {
      const from = i < 45 ? i * MINUTE_MS : plan.secondHalfAt + (i - 45) * MINUTE_MS;
      const within = (one: { readonly at: number }) => one.at >= from && one.at < from + MINUTE_MS;
      const shots = shotsOf(fixture).filter(within);
      const sum = shots.reduce((all, { side, result }) => all + (side === 'home' ? 1 : -1) * weight[result], 0);
      const corners = plan.counted.filter((one) => one.key === 'corners' && within(one));
      const pushed = corners.reduce((all, { side }) => all + (side === 'home' ? 12 : -12), 0);
      drift = 0.7 * drift + (halves[i < 45 ? 0 : 1] - 50) * 0.5 + (next() - 0.5) * 40;
      return { minute: i + 1, value: clamped(drift + sum + pushed), at: from + MINUTE_MS };
    });
  },
);
