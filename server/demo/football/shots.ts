import type { PersonRef } from '#domain/football/fixture.ts';
import type { Shot } from '#domain/football/matchData.ts';
import type { SideName } from '#domain/match/board/timer.ts';
import type { DemoFixture } from '../fixture.ts';
import { memoizeByFixture } from '../memoize.ts';
import { draw, type Draw } from '../random.ts';
import { elevensOf, footballPlan, minuteAt, type FootballPlan } from '../simulation/footballPlan.ts';
import { standingAfter } from '../simulation/pitch.ts';

/** A shot with its instant, in milliseconds since kick-off. */
export type TimedShot = Shot & { readonly at: number };
type Bare = Pick<TimedShot, 'at' | 'result'> & { readonly player?: PersonRef; readonly penalty?: true };

const sides: readonly SideName[] = ['home', 'away'];

/** The shots that the plan counts, with how they ended: goals, other shots on target, and the rest. */
const countedShots = ({ counted, happenings }: FootballPlan, side: SideName, { chance }: Draw): readonly Bare[] => {
  const own = happenings.filter((one) => one.side === side);
  const goals = own.filter(({ type }) => type === 'goal' || type === 'penalty');
  const of = (key: 'shots' | 'shots_on') => counted.filter((one) => one.side === side && one.key === key);
  const [all, onTarget] = [of('shots'), of('shots_on')];
  const missedAt = new Map(own.filter(({ type }) => type === 'missed_penalty').map((one) => [one.at, one]));
  const instants = (list: typeof all, from: number, to: number) => list.slice(from, to).map(({ at }) => at);
  return [
    ...goals.map(({ at, player, type }): Bare => ({
      ...{ at, result: 'goal', ...(player && { player }), ...(type === 'penalty' && { penalty: true }) },
    })),
    ...instants(onTarget, 0, onTarget.length - goals.length).map((at): Bare => ({ at, result: 'saved' })),
    ...instants(all, onTarget.length, all.length).map((at): Bare => {
      const missed = missedAt.get(at);
      const result = chance(0.35) && !missed ? 'blocked' : 'off';
      return { at, result, ...(missed?.player && { player: missed.player, penalty: true }) };
    }),
  ];
};

const SPOT = { x: 88.5, y: 50, xg: 0.76 };
const expectedRange = { goal: [0.08, 0.62], saved: [0.03, 0.34], off: [0.02, 0.24], blocked: [0.01, 0.16] } as const;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Where a shot was taken: the likelier it was to go in, the nearer. */
const placed = (result: Shot['result'], { next }: Draw): Pick<Shot, 'x' | 'y' | 'xg'> => {
  const [least, most] = expectedRange[result];
  const xg = least + (most - least) * next() ** 2;
  const away = 4 + 24 * (1 - Math.sqrt(xg / 0.65)) + 3 * next();
  return { x: round(100 - away, 1), y: round(50 + (next() - 0.5) * (14 + away * 1.6), 1), xg: round(xg, 2) };
};

/** Nobody shoots from the goal; who stands further in front does so more often. */
const shooter = (places: readonly (PersonRef | null)[], { next }: Draw): PersonRef => {
  const weighted = places.flatMap((person, i) =>
    person && i > 0 ? [{ person, weight: i < 5 ? 1 : i < 8 ? 3 : 6 }] : [],
  );
  let left = next() * weighted.reduce((sum, { weight }) => sum + weight, 0);
  return (weighted.find(({ weight }) => (left -= weight) < 0) ?? weighted.at(-1)!).person;
};

/** All shots of a match, by instant. Every goal but an own goal is one of them. */
export const shotsOf = memoizeByFixture(300, (fixture: DemoFixture): readonly TimedShot[] => {
  const plan = footballPlan(fixture);
  const elevens = elevensOf(fixture);
  return sides
    .flatMap((side) => {
      const draws = draw(`shots ${fixture.fixtureId} ${side}`);
      return countedShots(plan, side, draws).map(({ at, result, player, penalty }): TimedShot => {
        const before = plan.happenings.filter((one) => one.at <= at);
        const spot = penalty ? SPOT : placed(result, draws);
        const by = player ?? shooter(standingAfter(elevens[side], side, before), draws);
        return { at, minute: minuteAt(plan, at).minute, side, player: by, ...spot, result };
      });
    })
    .toSorted((a, b) => a.at - b.at);
});
