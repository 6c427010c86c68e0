import { hasSides, type Match } from '../match/match.ts';
import { roomPath } from '../room/roomAddress.ts';

/** The room that leads the front page: most viewers, and with two sides, if any has them, because its board fills the picture. */
export const leadingRoom = (matches: readonly Match[]): Match | null => {
  const byViewers = matches
    .filter((match) => roomPath(match) !== null)
    .sort((a, b) => (b.watching ?? 0) - (a.watching ?? 0));
  return byViewers.find(hasSides) ?? byViewers[0] ?? null;
};
