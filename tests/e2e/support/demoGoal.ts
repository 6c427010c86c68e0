import { isGoal } from '#domain/football/goals.ts';
import { fixturesOfDay } from '#server/demo/calendar.ts';
import { dayNumberAt } from '#server/demo/day.ts';
import { overviewOf } from '#server/demo/simulation.ts';

/** A goal of the demo, by a player of its side: the first of its match, long after its kick-off, and alone for a while. */
export const goalOfDemo = () => {
  for (const fixture of fixturesOfDay(dayNumberAt(Date.UTC(2026, 10, 21)))) {
    if (fixture.league.sport !== 'football' || fixture.crew.length === 0 || fixture.fate) continue;
    const [goal, next] = overviewOf(fixture, fixture.startTime + 8_000_000)!.events.filter(isGoal);
    if (goal?.player && goal.type === 'goal' && goal.ts - fixture.startTime > 600_000)
      if ((next?.ts ?? Infinity) - goal.ts > 400_000) return { fixture, goal, player: goal.player.name };
  }
  throw new Error('the demo has no such goal');
};
