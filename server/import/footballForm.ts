import type { PersonRef } from '#domain/football/fixture.ts';
import { isGoal } from '#domain/football/goals.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import type { FootballEvent } from './importBoards.ts';

/** A name alone: whoever is told so has no page. */
const person = (name: string): PersonRef => ({ playerId: name, name, slug: '' });

/** Events of football in their order, each goal that stands with the score after it. */
export const storedGoals = (events: readonly FootballEvent[]): readonly MatchEvent[] => {
  const score = { home: 0, away: 0 };
  return events
    .map((event) => ({ ...event, ts: Date.parse(event.at) }))
    .sort((a, b) => a.ts - b.ts)
    .map(({ sport: _sport, at: _at, player, assist, out, ...event }, i): MatchEvent => {
      const goal = isGoal(event);
      if (goal) score[event.side] += 1;
      return {
        ...{ ...event, seq: i + 1 },
        ...(player !== undefined && { player: person(player) }),
        ...(assist !== undefined && { assist: person(assist) }),
        ...(out !== undefined && { out: person(out) }),
        ...(goal && { scoreAfter: { ...score } }),
        ...(isGoal({ type: event.type }) && { momentId: `m-${event.eventId}` }),
      };
    });
};
