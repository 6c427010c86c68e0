import { hasSides, type Match } from '../match/match.ts';
import { roomPath } from '../room/roomAddress.ts';

/**
 * The room featured on the front page: the one with most viewers. Matches with two teams come first, because their
 * scoreboard fills the picture.
 */
export const leadingRoom = (matches: readonly Match[]): Match | null => {
  const byViewers = matches
    .filter((match) => roomPath(match) !== null)
    .sort((a, b) => (b.watching ?? 0) - (a.watching ?? 0));
  return byViewers.find(hasSides) ?? byViewers[0] ?? null;
};
