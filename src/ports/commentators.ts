import type { Booking, Match } from '#domain/match/match.ts';
import type { User } from '#domain/people/user.ts';
import type { Outcome } from './failure.ts';

/** Those who comment, one by one (CA-8). */
export interface CommentatorsPort {
  /** Refused with 404 where there is none. */
  readonly one: (userId: string, signal: AbortSignal) => Promise<Outcome<User>>;
  /** What they have announced, by start. */
  readonly announced: (userId: string, signal: AbortSignal) => Promise<Outcome<readonly Booking[]>>;
  /** What they spoke over in the last two weeks, each with their own room, the latest first. */
  readonly past: (userId: string, signal: AbortSignal) => Promise<Outcome<readonly Match[]>>;
}
