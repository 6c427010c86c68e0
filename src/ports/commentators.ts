import type { Booking, Match } from '#domain/match/match.ts';
import type { Outcome } from './failure.ts';

/** CA-8: the pages of single commentators. */
export interface CommentatorsPort {
  /** The matches that they have announced, by start. */
  readonly announced: (userId: string, signal: AbortSignal) => Promise<Outcome<readonly Booking[]>>;
  /** Their matches of the last two weeks, each with their own room, newest first. */
  readonly past: (userId: string, signal: AbortSignal) => Promise<Outcome<readonly Match[]>>;
}
