import type { PersonRef } from '#domain/football/fixture.ts';
import type { SideName } from '#domain/match/board/timer.ts';
import { squadOf } from '../content/people.ts';
import { MINUTE_MS } from '../day.ts';
import type { DemoFixture } from '../fixture.ts';
import { footballPlan, minuteAt, type FootballPlan } from '../simulation/footballPlan.ts';
import { passesOf } from './passes.ts';
import { shotsOf } from './shots.ts';

/** What somebody did in a match until an instant. */
export interface Contribution {
  readonly player: PersonRef;
  /** Of ninety. */
  readonly minutes: number;
  readonly started: boolean;
  readonly values: Readonly<Record<string, number>>;
}

/** Minutes of ninety that were played until an instant; stoppage time counts to the minute it follows. */
const minutesUntil = (plan: FootballPlan, at: number): number => {
  if (at >= plan.fullTimeAt) return 90;
  if (at >= plan.halfTimeAt && at < plan.secondHalfAt) return 45;
  const { minute } = minuteAt(plan, at);
  return at - (at >= plan.secondHalfAt ? plan.secondHalfAt : 0) < minute * MINUTE_MS ? minute - 1 : minute;
};

const SENT_OFF = new Set(['red', 'second_yellow']);

/** Everybody of a side who has played until an instant since kick-off. */
export const contributionsOf = (fixture: DemoFixture, side: SideName, at: number): readonly Contribution[] => {
  const plan = footballPlan(fixture);
  const so = plan.happenings.filter((one) => one.at <= at);
  const shots = shotsOf(fixture).filter((one) => one.at <= at);
  const team = fixture.sides![side === 'home' ? 0 : 1];
  const now = minutesUntil(plan, at);
  const passes = passesOf(fixture)
    .filter((one) => one.at <= at)
    .reduce((all, { tried }) => all + tried[side === 'home' ? 0 : 1], 0);
  return squadOf(team.id, fixture.league.id).flatMap((player, i): readonly Contribution[] => {
    const is = (person: PersonRef | undefined) => person?.playerId === player.playerId;
    const on = so.find(({ type, player: who }) => type === 'sub' && is(who));
    if (i >= 11 && !on) return [];
    const off = so.find(({ type, player: who, out }) => is(out) || (SENT_OFF.has(type) && is(who)));
    const count = (...types: readonly string[]) =>
      so.filter((one) => types.includes(one.type) && is(one.player)).length;
    const own = shots.filter((one) => one.side === side && is(one.player));
    const [from, to] = [on ? minutesUntil(plan, on.at) : 0, off ? minutesUntil(plan, off.at) : now];
    const against = shots.filter((one) => one.side !== side);
    const keeper = {
      saves: against.filter(({ result }) => result === 'saved').length,
      conceded: so.filter((one) => one.side !== side && one.scoreAfter).length,
    };
    return [
      {
        ...{ player, minutes: Math.max(0, to - from), started: i < 11 },
        values: {
          ...{ goals: count('goal', 'penalty'), assists: so.filter(({ assist }) => is(assist)).length },
          ...{ shots: own.length, shots_on: own.filter(({ result }) => 'goal saved'.includes(result)).length },
          xg: Number(own.reduce((all, { xg }) => all + xg, 0).toFixed(2)),
          passes: now === 0 ? 0 : Math.round((passes * Math.max(0, to - from)) / (11 * now)),
          ...{ yellows: count('yellow'), reds: count('red', 'second_yellow') },
          ...{ own_goals: count('own_goal'), missed_penalties: count('missed_penalty') },
          ...(i === 0 ? keeper : {}),
        },
      },
    ];
  });
};
