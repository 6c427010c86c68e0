import type { Fixture } from './fixture.ts';

/** A match of a tie, in the form by which a shield finds its result (B2). */
export type BracketLeg = Pick<
  Fixture,
  | ('fixtureId' | 'slug' | 'leagueId' | 'startTs' | 'timeTbc' | 'statusText' | 'status' | 'notes' | 'hidden')
  | ('localteam' | 'visitorteam' | 'score' | 'firstLeg')
>;

/** Two teams in a round of a knock-out stage: one match, or the legs in their order; never none. */
export interface BracketTie {
  readonly legs: readonly BracketLeg[];
}
