import { isGoal } from '#domain/football/goals.ts';
import { minuteText } from '#domain/football/minuteText.ts';
import type { GoalOnAir } from '#server/shared/matchSource.ts';
import type { DemoFixture } from './fixture.ts';
import { memoizeByFixture } from './memoize.ts';
import { isCalledOff } from './simulation.ts';
import { playedAt } from './simulation/football.ts';
import { footballPlan } from './simulation/footballPlan.ts';
import type { Happening } from './simulation/happening.ts';

/** A goal, as announced in the chat of its match. */
export interface GoalLine {
  /** Identifies the goal, so that it is announced once. */
  readonly key: string;
  readonly groupId: string;
  readonly text: string;
}

const how: Partial<Record<Happening['type'], string>> = { own_goal: ' (phản lưới)', penalty: ' (phạt đền)' };

const lineOf = (goal: Happening): string => {
  const { type, player, scoreAfter } = goal;
  return `Bàn thắng: ${player?.name}${how[type] ?? ''} ${minuteText(goal)}', ${scoreAfter?.home}–${scoreAfter?.away}`;
};

/** The goals in (from, to], with a text in Vietnamese, like a stadium announcer's. */
export const goalsBetween = (fixture: DemoFixture, from: number, to: number): readonly GoalLine[] => {
  if (fixture.league.sport !== 'football' || isCalledOff(fixture)) return [];
  const [after, until] = [playedAt(fixture, from), playedAt(fixture, to)];
  return footballPlan(fixture)
    .happenings.filter((one) => isGoal(one) && one.at > after && one.at <= until)
    .map((one) => ({ key: `goal-${one.eventId}`, groupId: fixture.fixtureId, text: lineOf(one) }));
};

/** The goals of a football match, those to come as well; none behind the instant at which it is abandoned. */
export const goalsOnAir = memoizeByFixture(60, (fixture: DemoFixture): readonly GoalOnAir[] =>
  isCalledOff(fixture)
    ? []
    : footballPlan(fixture)
        .happenings.filter((one) => isGoal(one) && one.at <= playedAt(fixture, Infinity))
        .map(({ ts, side }) => ({ ts, side })),
);
