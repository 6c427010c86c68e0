import type { HandEnd } from '#domain/match/board/casino.ts';
import type { TableGuesses } from '#domain/match/board/guess.ts';
import type { Outcome } from './failure.ts';

/** A hand of a table. */
export interface Hand {
  readonly fixtureId: string;
  readonly round: number;
}

/** What viewers guess at tables. */
export interface GuessesPort {
  readonly read: (hand: Hand, signal: AbortSignal) => Promise<Outcome<TableGuesses>>;
  /** Refused with 409 once the first card is turned. */
  readonly put: (guess: Hand & { readonly guess: HandEnd }, signal: AbortSignal) => Promise<Outcome<TableGuesses>>;
}
