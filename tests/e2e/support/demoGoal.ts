import { isGoal } from '#domain/football/goals.ts';
import { fixturesOfDay } from '#server/demo/calendar.ts';
import { dayNumberAt } from '#server/demo/day.ts';
import { overviewOf } from '#server/demo/simulation.ts';

/**
 * A demo goal by a player of its own side: the first of its match, long after kick-off, without another one for a
 * while.
 */
export const goalOfDemo = () => {
  for (const fixture of fixturesOfDay(dayNumberAt(Date.UTC(2026, 10, 21)))) {
    if (fixture.league.sport !== 'football' || fixture.crew.length === 0 || fixture.fate) continue;
    const [goal, next] = overviewOf(fixture, fixture.startTime + 8_000_000)!.events.filter(isGoal);
    if (goal?.player && goal.type === 'goal' && goal.ts - fixture.startTime > 600_000)
      if ((next?.ts ?? Infinity) - goal.ts > 400_000) return { fixture, goal, player: goal.player.name };
  }
  throw new Error('the demo has no such goal');
};

/**
 * A demo match whose goals are at least `apartMs` after kick-off and apart from each other, in milliseconds; with all
 * of them.
 */
export const spreadGoalsOfDemo = (apartMs: number) => {
  for (const fixture of fixturesOfDay(dayNumberAt(Date.UTC(2026, 10, 21)))) {
    if (fixture.league.sport !== 'football' || fixture.crew.length === 0 || fixture.fate) continue;
    const goals = overviewOf(fixture, fixture.startTime + 9_000_000)!.events.filter(isGoal);
    const times = [fixture.startTime + apartMs, ...goals.map(({ ts }) => ts)];
    const isSpread = times.slice(1).every((ts, i) => ts - times[i]! > apartMs);
    if (goals.length > 2 && isSpread) return { fixture, goals };
  }
  throw new Error('the demo has no such match');
};
