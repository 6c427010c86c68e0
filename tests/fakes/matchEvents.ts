import type { MatchEvent } from '#domain/football/matchData.ts';

/** A home goal in a minute, with the scorer's name, by default. */
export const anEvent = (minute: number, name: string, change: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ eventId: `${minute}`, seq: minute, ts: minute * 60_000, minute, side: 'home', type: 'goal' },
  player: { playerId: name, name, slug: '' },
  ...change,
});
