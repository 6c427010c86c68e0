import type { MatchVotes, VoteChoice } from '#domain/football/votes.ts';
import type { Outcome } from './failure.ts';

/** What members think that matches will be. */
export interface VotesPort {
  readonly read: (fixtureId: string, signal: AbortSignal) => Promise<Outcome<MatchVotes>>;
  /** Refused with 409 from kick-off on. */
  readonly submit: (
    vote: { readonly fixtureId: string; readonly choice: VoteChoice; readonly clientId: string },
    signal: AbortSignal,
  ) => Promise<Outcome<MatchVotes>>;
}
