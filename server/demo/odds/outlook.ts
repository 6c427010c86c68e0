import { isGoal } from '#domain/football/goals.ts';
import { rulesOf, type Market } from '#domain/odds/market.ts';
import type { DemoFixture } from '../fixture.ts';
import { draw } from '../random.ts';
import { footballPlan, lateness, type FootballPlan } from '../simulation/footballPlan.ts';
import { expectedGoals } from '../simulation/strength.ts';
import { OPENS_BEFORE_MS } from './instants.ts';
import type { Goals, Outlook } from './model.ts';

/** The share of a match's goals that fall until an instant of play. */
const shareUntil = ({ halfTimeAt, secondHalfAt, fullTimeAt }: FootballPlan, at: number): number => {
  const played = at < secondHalfAt ? Math.min(at, halfTimeAt) : at - secondHalfAt + halfTimeAt;
  const share = played / (halfTimeAt + fullTimeAt - secondHalfAt);
  return Math.min(1, Math.max(0, share)) ** (1 / lateness);
};

/** How a side's goals to come change with a player less of its own, and with one less of the other side. */
const SHORT_HANDED = 0.72;
const OUTNUMBERING = 1.18;

/** Opening prices are somewhat off, and converge to the model by kick-off. */
const beforeKickOff = (fixture: DemoFixture, at: number): Goals => {
  const { next } = draw(`odds ${fixture.fixtureId}`);
  const [home, away] = expectedGoals(fixture.sides!);
  const [one, two] = [0.91 + 0.18 * next(), 0.91 + 0.18 * next()];
  const off = Math.min(1, Math.max(0, -at / OPENS_BEFORE_MS));
  return [home * (1 + (one - 1) * off), away * (1 + (two - 1) * off)];
};

const before = (at: number) => (one: { readonly at: number }) => one.at <= at;

/** What is to be expected at an instant, in milliseconds since kick-off, of the part of the match that a market counts. */
export const outlookOf = (fixture: DemoFixture, market: Market, at: number): Outlook => {
  const plan = footballPlan(fixture);
  const [home, away] = beforeKickOff(fixture, at);
  const end = rulesOf(market).period === 'half' ? shareUntil(plan, plan.halfTimeAt) : 1;
  const left = Math.max(0, end - shareUntil(plan, at));
  const so = plan.happenings.filter(before(at));
  const count = (side: 'home' | 'away', holds: (one: (typeof so)[number]) => boolean): number =>
    so.filter((one) => one.side === side && holds(one)).length;
  const isSendingOff = ({ type }: (typeof so)[number]): boolean => type === 'red' || type === 'second_yellow';
  const [homeLess, awayLess] = [count('home', isSendingOff), count('away', isSendingOff)];
  return {
    expected: [
      home * left * SHORT_HANDED ** homeLess * OUTNUMBERING ** awayLess,
      away * left * SHORT_HANDED ** awayLess * OUTNUMBERING ** homeLess,
    ],
    score: [count('home', isGoal), count('away', isGoal)],
  };
};
