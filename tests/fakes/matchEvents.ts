import type { MatchEvent } from '#domain/football/matchData.ts';

/** A goal of the home side in a minute, by a name, unless told otherwise. */
export const anEvent = (minute: number, name: string, change: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ eventId: `${minute}`, seq: minute, ts: minute * 60_000, minute, side: 'home', type: 'goal' },
  player: { playerId: name, name, slug: '' },
  ...change,
});
