import type { Fixture, FixtureScore, Pair } from './fixture.ts';
import type { FixtureSide } from './matchData.ts';

const leader = ([home, away]: Pair): FixtureSide | null => (home === away ? null : home > away ? 'home' : 'away');

/** Who won the shoot-out; null where there was none. */
export const shootOutWinner = ({ pen, penWinner }: Pick<FixtureScore, 'pen' | 'penWinner'>): FixtureSide | null =>
  pen ? leader(pen) : (penWinner ?? null);

/** Who won, a shoot-out included; null for a draw, or where the score is not known. */
export const winnerOf = ({ score }: Pick<Fixture, 'score'>): FixtureSide | null =>
  score && (shootOutWinner(score) ?? leader([score.home, score.away]));

/** A tie over two legs: both scores together, home and away as in the second leg. */
export interface Tie {
  readonly aggregate: Pair;
  /** Who goes on; null while it is played, and where goals and a shoot-out do not tell. */
  readonly through: FixtureSide | null;
}

/** Of the second leg of a tie; null for any other match, and where its score is not known. */
export const tieOf = ({ firstLeg, score, status }: Pick<Fixture, 'firstLeg' | 'score' | 'status'>): Tie | null => {
  if (!firstLeg || !score) return null;
  const aggregate: Pair = [firstLeg[0] + score.home, firstLeg[1] + score.away];
  return { aggregate, through: status === 'ended' ? (leader(aggregate) ?? shootOutWinner(score)) : null };
};
