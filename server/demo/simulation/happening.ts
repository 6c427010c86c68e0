import type { MatchEvent } from '#domain/football/matchData.ts';

/** When the periods of a match end and begin, in milliseconds since kick-off. */
export interface Clock {
  readonly halfTimeAt: number;
  readonly secondHalfAt: number;
  readonly fullTimeAt: number;
}

export type Happening = MatchEvent & { /** Milliseconds since kick-off. */ readonly at: number };

/** Before it has its place in the order of the match. */
export type Further = Omit<Happening, 'seq' | 'ts' | 'eventId' | 'minute' | 'added'>;
